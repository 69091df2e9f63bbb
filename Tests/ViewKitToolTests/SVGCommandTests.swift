import Foundation
import Testing

@testable import ViewKitTool

struct SVGCommandTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../ViewKitNibsTests/Fixtures/Checkout.xib").standardized.path

  private func picture(_ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let output = folder.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: output) }
    let words = [Self.file, "-o", output.path] + options
    let command = try SVGCommand(ParsedArguments(words, SVGCommand.syntax))
    #expect(try command.run() == 0)
    return try String(contentsOf: output, encoding: .utf8)
  }

  @Test func viewsAndTextsAreDrawnAtFirst() throws {
    let picture = try picture([])
    #expect(picture.hasPrefix("<svg xmlns="))
    #expect(picture.contains(">Total</text>"))
    #expect(!picture.contains("-layout\""))
  }

  @Test func layersThatAreNamedTakeTheirPlace() throws {
    let picture = try picture(["--layer", "views", "--layer", "layout"])
    #expect(picture.contains("id=\"picture-1-layout\""))
    #expect(picture.contains("constraint broken"))
    #expect(!picture.contains(">Total</text>"))
  }

  @Test func accessibilityAndIssuesAreLayers() throws {
    let picture = try picture(["--layer", "accessibility", "--layer=issues"])
    #expect(picture.contains("id=\"picture-1-accessibility\""))
    #expect(picture.contains("id=\"picture-1-issues\""))
  }

  @Test func pictureHasTheSizeOfTheScreen() throws {
    #expect(try picture(["--size", "400x500"]).contains("width=\"400\" height=\"500\""))
  }

  @Test(arguments: [
    (["--layer", "shadows"], "The value 'shadows' is invalid for '--layer <layer>'."),
    (["-o"], "Missing value for '--output <file>'"), (["-x"], "Unknown option '-x'"),
  ])
  func wrongOptionsAreUsageErrors(_ options: [String], _ message: String) {
    do throws(UsageError) {
      _ = try ParsedArguments([Self.file] + options, SVGCommand.syntax)
      Issue.record("\(options) were taken")
    } catch {
      #expect(error.message.hasPrefix(message))
    }
  }

  @Test func helpNamesShortOptions() {
    #expect(HelpText.command(SVGCommand.syntax).contains("  -o, --output <file>"))
  }
}
