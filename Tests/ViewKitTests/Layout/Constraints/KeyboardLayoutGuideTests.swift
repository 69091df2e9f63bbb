import Foundation
import ViewKit
import XCTest

final class KeyboardLayoutGuideTests: XCTestCase {
  private let controller = ViewController()
  private var view: View { controller.view }
  private lazy var window = Window.showing(
    controller,
    390,
    844,
    safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )

  private func add(to superview: View) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func show(_ height: CGFloat) {
    window.keyboardHeight = height
    window.layoutIfNeeded()
  }

  func testGuideRestsBelowTheSafeArea() {  // FR-B23
    let (box, guide) = (add(to: view), view.keyboardLayoutGuide)
    box.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 200, width: 100, height: 0))
    XCTAssertEqual(box.frame.maxY, 200)
    window.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 810, width: 390, height: 34))
    XCTAssertEqual(box.frame.maxY, 810)
    XCTAssertIdentical(guide, view.keyboardLayoutGuide)
    XCTAssertEqual(
      guide.description,
      "<KeyboardLayoutGuide 'UIKeyboardLayoutGuide' layoutFrame = (0 810; 390 34)>"
    )
  }

  func testGuideFollowsTheKeyboard() {  // FR-B23
    let (box, guide) = (add(to: view), view.keyboardLayoutGuide)
    box.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    show(336)
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 508, width: 390, height: 336))
    XCTAssertEqual([box.frame.maxY, view.safeAreaInsets.bottom], [508, 34])
    show(300)
    XCTAssertEqual(box.frame.maxY, 544)
    window.transition(to: CGSize(width: 844, height: 390), traits: TraitCollection())
    XCTAssertEqual([box.frame.maxY, guide.layoutFrame.width], [90, 844])
    show(0)
    XCTAssertEqual(box.frame.maxY, 356)
    show(.nan)
    show(-20)
    XCTAssertEqual([window.keyboardHeight, box.frame.maxY], [0, 356])
  }

  func testGuideNeedNotUseTheSafeArea() {  // FR-B23
    let (box, guide) = (add(to: view), view.keyboardLayoutGuide)
    box.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    window.layoutIfNeeded()
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    XCTAssertEqual([box.frame.maxY, guide.layoutFrame.height], [844, 0])
    show(336)
    XCTAssertEqual(box.frame.maxY, 508)
  }

  func testGuideCoversThePartOfItsViewThatTheKeyboardCovers() {  // FR-B23
    let child = View(frame: CGRect(x: 20, y: 100, width: 300, height: 600))
    view.addSubview(child)
    let (box, guide) = (add(to: child), child.keyboardLayoutGuide)
    box.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    show(336)
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 408, width: 300, height: 192))
    XCTAssertEqual(box.frame.maxY, 408)
    child.frame.origin.y = 150
    window.layoutIfNeeded()
    XCTAssertEqual(box.frame.maxY, 358)
    child.frame.size.height = 200
    window.layoutIfNeeded()
    XCTAssertEqual([box.frame.maxY, guide.layoutFrame.height], [200, 0])
    child.frame.size.height = 600
    child.removeFromSuperview()
    child.layoutIfNeeded()
    XCTAssertEqual(box.frame.maxY, 600)
  }

  func testAllPlacesOfTheGuideCount() {  // FR-B23
    let (box, guide) = (add(to: view), view.keyboardLayoutGuide)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.widthAnchor.constraint(equalTo: guide.widthAnchor),
      box.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    show(336)
    XCTAssertEqual(box.frame, CGRect(x: 0, y: 592, width: 390, height: 168))
    let bottom = box.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottom.isActive = true
    var conflicts: [LayoutConflict] = []
    window.layoutConflictObserver = { conflicts.append($0) }
    window.layoutIfNeeded()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertIdentical(conflicts.first?.broken, bottom)
    guide.heightAnchor.constraint(equalToConstant: 20).isActive = true
    window.layoutIfNeeded()
    XCTAssertEqual(conflicts.count, 2)
  }

  func testGuideOfAScrollViewStaysWithWhatIsVisible() {  // FR-B23
    let scroll = ScrollView(frame: CGRect(x: 0, y: 244, width: 390, height: 600))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scroll)
    let box = add(to: scroll)
    box.bottomAnchor.constraint(equalTo: scroll.keyboardLayoutGuide.topAnchor).isActive = true
    show(336)
    XCTAssertEqual(box.frame.maxY, 264)
    scroll.contentOffset.y = 500
    window.layoutIfNeeded()
    XCTAssertEqual(box.frame.maxY, 764)
  }
}
