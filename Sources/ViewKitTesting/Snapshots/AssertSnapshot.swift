import Foundation
public import ViewKit

/// Asserts that the printed view tree matches a reference file beside the test.
///
/// The file is in a folder named `__Snapshots__`, and its name consists of the names of the test,
/// the snapshot and, inside `onEachDevice`, the device. Snapshots of a test that differ in neither
/// name nor format share a file, unless the trait `.snapshots` or ``withSnapshots(record:_:)``
/// numbers them. In a parameterized test each snapshot needs a name and fails without one.
///
/// If there is no file, the run records it and fails, unless ``SnapshotRecordMode`` specifies
/// otherwise. The tree is laid out first if needed.
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
  let snapshot = Snapshot(test: testName, name: name, format: format, mode: mode)
  CallSite(fileID, filePath, line, column).compare(snapshot, of: view)
}

/// Asserts that the printed tree of a view controller's view matches a reference file beside the
/// test.
///
/// A view controller that isn't in a window is shown on the device, with its ancestors, and hidden
/// afterwards. One that is in a window is used as it is, and `device` must be `nil`. A given device
/// becomes part of the file's name.
///
/// ```swift
/// assertSnapshot(of: GreetingViewController(), on: .pad, as: .frames)
/// ```
///
/// - Parameters:
///   - controller: The view controller.
///   - device: The device to show it on; if it is `nil`, the window that already shows it, else the
///     device of `onEachDevice`, else a phone.
///   - format: The format in which the view is printed.
///   - name: A name that distinguishes the snapshot from others of the test, or `nil`.
///   - mode: The mode in which the text is recorded, or `nil` for the mode in force.
///   - testName: The test's name.
///   - fileID: The file in which failures are shown, with its module.
///   - filePath: The path of that file; the snapshot is stored beside it.
///   - line: The line in which failures are shown.
///   - column: The column at which failures are shown.
public func assertSnapshot(
  of controller: ViewController,
  on device: Device? = nil,
  as format: SnapshotFormat = .tree,
  named name: String? = nil,
  record mode: SnapshotRecordMode? = nil,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  var snapshot = Snapshot(test: testName, name: name, format: format, mode: mode)
  let site = CallSite(fileID, filePath, line, column)
  guard controller.viewIfLoaded?.window == nil else {
    guard device == nil else {
      let type = String(describing: type(of: controller))
      site.report([Finding(.snapshot, "\(type) is in a window already; move its host instead")])
      return
    }
    site.compare(snapshot, of: controller.view)
    return
  }
  snapshot.device = device
  let host = ViewHost(controller.outermost, on: device ?? RunningTest.device ?? .phone)
  site.compare(snapshot, of: controller.view)
  host.hide()
}

/// A snapshot to compare with its file.
private struct Snapshot {
  let test: String
  let name: String?
  let format: SnapshotFormat
  let mode: SnapshotRecordMode?
  /// The device given for this snapshot.
  var device: Device?

  /// Whether only the format distinguishes the snapshot from others of its test.
  private var isPlain: Bool { name == nil && device == nil }

  /// Compares a view, for a test in the given file.
  func findings(in view: View, ofTestIn filePath: String) -> [Finding] {
    if isPlain, RunningTest.hasArguments {
      let way = "Name each of its snapshots, such as by the argument."
      return [Finding(.snapshot, "The test runs once for each argument. \(way)")]
    }
    return SnapshotCheck.compare(
      format.text(of: view),
      with: reference(ofTestIn: filePath),
      record: mode ?? .current,
      note: isPlain && SnapshotScope.current == nil && RunningTest.device == nil
        ? "Snapshots without names share one file of their test; name them, or number them in a scope."
        : nil
    )
  }

  private func reference(ofTestIn filePath: String) -> URL {
    let names = [name, (device ?? RunningTest.device)?.description].compactMap { $0 }
    func reference(_ names: [String]) -> URL {
      SnapshotCheck.reference(
        forTest: test,
        in: filePath,
        named: names,
        pathExtension: format.pathExtension
      )
    }
    let file = reference(names)
    guard name == nil, let number = SnapshotScope.current?.series.next(of: file), number > 1 else {
      return file
    }
    return reference(names + ["\(number)"])
  }
}

extension CallSite {
  fileprivate func compare(_ snapshot: Snapshot, of view: View) {
    report(snapshot.findings(in: view, ofTestIn: "\(filePath)"), in: view)
  }
}

extension ViewController {
  /// The topmost ancestor of the view controller, or the view controller itself.
  fileprivate var outermost: ViewController {
    var current = self
    while let parent = current.parent {
      current = parent
    }
    return current
  }
}
