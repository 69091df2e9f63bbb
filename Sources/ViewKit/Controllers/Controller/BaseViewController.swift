public import Foundation

/// A controller whose root view has a known class, and which is set up in three hooks.
///
/// The view is made by ``makeUnderlyingView()`` and reached as ``underlyingView``, without casting.
/// When it has loaded, ``setup()``, ``setupConstraints()`` and ``setupAccessibility()`` are called,
/// in this order and once for each loaded view. A ``BaseView`` has run its own hooks by then.
///
/// ```swift
/// final class BadgeController: BaseViewController<BadgeView> {
///   override func setupView() {
///     underlyingView.label.text = "3"
///   }
/// }
/// ```
///
/// Overrides of ``viewDidLoad()`` call `super` and find the hooks done after that; where one forgets
/// it, the hooks follow when it has returned.
open class BaseViewController<V: View>: ViewController, SetupHost {
  var setupProgress = SetupProgress()

  /// The view that the hooks have been called for, or are being called for.
  private weak var preparedView: View?

  /// Creates a controller without loading the view.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without loading the view, which is made in code all the same.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive or an interface file; the hooks wait for the view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The root view, loaded when needed.
  ///
  /// A root view of another class, which someone has assigned to ``ViewController/view``, is
  /// replaced by a new one from ``makeUnderlyingView()``. That is an assignment and not loading:
  /// neither ``viewDidLoad()`` nor the hooks are called for it.
  public final var underlyingView: V {
    if let view = view as? V { return view }
    let made = makeUnderlyingView()
    view = made
    return made
  }

  /// Makes the root view, at the size of a phone's screen and following its superview's.
  ///
  /// The base implementation makes any class that is ``FrameInitializable``, such as every
  /// ``BaseView``, and the views that ViewKit brings. Override it for other classes.
  ///
  /// - Precondition: `V` is such a class, or the method is overridden.
  open func makeUnderlyingView() -> V {
    let candidate = makeFromFrame(Self.defaultViewFrame)
    guard let made = candidate else { stop(.unknownView(V.self, self)) }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return made
  }

  /// Makes the root view by ``makeUnderlyingView()``.
  ///
  /// Overrides may call `super`, or assign ``ViewController/view`` themselves, or both.
  open override func loadView() {
    view = makeUnderlyingView()
  }

  /// Calls the set-up hooks, unless they have been called for the present view.
  ///
  /// Called by hand, it makes the view first if there is none.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpIfNeeded()
  }

  /// Gives the view what it shows; the base implementation calls ``setupView()``.
  open func setup() {
    setupView()
  }

  /// Gives the view its targets and dynamic values.
  open func setupView() {}

  /// Activates constraints that depend on the controller.
  open func setupConstraints() {}

  /// Gives the accessibility that depends on the controller.
  open func setupAccessibility() {}

  override func didLoadView() {
    setUpIfNeeded()
  }

  private func makeFromFrame(_ frame: CGRect) -> V? {
    if let type = V.self as? any FrameInitializable.Type {
      return type.init(frame: frame) as? V
    }
    return BuiltInViewClass.make(V.self, frame: frame) as? V
  }

  private func setUpIfNeeded() {
    guard setupProgress.sequence != .running else { return }
    _ = loadViewAlone()
    guard preparedView !== storedView else { return }
    preparedView = storedView
    setupProgress = SetupProgress()
    runSetupHooks()
  }
}
