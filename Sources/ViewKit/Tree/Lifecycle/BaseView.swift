public import Foundation

/// A class of which an object can be made from a frame alone.
public protocol FrameInitializable {
  /// Creates an object.
  init(frame: CGRect)
}

/// A view that is set up in three hooks, each called exactly once.
///
/// Created in code, the hooks run at the end of ``init(frame:)``; decoded from an archive or an
/// interface file, they run at the first ``Responder/awakeFromNib()``, when outlets are connected.
/// The order is ``setup()``, ``setupConstraints()``, ``setupAccessibility()``.
///
/// ```swift
/// final class BadgeView: BaseView {
///   let label = Label()
///
///   override func setup() {
///     addSubview(label)
///   }
///
///   override func setupConstraints() {
///     label.translatesAutoresizingMaskIntoConstraints = false
///     label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
///   }
/// }
/// ```
///
/// Since the hooks run inside the initialiser, they see stored properties with their default
/// values, and no superview yet.
open class BaseView: View, FrameInitializable, SetupHost {
  var setupProgress = SetupProgress()

  /// Tells whether the set-up hooks have been called and have returned.
  ///
  /// False inside the hooks. A class that moves its constraints to the first update pass is set up
  /// once the other two hooks have returned.
  public final var isSetup: Bool { setupProgress.sequence == .finished }

  /// A Boolean value that indicates whether ``setupConstraints()`` waits for the first
  /// constraint-update pass.
  ///
  /// Override it with true where making constraints is costly or needs the surroundings: the hook
  /// is then called once in that pass, or in the first layout that begins at the view: a view that
  /// is the root of its tree, or of a controller, needs nothing else. Inside a tree that takes no
  /// part in Auto Layout the hook is never called; override `requiresConstraintBasedLayout` too for
  /// a view that is to be added to one.
  open class var defersConstraintSetup: Bool { false }

  /// Creates a view and sets it up.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    setUpIfNeeded()
  }

  /// Creates a view from an archive or an interface file; the hooks wait for `awakeFromNib()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the view up, unless that has happened; later calls do nothing.
  open override func awakeFromNib() {
    super.awakeFromNib()
    setUpIfNeeded()
  }

  /// Creates subviews and gives default values.
  open func setup() {}

  /// Activates the constraints of the subviews.
  open func setupConstraints() {}

  /// Gives identifiers, labels and hints that do not change at run time.
  open func setupAccessibility() {}

  override func didAwake() {
    setUpIfNeeded()
  }

  override func prepareForConstraintUpdate() {
    runDeferredConstraintHook()
  }

  private func setUpIfNeeded() {
    guard setupProgress.sequence == .pending else { return }
    let isDeferred = type(of: self).defersConstraintSetup
    runSetupHooks(defersConstraints: isDeferred)
    if isDeferred {
      // A pass that ran from inside a hook has passed the view over.
      markNeedsFirstUpdateConstraints()
    }
  }
}
