import Foundation
import ViewKit
import XCTest

/// Holds what AccessibilitySnapshot's tests of its parser assert, in scenes of our own.
final class PublishedParserTests: XCTestCase {
  private typealias Scene = AccessibilityScene

  // MARK: Order

  func testOrderFollowsTheDirection() {  // 8.3.1
    let places: [(String, CGFloat, CGFloat)] = [
      ("A", 0, 0), ("B", 10, 0), ("C", 0, 10), ("D", 10, 10),
    ]
    let root = Scene.parent(
      of: places.map { Scene.element($0.0, CGRect(x: $0.1, y: $0.2, width: 10, height: 10)) }
    )
    XCTAssertEqual(root.spoken, ["A", "B", "C", "D"])
    root.environment = Scene.environment(.phone, .rightToLeft)
    XCTAssertEqual(root.spoken, ["B", "A", "D", "C"])
  }

  func testLinesAreHigherOnAPad() {  // 8.3.1
    func root(_ step: CGFloat, _ idiom: UserInterfaceIdiom) -> View {
      let heights = [step, 0, -step, -step]
      let views = zip(["A", "B", "C", "D"], heights).enumerated().map { index, place in
        Scene.element(place.0, CGRect(x: 10 * CGFloat(index), y: place.1, width: 10, height: 10))
      }
      let root = Scene.parent(of: views)
      root.environment = Scene.environment(idiom)
      return root
    }
    XCTAssertEqual(root(8, .pad).spoken, ["A", "B", "C", "D"])
    XCTAssertEqual(root(8, .phone).spoken, ["C", "D", "B", "A"])
    XCTAssertEqual(root(25, .pad).spoken, ["C", "D", "B", "A"])
  }

  func testElementsAreReadFromTheTop() {  // 8.3.1
    let root = Scene.parent(of: [
      Scene.element("C", 0, 60), Scene.element("B", 0, 30), Scene.element("A", 0, 0),
    ])
    XCTAssertEqual(root.spoken, ["A", "B", "C"])
  }

  func testListKeepsItsOrderAlsoOfGroups() {  // 8.3.2
    let cells = Scene.parent(
      CGRect(x: 0, y: 100, width: 200, height: 200),
      of: [Scene.element("Cell 1", 0, 0), Scene.element("Cell 2", 0, 50)]
    )
    let headers = Scene.parent(
      CGRect(x: 0, y: 0, width: 200, height: 90),
      of: [Scene.element("Header", 0, 0)]
    )
    cells.shouldGroupAccessibilityChildren = true
    headers.shouldGroupAccessibilityChildren = true
    let root = Scene.parent(of: [cells, headers])
    root.accessibilityElements = [cells, headers]
    XCTAssertEqual(root.spoken, ["Cell 1", "Cell 2", "Header"])
    let direct = Scene.element("Direct Element", 0, 100)
    root.addSubview(direct)
    root.accessibilityElements = [direct, headers]
    XCTAssertEqual(root.spoken, ["Direct Element", "Header"])
  }

  func testGroupsAreSortedByWhatIsReadFirstInThem() {  // 8.3.3
    let first = Scene.parent(of: [Scene.element("A1", 0, 50), Scene.element("A2", 0, 300)])
    let second = Scene.parent(of: [Scene.element("B1", 0, 0)])
    for group in [first, second] { group.shouldGroupAccessibilityChildren = true }
    XCTAssertEqual(Scene.parent(of: [first, second]).spoken, ["B1", "A1", "A2"])
  }

  func testGroupsOnOneLineAreReadAlongIt() {  // 8.3.3
    let first = Scene.parent(of: [Scene.element("A1", 200, 0)])
    let second = Scene.parent(of: [Scene.element("B1", 0, 5)])
    for group in [first, second] { group.shouldGroupAccessibilityChildren = true }
    XCTAssertEqual(Scene.parent(of: [first, second]).spoken, ["B1", "A1"])
  }

  // MARK: Activation points

  func testPointInTheMiddleIsTheUsualOne() throws {  // 8.1.10
    XCTAssertTrue(try usesDefault(frame: .zero, point: .zero))
    let frame = CGRect(x: 50, y: 50, width: 200, height: 60)
    XCTAssertTrue(try usesDefault(frame: frame, point: CGPoint(x: 150, y: 80)))
    XCTAssertFalse(try usesDefault(frame: frame, point: CGPoint(x: 240, y: 80)))
    let path = CGRect(x: 16, y: 16, width: 370, height: 48)
    XCTAssertTrue(try usesDefault(frame: .zero, point: CGPoint(x: 201, y: 40), path: path))
  }

