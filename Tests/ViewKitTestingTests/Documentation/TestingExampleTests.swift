import Foundation
import Testing
import ViewKit
import XCTest

@testable import ViewKitTesting

/// The view of the articles.
final class GreetingView: BaseView {
  let label = Label()
  let button = Button(type: .system)

  override func setup() {
    label.text = "Good morning"
    button.setTitle("Close", for: .normal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  override func setupConstraints() {
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

final class GreetingViewController: BaseViewController<GreetingView> {
  var onClose: (() -> Void)?

  override func setupView() {
    underlyingView.button.addAction(
      Action { [weak self] _ in self?.onClose?() },
      for: .touchUpInside
    )
  }
}

/// A class whose tests number their snapshots.
final class NumberedSnapshotTests: XCTestCase {
  override func invokeTest() {
    withSnapshots { super.invokeTest() }
  }

  func testSnapshotsAreNumberedAlsoInAnAsynchronousTest() async {
    let file = URL(fileURLWithPath: "/a/row.txt")
    await Task.yield()
    XCTAssertEqual(SnapshotScope.current?.series.next(of: file), 1)
    XCTAssertEqual(SnapshotScope.current?.series.next(of: file), 2)
  }
}

/// The examples in the documentation of what is for Swift Testing.
struct TestingTraitExampleTests {
  @Test(.snapshots) func turning() {
    let host = ViewHost(GreetingView(), on: .phone)
    assertSnapshot(of: host.view, as: .frames)  // turning.frames.txt
    host.move(to: .phone.landscape)
    assertSnapshot(of: host.view, as: .frames)  // turning.2.frames.txt
  }
}

/// The examples of the module's articles and types, as they stand there.
final class TestingExampleTests: XCTestCase {
  func testLandingPage() {
    let host = ViewHost(GreetingViewController(), on: .phone)
    assertNoConflicts(in: host.window)
    assertUnambiguous(host.view)
    assertWithinBounds(of: host.view, insideSafeArea: true)
  }

  // MARK: Testing life cycle

  func testHooks() {
    assertHooksOnce(of: GreetingView.self) {
      GreetingView().awakeFromNib()
    }
  }

  func testSteps() {
    assertLifecycle(
      of: GreetingViewController.self,
      equals: [
        "GreetingViewController init",
        "GreetingViewController loadView",
        "GreetingViewController viewDidLoad",
        "GreetingViewController setup begin",
        "GreetingViewController setup end",
        "GreetingViewController setupConstraints begin",
        "GreetingViewController setupConstraints end",
        "GreetingViewController setupAccessibility begin",
        "GreetingViewController setupAccessibility end",
        "GreetingViewController viewWillAppear",
        "GreetingViewController viewIsAppearing",
        "GreetingViewController updateViewConstraints",
        "GreetingViewController viewWillLayoutSubviews",
        "GreetingViewController viewDidLayoutSubviews",
        "GreetingViewController viewDidAppear",
      ]
    ) {
      _ = ViewHost(GreetingViewController())
    }
  }

  func testActing() {
    var closed = 0
    let controller = GreetingViewController()
    controller.onClose = { closed += 1 }
    let host = ViewHost(controller, on: .phone)
    assertTap(controller.underlyingView.button, in: host)
    host.move(to: .phone.landscape)
    let events = LifecycleRecorder.record { host.hide() }
    assertLifecycle(
      events,
      of: GreetingViewController.self,
      equals: [
        "GreetingViewController viewWillDisappear",
        "GreetingViewController viewDidDisappear",
      ]
    )

    XCTAssertEqual(closed, 1)
  }

  // MARK: Testing layout

  func testFrames() {
    let view = GreetingView()
    let host = ViewHost(view, on: .phone)
    assertFrames([
      view.label: CGRect(x: 16, y: 63, width: 109.667, height: 20.333),
      view.button: CGRect(x: 16, y: 91.333, width: 44, height: 44),
    ])
    assertFrame(of: view.label, equals: view.label.frame, in: host.window)

    assertTree(
      view,
      as: .frames,
      equals: """
        GreetingView (0 0; 390 844)
          Label'Good morning' (16 63; 109.667 20.3333)
          Button'Close' (16 91.3333; 44 44)
        """
    )

    assertSnapshot(of: view, as: .frames, named: "phone")

    withSnapshots(record: .never) {
      assertSnapshot(of: view, as: .frames, named: "phone")
    }

    assertSnapshot(of: host.view, as: .frames, named: "phone")
  }

  func testController() {
    assertSnapshot(of: GreetingViewController(), on: .pad, as: .frames)
  }

  func testAccessibility() {
    let view = GreetingView()
    let host = ViewHost(view, on: .phone)
    assertReadingOrder(of: view, equals: ["Good morning", "Close. Button."])
    assertAccessible(view)

    var german = AccessibilityWords.english
    german.button = "Taste."
    let germanHost = ViewHost(GreetingView(), environment: Environment(accessibilityWords: german))
    assertReadingOrder(of: germanHost.view, equals: ["Good morning", "Close. Taste."])

    assertReadingOrder(of: host.window, equals: ["Good morning", "Close. Button."])
  }

  func testReadingOrder() {
    let host = ViewHost(GreetingView(), on: .phone)
    assertReadingOrder(of: host.view, equals: ["Good morning", "Close. Button."])

    var audit = AccessibilityAudit.standard
    audit.ignoredIdentifiers = ["legacy-banner"]
    assertAccessible(host.view, audit: audit)
  }

  func testEachDevice() {
    ViewHost.onEachDevice(of: .standard) {
      GreetingViewController()
    } test: { host, controller in
      assertNoConflicts(in: host.window)
      assertUnambiguous(controller.view)
      assertNoOverlap(in: controller.view)
      assertWithinBounds(of: controller.view, insideSafeArea: true)
    }

    ViewHost.onEachDevice {
      GreetingView()
    } test: { host, view in
      assertNoConflicts(in: view)
      assertWithinBounds(of: host.window)
    }
  }

  // MARK: Types

  func testFinding() {
    let host = ViewHost(GreetingView())
    let low = host.view.subviews.filter { $0.frame.height < 20 }
    report(low.map { Finding(.frame, "\($0) is too low") }, in: host.view)

    XCTAssertEqual(low, [])
  }

  func testStepsOfAPlainView() {
    final class BadgeView: View {}

    assertLifecycle(of: BadgeView.self, equals: ["BadgeView init", "BadgeView layoutSubviews"]) {
      BadgeView().layoutIfNeeded()
    }
  }

  func testLayoutCheck() {
    var printed: [[String]] = []
    func print(_ messages: [String]) { printed.append(messages) }
    let card = GreetingView()

    let findings = LayoutCheck.overlaps(in: card)
    print(findings.map(\.message))

    XCTAssertEqual(printed, [[]])
  }

  func testRow() {
    let (title, badge) = (Label(), Label())
    title.text = "Ada Lovelace"
    badge.text = "New"
    badge.setContentHuggingPriority(.required, for: .horizontal)
    let row = StackView(arrangedSubviews: [title, badge])
    row.frame = CGRect(x: 0, y: 0, width: 240, height: 44)
    row.spacing = 8

    assertFrames([
      title: CGRect(x: 0, y: 0, width: 198, height: 44),
      badge: CGRect(x: 206, y: 0, width: 34, height: 44),
    ])

    assertTree(
      row,
      as: .frames,
      equals: """
        StackView (0 0; 240 44)
          Label'Ada Lovelace' (0 0; 198 44)
          Label'New' (206 0; 34 44)
        """
    )
  }

  func testFrameInTheWindow() {
    let host = ViewHost(GreetingViewController(), on: .phone)
    let title = host.view.subviews[0]
    assertFrame(
      of: title,
      equals: CGRect(x: 16, y: 63, width: 109.667, height: 20.333),
      in: host.window
    )
  }

  func testDevices() {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }

    let device = Device.phone.landscape.with(direction: .rightToLeft)
    print(device)  // phone 844x390, right to left

    let matrix = DeviceMatrix([.phone, .pad], directions: [.leftToRight, .rightToLeft])
    print(matrix.devices.map(\.description))

    XCTAssertEqual(printed.first, "phone 844x390, right to left")
    XCTAssertEqual(
      printed.last,
      #"["phone 390x844", "phone 390x844, right to left", "pad 820x1180", "#
        + #""pad 820x1180, right to left"]"#
    )
  }

  func testViewHost() {
    let host = ViewHost(GreetingViewController(), on: .phone)
    host.tap(at: CGPoint(x: 195, y: 400))
    host.move(to: .phone.landscape)

    XCTAssertEqual(host.window.frame.size, CGSize(width: 844, height: 390))
  }

  // MARK: Asynchronous tests

  private func load() async -> GreetingView { GreetingView() }

  func testAsynchronously() async {
    await assertHooksOnce(of: GreetingView.self) {
      let view = await load()
      view.awakeFromNib()
    }
  }

  // MARK: Saved trees

  func testSavingATree() throws {
    let host = ViewHost(GreetingViewController(), on: .phone)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ViewKitExample-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("profile.json")

    try host.view.saveTree(to: file)

    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(text, SavedTree(of: host.view).text)
  }

  func testReadingATree() throws {
    var printed: [Bool] = []
    func print(_ value: Bool) { printed.append(value) }
    let host = ViewHost(GreetingViewController(), on: .phone)
    let screen = host.view

    let saved = SavedTree(of: screen)
    let read = try SavedTree(saved.text).views()
    print(read.root.accessibilityDescription == screen.accessibilityDescription)  // true

    XCTAssertEqual(printed, [true])
  }
}
