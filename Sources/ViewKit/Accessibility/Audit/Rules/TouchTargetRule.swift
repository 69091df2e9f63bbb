import Foundation

/// Checks that an actionable element is at least 44 points wide and high.
///
/// A view that receives touches is hit-tested: the corners of the square around the centre of its
/// accessibility frame must be inside it. For other elements, the frames are measured.
enum TouchTargetRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    let traits = screen.audit.checksLinkSize ? touchTraits.union(.link) : touchTraits
    let targets = (screen.elements + screen.sizeless)
      .filter { !$0.traits.isDisjoint(with: traits) }
    let side = screen.audit.minimumTargetSize
    let found = targets.map { finding(for: $0, side: side) }
    guard screen.audit.allowsSmallTargetsApart else { return found.compactMap(\.self) }
    return crowded(found, targets.map(\.frame), side: side)
  }

  /// Returns the findings whose targets are not apart from other targets.
  private static func crowded(
    _ found: [AuditFinding?],
    _ frames: [CGRect],
    side: CGFloat
  ) -> [AuditFinding] {
    var places = SpatialIndex()
    for frame in frames {
      places.insert(frame)
    }
    return frames.indices.compactMap { index in
      let middle = frames[index].middle
      var isApart = true
      places.forEachCrossing(CGRect(origin: middle, size: .zero).insetBy(dx: -side, dy: -side)) {
        guard $0 != index else { return true }
        let isNear = frames[$0].distance(to: middle) < side / 2 - tolerance
        let isNearSmall =
          found[$0] != nil && frames[$0].middle.distance(to: middle) < side - tolerance
        isApart = !isNear && !isNearSmall
        return isApart
      }
      return isApart ? nil : found[index]
    }
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
    let isSystems = small.map { isSystemSize($0, of: element.object, side: side) } ?? false
    return AuditFinding(
      subject: element.object,
      found: small?.short ?? "touches that are not taken around the middle of \(sizes[0].short)",
      needed: "\(side.short) x \(side.short) pt",
      fix: "Make it larger, or let point(inside:with:) take touches around it",
      severity: isSystems ? .info : nil,
      summary: isSystems ? "Hit area has the system's own size" : nil
    )
  }

  /// Returns whether each side that is too small has the control's system length.
  private static func isSystemSize(_ size: CGSize, of object: Responder, side: CGFloat) -> Bool {
    func isFit(_ length: CGFloat, _ own: CGFloat) -> Bool {
      length >= min(own, side) - tolerance
    }
    if let own = (object as? View)?.systemSize {
      return isFit(size.width, own.width) && isFit(size.height, own.height)
    }
    // The parts of a control are as high as the control.
    guard object is AccessibilityElement, let control = object.accessibilityParent as? Control,
      control is Stepper || control is SegmentedControl, let own = control.systemSize
    else { return false }
    return isFit(size.width, side) && isFit(size.height, own.height)
  }

  private static func takesTouches(_ view: View, around middle: CGPoint, side: CGFloat) -> Bool {
    let reach = side / 2 - tolerance
    return [(-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach)].allSatisfy { x, y in
      let corner = CGPoint(x: middle.x + x, y: middle.y + y)
      return view.point(inside: view.convert(corner, from: nil), with: nil)
    }
  }
}

extension View {
  /// The size that the system gives the control; nil if the app determines the size.
  fileprivate var systemSize: CGSize? {
    switch self {
    case is Switch, is Stepper:
      return sizeThatFits(bounds.size)
    case is Slider, is SegmentedControl:
      // The app determines the width.
      return CGSize(width: .infinity, height: sizeThatFits(bounds.size).height)
    case let button as Button:
      guard button.buttonType == .system, button.contentEdgeInsets == .zero,
        button.currentImage == nil
      else { return nil }
      let own = button.intrinsicContentSize
      return CGSize(width: own.width, height: max(own.height, Self.heightOfSystemButton))
    default:
      return nil
    }
  }

  /// The height in points of a system button with a title in its default font.
  private static let heightOfSystemButton: CGFloat = 30
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension CGRect {
  /// Returns the distance to a point; 0 if the point is inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let nearest = CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    return nearest.distance(to: point)
  }
}
