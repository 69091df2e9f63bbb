public import ViewKit

/// Compares recorded lives with what is expected, and returns what is otherwise.
public enum LifecycleCheck {
  /// Compares the order of steps with an expected one.
  ///
  /// - Parameters:
  ///   - events: What a `LifecycleRecorder` has recorded.
  ///   - types: The classes whose steps count, subclasses left out; all classes when it is empty.
  ///   - expected: The steps as they print, such as `GreetingView setup begin`.
  /// - Returns: One finding with the difference, or none.
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

  /// Checks that every object was set up by its three hooks, once each and in their order.
  ///
  /// That holds for views and controllers of the two base types that were created or decoded in the
  /// recording, and for each view that a controller loaded. A class that defers its constraints may
  /// make them later or not at all.
  ///
  /// - Parameters:
  ///   - events: What a `LifecycleRecorder` has recorded.
  ///   - types: The classes that count, subclasses left out; all classes when it is empty.
  /// - Returns: One finding for each thing that is wrong, also where there is nothing to check.
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
