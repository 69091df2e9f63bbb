import Foundation
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

  func testRowIsLaidOutAndTellsOfAConflict() throws {
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }

    let (title, badge) = (Label(), Label())
    title.text = "Ada Lovelace"
    badge.text = "New"
    badge.setContentHuggingPriority(.required, for: .horizontal)
    let row = StackView(arrangedSubviews: [title, badge])
    row.frame = CGRect(x: 0, y: 0, width: 240, height: 44)
    row.spacing = 8
    row.layoutIfNeeded()
    print(row.recursiveDescription)

    row.layoutConflictObserver = { print($0) }
    badge.widthAnchor.constraint(equalToConstant: 300).isActive = true
    row.layoutIfNeeded()

    let output = printed.flatMap { $0.components(separatedBy: "\n") }
      .map { $0.replacingOccurrences(of: " +$", with: "", options: .regularExpression) }
    XCTAssertTrue(try readme().contains(output.joined(separator: "\n")), "\(output)")
  }

  private func readme() throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }
}
