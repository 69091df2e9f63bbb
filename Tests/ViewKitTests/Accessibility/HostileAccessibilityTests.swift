import Foundation
import Testing
import ViewKit

/// Trees that make no sense: each is read and audited to an end.
@Suite struct HostileAccessibilityTests {
  private typealias Scene = AccessibilityScene

  /// Runs everything that looks at a tree, with every rule and something to ignore.
  private func look(
    at root: View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [AccessibilityIssue] {
    var audit = AccessibilityAudit()
    audit.rules = AccessibilityRule.allCases
    audit.ignoredIdentifiers = ["nowhere"]
    audit.contentSizeCategories = [.accessibilityExtraExtraExtraLarge]
    let found = audit.issues(in: root)
    let tree = AccessibilityTree(of: root)
    let lines = root.accessibilityDescription
    _ = root.accessibilityOrderConflicts
    #expect(lines.isEmpty == tree.elements.isEmpty, sourceLocation: sourceLocation)
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      let data = try JSONEncoder().encode(tree)
      #expect(try JSONDecoder().decode(AccessibilityTree.self, from: data) == tree)
      _ = try JSONEncoder().encode(found)
    }
    return found
  }

  private func part(_ label: String?, of container: Any, _ frame: CGRect = .zero)
    -> AccessibilityElement
  {
    let element = AccessibilityElement(accessibilityContainer: container)
    element.accessibilityLabel = label
    element.accessibilityTraits = .button
    element.accessibilityFrameInContainerSpace = frame
    return element
  }

  // MARK: Circles

  @Test func elementsThatHoldOneAnotherHaveAnEnd() {
    let root = screen()
    let frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    let (first, second) = (part("first", of: root, frame), part("second", of: root, frame))
    first.accessibilityContainer = second
    second.accessibilityContainer = first
    let (own, third) = (part("own", of: root, frame), part("third", of: first, frame))
    own.accessibilityContainer = own
    root.accessibilityElements = [first, second, own, third]

    #expect(first.accessibilityFrame == frame)
    #expect(third.accessibilityFrame == frame.offsetBy(dx: 10, dy: 20))
    #expect(own.next == nil)
    #expect(!third.accessibilityScroll(.down))
    #expect(!first.accessibilityPerformEscape())
    #expect(root.labelsInOrder == ["first", "second", "own", "third"])
    #expect(look(at: root).contains { $0.rule == .staleElements })
  }

  @Test func elementIsReleasedWithItsContainer() {
    let lost = part("lost", of: View(), CGRect(x: 1, y: 2, width: 3, height: 4))
    let root = screen()
    root.accessibilityElements = [lost]
    #expect(lost.accessibilityContainer == nil)
    #expect(lost.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(look(at: root).contains { $0.rule == .staleElements })
  }

