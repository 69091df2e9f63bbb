public import ViewKit
import ViewKitRendering

/// Fails the current test once for each finding, at the calling line.
///
/// This works in XCTest and Swift Testing, and from detached tasks. In Swift Testing the view's
/// tree is attached to the test, as text and as a picture with its constraints.
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
