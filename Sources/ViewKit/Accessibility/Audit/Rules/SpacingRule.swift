import Foundation

/// What a person acts on keeps a distance of 8 points from its neighbours, 12 beyond phones.
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
  /// The distance to another rectangle along the axis that parts them; negative where they cross.
  fileprivate func gap(to other: CGRect) -> CGFloat {
    max(other.minX - maxX, minX - other.maxX, other.minY - maxY, minY - other.maxY)
  }
}
