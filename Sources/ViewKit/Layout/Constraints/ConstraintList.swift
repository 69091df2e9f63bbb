/// Constraints in the order in which they were added.
///
/// Adding and removing are O(1) on average: a constraint remembers its slot, a removed one leaves
/// an empty slot behind, and the slots are closed up once most of them are empty.
///
/// The list does not keep its constraints alive; an active constraint sees to that itself. It lies
/// in memory of its own, so that a change costs neither reference counting nor a check for copies.
struct ConstraintList: ~Copyable {
  private var slots: UnsafeMutablePointer<Unmanaged<LayoutConstraint>?>?
  private var capacity: Int32 = 0

  /// The number of slots, empty ones included.
  private(set) var slotCount: Int32 = 0

  /// The number of constraints.
  private(set) var count: Int32 = 0

  init() {}

  deinit {
    slots?.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// The constraints, kept alive by the array.
  var array: [LayoutConstraint] {
    guard let slots else { return [] }
    return (0..<Int(slotCount)).compactMap { slots[$0]?.takeUnretainedValue() }
  }

  /// The constraint in a slot, or nil for an empty slot, or for one that has been closed up.
  subscript(slot: Int32) -> LayoutConstraint? {
    slot < slotCount ? slots?[Int(slot)]?.takeUnretainedValue() : nil
  }

  /// Adds a constraint and returns its slot.
  mutating func append(_ constraint: LayoutConstraint) -> Int32 {
    if slotCount == capacity {
      grow()
    }
    let slot = slotCount
    slots?[Int(slot)] = .passUnretained(constraint)
    slotCount = slot &+ 1
    count &+= 1
    return slot
  }

  /// Empties a slot.
  ///
  /// - Returns: Whether so many slots are empty that they should be closed up.
  mutating func remove(at slot: Int32) -> Bool {
    guard let slots else { return false }
    slots[Int(slot)] = nil
    count &-= 1
    while slotCount > 0, slots[Int(slotCount) &- 1] == nil {
      slotCount &-= 1
    }
    return slotCount > 2 &* count &+ 16
  }

  /// Takes out the constraint that was added last.
  mutating func popLast() -> LayoutConstraint? {
    guard count > 0, let last = self[slotCount &- 1] else { return nil }
    _ = remove(at: slotCount &- 1)
    return last
  }

  /// Moves the constraints together; each then has to be told its slot.
  mutating func closeUp() {
    guard let slots else { return }
    var end = 0
    for slot in 0..<Int(slotCount) {
      if let constraint = slots[slot] {
        slots[end] = constraint
        end += 1
      }
    }
    slotCount = Int32(truncatingIfNeeded: end)
  }

  private mutating func grow() {
    // Six are what a view in an ordinary layout is mentioned by.
    let newCapacity = capacity == 0 ? 6 : 2 &* capacity
    let newSlots = UnsafeMutablePointer<Unmanaged<LayoutConstraint>?>
      .allocate(capacity: Int(newCapacity))
    if let slots {
      newSlots.moveInitialize(from: slots, count: Int(slotCount))
      slots.deallocate()
    }
    (newSlots + Int(slotCount)).initialize(repeating: nil, count: Int(newCapacity &- slotCount))
    slots = newSlots
    capacity = newCapacity
  }
}
