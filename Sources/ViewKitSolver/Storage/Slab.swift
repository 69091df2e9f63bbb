/// One piece of memory for several tables that are made and freed together.
///
/// Allocators tend to return large pieces to the system when they are freed, one by one, and every page
/// of the next ones costs a fault. A single piece stays with the process.
struct Slab: ~Copyable {
  /// Every part begins at a multiple of this.
  private static let alignment = 64

  private var base: UnsafeMutableRawPointer?
  private var end = 0
  private var used = 0

  init() {}

  deinit {
    base?.deallocate()
  }

  var isEmpty: Bool { base == nil }

  /// The room that elements take, up to where another part may begin.
  static func size<Element>(of count: Int32, _ type: Element.Type) -> Int {
    let size = Int(count) * MemoryLayout<Element>.stride
    return (size + alignment - 1) / alignment * alignment
  }

  mutating func allocate(_ size: Int) {
    base = .allocate(byteCount: size, alignment: Self.alignment)
    end = size
  }

  /// Cuts off a part for a number of elements.
  mutating func take<Element>(
    _ count: Int,
    of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    guard let base else { return .allocate(capacity: count) }
    let start = base + used
    used += Self.size(of: Int32(truncatingIfNeeded: count), type)
    assert(used <= end, "The slab is too small for its parts.")
    return start.bindMemory(to: Element.self, capacity: count)
  }
}
