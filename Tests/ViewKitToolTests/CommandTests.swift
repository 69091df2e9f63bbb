import Foundation
import Testing
import ViewKit

@testable import ViewKitTool

struct CommandTests {
  @Test(arguments: [
    ("320x480", CGSize(width: 320, height: 480)), ("0x0.5", CGSize(width: 0, height: 0.5)),
  ])
  func sizesAreReadFromTwoNumbers(_ text: String, _ size: CGSize) {
    #expect(CGSize(points: text) == size)
  }

  @Test(arguments: [
    "", "x", "320", "320x", "x480", "1x2x3", "-1x2", "nanx1", "infx1", "1e9x1", "a",
  ])
  func otherTextsAreNoSizes(_ text: String) {
    #expect(CGSize(points: text) == nil)
  }

  @Test func textSizesHaveShortNames() {
    #expect(ContentSizeCategory.names.count == 12)
    #expect(ContentSizeCategory(name: "AX5") == .accessibilityExtraExtraExtraLarge)
    #expect(ContentSizeCategory(name: "XXXXL") == nil)
  }

  @Test(arguments: [
    (["a.xib", "--device", "abacus"], "The device 'abacus' is not known."),
    (["a.xib", "--size", "big"], "The value 'big' is invalid for '--size <size>'."),
  ])
  func valuesThatMeanNothingAreUsageErrors(_ words: [String], _ message: String) throws {
    let arguments = try ParsedArguments(words, LayoutCommand.syntax)
    do throws(UsageError) {
      _ = try LayoutCommand(arguments)
      Issue.record("\(words) were taken")
    } catch {
      #expect(error.message.hasPrefix(message))
    }
  }

  @Test func commandsAndTheirOptionsHaveDifferentNames() {
    let names = Tool.commands.map { $0.syntax.name }
    #expect(Set(names).count == names.count)
    for command in Tool.commands {
      let options = command.syntax.options.map(\.name)
      #expect(Set(options).count == options.count)
    }
  }
}
