/// What an engine has to know of each item to hand its frame on, side by side in memory.
///
/// A resize goes through this table and the solver's values in their order, instead of from one
/// object to the next. The items whose frames have changed form a list for each view that gives them
/// their frames; the lists run through the slots, so that keeping them allocates nothing. The table
/// lies in memory of its own, so that a change costs neither reference counting nor a check for
/// copies.
struct FrameTable: ~Copyable {
  struct Slot {
    /// Nil for a slot that is free.
    var item: Unmanaged<LayoutItem>?
    /// The view, or the one that owns the guide.
    var view: Unmanaged<View>?
    var variables = LayoutVariables()
    /// The slot of the view that takes the item's frame from the solution.
    var giver: Int32 = -1
    /// The next of the items that have changed beside this one, or of the slots that are free.
    var next: Int32 = -1
    /// The items that have changed of those to which this one gives frames.
    var firstChanged: Int32 = -1
    var lastChanged: Int32 = -1
    /// The solution has changed since the frame was last taken from it.
    var isChanged = false
    /// The item is a view whose frame is its alignment rectangle, and on whose insets no row depends.
    var isPlain = false
    var scrolls = false
  }

  private var slots: UnsafeMutablePointer<Slot>?
  private(set) var capacity: Int32 = 0
  private(set) var count: Int32 = 0
  private var firstFree: Int32 = -1

  init() {}

  deinit {
    slots?.deallocate()
  }

  /// A slot in use, which has to be one that ``makeSlot(for:)`` has returned.
  subscript(slot: Int32) -> Slot {
    @inline(__always) get { slots.unsafelyUnwrapped[Int(slot)] }
    @inline(__always) nonmutating _modify { yield &slots.unsafelyUnwrapped[Int(slot)] }
  }

  mutating func makeSlot(for item: LayoutItem) -> Int32 {
    let made = Slot(item: .passUnretained(item), view: item.viewReference)
    if firstFree >= 0 {
      let slot = firstFree
      firstFree = self[slot].next
      self[slot] = made
      return slot
    }
    if count == capacity {
      grow(to: max(16, 2 &* capacity))
    }
    slots.unsafelyUnwrapped.advanced(by: Int(count)).initialize(to: made)
    count &+= 1
    return count &- 1
  }

  mutating func freeSlot(_ slot: Int32) {
    while nextChanged(of: slot) != nil {}
    unlinkChanged(slot)
    self[slot].item = nil
    self[slot].view = nil
    self[slot].next = firstFree
    firstFree = slot
  }

  /// Makes room for more slots at once.
  mutating func reserve(_ number: Int) {
    let minimum = count &+ Int32(truncatingIfNeeded: number)
    if minimum > capacity {
      grow(to: minimum)
    }
  }

  private mutating func grow(to newCapacity: Int32) {
    let newSlots = UnsafeMutablePointer<Slot>.allocate(capacity: Int(newCapacity))
    if let slots {
      newSlots.moveInitialize(from: slots, count: Int(count))
      slots.deallocate()
    }
    slots = newSlots
    capacity = newCapacity
  }

  // MARK: What has changed

  /// Puts an item at the end of its giver's list, where it is not yet.
  ///
  /// - Returns: The view that gives the frame, or nil when nothing is new.
  @inline(__always)
  func noteChanged(_ slot: Int32) -> Unmanaged<View>? {
    let giver = self[slot].giver
    guard !self[slot].isChanged, giver >= 0 else { return nil }
    self[slot].isChanged = true
    self[slot].next = -1
    let last = self[giver].lastChanged
    if last >= 0 {
      self[last].next = slot
    } else {
      self[giver].firstChanged = slot
    }
    self[giver].lastChanged = slot
    return self[giver].view
  }

  /// Takes the first of the items that have changed from a giver's list.
  @inline(__always)
  func nextChanged(of giver: Int32) -> Int32? {
    let slot = self[giver].firstChanged
    guard slot >= 0 else { return nil }
    shorten(giver, to: self[slot].next)
    self[slot].isChanged = false
    return slot
  }

  /// Tells whether items have changed to which a view gives frames.
  @inline(__always)
  func hasChanged(below giver: Int32) -> Bool {
    self[giver].firstChanged >= 0
  }

  /// Takes items from the beginning of a giver's list, as long as the closure has dealt with them.
  ///
  /// The closure must not change the table.
  @inline(__always)
  func takeChanged(of giver: Int32, while deals: (borrowing Slot) -> Bool) {
    guard let slots else { return }
    var slot = slots[Int(giver)].firstChanged
    while slot >= 0, deals(slots[Int(slot)]) {
      slots[Int(slot)].isChanged = false
      slot = slots[Int(slot)].next
    }
    shorten(giver, to: slot)
  }

  /// Lets a giver's list begin with an item, or makes it empty for -1.
  @inline(__always)
  private func shorten(_ giver: Int32, to slot: Int32) {
    self[giver].firstChanged = slot
    if slot < 0 {
      self[giver].lastChanged = -1
    }
  }

  /// Takes an item that leaves the engine from its giver's list.
  private func unlinkChanged(_ slot: Int32) {
    let giver = self[slot].giver
    guard self[slot].isChanged, giver >= 0 else { return }
    var previous: Int32 = -1
    var current = self[giver].firstChanged
    while current >= 0, current != slot {
      previous = current
      current = self[current].next
    }
    let next = self[slot].next
    if previous >= 0 {
      self[previous].next = next
    } else {
      self[giver].firstChanged = next
    }
    if next < 0 {
      self[giver].lastChanged = previous
    }
    self[slot].isChanged = false
  }
}
