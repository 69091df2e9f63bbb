import Foundation

/// Compares each actionable element with the preceding ones nearby.
struct NeighbourSearch {
  private let screen: AuditScreen
  private let reach: CGFloat

  struct Member {
    let element: AuditElement
    /// The visible part of the element.
    let area: CGRect
    let layer: Int?
  }

  typealias Neighbour = (element: AuditElement, measure: CGFloat)

  /// The maximum number of other elements that an issue names.
  private static let neighbourLimit = 8
  /// The maximum number of nearby elements with which an element is compared.
  private static let comparisonLimit = 64

  init(_ screen: AuditScreen, reach: CGFloat) {
    self.screen = screen
    self.reach = reach
  }

  /// Returns a finding for each element that is too close to preceding ones.
  ///
  /// - Parameters:
  ///   - measure: Returns by how much two elements are too close, or nil if they are not.
  ///   - finding: Creates the finding.
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

  /// Returns whether two elements are on the same layer and neither contains the other.
  private func areApart(_ first: Member, _ second: Member) -> Bool {
    let (one, other) = (first.element.object, second.element.object)
    return first.layer == second.layer && !one.isHeld(by: other) && !other.isHeld(by: one)
  }
}

extension Responder {
  /// Returns whether an object is this object or one of its ancestors.
  fileprivate func isHeld(by other: Responder) -> Bool {
    sequence(first: self, next: \.accessibilityParent).contains { $0 === other }
  }
}
