import Foundation

/// What a person acts on is at least 44 points wide and high.
///
/// A view that takes touches is asked: the corners of the square around the middle of its
/// accessibility frame have to be its own. Of anything else the frames are measured.
enum TouchTargetRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    let traits = screen.audit.checksLinkSize ? touchTraits.union(.link) : touchTraits
    return (screen.elements + screen.sizeless)
      .filter { !$0.traits.isDisjoint(with: traits) }
      .compactMap { finding(for: $0, side: screen.audit.minimumTargetSize) }
  }

  private static let touchTraits: AccessibilityTraits = [
    .button, .searchField, .playsSound, .keyboardKey, .adjustable, .toggleButton,
  ]
  private static let tolerance: CGFloat = 0.1

  private static func finding(for element: AuditElement, side: CGFloat) -> AuditFinding? {
    let view = element.view
    let isHit = view?.isUserInteractionEnabled == true
    if isHit, let view, takesTouches(view, around: element.frame.middle, side: side) { return nil }
    let sizes = [element.frame.size] + (view.map { [$0.frame.size] } ?? [])
    let small = sizes.first { min($0.width, $0.height) < side - tolerance }
    guard isHit || small != nil else { return nil }
    return AuditFinding(
      subject: element.object,
      found: small?.short ?? "touches that are not taken around the middle of \(sizes[0].short)",
      needed: "\(side.short) x \(side.short) pt",
      fix: "Make it larger, or let point(inside:with:) take touches around it"
    )
  }

  private static func takesTouches(_ view: View, around middle: CGPoint, side: CGFloat) -> Bool {
    let reach = side / 2 - tolerance
    return [(-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach)].allSatisfy { x, y in
      let corner = CGPoint(x: middle.x + x, y: middle.y + y)
      return view.point(inside: view.convert(corner, from: nil), with: nil)
    }
  }
}
