import Foundation
import ViewKit
import ViewKitRendering
import XCTest

/// Trees as text, in the forms that debuggers know.
final class TextPictureTests: XCTestCase {
  func testTraceMarksWhoPlacesAViewAndWhatIsOpen() {
    let card = Screens.conflict()
    let guide = LayoutGuide()
    guide.identifier = "gap"
    card.addLayoutGuide(guide)
    let plain = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.addSubview(plain)
    plain.addSubview(View())
    card.layoutIfNeeded()
    XCTAssertEqual(
      card.autolayoutTrace,
      """
      •View
      |   *LayoutGuide'gap'
      |   *Label'New'
      |   *Label'Floating note'- AMBIGUOUS LAYOUT for Label'Floating note'.minX
      |   +View:2
      |   |   +View:0
      """
    )
  }

  func testTraceHasMarksWhereOnlyAViewFarBelowHoldsConstraints() {
    let (root, middle, leaf) = (View(), View(), View())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let lines = root.autolayoutTrace.split(separator: "\n")
    XCTAssertEqual(lines.count, 3)
    XCTAssertTrue(lines[1].hasPrefix("|   +View"), root.autolayoutTrace)
    XCTAssertEqual(middle.autolayoutTrace.first, "+")
  }

  func testTraceOfATreeWithoutConstraintsHasNoMarksBelowTheRoot() {
    let root = View()
    let tagged = View()
    tagged.tag = 7
    root.addSubview(tagged)
    XCTAssertEqual(root.autolayoutTrace, "•View\n|   View#7")
    XCTAssertEqual(tagged.autolayoutTrace, "View#7")
  }

  func testHierarchyOfControllersIsPrintedWithoutLoadingViews() {
    final class Parent: ViewController {}
    final class Child: ViewController {}
    let parent = Parent()
    parent.addChild(Child())
    XCTAssertEqual(
      parent.printHierarchy,
      """
      <Parent>, state: disappeared, view: (view not loaded)
         | <Child>, state: disappeared, view: (view not loaded)
      """
    )
    parent.loadViewIfNeeded()
    XCTAssertEqual(
      parent.printHierarchy.split(separator: "\n").first,
      "<Parent>, state: disappeared, view: <View> not in the window"
    )
  }
}
