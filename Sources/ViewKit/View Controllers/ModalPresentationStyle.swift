/// How a presented controller is shown, as far as it decides what the presenter is told.
///
/// Only ``fullScreen`` and ``currentContext`` cover the presenter, which is then told that it
/// disappears. The presented view covers the window in all styles but the two of the context, where
/// it covers the view of the controller that defines it.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// The system's choice, which is a sheet.
  case automatic = -2
  /// No style; a controller can't be presented with it.
  case none = -1
  /// Covers the window; the presenter disappears.
  case fullScreen = 0
  /// A sheet over the presenter.
  case pageSheet = 1
  /// A smaller sheet over the presenter.
  case formSheet = 2
  /// Covers the controller that defines the context, which disappears.
  case currentContext = 3
  /// A way of the app's own.
  case custom = 4
  /// Covers the window; the presenter stays.
  case overFullScreen = 5
  /// Covers the controller that defines the context, which stays.
  case overCurrentContext = 6
  /// A popover over the presenter.
  case popover = 7

  /// The presenter disappears.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// The presentation takes place over the nearest controller that defines a context.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}
