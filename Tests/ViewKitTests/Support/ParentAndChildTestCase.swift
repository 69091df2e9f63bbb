import ViewKit
import XCTest

/// A parent and a child that log their callbacks as "P.…" and "C.…".
class ParentAndChildTestCase: XCTestCase {
  let log = CallLog()
  lazy var parent = LoggingController("P", log)
  lazy var child = LoggingController("C", log)

  /// XCTest keeps test cases for good; what they hold is let go of here.
  override func tearDown() {
    parent = LoggingController("P", log)
    child = LoggingController("C", log)
    super.tearDown()
  }

  func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Takes the calls out of the log, and returns those about the view of one controller.
  func calls(of name: String) -> [String] {
    log.take().filter { $0.hasPrefix(name + ".view") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
