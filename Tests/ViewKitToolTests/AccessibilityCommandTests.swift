import Foundation
import Testing
import ViewKit

@testable import ViewKitTool

struct AccessibilityCommandTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../ViewKitNibsTests/Fixtures/Checkout.xib").standardized.path

  @Test func issuesDecideTheExitStatus() throws {
    let found = try ParsedArguments([Self.file, "--severity", "info"], AuditCommand.syntax)
    #expect(AuditCommand(found).run() == 1)
    let disabled = AccessibilityRule.allCases.flatMap { ["--disable", $0.rawValue] }
    let none = try ParsedArguments([Self.file] + disabled, AuditCommand.syntax)
    #expect(AuditCommand(none).run() == 0)
  }

  @Test func filesThatCannotBeReadAreIssues() throws {
    let arguments = try ParsedArguments(["/nowhere/none.xib"], AuditCommand.syntax)
    #expect(AuditCommand(arguments).run() == 1)
  }

  @Test(arguments: ["text", "json"])
  func elementsArePrintedInBothForms(_ format: String) throws {
    let words = [Self.file, "--format", format, "--rtl"]
    #expect(try A11yCommand(ParsedArguments(words, A11yCommand.syntax)).run() == 0)
  }
}
