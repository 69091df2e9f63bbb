import Testing
import XCTest

/// Information about the running test.
enum RunningTest {
  /// The current device while a test runs on several devices.
  @TaskLocal static var device: Device?

  /// Whether a parameterized test of Swift Testing is running.
  static var hasArguments: Bool { Test.Case.current?.isParameterized ?? false }
}

/// Reports failures to the testing libraries.
enum TestFailure {
  /// Fails the current test at a source location.
  ///
  /// Swift Testing knows whether one of its own tests is running. If none is, the caller is an
  /// XCTest test or a detached task of either library, and there is no way to find out which: the
  /// failure is then reported to both, because the library that runs no test ignores it.
  static func record(_ message: String, at site: CallSite) {
    let text = text(of: message)
    if Test.current == nil {
      XCTFail(text, file: site.filePath, line: site.line)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: site.sourceLocation)
  }

  /// The message with the device, if any, in front.
  static func text(of message: String) -> String {
    RunningTest.device.map { "[\($0)] \(message)" } ?? message
  }

  /// Attaches a text to the current test of Swift Testing; XCTest doesn't support this on every
  /// system.
  static func attach(_ text: String, named name: String, at site: CallSite) {
    guard let test = Test.current else { return }
    // All attachments of a run are in one folder, where only the name distinguishes them.
    let file = "\(FileName.joining([test.name])).\(name)"
    Attachment.record(text, named: file, sourceLocation: site.sourceLocation)
  }
}

extension CallSite {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  }
}
