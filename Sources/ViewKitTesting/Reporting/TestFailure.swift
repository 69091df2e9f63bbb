import Testing
import XCTest

/// What is known of the test that runs.
enum RunningTest {
  /// The device that a view is tested on, while it is tested on several.
  @TaskLocal static var device: Device?

  /// Tells whether it is one of Swift Testing that runs once for each of its arguments.
  static var hasArguments: Bool { Test.Case.current?.isParameterized ?? false }
}

/// What hands failures to the test libraries.
enum TestFailure {
  /// Fails the current test at a place in it.
  ///
  /// Swift Testing knows whether one of its tests runs. Where it says no, the caller is a test of
  /// XCTest or a detached task of either library, and which one can't be told: both are handed the
  /// failure then, as the library that runs nothing passes it over.
  static func record(_ message: String, at site: CallSite) {
    let text = text(of: message)
    if Test.current == nil {
      XCTFail(text, file: site.filePath, line: site.line)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: site.sourceLocation)
  }

  /// The message with the device in front, where there is one.
  static func text(of message: String) -> String {
    RunningTest.device.map { "[\($0)] \(message)" } ?? message
  }

  /// Attaches a text to the current test of Swift Testing; XCTest can't take it on every system.
  static func attach(_ text: String, named name: String, at site: CallSite) {
    guard let test = Test.current else { return }
    // All attachments of a run lie in one folder, where the name is what tells them apart.
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
