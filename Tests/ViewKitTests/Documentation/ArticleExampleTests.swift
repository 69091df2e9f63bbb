import Foundation
import ViewKit
import XCTest

/// The examples of the DocC articles, as they stand there, and what they say comes of them.
final class ArticleExampleTests: XCTestCase {
  private final class BadgeView: BaseView {
    override func setup() { tag = 1 }
  }

  private final class GreetingView: BaseView {
    let label = Label()

    override func setup() {
      label.text = "Some text"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }

    override func setupConstraints() {
      LayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: leftAnchor),
        label.rightAnchor.constraint(equalTo: rightAnchor),
        label.topAnchor.constraint(equalTo: topAnchor),
      ])
    }

    override func setupAccessibility() {
      label.accessibilityIdentifier = "greeting"
    }
  }

  private final class GreetingViewController: BaseViewController<GreetingView> {
    override func setupView() {
      underlyingView.label.text = "Good morning"
    }
  }

  func testLandingPage() {
    var printed: [String] = []
    func print(_ event: LifecycleEvent) { printed.append("\(event)") }

    let events = LifecycleRecorder.record { _ = BadgeView() }
    print(events[1])  // BadgeView setup begin

    XCTAssertEqual(printed, ["BadgeView setup begin"])
    XCTAssertEqual(BadgeView().tag, 1)
  }

  func testWritingAView() {
    let view = GreetingView()
    XCTAssertEqual(view.label.text, "Some text")
    XCTAssertEqual(view.constraints.count, 3)
    XCTAssertEqual(
      view.constraints.first?.description,
      "<LayoutConstraint H:|-(0)-[Label'Some text'] (LTR)   (active, names: '|':GreetingView )>"
    )
    XCTAssertEqual(view.label.accessibilityIdentifier, "greeting")
    XCTAssertEqual(GreetingViewController().underlyingView.label.text, "Good morning")
  }

  func testLifeCycle() {
    var printed: [String] = []
    func print(_ event: LifecycleEvent) { printed.append("\(event)") }

    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let events = LifecycleRecorder.record {
      window.rootViewController = GreetingViewController()
      window.makeKeyAndVisible()
      window.flush()
    }
    for event in events {
      print(event)
    }

    XCTAssertEqual(
      printed.filter { $0.hasPrefix("GreetingViewController") },
      [
        "GreetingViewController init", "GreetingViewController loadView",
        "GreetingViewController viewDidLoad", "GreetingViewController setup begin",
        "GreetingViewController setup end", "GreetingViewController setupConstraints begin",
        "GreetingViewController setupConstraints end",
        "GreetingViewController setupAccessibility begin",
        "GreetingViewController setupAccessibility end", "GreetingViewController viewWillAppear",
        "GreetingViewController viewIsAppearing", "GreetingViewController updateViewConstraints",
        "GreetingViewController viewWillLayoutSubviews",
        "GreetingViewController viewDidLayoutSubviews", "GreetingViewController viewDidAppear",
      ]
    )
  }
}
