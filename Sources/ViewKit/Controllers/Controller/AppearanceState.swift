/// A view controller's position in the appearance cycle.
///
/// Each transition has one driver, and only that driver ends it: the root view entering or leaving
/// a window, the parent, the controller's own begin and end calls, or a presentation.
struct AppearanceState {
  /// The phases of the appearance cycle.
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The cause of a transition, which also ends it.
  enum Driver {
    case viewMove
    case parent
    case caller
    case presentation
  }

  /// A change of parent that the next appearance or disappearance belongs to.
  enum ParentMove {
    case to
    case from
  }

  private(set) var phase = Phase.disappeared
  private(set) var driver = Driver.viewMove
  private(set) var isAnimated = false

  /// The number of transitions begun so far, which identifies the current one.
  private(set) var number = 0

  /// The children whose transitions began together with this controller's.
  ///
  /// The controller must end their transitions, even if they have moved elsewhere by then.
  private(set) var followers: [ViewController] = []

  /// Whether `viewIsAppearing(_:)` is still to be called.
  private(set) var owesIsAppearing = false

  /// A change of parent whose transition has not begun yet.
  var pendingMove: ParentMove?

  /// The change of parent that the current transition belongs to.
  private(set) var currentMove: ParentMove?

  /// Whether the view is shown or about to be.
  var isShown: Bool { phase == .appearing || phase == .appeared }

  /// Whether a transition has begun and not ended.
  var isUnderWay: Bool { phase == .appearing || phase == .disappearing }

  /// Begins a transition; returns false if the view is already in, or on its way to, that state.
  mutating func begin(appearing: Bool, animated: Bool, driver: Driver) -> Bool {
    guard isShown != appearing else { return false }
    phase = appearing ? .appearing : .disappearing
    number += 1
    self.driver = driver
    isAnimated = animated
    owesIsAppearing = appearing
    currentMove = nil
    if pendingMove == (appearing ? .to : .from) {
      currentMove = pendingMove
      pendingMove = nil
    }
    return true
  }

  /// Clears the pending call of `viewIsAppearing(_:)`; returns false if none was pending.
  mutating func takeIsAppearing() -> Bool {
    guard phase == .appearing, owesIsAppearing else { return false }
    owesIsAppearing = false
    return true
  }

  /// Records a child whose transition must be ended along with the current one.
  mutating func owe(_ child: ViewController) {
    if !followers.contains(where: { $0 === child }) { followers.append(child) }
  }

  /// Returns the children whose transitions must be ended, and clears the list.
  mutating func takeFollowers() -> [ViewController] {
    defer { followers = [] }
    return followers
  }

  /// Marks the current transition as ended.
  mutating func arrive() {
    phase = isShown ? .appeared : .disappeared
  }

  /// Clears the change of parent once the hooks have seen it.
  mutating func settle() {
    currentMove = nil
  }
}
