import Foundation
import ProfileExample
import Testing
import ViewKit
import ViewKitTesting

/// Each assertion passes, and fails with its text at the line that calls it, under Swift Testing.
@Suite struct SwiftTestingAssertionTests {
  // MARK: Life cycle

  private let steps = [
    "ProfileView init",
    "ProfileView setup begin", "ProfileView setup end",
    "ProfileView setupConstraints begin", "ProfileView setupConstraints end",
    "ProfileView setupAccessibility begin", "ProfileView setupAccessibility end",
  ]

  @Test func lifecycle() {
    assertLifecycle(of: ProfileView.self, equals: steps) { _ = ProfileView() }
    let swapped = [steps[0], steps[2], steps[1]] + steps[3...]
    expectFailures(ExpectedFailures.lifecycle) {
      assertLifecycle(of: ProfileView.self, equals: swapped) { _ = ProfileView() }
    }
    let events = LifecycleRecorder.record { _ = ProfileView() }
    assertLifecycle(events, of: ProfileView.self, equals: steps)
    expectFailures(ExpectedFailures.lifecycle) {
      assertLifecycle(events, of: ProfileView.self, equals: swapped)
    }
  }

  @Test func hooksOnce() {
    assertHooksOnce(of: ProfileView.self) { ProfileView().awakeFromNib() }
    expectFailures(ExpectedFailures.hooks) {
      assertHooksOnce(of: ProfileView.self) { _ = View() }
    }
    let events = LifecycleRecorder.record {
      ProfileViewController(profile: .ada).loadViewIfNeeded()
    }
    assertHooksOnce(in: events, of: ProfileViewController.self, ProfileView.self)
    expectFailures(ExpectedFailures.hooks) {
      assertHooksOnce(in: [], of: ProfileView.self)
    }
  }

  private func load() async throws -> ProfileView {
    await Task.yield()
    return ProfileView()
  }

  @Test func lifecycleOfAnAsynchronousClosure() async throws {
    try await assertLifecycle(of: ProfileView.self, equals: steps) { _ = try await load() }
    let swapped = [steps[0], steps[2], steps[1]] + steps[3...]
    try await expectFailures(ExpectedFailures.lifecycle) {
      try await assertLifecycle(of: ProfileView.self, equals: swapped) { _ = try await load() }
    }
  }

  @Test func hooksOnceInAnAsynchronousClosure() async throws {
    try await assertHooksOnce(of: ProfileView.self) { try await load().awakeFromNib() }
    await expectFailures(ExpectedFailures.hooks) {
      await assertHooksOnce(of: ProfileView.self) { await Task.yield() }
    }
  }

  // MARK: Layout

  @Test func frame() {
    let row = NameRow()
    assertFrame(of: row.name, equals: CGRect(x: 0, y: 0, width: 198, height: 44))
    expectFailures(ExpectedFailures.frame) {
      assertFrame(of: row.name, equals: CGRect(x: 0, y: 0, width: 200, height: 44))
    }
    expectFailures(ExpectedFailures.frameInRoot) {
      assertFrame(of: row.badge, equals: CGRect(x: 200, y: 0, width: 34, height: 40), in: row.stack)
    }
    let expected = CGRect(x: 0, y: 0, width: 200, height: 44)
    assertFrame(of: row.name, equals: expected, tolerance: 2)
    expectFailures(ExpectedFailures.otherTree) {
      assertFrame(of: row.badge, equals: row.badge.frame, in: View())
    }
  }

  @Test func frames() {
    let row = NameRow()
    let (name, badge) = (
      CGRect(x: 0, y: 0, width: 198, height: 44), CGRect(x: 206, y: 0, width: 34, height: 44)
    )
    assertFrames([row.name: name, row.badge: badge], in: row.stack)
    expectFailures(ExpectedFailures.frame) {
      assertFrames([row.name: CGRect(x: 0, y: 0, width: 200, height: 44), row.badge: badge])
    }
  }

  @Test func conflicts() {
    let board = Board()
    board.addBox(ofWidths: 40)
    assertNoConflicts(in: board.view)
    board.view.layoutConflictObserver = { _ in }
    board.addBox(ofWidths: 40, 50)
    expectFailures(ExpectedFailures.conflictStart) {
      assertNoConflicts(in: board.view)
    }
  }

