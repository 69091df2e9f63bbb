/// Work that the hooks of an app may ask for again while it is being done.
///
/// One round is done at a time. What is asked for from inside a round follows when that one has
/// ended: the last thing asked for, and no more than a hundred times.
final class RepeatedWork {
  static let maximumRounds = 100

  private var isRunning = false
  private var next: (() -> Void)?

  /// Does a round, or leaves it to the rounds under way; false when these were given up.
  func perform(_ round: @escaping () -> Void) -> Bool {
    next = round
    guard !isRunning else { return true }
    isRunning = true
    defer { isRunning = false }
    for _ in 0..<Self.maximumRounds {
      guard let round = next else { return true }
      next = nil
      round()
    }
    defer { next = nil }
    return next == nil
  }
}
