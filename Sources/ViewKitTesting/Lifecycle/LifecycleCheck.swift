public import ViewKit

/// Checks that compare recorded life cycle events with expectations and return findings.
public enum LifecycleCheck {
  /// Compares the order of events with the expected order.
  ///
  /// - Parameters:
  ///   - events: The events that a `LifecycleRecorder` recorded.
  ///   - types: The classes whose events are compared, without subclasses; all classes if it is
  ///     empty.
  ///   - expected: The expected events as they print, such as `GreetingView setup begin`.
  /// - Returns: One finding with the difference, or an empty array if the order matches.
  public static func order(
    of events: [LifecycleEvent],
    of types: [AnyClass] = [],
    expected: [String]
  ) -> [Finding] {
    let found = events.of(types).map(\.description)
    let difference = TextDifference(
      expected: expected.map { $0[...] },
      actual: found.map { $0[...] }
    )
    guard let difference else { return [] }
    return [Finding(.lifecycle, "The life cycle went otherwise than expected \(difference)")]
  }

  /// Checks that each object ran its three set-up hooks, once each and in order.
  ///
  /// The check covers views and view controllers of the two base classes that were created or
  /// decoded during the recording, and each view that a view controller loaded. A class that defers
  /// its constraints may create them later or not at all.
  ///
  /// - Parameters:
  ///   - events: The events that a `LifecycleRecorder` recorded.
  ///   - types: The classes to check, without subclasses; all classes if it is empty.
  /// - Returns: One finding for each problem; also one if there is nothing to check.
  public static func hooksOnce(
    in events: [LifecycleEvent],
    of types: [AnyClass] = []
  ) -> [Finding] {
    let lives = HookLife.lives(in: events.of(types), of: types)
    let checked = lives.filter { !$0.hooks.isEmpty || $0.expectsHooks }
    guard !checked.isEmpty else {
      let names = types.map { String(describing: $0) }.joined(separator: ", ")
      return [Finding(.hooks, "Nothing\(names.isEmpty ? "" : " of \(names)") was set up")]
    }
    return checked.flatMap { life in
      life.faults.map { Finding(.hooks, "\(life.name): \($0)") }
    }
  }
}

extension [LifecycleEvent] {
  fileprivate func of(_ types: [AnyClass]) -> [LifecycleEvent] {
    guard !types.isEmpty else { return self }
    let names = types.map { String(describing: $0) }
    return filter { names.contains($0.typeName) }
  }
}
