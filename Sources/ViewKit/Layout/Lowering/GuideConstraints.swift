import Foundation

/// One side of a guide of the system, which lies at a known distance from that of its owner.
struct GuideEdge {
  let guide: LayoutGuide
  /// Left, right, top or bottom.
  let side: LayoutConstraint.Attribute

  /// The name that UIKit's constraint for the side has, or nil for a guide without such constraints.
  var identifier: String? {
    let side =
      switch side {
      case .left: "left"
      case .right: "right"
      case .top: "top"
      default: "bottom"
      }
    switch guide.kind {
    case .layoutMargins: return "UIView-\(side)Margin-guide-constraint"
    case .safeArea, .readableContent: return "\(LayoutGuide.identifier(for: guide.kind))-\(side)"
    case .constraints, .scrollContent, .scrollFrame, .keyboard: return nil
    }
  }

  /// The distance from the owner's side inwards.
  fileprivate func distance(in owner: View) -> CGFloat {
    let insets = owner.insets(for: guide.kind)
    return switch side {
    case .left: insets.left
    case .right: insets.right
    case .top: insets.top
    default: insets.bottom
    }
  }

  fileprivate func isSame(as other: GuideEdge) -> Bool {
    guide === other.guide && side == other.side
  }
}

/// What a side of the system's guides means as a constraint, in reports and questions about a layout.
///
/// It is required, and has the name and the form of UIKit's. It is made when something asks for it:
/// the engine keeps distances, not constraints, for these guides. Changing one changes nothing.
final class GuideEdgeLayoutConstraint: LayoutConstraint {
  convenience init?(_ edge: GuideEdge) {
    guard let owner = edge.guide.owningView, let identifier = edge.identifier else { return nil }
    self.init()
    let isStart = edge.side == .left || edge.side == .top
    let distance = edge.distance(in: owner)
    setSystemTerms(
      LayoutTerm(item: edge.guide.layoutItem, attribute: edge.side),
      LayoutTerm(item: owner.ensureLayoutItem(), attribute: edge.side),
      constant: isStart ? distance : -distance
    )
    self.identifier = identifier
  }

  override var isActive: Bool {
    get { true }
    set {}
  }

  override var description: String { lineDescription(as: "\(LayoutConstraint.self)") }
}

extension LayoutConstraint {
  /// The constraints of the system's guides that others rest on, each once.
  static func guideConstraints(
    behind constraints: [LayoutConstraint]
  ) -> [LayoutConstraint] {
    var edges: [GuideEdge] = []
    for edge in constraints.flatMap(\.guideEdges) where !edges.contains(where: edge.isSame) {
      edges.append(edge)
    }
    return edges.compactMap { GuideEdgeLayoutConstraint($0) }
  }

  /// The constraints of the system's guides without which others would not contradict each other.
  ///
  /// A guide that stands for itself, whatever its owner, needs none: that is one with a single side
  /// among them, and an owner that is not.
  static func guideConstraints(
    contradicting constraints: [LayoutConstraint]
  ) -> [LayoutConstraint] {
    let needed = guideConstraints(behind: constraints)
    return needed.filter { constraint in
      guard let owner = constraint.secondLayoutItem else { return false }
      let isMentioned = constraints.contains { other in
        var found = false
        other.forEachItem { if $0 === owner { found = true } }
        return found
      }
      let others = needed.filter {
        $0.secondLayoutItem === owner
          && $0.firstAttribute.isHorizontal == constraint.firstAttribute.isHorizontal
      }
      return isMentioned || others.count > 1
    }
  }

  /// The sides of the system's guides that the constraint mentions.
  private final var guideEdges: [GuideEdge] {
    guard let isRightToLeft = readingView?.isRightToLeft else { return [] }
    var edges: [GuideEdge] = []
    for term in [firstTerm, secondTerm].compactMap({ $0 }) {
      let places =
        [(term.item, term.attribute)] + (term.origin.map { [($0.item, $0.attribute)] } ?? [])
      for (item, attribute) in places {
        guard let guide = item.guide, guide.isMadeBySystem else { continue }
        let countsOwn = item.ownDirectionCounts(for: attribute)
        let spot = LayoutSpot(
          attribute,
          isRightToLeft: countsOwn ? item.view?.isRightToLeft == true : isRightToLeft
        )
        edges += spot.sides.map { GuideEdge(guide: guide, side: $0) }
      }
    }
    return edges
  }
}

extension LayoutSpot {
  /// The sides of a rectangle that decide where the place is.
  fileprivate var sides: [LayoutConstraint.Attribute] {
    let (start, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      axis == .horizontal ? (.left, .right) : (.top, .bottom)
    return switch place {
    case .origin, .firstBaseline: [start]
    case .end, .lastBaseline: [end]
    case .center, .length: [start, end]
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool { self == .left || self == .right }
}
