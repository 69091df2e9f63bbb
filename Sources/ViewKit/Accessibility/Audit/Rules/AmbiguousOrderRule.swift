/// Checks that the positions of the elements determine their reading order.
///
/// Elements whose tops differ by less than a tolerance count as one line, and lines can chain; see
/// ``AccessibilityOrderConflict``.
enum AmbiguousOrderRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    screen.selection.orderConflicts.map { conflict in
      AuditFinding(
        subject: conflict.middle,
        found: "three elements each of which is read before the next, in a circle",
        needed: "lines whose tops differ clearly, or not at all",
        fix: "Align the tops, or list the elements in accessibilityElements",
        others: [conflict.highest, conflict.lowest]
      )
    }
  }
}