  private func usesDefault(frame: CGRect, point: CGPoint, path: CGRect? = nil) throws -> Bool {
    let element = Scene.element("Element", 10, 10)
    element.accessibilityFrame = frame
    element.accessibilityActivationPoint = point
    element.accessibilityPath = path.map { BezierPath(rect: $0) }
    let elements = AccessibilityTree(of: Scene.parent(of: [element])).elements
    XCTAssertEqual(elements.count, 1)
    return try XCTUnwrap(elements.first).usesDefaultActivationPoint
  }

  // MARK: Containers

  func testNamedGroupIsKept() throws {  // 8.2.8
    let group = Scene.parent(of: [Scene.element("Element", 10, 10)])
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Group Label"
    let tree = AccessibilityTree(of: Scene.parent(of: [group]))
    XCTAssertEqual(tree.nodes.count, 1)
    let kind = AccessibilityTree.Container.Kind.semanticGroup(
      label: "Group Label",
      value: nil,
      identifier: nil
    )
    XCTAssertEqual(tree.containers.map(\.type), [kind])
    XCTAssertEqual(tree.nodes.first?.children.count, 1)
    XCTAssertEqual(tree.elements.map(\.description), ["Element"])
  }

  func testNamelessGroupIsNotKept() {  // 8.2.8
    let group = Scene.parent(of: [Scene.element("Element", 10, 10)])
    group.accessibilityContainerType = .semanticGroup
    let tree = AccessibilityTree(of: Scene.parent(of: [group]))
    XCTAssertEqual(tree.nodes.count, 1)
    XCTAssertTrue(tree.containers.isEmpty)
    XCTAssertEqual(tree.elements.map(\.description), ["Element"])
  }

  func testListsAndLandmarksAreKept() {  // 8.2.8
    let items = [Scene.element("Item 1", 0, 0), Scene.element("Item 2", 0, 40)]
    let list = Scene.parent(of: items)
    list.accessibilityContainerType = .list
    let tree = AccessibilityTree(of: Scene.parent(of: [list]))
    XCTAssertEqual(tree.nodes.count, 1)
    XCTAssertEqual(tree.containers.map(\.type), [.list])
    XCTAssertEqual(tree.nodes.first?.children.count, 2)
    list.accessibilityContainerType = .landmark
    let landmark = AccessibilityTree(of: Scene.parent(of: [list]))
    XCTAssertEqual(landmark.nodes.count, 1)
    XCTAssertEqual(landmark.containers.map(\.type), [.landmark])
  }

  func testContainersNest() throws {  // 8.2.8
    let inner = Scene.parent(
      CGRect(x: 8, y: 36, width: 184, height: 60),
      of: [Scene.element("Inner Item 1", 8, 8), Scene.element("Inner Item 2", 8, 32)]
    )
    let outer = Scene.parent(
      CGRect(x: 0, y: 0, width: 200, height: 100),
      of: [Scene.element("Outer Item", 8, 8), inner]
    )
    for (view, label) in [(inner, "Inner Container"), (outer, "Outer Container")] {
      view.accessibilityContainerType = .semanticGroup
      view.accessibilityLabel = label
    }
    let tree = AccessibilityTree(of: Scene.parent(of: [outer]))
    XCTAssertEqual(tree.nodes.count, 1)
    XCTAssertEqual(tree.containers.map(label), ["Outer Container", "Inner Container"])
    let children = try XCTUnwrap(tree.nodes.first?.children)
    XCTAssertEqual(children.count, 2)
    guard case .element(let item, let index) = children.first else {
      return XCTFail("The item comes first")
    }
    XCTAssertEqual(item.description, "Outer Item")
    XCTAssertEqual(index, 0)
    XCTAssertEqual(children.last?.children.count, 2)
    let innerItems = AccessibilityTree(nodes: children.last?.children ?? []).elements
    XCTAssertEqual(innerItems.map(\.description), ["Inner Item 1", "Inner Item 2"])
    let all = ["Outer Item", "Inner Item 1", "Inner Item 2"]
    XCTAssertEqual(tree.elements.map(\.description), all)
  }

  private func label(_ container: AccessibilityTree.Container) -> String? {
    guard case .semanticGroup(let label, _, _) = container.type else { return nil }
    return label
  }

