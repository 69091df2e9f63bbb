import Foundation
import ViewKit
import XCTest

/// Tells the order of size and trait changes.
private final class TransitionController: ViewController {
  let name: String
  let log: CallLog
  var childSize: CGSize?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.write("\(name) size \(size.width) from \(view.bounds.width)")
    coordinator.animate(alongsideTransition: { [unowned self] _ in
      log.write("\(name) alongside at \(view.bounds.width)")
    })
    coordinator.animate(alongsideTransition: nil) { [log, name] _ in log.write("\(name) after") }
  }

  override func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.write("\(name) traits")
  }

  override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize
      ?? super.size(
        forChildContentContainer: container,
        withParentContainerSize: parentSize
      )
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.write("\(name) prefers \(container.preferredContentSize.height)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.write("\(name) changed from \(previousTraitCollection?.horizontalSizeClass.rawValue ?? 0)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.write("\(name) layout")
  }
}

final class SizeTransitionTests: XCTestCase {
  private let log = CallLog()
  private lazy var parent = TransitionController("P", log)
  private lazy var child = TransitionController("C", log)
  private lazy var window = Window.showing(parent)

  override func setUp() {
    super.setUp()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    window.flush()
    _ = log.take()
  }

  /// XCTest keeps test cases for good; what they hold is let go of here.
  override func tearDown() {
    window = Window()
    parent = TransitionController("P", log)
    child = TransitionController("C", log)
    super.tearDown()
  }

  // 3.6.1
  func testResizingRunsInTheDocumentedOrder() {
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    XCTAssertEqual(
      log.take(),
      [
        "C size 480.0 from 320.0", "P size 480.0 from 320.0", "C alongside at 480.0",
        "P alongside at 480.0", "P layout", "C layout",
      ]
    )
    XCTAssertEqual(parent.view.frame, window.bounds)
    window.flush()
    XCTAssertEqual(log.take(), ["C after", "P after"])
  }

  // 3.6.1
  func testMovingTheWindowIsNoTransition() {
    window.frame.origin = CGPoint(x: 5, y: 5)
    window.bounds = window.bounds
    window.flush()
    XCTAssertEqual(log.take(), [])
  }

  // 3.6.1, 3.6.3
  func testTurningChangesTraitsBeforeTheSize() {
    window.transition(
      to: CGSize(width: 480, height: 320),
      traits: TraitCollection(horizontalSizeClass: .regular)
    )
    XCTAssertEqual(
      log.take().prefix(6),
      [
        "C traits", "P traits", "C size 480.0 from 320.0", "P size 480.0 from 320.0",
        "P changed from 1", "C changed from 1",
      ]
    )
    XCTAssertEqual(window.bounds.size, CGSize(width: 480, height: 320))
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(child.traitCollection.userInterfaceIdiom, .phone)
  }

  // 3.6.1, 3.6.3
  func testChangedEnvironmentAnnouncesTraits() {
    window.environment = Environment(traits: TraitCollection(horizontalSizeClass: .regular))
    XCTAssertEqual(
      log.take().prefix(4),
      ["C traits", "P traits", "P changed from 1", "C changed from 1"]
    )
    window.environment = Environment(traits: TraitCollection(horizontalSizeClass: .regular))
    XCTAssertFalse(log.take().contains("P traits"))
  }

  func testChildWithTraitsOfItsOwnIsNotToldOfOthers() {
    let regular = TraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    _ = log.take()
    window.environment = Environment(traits: regular)
    XCTAssertEqual(log.take().prefix(2), ["P traits", "P changed from 1"])
  }

  // 3.6.2
  func testContainerDecidesTheSizeOfItsChildren() {
    XCTAssertEqual(
      ViewController().size(
        forChildContentContainer: child,
        withParentContainerSize: CGSize(width: 1, height: 2)
      ),
      CGSize(width: 1, height: 2)
    )
    parent.childSize = CGSize(width: 100, height: 100)
    window.bounds.size.width = 400
    XCTAssertTrue(log.take().contains("C size 100.0 from 320.0"))
    parent.childSize = child.view.bounds.size
    window.bounds.size.width = 500
    XCTAssertFalse(log.take().contains { $0.hasPrefix("C size") })
  }

