import Foundation
import ViewKit
import XCTest

final class LifecycleRecorderTests: XCTestCase {
  private final class Card: BaseView {}

  func testStepsOfEveryObjectAreRecordedInOrder() {
    let outside = View()
    let events = LifecycleRecorder.record {
      let card = Card()
      outside.addSubview(card)
      outside.layoutIfNeeded()
    }
    XCTAssertEqual(
      events.map(\.description),
      [
        "Card init",
        "Card setup begin", "Card setup end",
        "Card setupConstraints begin", "Card setupConstraints end",
        "Card setupAccessibility begin", "Card setupAccessibility end",
        "Card willMove(toSuperview: view)", "Card didMoveToSuperview",
        "View layoutSubviews", "Card layoutSubviews",
      ]
    )
  }

  func testWindowMovesAndRemovalAreRecorded() {
    let (window, view) = (Window(frame: .zero), View())
    let events = LifecycleRecorder.record {
      window.addSubview(view)
      view.removeFromSuperview()
    }
    XCTAssertEqual(
      events.map(\.kind),
      [
        .willMoveToWindow(isNil: false), .willMoveToSuperview(isNil: false),
        .didMoveToWindow, .didMoveToSuperview,
        .willMoveToSuperview(isNil: true), .willMoveToWindow(isNil: true),
        .didMoveToWindow, .didMoveToSuperview,
      ]
    )
    XCTAssertTrue(events.allSatisfy { $0.object === view && $0.typeName == "View" })
  }

  func testConstraintUpdatesAreRecorded() {
    let view = View()
    let events = LifecycleRecorder.record {
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
    }
    XCTAssertEqual(events.map(\.kind), [.updateConstraints, .layoutSubviews])
  }

  func testNothingIsRecordedOutside() {
    _ = View()
    XCTAssertTrue(LifecycleRecorder.record {}.isEmpty)
  }

  func testNestedRecordingsBothSeeWhatIsInside() {
    var inner: [LifecycleEvent] = []
    let outer = LifecycleRecorder.record {
      _ = View()
      inner = LifecycleRecorder.record { _ = Window() }
    }
    XCTAssertEqual(inner.map(\.typeName), ["Window"])
    XCTAssertEqual(outer.map(\.typeName), ["View", "Window"])
  }

  func testErrorsPassThrough() {
    struct Failure: Error {}
    XCTAssertThrowsError(try LifecycleRecorder.record { throw Failure() })
  }

  func testEventsDoNotKeepTheirObjectsAlive() {
    let events = LifecycleRecorder.record { _ = View() }
    XCTAssertEqual(events.count, 1)
    XCTAssertNil(events[0].object)
    XCTAssertEqual(events[0].typeName, "View")
  }

  func testEventsOfOneObjectShareItsIdentity() {
    let view = View()
    let events = LifecycleRecorder.record {
      view.layoutIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    XCTAssertEqual(events.map(\.objectID), [ObjectIdentifier(view), ObjectIdentifier(view)])
  }

  func testParallelTasksNeverMeet() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for number in 1...20 {
        group.addTask {
          LifecycleRecorder.record {
            for _ in 0..<number * 10 {
              _ = View()
            }
          }.count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(counts.sorted(), (1...20).map { $0 * 10 })
  }

  func testChildTasksAreRecorded() async {
    let events = await LifecycleRecorder.record {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 {
          group.addTask { _ = View() }
        }
      }
    }
    XCTAssertEqual(events.count, 10)
  }

  func testEveryKindPrintsReadably() {
    let kinds: [LifecycleEvent.Kind: String] = [
      .initialized: "init",
      .decoded: "init(coder:)",
      .hookBegan(.setup): "setup begin",
      .hookEnded(.setupAccessibility): "setupAccessibility end",
      .awake: "awakeFromNib",
      .willMoveToSuperview(isNil: true): "willMove(toSuperview: nil)",
      .willMoveToSuperview(isNil: false): "willMove(toSuperview: view)",
      .didMoveToSuperview: "didMoveToSuperview",
      .willMoveToWindow(isNil: true): "willMove(toWindow: nil)",
      .willMoveToWindow(isNil: false): "willMove(toWindow: window)",
      .didMoveToWindow: "didMoveToWindow",
      .updateConstraints: "updateConstraints",
      .layoutSubviews: "layoutSubviews",
      .loadView: "loadView",
      .viewDidLoad: "viewDidLoad",
      .viewWillAppear: "viewWillAppear",
      .viewIsAppearing: "viewIsAppearing",
      .viewDidAppear: "viewDidAppear",
      .viewWillDisappear: "viewWillDisappear",
      .viewDidDisappear: "viewDidDisappear",
      .updateViewConstraints: "updateViewConstraints",
      .viewWillLayoutSubviews: "viewWillLayoutSubviews",
      .viewDidLayoutSubviews: "viewDidLayoutSubviews",
      .willMoveToParent(isNil: true): "willMove(toParent: nil)",
      .willMoveToParent(isNil: false): "willMove(toParent: controller)",
      .didMoveToParent(isNil: true): "didMove(toParent: nil)",
      .didMoveToParent(isNil: false): "didMove(toParent: controller)",
    ]
    for (kind, text) in kinds {
      XCTAssertEqual(kind.description, text)
    }
  }

  func testStepsAskForTheRecordingWhileThereIsOne() {
    _ = LifecycleRecorder.record {
      XCTAssertEqual(LifecycleRecorder.askRepeatedly(3), 3)
    }
  }
}
