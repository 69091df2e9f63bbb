import Foundation
import ViewKit
import XCTest

/// Decodes a view as an interface file does, and leaves awakening to the test.
private func decoded<V: View>(_ type: V.Type) throws -> V {
  let data = try NSKeyedArchiver.archivedData(withRootObject: View(), requiringSecureCoding: false)
  let coder = try NSKeyedUnarchiver(forReadingFrom: data)
  coder.requiresSecureCoding = false
  return try XCTUnwrap(type.init(coder: coder))
}

private class Logging: BaseView {
  let log = CallLog()
  var setupStates: [Bool] = []

  override func setup() {
    super.setup()
    log.write("setup")
    setupStates.append(isSetup)
  }

  override func setupConstraints() {
    super.setupConstraints()
    log.write("setupConstraints")
    setupStates.append(isSetup)
  }

  override func setupAccessibility() {
    super.setupAccessibility()
    log.write("setupAccessibility")
    setupStates.append(isSetup)
  }
}

private class Deferring: Logging {
  override class var defersConstraintSetup: Bool { true }
}

private let allHooks = ["setup", "setupConstraints", "setupAccessibility"]

final class BaseViewTests: XCTestCase {
  func testInitWithFrameRunsTheHooksInOrder() {  // 2.20.1, 2.20.2, 2.20.3, LC-09
    let view = Logging(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(view.log.lines, allHooks)
    XCTAssertEqual(view.setupStates, [false, false, false])
    XCTAssertTrue(view.isSetup)
  }

  func testPlainInitGoesThroughInitWithFrame() {  // LC-02
    let view = Logging()
    XCTAssertEqual(view.log.lines, allHooks)
    XCTAssertEqual(view.frame, .zero)
  }

  func testHooksAreEmptyAndNeedNoSuper() {  // 2.20.6
    let events = LifecycleRecorder.record {
      let plain = BaseView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      XCTAssertTrue(plain.isSetup)
      XCTAssertEqual(plain.subviews, [])
      XCTAssertEqual(plain.constraints, [])
      XCTAssertNil(plain.accessibilityIdentifier)
    }
    let begun = events.compactMap { event -> LifecycleEvent.Hook? in
      if case .hookBegan(let hook) = event.kind { hook } else { nil }
    }
    XCTAssertEqual(begun, [.setup, .setupConstraints, .setupAccessibility])
    XCTAssertEqual(Logging().log.lines, allHooks, "its overrides do not call super")
  }

  func testDecodingAloneRunsNoHook() throws {  // 2.20.4, 2.11
    let view = try decoded(Logging.self)
    XCTAssertEqual(view.log.lines, [])
    XCTAssertFalse(view.isSetup)
  }

  func testAwakeningRunsTheHooksOfADecodedView() throws {  // 2.20.5, 2.20.8, LC-01, LC-09
    let view = try decoded(Logging.self)
    view.awakeFromNib()
    XCTAssertEqual(view.log.lines, allHooks)
    XCTAssertTrue(view.isSetup)
  }

  func testRepeatedAwakeRunsEachHookOnce() throws {  // 2.20.5, LC-05
    let view = try decoded(Logging.self)
    view.awakeFromNib()
    view.awakeFromNib()
    XCTAssertEqual(view.log.lines, allHooks)
  }

  func testAwakeningAViewMadeInCodeRunsNothing() {  // 2.20.5
    let view = Logging()
    view.awakeFromNib()
    XCTAssertEqual(view.log.lines, allHooks)
  }

  func testSubviewsOfRepeatedAwakeningAppearOnce() throws {  // LC-01, LC-04, LC-05
    final class Menu: BaseView {
      var made = 0

      override func setup() {
        made += 1
        for _ in 0..<4 {
          addSubview(View())
        }
      }
    }
    let menu = try decoded(Menu.self)
    menu.awakeFromNib()
    menu.awakeFromNib()
    XCTAssertEqual(menu.subviews.count, 4)
    XCTAssertEqual(menu.made, 1)
  }

  func testSetUpOverwritesWhatRuntimeAttributesHadSet() throws {  // LC-08 as decided in Q1
    final class Toggle: BaseView {
      var onColor = "none"
      var size = "none"

      override func setup() {
        onColor = "green"
      }
    }
    let toggle = try decoded(Toggle.self)
    toggle.onColor = "blue"
    toggle.size = "large"
    toggle.awakeFromNib()
    XCTAssertEqual(toggle.onColor, "green")
    XCTAssertEqual(toggle.size, "large", "what setup() leaves alone stays")
  }

  func testOutletsAreConnectedWhenTheHooksRun() throws {  // LC-10, 2.20.8
    final class Screen: BaseView {
      weak var outlet: View?
      var states: [String] = []

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        states.append(outlet == nil ? "decoded without outlet" : "decoded with outlet")
      }

      required init(frame: CGRect) {
        super.init(frame: frame)
      }

      override func setup() {
        states.append(outlet == nil ? "set up without outlet" : "set up with outlet")
      }
    }
    let (screen, target) = (try decoded(Screen.self), View())
    screen.outlet = target
    screen.awakeFromNib()
    XCTAssertEqual(screen.states, ["decoded without outlet", "set up with outlet"])
    XCTAssertEqual(Screen(frame: .zero).states, ["set up without outlet"])
  }

