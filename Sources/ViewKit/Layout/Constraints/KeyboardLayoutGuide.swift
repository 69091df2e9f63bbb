import Foundation

/// A layout guide that represents the space that the keyboard takes up in a view.
///
/// Tie what must stay visible to the guide of a view, and it moves when a keyboard comes and goes:
///
/// ```swift
/// form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
/// ```
///
/// The guide is as wide as its view. It reaches from the view's bottom up to the keyboard's top, or to
/// the bottom of the safe area while no keyboard covers the view. A keyboard is shown by
/// ``Window/keyboardHeight``, and always lies at the bottom of the window.
open class KeyboardLayoutGuide: LayoutGuide {
  /// A Boolean value that indicates whether the guide reaches up to the view's safe area without a
  /// keyboard.
  ///
  /// True by default. Otherwise the guide has no height while no keyboard covers the view.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owner = layoutItem.view else { return }
      owner.engineNotesInsets()
      owner.markNeedsLayout()
    }
  }
}

extension View {
  /// The height in points of the keyboard layout guide, which ends at the bottom of the view.
  var keyboardGuideHeight: CGFloat {
    let guide = layoutItem?.guides.first { $0.kind == .keyboard } as? KeyboardLayoutGuide
    return max(keyboardCover, guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom)
  }
}
