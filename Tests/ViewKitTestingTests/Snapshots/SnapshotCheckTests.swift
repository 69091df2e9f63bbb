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

  func testNothingIsRecordedInModeNever() {
    XCTAssertEqual(
      compare("a", .never),
      ["No reference was found on disk. It would be \(reference.path)"]
    )
    XCTAssertNil(recorded(reference))
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

  func testFileIsNamedAfterTestAndSnapshot() {
    func path(_ test: String, _ name: String?) -> String {
      SnapshotCheck.reference(
        forTest: test,
        in: "/a/RowTests.swift",
        named: name,
        pathExtension: "txt"
      ).path
    }
    XCTAssertEqual(path("testRow()", nil), "/a/__Snapshots__/RowTests/testRow.txt")
    XCTAssertEqual(
      path("row(on:in:)", "../phone, 2"),
      "/a/__Snapshots__/RowTests/row-on-in.phone-2.txt"
    )
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
    XCTAssertEqual(mode(["VIEWKIT_RECORD": "failed"]), .failed)
    XCTAssertEqual(mode(["CI": "1", "VIEWKIT_RECORD": "sometimes"]), .never)
  }

  func testScopeNamesTheMode() {
    for mode in SnapshotRecordMode.allCases {
      XCTAssertEqual(withSnapshots(record: mode) { SnapshotRecordMode.current }, mode)
    }
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
