public import Foundation

/// The root of a tree that is shown: what is in it appears and gets a safe area.
///
/// A window is hidden at first. Showing it loads the root controller's view, which fills the window
/// and follows its size. Appearances that begin are brought to their end by ``flush()``.
///
/// ```swift
/// let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
/// window.rootViewController = GreetingController()
/// window.makeKeyAndVisible()
/// window.flush()
/// ```
///
/// A window holds its tree, and nothing in the tree holds the window: keep it as long as the tree
/// is to be shown. What outlives it is in no window, and is not told.
open class Window: View {
  var turn = RunLoopTurn()
  private var isChangingSize = false
  /// Controllers that are root controllers no more, and have not been sent away.
  private var replacedRoots: [ViewController] = []
  private let rootRounds = RepeatedWork()

  /// The controller whose view fills the window.
  ///
  /// The view is loaded and added when the window becomes visible. The view of a controller that is
  /// replaced disappears and is removed before the new one appears, and with it all that has been
  /// presented over it.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { replacedRoots.append(oldValue) }
      followRoot()
    }
  }

  // MARK: Creating

  /// Creates a hidden window as large as a phone's screen: 390 by 844 points.
  public convenience init() {
    self.init(frame: ViewController.defaultViewFrame)
  }

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeOwnWindow()
  }

  /// Creates a hidden window from an archive or an interface file, subviews included.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeOwnWindow()
  }

  deinit {
    releaseTree()
  }

  // MARK: Showing

  /// Tells whether the window is hidden; true at first.
  ///
  /// The root controller, and what is presented over it, disappear and appear with it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      super.isHidden = newValue
      if newValue { hideRoot() } else { followRoot() }
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Returns the deepest view that takes touches at a point; behind a presented view it is the window.
  open override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let front = storedSubviews.lastIndex(where: \.isPresentedInWindow) else {
      return hit
    }
    return storedSubviews[front...].contains { hit.isDescendant(of: $0) } ? hit : self
  }

  // MARK: Size, traits, safe area

  /// Position and size in points; a change of size runs the root controller's size transition.
  open override var frame: CGRect {
    get { super.frame }
    set { transition(to: newValue.size, traits: traitCollection) { super.frame = newValue } }
  }

  /// Position and size in its own coordinates; a change of size runs the root's size transition.
  open override var bounds: CGRect {
    get { super.bounds }
    set { transition(to: newValue.size, traits: traitCollection) { super.bounds = newValue } }
  }

  /// The parts of the window in points that the device and its bars cover; zero at first.
  open override var safeAreaInsets: EdgeInsets {
    get { super.safeAreaInsets }
    set { setSafeArea(newValue) }
  }

  /// Changes size and traits together, as turning a device does.
  ///
  /// The root controller and what is presented over it are told in UIKit's order: `willTransition`
  /// when traits change, `viewWillTransition` when the size changes, then both change, closures that
  /// run alongside are called and the window is laid out. Completions come with the next turn.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - traits: The new traits; those that are left open stay.
  open func transition(to size: CGSize, traits: TraitCollection) {
    let traits = traits.filled(from: traitCollection)
    transition(to: size, traits: traits) {
      super.replaceEnvironment(with: environment.replacing(traits))
      super.bounds.size = size
    }
  }

  override func replaceEnvironment(with environment: Environment) {
    transition(to: bounds.size, traits: environment.traits) {
      super.replaceEnvironment(with: environment)
    }
  }

  /// Nil: a window is the last to be asked.
  open override var next: Responder? { nil }
}

extension Window {
  /// Makes the window its own, and that of the subviews that it was decoded with.
  private func becomeOwnWindow() {
    flags.insert(.isHidden)
    forEachInSubtree { view in
      view.storedWindow = self
      return true
    }
  }

  /// Leaves what outlives the window in no window, without telling.
  private func releaseTree() {
    for subview in storedSubviews {
      subview.forEachInSubtree { view in
        view.storedWindow = nil
        view.rootOwner?.windowWasFreed()
        return true
      }
    }
  }

  /// The height in points of the keyboard at the bottom of the window; 0 while there is none.
  ///
  /// What is tied to the ``View/keyboardLayoutGuide`` of a view makes room for it. The safe area stays.
  public final var keyboardHeight: CGFloat {
    get { keyboardCover }
    set {
      let height = newValue.isFinite ? max(newValue, 0) : 0
      guard height != keyboardCover else { return }
      storeKeyboardCover(height)
      for subview in storedSubviews {
        subview.refreshSafeArea()
      }
    }
  }

