// Algorithm.md, section 4.

/// A few large pieces of memory for tables that are made and freed together.
///
/// Allocators tend to return large pieces to the system when they are freed, and every page of the next
/// ones costs a fault. Two pieces of less than 32 megabytes tend to stay with the process, so that tables
/// share as few as possible.
struct Slab: ~Copyable {
  /// Every part begins at a multiple of this.
  private static let alignment = 64

  /// The largest piece, some room for the allocator's notes aside.
  private static let largestPiece = 1 << 25 - 1 << 16

  private var pieces = Buffer<UnsafeMutableRawPointer>()
  private var base: UnsafeMutableRawPointer?
  private var end = 0
  private var used = 0

  /// The room that parts are still going to take.
  private var remaining: Int

  /// Prepares for parts of a total size, which are then all taken.
  init(size: Int = 0) {
    remaining = size
  }

  deinit {
    base?.deallocate()
    for index in 0..<pieces.count { pieces[index].deallocate() }
  }

  /// The room that elements take, up to where another part may begin.
  static func size<Element>(of count: Int32, _ type: Element.Type) -> Int {
    let size = Int(count) * MemoryLayout<Element>.stride
    return (size + alignment - 1) / alignment * alignment
  }

  /// Cuts off a part for a number of elements.
  mutating func take<Element>(
    _ count: Int32,
    of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let size = Self.size(of: count, type)
    let piece: UnsafeMutableRawPointer
    if let base, used + size <= end {
      piece = base
    } else {
      if let base { pieces.append(base) }
      // Asked for no more than usual alignment, allocators find freed pieces again.
      end = max(size + Self.alignment, min(remaining + Self.alignment, Self.largestPiece))
      piece = .allocate(byteCount: end, alignment: 16)
      base = piece
      used = Int(bitPattern: piece) & -Self.alignment + Self.alignment - Int(bitPattern: piece)
    }
    let start = piece + used
    used += size
    remaining -= size
    return start.bindMemory(to: Element.self, capacity: Int(count))
  }
}
