import Foundation
import Testing
import ViewKit

@Suite struct AuditStructureTests {
  // MARK: Elements in elements

  @Test func buttonBelowAnElementIsFound() {  // AX-06, FR-F18, 8.2.1
    let banner = element(label: "Hi")
    let (close, volume) = (element(Button(), label: "Close"), element(Slider(), label: "Volume"))
    banner.addSubview(close)
    banner.addSubview(volume)
    let root = screen(banner)
    let found = issues(.nestedElement, in: root)
    #expect(found.map(\.path) == ["View > View > Button", "View > View > Slider"])
    #expect(found.map(\.relatedPaths) == [["View > View"], ["View > View"]])
    #expect(found.map(\.severity) == [.error, .error])
    banner.isAccessibilityElement = false
    #expect(issues(.nestedElement, in: root).isEmpty)
  }

  @Test func listThatNamesBothIsNoMistake() {  // AX-14
    let (card, button) = (element(label: "Card"), element(Button(), label: "Buy"))
    card.addSubview(button)
    let root = screen(card)
    root.accessibilityElements = [card, button]
    #expect(issues(.nestedElement, in: root).isEmpty)
    root.accessibilityElements = nil
    #expect(issues(.nestedElement, in: root).map(\.className) == ["Button"])
  }

  @Test func elementThatListsElementsIsFound() {  // AX-04, 8.2.3
    let parent = element(label: "P")
    let (first, second) = (element(label: "a"), element(label: "b"))
    parent.addSubview(first)
    parent.addSubview(second)
    parent.accessibilityElements = [first, second]
    let root = screen(parent)
    let found = issues(.nestedElement, in: root)
    #expect(found.map(\.path) == ["View > View"])
    #expect(found.first?.relatedPaths == ["View > View > View[0]", "View > View > View[1]"])
    parent.isAccessibilityElement = false
    #expect(issues(.nestedElement, in: root).isEmpty)
  }

  @Test func labelsOfACardAreSpokenForByIt() {
    let card = element(label: "Ada Lovelace, London")
    card.addSubview(label("Ada Lovelace"))
    #expect(issues(.nestedElement, in: screen(card)).isEmpty)
    let button = Button(type: .system)
    button.setTitle("Send", for: .normal)
    button.sizeToFit()
    #expect(issues(.nestedElement, in: screen(button)).isEmpty)
    let name = label("Ada")
    name.isAccessibilityElement = true
    card.addSubview(name)
    #expect(issues(.nestedElement, in: screen(card)).map(\.path) == ["View > View > Label[1]"])
    name.accessibilityElementsHidden = true
    #expect(issues(.nestedElement, in: screen(card)).isEmpty)
  }

  // MARK: Hidden and covered

  @Test func whatIsHiddenIsNotAudited() {  // AX-07, 8.2.5, 8.2.6
    let parent = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.addSubview(element(label: nil))
    let cover = View(frame: parent.frame)
    cover.backgroundColor = .white
    let root = screen(parent, cover)
    #expect(issues(.missingLabel, in: root).count == 1)
    parent.isHidden = true
    #expect(issues(.missingLabel, in: root).isEmpty)
    parent.isHidden = false
    parent.alpha = 0
    #expect(issues(.missingLabel, in: root).isEmpty)
    parent.alpha = 1
    parent.accessibilityElementsHidden = true
    #expect(issues(.missingLabel, in: root).isEmpty)
  }

  @Test func childrenOfAnElementAreNotAudited() {  // AX-01
    let parent = element(label: "A")
    for _ in 1...4 {
      parent.addSubview(element(label: nil))
    }
    let root = screen(parent)
    #expect(issues(.missingLabel, in: root).isEmpty)
    parent.isAccessibilityElement = false
    #expect(issues(.missingLabel, in: root).count == 4)
    parent.accessibilityElementsHidden = true
    #expect(issues(.missingLabel, in: root).isEmpty)
  }

  @Test func auditedViewCountsAsShown() {
    let window = Window()
    window.addSubview(element(label: nil))
    #expect(window.isHidden)
    #expect(issues(.missingLabel, in: window).count == 1)
  }

