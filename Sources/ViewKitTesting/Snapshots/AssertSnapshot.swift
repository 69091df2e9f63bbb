import Foundation
public import ViewKit

/// Asserts what a tree prints as, with a text in a file beside the test.
///
/// The file lies in a folder `__Snapshots__` and is named after the test, the snapshot and, inside
/// `onEachDevice`, the device. Snapshots of a test that have neither a name nor another format share
/// a file, unless the trait `.snapshots` or ``withSnapshots(record:_:)`` numbers them; in a test with
/// arguments each needs a name, and fails without one.
///
/// A run without a file records it and fails, unless ``SnapshotRecordMode`` says otherwise. What is
/// due is laid out first.
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

/// Asserts what a controller's view with all below prints as, with a text in a file beside the test.
///
/// A controller that is in no window is shown on the device for it, with those that it lies in, and
/// hidden afterwards. One that is in a window is taken as it is there, and no device may be given
/// for it. A device that is given becomes a part of the file's name.
///
/// ```swift
/// assertSnapshot(of: GreetingViewController(), on: .pad, as: .frames)
/// ```
///
/// - Parameters:
///   - controller: The controller.
///   - device: Where to show it; nil for where it is shown, else the device of `onEachDevice`, else a
///     phone.
///   - format: What the view is printed as.
///   - name: What tells the snapshot from others of the test, or nil.
///   - mode: When the text is recorded, or nil for the mode in force.
///   - testName: The test's name.
///   - fileID: The file in which failures are shown, with its module.
///   - filePath: The path of that file, beside which the snapshot lies.
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

/// What is to be compared with the file of a snapshot.
private struct Snapshot {
  let test: String
  let name: String?
  let format: SnapshotFormat
  let mode: SnapshotRecordMode?
  /// The device that was given for this snapshot.
  var device: Device?

  /// Tells whether nothing but the format sets the snapshot apart from others of its test.
  private var isPlain: Bool { name == nil && device == nil }

  /// Compares a view, in a test that lies in a file.
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
  /// The controller at the top of those that the controller lies in; itself if it lies in none.
  fileprivate var outermost: ViewController {
    var current = self
    while let parent = current.parent {
      current = parent
    }
    return current
  }
}
