public import ViewKit
import ViewKitRendering

/// Fails the current test once for each finding, at the line that calls.
///
/// Works in tests of XCTest and of Swift Testing, also from detached tasks. Swift Testing gets the
/// tree that the view lies in as attachments: printed, and as a picture with its constraints.
public func report(
  _ findings: [Finding],
  in view: View? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(findings, in: view)
}

extension CallSite {
  func report(_ findings: [Finding], in view: View? = nil) {
    guard !findings.isEmpty else { return }
    for finding in findings {
      TestFailure.record(finding.message, at: self)
    }
    if let root = view?.root {
      let picture = root.svg(options: SVGOptions(layers: [.views, .text, .layout]))
      TestFailure.attach(root.recursiveDescription, named: "tree.txt", at: self)
      TestFailure.attach(picture, named: "tree.svg", at: self)
    }
  }
}