  func testHooksSeeOwnPropertiesButNotLaterAssignments() {  // LC-12, 2.20.7
    final class Sub: BaseView {
      var changes: [String] = []
      var title = "default" {
        didSet { changes.append("\(oldValue)->\(title)") }
      }
      var early: String
      var seen: [String] = []

      init(early: String) {
        self.early = early
        super.init(frame: .zero)
        title = "late"
      }

      required init(frame: CGRect) {
        early = ""
        super.init(frame: frame)
      }

      required init?(coder: NSCoder) {
        return nil
      }

      override func setup() {
        seen = [title, early, superview == nil ? "no superview" : "superview"]
        title = "fromSetup"
      }
    }
    let sub = Sub(early: "E")
    XCTAssertEqual(sub.seen, ["default", "E", "no superview"])
    XCTAssertEqual(sub.changes, ["default->fromSetup"])
    XCTAssertEqual(sub.title, "late")
  }

  func testThreeLevelsThatCallSuperRunFromTheBaseToTheLeaf() {  // LC-14
    class Base: BaseView {
      var log: [String] = []

      override func setup() { log.append("Base.setup") }
      override func setupConstraints() { log.append("Base.setupConstraints") }
      override func setupAccessibility() { log.append("Base.setupAccessibility") }
    }
    class Mid: Base {
      override func setup() {
        super.setup()
        log.append("Mid.setup")
      }
      override func setupConstraints() {
        super.setupConstraints()
        log.append("Mid.setupConstraints")
      }
      override func setupAccessibility() {
        super.setupAccessibility()
        log.append("Mid.setupAccessibility")
      }
    }
    final class Leaf: Mid {
      override func setup() {
        super.setup()
        log.append("Leaf.setup")
      }
      override func setupConstraints() {
        super.setupConstraints()
        log.append("Leaf.setupConstraints")
      }
      override func setupAccessibility() {
        super.setupAccessibility()
        log.append("Leaf.setupAccessibility")
      }
    }
    XCTAssertEqual(
      Leaf().log,
      allHooks.flatMap { hook in ["Base", "Mid", "Leaf"].map { "\($0).\(hook)" } }
    )
  }

  func testAwakeningATreeServesAnOverrideThatForgetsSuper() throws {  // LC-14
    final class Forgetful: Logging {
      override func awakeFromNib() {
        log.write("awake")
      }
    }
    let view = try decoded(Forgetful.self)
    view.awakeSubtreeFromNib()
    XCTAssertEqual(view.log.take(), ["awake"] + allHooks)
    view.awakeSubtreeFromNib()
    XCTAssertEqual(view.log.take(), ["awake"])
  }

  func testAwakeningATreeReachesEveryDecodedView() throws {  // 2.5, 2.11
    let (root, a, b) = (try decoded(Logging.self), View(), try decoded(Logging.self))
    root.addSubview(a)
    a.addSubview(b)
    let events = LifecycleRecorder.record { root.awakeSubtreeFromNib() }
    XCTAssertEqual(root.log.lines, allHooks)
    XCTAssertEqual(b.log.lines, allHooks)
    let awoken = events.filter { $0.kind == .awake }.map(\.typeName)
    XCTAssertEqual(awoken, ["Logging", "View", "Logging"])
  }

  // MARK: Re-entry

  func testAwakeningFromInsideAHookRunsNothingTwice() throws {  // 2.20.3
    final class Eager: Logging {
      override func setup() {
        super.setup()
        awakeFromNib()
      }
      override func setupConstraints() {
        super.setupConstraints()
        awakeSubtreeFromNib()
      }
      override func setupAccessibility() {
        super.setupAccessibility()
        awakeFromNib()
      }
    }
    XCTAssertEqual(Eager().log.lines, allHooks)
    let decodedView = try decoded(Eager.self)
    decodedView.awakeFromNib()
    XCTAssertEqual(decodedView.log.lines, allHooks)
  }

