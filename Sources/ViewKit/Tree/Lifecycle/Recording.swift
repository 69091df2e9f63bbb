import Foundation
import Synchronization

/// The steps that one recording has seen so far.
///
/// Child tasks may record at the same time, so a lock guards the list.
final class Recording: @unchecked Sendable {
  @TaskLocal static var current: Recording?

  private let outer: Recording?
  private let lock = NSLock()
  private var list: [LifecycleEvent] = []

  init(outer: Recording?) {
    self.outer = outer
  }

  var events: [LifecycleEvent] {
    lock.withLock { list }
  }

  func append(_ event: LifecycleEvent) {
    lock.withLock { list.append(event) }
    outer?.append(event)
  }
}

/// Counts the recordings that are open in the process.
///
/// Reading a task-local value costs about twelve nanoseconds, too much for every step of every
/// view; this count costs a third of one. It only lets a step skip that reading: no result depends
/// on it.
enum LifecycleGate {
  @inline(__always)
  static var mayRecord: Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return true }
    return Count.open.load(ordering: .relaxed) != 0
  }

  static func opened() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    Count.open.wrappingAdd(1, ordering: .relaxed)
  }

  static func closed() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    Count.open.wrappingSubtract(1, ordering: .relaxed)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private enum Count {
    static let open = Atomic<Int>(0)
  }
}
