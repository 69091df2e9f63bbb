import ViewKit
import ViewKitNibs
import ViewKitTesting
import XCTest

// The examples of the README, as they stand there. None imports Foundation.

final class GreetingView: BaseView {
  let label = Label()

  override func setup() {
    label.text = "Good morning"
    addSubview(label)
  }

  override func setupConstraints() {
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
    ])
  }

  override func setupAccessibility() {
    label.accessibilityTraits.insert(.header)
  }
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

extension GreetingViewTests {
  func testGreetingOnAPhone() {
    let view = GreetingView()
    let host = ViewHost(view, on: .phone)
    assertNoConflicts(in: host.window)
    assertWithinBounds(of: view, insideSafeArea: true)
    assertFrame(of: view.label, equals: CGRect(x: 16, y: 47, width: 109.667, height: 20.333))
    assertReadingOrder(of: view, equals: ["Good morning. Heading."])
    assertAccessible(view)
  }
}

func makeGreeting(from file: URL) throws -> GreetingView? {
  let nib = try Nib(contentsOf: file, classes: ClassRegistry([GreetingView.self]))
  return nib.instantiate(withOwner: nil).first as? GreetingView
}

final class ReadmeExampleTests: XCTestCase {
  func testConflictIsPrintedAsTheReadmeShows() throws {
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }

    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.layoutConflictObserver = { print($0) }
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    label.widthAnchor.constraint(equalToConstant: 300).isActive = true
    label.layoutIfNeeded()

    XCTAssertEqual(printed.count, 1)
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"),
      encoding: .utf8
    )
    let text = printed.joined().split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingSuffix { $0 == " " } }.joined(separator: "\n")
    XCTAssertTrue(readme.contains(text), text)
  }

  func testGreetingIsMadeFromAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="v" customClass="GreetingView">
            <rect key="frame" x="0" y="0" width="320" height="100"/>
          </view>
        </objects>
      </document>
      """
    try Data(text.utf8).write(to: file)
    XCTAssertEqual(try makeGreeting(from: file)?.label.text, "Good morning")
  }

  /// The README is for readers with a minute.
  func testReadmeHasAtMostNineHundredWords() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"),
      encoding: .utf8
    )
    XCTAssertLessThanOrEqual(readme.split(whereSeparator: \.isWhitespace).count, 900)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
  }
}
