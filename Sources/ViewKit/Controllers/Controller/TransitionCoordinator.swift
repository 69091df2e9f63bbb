public import Foundation

/// What is known about a transition while it is under way.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Tells whether the transition was asked to be animated. Nothing moves either way.
  var isAnimated: Bool { get }

  /// Tells whether the transition was called off; never the case.
  var isCancelled: Bool { get }

  /// The seconds that the transition takes; zero.
  var transitionDuration: TimeInterval { get }

  /// The view that the transition takes place in.
  var containerView: View { get }
}

/// Runs closures together with a transition and after it.
///
/// Closures given as `alongsideTransition` run when the new size, the new traits or the new view
/// are in place and before they are laid out; those given as `completion` run with the next turn of
/// the window's run loop.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Adds closures to the transition; each is called once, in the order of adding.
  ///
  /// - Parameters:
  ///   - animation: Runs together with the transition.
  ///   - completion: Runs after the transition.
  /// - Returns: Whether the closures will be called: false after the transition's end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Adds a closure that runs together with the transition.
  ///
  /// - Returns: Whether the closure will be called: false after the transition's end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a change of size or traits, a presentation or a dismissal.
///
/// Until its end it belongs to the queue of the window; so it does not hold that window, nor do the
/// controllers hold it.
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

  /// Begins a transition, and makes itself known to the controllers that take part in it.
  init(in container: View, isAnimated: Bool, for controllers: [ViewController]) {
    self.container = container
    self.isAnimated = isAnimated
    for controller in controllers {
      controller.activeCoordinator = self
    }
  }

  /// The view that the transition takes place in; an empty one when that has been freed.
  var containerView: View { container ?? View() }

  /// The transition has not ended.
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

  /// Runs what goes together with the transition.
  func runAlongside() {
    stage = .running
    let due = animations
    animations = []
    for animation in due {
      animation(self)
    }
  }

  /// Runs what follows the transition.
  func finish() {
    stage = .finished
    let due = completions
    completions = []
    for completion in due {
      completion(self)
    }
  }
}
