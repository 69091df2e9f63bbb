import Foundation
import ViewKit

/// A window with controllers in controllers, which change at random as an app changes them.
///
/// After each flush, ``faults`` lists what is wrong: hooks out of turn, transitions that have not
/// ended, controllers whose hooks and place disagree, and views where they don't belong.
final class AppearanceWorld {
  /// The kinds of changes that a world makes.
  struct Options: OptionSet {
    let rawValue: Int
    /// Hooks of controllers make changes too.
    static let redirects = Options(rawValue: 1)
    /// Containers tell their children themselves.
    static let ownCalls = Options(rawValue: 2)
  }

  private(set) var window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var controllers: [ViewController] = []
  private(set) var faults: [String] = []
  private(set) var history: [String] = []
  var numbers: SeededNumbers
  let options: Options
  private var journal = AppearanceJournal()
  private var unloads: [ObjectIdentifier: Int] = [:]
  private var openCompletions = 0
  private var reactions: [ObjectIdentifier: String] = [:]
  private var depth = 0
  private var isMaking = false
  /// The controllers that a change under way is about.
  private(set) var busy: [ViewController] = []
  private let log = CallLog()

  init(seed: UInt64, options: Options) {
    numbers = SeededNumbers(seed: seed)
    self.options = options
    window.diagnosticObserver = { _ in }
    step("begin") {
      window.rootViewController = makeRandomController()
      window.makeKeyAndVisible()
    }
    settle()
  }

  // MARK: Steps

  /// Makes one change, or lets the run loop go on.
  func step() {
    switch chance(6) {
    case 0: settle()
    case 1: step("turn") { window.performTurn() }
    default: step("") { act() }
    }
  }

  /// Flushes, and checks everything.
  func settle() {
    step("flush") {
      reactions = [:]
      window.flush()
    }
    check()
  }

  private func step(_ name: String, _ body: () -> Void) {
    if !name.isEmpty { note(name) }
    let events = LifecycleRecorder.record(body)
    journal.read(events) { id in
      controllers.first { ObjectIdentifier($0) == id }.map(self.name) ?? "?"
    }
    _ = log.take()
    faults += journal.faults
    if !journal.faults.isEmpty {
      faults += events.filter { $0.object is ViewController }.map { event in
        "  " + ((event.object as? ViewController).map(self.name) ?? "?") + " \(event.kind)"
      }
    }
  }

  func note(_ text: String) {
    history.append(String(repeating: "  ", count: depth) + text)
  }

  func expectCompletion() -> () -> Void {
    var isOpen = true
    openCompletions += 1
    return { [unowned self] in
      if !isOpen { faults.append("A completion was called twice") }
      isOpen = false
      openCompletions -= 1
    }
  }

  /// Takes back the expectation of a completion that a refusal has dropped.
  func refuseCompletion() {
    openCompletions -= 1
  }

  func noteUnload(of controller: ViewController) {
    unloads[ObjectIdentifier(controller), default: 0] += 1
  }

  // MARK: Chance

