public import Foundation
public import ViewKit

/// Shows a view or a controller on a device, as an app would, and lets a test act on it.
///
/// Once the host is there, the appearance has been run to its end and everything is laid out.
///
/// ```swift
/// let host = ViewHost(GreetingViewController(), on: .phone)
/// host.tap(at: CGPoint(x: 195, y: 400))
/// host.move(to: .phone.landscape)
/// ```
///
/// Conflicts and diagnostics are kept instead of being printed. The host holds the window, and the
/// window the tree: keep the host as long as the test needs either.
public final class ViewHost {
  /// The window, as large as the device.
  public let window: Window

  /// The root controller: the one that was given, else one that shows the view that was given.
  public let controller: ViewController

  /// The view that was given, else the controller's.
  public var view: View { hosted ?? controller.view }

  private let hosted: View?

  /// The device that the window stands for.
  public private(set) var device: Device

  /// The conflicts so far, in the order in which they arose.
  public private(set) var conflicts: [LayoutConflict] = []

  /// What has gone wrong so far without being a reason to stop.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Shows a controller that fills a device.
  ///
  /// - Parameters:
  ///   - controller: The controller; its view is loaded now, if it has not been.
  ///   - device: The device.
  ///   - environment: Text metrics and sizes of controls; its traits give way to the device's.
  public convenience init(
    _ controller: ViewController,
    on device: Device = .phone,
    environment: Environment = .default
  ) {
    self.init(controller, view: nil, device, environment)
  }

  /// Shows a view on a device.
  ///
  /// - Parameters:
  ///   - view: The view; none that another host shows.
  ///   - device: The device.
  ///   - frame: Where the view lies on the device, in points, or nil to fill it.
  ///   - environment: Text metrics and sizes of controls; its traits give way to the device's.
  public convenience init(
    _ view: View,
    on device: Device = .phone,
    frame: CGRect? = nil,
    environment: Environment = .default
  ) {
    self.init(HostController(view, frame: frame), view: view, device, environment)
  }

  private init(
    _ controller: ViewController,
    view: View?,
    _ device: Device,
    _ environment: Environment
  ) {
    self.controller = controller
    self.device = device
    hosted = view
    window = Window(frame: CGRect(origin: .zero, size: device.size))
    var environment = environment
    environment.traits = device.traits
    window.environment = environment
    window.safeAreaInsets = device.safeArea
    window.layoutConflictObserver = { [weak self] in self?.conflicts.append($0) }
    window.diagnosticObserver = { [weak self] in self?.diagnostics.append($0) }
    window.rootViewController = controller
    show()
  }

  // MARK: Acting

  /// Takes turns of the run loop until nothing waits, and leaves everything laid out.
  public func flush() {
    window.flush()
  }

  /// Shows the window, which runs the appearance; nothing happens while it is shown.
  public func show() {
    window.makeKeyAndVisible()
    flush()
  }

  /// Hides the window, which runs the disappearance; nothing happens while it is hidden.
  public func hide() {
    window.isHidden = true
    flush()
  }

  /// Shows a keyboard at the bottom of the window, or gives the present one another height.
  ///
  /// What is tied to `View.keyboardLayoutGuide` has moved when the method returns.
  public func showKeyboard(height: CGFloat) {
    window.keyboardHeight = height
    flush()
  }

  /// Hides the keyboard; nothing happens while there is none.
  public func hideKeyboard() {
    showKeyboard(height: 0)
  }

  /// Gives the window another size in points, as resizing an app's window does.
  ///
  /// Controllers hear of it in UIKit's order. Traits and safe area stay.
  public func resize(to size: CGSize) {
    device.size = size
    window.transition(to: size, traits: TraitCollection())
    flush()
  }

  /// Makes the window one of another device, as turning a device or changing settings does.
  ///
  /// Size and traits change together, and controllers hear of it in UIKit's order.
  public func move(to device: Device) {
    self.device = device
    window.safeAreaInsets = device.safeArea
    window.transition(to: device.size, traits: device.traits)
    flush()
  }
}

/// Shows a view that was made elsewhere.
private final class HostController: ViewController {
  private let hosted: View
  private let hostedFrame: CGRect?

  init(_ view: View, frame: CGRect?) {
    hosted = view
    hostedFrame = frame
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    guard let hostedFrame else {
      view = hosted
      return
    }
    hosted.frame = hostedFrame
    let ground = View()
    ground.addSubview(hosted)
    view = ground
  }
}
