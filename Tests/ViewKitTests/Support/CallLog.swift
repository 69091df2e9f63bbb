/// Lines that several controllers and views write in turn.
final class CallLog {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines so far, and begins anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