  @Test func listsThatNameWhatTheyLieInHaveAnEnd() {
    let (root, inner) = (screen(), View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    root.addSubview(inner)
    root.accessibilityElements = [root, inner, inner, 7, "text"]
    inner.accessibilityElements = [root, inner, part("a", of: inner, inner.bounds)]
    #expect(root.labelsInOrder == ["a"])
    #expect(!look(at: root).isEmpty)
  }

  @Test func elementThatIsListedTwiceIsReadTwice() {
    let view = element(label: "a")
    let root = screen(view)
    root.accessibilityElements = [view, view]
    #expect(root.labelsInOrder == ["a", "a"])
    #expect(look(at: root).filter { $0.rule == .overlap }.isEmpty)
  }

  @Test func elementsOfOtherTreesAreReadWhereTheyAreListed() {
    let other = screen(element(label: "other", at: CGPoint(x: 5, y: 6)))
    let root = screen(element(label: "own"))
    root.accessibilityElements = root.subviews + other.subviews
    #expect(root.labelsInOrder == ["own", "other"])
    #expect(root.accessibilityReadingOrder[1].frame.origin == CGPoint(x: 5, y: 6))
    #expect(look(at: root).contains { $0.rule == .staleElements })
  }

  // MARK: Numbers

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity),
    CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10),
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    CGRect(x: -1e300, y: 0, width: 1e300, height: 1e300),
    CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 1),
    CGRect(x: 1e18, y: 1e18, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: -50, height: -50), .null, .infinite,
  ])
  func framesOfAnySizeAreLookedAt(frame: CGRect) {
    let root = screen(label("Text"))
    let odd = element(label: "view", traits: .button)
    odd.accessibilityFrame = frame
    let parts = [part("one", of: root), part("two", of: root)]
    for part in parts { part.accessibilityFrame = frame }
    root.addSubview(odd)
    root.accessibilityElements = root.subviews + parts
    #expect(root.labelsInOrder == ["Text", "view", "one", "two"])
    #expect(look(at: root).allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -17, 0, 1e300])
  func textsOfAnyFontSizeAreLookedAt(size: CGFloat) {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Night train"
    label.font = .systemFont(ofSize: size)
    label.adjustsFontSizeToFitWidth = true
    let field = TextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    field.text = "Name"
    field.font = label.font
    let root = screen(label, field)
    _ = look(at: root)
    #expect(root.labelsInOrder.first == "Night train")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func activationPointsAndPathsOfAnySizeAreLookedAt(number: CGFloat) {
    let view = element(label: "A", traits: .button)
    let root = screen(view)
    view.accessibilityActivationPoint = CGPoint(x: number, y: 0)
    var path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: 5, y: number))
    path.addLine(to: CGPoint(x: 5, y: 5))
    view.accessibilityPath = path
    _ = look(at: root)
    let element = AccessibilityTree(of: root).elements.first
    #expect(element?.usesDefaultActivationPoint == false)
    #expect(element?.activationPoint.x == (number.isFinite ? Double(number) : 0))
    guard !number.isFinite else { return }
    #expect(
      element?.shape == .frame(AccessibilityTree.Rect(x: 0, y: 0, width: 64, height: 64))
    )
  }

  /// A table whose numbers are nonsense.
  private final class Table: View, AccessibilityContainerDataTable {
    var count = -1

    func accessibilityDataTableCellElement(
      forRow row: Int,
      column: Int
    ) -> (any AccessibilityContainerDataTableCell)? { nil }

    func accessibilityRowCount() -> Int { count }
    func accessibilityColumnCount() -> Int { count }

    func accessibilityHeaderElements(forColumn column: Int)
      -> [any AccessibilityContainerDataTableCell]?
    {
      subviews.compactMap { $0 as? Cell }
    }
  }

  private final class Cell: View, AccessibilityContainerDataTableCell {
    var place = NSRange(location: 0, length: 1)

    func accessibilityRowRange() -> NSRange { place }
    func accessibilityColumnRange() -> NSRange { place }
  }

  @Test(arguments: [Int.min, -1, 0, 3, Int.max - 1, NSNotFound], [-1, 0, 2])
  func tablesOfAnySizeAreRead(place: Int, count: Int) {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.count = count
    table.accessibilityContainerType = .dataTable
    let cells = (0..<2).map { element(Cell(), label: "\($0)", at: CGPoint(x: $0 * 64, y: 0)) }
    for cell in cells {
      cell.place.location = place
      table.addSubview(cell)
    }
    table.accessibilityElements = cells
    #expect(table.labelsInOrder == ["0", "1"])
    #expect(table.spoken.allSatisfy { $0.hasPrefix("1. 0.") || $0.hasPrefix("0. 1.") })
    _ = look(at: screen(table))
  }

  // MARK: Getters with effects

  /// Takes views away whenever it is asked for anything.
  private final class Vanishing: View {
    override var isAccessibilityElement: Bool {
      get {
        superview?.subviews.last?.removeFromSuperview()
        return true
      }
      set {}
    }

    override var accessibilityLabel: String? {
      get {
        removeFromSuperview()
        return "gone"
      }
      set {}
    }
  }

  @Test func viewsThatVanishWhileTheyAreLookedAtAreNoTrouble() {
    let root = screen()
    for place in 0..<20 {
      let view = Vanishing(frame: CGRect(x: 10 * place, y: 0, width: 64, height: 64))
      view.addSubview(label("Text"))
      root.addSubview(view)
    }
    let readings = root.accessibilityReadingOrder
    #expect(readings.count == 20)
    #expect(readings.allSatisfy { $0.spokenDescription == "gone" })
    #expect(root.subviews.isEmpty)
    _ = AccessibilityAudit.standard.issues(in: root)
  }

  @Test func viewsThatVanishDuringAnAuditAreNoTrouble() {
    let root = screen(label("Text"))
    for place in 0..<20 {
      root.addSubview(Vanishing(frame: CGRect(x: 10 * place, y: 0, width: 64, height: 64)))
    }
    var audit = AccessibilityAudit()
    audit.rules = AccessibilityRule.allCases
    audit.contentSizeCategories = [.accessibilityLarge]
    let found = audit.issues(in: root)
    #expect(found.contains { $0.rule == .noHeader })
    #expect(root.subviews.count < 21)
  }

  @Test func hiddenModalViewIsLookedAt() {
    let sheet = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    sheet.accessibilityViewIsModal = true
    sheet.isHidden = true
    let root = screen(element(label: "behind"), sheet)
    #expect(root.labelsInOrder.isEmpty)
    #expect(look(at: root).contains { $0.rule == .silentModal })
  }

  // MARK: Size

  /// Ten thousand parts of each kind of list that says where each of them is.
  @Test(arguments: [AccessibilityTraits.none, .tabBar])
  func longListIsRead(traits: AccessibilityTraits) {
    let root = screen()
    root.accessibilityTraits = traits
    root.accessibilityContainerType = .list
    let parts = (0..<10_000).map { place in
      part("\(place)", of: root, CGRect(x: 0, y: 50 * place, width: 44, height: 44))
    }
    root.accessibilityElements = parts
    let spoken = root.spoken
    #expect(spoken.count == 10_000)
    let end = traits == .tabBar ? "9999. Tab. 10000 of 10000." : "9999. Button. List End."
    #expect(spoken.last == end)
    #expect(AccessibilityTree(of: root).elements.count == 10_000)
  }

  @Test func manyElementsAreLookedAt() {
    let root = screen()
    for place in 0..<10_000 {
      let view = element(label: "\(place)", traits: .button)
      view.frame = CGRect(x: place % 100 * 4, y: place / 100 * 8, width: 44, height: 44)
      root.addSubview(view)
    }
    let found = AccessibilityAudit.standard.issues(in: root)
    #expect(found.filter { $0.rule == .overlap }.count == 9_999)
  }

  /// Five thousand groups in one another; a tree tells of a hundred, and of every element.
  @Test func deepContainersAreLookedAt() {
    let root = screen()
    var inner = root
    for depth in 0..<5_000 {
      let view = View(frame: root.bounds)
      view.accessibilityContainerType = .semanticGroup
      view.accessibilityLabel = "\(depth)"
      if depth % 50 == 0 { view.addSubview(label("\(depth)")) }
      inner.addSubview(view)
      inner = view
    }
    let found = look(at: root)
    #expect(found.contains { $0.path.hasPrefix("... > View") })
    let tree = AccessibilityTree(of: root)
    #expect(tree.containers.count == 100)
    #expect(tree.elements.map(\.label) == (0..<100).map { "\($0 * 50)" })
  }
}
