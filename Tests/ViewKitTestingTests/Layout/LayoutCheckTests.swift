import Foundation
import ViewKit
import ViewKitTesting
import XCTest

final class LayoutCheckTests: XCTestCase {
  private let root = View(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

  @discardableResult
  private func add(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    to superview: View? = nil
  ) -> View {
    let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
    (superview ?? root).addSubview(view)
    return view
  }

  // MARK: Frames

  func testFrameCountsInAnyViewsCoordinates() {
    let inner = add(5, 5, 10, 10, to: add(20, 30, 40, 40))
    XCTAssertEqual(
      LayoutCheck.frame(of: inner, equals: CGRect(x: 25, y: 35, width: 10, height: 10), in: root),
      []
    )
    XCTAssertEqual(
      LayoutCheck.frame(of: inner, equals: CGRect(x: 5, y: 5, width: 10, height: 10)),
      []
    )
    let found = LayoutCheck.frame(of: inner, equals: inner.frame, in: root)
    XCTAssertEqual(
      found.map(\.message),
      [
        """
        View:0.0 has another frame in View: x by +20, y by +30 off
        - (5 5; 10 10)
        + (25 35; 10 10)
        """
      ]
    )
  }

  func testViewsOfDifferentTreesShareNoCoordinates() {
    XCTAssertEqual(
      LayoutCheck.frame(of: add(0, 0, 10, 10), equals: .zero, in: Label()).map(\.message),
      ["View:0 can't be seen from Label, which is in another tree"]
    )
  }

  func testFrameMayDifferByTheTolerance() {
    let view = add(0, 0, 10, 10)
    let expected = CGRect(x: 0.5, y: 0, width: 10, height: 10.5)
    XCTAssertEqual(LayoutCheck.frame(of: view, equals: expected, tolerance: 0.5), [])
    XCTAssertEqual(LayoutCheck.frame(of: view, equals: expected, tolerance: 0.49).count, 1)
    let noNumber = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    XCTAssertEqual(LayoutCheck.frame(of: view, equals: noNumber, tolerance: 5).count, 1)
  }

  func testWhatIsDueIsLaidOutFirst() {
    let view = add(0, 0, 10, 10)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    let expected = CGRect(x: 0, y: 7, width: 20, height: 30)
    XCTAssertEqual(LayoutCheck.frame(of: view, equals: expected), [])
  }

  func testViewsAreNamedByTextIdentifierOrPlace() {
    let label = Label()
    label.text = "Name"
    let button = Button()
    button.setTitle("Save", for: .normal)
    let view = View()
    view.accessibilityIdentifier = "card"
    let names = [label, button, view, View()].map { view -> Substring? in
      root.addSubview(view)
      let frame = CGRect(x: 0, y: 0, width: 1234, height: 0)
      return LayoutCheck.frame(of: view, equals: frame).first?.message.prefix { $0 != " " }
    }
    XCTAssertEqual(names, ["Label'Name'", "Button'Save'", "View#card", "View:3"])
  }

  // MARK: Conflicts and ambiguity

  func testConflictsAreThoseOfTheTree() {
    var observed = 0
    root.layoutConflictObserver = { _ in observed += 1 }
    let view = add(0, 0, 10, 10)
    XCTAssertEqual(LayoutCheck.conflicts(in: view), [])
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let found = LayoutCheck.conflicts(in: view)
    XCTAssertEqual(found.map(\.kind), [.conflict])
    XCTAssertEqual(found.map(\.message), root.layoutConflicts.map(\.description))
    XCTAssertEqual(observed, 1)
  }

  func testAmbiguitiesAreThoseOfTheViewAndBelow() {
    let (open, other) = (add(0, 0, 10, 10), add(0, 0, 10, 10))
    open.translatesAutoresizingMaskIntoConstraints = false
    open.widthAnchor.constraint(equalToConstant: 20).isActive = true
    XCTAssertEqual(LayoutCheck.ambiguities(in: other), [])
    XCTAssertEqual(
      LayoutCheck.ambiguities(in: root).map(\.message),
      ["View:0 is ambiguous in left, top and height"]
    )
  }

  // MARK: Overlap

  func testTouchingHiddenTransparentAndEmptyViewsDoNotOverlap() {
    add(0, 0, 50, 50)
    add(50, 0, 50, 50)
    add(0, 50, 50, 50)
    add(0, 0, 50, 0)
    add(0, 0, 50, 50).isHidden = true
    add(0, 0, 50, 50).alpha = 0
    XCTAssertEqual(LayoutCheck.overlaps(in: root), [])
  }

  func testViewsWithoutPlaceOrEndCoverNothing() {
    add(0, 0, .infinity, 50)
    add(-.infinity, 0, .infinity, 50)
    let turned = add(0, 0, 20, 20)
    turned.transform = CGAffineTransform(scaleX: .infinity, y: 1)
    add(0, 0, 50, 10)
    add(40, 0, 50, 10)
    XCTAssertEqual(LayoutCheck.overlaps(in: root).count, 1)
    XCTAssertEqual(LayoutCheck.overlaps(of: root.subviews).count, 1)
  }

  func testEachPairIsAFindingInTheOrderOfTheSubviews() {
    add(40, 0, 30, 10)
    add(0, 0, 50, 10)
    add(60, 0, 30, 10)
    XCTAssertEqual(
      LayoutCheck.overlaps(in: root).map(\.message),
      [
        "View:1 (0 0; 50 10) covers View:0 (40 0; 30 10) at (40 0; 10 10)",
        "View:2 (60 0; 30 10) covers View:0 (40 0; 30 10) at (60 0; 10 10)",
      ]
    )
  }

  func testOverlapIsLookedForDeeperWhenAsked() {
    let inner = add(0, 0, 50, 50)
    add(0, 0, 10, 10, to: inner)
    add(5, 5, 10, 10, to: inner)
    XCTAssertEqual(LayoutCheck.overlaps(in: root), [])
    XCTAssertEqual(LayoutCheck.overlaps(in: root, recursively: true).map(\.kind), [.overlap])
    XCTAssertEqual(LayoutCheck.overlaps(of: root.subviews + inner.subviews).count, 1)
    XCTAssertEqual(LayoutCheck.overlaps(of: []), [])
  }

  func testPartsOfControlsMayOverlap() {
    let control = Control(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(control)
    add(0, 0, 10, 10, to: control)
    add(0, 0, 60, 10, to: control)
    XCTAssertEqual(LayoutCheck.overlaps(in: root, recursively: true), [])
    XCTAssertEqual(LayoutCheck.outOfBounds(in: root), [])
  }

  func testViewsSideBySideAreNotCompared() {
    let frames = (0..<3000).map { CGRect(x: CGFloat($0), y: 0, width: 1, height: 10) }
    var visits = 0
    LayoutCheck.forEachNeighbour(among: frames, tolerance: 0.5) { _, _ in visits += 1 }
    XCTAssertEqual(visits, 0)
    let wide = frames.map { $0.insetBy(dx: -0.5, dy: 0) }
    LayoutCheck.forEachNeighbour(among: wide, tolerance: 0.5) { _, _ in visits += 1 }
    XCTAssertEqual(visits, 2999)
    for frame in frames {
      add(frame.minX, 0, 1, 10)
    }
    XCTAssertEqual(LayoutCheck.overlaps(in: root), [])
  }

  // MARK: Bounds

  func testOnlyTheTopmostViewThatReachesBeyondIsListed() {
    let outer = add(60, 60, 50, 30)
    add(0, 0, 50, 50, to: outer)
    add(0, 20, 10, 20, to: add(10, 70, 20, 20))
    XCTAssertEqual(
      LayoutCheck.outOfBounds(in: root).map(\.message),
      [
        "View:0 (60 60; 50 30) reaches beyond View (0 0; 100 100): right by 10",
        "View:1.0 (10 90; 10 20) reaches beyond View (0 0; 100 100): bottom by 10",
      ]
    )
    XCTAssertEqual(LayoutCheck.outOfBounds(in: root, tolerance: 10), [])
  }

  func testHiddenViewsAndScrolledContentMayReachBeyond() {
    add(90, 0, 50, 10).isHidden = true
    let scroll = ScrollView(frame: root.bounds)
    root.addSubview(scroll)
    add(0, 0, 50, 500, to: scroll)
    XCTAssertEqual(LayoutCheck.outOfBounds(in: root), [])
  }

  func testSafeAreaCountsWhenAsked() {
    let host = ViewHost(root)
    add(0, 40, 10, 10)
    XCTAssertEqual(LayoutCheck.outOfBounds(in: root), [])
    XCTAssertEqual(
      LayoutCheck.outOfBounds(in: root, insideSafeArea: true).map(\.message),
      ["View:0.0 (0 40; 10 10) reaches beyond the safe area of View:0 (0 47; 390 763): top by 7"]
    )
    XCTAssertEqual(host.view, root)
  }
}
