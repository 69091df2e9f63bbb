public import Foundation

/// An object that makes a view, fills it, and follows its way on and off the screen.
///
/// The view is made when it is first asked for. What happens to it is told through hooks, in
/// UIKit's order: ``viewDidLoad()``, ``viewWillAppear(_:)``, ``viewIsAppearing(_:)``, layout, and
/// in a later turn of the window's run loop ``viewDidAppear(_:)``; see ``Window/flush()``.
///
/// ```swift
/// final class GreetingController: ViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.backgroundColor = .white
///   }
/// }
/// ```
///
/// Overrides of the hooks call `super`; only ``loadView()`` does not.
open class ViewController: Responder, ContentContainer {
  // MARK: State

  var storedView: View?
  var isLoadingView = false
  var appearance = AppearanceState()

  var storedChildren: [ViewController] = []
  weak var storedParent: ViewController?
  var storedTraitOverrides: TraitCollection?

  /// What makes the view where no subclass does, or nil for a plain view.
  package var viewSource: (any ViewSource)?

  var storedPresented: ViewController?
  weak var storedPresenting: ViewController?
  var presentation = PresentationState()
  weak var activeCoordinator: TransitionCoordinator?

  /// The interface file that the controller came from; nil for one that was made in code.
  package final var sceneSource: (any SceneSource)?

  var bars = ControllerBars()
  private lazy var topGuide = ControllerLayoutGuide(of: self, at: .top)
  private lazy var bottomGuide = ControllerLayoutGuide(of: self, at: .bottom)
  /// What the bars of the controller above add to the safe area.
  var containerInsets = EdgeInsets.zero

  /// The name of what the controller shows, or nil.
  ///
  /// Setting it sets the titles of ``navigationItem`` and ``tabBarItem`` too.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The name of the interface file that was given to the initialiser; nil when none was.
  ///
  /// ViewKit itself does not search for interface files by the class's name: without a name, the
  /// view is made in code.
  public let nibName: String?

  /// The bundle that was given to the initialiser together with ``nibName``.
  public let nibBundle: Bundle?

  // MARK: Creating

