import Foundation

/// Compares each element that a person acts on with those before it that are near.
struct NeighbourSearch {
  private let screen: AuditScreen
  private let reach: CGFloat

  struct Member {
    let element: AuditElement
    /// What can be seen of it.
    let area: CGRect
    let layer: Int?
  }

  typealias Neighbour = (element: AuditElement, measure: CGFloat)

  /// An issue names at most so many others.
  private static let neighbourLimit = 8
  /// So many that lie near are compared.
  private static let comparisonLimit = 64

  init(_ screen: AuditScreen, reach: CGFloat) {
    self.screen = screen
    self.reach = reach
  }

  /// Returns a finding for each element that has neighbours before it.
  ///
  /// - Parameters:
  ///   - measure: How far an element and another one are too near; nil where they are not.
  ///   - finding: Makes the finding.
  /// - Returns: The findings in the order of the elements.
  func findings(
    _ measure: (Member, Member) -> CGFloat?,
    finding: (AuditElement, [Neighbour]) -> AuditFinding
  ) -> [AuditFinding] {
    var index = SpatialIndex()
    var members: [Member] = []
    var findings: [AuditFinding] = []
    for member in screen.actionable.compactMap(member) {
      var neighbours: [Neighbour] = []
      var compared = 0
      index.forEachCrossing(member.area.insetBy(dx: -reach, dy: -reach)) { number in
        compared += 1
        let other = members[number]
        if let measured = measure(member, other), areApart(member, other) {
          neighbours.append((other.element, measured))
        }
        return neighbours.count < Self.neighbourLimit && compared < Self.comparisonLimit
      }
      if !neighbours.isEmpty { findings.append(finding(member.element, neighbours)) }
      index.insert(member.area)
      members.append(member)
    }
    return findings
  }

  private func member(_ element: AuditElement) -> Member? {
    let view = screen.view(element.view ?? element.object.accessibilityParent as? View)
    let area = view.map { element.frame.intersection($0.clip) } ?? element.frame
    guard !area.isEmpty else { return nil }
    return Member(element: element, area: area, layer: view?.layer)
  }

  /// Tells whether two elements are on the same layer, and neither is held by the other.
  private func areApart(_ first: Member, _ second: Member) -> Bool {
    let (one, other) = (first.element.object, second.element.object)
    return first.layer == second.layer && !one.isHeld(by: other) && !other.isHeld(by: one)
  }
}

extension Responder {
  /// Tells whether another object is on the way up from this one.
  fileprivate func isHeld(by other: Responder) -> Bool {
    sequence(first: self, next: \.accessibilityParent).contains { $0 === other }
  }
}
