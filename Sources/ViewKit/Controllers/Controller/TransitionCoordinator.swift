public import Foundation

/// The properties of a transition in progress.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether animation was requested; it never takes place.
  var isAnimated: Bool { get }

  /// A Boolean value that indicates whether the transition was cancelled; always false.
  var isCancelled: Bool { get }

  /// The duration of the transition in seconds; always zero.
  var transitionDuration: TimeInterval { get }

  /// The view in which the transition takes place.
  var containerView: View { get }
}

/// An object that runs closures alongside a transition and after it.
///
/// Closures passed as `alongsideTransition` run once the new size, traits or view are in place,
/// before they are laid out; closures passed as `completion` run in the next turn of the window's
/// run loop.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Adds closures to the transition; each is called once, in the order in which it was added.
  ///
  /// - Parameters:
  ///   - animation: The closure that runs alongside the transition.
  ///   - completion: The closure that runs after the transition.
  /// - Returns: `true` if the closures will be called; `false` if the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Adds a closure that runs alongside the transition.
  ///
  /// - Returns: `true` if the closure will be called; `false` if the transition has ended.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a change of size or traits, a presentation or a dismissal.
///
/// The window's queue retains it until it ends, so it does not retain the window, and the view
/// controllers do not retain it.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isCancelled = false
  let transitionDuration: TimeInterval = 0

  private weak var container: View?
  private var stage = Stage.gathering
  private var animations: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []

  private enum Stage {
    case gathering
    case running
    case finished
  }

  /// Begins a transition and sets itself as the coordinator of the view controllers that take part.
  init(in container: View, isAnimated: Bool, for controllers: [ViewController]) {
    self.container = container
    self.isAnimated = isAnimated
    for controller in controllers {
      controller.activeCoordinator = self
    }
  }

  /// The view in which the transition takes place, or an empty view if it has been deallocated.
  var containerView: View { container ?? View() }

  /// Whether the transition has not ended.
  var isUnderWay: Bool { stage != .finished }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isUnderWay else { return false }
    if let completion {
      completions.append(completion)
    }
    guard let animation else { return true }
    if stage == .gathering {
      animations.append(animation)
    } else {
      animation(self)
    }
    return true
  }

  /// Runs the closures that go alongside the transition.
  func runAlongside() {
    stage = .running
    let due = animations
    animations = []
    for animation in due {
      animation(self)
    }
  }

  /// Runs the closures that follow the transition.
  func finish() {
    stage = .finished
    let due = completions
    completions = []
    for completion in due {
      completion(self)
    }
  }
}
