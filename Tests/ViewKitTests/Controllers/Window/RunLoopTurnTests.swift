import Foundation
import ViewKit
import XCTest

final class RunLoopTurnTests: XCTestCase {
  // 9.2
  func testOneTurnLaysOutThenAppearsThenCompletes() {
    final class OrderView: View {
      var log: CallLog?

      override func layoutSubviews() {
        super.layoutSubviews()
        log?.write("layout")
      }
    }
    let log = CallLog()
    let controller = LoggingController("A", log)
    let view = OrderView()
    view.log = log
    controller.view = view
    let window = Window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.dismiss(animated: false) { log.write("completion") }
    _ = log.take()
    window.performTurn()
    XCTAssertEqual(log.take(), ["layout", "A.viewDidAppear", "completion"])
    window.performTurn()
    XCTAssertEqual(log.take(), [])
  }

  // 9.2
  func testWorkAskedForInATurnWaitsForTheNext() {
    let log = CallLog()
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    parent.onCall = { [unowned parent] in
      guard $0 == "viewDidAppear" else { return }
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    let window = Window()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.performTurn()
    XCTAssertEqual(log.take().last, "C.viewWillAppear")
    window.performTurn()
    XCTAssertEqual(log.take(), ["C.viewIsAppearing", "C.viewDidAppear"])
  }

  func testFlushTakesTurnsUntilNothingWaits() {
    let log = CallLog()
    let controller = ViewController()
    let window = Window.showing(controller)
    controller.dismiss(animated: false) {
      log.write("first")
      controller.dismiss(animated: false) {
        log.write("second")
        controller.view.setNeedsLayout()
      }
    }
    let events = LifecycleRecorder.record { window.flush() }
    XCTAssertEqual(log.take(), ["first", "second"])
    XCTAssertEqual(events.last?.kind, .viewDidLayoutSubviews)
  }

  func testFlushFromInsideATurnOnlyLaysOut() {
    let log = CallLog()
    let controller = LoggingController("A", log)
    let window = Window.showing(controller)
    _ = log.take()
    controller.dismiss(animated: false) { [unowned window] in
      controller.dismiss(animated: false) { log.write("later") }
      window.flush()
      log.write("flushed")
    }
    window.flush()
    XCTAssertEqual(log.take(), ["flushed", "later"])
  }

  func testFlushThatNeverEndsIsGivenUpAndReported() {
    final class Endless: ViewController {
      var rounds = 0

      func again() {
        dismiss(animated: false) { [unowned self] in
          rounds += 1
          again()
        }
      }
    }
    let controller = Endless()
    let window = Window.showing(controller)
    var diagnostics: [Diagnostic] = []
    window.diagnosticObserver = { diagnostics.append($0) }
    controller.again()
    window.flush()
    XCTAssertEqual(controller.rounds, 100)
    XCTAssertEqual(diagnostics.map(\.kind), [.flushLoop])
    XCTAssertTrue(diagnostics[0].message.contains("100 turns"), diagnostics[0].message)
  }
}
