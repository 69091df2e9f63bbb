import Foundation
import ViewKit

/// A controller that writes each call of a hook into a log, such as `A.viewDidLoad`.
class LoggingController: ViewController {
  let name: String
  let log: CallLog
  var forwardsAppearance = true
  var onCall: (String) -> Void = { _ in }

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = "decoded"
    log = CallLog()
    super.init(coder: coder)
  }

  func write(_ call: String) {
    log.write("\(name).\(call)")
    onCall(call)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("viewDidDisappear")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    write("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    write("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}

extension Window {
  /// A window of a size and a safe area that shows a controller, its appearance finished.
  static func showing(
    _ controller: ViewController,
    _ width: CGFloat,
    _ height: CGFloat,
    safeArea: EdgeInsets = .zero
  ) -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.safeAreaInsets = safeArea
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.flush()
    return window
  }

  /// A window of 320 by 480 points that shows a controller, its appearance finished.
  static func showing(_ controller: ViewController) -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.flush()
    return window
  }
}