  func testMovingAndLayingOutRunNoHookAgain() {
    let (view, a, b) = (Logging(), View(), Window(frame: .zero))
    a.addSubview(view)
    b.addSubview(view)
    view.removeFromSuperview()
    view.layoutIfNeeded()
    view.updateConstraintsIfNeeded()
    XCTAssertEqual(view.log.lines, allHooks)
  }

  // MARK: Constraints at the first update pass

  func testDeferredConstraintsWaitForTheFirstUpdatePass() {
    let (root, view) = (ConstraintBasedView(), Deferring())
    XCTAssertEqual(view.log.take(), ["setup", "setupAccessibility"])
    XCTAssertTrue(view.isSetup)
    root.addSubview(view)
    root.layoutIfNeeded()
    XCTAssertEqual(view.log.take(), ["setupConstraints"])
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    XCTAssertEqual(view.log.take(), [])
  }

  func testDeferredConstraintsNeverComeWithoutAutoLayout() {
    let (root, view) = (View(), Deferring())
    root.addSubview(view)
    root.layoutIfNeeded()
    XCTAssertEqual(view.log.lines, ["setup", "setupAccessibility"])
  }

  // F2-19
  func testDeferredConstraintsOfARootComeWithItsFirstLayout() {
    final class Root: Deferring {
      let content = View()

      override func setup() {
        super.setup()
        addSubview(content)
      }

      override func setupConstraints() {
        super.setupConstraints()
        content.translatesAutoresizingMaskIntoConstraints = false
        content.widthAnchor.constraint(equalToConstant: 30).isActive = true
      }
    }
    let view = Root(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(view.log.take(), ["setup", "setupAccessibility"])
    view.layoutIfNeeded()
    XCTAssertEqual(view.log.take(), ["setupConstraints"])
    XCTAssertEqual(view.content.frame.width, 30)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.log.take(), [])
  }

  func testDeferredConstraintsOfADecodedViewWaitForAwakeningToo() throws {
    let (root, view) = (ConstraintBasedView(), try decoded(Deferring.self))
    root.addSubview(view)
    root.layoutIfNeeded()
    XCTAssertEqual(view.log.lines, [])
    view.awakeFromNib()
    XCTAssertEqual(view.log.take(), ["setup", "setupAccessibility"])
    root.layoutIfNeeded()
    XCTAssertEqual(view.log.take(), ["setupConstraints"])
    view.awakeFromNib()
    root.layoutIfNeeded()
    XCTAssertEqual(view.log.take(), [])
  }

  func testUpdatePassFromInsideAHookKeepsTheOrder() {
    final class Hasty: Logging {
      override class var defersConstraintSetup: Bool { true }

      override func setup() {
        super.setup()
        updateConstraintsIfNeeded()
      }

      override func setupConstraints() {
        super.setupConstraints()
        updateConstraintsIfNeeded()
      }
    }
    let view = Hasty()
    XCTAssertEqual(view.log.take(), ["setup", "setupAccessibility"])
    view.updateConstraintsIfNeeded()
    XCTAssertEqual(view.log.take(), ["setupConstraints"])
  }

  func testOverrideOfUpdateConstraintsWithoutSuperStillGetsItsHook() {
    final class Own: Logging {
      override class var defersConstraintSetup: Bool { true }

      override func updateConstraints() {
        log.write("updateConstraints")
      }
    }
    let view = Own()
    view.updateConstraintsIfNeeded()
    XCTAssertEqual(
      view.log.lines,
      ["setup", "setupAccessibility", "setupConstraints", "updateConstraints"]
    )
  }

  // MARK: Others

  func testAnyFrameInitializableTypeIsMadeFromAFrame() {
    func make<V: FrameInitializable>(_ type: V.Type) -> V {
      type.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    XCTAssertEqual(make(Logging.self).frame.width, 5)
  }

  func testViewIsFreed() {
    weak var view: Logging?
    do {
      let made = Logging()
      made.addSubview(View())
      view = made
      XCTAssertNotNil(view)
    }
    XCTAssertNil(view)
  }

  func testDesignToolHookIsNeverCalled() {  // 2.10
    final class Designed: BaseView {
      var calls = 0

      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        calls += 1
      }
    }
    let view = Designed()
    view.awakeFromNib()
    view.layoutIfNeeded()
    XCTAssertEqual(view.calls, 0)
  }
}
