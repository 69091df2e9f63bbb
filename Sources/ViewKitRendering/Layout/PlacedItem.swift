import Foundation
import ViewKit

/// A view or a guide in a constraint, with its position in the picture's coordinates.
struct PlacedItem {
  /// The alignment rectangle, which constraints refer to.
  let rect: CGRect
  /// The view, or the owner of the guide.
  let view: View
  let isGuide: Bool
  private let isMarginsGuide: Bool

  /// Locates an item; returns nil if it isn't in the tree.
  init?(_ item: AnyObject?, in root: View) {
    if let guide = item as? LayoutGuide {
      guard let owner = guide.owningView, owner.isDescendant(of: root) else { return nil }
      view = owner
      rect = owner.convert(guide.layoutFrame, to: root)
      isGuide = true
      isMarginsGuide = guide.identifier == "UIViewLayoutMarginsGuide"
    } else if let view = item as? View, view.isDescendant(of: root) {
      self.view = view
      let own = view.alignmentRect(forFrame: view.bounds)
      rect = view.convert(own, to: root)
      isGuide = false
      isMarginsGuide = false
    } else {
      return nil
    }
  }

  /// The view whose layout direction applies to a constraint between two items.
  static func readingView(_ first: PlacedItem, _ second: PlacedItem) -> View? {
    let isOneView = first.view === second.view && !first.isGuide && !second.isGuide
    return isOneView
      ? first.view.superview ?? first.view : first.view.nearestCommonAncestor(with: second.view)
  }

  /// The rectangle inside the margins of a view.
  private var inner: CGRect {
    let margins = view.layoutMargins
    return CGRect(
      x: rect.minX + margins.left,
      y: rect.minY + margins.top,
      width: rect.width - margins.left - margins.right,
      height: rect.height - margins.top - margins.bottom
    )
  }

  /// Returns the position of an attribute along its axis, in the layout direction of a view; nil
  /// for a size.
  func position(
    _ attribute: LayoutConstraint.Attribute,
    reading readingView: View?
  ) -> CGFloat? {
    let isOfMargins =
      isMarginsGuide || attribute == .leadingMargin || attribute == .trailingMargin
    let direction = (isOfMargins ? view : readingView)?.effectiveUserInterfaceLayoutDirection
    let isRightToLeft = direction == .rightToLeft
    return switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isRightToLeft ? rect.maxX : rect.minX
    case .trailing: isRightToLeft ? rect.minX : rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .firstBaseline: baseline ?? rect.minY
    case .lastBaseline: baseline ?? rect.maxY
    case .leftMargin: inner.minX
    case .rightMargin: inner.maxX
    case .leadingMargin: isRightToLeft ? inner.maxX : inner.minX
    case .trailingMargin: isRightToLeft ? inner.minX : inner.maxX
    case .centerXWithinMargins: inner.midX
    case .topMargin: inner.minY
    case .bottomMargin: inner.maxY
    case .centerYWithinMargins: inner.midY
    case .width, .height, .notAnAttribute: nil
    }
  }

  /// The baseline of a single line of text, or nil for a view without text.
  private var baseline: CGFloat? {
    guard !isGuide, let label = view as? Label ?? (view as? Button)?.shownTitle else { return nil }
    let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    let ascender = label.environment.textMeasurer.ascender(of: label.font)
    return rect.minY + label.convert(text, to: view).minY + ascender
  }
}

extension Button {
  /// The label of the title, if the button shows one.
  fileprivate var shownTitle: Label? {
    subviews.lazy.compactMap { $0 as? Label }.first
  }
}

extension LayoutConstraint.Attribute {
  /// The axis of the attribute.
  var axis: LayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    default:
      .horizontal
    }
  }

  var isSize: Bool { self == .width || self == .height }
}

extension CGRect {
  /// The ends of the rectangle along an axis.
  func range(_ axis: LayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension LayoutConstraint.Axis {
  /// The other axis.
  var other: LayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
