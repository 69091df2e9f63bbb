/// Records what happens in the life of views and controllers, so that a test can assert its order.
///
/// ```swift
/// let events = LifecycleRecorder.record {
///   _ = ProfileView()
/// }
/// print(events.map(\.description))
/// // ["ProfileView init", "ProfileView setup begin", "ProfileView setup end", …]
/// ```
///
/// A recording is bound to the task that makes it: tests that run in parallel never meet, and what
/// child tasks do inside is recorded too. While nothing records, the cost is one comparison a step.
/// Recordings may be nested; each sees what happens inside it.
public enum LifecycleRecorder {
  /// Runs a closure and returns every step of every view and controller touched inside, in order.
  ///
  /// An error that the closure throws is passed on, and the steps so far are lost; catch it inside
  /// to keep them.
  public static func record(_ body: () throws -> Void) rethrows -> [LifecycleEvent] {
    let recording = Recording(outer: Recording.current)
    LifecycleGate.opened()
    defer { LifecycleGate.closed() }
    try Recording.$current.withValue(recording, operation: body)
    return recording.events
  }

  /// Runs an asynchronous closure and returns every step of the views and controllers in it.
  ///
  /// Steps of child tasks are recorded in the order in which they happen.
  public static func record(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async rethrows -> [LifecycleEvent] {
    let recording = Recording(outer: Recording.current)
    LifecycleGate.opened()
    defer { LifecycleGate.closed() }
    try await Recording.$current.withValue(recording, operation: body)
    return recording.events
  }

  /// Notes a step in the recordings of the current task, if there are any.
  @inline(__always)
  static func note(_ kind: @autoclosure () -> LifecycleEvent.Kind, _ object: AnyObject) {
    guard LifecycleGate.mayRecord else { return }
    Recording.current?.append(LifecycleEvent(kind(), object))
  }

  /// Asks as often as told whether anything records, for benchmarks; returns how often it does.
  package static func askRepeatedly(_ times: Int) -> Int {
    var count = 0
    for _ in 0..<times where LifecycleGate.mayRecord {
      count += 1
    }
    return count
  }
}