  @Test func ambiguity() {
    let board = Board()
    board.addBox(ofWidths: 40)
    assertUnambiguous(board.view)
    let open = Board()
    open.addBox()
    expectFailures(ExpectedFailures.ambiguity) {
      assertUnambiguous(open.view)
    }
  }

  @Test func overlap() {
    let board = Board(
      CGRect(x: 0, y: 0, width: 50, height: 10),
      CGRect(x: 50, y: 0, width: 20, height: 10)
    )
    assertNoOverlap(in: board.view)
    assertNoOverlap(of: board.view.subviews + [board.view])
    board.view.subviews[1].frame.origin.x = 40
    expectFailures(ExpectedFailures.overlap) {
      assertNoOverlap(in: board.view)
    }
    expectFailures(ExpectedFailures.overlap) {
      assertNoOverlap(of: board.view.subviews)
    }
    assertNoOverlap(in: board.view, tolerance: 10)
  }

  @Test func withinBounds() {
    let board = Board(CGRect(x: 80, y: 0, width: 20, height: 10))
    assertWithinBounds(of: board.view)
    board.view.subviews[0].frame.origin = CGPoint(x: 90, y: -5)
    expectFailures(ExpectedFailures.bounds) {
      assertWithinBounds(of: board.view)
    }
  }

  // MARK: Accessibility

  @Test func readingOrder() {
    let row = NameRow()
    assertReadingOrder(of: row.stack, equals: ["Ada Lovelace", "New"])
    expectFailures(ExpectedFailures.readingOrder) {
      assertReadingOrder(of: row.stack, equals: ["New", "Ada Lovelace"])
    }
  }

