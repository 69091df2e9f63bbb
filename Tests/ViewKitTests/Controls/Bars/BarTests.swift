import Foundation
import ViewKit
import XCTest

final class BarTests: XCTestCase {
  private func makeBar(_ titles: String...) -> NavigationBar {
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = titles.map(NavigationItem.init(title:))
    return bar
  }

  private func buttons(of bar: View) -> [Button] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? Button }
  }

  private func titles(of bar: View) -> [String?] {
    buttons(of: bar).sorted { $0.frame.minX < $1.frame.minX }.map(\.accessibilityLabel)
  }

  // MARK: Navigation bars

  func testDisabledItemsAreGrey() throws {  // F2-15
    let item = BarButtonItem(title: "Save")
    item.isEnabled = false
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    let button = try XCTUnwrap(bar.subviews.compactMap { $0 as? Button }.first)
    XCTAssertEqual(button.currentTitleColor, .tertiaryLabel)
    item.isEnabled = true
    bar.layoutIfNeeded()
    XCTAssertEqual(button.currentTitleColor, bar.tintColor)
  }

  func testTitleOfTheTopItemStandsInTheMiddle() throws {
    let bar = makeBar("First", "Second")
    bar.layoutIfNeeded()
    let label = try XCTUnwrap(bar.subviews.compactMap { $0 as? Label }.first)
    XCTAssertEqual(label.text, "Second")
    XCTAssertEqual(label.frame.midX, 160, accuracy: 0.5)
    XCTAssertTrue(label.accessibilityTraits.contains(.header))
    bar.popItem(animated: false)
    bar.layoutIfNeeded()
    XCTAssertEqual(label.text, "First")
  }

  func testTitleIsCutToWhatTheButtonsLeave() throws {
    let bar = makeBar(String(repeating: "Wide ", count: 20))
    bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Done")
    bar.layoutIfNeeded()
    let label = try XCTUnwrap(bar.subviews.compactMap { $0 as? Label }.first)
    XCTAssertLessThanOrEqual(label.frame.maxX, buttons(of: bar)[0].frame.minX)
    XCTAssertGreaterThanOrEqual(label.frame.minX, 16)
  }

  func testTheWayBackIsNamedAfterTheItemBefore() {
    let bar = makeBar("First", "Second")
    XCTAssertEqual(titles(of: bar), ["First"])
    XCTAssertTrue(buttons(of: bar)[0].accessibilityTraits.contains(.backButton))
    bar.backItem?.backButtonTitle = "Home"
    XCTAssertEqual(titles(of: bar), ["Home"])
    bar.backItem?.backBarButtonItem = BarButtonItem(title: "Start")
    XCTAssertEqual(titles(of: bar), ["Start"])
    bar.topItem?.hidesBackButton = true
    XCTAssertEqual(titles(of: bar), [])
  }

  func testNarrowButtonsTakeTouchesAround44Points() throws {
    let bar = makeBar("A", "Second")
    let back = try XCTUnwrap(buttons(of: bar).first)
    let width = back.bounds.width
    XCTAssertLessThan(width, 40)
    let reach = (44 - width) / 2
    XCTAssertTrue(back.point(inside: CGPoint(x: -reach + 0.1, y: 22), with: nil))
    XCTAssertTrue(back.point(inside: CGPoint(x: width + reach - 0.1, y: 22), with: nil))
    XCTAssertFalse(back.point(inside: CGPoint(x: -reach - 0.1, y: 22), with: nil))
    XCTAssertFalse(back.point(inside: CGPoint(x: 0, y: 44.1), with: nil))
    XCTAssertTrue(bar.hitTest(CGPoint(x: back.frame.minX - 1, y: 22), with: nil) === back)
    var audit = AccessibilityAudit()
    audit.rules = [.touchTarget]
    XCTAssertEqual(audit.issues(in: bar).count, 0)
  }

  func testLeftButtonsReplaceOrSupplementTheWayBack() {
    let bar = makeBar("First", "Second")
    bar.topItem?.leftBarButtonItems = [BarButtonItem(title: "A"), BarButtonItem(title: "B")]
    bar.topItem?.rightBarButtonItems = [BarButtonItem(title: "Y"), BarButtonItem(title: "X")]
    XCTAssertEqual(titles(of: bar), ["A", "B", "X", "Y"])
    bar.topItem?.leftItemsSupplementBackButton = true
    XCTAssertEqual(titles(of: bar), ["First", "A", "B", "X", "Y"])
    bar.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(titles(of: bar), ["Y", "X", "B", "A", "First"])
  }

  func testGoingBackAsAPersonPopsAndAsksTheDelegate() {
    final class Gate: NavigationBarDelegate {
      var isOpen = false
      var popped: [String?] = []
      func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { isOpen }
      func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {
        popped.append(item.title)
      }
    }
    let (bar, gate) = (makeBar("First", "Second"), Gate())
    bar.delegate = gate
    XCTAssertTrue(buttons(of: bar)[0].accessibilityActivate())
    XCTAssertEqual(bar.items?.count, 2)
    gate.isOpen = true
    XCTAssertTrue(buttons(of: bar)[0].accessibilityActivate())
    XCTAssertEqual(bar.items?.map(\.title), ["First"])
    XCTAssertEqual(gate.popped, ["Second"])
  }

  func testMethodsThatMayAnimateSetTheSameAsTheProperties() {
    let item = NavigationItem()
    let (one, two) = (BarButtonItem(), BarButtonItem())
    for animated in [true, false] {
      item.setLeftBarButtonItems([one, two], animated: animated)
      item.setRightBarButtonItems([two, one], animated: animated)
      XCTAssertEqual(item.leftBarButtonItems, [one, two])
      XCTAssertEqual(item.rightBarButtonItems, [two, one])
      item.setLeftBarButton(two, animated: animated)
      item.setRightBarButton(one, animated: animated)
      XCTAssertEqual(item.leftBarButtonItems, [two])
      XCTAssertEqual(item.rightBarButtonItems, [one])
      item.setHidesBackButton(animated, animated: animated)
      XCTAssertEqual(item.hidesBackButton, animated)
    }
  }

  func testALabelShowsTheTitleUntilThereIsNone() throws {
    let bar = makeBar("First")
    bar.layoutIfNeeded()
    let labels = bar.subviews.compactMap { $0 as? Label }
    let label = try XCTUnwrap(labels.first { $0.text == "First" })
    XCTAssertFalse(label.isHidden)
    XCTAssertEqual(label.textAlignment, .center)
    bar.topItem?.title = nil
    bar.layoutIfNeeded()
    XCTAssertTrue(label.isHidden)
    bar.topItem?.title = "Second"
    bar.layoutIfNeeded()
    XCTAssertFalse(label.isHidden)
    XCTAssertEqual(label.text, "Second")
  }

  func testViewsOfTheAppStandInTheBarAndLeaveIt() {
    let bar = makeBar("First")
    let (title, button) = (View(), View(frame: CGRect(x: 0, y: 0, width: 40, height: 60)))
    title.frame.size = CGSize(width: 100, height: 20)
    bar.topItem?.titleView = title
    bar.topItem?.rightBarButtonItem = BarButtonItem(customView: button)
    bar.layoutIfNeeded()
    XCTAssertEqual(title.frame, CGRect(x: 110, y: 12, width: 100, height: 20))
    XCTAssertEqual(button.frame, CGRect(x: 264, y: 0, width: 40, height: 44))
    bar.items = []
    bar.layoutIfNeeded()
    XCTAssertNil(title.superview)
    XCTAssertNil(button.superview)
  }

  func testLargeTitlesMakeTheBarHigherAndAreInherited() {
    let bar = makeBar("First", "Second")
    XCTAssertEqual(bar.intrinsicContentSize.height, 44)
    bar.prefersLargeTitles = true
    XCTAssertEqual(bar.intrinsicContentSize.height, 96)
    bar.items?[0].largeTitleDisplayMode = .never
    XCTAssertEqual(bar.intrinsicContentSize.height, 44)
    bar.items?[1].largeTitleDisplayMode = .always
    XCTAssertEqual(bar.sizeThatFits(CGSize(width: 10, height: 0)), CGSize(width: 10, height: 96))
  }

  // MARK: Toolbars

  func testFlexibleSpacesShareWhatIsLeft() {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 332, height: 44))
    let views = (0..<3).map { _ in View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    toolbar.items = [
      BarButtonItem(customView: views[0]), .flexibleSpace(), BarButtonItem(customView: views[1]),
      .fixedSpace(40), .flexibleSpace(), BarButtonItem(customView: views[2]),
    ]
    toolbar.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.minX), [16, 136, 296])
    XCTAssertEqual(views.map(\.frame.minY), [12, 12, 12])
    toolbar.setItems([BarButtonItem(customView: views[2])], animated: true)
    toolbar.layoutIfNeeded()
    XCTAssertEqual(toolbar.subviews, [views[2]])
  }

  func testItemsWithoutASpaceBetweenThemStandAGapApart() {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 332, height: 44))
    let views = (0..<3).map { _ in View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    toolbar.items = views.map(BarButtonItem.init(customView:))
    toolbar.layoutIfNeeded()
    let places = views.map(\.frame.minX)
    XCTAssertEqual(places[0], 16)
    XCTAssertGreaterThan(places[1], places[0] + 20)
    XCTAssertEqual(places[2] - places[1], places[1] - places[0])
  }

  func testItemsOfABarCallTheirTargetsAndSpeakForThemselves() {
    final class Owner {
      var calls: [String] = []
      func save() { calls.append("save") }
      func add(_ item: BarButtonItem) { calls.append("add \(item.tag)") }
    }
    let (toolbar, owner) = (Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), Owner())
    let save = BarButtonItem(barButtonSystemItem: .save, target: owner, action: Owner.save)
    let add = BarButtonItem(systemItem: .add)
    add.tag = 7
    add.setTarget(owner, action: Owner.add)
    add.accessibilityIdentifier = "adder"
    toolbar.items = [save, add]
    let buttons = buttons(of: toolbar)
    XCTAssertEqual(buttons.map { $0.accessibilityActivate() }, [true, true])
    XCTAssertEqual(owner.calls, ["save", "add 7"])
    XCTAssertEqual(buttons.map(\.accessibilityLabel), ["Save", "Add"])
    XCTAssertEqual(buttons.map(\.currentTitle), ["Save", nil])
    XCTAssertEqual(buttons[1].accessibilityIdentifier, "adder")
    save.isEnabled = false
    XCTAssertFalse(save.accessibilityActivate())
    toolbar.layoutIfNeeded()
    XCTAssertTrue(buttons[0].accessibilityTraits.contains(.notEnabled))
    XCTAssertEqual(save.accessibilityFrame, buttons[0].frame)
  }

  func testItemWithoutATargetAnyMoreDoesNothing() {
    final class Owner {
      func save() { XCTFail("the owner has been freed") }
    }
    let item: BarButtonItem
    do {
      let owner = Owner()
      item = BarButtonItem(title: "Save", style: .done, target: owner, action: Owner.save)
      XCTAssertTrue(item.target === owner)
    }
    XCTAssertNil(item.target)
    _ = item.accessibilityActivate()
    XCTAssertFalse(BarButtonItem(title: "Idle").accessibilityActivate())
  }

  func testItemTakesTitleAndPictureOfItsAction() {
    let image = Image(size: CGSize(width: 20, height: 20), name: "star")
    let action = Action(title: "Mark", image: image) { _ in }
    let item = BarButtonItem(primaryAction: action)
    XCTAssertEqual(item.title, "Mark")
    XCTAssertEqual(item.image, image)
    XCTAssertEqual(BarButtonItem(title: "Own", primaryAction: action).title, "Own")
    XCTAssertNil(BarButtonItem(systemItem: .trash, primaryAction: action).title)
    XCTAssertEqual(BarButtonItem(systemItem: .trash).accessibilityLabel, "Delete")
  }

  // MARK: Tab bars

  func testTabsAreAsWideAsOneAnotherAndTellOfAPersonsChoiceOnly() {
    final class Listener: TabBarDelegate {
      var chosen: [String?] = []
      func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { chosen.append(item.title) }
    }
    let (bar, listener) = (TabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49)), Listener())
    bar.delegate = listener
    bar.items = ["A", "B", "C"].map { TabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[2]
    XCTAssertEqual(listener.chosen, [])
    let tabs = buttons(of: bar)
    XCTAssertEqual(tabs.map(\.frame.minX), [0, 100, 200])
    XCTAssertTrue(tabs[1].accessibilityActivate())
    XCTAssertEqual(listener.chosen, ["B"])
    XCTAssertTrue(bar.selectedItem === bar.items?[1])
    XCTAssertEqual(tabs.map { $0.accessibilityTraits.contains(.selected) }, [false, true, false])
    bar.items?.remove(at: 1)
    XCTAssertNil(bar.selectedItem)
  }

  func testTabBarReachesIntoTheSafeArea() {  // 7.20
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let bar = TabBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    window.isHidden = false
    window.flush()
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
  }

  func testAControlThatFitsAnyWidthHasAPlaceInABar() {
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let slider = Slider()
    slider.frame = .zero
    let space = BarButtonItem(systemItem: .flexibleSpace)
    bar.items = [BarButtonItem(customView: slider), space, BarButtonItem(customView: View())]
    bar.layoutIfNeeded()
    XCTAssertTrue(slider.frame.width.isFinite)
    XCTAssertEqual(slider.frame.minX, 16)
  }

  func testButtonsOfABarAreRegularUnlessTheyFinishSomething() {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let own = BarButtonItem(title: "Own")
    own.style = .done
    toolbar.items = [
      BarButtonItem(title: "Plain"), BarButtonItem(systemItem: .edit),
      own, BarButtonItem(systemItem: .done),
    ]
    let weights = buttons(of: toolbar).map { $0.titleLabel?.font.weight }
    XCTAssertEqual(weights, [.regular, .regular, .semibold, .semibold])
  }

  func testAnItemIsAnElementOfItsOwn() {
    XCTAssertTrue(BarButtonItem(title: "Save").isAccessibilityElement)
    XCTAssertTrue(TabBarItem(title: "Home", image: nil, tag: 0).isAccessibilityElement)
  }

  func testANavigationBarFollowsTheSizesOfAnotherSystem() {
    let (bar, view) = (makeBar("First"), View(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    bar.frame.size.height = 60
    bar.topItem?.rightBarButtonItem = BarButtonItem(customView: view)
    bar.environment = Environment(controlGeneration: .iOS13)
    bar.layoutIfNeeded()
    XCTAssertEqual(view.frame.midY, 22)
    bar.environment = Environment(controlGeneration: .iOS26)
    bar.layoutIfNeeded()
    XCTAssertEqual(view.frame.midY, 27)
  }
}
