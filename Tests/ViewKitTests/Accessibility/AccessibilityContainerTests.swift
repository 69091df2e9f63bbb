import Foundation
import Testing
import ViewKit
import XCTest

final class AccessibilityContainerTests: XCTestCase {
  func testExplicitElementsAnswerTheInformalProtocol() {  // 8.2.4
    let (view, first, second) = (View(), View(), View())
    let element = AccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [second, element]
    XCTAssertEqual(view.accessibilityElementCount(), 2)
    XCTAssertTrue(view.accessibilityElement(at: 0) as AnyObject? === second)
    XCTAssertTrue(view.accessibilityElement(at: 1) as AnyObject? === element)
    XCTAssertNil(view.accessibilityElement(at: 2))
    XCTAssertNil(view.accessibilityElement(at: -1))
    XCTAssertEqual(view.index(ofAccessibilityElement: element), 1)
    XCTAssertEqual(view.index(ofAccessibilityElement: first), NSNotFound)
    view.accessibilityElements = nil
    XCTAssertNil(view.accessibilityElements)
  }

  func testWithoutElementsThereAreNone() {  // 8.2.4
    let (view, child) = (View(), View())
    view.addSubview(child)
    XCTAssertNil(view.accessibilityElements)
    XCTAssertEqual(view.accessibilityElementCount(), 0)
    XCTAssertNil(view.accessibilityElement(at: 0))
    XCTAssertEqual(view.index(ofAccessibilityElement: child), NSNotFound)
  }

  func testEmptyListIsNotTheSameAsNone() {  // 8.2.2
    let view = View()
    view.accessibilityElements = []
    XCTAssertEqual(view.accessibilityElements?.count, 0)
  }

  // MARK: Elements

  func testElementFollowsItsContainer() {  // 8.1.8
    let root = View()
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    root.addSubview(view)
    let element = AccessibilityElement(accessibilityContainer: view)
    XCTAssertEqual(element.accessibilityFrame, .zero)
    XCTAssertEqual(element.accessibilityFrameInContainerSpace, .zero)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 4, height: 6)
    XCTAssertEqual(element.accessibilityFrame, CGRect(x: 11, y: 22, width: 4, height: 6))
    view.frame.origin.x = 0
    XCTAssertEqual(element.accessibilityFrame, CGRect(x: 1, y: 22, width: 4, height: 6))
    XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 3, y: 25))
  }

  func testFrameAndPointAreThoseOnTheScreen() {  // FR-F07
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let parent = View(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 44))
    window.addSubview(parent)
    parent.addSubview(view)
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 15, y: 26, width: 100, height: 44))
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 65, y: 48))
    parent.bounds.origin = CGPoint(x: 3, y: 8)
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 12, y: 18, width: 100, height: 44))
    XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 62, y: 40))
  }

  func testFrameInContainerSpaceScrollsAndFrameOnTheScreenDoesNot() {  // FR-F08
    let scroll = ScrollView(frame: CGRect(x: 0, y: 50, width: 320, height: 400))
    scroll.contentSize = CGSize(width: 320, height: 2_000)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(scroll)
    let elements = (0..<2).map { _ in AccessibilityElement(accessibilityContainer: scroll) }
    let frame = CGRect(x: 10, y: 120, width: 100, height: 44)
    elements[0].accessibilityFrameInContainerSpace = frame
    elements[1].accessibilityFrame = frame
    XCTAssertEqual(elements.map(\.accessibilityFrame.minY), [170, 120])
    scroll.contentOffset.y = 100
    XCTAssertEqual(elements.map(\.accessibilityFrame.minY), [70, 120])
  }

  func testElementInAnElementFollowsIt() {
    let root = View()
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    root.addSubview(view)
    let group = AccessibilityElement(accessibilityContainer: view)
    group.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 50, height: 50)
    let element = AccessibilityElement(accessibilityContainer: group)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    XCTAssertEqual(element.accessibilityFrame, CGRect(x: 16, y: 26, width: 2, height: 2))
  }

  func testTheFrameThatWasSetLastHolds() {
    let element = AccessibilityElement(
      accessibilityContainer: View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    )
    let (first, second) = (
      CGRect(x: 1, y: 1, width: 1, height: 1), CGRect(x: 2, y: 2, width: 2, height: 2)
    )
    element.accessibilityFrameInContainerSpace = first
    element.accessibilityFrame = second
    XCTAssertEqual(element.accessibilityFrame, second)
    XCTAssertEqual(element.accessibilityFrameInContainerSpace, .zero)
    element.accessibilityFrameInContainerSpace = first
    XCTAssertEqual(element.accessibilityFrame, first)
  }

  func testContainerIsNotRetained() {
    weak var freed: View?
    let element: AccessibilityElement
    do {
      let view = View()
      freed = view
      element = AccessibilityElement(accessibilityContainer: view)
      view.accessibilityElements = [element]
    }
    XCTAssertNil(freed)
    XCTAssertNil(element.accessibilityContainer)
    XCTAssertNil(element.next)
  }

  // MARK: Actions

  /// A view that does what it is asked to and notes it.
  private final class Doer: View {
    var done: [String] = []

    override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
      done.append("scroll \(direction)")
      return true
    }

    override func accessibilityPerformEscape() -> Bool {
      done.append("escape")
      return true
    }

    override func accessibilityPerformMagicTap() -> Bool {
      done.append("magic tap")
      return true
    }
  }

  func testScrollEscapeAndMagicTapGoUpTheResponderChain() {  // 8.1.12
    let (doer, middle, view) = (Doer(), View(), View())
    doer.addSubview(middle)
    middle.addSubview(view)
    let element = AccessibilityElement(accessibilityContainer: view)
    XCTAssertTrue(element.accessibilityScroll(.down))
    XCTAssertTrue(element.accessibilityPerformEscape())
    XCTAssertTrue(view.accessibilityPerformMagicTap())
    XCTAssertEqual(doer.done, ["scroll down", "escape", "magic tap"])
  }

  func testNothingIsDoneByDefault() {  // 8.1.12
    let (root, view) = (View(), Button())
    root.addSubview(view)
    XCTAssertFalse(view.accessibilityActivate())
    XCTAssertFalse(view.accessibilityScroll(.next))
    XCTAssertFalse(view.accessibilityPerformEscape())
    XCTAssertFalse(view.accessibilityPerformMagicTap())
  }

  func testIncrementAndDecrementAreForSubclasses() {  // 8.1.12
    final class Stars: View {
      var count = 3
      override func accessibilityIncrement() { count += 1 }
      override func accessibilityDecrement() { count -= 1 }
    }
    let stars = Stars()
    (stars as View).accessibilityIncrement()
    (stars as View).accessibilityIncrement()
    (stars as View).accessibilityDecrement()
    XCTAssertEqual(stars.count, 4)
    let plain = View()
    plain.accessibilityIncrement()
    plain.accessibilityDecrement()
    XCTAssertNil(plain.accessibilityValue)
  }
}

