public import ViewKit

/// Asserts the order of recorded steps, and shows the difference where it is another.
///
/// Steps are written as they print, such as `GreetingView setup begin`. Where classes are named, only
/// theirs count, without those of subclasses.
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

/// Asserts the order of the steps that happen inside a closure.
///
/// ```swift
/// assertLifecycle(of: BadgeView.self, equals: ["BadgeView init", "BadgeView layoutSubviews"]) {
///   BadgeView().layoutIfNeeded()
/// }
/// ```
///
/// Works as the form with events does. An error that the closure throws is passed on, and nothing is
/// asserted then.
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

/// Asserts the order of the steps that happen inside an asynchronous closure.
///
/// Works as the form for other closures does; steps of child tasks count in the order in which they
/// happen.
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

/// Asserts that each object in a recording was set up by its three hooks, once and in their order.
///
/// Where classes are named, only they count, without subclasses.
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

/// Asserts that what a closure creates is set up by its three hooks, once each and in their order.
///
/// ```swift
/// assertHooksOnce(of: GreetingView.self) {
///   GreetingView().awakeFromNib()
/// }
/// ```
///
/// It fails as well when nothing is set up, such as a decoded view that nobody has awakened.
///
/// An error that the closure throws is passed on, and nothing is asserted then.
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

/// Asserts that what an asynchronous closure creates is set up by its three hooks, once each and in
/// their order.
///
/// Works as the form for other closures does.
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
