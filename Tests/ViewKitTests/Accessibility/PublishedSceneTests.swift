import Foundation
import Testing
import ViewKit

/// Holds what is visited, and in which order, against AccessibilitySnapshot's 24 scenes.
@Suite struct PublishedSceneTests {
  // MARK: Order: seven scenes of 32-point squares around the middle

  private enum Part {
    case element(CGFloat, CGFloat)
    /// Elements in a list, at distances from the corner of a view in the middle.
    case list(size: CGFloat)
    case view(isElement: Bool, isGroup: Bool)
  }

  @Test func scatteredElementsAreReadFromTheTop() {  // 8.3.1
    let corners: [(CGFloat, CGFloat)] = [(-80, -80), (30, -30), (-30, 30), (80, 80)]
    #expect(order(corners.map(Part.element)) == ["0", "1", "2", "3"])
  }

  @Test func gridIsReadLineByLine() {  // 8.3.1
    let corners: [(CGFloat, CGFloat)] = [
      (60, 60), (-60, -60), (0, 60), (0, -60), (-60, 60), (60, -60), (60, 0), (-60, 0), (0, 0),
    ]
    #expect(order(corners.map(Part.element)) == ["1", "3", "5", "7", "8", "6", "4", "2", "0"])
  }

  private let stack: [Part] = [.element(0, -120), .element(0, 0), .element(0, 120)]

  @Test func listIsReadInItsOwnOrder() {  // 8.3.2
    #expect(order(stack + [.list(size: 32)]) == ["0", "part 0", "part 1", "1", "2"])
  }

  @Test func listOfSizeZeroIsNotRead() {  // 8.2.5
    #expect(order(stack + [.list(size: 0)]) == ["0", "1", "2"])
  }

  @Test func groupIsReadTogether() {  // 8.3.3
    let group = Part.view(isElement: false, isGroup: true)
    #expect(order(stack + [group]) == ["0", "part 1", "part 0", "1", "2"])
  }

  @Test func viewsWithoutAGroupAreReadByTheirPlaces() {  // 8.3.3
    let view = Part.view(isElement: false, isGroup: false)
    #expect(order(stack + [view]) == ["0", "part 1", "1", "part 0", "2"])
  }

  @Test func elementIsReadWithoutWhatIsInIt() {  // 8.2.1
    let parent = Part.view(isElement: true, isGroup: false)
    #expect(order([stack[0], stack[2], parent]) == ["0", "parent", "1"])
  }

  private func order(_ parts: [Part]) -> [String] {
    let views = parts.enumerated().map { index, part in view(part, index) }
    return AccessibilityScene.parent(of: views).labelsInOrder
  }

