import XCTest

/// A test case that takes the failures of a closure for itself, so that tests can assert them.
///
/// It stands for `XCTExpectFailure`, which XCTest has on Apple's systems only.
class FailureCatchingCase: XCTestCase {
  struct Failure: Equatable {
    let text: String
    let file: String
    let line: Int
  }

  private var caught: [Failure] = []
  private var isCatching = false

  /// Asserts that a closure fails as often as there are texts, each time as many lines below the call
  /// as told, with a message that begins with the text.
  func expectFailures(
    _ texts: String...,
    linesBelow: Int = 1,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
  ) rethrows {
    isCatching = true
    defer { isCatching = false }
    try body()
    compareCaught(with: texts, linesBelow: linesBelow, file: file, line: line)
  }

  /// Asserts that an asynchronous closure fails as the form for other closures does.
  func expectFailures(
    _ texts: String...,
    linesBelow: Int = 1,
    file: StaticString = #filePath,
    line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async rethrows {
    isCatching = true
    defer { isCatching = false }
    try await body()
    compareCaught(with: texts, linesBelow: linesBelow, file: file, line: line)
  }

  private func compareCaught(
    with texts: [String],
    linesBelow: Int,
    file: StaticString,
    line: UInt
  ) {
    isCatching = false
    defer { caught = [] }
    XCTAssertEqual(caught.count, texts.count, "\(caught.map(\.text))", file: file, line: line)
    for (failure, text) in zip(caught, texts) {
      XCTAssertTrue(failure.text.hasPrefix(text), failure.text, file: file, line: line)
      XCTAssertEqual(failure.file, "\(file)", file: file, line: line)
      XCTAssertEqual(failure.line, Int(line) + linesBelow, file: file, line: line)
    }
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard isCatching else {
        super.record(issue)
        return
      }
      let location = issue.sourceCodeContext.location
      take(
        issue.compactDescription,
        file: location?.fileURL.path ?? "",
        line: location?.lineNumber ?? 0
      )
    }
  #else
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isCatching else {
        super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: expected
        )
        return
      }
      take(description, file: filePath, line: lineNumber)
    }
  #endif

  private func take(_ description: String, file: String, line: Int) {
    let start = "failed - "
    let text =
      description.hasPrefix(start) ? String(description.dropFirst(start.count)) : description
    caught.append(Failure(text: text, file: file, line: line))
  }
}
