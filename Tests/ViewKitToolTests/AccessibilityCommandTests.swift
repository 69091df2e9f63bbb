import Foundation
import Testing
import ViewKit

@testable import ViewKitTool

struct AccessibilityCommandTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../ViewKitNibsTests/Fixtures/Checkout.xib").standardized.path

  private func status(of words: [String]) throws -> Int32 {
    try AuditCommand(ParsedArguments(words, AuditCommand.syntax)).run()
  }

  @Test(arguments: ["text", "json"])
  func issuesDecideTheExitStatus(_ format: String) throws {
    let form = ["--format", format]
    #expect(try status(of: [Self.file, "--severity", "info"] + form) == 1)
    let disabled = AccessibilityRule.allCases.flatMap { ["--disable", $0.rawValue] }
    #expect(try status(of: [Self.file] + disabled + form) == 0)
  }

  @Test func filesThatCannotBeReadAreIssues() throws {
    #expect(try status(of: ["/nowhere/none.xib"]) == 1)
    #expect(try status(of: ["/nowhere/none.json"]) == 1)
  }

  @Test(arguments: ["text", "json"])
  func elementsArePrintedInBothForms(_ format: String) throws {
    let words = [Self.file, "--format", format, "--rtl"]
    #expect(try A11yCommand(ParsedArguments(words, A11yCommand.syntax)).run() == 0)
  }
}
