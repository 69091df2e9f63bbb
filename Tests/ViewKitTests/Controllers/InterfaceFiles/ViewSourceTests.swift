import Foundation
import ViewKit
import XCTest

/// Controllers whose views come from an interface file, or from what stands for one.
final class ViewSourceTests: XCTestCase {
  func testSourceMakesTheView() {  // 3.1.3
    let (controller, source) = (ViewController(nibName: "Card", bundle: nil), CardSource())
    controller.viewSource = source
    XCTAssertFalse(controller.isViewLoaded)
    let events = LifecycleRecorder.record { controller.loadViewIfNeeded() }
    XCTAssertTrue(controller.view is Label)
    XCTAssertEqual(
      events.map(\.description),
      ["ViewController loadView", "Label init", "Label awakeFromNib", "ViewController viewDidLoad"]
    )
  }

  func testSourceIsAskedAgainForAViewThatWasLetGo() {  // 3.1.6
    let (controller, source) = (ViewController(), CardSource())
    controller.viewSource = source
    let first = controller.view
    controller.view = nil
    XCTAssertFalse(controller.view === first)
    XCTAssertEqual(source.calls, 2)
  }

  func testOverrideWithoutSuperIgnoresTheSource() {
    final class Maker: ViewController {
      override func loadView() { view = Button() }
    }
    let (made, based, source) = (Maker(), BaseViewController<View>(), CardSource())
    made.viewSource = source
    based.viewSource = source
    XCTAssertTrue(made.view is Button)
    XCTAssertTrue(type(of: based.underlyingView) == View.self)
    XCTAssertEqual(source.calls, 0)
  }

  func testSourceWithoutAViewIsReportedAndAPlainViewStandsIn() {  // 3.1.7
    let (parent, controller) = (ViewController(), ViewController(nibName: "Card", bundle: nil))
    let source = CardSource()
    source.isEmpty = true
    controller.viewSource = source
    parent.addChild(controller)
    var messages: [Diagnostic] = []
    parent.view.diagnosticObserver = { messages.append($0) }
    XCTAssertTrue(type(of: controller.view as View) == View.self)
    XCTAssertEqual(messages.map(\.kind), [.missingRootView])
    XCTAssertEqual(
      messages.map(\.message),
      [
        "-[ViewController _loadViewFromNibNamed:bundle:] loaded the \"Card\" nib but the view "
          + "outlet was not set."
      ]
    )
  }

  // MARK: Names

  func testNamesThatAreLookedForFollowTheClass() {  // VC-11
    final class MyViewController: ViewController {}
    final class Settings: ViewController {}
    final class Generic<Content>: ViewController {}
    XCTAssertEqual(MyViewController().nibNameCandidates, ["MyView", "MyViewController"])
    XCTAssertEqual(Settings().nibNameCandidates, ["Settings"])
    XCTAssertEqual(Generic<Int>().nibNameCandidates, [])
    XCTAssertEqual(ViewController().nibNameCandidates, [])
    XCTAssertEqual(BaseViewController<View>().nibNameCandidates, [])
    let named = MyViewController(nibName: "Card", bundle: nil)
    XCTAssertEqual(named.nibNameCandidates, ["Card"])
  }

  func testClassNamedControllerHasNoShorterName() {
    XCTAssertEqual(
      ViewController.nibNameCandidates(nibName: nil, className: "Controller"),
      ["Controller"]
    )
  }
}

/// Stands for an interface file with a label.
private final class CardSource: ViewSource {
  var isEmpty = false
  private(set) var calls = 0

  func loadView(for controller: ViewController) {
    calls += 1
    guard !isEmpty else { return }
    let label = Label()
    controller.view = label
    label.awake()
  }
}
