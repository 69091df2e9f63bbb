import Foundation

/// Checks that an actionable element is not covered by another one.
///
/// Elements that contain one another are exempt, and so are bars and modal views, which cover the
/// content that scrolls behind them. An issue names at most eight other elements, so that an audit
/// stays linear.
enum OverlapRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    NeighbourSearch(screen, reach: 0).findings { element, other in
      let common = element.area.intersection(other.area)
      guard min(common.width, common.height) > tolerance else { return nil }
      let smaller = min(element.area.size.area, other.area.size.area)
      return common.size.area / smaller
    } finding: { element, neighbours in
      let share = neighbours.map(\.measure).max() ?? 0
      return AuditFinding(
        subject: element.object,
        found: "\((share * 100).rounded().short) % of the smaller one covered",
        needed: "hit areas that lie apart",
        fix: "Move one of them, or make one an element that holds both",
        severity: share > seriousShare ? .error : nil,
        others: neighbours.map(\.element.object)
      )
    }
  }

  private static let tolerance: CGFloat = 0.1
  private static let seriousShare: CGFloat = 0.25
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}
