import Foundation
import ViewKit
import XCTest

/// Actions that an interface file knows by their names.
final class NamedActionTests: XCTestCase {
  private let control = Switch()
  private var diagnostics: [Diagnostic] = []

  override func setUp() {
    control.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
  }

  func testEventCallsTheMethodThatIsRegistered() {
    let owner = ActionOwner()
    control.addNamedTarget(owner, selector: "save", for: .touchUpInside)
    control.addNamedTarget(owner, selector: "changed:", for: .valueChanged)
    control.addNamedTarget(owner, selector: "log:", for: .valueChanged)
    XCTAssertEqual(control.allControlEvents, [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.isOn = true
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(owner.lines, ["save", "changed true", "log Switch"])
    XCTAssertEqual(diagnostics, [])
  }

  func testSameMethodIsCalledOncePerEvent() {  // 7.21
    let owner = ActionOwner()
    control.addNamedTarget(owner, selector: "save", for: .touchUpInside)
    control.addNamedTarget(owner, selector: "save", for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.lines, ["save"])
    control.sendActions(for: .touchDown)
    XCTAssertEqual(owner.lines, ["save", "save"])
  }

  func testLaterRegistrationAndOverrideCount() {
    let owner = ActionOwner()
    control.addNamedTarget(owner, selector: "save", for: .touchUpInside)
    owner.registerAction("save") { [unowned owner] _ in owner.lines.append("other") }
    control.sendActions(for: .touchUpInside)
    control.addNamedTarget(owner, selector: "own", for: .touchDown)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(owner.lines, ["other", "own"])
  }

  func testWithoutATargetTheRespondersAboveAreAsked() {
    let (owner, box) = (ActionOwner(), View())
    owner.view = box
    box.addSubview(control)
    control.addNamedTarget(nil, selector: "save", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.lines, ["save"])
  }

  func testUnansweredActionsAreReported() {
    let owner = ActionOwner()
    control.addNamedTarget(owner, selector: "delete:", for: .touchUpInside)
    control.addNamedTarget(nil, selector: "undo:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    let way = "; actions of interface files are registered by registerAction(_:_:)"
    XCTAssertEqual(diagnostics.map(\.kind), [.unansweredAction, .unansweredAction])
    XCTAssertEqual(
      diagnostics.map(\.message),
      [
        "-[ActionOwner delete:]: unrecognized selector" + way,
        "No responder above Switch has undo:" + way,
      ]
    )
  }

  func testSenderOfAnotherClassIsReported() {
    let (owner, button) = (ActionOwner(), Button())
    button.addNamedTarget(owner, selector: "changed:", for: .touchUpInside)
    owner.view.diagnosticObserver = { [unowned self] in diagnostics.append($0) }
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(
      diagnostics.map(\.message),
      ["changed: of ActionOwner takes Switch, but was given Button"]
    )
    XCTAssertEqual(owner.lines, [])
  }

  func testTargetsCanBeRemoved() {
    let (owner, other) = (ActionOwner(), ActionOwner())
    control.addNamedTarget(owner, selector: "save", for: .touchUpInside)
    control.addNamedTarget(other, selector: "save", for: .touchUpInside)
    control.removeTarget(owner, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.lines + other.lines, ["save"])
    control.removeTarget(nil, for: .allEvents)
    XCTAssertEqual(control.allControlEvents, [])
  }

  func testTargetIsNotHeldAndMethodsHoldNoOwner() {
    weak var gone: ActionOwner?
    var action: ((Any?) -> Void)?
    do {
      let owner = ActionOwner()
      gone = owner
      control.addNamedTarget(owner, selector: "save", for: .touchUpInside)
      action = owner.action(named: "save")
    }
    XCTAssertNil(gone)
    control.sendActions(for: .touchUpInside)
    action?(nil)
    XCTAssertEqual(diagnostics, [])
  }
}

private final class ActionOwner: ViewController {
  var lines: [String] = []

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    registerAction("save", ActionOwner.save)
    registerAction("changed:", ActionOwner.changed)
    registerAction("log:") { [unowned self] in lines.append("log \(type(of: $0 ?? ""))") }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func save() {
    lines.append("save")
  }

  private func changed(_ sender: Switch) {
    lines.append("changed \(sender.isOn)")
  }

  override func action(named selector: String) -> ((_ sender: Any?) -> Void)? {
    guard selector == "own" else { return super.action(named: selector) }
    return { [unowned self] _ in lines.append("own") }
  }
}
