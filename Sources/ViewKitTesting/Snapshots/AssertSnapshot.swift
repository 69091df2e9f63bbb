public import ViewKit

/// Asserts what a tree prints as, with a text in a file beside the test.
///
/// The file lies in a folder `__Snapshots__` and is named after the test and the snapshot; give a name
/// when a test has several of one format. A run without a file records it and fails, unless
/// ``SnapshotRecordMode`` says otherwise. What is due is laid out first.
///
/// ```swift
/// assertSnapshot(of: host.view, as: .frames, named: "phone")
/// ```
public func assertSnapshot(
  of view: View,
  as format: SnapshotFormat = .tree,
  named name: String? = nil,
  record mode: SnapshotRecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let reference = SnapshotCheck.reference(
    forTest: testName,
    in: "\(filePath)",
    named: name,
    pathExtension: format.pathExtension
  )
  let findings = SnapshotCheck.compare(
    format.text(of: view),
    with: reference,
    record: mode ?? .current
  )
  CallSite(fileID, filePath, line, column).report(findings, in: view)
}
