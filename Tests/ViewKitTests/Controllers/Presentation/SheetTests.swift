import Foundation
import ViewKit
import XCTest

/// Sheets have their own size and leave a part of the presenter visible.
final class SheetTests: XCTestCase {
  private let presenter = ViewController()
  private let presented = ViewController()
  private let sheets: [ModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]

  private func window(
    _ width: CGFloat,
    _ height: CGFloat,
    _ safeArea: EdgeInsets,
    horizontal: UserInterfaceSizeClass = .compact,
    vertical: UserInterfaceSizeClass = .regular
  ) -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.safeAreaInsets = safeArea
    var traits = TraitCollection(horizontalSizeClass: horizontal)
    traits.verticalSizeClass = vertical
    window.environment = Environment(traits: traits)
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    window.flush()
    return window
  }

  private func makePhone() -> Window {
    window(390, 844, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  private func makePad() -> Window {
    window(820, 1180, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), horizontal: .regular)
  }

  /// Presents in a style and lays out; returns the frame.
  @discardableResult
  private func present(_ style: ModalPresentationStyle, in window: Window) -> CGRect {
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: false)
    window.flush()
    return presented.view.frame
  }

  private func dismiss(in window: Window) {
    presenter.dismiss(animated: false)
    window.flush()
  }

  // MARK: Sizes

  func testSheetsOnAPhoneLeaveAGapAtTheTop() {  // F2-16
    let window = makePhone()
    for style in sheets + [.popover] {
      XCTAssertEqual(
        present(style, in: window),
        CGRect(x: 0, y: 57, width: 390, height: 787),
        "\(style)"
      )
      XCTAssertEqual(
        presented.view.safeAreaInsets,
        EdgeInsets(top: 0, left: 0, bottom: 34, right: 0),
        "\(style)"
      )
      XCTAssertEqual(presenter.view.frame, window.bounds)
      dismiss(in: window)
    }
  }

  func testOtherStylesFillTheWindow() {  // F2-16
    let styles: [ModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
    for (makeWindow, styles) in [(makePhone, styles), (makePad, styles + [.popover])] {
      let window = makeWindow()
      for style in styles {
        XCTAssertEqual(present(style, in: window), window.bounds, "\(style)")
        dismiss(in: window)
      }
    }
  }

  func testSheetsFillAWindowOfCompactHeight() {  // F2-16
    for horizontal in [UserInterfaceSizeClass.compact, .regular] {
      let window = window(844, 390, .zero, horizontal: horizontal, vertical: .compact)
      for style in sheets + [.popover] {
        XCTAssertEqual(present(style, in: window), window.bounds, "\(style)")
        XCTAssertEqual(presented.traitCollection.horizontalSizeClass, horizontal, "\(style)")
        dismiss(in: window)
      }
    }
  }

  func testPageSheetOnAPadIsAsWideAsTextIsEasilyRead() {  // F2-16
    let window = makePad()
    let frame = CGRect(x: 58, y: 34, width: 704, height: 1116)
    presented.preferredContentSize = CGSize(width: 100, height: 100)
    for style in [ModalPresentationStyle.automatic, .pageSheet] {
      XCTAssertEqual(present(style, in: window), frame, "\(style)")
      XCTAssertEqual(presented.view.readableContentGuide.layoutFrame.width, 672, "\(style)")
      dismiss(in: window)
    }
    window.environment.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    XCTAssertEqual(present(.pageSheet, in: window).width, 800)
  }

  func testFormSheetOnAPadHasThePreferredSize() {  // F2-16
    let window = makePad()
    XCTAssertEqual(
      present(.formSheet, in: window),
      CGRect(x: 140, y: 282, width: 540, height: 620)
    )
    let sizes: [(preferred: CGSize, frame: CGRect)] = [
      (CGSize(width: 400, height: 300), CGRect(x: 210, y: 442, width: 400, height: 300)),
      (CGSize(width: 0, height: 300), CGRect(x: 140, y: 442, width: 540, height: 300)),
      (CGSize(width: 1e9, height: .infinity), CGRect(x: 10, y: 34, width: 800, height: 1116)),
      (CGSize(width: -1, height: CGFloat.nan), CGRect(x: 140, y: 282, width: 540, height: 620)),
    ]
    for (preferred, frame) in sizes {
      presented.preferredContentSize = preferred
      XCTAssertEqual(presented.view.frame, frame, "\(preferred)")
    }
    dismiss(in: window)
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    XCTAssertEqual(present(.formSheet, in: window).size, CGSize(width: 300, height: 200))
  }

  func testSheetOnAPadHasACompactWidthAsLongAsItIsPresented() {  // F2-16
    final class Watching: ViewController {
      var classes: [UserInterfaceSizeClass] = []
      override func viewDidLoad() {
        classes.append(traitCollection.horizontalSizeClass)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        classes.append(traitCollection.horizontalSizeClass)
      }
    }
    let (window, watching) = (makePad(), Watching())
    presenter.present(watching, animated: false)
    XCTAssertEqual(watching.classes, [.compact, .compact])
    XCTAssertEqual(presenter.traitCollection.horizontalSizeClass, .regular)
    window.flush()
    dismiss(in: window)
    watching.modalPresentationStyle = .fullScreen
    presenter.present(watching, animated: false)
    window.flush()
    XCTAssertEqual(watching.traitCollection.horizontalSizeClass, .regular)
  }

  // MARK: Changes

  func testSheetFollowsItsWindow() {  // F2-16
    final class Watching: ViewController {
      var calls: [String] = []
      override func willTransition(
        to newCollection: TraitCollection,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        calls.append("\(newCollection.horizontalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
      }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        calls.append("\(Int(size.width))x\(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let (window, sheet) = (makePad(), Watching())
    sheet.modalPresentationStyle = .formSheet
    presenter.present(sheet, animated: false)
    window.flush()
    window.frame.size = CGSize(width: 1180, height: 820)
    XCTAssertEqual(sheet.calls, [])
    XCTAssertEqual(sheet.view.frame, CGRect(x: 320, y: 102, width: 540, height: 620))
    window.safeAreaInsets.top = 64
    XCTAssertEqual(sheet.view.frame, CGRect(x: 320, y: 122, width: 540, height: 620))
    let narrow = CGSize(width: 320, height: 820)
    window.transition(to: narrow, traits: TraitCollection(horizontalSizeClass: .compact))
    XCTAssertEqual(sheet.calls, ["320x746"])
    XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 74, width: 320, height: 746))
    var low = TraitCollection(horizontalSizeClass: .regular)
    low.verticalSizeClass = .compact
    window.transition(to: CGSize(width: 820, height: 320), traits: low)
    XCTAssertEqual(sheet.calls, ["320x746", "regular", "820x320"])
    XCTAssertEqual(sheet.view.frame, window.bounds)
    XCTAssertEqual(sheet.traitCollection.horizontalSizeClass, .regular)
  }

  func testSheetThatWasCoveredReturnsToItsPlace() {  // F2-16
    let (window, top) = (makePad(), ViewController())
    present(.pageSheet, in: window)
    top.modalPresentationStyle = .fullScreen
    presented.present(top, animated: false)
    window.flush()
    XCTAssertEqual(top.view.frame, window.bounds)
    XCTAssertNil(presented.view.window)
    window.frame.size = CGSize(width: 1180, height: 820)
    presented.dismiss(animated: false)
    window.flush()
    XCTAssertEqual(presented.view.frame, CGRect(x: 238, y: 34, width: 704, height: 756))
  }

  // MARK: Touches

  func testNothingBehindASheetIsTouched() {  // F2-16
    let window = makePhone()
    let (above, below) = (CGPoint(x: 100, y: 30), CGPoint(x: 100, y: 100))
    XCTAssertIdentical(window.hitTest(above, with: nil), presenter.view)
    present(.pageSheet, in: window)
    XCTAssertIdentical(window.hitTest(above, with: nil), window)
    XCTAssertIdentical(window.hitTest(below, with: nil), presented.view)
    let notice = View(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    window.addSubview(notice)
    XCTAssertIdentical(window.hitTest(above, with: nil), notice)
    notice.removeFromSuperview()
    dismiss(in: window)
    XCTAssertIdentical(window.hitTest(above, with: nil), presenter.view)
  }
}
