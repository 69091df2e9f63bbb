import Foundation
import Testing
import ViewKit

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

  @Test func picturesAreWrittenThroughLinks() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "\(UUID())")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let (target, link) = (folder.appending(path: "target.svg"), folder.appending(path: "link.svg"))
    // What was there is longer than any picture of the file, so that a rest of it would show.
    try Data(count: 1_000_000).write(to: target)
    try files.createSymbolicLink(at: link, withDestinationURL: target)
    let words = [Self.file, "-o", link.path]
    #expect(try SVGCommand(ParsedArguments(words, SVGCommand.syntax)).run() == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == target.path)
    #expect(try String(contentsOf: target, encoding: .utf8).hasSuffix("</svg>\n"))
  }

  @Test func placesThatTakeNoPictureAreTold() throws {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "\(UUID())/picture.svg")
    for output in [folder.path, missing.path] {
      let command = try SVGCommand(ParsedArguments([Self.file, "-o", output], SVGCommand.syntax))
      let error = try #require(throws: FileWriteError.self) { try command.run() }
      #expect(error.description.hasPrefix("The file '\(output)' can't be written: "))
      // A domain and a number say nothing to people.
      #expect(!error.reason.contains("Domain"))
    }
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

  @Test func pictureDoesNotOverwriteItsOwnFile() throws {  // F2-21
    let folder = FileManager.default.temporaryDirectory.appending(path: "Own-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Tree.json")
    let text = SavedTree(of: View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))).text
    try text.write(to: file, atomically: true, encoding: .utf8)
    let (soft, hard) = (folder.path + "/soft.json", folder.path + "/hard.json")
    try FileManager.default.createSymbolicLink(atPath: soft, withDestinationPath: file.path)
    try FileManager.default.linkItem(atPath: file.path, toPath: hard)
    for output in [
      file.path, soft, hard, folder.path + "/../" + folder.lastPathComponent + "/Tree.json",
    ] {
      #expect(Tool.run(["svg", file.path, "-o", output]) == 64, "\(output)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(Tool.run(["svg", file.path, "-o", folder.path + "/new.svg"]) == 0)
    #expect(Tool.run(["svg", file.path, "-o", folder.path + "/new.svg"]) == 0)
  }
}
