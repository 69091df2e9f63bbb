import Foundation
import ViewKit
import ViewKitTesting
import XCTest

private final class ListeningController: ViewController {
  var sizes: [CGSize] = []
  var traits: [TraitCollection] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    traits.append(newCollection)
  }
}

final class ViewHostTests: XCTestCase {
  func testControllerHasAppearedOnTheDevice() {
    let device = Device.pad.with(direction: .rightToLeft, contentSize: .extraLarge, style: .dark)
    var host: ViewHost?
    let events = LifecycleRecorder.record { host = ViewHost(ListeningController(), on: device) }
    XCTAssertEqual(
      events.filter { $0.typeName == "ListeningController" }.map(\.kind),
      [
        .initialized, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
        .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
      ]
    )
    XCTAssertEqual(host?.view.frame, CGRect(x: 0, y: 0, width: 820, height: 1180))
    XCTAssertEqual(host?.view.traitCollection, device.traits)
    XCTAssertEqual(host?.view.safeAreaInsets, device.safeArea)
    XCTAssertTrue(host?.view === host?.controller.view)
  }

  func testKeyboardCoversTheBottomUntilItIsHidden() {  // FR-B23
    let (view, form) = (View(), View())
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    let host = ViewHost(view, on: .phone)
    let rest = host.window.bounds.maxY - host.device.safeArea.bottom
    XCTAssertEqual(form.frame.maxY, rest)
    host.showKeyboard(height: 336)
    XCTAssertEqual(form.frame.maxY, host.window.bounds.maxY - 336)
    host.hideKeyboard()
    XCTAssertEqual(form.frame.maxY, rest)
  }

  func testViewFillsTheDeviceOrItsFrame() {
    let (view, small) = (View(), View())
    let host = ViewHost(view, on: .narrowPhone)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 568))
    XCTAssertTrue(host.controller.view === view)
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let other = ViewHost(small, frame: frame)
    XCTAssertEqual(small.convert(small.bounds, to: other.window), frame)
    XCTAssertTrue(other.view === small)
  }

  func testEnvironmentIsTakenButForTheTraits() {
    let view = View()
    let host = ViewHost(view, on: .pad, environment: Environment(controlGeneration: .iOS26))
    XCTAssertEqual(view.environment.controlGeneration, .iOS26)
    XCTAssertEqual(view.traitCollection, Device.pad.traits)
    XCTAssertTrue(view.window === host.window)
  }

  func testHidingAndShowingRunTheAppearance() {
    let host = ViewHost(ListeningController())
    let events = LifecycleRecorder.record {
      host.hide()
      host.hide()
      host.show()
      host.show()
    }
    XCTAssertEqual(
      events.filter { $0.typeName == "ListeningController" }.map(\.kind).filter {
        $0 != .viewWillLayoutSubviews && $0 != .viewDidLayoutSubviews
      },
      [
        .viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      ]
    )
  }

  func testResizingTellsTheController() {
    let controller = ListeningController()
    let host = ViewHost(controller)
    host.resize(to: CGSize(width: 300, height: 500))
    XCTAssertEqual(controller.sizes, [CGSize(width: 300, height: 500)])
    XCTAssertEqual(controller.traits, [])
    XCTAssertEqual(host.view.frame.size, CGSize(width: 300, height: 500))
    XCTAssertEqual(host.device.size, CGSize(width: 300, height: 500))
    XCTAssertEqual(host.view.traitCollection, Device.phone.traits)
  }

  func testMovingToAnotherDeviceChangesSizeTraitsAndSafeArea() {
    let controller = ListeningController()
    let host = ViewHost(controller)
    let device = Device.phone.landscape.with(direction: .rightToLeft)
    host.move(to: device)
    XCTAssertEqual(controller.sizes, [device.size])
    XCTAssertEqual(controller.traits, [device.traits])
    XCTAssertEqual(host.view.traitCollection, device.traits)
    XCTAssertEqual(host.view.safeAreaInsets, device.safeArea)
    XCTAssertEqual(host.device, device)
  }

  func testConflictsAndDiagnosticsAreKept() {
    let view = View()
    let host = ViewHost(view)
    XCTAssertEqual(host.conflicts.count, 0)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    host.flush()
    XCTAssertEqual(host.conflicts.count, 2)  // with each other, and with the window's size
    host.controller.endAppearanceTransition()
    XCTAssertEqual(host.diagnostics.map(\.kind), [.unbalancedAppearanceTransition])
  }

  func testFailuresOfAMatrixGoThroughAllDevices() {
    var seen: [String] = []
    ViewHost.onEachDevice(of: DeviceMatrix([.phone, .pad], directions: [.rightToLeft])) {
      Label()
    } test: { host, label in
      seen.append("\(host.device)")
      XCTAssertTrue(host.view === label)
      XCTAssertEqual(label.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }
    XCTAssertEqual(seen, ["phone 390x844, right to left", "pad 820x1180, right to left"])
  }

  func testErrorsOfAMatrixEndIt() {
    var count = 0
    XCTAssertThrowsError(
      try ViewHost.onEachDevice(of: .standard) {
        ListeningController()
      } test: { _, _ in
        count += 1
        throw CancellationError()
      }
    )
    XCTAssertEqual(count, 1)
  }
}
