public import Foundation

/// An object that manages a view hierarchy and follows its appearance on the screen.
///
/// The view is loaded when it is first accessed. The controller is notified of its life cycle
/// through hooks, in UIKit's order: ``viewDidLoad()``, ``viewWillAppear(_:)``,
/// ``viewIsAppearing(_:)``, layout, and, in a later turn of the window's run loop,
/// ``viewDidAppear(_:)``; see ``Window/flush()``.
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
/// Overrides of the hooks call `super`, except for ``loadView()``.
open class ViewController: Responder, ContentContainer {
  // MARK: State

  var storedView: View?
  var isLoadingView = false
  var appearance = AppearanceState()

  var storedChildren: [ViewController] = []
  weak var storedParent: ViewController?
  var storedTraitOverrides: TraitCollection?

  /// The object that makes the view unless a subclass does; nil for a plain view.
  package var viewSource: (any ViewSource)?

  var storedPresented: ViewController?
  weak var storedPresenting: ViewController?
  var presentation = PresentationState()
  weak var activeCoordinator: TransitionCoordinator?

  /// The interface file that the controller came from; nil if it was created in code.
  package final var sceneSource: (any SceneSource)?

  var bars = ControllerBars()
  private lazy var topGuide = ControllerLayoutGuide(of: self, at: .top)
  private lazy var bottomGuide = ControllerLayoutGuide(of: self, at: .bottom)
  /// The insets that the bars of the parent controller add to the safe area.
  var containerInsets = EdgeInsets.zero

  /// The title of the controller, if any.
  ///
  /// Setting it also sets the titles of ``navigationItem`` and ``tabBarItem``.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The name of the interface file passed to the initialiser, if any.
  ///
  /// ViewKit itself does not look for an interface file named after the class: without a name, the
  /// view is made in code.
  public let nibName: String?

  /// The bundle that was passed to the initialiser together with ``nibName``.
  public let nibBundle: Bundle?

  // MARK: Creating