  /// Creates a controller without loading the view, through ``init(nibName:bundle:)``.
  ///
  /// An initialiser of a subclass calls ``init(nibName:bundle:)``, as in UIKit. Swift 6.3 lets it call
  /// this one, and then fails to link with an undefined reference to it.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without loading the view.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file; nil for a view that is made in code.
  ///   - nibBundleOrNil: The bundle that has the interface file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    LifecycleRecorder.note(.initialized, self)
  }

  /// Creates a controller from an archive or an interface file, without loading the view.
  public required init?(coder: NSCoder) {
    nibName = coder.decodeText(CodingKeys.nibName)
    nibBundle = nil
    super.init(coder: coder)
    decodeState(from: coder)
    LifecycleRecorder.note(.decoded, self)
  }

  deinit {
    abandonView()
  }

  /// Writes title and settings into a keyed archive; the view is made anew, and not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeState(into: coder)
  }

  // MARK: Loading the view

  /// The controller's root view, made when it is first asked for.
  ///
  /// Reading it with no view calls ``loadView()`` and then ``viewDidLoad()``. A view that is set
  /// from outside is taken as it is, without these calls. Setting nil lets the view go, out of its
  /// superview too; the next reading loads another. A view that is set in place of one that has a
  /// superview takes its place and frame there.
  ///
  /// - Precondition: The new view is not the root view of another controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: View! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }

  /// The root view if it is loaded; reading it never loads.
  open var viewIfLoaded: View? { storedView }

  /// Tells whether the root view is there; reading it never loads.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view and assigns it to ``view``.
  ///
  /// The base implementation takes the view of the interface file that the controller comes from, or
  /// makes a plain one of 390 by 844 points that follows its superview's size. Overrides do not call `super`, and assign ``view`` before they read it. Called by hand it
  /// does not send ``viewDidLoad()``, then or later.
  open func loadView() {
    loadDefaultView()
  }

  /// Loads the root view, unless it is there.
  open func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Tells that the root view has been loaded; it is in no superview and has no final size yet.
  open func viewDidLoad() {}

  /// Tells that memory is short; a loaded view stays, and the base implementation does nothing.
  ///
  /// Nothing measures memory here: a test calls it where a device would.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearing

  /// Tells that the view is about to appear; it may not be in its window yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is appearing: it is in its window, with its traits and its size.
  ///
  /// Called once for each appearance, before the view lays out its own subviews. The view of a
  /// child controller has been given its frame by its superview's layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view has appeared, in a later turn than ``viewWillAppear(_:)``.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has disappeared; usually it is in no window any more.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that it is about to appear or to disappear, for a container that says so itself.
  ///
  /// Calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, also in the middle of a transition
  /// the other way; nothing happens for a controller that is in that state, or on its way to it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, driver: .caller)
  }

  /// Tells a child that the transition begun by ``beginAppearanceTransition(_:animated:)`` is over.
  ///
  /// Calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)``. With no transition under way, a
  /// ``Diagnostic`` is reported.
  open func endAppearanceTransition() {
    endAppearanceOrReport()
  }

  // MARK: Segues

  /// Tells that a segue is about to lead to another controller, or to embed one.
  ///
  /// The destination has been made and awakened; its view has not been loaded. The base
  /// implementation does nothing.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Follows a segue of the interface file that the controller came from.
  ///
  /// The destination is made, ``prepare(for:sender:)`` is called, and the segue is performed.
  ///
  /// - Precondition: The file has a segue with the identifier for this controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueOrStop(identifier, sender: sender)
  }

  /// Tells whether a segue that a control begins is followed; true in the base implementation.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    true
  }

  // MARK: Layout

  /// Brings the root view's constraints up to date, in place of its `updateConstraints()`.
  ///
  /// The base implementation calls that method of the root view; overrides call `super` last.
  open func updateViewConstraints() {
    updateConstraintsOfView()
  }

  /// Tells that the root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells that the root view has laid out its direct subviews; those below may follow.
  open func viewDidLayoutSubviews() {}

  /// Insets in points that are added to the root view's safe area, for instance for a bar.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.refreshSafeArea() }
    }
  }

  /// Tells whether the root view's margins are at least ``systemMinimumLayoutMargins`` at the sides.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.reportMarginsIfChanged() }
    }
  }

  /// The margins that the root view has at first: 16 points at the sides in compact width, else 20.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets { minimumMargins }

  /// The guide between the root view's top edge and its safe area: the form before safe areas.
  open var topLayoutGuide: any LayoutSupport { topGuide }

  /// The guide between the root view's safe area and its bottom edge: the form before safe areas.
  open var bottomLayoutGuide: any LayoutSupport { bottomGuide }

  // MARK: Children

  /// The controller that this one is a child of, or nil.
  open var parent: ViewController? { storedParent }

  /// The child controllers, in the order in which they were added.
  open var children: [ViewController] { storedChildren }

  /// Makes a controller a child of this one; its view is neither loaded nor added.
  ///
  /// A child of another controller is removed from that first. The child is told by
  /// ``willMove(toParent:)``; call its ``didMove(toParent:)`` when its view is in place. A
  /// controller that is a child already moves to the end of ``children``.
  ///
  /// - Precondition: `childController` is not this controller and not one of its ancestors, and its
  ///   view is not under the root view of another controller.
  open func addChild(_ childController: ViewController) {
    adopt(childController)
  }

  /// Ends being a child; the view stays where it is.
  ///
  /// Call ``willMove(toParent:)`` with nil and remove the view before; ``didMove(toParent:)`` is
  /// called here. Nothing happens for a controller without a parent.
  open func removeFromParent() {
    leaveParent()
  }

  /// Tells that the controller is about to become a child, or with nil to end being one.
  open func willMove(toParent parent: ViewController?) {
    noteWillMove(toParent: parent)
  }

  /// Tells that the controller has become a child, or with nil that it has ended being one.
  open func didMove(toParent parent: ViewController?) {
    LifecycleRecorder.note(.didMoveToParent(isNil: parent == nil), self)
  }

  /// Tells, inside the appearance hooks, whether the controller appears as a new child.
  open var isMovingToParent: Bool { appearance.currentMove == .to }

  /// Tells, inside the disappearance hooks, whether the controller leaves its parent.
  open var isMovingFromParent: Bool { appearance.currentMove == .from }

  /// Tells whether the children appear and disappear together with this controller; true.
  ///
  /// Where it is false, the controller calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Bars of the controllers above

  /// What a navigation bar shows for the controller, made on first use.
  open var navigationItem: NavigationItem { ensureNavigationItem() }

  /// The tab that stands for the controller in a tab bar, made on first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var tabBarItem: TabBarItem! {
    get { ensureTabBarItem() }
    set {
      bars.tabBarItem = newValue
      barItemsDidChange()
    }
  }

  /// What the toolbar of a navigation controller shows for the controller, or nil.
  open var toolbarItems: [BarButtonItem]? {
    get { bars.toolbarItems }
    set {
      bars.toolbarItems = newValue
      barItemsDidChange()
    }
  }

  /// Tells whether a tab bar goes away when a navigation controller shows this one; false at first.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view reaches below bars; all at first.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { barItemsDidChange() } }
  }

  /// Tells whether the view reaches below bars that are not translucent too; false at first.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { barItemsDidChange() }
    }
  }

  /// Shows a controller where it belongs: on the stack of the navigation controller above, or over all.
  ///
  /// Without a navigation controller above it is presented.
  open func show(_ vc: ViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  // MARK: Presenting

  /// How the controller is presented; automatic at first, which is a sheet.
  open var modalPresentationStyle = ModalPresentationStyle.automatic

  /// Tells whether presentations over the current context take place over this controller.
  open var definesPresentationContext = false

  /// Presents a controller over this one, or over an ancestor that the style asks for.
  ///
  /// The presented view is in the window when the call returns; `viewDidAppear`, what the presenter
  /// is told at the end, and `completion` come with the next turn of the window's run loop. A
  /// controller that presents already, or whose view is in no window, presents nothing: the reason
  /// is reported as a ``Diagnostic``, and `completion` is not called.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present; it has no parent and is not shown yet.
  ///   - flag: Handed to the appearance hooks. Nothing moves either way.
  ///   - completion: Called after both controllers have been told of the end.
  open func present(
    _ viewControllerToPresent: ViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends the presentation that this controller or an ancestor has begun, else the one it is in.
  ///
  /// What the dismissed controller has presented itself goes with it. With nothing to dismiss, only
  /// `completion` is called. While a presentation or dismissal has not ended, nothing happens and
  /// the reason is reported as a ``Diagnostic``.
  ///
  /// - Parameters:
  ///   - flag: Handed to the appearance hooks. Nothing moves either way.
  ///   - completion: Called after both controllers have been told of the end.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// The controller that this one, or the nearest ancestor that does, has presented.
  open var presentedViewController: ViewController? {
    nearestInParents { $0.storedPresented != nil }?.storedPresented
  }

  /// The controller that has presented this one, or the nearest ancestor that was presented.
  open var presentingViewController: ViewController? {
    nearestInParents { $0.storedPresenting != nil }?.storedPresenting
  }

  /// Tells, inside the appearance hooks, whether the controller appears by being presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Tells, inside the disappearance hooks, whether the controller disappears by being dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  // MARK: Size and traits

  /// The size in points that the controller would like in a container; zero for no wish.
  ///
  /// A ``ModalPresentationStyle/formSheet`` on a pad has this size, as far as the window has room.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if storedPresenting != nil { (storedView?.storedSuperview as? Window)?.place(self) }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells that a child's ``preferredContentSize`` has changed; the base implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Returns the size in points that a child has when the controller's view has another.
  ///
  /// The base implementation returns the size of the controller's view.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Tells that the view is about to change its size; the base implementation tells the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Tells that the traits are about to change; the base implementation tells the children.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the transition under way here or in an ancestor, or nil.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    nearestInParents { $0.activeCoordinator?.isUnderWay == true }?.activeCoordinator
  }

  /// Lays traits over those that a child and all below it take from here; nil takes them back.
  ///
  /// They end with being a child.
  ///
  /// - Precondition: `childViewController` is a child of this controller.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?,
    forChild childViewController: ViewController
  ) {
    checkIsChild(childViewController)
    childViewController.setTraitOverrides(collection)
  }

  /// Returns the traits that are laid over those of a child, or nil.
  ///
  /// - Precondition: `childViewController` is a child of this controller.
  open func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    checkIsChild(childViewController)
    return childViewController.storedTraitOverrides
  }

  /// The device and settings that hold for the controller; reading it never loads the view.
  open var traitCollection: TraitCollection { currentTraits }

  /// Tells that the traits have changed; the base implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Responding and printing

  /// The superview of the root view; for a presented controller the one that presents it.
  open override var next: Responder? { storedPresenting ?? storedView?.storedSuperview }

  /// The class in angle brackets, without an address.
  open override var description: String { "<\(printName)>" }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  // MARK: Hooks for this module's own classes

  /// Follows `viewDidLoad()`, whether an override of it called `super` or not.
  func didLoadView() {}

  /// Follows the root view's layout, and gives bars and the views of children their frames.
  func layOutChildren() {}
}