@Suite struct AccessibilityTraitTests {
  @Test(arguments: [  // 8.1.7
    ("button", AccessibilityTraits.button, 0), ("link", .link, 1), ("image", .image, 2),
    ("selected", .selected, 3), ("playsSound", .playsSound, 4), ("keyboardKey", .keyboardKey, 5),
    ("staticText", .staticText, 6), ("summaryElement", .summaryElement, 7),
    ("notEnabled", .notEnabled, 8), ("updatesFrequently", .updatesFrequently, 9),
    ("searchField", .searchField, 10), ("startsMediaSession", .startsMediaSession, 11),
    ("adjustable", .adjustable, 12), ("allowsDirectInteraction", .allowsDirectInteraction, 13),
    ("causesPageTurn", .causesPageTurn, 14), ("tabBar", .tabBar, 15), ("header", .header, 16),
    ("textEntry", .textEntry, 18), ("isEditing", .isEditing, 21),
    ("secureTextField", .secureTextField, 24), ("backButton", .backButton, 27),
    ("tabBarItem", .tabBarItem, 28), ("textArea", .textArea, 47),
    ("toggleButton", .toggleButton, 53),
    ("unknown(60)", AccessibilityTraits(rawValue: 1 << 60), 60),
  ])
  func traitHasUIKitsBitAndAName(name: String, trait: AccessibilityTraits, bit: UInt64) {
    #expect(trait.rawValue == 1 << bit)
    #expect(trait.names == [name])
  }

  @Test func traitsPrintInTheOrderOfTheirBits() {
    let traits: AccessibilityTraits = [.toggleButton, .header, .button]
    #expect(traits.description == "[button, header, toggleButton]")
    #expect(AccessibilityTraits.none.description == "[]")
    #expect(traits.contains(.header))
  }
}
