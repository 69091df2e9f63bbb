import Foundation
import Testing
import ViewKit
import ViewKitTesting
import XCTest

// Tests that fail, and run only where `SHOW_FAILURES` is 1. The gate runs them and looks for the text
// after each `fails:` at its line in what the two libraries print: no failure may be lost.

private let showsFailures = ProcessInfo.processInfo.environment["SHOW_FAILURES"] == "1"

final class ShownXCTestFailureTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(showsFailures, "Fails on purpose")
  }

  func testDirect() {
    assertHooksOnce(of: BaseView.self) {}  // fails: Nothing of BaseView was set up
  }

  func testDetached() async {
    await Task.detached {
      assertHooksOnce(in: [], of: Button.self)  // fails: Nothing of Button was set up
    }.value
  }
}

@Suite(.enabled(if: showsFailures, "Fails on purpose"))
struct ShownSwiftTestingFailureTests {
  @Test func direct() {
    assertHooksOnce(of: Label.self) {}  // fails: Nothing of Label was set up
  }

  @Test func attached() {
    let board = Board(CGRect(x: 90, y: 0, width: 20, height: 10))
    assertWithinBounds(of: board.view)  // fails: View:0 (90 0; 20 10) reaches beyond View
  }

  @Test func detached() async {
    await Task.detached {
      assertHooksOnce(in: [], of: Switch.self)  // fails: Nothing of Switch was set up
    }.value
  }
}
