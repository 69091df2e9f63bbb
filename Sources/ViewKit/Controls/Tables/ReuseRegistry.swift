import Foundation

/// What makes the views of each identifier, and the views that wait to be used again.
struct ReuseRegistry<Item: View> {
  private var makers: [String: () -> Item?] = [:]
  private var waiting: [String: [Item]] = [:]

  /// Registers what makes the views of an identifier; nil takes the registration back.
  mutating func register(_ identifier: String, _ make: (() -> Item?)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// Returns a view that waits, after telling it, or a new one; nil where nothing is registered.
  mutating func dequeue(_ identifier: String, reusing tell: (Item) -> Void) -> Item? {
    if let item = waiting[identifier]?.popLast() {
      tell(item)
      return item
    }
    return makers[identifier]?()
  }

  /// Keeps a view to be used again.
  mutating func enqueue(_ item: Item, for identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(item)
  }
}

/// A programmer error in the use of tables and collections, with UIKit's sentence where it has one.
struct ReuseFault {
  let name: ExceptionName
  let reason: String

  static func unregistered(_ identifier: String, _ kind: String, _ what: String) -> ReuseFault {
    ReuseFault(
      name: .internalInconsistency,
      reason:
        "unable to dequeue a \(kind) with identifier \(identifier) - must register \(what) for "
        + "the identifier or connect a prototype \(kind) in a storyboard"
    )
  }

  static func foreignClass(_ type: AnyClass, _ base: AnyClass) -> ReuseFault {
    ReuseFault(
      name: .invalidArgument,
      reason: "the class \(type) can't be registered for reuse: it is no \(base)"
    )
  }

  static func unmakable(_ type: AnyClass, _ way: String) -> ReuseFault {
    ReuseFault(
      name: .invalidArgument,
      reason: "a \(type) can't be made from its class alone, as it may have an initialiser of its "
        + "own. \(way)"
    )
  }
}

func stop(_ fault: ReuseFault, file: StaticString = #fileID, line: UInt = #line) -> Never {
  stop(fault.name, fault.reason, file: file, line: line)
}
