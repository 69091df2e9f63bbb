/// Where a controller stands between being away and being shown.
///
/// Each transition has one driver, which alone ends it: the passage of the root view into or out of
/// a window, the parent, the controller's own begin and end calls, or a presentation.
struct AppearanceState {
  /// The stations of a controller.
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// What has begun a transition, and will end it.
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

  /// How many transitions have begun, which tells one from another.
  private(set) var number = 0

  /// The children that have been told of a beginning together with this controller.
  ///
  /// The controller owes them the end, wherever they are by then.
  private(set) var followers: [ViewController] = []

  /// `viewIsAppearing(_:)` is still to be called.
  private(set) var owesIsAppearing = false

  /// A change of parent that no transition has been made for yet.
  var pendingMove: ParentMove?

  /// The change of parent that the transition under way belongs to.
  private(set) var currentMove: ParentMove?

  /// The view is shown, or on its way.
  var isShown: Bool { phase == .appearing || phase == .appeared }

  /// A transition has begun and not ended.
  var isUnderWay: Bool { phase == .appearing || phase == .disappearing }

  /// Begins a transition; false when one in that direction is under way or has been made.
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

  /// Takes the duty to call `viewIsAppearing(_:)`; false when there is none.
  mutating func takeIsAppearing() -> Bool {
    guard phase == .appearing, owesIsAppearing else { return false }
    owesIsAppearing = false
    return true
  }

  /// Notes a child that is owed the end of the transition under way.
  mutating func owe(_ child: ViewController) {
    if !followers.contains(where: { $0 === child }) { followers.append(child) }
  }

  /// Takes the duty to tell children the end.
  mutating func takeFollowers() -> [ViewController] {
    defer { followers = [] }
    return followers
  }

  /// Arrives at the end of the transition under way.
  mutating func arrive() {
    phase = isShown ? .appeared : .disappeared
  }

  /// Forgets the change of parent, after the hooks have seen it.
  mutating func settle() {
    currentMove = nil
  }
}
