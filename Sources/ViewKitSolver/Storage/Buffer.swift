// Algorithm.md, section 4.

/// A growable array of plain values without reference counts, uniqueness checks or bounds checks.
///
/// Storage is allocated at the first append and kept until the buffer goes away, so that a buffer
/// which is emptied and filled again allocates nothing.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int32 = 0
  private(set) var count: Int32 = 0

  /// Whether the storage is a part of a slab, which frees it.
  private var isLent = false

  init() {
    // A dangling, aligned address: it is never read, because the capacity is zero.
    let address = MemoryLayout<Element>.alignment
    base = UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }

  deinit {
    if capacity > 0, !isLent { base.deallocate() }
  }

  var isEmpty: Bool {
    @inline(__always) get { count == 0 }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[Int(index)]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[Int(index)]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    (base + Int(count)).initialize(to: element)
    count &+= 1
  }

  /// Makes room for elements that the caller must set before anyone reads them.
  ///
  /// - Returns: The index of the first of them.
  @inline(__always)
  mutating func appendUninitialized(_ number: Int32) -> Int32 {
    if count &+ number > capacity { grow(to: count &+ number) }
    count &+= number
    return count &- number
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    count &-= 1
    return base[Int(count)]
  }

  /// Removes some elements and moves those behind them up.
  mutating func removeSubrange(_ range: Range<Int32>) {
    var hole = range.lowerBound
    for index in range.upperBound..<count {
      self[hole] = self[index]
      hole &+= 1
    }
    count = hole
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Makes the buffer hold exactly `newCount` elements; new ones get `value`, old ones are kept.
  mutating func resize(to newCount: Int32, filling value: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count {
      (base + Int(count)).initialize(repeating: value, count: Int(newCount - count))
    }
    count = newCount
  }

  /// Makes the buffer hold `newCount` copies of `value`.
  mutating func assign(_ value: Element, count newCount: Int32) {
    count = 0
    resize(to: newCount, filling: value)
  }

  mutating func reverse() {
    var low: Int32 = 0
    var high = count - 1
    while low < high {
      swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  mutating func swapAt(_ first: Int32, _ second: Int32) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  mutating func reserve(_ minimum: Int32) {
    if minimum > capacity { grow(to: minimum) }
  }

  @inline(never)
  private mutating func grow(to minimum: Int32) {
    // Pages that are never touched cost nothing, copies do: small buffers grow fast.
    let factor: Int32 = Int(capacity) * MemoryLayout<Element>.stride < 1 << 20 ? 4 : 2
    let newCapacity = max(minimum, capacity &* factor, 16)
    let storage = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
    if capacity > 0 {
      storage.moveInitialize(from: base, count: Int(count))
      if !isLent { base.deallocate() }
    }
    base = storage
    capacity = newCapacity
    isLent = false
  }

  /// Starts an empty buffer in a part of a slab; when it outgrows that, it moves elsewhere.
  mutating func start(in slab: inout Slab, capacity newCapacity: Int32) {
    guard newCapacity > 0, capacity == 0 else { return }
    base = slab.take(newCapacity, of: Element.self)
    capacity = newCapacity
    isLent = true
  }
}
