public import Foundation
public import ViewKit

/// An object that shows a view or a view controller on a device and lets a test interact with it.
///
/// After initialization the appearance transition has ended and everything is laid out.
///
/// ```swift
/// let host = ViewHost(GreetingViewController(), on: .phone)
/// host.tap(at: CGPoint(x: 195, y: 400))
/// host.move(to: .phone.landscape)
/// ```
///
/// Conflicts and diagnostics are collected instead of printed. The host retains the window, and the
/// window retains the view tree, so keep the host as long as the test needs either.
public final class ViewHost {
  /// The window, which has the size of the device.
  public let window: Window

  /// The root view controller: the given one, or one that was created to show the given view.
  public let controller: ViewController

  /// The given view, or the view of the given view controller.
  public var view: View { hosted ?? controller.view }

  private let hosted: View?

  /// The device that the window simulates.
  public private(set) var device: Device

  /// The conflicts so far, in the order in which they occurred.
  public private(set) var conflicts: [LayoutConflict] = []

  /// The diagnostics so far, which are problems that don't stop the program.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Shows a view controller, at full size, on a device.
  ///
  /// - Parameters:
  ///   - controller: The view controller; its view is loaded now if it hasn't been.
  ///   - device: The device.
  ///   - environment: Text metrics and control sizes; the device's traits replace its traits.
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
  ///   - view: The view; it must not be shown by another host.
  ///   - device: The device.
  ///   - frame: The view's frame on the device, in points, or `nil` to fill it.
  ///   - environment: Text metrics and control sizes; the device's traits replace its traits.
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

  /// Runs the run loop until nothing is pending, then lays out the window.
  public func flush() {
    window.flush()
  }

  /// Shows the window, which runs the appearance transition; does nothing if it is visible.
  public func show() {
    window.makeKeyAndVisible()
    flush()
  }

  /// Hides the window, which runs the disappearance transition; does nothing if it is hidden.
  public func hide() {
    window.isHidden = true
    flush()
  }

  /// Shows a keyboard at the bottom of the window, or changes the height of a visible one.
  ///
  /// When the method returns, views constrained to `View.keyboardLayoutGuide` have moved.
  public func showKeyboard(height: CGFloat) {
    window.keyboardHeight = height
    flush()
  }

  /// Hides the keyboard; does nothing if there is none.
  public func hideKeyboard() {
    showKeyboard(height: 0)
  }

  /// Changes the window's size in points, as resizing an app's window does.
  ///
  /// View controllers are notified in UIKit's order. Traits and safe area don't change.
  public func resize(to size: CGSize) {
    device.size = size
    window.transition(to: size, traits: TraitCollection())
    flush()
  }

  /// Changes the window to another device, as rotating a device or changing its settings does.
  ///
  /// Size and traits change together, and view controllers are notified in UIKit's order.
  public func move(to device: Device) {
    self.device = device
    window.safeAreaInsets = device.safeArea
    window.transition(to: device.size, traits: device.traits)
    flush()
  }
}

/// A view controller that shows a given view.
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