  @Test func modalViewSilencesItsSiblings() {  // 8.2.7
    let sheet = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    sheet.accessibilityViewIsModal = true
    let root = screen(element(label: nil), sheet)
    #expect(issues(.missingLabel, in: root).isEmpty)
    #expect(issues(.silentModal, in: root).map(\.path) == ["View > View[1]"])
    sheet.addSubview(element(label: "OK"))
    #expect(issues(.silentModal, in: root).isEmpty)
    sheet.isHidden = true
    #expect(issues(.silentModal, in: root).count == 1)
    sheet.accessibilityViewIsModal = false
    #expect(issues(.missingLabel, in: root).count == 1)
  }

  // MARK: Lists

  @Test func listThatLeavesOutAnElementIsFound() {
    let (first, second) = (element(label: "a"), element(label: "b", at: CGPoint(x: 0, y: 64)))
    let root = screen(first, second)
    root.accessibilityElements = [first]
    let found = issues(.staleElements, in: root)
    #expect(found.map(\.found) == ["1 shown that are not listed"])
    #expect(found.first?.relatedPaths == ["View > View[1]"])
    second.isHidden = true
    #expect(issues(.staleElements, in: root).isEmpty)
    second.isHidden = false
    root.accessibilityElements = [first, second]
    #expect(issues(.staleElements, in: root).isEmpty)
  }

  @Test func listThatNamesWhatIsGoneIsFound() {
    let (first, hidden, gone) = (element(label: "a"), element(label: "b"), element(label: "c"))
    hidden.isHidden = true
    let root = screen(first, hidden)
    let lost = AccessibilityElement(accessibilityContainer: gone)
    root.accessibilityElements = [first, hidden, gone, lost]
    let found = issues(.staleElements, in: root)
    #expect(found.map(\.found) == ["3 listed that are hidden or not below it"])
    root.accessibilityElements = [first, AccessibilityElement(accessibilityContainer: root)]
    #expect(issues(.staleElements, in: root).isEmpty)
  }

  @Test func listsOfClassesAreRight() {
    let segments = SegmentedControl(items: ["a", "b"])
    segments.sizeToFit()
    #expect(issues(.staleElements, in: screen(segments)).isEmpty)
  }

  @Test func listsThatNameOneAnotherComeToAnEnd() {
    let (first, second) = (View(), View())
    first.addSubview(second)
    first.accessibilityElements = [second]
    second.accessibilityElements = [first, element(label: nil)]
    for view in [first, second] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    #expect(AccessibilityAudit.standard.issues(in: screen(first)).count > 0)
  }

  @Test func listOfAControllersViewIsSetOnTheView() {  // AX-11
    final class Page: BaseView {
      let (title, image) = (element(label: "Title"), element(label: "Image"))
      override func setup() {
        addSubview(title)
        addSubview(image)
      }
    }
    let controller = BaseViewController<Page>()
    let page = controller.underlyingView
    controller.accessibilityElements = [page.image]
    #expect(issues(.staleElements, in: page).isEmpty)
    page.accessibilityElements = [page.image]
    #expect(issues(.staleElements, in: page).count == 1)
  }

  // MARK: Size and place

  @Test func elementWithoutASizeOrOutsideTheWindowIsFound() {
    let view = element(label: "A")
    let root = screen(view)
    #expect(issues(.invisibleElement, in: root).isEmpty)
    view.frame.size = .zero
    #expect(issues(.invisibleElement, in: root).map(\.found) == ["a size of zero"])
    view.frame.size = CGSize(width: 64, height: 0)
    #expect(issues(.invisibleElement, in: root).map(\.found) == ["a size of 64 x 0 pt"])
    view.frame = CGRect(x: 400, y: 0, width: 64, height: 64)
    #expect(issues(.invisibleElement, in: root).map(\.found) == ["a place outside the window"])
    #expect(issues(.invisibleElement, in: screen(Label())).isEmpty)
    let stretched = Label(frame: CGRect(x: 0, y: 0, width: 275, height: 0))
    #expect(issues(.invisibleElement, in: screen(stretched)).isEmpty)
    stretched.text = "Text"
    let found = issues(.invisibleElement, in: screen(stretched))
    #expect(found.map(\.found) == ["a size of 275 x 0 pt"])
  }

