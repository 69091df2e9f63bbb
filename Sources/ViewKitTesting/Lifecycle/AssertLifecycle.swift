public import ViewKit

/// Asserts the order of recorded life cycle events, and shows the difference if it fails.
///
/// Events are written as they print, such as `GreetingView setup begin`. If classes are given, only
/// their own events are compared, not those of subclasses.
public func assertLifecycle(
  _ events: [LifecycleEvent],
  of types: AnyClass...,
  equals expected: [String],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column)
    .report(LifecycleCheck.order(of: events, of: types, expected: expected))
}

/// Asserts the order of the life cycle events that occur in a closure.
///
/// ```swift
/// assertLifecycle(of: BadgeView.self, equals: ["BadgeView init", "BadgeView layoutSubviews"]) {
///   BadgeView().layoutIfNeeded()
/// }
/// ```
///
/// Otherwise the same as the form that takes events. An error thrown by the closure is rethrown,
/// and nothing is asserted then.
public func assertLifecycle(
  of types: AnyClass...,
  equals expected: [String],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) rethrows {
  let events = try LifecycleRecorder.record(body)
  CallSite(fileID, filePath, line, column)
    .report(LifecycleCheck.order(of: events, of: types, expected: expected))
}

/// Asserts the order of the life cycle events that occur in an asynchronous closure.
///
/// Otherwise the same as the synchronous form; events of child tasks are included in the order in
/// which they occur.
public func assertLifecycle(
  of types: AnyClass...,
  equals expected: [String],
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async rethrows {
  let events = try await LifecycleRecorder.record(body)
  CallSite(fileID, filePath, line, column)
    .report(LifecycleCheck.order(of: events, of: types, expected: expected))
}

/// Asserts that each recorded object ran its three set-up hooks, once each and in order.
///
/// If classes are given, only objects of these classes are checked, not those of subclasses.
public func assertHooksOnce(
  in events: [LifecycleEvent],
  of types: AnyClass...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column)
    .report(LifecycleCheck.hooksOnce(in: events, of: types))
}

/// Asserts that each object a closure creates runs its three set-up hooks, once each and in order.
///
/// ```swift
/// assertHooksOnce(of: GreetingView.self) {
///   GreetingView().awakeFromNib()
/// }
/// ```
///
/// The assertion also fails if no object was set up, for example because a decoded view was never
/// awakened.
///
/// An error thrown by the closure is rethrown, and nothing is asserted then.
public func assertHooksOnce(
  of types: AnyClass...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) rethrows {
  let events = try LifecycleRecorder.record(body)
  CallSite(fileID, filePath, line, column)
    .report(LifecycleCheck.hooksOnce(in: events, of: types))
}

/// Asserts that each object an asynchronous closure creates runs its three set-up hooks once and in
/// order.
///
/// Otherwise the same as the synchronous form.
public func assertHooksOnce(
  of types: AnyClass...,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async rethrows {
  let events = try await LifecycleRecorder.record(body)
  CallSite(fileID, filePath, line, column)
    .report(LifecycleCheck.hooksOnce(in: events, of: types))
}