  // 3.6.4
  func testPreferredSizeReachesTheParent() {
    child.preferredContentSize = CGSize(width: 0, height: 44)
    child.preferredContentSize = CGSize(width: 0, height: 44)
    XCTAssertEqual(log.take(), ["P prefers 44.0"])
    parent.preferredContentSize = CGSize(width: 0, height: 50)
    XCTAssertEqual(log.take(), [])
  }

  func testPresentedControllersFollowTheWindow() {
    let presented = TransitionController("B", log)
    parent.present(presented, animated: false)
    window.flush()
    _ = log.take()
    window.frame.size.width = 500
    XCTAssertTrue(log.take().contains("B size 500.0 from 320.0"))
    XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 10, width: 500, height: 470))  // F2-16
  }

  func testResizingFromInsideATransitionOnlyResizes() {
    final class Stubborn: ViewController {
      var calls = 0

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        calls += 1
        view.window?.frame.size.height = 10
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let controller = Stubborn()
    let window = Window.showing(controller)
    window.frame.size.width = 500
    XCTAssertEqual(controller.calls, 1)
    XCTAssertEqual(controller.view.frame.width, 500)
  }

  func testCoordinatorTakesClosuresUntilItsEnd() {
    var kept: (any ViewControllerTransitionCoordinator)?
    final class Keeper: ViewController {
      var keep: (any ViewControllerTransitionCoordinator) -> Void = { _ in }

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        keep(coordinator)
      }
    }
    let controller = Keeper()
    controller.keep = { kept = $0 }
    var window: Window? = Window.showing(controller)
    window?.frame.size.width = 500
    XCTAssertIdentical(kept?.containerView, window)
    XCTAssertEqual(kept?.transitionDuration, 0)
    XCTAssertEqual(kept?.isAnimated, false)
    let child = ViewController()
    controller.addChild(child)
    XCTAssertIdentical(child.transitionCoordinator, kept)
    var ran = 0
    XCTAssertEqual(kept?.animate(alongsideTransition: { _ in ran += 1 }), true)
    XCTAssertEqual(ran, 1)
    window?.flush()
    XCTAssertEqual(kept?.animate(alongsideTransition: { _ in ran += 1 }), false)
    XCTAssertEqual(ran, 1)
    window = nil
    XCTAssertEqual(kept?.containerView.bounds, .zero)
  }

  func testAViewThatItsControllerGivesUpHasItsOwnTraits() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    parent.setOverrideTraitCollection(dark, forChild: child)
    let old: View = child.view
    XCTAssertEqual(old.traitCollection.userInterfaceStyle, .dark)
    child.view = View()
    XCTAssertEqual(old.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
  }

  func testATransitionTakesACompletionAloneAndFreesWhatHasRun() {
    final class Keeper: ViewController {
      var coordinator: (any ViewControllerTransitionCoordinator)?
      weak var captured: NSObject?
      var isTaken = false

      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        self.coordinator = coordinator
        let object = NSObject()
        captured = object
        isTaken = coordinator.animate(alongsideTransition: nil) { _ in _ = object.hash }
        coordinator.animate(alongsideTransition: { _ in _ = object.hash })
      }
    }
    let controller = Keeper()
    let window = Window.showing(controller)
    window.frame.size.width = 500
    XCTAssertTrue(controller.isTaken)
    window.flush()
    XCTAssertNotNil(controller.coordinator)
    XCTAssertNil(controller.captured)
  }

  func testTraitsOfAnUnloadedControllerComeFromAbove() {
    window.environment = Environment(traits: TraitCollection(userInterfaceStyle: .dark))
    let (below, presented) = (ViewController(), ViewController())
    child.addChild(below)
    XCTAssertEqual(below.traitCollection.userInterfaceStyle, .dark)
    parent.present(presented, animated: false)
    XCTAssertEqual(presented.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(ViewController().traitCollection.userInterfaceStyle, .light)
    XCTAssertFalse(below.isViewLoaded)
  }
}
