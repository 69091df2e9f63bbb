extension View {
  /// The keys of what an archive keeps of a view; subclasses have keys of their own.
  package enum ArchiveKey {
    /// Six numbers: the place of the frame, then the place and the size of the bounds.
    package static let geometry = "ViewKit.geometry"
    /// Six numbers: the transform from a to ty.
    package static let transform = "ViewKit.transform"
    package static let alpha = "ViewKit.alpha"
    package static let tag = "ViewKit.tag"
    package static let backgroundColor = "ViewKit.backgroundColor"
    package static let tintColor = "ViewKit.tintColor"
    package static let contentMode = "ViewKit.contentMode"
    package static let userInterfaceStyle = "ViewKit.overrideUserInterfaceStyle"
    /// The mask's bits as a whole number.
    package static let autoresizingMask = "ViewKit.autoresizingMask"
    package static let semanticContentAttribute = "ViewKit.semanticContentAttribute"
    /// A point.
    package static let contentOffset = "ViewKit.contentOffset"
    /// Four numbers: top, left, bottom, right.
    package static let margins = "ViewKit.layoutMargins"
    /// Four numbers: top, leading, bottom, trailing.
    package static let directionalMargins = "ViewKit.directionalLayoutMargins"
    /// Four numbers: hugging along both axes, then compression resistance along both.
    package static let contentPriorities = "ViewKit.contentPriorities"
    package static let guides = "ViewKit.layoutGuides"
    package static let subviews = "ViewKit.subviews"
    package static let constraints = "ViewKit.constraints"
    package static let gestureRecognizers = "ViewKit.gestureRecognizers"

    package static let isHidden = "ViewKit.isHidden"
    package static let isOpaque = "ViewKit.isOpaque"
    package static let clipsToBounds = "ViewKit.clipsToBounds"
    package static let isUserInteractionEnabled = "ViewKit.isUserInteractionEnabled"
    package static let isMultipleTouchEnabled = "ViewKit.isMultipleTouchEnabled"
    package static let autoresizesSubviews = "ViewKit.autoresizesSubviews"
    package static let translatesMask = "ViewKit.translatesAutoresizingMaskIntoConstraints"
    package static let preservesSuperviewMargins = "ViewKit.preservesSuperviewLayoutMargins"
    package static let insetsMarginsFromSafeArea = "ViewKit.insetsLayoutMarginsFromSafeArea"

    static let flags: [(String, ViewFlags)] = [
      (isHidden, .isHidden),
      (isOpaque, .isOpaque),
      (clipsToBounds, .clipsToBounds),
      (isUserInteractionEnabled, .isUserInteractionEnabled),
      (isMultipleTouchEnabled, .isMultipleTouchEnabled),
      (autoresizesSubviews, .autoresizesSubviews),
      (translatesMask, .translatesMask),
      (preservesSuperviewMargins, .preservesSuperviewMargins),
      (insetsMarginsFromSafeArea, .insetsMarginsFromSafeArea),
    ]
  }
}
