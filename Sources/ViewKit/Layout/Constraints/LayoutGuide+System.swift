import Foundation

extension LayoutGuide {
  /// Where the guide lies in its owner's coordinates.
  final var currentLayoutFrame: CGRect {
    guard let owner = layoutItem.view else { return kind == .constraints ? solvedFrame : .zero }
    switch kind {
    case .constraints:
      return solvedFrame
    case .scrollContent:
      return CGRect(origin: .zero, size: owner.scrolledContentSize)
    case .scrollFrame:
      return owner.bounds
    case .layoutMargins:
      return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea, .keyboard:
      return owner.bounds.inset(by: owner.insets(for: kind))
    case .readableContent:
      return Self.readablePart(
        of: owner.bounds.inset(by: owner.layoutMargins),
        for: owner.traitCollection.preferredContentSizeCategory
      )
    }
  }

  /// The middle of a rectangle, as wide as lines of text are easily read.
  fileprivate static func readablePart(
    of rect: CGRect,
    for category: ContentSizeCategory
  ) -> CGRect {
    let width = min(rect.size.width, readableWidth(for: category))
    return CGRect(
      x: rect.origin.x + (rect.size.width - width) / 2,
      y: rect.origin.y,
      width: width,
      height: rect.size.height
    )
  }

  /// The width in points up to which lines of text are easily read.
  ///
  /// It is 672 at the default text size, as in UIKit. For the other sizes it grows with the size of
  /// body text; UIKit's own values are not published.
  static func readableWidth(for category: ContentSizeCategory) -> CGFloat {
    let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let index = ContentSizeCategory.ascending.firstIndex(of: category) ?? 3
    return (672 * bodySizes[index] / 17).rounded(.down)
  }

  /// The name under which UIKit prints a guide of the system.
  static func identifier(for kind: Kind) -> String {
    switch kind {
    case .constraints: ""
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    }
  }
}

extension View {
  /// The distances from the bounds to one of the system's guides.
  func insets(for kind: LayoutGuide.Kind) -> EdgeInsets {
    switch kind {
    case .constraints, .scrollContent, .scrollFrame: return .zero
    case .layoutMargins: return layoutMargins
    case .safeArea: return safeAreaInsets
    case .keyboard:
      return EdgeInsets(
        top: storedBounds.size.height - keyboardGuideHeight,
        left: 0,
        bottom: 0,
        right: 0
      )
    case .readableContent:
      var insets = layoutMargins
      let inner = bounds.inset(by: insets)
      let readable = LayoutGuide.readablePart(
        of: inner,
        for: traitCollection.preferredContentSizeCategory
      )
      insets.left += readable.origin.x - inner.origin.x
      insets.right += inner.maxX - readable.maxX
      return insets
    }
  }
}