  private func view(_ part: Part, _ index: Int) -> View {
    let (x, y): (CGFloat, CGFloat) = (200, 400)
    switch part {
    case .element(let dx, let dy):
      let frame = CGRect(x: x + dx - 16, y: y + dy - 16, width: 32, height: 32)
      return AccessibilityScene.element("\(index)", frame)
    case .list(let size):
      let middle = CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size)
      let view = View(frame: middle)
      view.accessibilityLabel = "parent"
      view.accessibilityElements = partFrames.enumerated().map { index, frame in
        let element = AccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "part \(index)"
        element.accessibilityFrameInContainerSpace = frame
        return element
      }
      return view
    case .view(let isElement, let isGroup):
      let view = AccessibilityScene.element("parent", x - 16, y - 16)
      view.isAccessibilityElement = isElement
      view.shouldGroupAccessibilityChildren = isGroup
      for (index, frame) in partFrames.enumerated() {
        view.addSubview(AccessibilityScene.element("part \(index)", frame))
      }
      return view
    }
  }

  private let partFrames = [60, -60].map { CGRect(x: 0, y: $0, width: 32, height: 32) }

  // MARK: Selection: eleven scenes of views below one another

  private enum Kind {
    case element, plain, list, views
  }

  private struct Item {
    var kind: Kind
    var hidesElements = false
    var isHidden = false
  }

  @Test func elementsAreVisited() {  // 8.1.13
    #expect(selection([Item(kind: .element), Item(kind: .element)]) == ["Lorem", "Lorem"])
    #expect(selection([Item(kind: .plain), Item(kind: .plain)]).isEmpty)
    let mixed = [Kind.element, .plain, .element, .plain].map { Item(kind: $0) }
    #expect(selection(mixed) == ["Lorem", "Lorem"])
  }

  @Test func hiddenElementsAreNotVisited() {  // 8.2.5, 8.2.6
    for kind in [Kind.element, .list, .views] {
      let hiding = Item(kind: kind, hidesElements: true)
      #expect(selection([Item(kind: .element), hiding]) == ["Lorem"])
      let hidden = Item(kind: kind, isHidden: true)
      #expect(selection([Item(kind: .element), hidden]) == ["Lorem"])
    }
  }

  @Test func listAndViewsAreVisited() {  // 8.2.2
    let elements = ["Element 0", "Element 1", "Element 2"]
    #expect(selection([Item(kind: .list)]) == elements + ["Fixed Frame Element"])
    let views = [Item(kind: .element), Item(kind: .views)]
    #expect(selection(views) == ["Lorem"] + elements)
  }

  private func selection(_ items: [Item]) -> [String] {
    let views = items.enumerated().map { index, item in
      let view = AccessibilityScene.element("Lorem", 170, 100 + CGFloat(index) * 200)
      view.bounds.size = CGSize(width: 64, height: 64)
      view.isAccessibilityElement = item.kind == .element
      view.accessibilityElementsHidden = item.hidesElements
      view.isHidden = item.isHidden
      fill(view, item.kind)
      return view
    }
    return AccessibilityScene.parent(of: views).labelsInOrder
  }

  private func fill(_ view: View, _ kind: Kind) {
    let frames = (-1...1).map { CGRect(x: 16 + 60 * $0, y: 16, width: 32, height: 32) }
    if kind == .list {
      var elements: [AccessibilityElement] = frames.map { frame in
        let element = AccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = frame
        return element
      }
      elements.append(AccessibilityElement(accessibilityContainer: view))
      elements[3].accessibilityFrame = CGRect(x: 20, y: 20, width: 32, height: 32)
      for index in 0..<3 { elements[index].accessibilityLabel = "Element \(index)" }
      elements[3].accessibilityLabel = "Fixed Frame Element"
      view.accessibilityElements = elements
    } else if kind == .views {
      for (index, frame) in frames.enumerated() {
        view.addSubview(AccessibilityScene.element("Element \(index)", frame))
      }
    }
  }

  // MARK: Modal views: six scenes with an element in each corner

  @Test func onlyTheLastModalViewIsVisited() {  // 8.2.7
    #expect(modal([modalView(0)]) == ["Modal 0"])
    #expect(modal([modalView(0), modalView(1)]) == ["Modal 1"])
    #expect(modal([modalView(0), container()]) == ["Modal 0"])
  }

  @Test func modalElementIsVisitedItself() {  // 8.2.7, 8.2.1
    let view = modalView(0)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Modal View 0"
    #expect(modal([view]) == ["Modal View 0"])
  }

  @Test func modalViewWithoutElementsLeavesNothing() {  // 8.2.7
    let view = modalView(0)
    view.subviews.first?.isAccessibilityElement = false
    #expect(modal([view]).isEmpty)
  }

  @Test func modalViewsSilenceTheirSiblingsOnly() {  // 8.2.7
    let labels = modal([container(), container(y: 300)])
    #expect(labels == ["Don't", "Don't", "Modal 1", "Modal 1", "Don't", "Don't"])
  }

  private func modal(_ views: [View]) -> [String] {
    let corners: [(CGFloat, CGFloat)] = [(20, 20), (320, 20), (320, 720), (20, 720)]
    let elements = corners.map { AccessibilityScene.element("Don't", $0.0, $0.1) }
    return AccessibilityScene.parent(of: elements + views).labelsInOrder
  }

  private func modalView(_ index: Int) -> View {
    let frame = CGRect(x: 150, y: 200 + 60 * index, width: 100, height: 50)
    let label = AccessibilityScene.element("Modal \(index)", 10, 10)
    let view = AccessibilityScene.parent(frame, of: [label])
    view.accessibilityViewIsModal = true
    return view
  }

  private func container(y: CGFloat = 0) -> View {
    let frame = CGRect(x: 0, y: y, width: 300, height: 200)
    return AccessibilityScene.parent(frame, of: [modalView(0), modalView(1)])
  }
}
