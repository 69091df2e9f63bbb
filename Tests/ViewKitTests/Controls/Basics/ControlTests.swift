import Foundation
import Testing
import ViewKit
import XCTest

final class ControlTests: XCTestCase {
  private let control = Control()
  private var calls: [String] = []

  private func action(_ name: String, _ identifier: String? = nil) -> Action {
    Action(identifier: identifier.map { Action.Identifier($0) }) { [unowned self] _ in
      calls.append(name)
    }
  }

  func testDefaults() {  // 7.21
    XCTAssertTrue(control.isEnabled)
    XCTAssertFalse(control.isSelected)
    XCTAssertFalse(control.isHighlighted)
    XCTAssertEqual(control.state, .normal)
    XCTAssertEqual(control.contentHorizontalAlignment, .center)
    XCTAssertEqual(control.contentVerticalAlignment, .center)
    XCTAssertTrue(control.isUserInteractionEnabled)
    XCTAssertEqual(control.allControlEvents, [])
  }

  func testStateIsMadeOfItsParts() {
    control.isEnabled = false
    XCTAssertEqual(control.state, .disabled)
    control.isSelected = true
    control.isHighlighted = true
    XCTAssertEqual(control.state, [.disabled, .selected, .highlighted])
    control.isEnabled = true
    control.isHighlighted = false
    XCTAssertEqual(control.state, .selected)
  }

