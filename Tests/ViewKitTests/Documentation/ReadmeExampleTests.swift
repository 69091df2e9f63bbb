import ViewKit
import XCTest

// The examples of the README, as they stand there.

final class GreetingView: BaseView {
  let label = Label()
  override func setup() { addSubview(label) }
  override func setupConstraints() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  override func setupAccessibility() { label.accessibilityIdentifier = "greeting" }
}

final class GreetingViewTests: XCTestCase {
  func testHooksRunOnceAndInOrder() {
    let events = LifecycleRecorder.record {
      GreetingView().awakeFromNib()
    }
    XCTAssertEqual(
      events.filter { $0.typeName == "GreetingView" }.map(\.description),
      [
        "GreetingView init",
        "GreetingView setup begin", "GreetingView setup end",
        "GreetingView setupConstraints begin", "GreetingView setupConstraints end",
        "GreetingView setupAccessibility begin", "GreetingView setupAccessibility end",
      ]
    )
  }
}

final class ReadmeExampleTests: XCTestCase {
  func testGreetingIsSetUpOnce() {
    let view = GreetingView()  // each hook once, in that order
    view.awakeFromNib()  // nothing happens again
    XCTAssertEqual(view.subviews, [view.label])
    XCTAssertEqual(
      view.constraints.first?.description,
      "<LayoutConstraint V:|-(0)-[Label:0]   (active, names: '|':GreetingView )>"
    )
    XCTAssertEqual(view.label.accessibilityIdentifier, "greeting")
  }
}
