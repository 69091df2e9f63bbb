/// The way in which a presented controller is shown over its presenter.
///
/// Only ``fullScreen`` and ``currentContext`` cover the presenter, which is then told that it
/// disappears. A sheet has its own size: as wide as a phone, with a gap at the top, and in the middle of
/// a pad, where it has a compact width. Where the height is compact it fills the window. The two styles
/// of the context cover the view of the controller that defines it, and all others the window.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// The system's choice, which is a ``pageSheet``.
  case automatic = -2
  /// No style; a controller can't be presented with it.
  case none = -1
  /// Covers the window; the presenter disappears.
  case fullScreen = 0
  /// A sheet over the presenter, on a pad as wide as text is easily read.
  case pageSheet = 1
  /// A sheet over the presenter, on a pad as large as ``ViewController/preferredContentSize``.
  case formSheet = 2
  /// Covers the controller that defines the context, which disappears.
  case currentContext = 3
  /// A way of the app's own.
  case custom = 4
  /// Covers the window; the presenter stays.
  case overFullScreen = 5
  /// Covers the controller that defines the context, which stays.
  case overCurrentContext = 6
  /// A popover over the presenter: on a phone a ``pageSheet``, on a pad as large as the window.
  case popover = 7

  /// The presenter disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// The style is that of a sheet on every device.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

  /// The presentation takes place over the nearest controller that defines a context.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}