  @Test func accessible() {
    let board = Board(CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = board.view.subviews[0]
    box.isAccessibilityElement = true
    box.accessibilityTraits = .button
    box.accessibilityLabel = "Open"
    assertAccessible(board.view)
    box.accessibilityLabel = nil
    expectFailures(ExpectedFailures.accessibilityStart) {
      assertAccessible(board.view)
    }
    var audit = AccessibilityAudit.standard
    audit.ignoredClasses = ["View"]
    assertAccessible(board.view, audit: audit)
  }

  @Test func speechInAnotherLanguage() {
    var german = AccessibilityWords.english
    german.button = "Taste."
    let view = Button(type: .system)
    view.setTitle("Fertig", for: .normal)
    let host = ViewHost(view, environment: Environment(accessibilityWords: german))
    assertReadingOrder(of: host.view, equals: ["Fertig. Taste."])
    expectFailures(ExpectedFailures.german) {
      assertReadingOrder(of: host.view, equals: ["Fertig. Button."])
    }
  }

  @Test func rotors() {
    let row = NameRow()
    row.name.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Badges") { predicate in
        guard predicate.currentItem.targetElement == nil else { return nil }
        return AccessibilityCustomRotorItemResult(targetElement: row.badge)
      }
    ]
    let text = """
      1. "Ada Lovelace"
         Rotor Badges: "New"
      2. "New"
      """
    assertTree(row.stack, as: .accessibility, equals: text)
    row.badge.text = "Old"
    expectFailures(ExpectedFailures.rotors) {
      assertTree(row.stack, as: .accessibility, equals: text)
    }
  }

  // MARK: Texts

  @Test func tree() {
    let row = NameRow()
    assertTree(
      row.stack,
      as: .frames,
      equals: """
        StackView (0 0; 240 44)
          Label'Ada Lovelace' (0 0; 198 44)
          Label'New' (206 0; 34 44)
        """
    )
    let other = """
      StackView (0 0; 240 44)
        Label'Ada Lovelace' (0 0; 200 44)
        Label'New' (206 0; 34 44)
      """
    expectFailures(ExpectedFailures.tree) {
      assertTree(row.stack, as: .frames, equals: other)
    }
  }

  @Test func treeOfControllers() {
    let host = ViewHost(ProfileViewController(profile: .ada))
    assertTree(
      host.controller,
      equals: "<ProfileViewController>, state: appeared, view: <ProfileView>"
    )
    let other = "<ProfileViewController>, state: disappeared, view: <ProfileView>"
    expectFailures(ExpectedFailures.controllers) {
      assertTree(host.controller, equals: other)
    }
  }

  @Test func snapshot() {
    let row = NameRow()
    assertSnapshot(of: row.stack, as: .frames, named: "right", record: .never)
    expectFailures(ExpectedFailures.snapshotStart) {
      assertSnapshot(of: row.stack, as: .frames, named: "wrong", record: .never)
    }
    expectFailures(ExpectedFailures.missingSnapshotStart) {
      assertSnapshot(of: row.stack, as: .frames, named: "nowhere", record: .never)
    }
  }

  @Test func snapshotsWithoutNames() {
    let row = NameRow()
    assertSnapshot(of: row.stack, as: .frames, record: .never)
    expectFailures(ExpectedFailures.snapshotWithoutName) {
      assertSnapshot(of: row.badge, as: .frames, record: .never)
    }
    withSnapshots(record: .never) {
      assertSnapshot(of: row.stack, as: .frames)
      assertSnapshot(of: row.badge, as: .frames)
      expectFailures(ExpectedFailures.missingSnapshotStart) {
        assertSnapshot(of: row.name, as: .frames)
      }
    }
  }

  @Test func snapshotOfAController() {
    let controller = ProfileViewController(profile: .ada)
    let navigation = NavigationController(rootViewController: controller)
    assertSnapshot(of: controller, on: .pad, as: .size, record: .never)
    let host = ViewHost(navigation, on: .pad)
    assertSnapshot(of: controller, as: .size, named: "hosted", record: .never)
    expectFailures(ExpectedFailures.snapshotInWindow) {
      assertSnapshot(of: controller, on: .phone, as: .size, record: .never)
    }
    #expect(host.device == Device.pad)
  }

  @Test(arguments: [Device.phone, .pad]) func snapshotOfACase(device: Device) {
    assertSnapshot(of: ProfileViewController(profile: .ada), on: device, as: .size)
    expectFailures(ExpectedFailures.snapshotOfACase) {
      assertSnapshot(of: View(), record: .never)
    }
  }

  // MARK: Hosts

  @Test func tap() {
    var finished = 0
    let controller = ProfileViewController(profile: .ada)
    controller.onFinished = { finished += 1 }
    let host = ViewHost(controller)
    assertTap(controller.underlyingView.finishedButton, in: host)
    #expect(finished == 1)
    controller.view.addSubview(View(frame: controller.view.bounds))
    expectFailures(ExpectedFailures.tap) {
      assertTap(controller.underlyingView.finishedButton, in: host)
    }
    #expect(finished == 1)
  }

  @Test func eachDevice() {
    let matrix = DeviceMatrix([.phone, .pad])
    ViewHost.onEachDevice(of: matrix) {
      ProfileViewController(profile: .ada)
    } test: { host, controller in
      assertNoConflicts(in: host.window)
      assertUnambiguous(controller.view)
      assertWithinBounds(of: controller.view, insideSafeArea: true)
      guard host.device.idiom == .pad else { return }
      expectFailures(ExpectedFailures.device) {
        assertFrame(of: controller.underlyingView.titleLabel, equals: .zero)
      }
    }
  }

  @Test func eachDeviceAsynchronously() async throws {
    let matrix = DeviceMatrix([.phone, .pad])
    try await ViewHost.onEachDevice(of: matrix) {
      try await load()
    } test: { host, view in
      await Task.yield()
      assertNoConflicts(in: host.window)
      assertSnapshot(of: view, as: .size, record: .never)
      let controller = ProfileViewController(profile: .ada)
      assertSnapshot(of: controller, as: .size, named: "controller", record: .never)
    }
    await ViewHost.onEachDevice(of: matrix) {
      await Task.yield()
      return ProfileViewController(profile: .ada)
    } test: { host, controller in
      await Task.yield()
      guard host.device.idiom == .pad else { return }
      expectFailures(ExpectedFailures.device) {
        assertFrame(of: controller.underlyingView.titleLabel, equals: .zero)
      }
    }
  }

  @Test func ownFindings() {
    report([])
    expectFailures(ExpectedFailures.own) {
      report([Finding(.frame, "too narrow")], in: View())
    }
  }
}