  @Test func whatScrollsMayLieOutside() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.addSubview(element(label: "A", at: CGPoint(x: 0, y: 2000)))
    #expect(issues(.invisibleElement, in: screen(scroll)).isEmpty)
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.clipsToBounds = true
    box.addSubview(element(label: "A", at: CGPoint(x: 0, y: 200)))
    let found = issues(.invisibleElement, in: screen(box))
    #expect(found.map(\.found) == ["a place that views above it cut off"])
  }

  // MARK: Order

  private func chain(_ points: [CGPoint]) -> View {
    let root = screen()
    for (place, point) in points.enumerated() {
      root.addSubview(element(label: "\(place)", at: point))
    }
    return root
  }

  @Test func rowsThatChainContradictThemselves() {  // 8.3.1
    let points = [CGPoint(x: 200, y: 0), CGPoint(x: 100, y: 6), CGPoint(x: 0, y: 12)]
    let found = issues(.ambiguousOrder, in: chain(points))
    #expect(found.map(\.path) == ["View > View[1]"])
    #expect(found.first?.relatedPaths == ["View > View[0]", "View > View[2]"])
    #expect(found.map(\.severity) == [.info])
    #expect(issues(.ambiguousOrder, in: chain(points.map { CGPoint(x: $0.x, y: $0.y / 2) })) == [])
    #expect(issues(.ambiguousOrder, in: chain(points.map { CGPoint(x: -$0.x, y: $0.y) })) == [])
    #expect(issues(.ambiguousOrder, in: chain(points.map { CGPoint(x: $0.x, y: $0.y * 2) })) == [])
  }

  @Test func toleranceAndDirectionDecideWhatChains() {
    let points = [CGPoint(x: 200, y: 0), CGPoint(x: 100, y: 6), CGPoint(x: 0, y: 12)]
    let root = chain(points)
    root.environment = Environment(traits: TraitCollection(layoutDirection: .rightToLeft))
    #expect(issues(.ambiguousOrder, in: root).isEmpty)
    let pad = chain(points)
    pad.environment = Environment(traits: TraitCollection(userInterfaceIdiom: .pad))
    #expect(issues(.ambiguousOrder, in: pad).isEmpty)
    let listed = chain(points)
    listed.accessibilityElements = listed.subviews
    #expect(issues(.ambiguousOrder, in: listed).isEmpty)
  }

  @Test func groupStandsWhereItsFirstMemberDoes() {
    let group = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    group.shouldGroupAccessibilityChildren = true
    group.addSubview(element(label: "g", at: CGPoint(x: 100, y: 6)))
    let root = chain([CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 12)])
    root.addSubview(group)
    #expect(issues(.ambiguousOrder, in: root).count == 1)
    group.addSubview(element(label: "h", at: CGPoint(x: 100, y: -200)))
    #expect(issues(.ambiguousOrder, in: root).isEmpty)
  }

  /// The search is held against trying all triples.
  @Test func everyMiddleOfAContradictionIsFound() {
    var seed: UInt64 = 7
    func random(_ limit: Int) -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(seed >> 33) % limit)
    }
    for _ in 0..<20 {
      let points = (0..<14).map { _ in CGPoint(x: random(300), y: random(40)) }
      let middles = points.indices.filter { middle in
        points.contains { top in
          points.contains { bottom in
            bottom.y - top.y >= 8 && abs(top.y - points[middle].y) < 8
              && abs(bottom.y - points[middle].y) < 8 && bottom.x < points[middle].x
              && points[middle].x < top.x
          }
        }
      }
      let found = issues(.ambiguousOrder, in: chain(points)).compactMap { Int($0.label ?? "") }
      #expect(found.sorted() == middles)
    }
  }
}
