import Foundation
import ViewKit
import XCTest

@testable import ViewKitTesting

final class SnapshotCheckTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ViewKitSnapshotCheck-\(UUID().uuidString)")

  private var reference: URL { folder.appendingPathComponent("Row/test.txt") }
  private var artifact: URL { folder.appendingPathComponent("artifacts/Row/test.txt") }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
  }

  private func compare(_ text: String, _ mode: SnapshotRecordMode) -> [String] {
    SnapshotCheck.compare(
      text,
      with: reference,
      record: mode,
      artifacts: folder.appendingPathComponent("artifacts")
    ).map(\.message)
  }

  private func recorded(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  func testMissingReferenceIsRecordedAndFailsOnce() {
    XCTAssertEqual(
      compare("a\nb", .missing),
      [
        """
        No reference was found on disk.
        Recorded it at \(reference.path); run the test again to compare with it.
        """
      ]
    )
    XCTAssertEqual(recorded(reference), "a\nb\n")
    XCTAssertEqual(compare("a\nb", .missing), [])
  }

  func testDifferenceIsShownAndWhatWasFoundIsKept() {
    _ = compare("a\nb", .missing)
    XCTAssertEqual(
      compare("a\nc", .missing),
      [
        """
        Snapshot does not match reference. (- expected, + found)
          a
        - b
        + c
        reference: \(reference.path)
        found: \(artifact.path)
        """
      ]
    )
    XCTAssertEqual(recorded(reference), "a\nb\n")
    XCTAssertEqual(recorded(artifact), "a\nc\n")
  }

  // FR-G01
  func testViewThatHasBecomeEmptyDoesNotMatchAndTheMessageTellsItsSize() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    _ = compare(SnapshotFormat.frames.text(of: view), .missing)
    XCTAssertEqual(compare(SnapshotFormat.frames.text(of: view), .never), [])
    view.frame.size = .zero
    let messages = compare(SnapshotFormat.frames.text(of: view), .never)
    XCTAssertEqual(messages.count, 1)
    XCTAssertEqual(
      messages.first?.contains("- View (0 0; 200 400)\n+ View (0 0; 0 0)\n"),
      true,
      "\(messages)"
    )
  }

  func testNothingIsRecordedInModeNeverButWhatWasFoundIsKept() {
    XCTAssertEqual(
      compare("a", .never),
      [
        """
        No reference was found on disk. It would be \(reference.path)
        found: \(artifact.path)
        """
      ]
    )
    XCTAssertNil(recorded(reference))
    XCTAssertEqual(recorded(artifact), "a\n")
  }

  func testLinesMayEndAsOnWindows() throws {
    _ = compare("a\nb", .missing)
    try Data("a\r\nb\r\n".utf8).write(to: reference)
    XCTAssertEqual(compare("a\nb", .missing), [])
    XCTAssertEqual(compare("a\r\nb", .missing), [])
    XCTAssertEqual(compare("a\nc", .missing).first?.contains("  a\n- b\n+ c\n"), true)
  }

  func testFoldersAreMadeWhereTheyAreMissing() {
    let deep = folder.appendingPathComponent("a/b/c.txt")
    XCTAssertEqual(SnapshotCheck.compare("a", with: deep, record: .missing).count, 1)
    XCTAssertEqual(recorded(deep), "a\n")
  }

  func testReferenceThatCannotBeKeptIsAFinding() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Row"))
    let messages = compare("a", .missing)
    XCTAssertEqual(messages.count, 1)
    XCTAssertEqual(
      messages.first?.hasPrefix(
        "No reference was found on disk.\nIt can't be written to \(reference.path): "
      ),
      true
    )
  }

  func testFailedSnapshotsAreRecordedInModeFailed() {
    _ = compare("a", .missing)
    XCTAssertEqual(compare("a", .failed), [])
    XCTAssertEqual(compare("b", .failed).count, 1)
    XCTAssertEqual(recorded(reference), "b\n")
    XCTAssertEqual(compare("b", .failed), [])
  }

  func testEverySnapshotIsRecordedInModeAll() {
    XCTAssertEqual(compare("a", .all).count, 1)
    XCTAssertEqual(compare("a", .all).first?.hasPrefix("Recording is on.\nRecorded it at"), true)
    XCTAssertEqual(recorded(reference), "a\n")
  }

  func testReferenceThatCannotBeReadOrWrittenIsAFinding() throws {
    try FileManager.default.createDirectory(at: reference, withIntermediateDirectories: true)
    XCTAssertEqual(compare("a", .missing), ["The reference can't be read: \(reference.path)"])
    XCTAssertEqual(compare("a", .all).first?.contains("It can't be written to"), true)
  }

  // MARK: Names

  private func path(_ test: String, _ names: String...) -> String {
    SnapshotCheck.reference(
      forTest: test,
      in: "/a/RowTests.swift",
      named: names,
      pathExtension: "txt"
    ).path
  }

  func testFileIsNamedAfterTestAndSnapshot() {
    XCTAssertEqual(path("testRow()"), "/a/__Snapshots__/RowTests/testRow.txt")
    XCTAssertEqual(path("testRow()", "", "phone"), "/a/__Snapshots__/RowTests/testRow.phone.txt")
    XCTAssertEqual(
      path("row(on:in:)", "../phone, 2"),
      "/a/__Snapshots__/RowTests/row-on-in.phone-2.txt"
    )
    XCTAssertEqual(
      path(#"a name: with / \ * ? " < > | and "signs""#, "日本"),
      "/a/__Snapshots__/RowTests/a-name-with-and-signs.日本.txt"
    )
  }

  /// Windows gives no file these names, whatever follows a period.
  func testNamesOfDevicesGetAnUnderscore() {
    XCTAssertEqual(path("con()"), "/a/__Snapshots__/RowTests/con_.txt")
    XCTAssertEqual(path("LPT1()", "wide"), "/a/__Snapshots__/RowTests/LPT1_.wide.txt")
    XCTAssertEqual(path("console()", "aux"), "/a/__Snapshots__/RowTests/console.aux.txt")
  }

  func testNameWithoutLettersIsANumber() {
    // FNV-1a of one byte: (0x811c9dc5 ^ byte) * 0x01000193.
    XCTAssertEqual(path("row()", "<"), "/a/__Snapshots__/RowTests/row.390caefb.txt")
    XCTAssertEqual(path("row()", ">"), "/a/__Snapshots__/RowTests/row.3b0cb221.txt")
  }

  func testNamesThatAreTooLongAreCutAndStayDifferent() {
    let long = String(repeating: "日本", count: 60)
    let paths = [path("row()", long + "a"), path("row()", long + "b")]
    XCTAssertNotEqual(paths[0], paths[1])
    for path in paths {
      let name = URL(fileURLWithPath: path).lastPathComponent
      XCTAssertTrue(name.hasPrefix("row.日本日本"), name)
      XCTAssertLessThan(name.utf8.count, 200, name)
    }
    let fitting = String(repeating: "a", count: 176)
    XCTAssertEqual(path("row()", fitting), "/a/__Snapshots__/RowTests/row.\(fitting).txt")
  }

  // MARK: Modes

  func testEnvironmentNamesTheMode() {
    func mode(_ environment: [String: String]) -> SnapshotRecordMode {
      SnapshotRecordMode(environment: environment)
    }
    XCTAssertEqual(mode([:]), .missing)
    XCTAssertEqual(mode(["CI": "true"]), .never)
    XCTAssertEqual(mode(["CI": ""]), .missing)
    XCTAssertEqual(mode(["CI": "1", "VIEWKIT_RECORD": "all"]), .all)
    XCTAssertEqual(mode(["CI": "0"]), .missing)
    XCTAssertEqual(mode(["CI": "False"]), .missing)
    XCTAssertEqual(mode(["VIEWKIT_RECORD": "failed"]), .failed)
    XCTAssertEqual(mode(["VIEWKIT_RECORD": "Never"]), .never)
    XCTAssertEqual(mode(["CI": "1", "VIEWKIT_RECORD": "sometimes"]), .never)
  }

  // MARK: Formats

  func testOutlineLeavesOutHiddenViewsAndPartsOfControls() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100.25))
    let (button, hidden, box) = (Button(type: .system), View(), View())
    button.setTitle("Save", for: .normal)
    button.accessibilityIdentifier = "save"
    button.sizeToFit()
    hidden.isHidden = true
    box.accessibilityIdentifier = "box"
    for view in [button, hidden, box] {
      root.addSubview(view)
    }
    let size = button.frame.size
    XCTAssertEqual(
      SnapshotFormat.frames.text(of: root),
      """
      View (0 0; 100 100.25)
        Button'Save'#save (0 0; \(Printed.length(size.width)) \(Printed.length(size.height)))
        View#box (0 0; 0 0)
      """
    )
    XCTAssertEqual(SnapshotFormat.tree.text(of: root), root.recursiveDescription)
  }
}