  func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &numbers) }

  // MARK: Controllers

  func name(_ controller: ViewController) -> String {
    let kind =
      switch controller {
      case is NavigationController: "N"
      case is TabBarController: "T"
      default: "C"
      }
    return kind + "\(controllers.firstIndex { $0 === controller } ?? -1)"
  }

  func names(_ list: [ViewController]) -> String {
    "[" + list.map(name).joined(separator: " ") + "]"
  }

  func makeLeaf() -> LoggingController {
    let leaf = LoggingController("", log)
    controllers.append(leaf)
    leaf.forwardsAppearance = !options.contains(.ownCalls) || chance(3) > 0
    leaf.onCall = { [unowned self, unowned leaf] call in
      if !leaf.forwardsAppearance { forward(call, from: leaf) }
      react(to: call, of: leaf)
    }
    if options.contains(.redirects), chance(4) == 0 {
      reactions[ObjectIdentifier(leaf)] = pick(Self.hooks)
    }
    return leaf
  }

  func makeNavigation() -> NavigationController {
    let navigation = NavigationController(nibName: nil, bundle: nil)
    controllers.append(navigation)
    navigation.setViewControllers((0...chance(2)).map { _ in makeLeaf() }, animated: false)
    return navigation
  }

  func makeTabs() -> TabBarController {
    let tabs = TabBarController()
    controllers.append(tabs)
    tabs.viewControllers = (0...chance(3)).map { _ in
      chance(2) == 0 ? makeLeaf() : makeNavigation()
    }
    return tabs
  }

  /// Keeps controllers from being used by hooks while a change is about them.
  func using(_ list: [ViewController], _ body: () -> Void) {
    let count = busy.count
    busy += list
    body()
    busy.removeLast(busy.count - count)
  }

  func makeRandomController() -> ViewController {
    let wasMaking = isMaking
    isMaking = true
    defer { isMaking = wasMaking }
    return makeAnyController()
  }

  private func makeAnyController() -> ViewController {
    switch chance(6) {
    case 0: return makeNavigation()
    case 1: return makeTabs()
    case 2:
      let parent = makeLeaf()
      embed(makeLeaf(), in: parent)
      return parent
    default: return makeLeaf()
    }
  }

  // MARK: Reactions

  private static let hooks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "willMove(toParent: nil)", "didMove(toParent: nil)",
    "willMove(toParent: parent)", "didMove(toParent: parent)",
  ]

  private func react(to call: String, of leaf: LoggingController) {
    let id = ObjectIdentifier(leaf)
    guard reactions[id] == call, depth < 3, !isMaking else { return }
    reactions[id] = nil
    depth += 1
    note("in \(name(leaf)) \(call):")
    act()
    depth -= 1
  }

  /// What a container that tells its children itself does in its own hooks.
  private func forward(_ call: String, from parent: LoggingController) {
    let children = parent.children.filter { $0.viewIfLoaded?.superview === parent.viewIfLoaded }
    switch call {
    case "viewWillAppear", "viewWillDisappear":
      for child in children {
        child.beginAppearanceTransition(call == "viewWillAppear", animated: false)
      }
    case "viewDidAppear", "viewDidDisappear":
      for child in parent.children { endOwnCalls(of: child) }
    default: break
    }
  }

  /// Tells whether the hooks have told a controller that it is shown or about to be.
  func isToldShown(_ controller: ViewController) -> Bool {
    let line = controller.hierarchyDescription.prefix { $0 != "\n" }
    return line.contains("state: appearing") || line.contains("state: appeared")
  }

  // MARK: Checks

  private func check() {
    if openCompletions != 0 { faults.append("\(openCompletions) completions are open") }
    for controller in controllers {
      checkHooks(of: controller)
      checkChildren(of: controller)
    }
    checkWindow()
  }

  private func checkHooks(of controller: ViewController) {
    let id = ObjectIdentifier(controller)
    let loads = journal.loads[id] ?? 0
    if loads != (unloads[id] ?? 0) + (controller.isViewLoaded ? 1 : 0) {
      faults.append("\(name(controller)) has loaded its view \(loads) times")
    }
    let station = journal.stations[id] ?? .disappeared
    if station != .appeared, station != .disappeared {
      faults.append("\(name(controller)) is still \(station)")
    } else if !window.isHidden, !isOrphan(controller),
      (station == .appeared) != isOnScreen(controller)
    {
      faults.append("\(name(controller)) has \(station), on screen: \(isOnScreen(controller))")
    }
  }

  /// The view lies in that of a controller that is no parent: nobody has to say what it does.
  private func isOrphan(_ controller: ViewController) -> Bool {
    var current: ViewController? = controller
    while let candidate = current {
      if candidate.parent == nil, let superview = candidate.viewIfLoaded?.superview,
        !(superview is Window), candidate.presentingViewController == nil
      {
        return true
      }
      current = candidate.parent
    }
    return false
  }

  private func isOnScreen(_ controller: ViewController) -> Bool {
    guard controller.viewIfLoaded?.window === window else { return false }
    var current: ViewController? = controller
    while let candidate = current {
      let style = candidate.presentedViewController?.modalPresentationStyle
      if style == .fullScreen || style == .currentContext { return false }
      current = candidate.parent
    }
    return true
  }

  private func checkChildren(of controller: ViewController) {
    for child in controller.children where child.parent !== controller {
      faults.append("\(name(child)) is listed by \(name(controller)) alone")
    }
    let shown: ViewController?
    if let navigation = controller as? NavigationController {
      if navigation.children != navigation.viewControllers {
        faults.append("\(name(navigation)) has children besides its stack")
      }
      shown = navigation.topViewController
    } else if let tabs = controller as? TabBarController {
      if tabs.children != tabs.viewControllers {
        faults.append("\(name(tabs)) has children besides its tabs")
      }
      shown = tabs.selectedViewController
    } else {
      return
    }
    guard let view = controller.viewIfLoaded else { return }
    let inside = controllers.filter {
      $0.viewIfLoaded?.superview === view && $0.presentingViewController?.parent !== controller
    }
    if inside != (shown.map { [$0] } ?? []) {
      faults.append("\(name(controller)) shows \(names(inside))")
    }
  }

  private func checkWindow() {
    guard !window.isHidden, let root = window.rootViewController else { return }
    var expected: [ViewController] = []
    var current: ViewController? = root
    while let controller = current {
      let presented = controller.presentedViewController
      let style = presented?.modalPresentationStyle
      if style != .fullScreen, style != .currentContext { expected.append(controller) }
      current = presented
    }
    let inside = controllers.filter { $0.viewIfLoaded?.superview === window }
    if Set(inside) != Set(expected.filter { $0.viewIfLoaded?.superview is Window? }) {
      faults.append("The window shows \(names(inside)), not \(names(expected))")
    }
  }

  /// Lets go of everything, and returns the names of what is left.
  func release() -> [String] {
    let references = controllers.map { (name: name($0), controller: Weak($0)) }
    let oldWindow = Weak(window)
    window = Window()
    controllers = []
    return references.filter { $0.controller.object != nil }.map(\.name)
      + (oldWindow.object == nil ? [] : ["window"])
  }

  private struct Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}
