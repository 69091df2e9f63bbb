import Foundation
import Testing

@testable import ViewKitNibs

struct FileReadingTests {
  @Test func longFilesAreRefusedBeforeTheyAreRead() throws {  // F2-21
    let url = FileManager.default.temporaryDirectory.appending(path: "Long-\(UUID()).xib")
    try Data("<document>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 50_000_000_000)  // A file with a hole, which takes no room.
    try handle.close()
    let error = #expect(throws: NibError.self) { try NibDocument(contentsOf: url) }
    #expect(error?.problem == .tooLarge(bytes: 50_000_000_000, limit: 8_000_000))
    #expect(throws: NibError.self) { try ScreenFile(contentsOf: url) }
  }

  @Test func endlessInputIsReadNoFurtherThanTheLimit() throws {  // F2-21
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let error = #expect(throws: NibError.self) {
      try ScreenFile(reading: handle, file: "<stdin>")
    }
    #expect(
      error?.description
        == "<stdin>: error: Found more than 8000000 bytes, expected at most as many."
    )
    #expect(throws: NibError.self) { try NibDocument(contentsOf: URL(filePath: "/dev/zero")) }
  }
}
