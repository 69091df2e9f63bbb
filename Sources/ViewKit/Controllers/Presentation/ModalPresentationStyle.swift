/// The styles in which a view controller can be presented.
///
/// Only ``fullScreen`` and ``currentContext`` cover the presenting view controller, whose
/// disappearance hooks are then called. A sheet has its own size: on a phone it is as wide as the
/// window and leaves a gap at the top; on a pad it is centred and has a compact horizontal size
/// class. In a compact height it fills the window. The two context styles cover the view of the
/// controller that defines the context; all others cover the window.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// The system's choice, which is ``pageSheet``.
  case automatic = -2
  /// No style; a view controller can't be presented with it.
  case none = -1
  /// Covers the window; the presenting view controller disappears.
  case fullScreen = 0
  /// A sheet over the presenting view controller; on a pad, as wide as the readable width plus
  /// margins.
  case pageSheet = 1
  /// A sheet over the presenting view controller; on a pad, sized by
  /// ``ViewController/preferredContentSize``.
  case formSheet = 2
  /// Covers the view controller that defines the context, which disappears.
  case currentContext = 3
  /// A custom style.
  case custom = 4
  /// Covers the window; the presenting view controller stays visible.
  case overFullScreen = 5
  /// Covers the view controller that defines the context, which stays visible.
  case overCurrentContext = 6
  /// A popover over the presenting view controller; on a phone a ``pageSheet``, on a pad as large
  /// as the window.
  case popover = 7

  /// Whether the presenting view controller disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the style is a sheet on every device.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

  /// Whether the presentation covers the nearest view controller that defines a context.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}