  func testActionsRunAtOnceInTheOrderOfAdding() {  // 7.21
    control.addAction(action("first"), for: .touchUpInside)
    control.addAction(action("other"), for: .valueChanged)
    control.addAction(action("second"), for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(calls, ["first", "second"])
    control.sendActions(for: .allEvents)
    XCTAssertEqual(calls, ["first", "second", "first", "other", "second"])
  }

  func testActionAddedTwiceForOneEventRunsOnce() {  // 7.21
    let action = action("once")
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(calls, ["once"])
  }

  func testActionOfTwoEventsRunsForEachAndOnceForBoth() {
    let action = action("run")
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .valueChanged)
    XCTAssertEqual(control.allControlEvents, [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(calls.count, 2)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    XCTAssertEqual(calls.count, 3)
  }

  func testActionOfTheSameIdentifierTakesThePlaceOfTheFirst() {
    control.addAction(action("old", "save"), for: .touchUpInside)
    control.addAction(action("next"), for: .touchUpInside)
    control.addAction(action("new", "save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(calls, ["new", "next"])
  }

  func testActionsWithoutIdentifierAreDifferent() {
    XCTAssertNotEqual(action("a").identifier, action("b").identifier)
    XCTAssertEqual(action("a", "x").identifier, Action.Identifier(rawValue: "x"))
  }

  func testRemovedActionNoLongerRuns() {
    let first = action("first")
    control.addAction(first, for: [.touchUpInside, .touchDown])
    control.addAction(action("second", "second"), for: .touchUpInside)
    control.removeAction(first, for: .touchUpInside)
    control.removeAction(action("unknown"), for: .allEvents)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(calls, ["second", "first"])
    control.removeAction(identifiedBy: Action.Identifier("second"), for: .touchUpInside)
    control.removeAction(first, for: .allEvents)
    XCTAssertEqual(control.allControlEvents, [])
  }

  func testActionAddedWhileActionsRunWaitsForTheNextTime() {
    control.addAction(
      Action { [unowned self] _ in control.addAction(action("late", "late"), for: .touchDown) },
      for: .touchDown
    )
    control.sendActions(for: .touchDown)
    XCTAssertEqual(calls, [])
    control.sendActions(for: .touchDown)
    XCTAssertEqual(calls, ["late"])
  }

  func testSenderIsTheControlWhileTheHandlerRuns() {
    let control = control
    var senders: [Bool] = []
    let action = Action { senders.append($0.sender as AnyObject? === control) }
    control.sendAction(action)
    XCTAssertEqual(senders, [true])
    XCTAssertNil(action.sender)
  }

  func testDisabledControlSendsWhatAProgramAsksFor() {
    control.addAction(action("run"), for: .touchUpInside)
    control.isEnabled = false
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(calls, ["run"])
  }

  func testSettingTheStateSendsNoEvent() {  // 7.22
    control.addAction(action("run"), for: .allEvents)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    XCTAssertEqual(calls, [])
  }

  func testPrimaryActionRunsForItsEvent() {
    let control = Control(frame: .zero, primaryAction: action("primary"))
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(calls, ["primary"])
    XCTAssertEqual(Control(frame: .zero, primaryAction: nil).allControlEvents, [])
  }

  func testSubclassSeesEachAction() {
    final class Spy: Control {
      var sent: [String] = []
      override func sendAction(_ action: Action) {
        sent.append(action.title)
        super.sendAction(action)
      }
    }
    let spy = Spy()
    spy.addAction(
      Action(title: "Save") { [unowned self] _ in calls.append("ran") },
      for: .touchDown
    )
    spy.sendActions(for: .touchDown)
    XCTAssertEqual(spy.sent, ["Save"])
    XCTAssertEqual(calls, ["ran"])
  }

  func testLeadingAndTrailingFollowTheDirection() {
    control.contentHorizontalAlignment = .leading
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
    control.contentHorizontalAlignment = .trailing
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
    control.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
    control.contentHorizontalAlignment = .leading
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
    control.contentHorizontalAlignment = .fill
    XCTAssertEqual(control.effectiveContentHorizontalAlignment, .fill)
  }

  func testAChangeOfStateOrAlignmentAsksForLayoutOnce() {
    let spy = LayoutCounter()
    let changes: [(Control) -> Void] = [
      { $0.isEnabled = false }, { $0.isSelected = true }, { $0.isHighlighted = true },
      { $0.contentVerticalAlignment = .top }, { $0.contentHorizontalAlignment = .left },
    ]
    spy.layoutIfNeeded()
    for change in changes {
      spy.count = 0
      change(spy)
      spy.layoutIfNeeded()
      XCTAssertEqual(spy.count, 1)
      change(spy)
      spy.layoutIfNeeded()
      XCTAssertEqual(spy.count, 1)
    }
  }
}

/// Counts its layouts.
private final class LayoutCounter: Control {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

final class TargetTests: XCTestCase {
  final class Owner {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func changed(_ sender: Control) { calls.append("changed \(sender.tag)") }
    func pressed(_ sender: Button) { calls.append("pressed \(sender.tag)") }
  }

  func testMethodsOfATargetAreCalledInOrder() {
    let (control, owner) = (Control(), Owner())
    control.tag = 7
    control.addTarget(owner, action: Owner.tapped, for: .touchUpInside)
    control.addTarget(owner, action: Owner.changed, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.calls, ["tapped", "changed 7"])
    XCTAssertEqual(control.allControlEvents, .touchUpInside)
  }

  func testMethodGetsTheControlAsItsOwnClass() {
    let (button, owner) = (Button(), Owner())
    button.tag = 3
    button.addTarget(owner, action: Owner.pressed, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.calls, ["pressed 3"])
  }

  func testTargetIsNotRetained() {
    let control = Control()
    weak var freed: Owner?
    do {
      let owner = Owner()
      freed = owner
      control.addTarget(owner, action: Owner.tapped, for: .touchUpInside)
    }
    XCTAssertNil(freed)
    control.sendActions(for: .touchUpInside)
  }

  func testRemovedTargetIsNoLongerCalled() {
    let (control, first, second) = (Control(), Owner(), Owner())
    control.addTarget(first, action: Owner.tapped, for: [.touchDown, .touchUpInside])
    control.addTarget(second, action: Owner.tapped, for: .touchUpInside)
    control.removeTarget(first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(first.calls, [])
    XCTAssertEqual(second.calls, ["tapped"])
    control.sendActions(for: .touchDown)
    XCTAssertEqual(first.calls, ["tapped"])
  }

  func testRemovingAllTargetsKeepsActions() {
    let (control, owner) = (Control(), Owner())
    control.addTarget(owner, action: Owner.tapped, for: .touchDown)
    control.addAction(Action { _ in owner.calls.append("action") }, for: .touchDown)
    control.removeTarget(nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(owner.calls, ["action"])
  }

  func testControlAndActionAreFreed() {
    weak var freedControl: Control?
    weak var freedAction: Action?
    do {
      let control = Control()
      let action = Action { _ in }
      control.addAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      (freedControl, freedAction) = (control, action)
    }
    XCTAssertNil(freedControl)
    XCTAssertNil(freedAction)
  }
}

@Suite struct TargetStopTests {
  final class Owner {
    func pressed(_ sender: Button) {}
  }

  @Test func methodForAnotherClassOfControlStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Control().addTarget(Owner(), action: Owner.pressed, for: .touchUpInside)
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: The action of Owner takes a Button, but was added to a "
        + "Control"
    )
  }
}

@Suite struct ControlValueTests {
  @Test(arguments: [
    ("touchDown", Control.Event.touchDown, 0x1 as UInt), ("touchDownRepeat", .touchDownRepeat, 0x2),
    ("touchDragInside", .touchDragInside, 0x4), ("touchDragOutside", .touchDragOutside, 0x8),
    ("touchDragEnter", .touchDragEnter, 0x10), ("touchDragExit", .touchDragExit, 0x20),
    ("touchUpInside", .touchUpInside, 0x40), ("touchUpOutside", .touchUpOutside, 0x80),
    ("touchCancel", .touchCancel, 0x100), ("valueChanged", .valueChanged, 0x1000),
    ("primaryActionTriggered", .primaryActionTriggered, 0x2000),
    ("menuActionTriggered", .menuActionTriggered, 0x4000),
    ("editingDidBegin", .editingDidBegin, 0x1_0000),
    ("editingChanged", .editingChanged, 0x2_0000), ("editingDidEnd", .editingDidEnd, 0x4_0000),
    ("editingDidEndOnExit", .editingDidEndOnExit, 0x8_0000),
    ("allTouchEvents", .allTouchEvents, 0xFFF), ("allEditingEvents", .allEditingEvents, 0xF_0000),
    ("applicationReserved", .applicationReserved, 0xF00_0000),
    ("systemReserved", .systemReserved, 0xF000_0000), ("allEvents", .allEvents, 0xFFFF_FFFF),
  ])
  func eventHasUIKitsValue(name: String, event: Control.Event, value: UInt) {
    #expect(event.rawValue == value, "\(name)")
  }

  @Test(arguments: [
    ("normal", Control.State.normal, 0 as UInt), ("highlighted", .highlighted, 1),
    ("disabled", .disabled, 2), ("selected", .selected, 4), ("focused", .focused, 8),
    ("application", .application, 0xFF_0000), ("reserved", .reserved, 0xFF00_0000),
  ])
  func stateHasUIKitsValue(name: String, state: Control.State, value: UInt) {
    #expect(state.rawValue == value, "\(name)")
  }

  func testTheContentOfAnEffectFillsItFromTheStart() {
    let view = VisualEffectView(frame: CGRect(x: 5, y: 6, width: 70, height: 40))
    XCTAssertEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 70, height: 40))
    view.frame.size = CGSize(width: 90, height: 80)
    XCTAssertEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 90, height: 80))
  }
}
