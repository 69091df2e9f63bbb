/// The three set-up hooks that give every custom view and controller one shape.
///
/// ``BaseView`` and ``BaseViewController`` call them in the order in which they are written here,
/// each exactly once. Adopt one of the two base types rather than this protocol.
public protocol SetupHooks: AnyObject {
  /// Creates subviews and gives default values.
  func setup()

  /// Activates the constraints of the subviews.
  func setupConstraints()

  /// Gives identifiers, labels and hints that do not change at run time.
  func setupAccessibility()
}

/// How far the set-up of an object has come.
///
/// The state moves forwards only, and moves on before a hook is called: whatever a hook does, be it
/// waking the object again or laying it out, finds the state already taken.
struct SetupProgress {
  private(set) var sequence = Phase.pending

  /// The hook for constraints, which may come later than the rest, has begun.
  private var hasBegunConstraints = false

  /// How far the sequence has come.
  enum Phase {
    case pending
    case running
    case finished
  }

  fileprivate mutating func begin() {
    sequence = .running
  }

  fileprivate mutating func end() {
    sequence = .finished
  }

  fileprivate mutating func beginConstraints() -> Bool {
    guard !hasBegunConstraints else { return false }
    hasBegunConstraints = true
    return true
  }
}

/// An object that keeps the progress of its own set-up.
protocol SetupHost: SetupHooks {
  var setupProgress: SetupProgress { get set }
}

extension SetupHost {
  /// Calls the hooks in their order; the progress must be that of a new object.
  ///
  /// - Parameter defersConstraints: Leaves `setupConstraints()` to
  ///   ``runDeferredConstraintHook()``.
  func runSetupHooks(defersConstraints: Bool = false) {
    setupProgress.begin()
    run(.setup) { setup() }
    if !defersConstraints {
      runConstraintHook()
    }
    run(.setupAccessibility) { setupAccessibility() }
    setupProgress.end()
  }

  /// Calls `setupConstraints()` once the other hooks have returned, unless it has been called.
  func runDeferredConstraintHook() {
    guard setupProgress.sequence == .finished else { return }
    runConstraintHook()
  }

  private func runConstraintHook() {
    guard setupProgress.beginConstraints() else { return }
    run(.setupConstraints) { setupConstraints() }
  }

  private func run(_ hook: LifecycleEvent.Hook, _ body: () -> Void) {
    LifecycleRecorder.note(.hookBegan(hook), self)
    body()
    LifecycleRecorder.note(.hookEnded(hook), self)
  }
}
