import Foundation
import Testing
import ViewKit
import XCTest

final class GestureRecognizerTests: XCTestCase {
  private final class Owner {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func panned(_ pan: PanGestureRecognizer) {
      calls.append("\(pan.state) \(pan.translation(in: nil).x)")
    }
  }

  func testRecogniserBelongsToOneView() {
    let (first, second, tap) = (View(), View(), TapGestureRecognizer())
    XCTAssertNil(first.gestureRecognizers)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    XCTAssertEqual(first.gestureRecognizers, [tap])
    second.addGestureRecognizer(tap)
    XCTAssertNil(first.gestureRecognizers)
    XCTAssertTrue(tap.view === second)
    first.removeGestureRecognizer(tap)
    XCTAssertEqual(second.gestureRecognizers, [tap])
    let swipe = SwipeGestureRecognizer()
    second.gestureRecognizers = [swipe]
    XCTAssertNil(tap.view)
    XCTAssertEqual(second.gestureRecognizers, [swipe])
  }

  func testRecognisingCallsTheTargetsInOrder() {
    let (view, owner, pan) = (View(), Owner(), PanGestureRecognizer())
    view.addGestureRecognizer(pan)
    pan.addTarget(owner, action: Owner.panned)
    pan.addTarget(owner, action: Owner.tapped)
    pan.setTranslation(CGPoint(x: 3, y: 0), in: view)
    XCTAssertTrue(pan.recognize(.began))
    XCTAssertEqual(pan.state, .began)
    XCTAssertTrue(pan.recognize(.ended))
    XCTAssertEqual(pan.state, .possible)
    XCTAssertEqual(owner.calls, ["began 3.0", "tapped", "ended 3.0", "tapped"])
    pan.removeTarget(owner)
    XCTAssertTrue(pan.recognize())
    XCTAssertEqual(owner.calls.count, 4)
  }

  func testNothingIsRecognisedWhereNothingCanBe() {
    final class Gate: GestureRecognizerDelegate {
      var isOpen = true
      func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { isOpen }
    }
    let (view, owner, gate) = (View(), Owner(), Gate())
    let tap = TapGestureRecognizer(target: owner, action: Owner.tapped)
    tap.delegate = gate
    XCTAssertFalse(tap.recognize())
    view.addGestureRecognizer(tap)
    gate.isOpen = false
    XCTAssertFalse(tap.recognize())
    gate.isOpen = true
    tap.isEnabled = false
    XCTAssertFalse(tap.recognize())
    tap.isEnabled = true
    view.isUserInteractionEnabled = false
    XCTAssertFalse(tap.recognize())
    view.isUserInteractionEnabled = true
    XCTAssertFalse(tap.recognize(.failed))
    XCTAssertEqual(owner.calls, [])
    XCTAssertTrue(tap.recognize())
    XCTAssertEqual(owner.calls, ["tapped"])
  }

  func testFreedTargetIsNotCalled() {
    let (view, tap) = (View(), TapGestureRecognizer())
    view.addGestureRecognizer(tap)
    do {
      final class Gone {
        func tapped() { XCTFail("the target has been freed") }
      }
      let gone = Gone()
      tap.addTarget(gone, action: Gone.tapped)
    }
    XCTAssertTrue(tap.recognize())
  }

  func testDefaultsAndDescriptions() {
    let (tap, press) = (TapGestureRecognizer(), LongPressGestureRecognizer())
    XCTAssertEqual([tap.numberOfTapsRequired, tap.numberOfTouchesRequired], [1, 1])
    XCTAssertEqual([press.numberOfTapsRequired, press.numberOfTouchesRequired], [0, 1])
    XCTAssertEqual(press.minimumPressDuration, 0.5)
    XCTAssertEqual(press.allowableMovement, 10)
    XCTAssertEqual(SwipeGestureRecognizer().direction, .right)
    XCTAssertEqual(PinchGestureRecognizer().scale, 1)
    XCTAssertEqual(RotationGestureRecognizer().rotation, 0)
    XCTAssertEqual(ScreenEdgePanGestureRecognizer().edges, [])
    let view = View()
    tap.name = "close"
    view.addGestureRecognizer(tap)
    XCTAssertEqual("\(tap)", "<TapGestureRecognizer 'close': state = possible; view = <View>>")
  }

  func testRecognisersSurviveTheArchiveOfTheirView() throws {
    let view = View()
    let (tap, press, pan) = (
      TapGestureRecognizer(), LongPressGestureRecognizer(), ScreenEdgePanGestureRecognizer()
    )
    let (swipe, pinch) = (SwipeGestureRecognizer(), PinchGestureRecognizer())
    let rotation = RotationGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 3
    tap.isEnabled = false
    tap.name = "tap"
    press.minimumPressDuration = 2
    press.allowableMovement = 3
    press.numberOfTapsRequired = 4
    press.numberOfTouchesRequired = 5
    pan.edges = .left
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 3
    swipe.direction = [.up, .down]
    swipe.numberOfTouchesRequired = 2
    pinch.scale = 2
    rotation.rotation = 3
    view.gestureRecognizers = [tap, press, pan, swipe, pinch, rotation]
    let read = try archivedCopy(of: view)
    let all = try XCTUnwrap(read.gestureRecognizers)
    XCTAssertTrue(all.allSatisfy { $0.view === read })
    let readTap = try XCTUnwrap(all[0] as? TapGestureRecognizer)
    XCTAssertEqual([readTap.numberOfTapsRequired, readTap.numberOfTouchesRequired], [2, 3])
    XCTAssertFalse(readTap.isEnabled)
    XCTAssertEqual(readTap.name, "tap")
    let readPress = try XCTUnwrap(all[1] as? LongPressGestureRecognizer)
    XCTAssertEqual(readPress.minimumPressDuration, 2)
    XCTAssertEqual(readPress.allowableMovement, 3)
    XCTAssertEqual([readPress.numberOfTapsRequired, readPress.numberOfTouchesRequired], [4, 5])
    let readPan = try XCTUnwrap(all[2] as? ScreenEdgePanGestureRecognizer)
    XCTAssertEqual(readPan.edges, .left)
    XCTAssertEqual([readPan.minimumNumberOfTouches, readPan.maximumNumberOfTouches], [2, 3])
    let readSwipe = try XCTUnwrap(all[3] as? SwipeGestureRecognizer)
    XCTAssertEqual(readSwipe.direction, [.up, .down])
    XCTAssertEqual(readSwipe.numberOfTouchesRequired, 2)
    XCTAssertEqual((all[4] as? PinchGestureRecognizer)?.scale, 2)
    XCTAssertEqual((all[5] as? RotationGestureRecognizer)?.rotation, 3)
  }
}

@Suite struct GestureStopTests {
  @Test func actionThatTakesAnotherClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Owner {
        func panned(_ pan: PanGestureRecognizer) {}
      }
      TapGestureRecognizer().addTarget(Owner(), action: Owner.panned)
    }
    expectStop(result, says: "takes a PanGestureRecognizer, but was added to a TapGesture")
  }
}
