public import Foundation

/// A view controller with a statically typed root view and three set-up hooks.
///
/// ``makeUnderlyingView()`` creates the view, and ``underlyingView`` returns it without a cast.
/// Once the view has loaded, ``setup()``, ``setupConstraints()`` and ``setupAccessibility()`` are
/// called in this order, once for each loaded view. A ``BaseView`` has already run its own hooks by
/// then.
///
/// ```swift
/// final class BadgeController: BaseViewController<BadgeView> {
///   override func setupView() {
///     underlyingView.label.text = "3"
///   }
/// }
/// ```
///
/// In an override of ``viewDidLoad()``, the hooks have run once the call to `super` returns. If the
/// override does not call `super`, they run after it returns.
open class BaseViewController<V: View>: ViewController, SetupHost {
  var setupProgress = SetupProgress()

  /// The view whose hooks have run or are running.
  private weak var preparedView: View?

  /// Creates a view controller without loading its view.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller without loading its view, which is made in code regardless of the
  /// name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a view controller from an archive or an interface file; the hooks run once the view
  /// loads.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The root view, loaded if needed.
  ///
  /// If ``ViewController/view`` has been set to a view of another class, that view is replaced with
  /// a new one from ``makeUnderlyingView()``. The replacement is assigned, not loaded: neither
  /// ``viewDidLoad()`` nor the hooks are called for it.
  public final var underlyingView: V {
    if let view = view as? V { return view }
    let made = makeUnderlyingView()
    view = made
    return made
  }

  /// Creates the root view, the size of a phone's screen, with an autoresizing mask that fills its
  /// superview.
  ///
  /// The base implementation can create any ``FrameInitializable`` class, such as every
  /// ``BaseView``, and ViewKit's built-in views. Override it for other classes.
  ///
  /// - Precondition: `V` is one of these classes, or the method is overridden.
  open func makeUnderlyingView() -> V {
    let candidate = makeFromFrame(Self.defaultViewFrame)
    guard let made = candidate else { stop(.unknownView(V.self, self)) }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return made
  }

  /// Creates the root view with ``makeUnderlyingView()``.
  ///
  /// An override may call `super`, assign ``ViewController/view`` itself, or do both.
  open override func loadView() {
    view = makeUnderlyingView()
  }

  /// Runs the set-up hooks unless they have already run for the current view.
  ///
  /// If you call it directly, it loads the view first if there is none.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpIfNeeded()
  }

  /// Sets up the content of the view; the base implementation calls ``setupView()``.
  open func setup() {
    setupView()
  }

  /// Sets up the view's targets and dynamic values.
  open func setupView() {}

  /// Activates constraints that depend on the view controller.
  open func setupConstraints() {}

  /// Sets up accessibility that depends on the view controller.
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