  func testChildrenOfAContainerAreSorted() {  // 8.2.8
    let list = Scene.parent(of: [
      Scene.element("Third", 0, 120), Scene.element("First", 0, 0), Scene.element("Second", 0, 60),
    ])
    list.accessibilityContainerType = .list
    let nodes = AccessibilityTree(of: Scene.parent(of: [list])).nodes
    let children = nodes.first?.children.compactMap { node -> String? in
      guard case .element(let element, _) = node else { return nil }
      return element.description
    }
    XCTAssertEqual(children, ["First", "Second", "Third"])
  }

  func testAllContainersAreFound() {  // 8.2.8
    let list = Scene.parent(of: [Scene.element("Item", 10, 10)])
    list.accessibilityContainerType = .list
    let landmark = Scene.parent(of: [Scene.element("Content", 110, 10)])
    landmark.accessibilityContainerType = .landmark
    let tree = AccessibilityTree(of: Scene.parent(of: [list, landmark]))
    XCTAssertEqual(tree.containers.map(\.type), [.list, .landmark])
  }

  func testTableHasItsSize() {  // 8.2.8
    let spans = [
      TableScene.Span(row: 0, column: 0, label: "A1"),
      TableScene.Span(row: 0, column: 1, label: "B1"),
    ]
    let table = TableScene(spans, rows: 5, columns: 4, hasHeaders: false)
    let tree = AccessibilityTree(of: Scene.parent(of: [table]))
    XCTAssertEqual(tree.nodes.count, 1)
    XCTAssertEqual(tree.containers.map(\.type), [.dataTable(rowCount: 5, columnCount: 4)])
    // The two cells, and the label beside them.
    XCTAssertEqual(tree.nodes.first?.children.count, 3)
  }

  func testReadingsNameTheObjectsThemselves() {  // 8.2.8
    let item = Scene.element("Item", 10, 10)
    let list = Scene.parent(of: [item])
    list.accessibilityContainerType = .list
    let readings = Scene.parent(of: [list]).accessibilityReadingOrder
    XCTAssertEqual(readings.count, 1)
    XCTAssertTrue(readings.first?.element === item)
    XCTAssertTrue(readings.first?.container === list)
  }

  // MARK: Wrappers of size zero

  func testOverflowOfAWrapperOfSizeZeroIsReadUnlessItClips() {  // 8.2.5
    let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let wrapper = Scene.parent(.zero, of: [bar])
    let root = Scene.parent(of: [wrapper])
    root.layoutIfNeeded()
    func hasSearchField() -> Bool {
      AccessibilityTree(of: root).elements.contains { $0.traits.contains(.searchField) }
    }
    XCTAssertTrue(hasSearchField())
    wrapper.clipsToBounds = true
    XCTAssertFalse(hasSearchField())
  }

  // MARK: Odd trees

  func testElementThatItsContainerDeniesIsRead() {
    final class Denying: View {
      override func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    }
    let container = Denying(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = AccessibilityElement(accessibilityContainer: container)
    child.accessibilityLabel = "child"
    child.accessibilityFrame = CGRect(x: 0, y: 0, width: 50, height: 50)
    container.accessibilityContainerType = .list
    container.accessibilityElements = [child]
    XCTAssertEqual(Scene.parent(of: [container]).spoken, ["child"])
  }

  func testElementInATabBarWithoutItemsIsRead() {
    let bar = TabBar(frame: CGRect(x: 0, y: 150, width: 200, height: 50))
    bar.addSubview(Scene.element("orphan", 0, 0))
    XCTAssertEqual(Scene.parent(of: [bar]).spoken, ["orphan"])
  }

  func testElementWithAnEmptyPathIsRead() {  // 8.1.9
    let element = Scene.element("emptyPath", 10, 10)
    element.accessibilityPath = BezierPath()
    let tree = AccessibilityTree(of: Scene.parent(of: [element]))
    XCTAssertEqual(tree.elements.map(\.description), ["emptyPath"])
    XCTAssertEqual(
      tree.elements.first?.shape,
      .frame(AccessibilityTree.Rect(x: 10, y: 10, width: 30, height: 30))
    )
  }

  func testFrameThatIsNotFiniteIsZero() throws {
    let element = Scene.element("nonFinite", 10, 10)
    element.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 50)
    let tree = AccessibilityTree(of: Scene.parent(of: [element]))
    let zero = AccessibilityTree.Rect(x: 0, y: 0, width: 0, height: 0)
    XCTAssertEqual(tree.elements.first?.shape, .frame(zero))
    XCTAssertNoThrow(try JSONEncoder().encode(tree))
  }
}
