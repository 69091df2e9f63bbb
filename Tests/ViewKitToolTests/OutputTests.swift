import Foundation
import Testing

@testable import ViewKitTool

/// What becomes of results that can't be written.
struct OutputTests {
  @Test func lostOutputIsAnError() throws {  // F2-20
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let error = #expect(throws: OutputError.self) { try Terminal.send("text", to: file) }
    #expect(error?.description.hasPrefix("Standard output can't be written: ") == true)
    #expect(throws: OutputError.self) { try Terminal.send("text", to: -1) }
  }

  #if os(Linux)
    @Test func commandWhoseOutputIsLostFails() async {  // F2-20
      await #expect(processExitsWith: .exitCode(1)) {
        dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
        exit(Tool.run(["tour"]))
      }
    }
  #endif

  @Test func closedStandardFilesEndNoCommandWithATrap() async {  // F2-20
    await #expect(processExitsWith: .exitCode(1)) {
      close(STDOUT_FILENO)
      close(STDERR_FILENO)
      Terminal.openStandardFiles()
      exit(Tool.run(["tour"]))
    }
    await #expect(processExitsWith: .exitCode(64)) {
      close(STDERR_FILENO)
      exit(Tool.run(["detour"]))
    }
  }

  @Test func foldersWithoutInterfaceFilesAreNothingToSearch() throws {  // F2-21
    let folder = FileManager.default.temporaryDirectory.appending(path: "Empty-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in ["check", "audit", "compare"] {
      #expect(Tool.run([command, folder.path]) == 2, "\(command)")
    }
    let error = NothingToSearchError(paths: ["a", "b"])
    #expect("\(error)" == "Found no .xib or .storyboard file in 'a', 'b'.")
  }
}