  private func setSafeArea(_ insets: EdgeInsets) {
    guard insets != safeAreaInsets else { return }
    let old = presentationRoom
    storeSafeArea(insets)
    for controller in controllers
    where presentationRoom.frame(of: controller) != old.frame(of: controller) {
      fit(controller)
    }
    for subview in storedSubviews {
      subview.refreshSafeArea()
    }
  }

  // MARK: The root controller

  /// The root controller and those that are presented over it, one over the other.
  private var controllers: [ViewController] {
    guard let root = rootViewController else { return [] }
    return [root] + root.presentedStack
  }

  /// The controllers whose views are in the window and not covered.
  private var shownControllers: [ViewController] {
    controllers.filter {
      $0.storedView?.storedWindow === self
        && $0.storedPresented?.presentation.coversPresenter != true
    }
  }

  /// Sends replaced root controllers away and shows the present one, round for round: what hooks
  /// ask for meanwhile follows.
  private func followRoot() {
    let isSettled = rootRounds.perform { [self] in
      let replaced = replacedRoots
      replacedRoots = []
      for root in replaced where root !== rootViewController {
        removeRoot(root)
      }
      if !isHidden { showRoot() }
    }
    guard !isSettled else { return }
    report(
      Diagnostic(
        .appearanceLoop,
        "\(self) gave up after \(RepeatedWork.maximumRounds) rounds: hooks of controllers ask for "
          + "another root controller each time."
      )
    )
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    guard root === rootViewController else { return }
    if root.storedView?.storedWindow === self || !root.presentedStack.isEmpty {
      for controller in shownControllers where !isHidden {
        controller.beginAppearance(true, animated: false, driver: .viewMove)
        controller.tellIsAppearing()
        controller.endAppearanceLater(in: self)
      }
    }
    guard !isHidden, root.presentedStack.isEmpty, let view = root.storedView else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    if isHidden { hideRoot() }
  }

  private func hideRoot() {
    for controller in shownControllers.reversed() where isHidden {
      controller.beginAppearance(false, animated: false, driver: .viewMove)
      controller.endAppearance(false, by: .viewMove)
    }
  }

  private func removeRoot(_ root: ViewController) {
    root.dropPresentations()
    guard let view = root.storedView, view.storedSuperview === self else { return }
    view.removeFromSuperview()
  }

  // MARK: Transitions

  /// Changes size or traits, and tells the controllers in the window before and after.
  private func transition(to size: CGSize, traits: TraitCollection, change: () -> Void) {
    checkGeometry(origin: .zero, bounds: CGRect(origin: .zero, size: size))
    let controllers = controllers.filter { $0.storedView != nil && !isChangingSize }
    let (resizes, retraits) = (size != bounds.size, traits != traitCollection)
    guard resizes || retraits, !controllers.isEmpty else {
      change()
      return
    }
    isChangingSize = true
    let coordinator = TransitionCoordinator(in: self, isAnimated: false, for: controllers)
    let (old, new) = (presentationRoom, presentationRoom.resized(to: size, traits: traits))
    for controller in controllers {
      let (traits, size) = (new.traits(of: controller), new.frame(of: controller).size)
      if traits != old.traits(of: controller) {
        controller.willTransition(to: traits, with: coordinator)
      }
      if size != old.frame(of: controller).size {
        controller.viewWillTransition(to: size, with: coordinator)
      }
    }
    change()
    for controller in controllers {
      fit(controller)
    }
    isChangingSize = false
    coordinator.runAlongside()
    layoutIfNeeded()
    turn.completions.append { coordinator.finish() }
  }

}

extension View {
  /// A Boolean value that indicates whether a window presents the view over others.
  ///
  /// UIKit puts a presented view into one of its own that is modal.
  var isPresentedInWindow: Bool {
    if let record { return record.isPresented }
    return storedSuperview is Window && rootOwner?.isPresented == true
  }
}

extension Environment {
  /// Returns the environment with other traits.
  fileprivate func replacing(_ traits: TraitCollection) -> Environment {
    var result = self
    result.traits = traits
    return result
  }
}
