/// Work that an app's hooks may request again while it runs.
///
/// One round runs at a time. A request made during a round runs after that round: only the latest
/// request is kept, and at most 100 rounds run.
final class RepeatedWork {
  static let maximumRounds = 100

  private var isRunning = false
  private var next: (() -> Void)?

  /// Runs a round now, or queues it if one is running; returns false if the limit was reached.
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
