import Foundation
import Testing
import ViewKit
import ViewKitNibs
import ViewKitRendering

@testable import ViewKitTool

/// The commands take saved trees as they take interface files.
struct SavedTreeCommandTests {
  /// The tour's window, and a file in which it is saved as long as this is kept.
  private final class SavedTour {
    let live = Tour.makeWindow()
    private let url = FileManager.default.temporaryDirectory
      .appending(path: "ViewKitTour-\(UUID().uuidString).json")

    init() throws {
      Tour.show(in: live)
      try Data(SavedTree(of: live).text.utf8).write(to: url)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }

    var file: String { url.path }
  }

  private func run(_ command: any Command.Type, _ words: [String]) throws -> Int32 {
    try command.init(ParsedArguments(words, command.syntax)).run()
  }

  @Test func theSavedTourIsTheLiveOne() throws {
    let tour = try SavedTour()
    let read = try ScreenFile(path: tour.file)
    let view = try #require(read.screens.first?.view)
    #expect(view.svg() == tour.live.svg())
    #expect(view.accessibilityDescription == tour.live.accessibilityDescription)
    let audit = AccessibilityAudit.standard
    #expect(audit.issues(in: view) == audit.issues(in: tour.live))
    #expect(audit.issues(in: view).contains { $0.path.contains("ProfileView") })
  }

  @Test func commandsReadSavedTrees() throws {
    let tour = try SavedTour()
    #expect(try run(TreeCommand.self, [tour.file]) == 0)
    #expect(try run(A11yCommand.self, [tour.file, "--format", "json"]) == 0)
    #expect(try run(AuditCommand.self, [tour.file]) == 1)
    let picture = tour.file + ".svg"
    defer { try? FileManager.default.removeItem(atPath: picture) }
    #expect(try run(SVGCommand.self, [tour.file, "-o", picture]) == 0)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).contains("ProfileView"))
  }

  @Test func savedTreesAreNotLaidOutAgain() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/Profile.json").path
    #expect(throws: UsageError.self) { try run(LayoutCommand.self, [file]) }
  }

  @Test(arguments: [["--device", "retina4_7"], ["--rtl"]])
  func savedTreesKeepTheirDevice(_ option: [String]) throws {
    let tour = try SavedTour()
    do {
      _ = try run(SVGCommand.self, [tour.file] + option)
      Issue.record("\(option) was taken")
    } catch let error as UsageError {
      #expect(error.message.hasPrefix("A saved tree keeps its device."))
    }
  }
}
