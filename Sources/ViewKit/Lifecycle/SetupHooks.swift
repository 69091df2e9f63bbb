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
  /// The whole sequence: pending, running, finished.
  private(set) var sequence = Phase.pending

  /// The hook for constraints, which may come later than the rest.
  private(set) var constraints = Phase.pending

  /// How far one part has come.
  enum Phase {
    case pending
    case running
    case finished
  }

  fileprivate mutating func begin() -> Bool {
    guard sequence == .pending else { return false }
    sequence = .running
    return true
  }

  fileprivate mutating func end() {
    sequence = .finished
  }

  fileprivate mutating func beginConstraints() -> Bool {
    guard constraints == .pending else { return false }
    constraints = .running
    return true
  }

  fileprivate mutating func endConstraints() {
    constraints = .finished
  }
}

/// An object that keeps the progress of its own set-up.
protocol SetupHost: SetupHooks {
  var setupProgress: SetupProgress { get set }
}

extension SetupHost {
  /// Calls the hooks in their order, unless they have been called or are being called.
  ///
  /// - Parameter defersConstraints: Leaves `setupConstraints()` to
  ///   ``runDeferredConstraintHook()``.
  func runSetupHooks(defersConstraints: Bool = false) {
    guard setupProgress.begin() else { return }
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
    setupProgress.endConstraints()
  }

  private func run(_ hook: LifecycleEvent.Hook, _ body: () -> Void) {
    LifecycleRecorder.note(.hookBegan(hook), self)
    body()
    LifecycleRecorder.note(.hookEnded(hook), self)
  }
}
