import Foundation

/// Checks that actionable elements are 8 points apart on phones, and 12 on other devices.
enum SpacingRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    let distance: CGFloat = screen.isPhone ? 8 : 12
    return NeighbourSearch(screen, reach: distance).findings { element, other in
      let gap = element.area.gap(to: other.area)
      return gap >= 0 && gap < distance ? gap : nil
    } finding: { element, neighbours in
      AuditFinding(
        subject: element.object,
        found: "\((neighbours.map(\.measure).min() ?? 0).short) pt to the next one",
        needed: "\(distance.short) pt",
        fix: "Move them apart",
        others: neighbours.map(\.element.object)
      )
    }
  }
}

extension CGRect {
  /// Returns the distance to another rectangle along the axis that separates them.
  ///
  /// It is negative if they intersect.
  fileprivate func gap(to other: CGRect) -> CGFloat {
    max(other.minX - maxX, minX - other.maxX, other.minY - maxY, minY - other.maxY)
  }
}