  /// Creates a view controller without loading its view, by calling ``init(nibName:bundle:)``.
  ///
  /// As in UIKit, a subclass's initialiser calls ``init(nibName:bundle:)``. Swift 6.3 accepts a
  /// call of this initialiser, but linking then fails with an undefined reference to it.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller without loading its view.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file, or nil if the view is made in code.
  ///   - nibBundleOrNil: The bundle that contains the interface file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    LifecycleRecorder.note(.initialized, self)
  }

  /// Creates a view controller from an archive or an interface file, without loading its view.
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

  /// Encodes the title and the settings; the view is not encoded, because it is loaded again.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeState(into: coder)
  }

  // MARK: Loading the view

  /// The controller's root view, loaded when it is first accessed.
  ///
  /// If there is no view, the getter calls ``loadView()`` and then ``viewDidLoad()``. A view that
  /// you set is used as is, without these calls. If the old view has a superview, the new view
  /// takes its place and frame there. Setting nil releases the view and removes it from its
  /// superview; the next access loads another one.
  ///
  /// - Precondition: The new view is not the root view of another controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: View! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }

  /// The root view if it is loaded; reading this property never loads it.
  open var viewIfLoaded: View? { storedView }

  /// A Boolean value that indicates whether the root view is loaded; reading it never loads the
  /// view.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the root view and assigns it to ``view``.
  ///
  /// The base implementation uses the view from the controller's interface file, or creates a plain
  /// view of 390 by 844 points that resizes with its superview. Overrides do not call `super`, and
  /// assign ``view`` before they read it. Calling this method directly never causes a call of
  /// ``viewDidLoad()``.
  open func loadView() {
    loadDefaultView()
  }

  /// Loads the root view if it is not loaded.
  open func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Called after the root view has loaded, before it has a superview and its final size.
  open func viewDidLoad() {}

  /// Called when memory is low; a loaded view stays, and the base implementation does nothing.
  ///
  /// ViewKit does not monitor memory: a test calls this method where a device would.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearing

  /// Called before the view appears; it may not be in its window yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is appearing: it is in its window, with its traits and its size.
  ///
  /// It is called once for each appearance, before the view lays out its subviews. The view of a
  /// child controller has already been given its frame by its superview's layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared, in a later turn than ``viewWillAppear(_:)``.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared; usually it is no longer in a window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Begins the appearance or disappearance of a child, in a container that forwards these calls
  /// itself.
  ///
  /// This method calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, even during a
  /// transition in the opposite direction. It does nothing if the controller is already in that
  /// state, or on its way to it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, driver: .caller)
  }

  /// Ends the transition begun by ``beginAppearanceTransition(_:animated:)``.
  ///
  /// This method calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)``. If no transition is in
  /// progress, it reports a ``Diagnostic``.
  open func endAppearanceTransition() {
    endAppearanceOrReport()
  }

  // MARK: Segues

  /// Called before a segue shows or embeds another controller.
  ///
  /// The destination has been created and its `awakeFromNib()` called, but its view has not been
  /// loaded. The base implementation does nothing.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Performs a segue of the interface file that the controller came from.
  ///
  /// The destination is created, ``prepare(for:sender:)`` is called, and the segue is performed.
  ///
  /// - Precondition: The file has a segue with this identifier from this controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueOrStop(identifier, sender: sender)
  }

  /// Returns a Boolean value that indicates whether to perform a control's segue; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    true
  }

  // MARK: Layout

  /// Updates the root view's constraints, in place of the view's own `updateConstraints()`.
  ///
  /// The base implementation calls that method of the root view; overrides call `super` last.
  open func updateViewConstraints() {
    updateConstraintsOfView()
  }

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view has laid out its direct subviews; deeper descendants may follow.
  open func viewDidLayoutSubviews() {}

  /// The insets in points that the controller adds to its root view's safe area, for example for a
  /// bar.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.refreshSafeArea() }
    }
  }

  /// A Boolean value that indicates whether the root view's side margins are at least
  /// ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.reportMarginsIfChanged() }
    }
  }

  /// The minimum margins of the root view: 16 points at the sides in compact width, otherwise 20.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets { minimumMargins }

  /// The guide between the root view's top edge and its safe area, a predecessor of safe areas.
  open var topLayoutGuide: any LayoutSupport { topGuide }

  /// The guide between the root view's safe area and its bottom edge, a predecessor of safe areas.
  open var bottomLayoutGuide: any LayoutSupport { bottomGuide }

  // MARK: Children

  /// The parent view controller, if any.
  open var parent: ViewController? { storedParent }

  /// The child view controllers, in the order in which they were added.
  open var children: [ViewController] { storedChildren }

  /// Adds a view controller as a child; its view is neither loaded nor added.
  ///
  /// A child of another controller is removed from that controller first. The child's
  /// ``willMove(toParent:)`` is called; call its ``didMove(toParent:)`` once its view is in place.
  /// A controller that is already a child moves to the end of ``children``.
  ///
  /// - Precondition: `childController` is not this controller or one of its ancestors, and its view
  ///   is not below the root view of another controller.
  open func addChild(_ childController: ViewController) {
    adopt(childController)
  }

  /// Removes this controller from its parent; its view stays where it is.
  ///
  /// Before calling this method, call ``willMove(toParent:)`` with nil and remove the view; this
  /// method calls ``didMove(toParent:)``. It does nothing if the controller has no parent.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller is added to a parent or, with nil, removed from its parent.
  open func willMove(toParent parent: ViewController?) {
    noteWillMove(toParent: parent)
  }

  /// Called after the controller has been added to a parent or, with nil, removed from its parent.
  open func didMove(toParent parent: ViewController?) {
    LifecycleRecorder.note(.didMoveToParent(isNil: parent == nil), self)
  }

  /// A Boolean value that indicates, in an appearance hook, whether the controller appears as a new
  /// child.
  open var isMovingToParent: Bool { appearance.currentMove == .to }

  /// A Boolean value that indicates, in a disappearance hook, whether the controller leaves its
  /// parent.
  open var isMovingFromParent: Bool { appearance.currentMove == .from }

  /// A Boolean value that indicates whether appearance methods are forwarded to the children; true
  /// by default.
  ///
  /// If it is false, the controller itself calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Bars of ancestors

  /// The navigation item that represents the controller in a navigation bar, created on first
  /// access.
  open var navigationItem: NavigationItem { ensureNavigationItem() }

  /// The tab bar item that represents the controller in a tab bar, created on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var tabBarItem: TabBarItem! {
    get { ensureTabBarItem() }
    set {
      bars.tabBarItem = newValue
      barItemsDidChange()
    }
  }

  /// The items that a navigation controller's toolbar shows for the controller, if any.
  open var toolbarItems: [BarButtonItem]? {
    get { bars.toolbarItems }
    set {
      bars.toolbarItems = newValue
      barItemsDidChange()
    }
  }

  /// A Boolean value that indicates whether pushing this controller hides the tab bar; false by
  /// default.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view extends under bars; all by default.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { barItemsDidChange() } }
  }

  /// A Boolean value that indicates whether the view extends under opaque bars too; false by
  /// default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { barItemsDidChange() }
    }
  }

  /// Shows a controller in the nearest navigation controller, or presents it if there is none.
  open func show(_ vc: ViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  // MARK: Presenting

  /// The style in which the controller is presented; automatic by default, which is a sheet.
  open var modalPresentationStyle = ModalPresentationStyle.automatic

  /// A Boolean value that indicates whether presentations in the current context cover this
  /// controller.
  open var definesPresentationContext = false

  /// Presents a controller over this one, or over an ancestor, depending on the style.
  ///
  /// When the call returns, the presented view is in the window. `viewDidAppear`, the presenter's
  /// last hook and `completion` are called in the next turn of the window's run loop. If the
  /// controller is already presenting, or its view is not in a window, nothing is presented: the
  /// reason is reported as a ``Diagnostic``, and `completion` is not called.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present, which has no parent and is not shown
  ///     yet.
  ///   - flag: The value passed to the appearance hooks; nothing is animated in either case.
  ///   - completion: The closure called after the last hooks of both controllers.
  open func present(
    _ viewControllerToPresent: ViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller presented by this one or an ancestor, or else this controller itself.
  ///
  /// Controllers that the dismissed controller has presented are dismissed with it. If there is
  /// nothing to dismiss, only `completion` is called. While another presentation or dismissal is in
  /// progress, nothing happens and the reason is reported as a ``Diagnostic``.
  ///
  /// - Parameters:
  ///   - flag: The value passed to the appearance hooks; nothing is animated in either case.
  ///   - completion: The closure called after the last hooks of both controllers.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// The controller presented by this controller or by its nearest ancestor that presents one.
  open var presentedViewController: ViewController? {
    nearestInParents { $0.storedPresented != nil }?.storedPresented
  }

  /// The controller that presented this controller or its nearest presented ancestor.
  open var presentingViewController: ViewController? {
    nearestInParents { $0.storedPresenting != nil }?.storedPresenting
  }

  /// A Boolean value that indicates, in an appearance hook, whether the controller is being
  /// presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// A Boolean value that indicates, in a disappearance hook, whether the controller is being
  /// dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  // MARK: Size and traits

  /// The preferred size in points of the view in a container; zero means no preference.
  ///
  /// A ``ModalPresentationStyle/formSheet`` on a pad has this size, as far as it fits in the
  /// window.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if storedPresenting != nil { (storedView?.storedSuperview as? Window)?.place(self) }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child's ``preferredContentSize`` has changed; the base implementation does
  /// nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Returns the size in points of a child for a given size of the controller's view.
  ///
  /// The base implementation returns the size of the controller's view.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the view changes its size; the base implementation notifies the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; the base implementation notifies the children.
  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the current transition of this controller or an ancestor, if any.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    nearestInParents { $0.activeCoordinator?.isUnderWay == true }?.activeCoordinator
  }

  /// Sets the traits that override those a child would inherit from this controller; nil removes
  /// them.
  ///
  /// The overrides end when the child is removed.
  ///
  /// - Precondition: `childViewController` is a child of this controller.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?,
    forChild childViewController: ViewController
  ) {
    checkIsChild(childViewController)
    childViewController.setTraitOverrides(collection)
  }

  /// Returns the trait overrides of a child, if any.
  ///
  /// - Precondition: `childViewController` is a child of this controller.
  open func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    checkIsChild(childViewController)
    return childViewController.storedTraitOverrides
  }

  /// The traits in effect for the controller; reading them never loads the view.
  open var traitCollection: TraitCollection { currentTraits }

  /// Called when the traits have changed; the base implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  // MARK: Responding and printing

  /// The superview of the root view or, for a presented controller, its presenter.
  open override var next: Responder? { storedPresenting ?? storedView?.storedSuperview }

  /// The class name in angle brackets, without a memory address.
  open override var description: String { "<\(printName)>" }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  // MARK: Hooks for this module's own classes

  /// Called after `viewDidLoad()`, even if an override of it did not call `super`.
  func didLoadView() {}

  /// Lays out bars and the views of children, after the root view's layout.
  func layOutChildren() {}
}
