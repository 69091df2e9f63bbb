/// What waits for the next turn of a window's run loop.
///
/// Without a screen no time passes by itself, so a turn is taken when ``Window/flush()`` or
/// ``Window/performTurn()`` is called. The queue belongs to the window; what a controller has put
/// there stays with that window. When its turn comes, an appearance looks whether it still is
/// under way there, and is passed over where it is not: the controller has left by then and has
/// been told so. Completions are always called, as long as the window lives.
struct RunLoopTurn {
  /// How many turns one flush takes at most.
  static let maximumTurns = 100

  /// The second halves of appearances, presentations and dismissals.
  var appearances: [() -> Void] = []

  /// What runs at the end of a turn.
  var completions: [() -> Void] = []

  /// A turn is being taken.
  var isRunning = false

  var isEmpty: Bool { appearances.isEmpty && completions.isEmpty }
}

extension Window {
  /// Takes one turn of the run loop.
  ///
  /// In this order: constraints are updated, due views laid out, appearances that have begun are
  /// brought to their end, and completions called. What these calls ask for waits for the next turn.
  /// Called from inside a turn, only layout is done.
  public func performTurn() {
    layoutIfNeeded()
    guard !turn.isRunning else { return }
    turn.isRunning = true
    defer { turn.isRunning = false }
    for work in take(\.appearances) {
      work()
    }
    for work in take(\.completions) {
      work()
    }
  }

  /// Takes turns of the run loop until nothing waits, and leaves the tree laid out.
  ///
  /// Call it in a test where an app would let the run loop go on: afterwards `viewDidAppear(_:)`,
  /// the ends of presentations and all completions have been called. When something keeps asking
  /// for another turn, it gives up after a hundred and reports a ``Diagnostic``.
  public func flush() {
    for _ in 0..<RunLoopTurn.maximumTurns {
      performTurn()
      if turn.isRunning { return }
      if turn.isEmpty {
        layoutIfNeeded()
        return
      }
    }
    report(
      Diagnostic(
        .flushLoop,
        "Flushing \(self) was given up after \(RunLoopTurn.maximumTurns) turns: appearances and "
          + "completions ask for another turn each time."
      )
    )
  }

  private func take(_ queue: WritableKeyPath<RunLoopTurn, [() -> Void]>) -> [() -> Void] {
    let due = turn[keyPath: queue]
    turn[keyPath: queue] = []
    return due
  }
}
