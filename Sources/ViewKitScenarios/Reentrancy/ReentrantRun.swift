import Foundation
import ViewKit

/// Trees and view controllers that change at random, also while they call the app's code.
///
/// A step performs an action, and each hook that is called meanwhile may perform one too, within
/// the step's allowance. After a step the trees must be valid: no view is its own ancestor, and
/// each has the window of its superview. Once the hooks are quiet, frames must equal those of a new
/// tree in the same state. After the run, all objects that it created must be deallocated.
/// state. When the run ends, all that it made is freed.
final class ReentrantRun: ReentrantListener {
  let seed: UInt64
  var random: FuzzRandom
  /// The root of the compared views; it has its own size, and may be anywhere in a tree.
  let canvas: ReentrantView
  var views: [View] = []
  var spares: [View] = []
  var constraints: [LayoutConstraint] = []
  var windows: [Window] = []
  var controllers: [ReentrantController] = []
  let navigation = NavigationController()
  let tabs = TabBarController()

  private(set) var history: [String] = []
  private(set) var hookCalls = 0
  private(set) var comparisons = 0
  var made: [() -> AnyObject?] = []
  /// The number of actions that hooks may still perform in the step.
  private var allowance = 0
  private var depth = 0

  /// So many pixels per point that rounding can't hide a difference.
  static let scale: CGFloat = 65_536

  init(seed: UInt64) {
    self.seed = seed
    random = FuzzRandom(seed)
    canvas = Self.makeCanvas()
    canvas.listener = self
    observe(canvas)
    note(made: canvas)
    views = [canvas]
    for _ in 0..<2 {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      observe(window)
      windows.append(window)
      note(made: window)
    }
    for _ in 0..<6 {
      let controller = ReentrantController()
      controller.listener = self
      controllers.append(controller)
      note(made: controller)
    }
    note(made: navigation)
    note(made: tabs)
    navigation.viewControllers = [controllers[0]]
    tabs.viewControllers = [navigation, controllers[1]]
    windows[0].rootViewController = tabs
    windows[0].addSubview(canvas)
    for _ in 0..<5 { act(.addView) }
  }

  static func makeCanvas() -> ReentrantView {
    let canvas = ReentrantView(CGSize(width: -1, height: -1), SilentListener())
    canvas.translatesAutoresizingMaskIntoConstraints = true
    canvas.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    canvas.environment = Environment(traits: TraitCollection(displayScale: scale))
    // This makes the canvas use Auto Layout whether or not it has other constraints.
    let width = canvas.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    width.isActive = false
    return canvas
  }

  private func observe(_ root: View) {
    root.layoutConflictObserver = { [weak self] _ in self?.called(.conflict, of: nil) }
    root.diagnosticObserver = { [weak self] _ in self?.called(.diagnostic, of: nil) }
  }

  /// Records an object that must be deallocated in the end.
  func note(made object: AnyObject) {
    made.append { [weak object] in object }
  }

  func note(_ text: @autoclosure () -> String) {
    guard ReentrantRun.isVerbose else { return }
    history.append(String(repeating: "  ", count: depth) + text())
    FileHandle.standardError.write(Data((history.last ?? "").utf8 + [10]))
  }

  nonisolated(unsafe) static var isVerbose = false

  // MARK: Steps

  func called(_ hook: ReentrantHook, of view: View?) {
    guard allowance > 0, depth < 6, random.oneIn(3) else { return }
    allowance -= 1
    hookCalls += 1
    depth += 1
    defer { depth -= 1 }
    note("\(hook) of \(view?.tag ?? -1):")
    act(ReentrantAction.any(&random))
  }

  /// Performs an action, and returns a description of the first fault in the trees.
  func step() -> String? {
    allowance = 1 + random.below(8)
    act(ReentrantAction.any(&random))
    if random.oneIn(3) { act(.layOut) }
    allowance = 0
    return faultOfTrees()
  }

  /// Compares the frames with those of a new tree, after a layout with quiet hooks.
  func compare() -> String? {
    note("compare")
    for window in windows { window.flush() }
    canvas.layoutIfNeeded()
    topmost(canvas).layoutIfNeeded()
    comparisons += 1
    return differenceFromFreshTree()
  }

  func topmost(_ view: View) -> View {
    var current = view
    while let above = current.superview { current = above }
    return current
  }

  private func faultOfTrees() -> String? {
    let roots = windows + views.map(topmost) + spares.map(topmost)
    for root in roots + controllers.compactMap({ $0.isViewLoaded ? topmost($0.view) : nil }) {
      var pending = [root]
      var seen: Set<ObjectIdentifier> = []
      while let view = pending.popLast() {
        guard seen.insert(ObjectIdentifier(view)).inserted else { return "\(view) lies twice" }
        for subview in view.subviews {
          guard subview.superview === view else { return "\(subview) has another superview" }
          guard subview.window === view.window else { return "\(subview) is in another window" }
        }
        pending += view.subviews
      }
    }
    return nil
  }

  /// Completes pending work in the windows before all objects are released.
  func finish() {
    for window in windows { window.flush() }
  }
}
