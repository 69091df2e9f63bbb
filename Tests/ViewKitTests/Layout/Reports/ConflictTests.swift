import Foundation
import XCTest

@testable import ViewKit

/// Required constraints that can't hold together.
final class ConflictTests: LayoutTestCase {
  func testLabelPushedAgainstItsMask() {  // CF-01
    makeRoot(300, 300)
    let a = addView()
    let b = View(frame: CGRect(x: 0, y: 23, width: 10, height: 32))
    root.addSubview(b)
    let constraints = [
      constrain(a, .top, to: root, .top, plus: 5), constrain(a, .height, plus: 12),
      constrain(b, .top, to: a, .bottom),
    ]
    constrain(b, .height, plus: 32)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    // The mask gives the top edge here, so the height of 32 is no part of the conflict.
    assertConflict(conflicts.first, of: constraints, masks: 1, breaking: constraints[2])
    XCTAssertEqual([a.frame.minY, a.frame.height, b.frame.minY, b.frame.height], [5, 12, 23, 32])
    b.translatesAutoresizingMaskIntoConstraints = false
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(root.layoutConflicts.isEmpty)
    XCTAssertEqual(b.frame.minY, 17)
  }

  func testAConflictThatOutlivesAChangeOfScaleIsReportedOnce() {
    makeRoot(300, 300)
    let view = addView()
    constrain(view, .width, plus: 10)
    let other = constrain(view, .width, plus: 20)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    root.environment = Environment(traits: TraitCollection(displayScale: 3))
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(root.layoutConflicts.count, 1)
    other.isActive = false
    layOut()
    XCTAssertTrue(root.layoutConflicts.isEmpty)
  }

  func testARootMayHaveInnerConstraintsBrokenFirst() {
    for breaksInner in [false, true] {
      makeRoot(300, 300)
      root.breaksInnerConstraintsFirst = breaksInner
      let view = addView()
      let height = view.heightAnchor.constraint(equalToConstant: 40)
      view.addConstraint(height)
      constrain(view, .top, to: root, .top)
      let bottom = constrain(view, .bottom, to: root, .bottom)
      layOut()
      XCTAssertTrue(conflicts.first?.broken === (breaksInner ? height : bottom))
      XCTAssertEqual(view.frame.height, breaksInner ? 300 : 40)
    }
  }

  func testContradictionsOfSeveralLayoutsAreReportedOnceEach() {  // F2-05
    makeRoot(300, 300)
    let view = addView()
    var widths: [LayoutConstraint] = []
    for index in 0..<6 {
      widths.append(constrain(view, .width, plus: CGFloat(10 + index)))
      layOut()
      layOut()
    }
    XCTAssertEqual(
      conflicts.map { ObjectIdentifier($0.broken) },
      widths[1...].map { ObjectIdentifier($0) }
    )
    widths[2].isActive = false
    layOut()
    XCTAssertEqual(conflicts.count, 5)
    XCTAssertEqual(
      root.layoutConflicts.map { ObjectIdentifier($0.broken) },
      [1, 3, 4, 5].map { ObjectIdentifier(widths[$0]) }
    )
  }

  func testConflictThroughTheSmallestWidth() {  // CF-02, 5.8.4
    for priority in [Float(1000), 999] {
      makeRoot(300, 300)
      let text = View()
      root.addSubview(text)
      let label = addView(to: text)
      let inset = constrain(label, .width, to: text, .width, plus: -40, at: priority)
      layOut()
      if priority == 1000 {
        assertConflict(conflicts.first, of: [inset], masks: 1, breaking: inset)
      }
      XCTAssertEqual(conflicts.count, priority == 1000 ? 1 : 0)
      XCTAssertEqual(label.frame.width, 0)
      text.frame.size.width = 200
      layOut()
      XCTAssertEqual(label.frame.width, 160)
      XCTAssertTrue(root.layoutConflicts.isEmpty)
    }
  }

  func testNegativeHeightFromTwoInsets() {  // CF-04, 5.8.4
    makeRoot(400, 400)
    let a = View(frame: CGRect(x: 0, y: 0, width: 100, height: 768))
    root.addSubview(a)
    let b = addView(to: a)
    let insets = [
      constrain(b, .top, to: a, .top, plus: 841), constrain(b, .bottom, to: a, .bottom, plus: 1),
    ]
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    assertConflict(conflicts.first, of: insets, masks: 1)
    XCTAssertGreaterThanOrEqual(b.frame.height, 0)
    a.frame.size.height = 900
    layOut()
    XCTAssertEqual(b.frame.height, 60)
    XCTAssertTrue(root.layoutConflicts.isEmpty)
  }

  func testTwoContradictingEqualities() {  // CF-06, 5.14.1, 5.14.3, 5.14.4, 5.14.5
    makeRoot(300, 300)
    let v = addView()
    constrain(v, .height, plus: 10)
    let low = constrain(v, .top, to: root, .top, plus: 20)
    let high = constrain(v, .top, to: root, .top)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    assertConflict(conflicts.first, of: [low, high], breaking: high)
    XCTAssertTrue(conflicts.first?.root === root)
    XCTAssertEqual(v.frame.minY, 20)
    XCTAssertTrue(high.isActive)
    XCTAssertTrue(root.constraints.contains(high))
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    low.isActive = false
    layOut()
    XCTAssertEqual(v.frame.minY, 0)
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(root.layoutConflicts.isEmpty)
    low.isActive = true
    layOut()
    XCTAssertEqual(conflicts.count, 2)
    assertConflict(conflicts.last, of: [low, high], breaking: low)
    XCTAssertEqual(v.frame.minY, 0)
  }

  func testRequiredHuggingAgainstARequiredWidth() {  // FR-C01
    makeRoot(300, 300)
    let box = add(Box(50, 50))
    place(box, x: 0, y: 0)
    box.setContentHuggingPriority(.required, for: .horizontal)
    let width = constrain(box, .width, plus: 120)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(conflicts.first?.constraints.contains(width), true)
    XCTAssertEqual(conflicts.first?.constraints.count, 2)
    XCTAssertEqual(box.frame.width, conflicts.first?.broken === width ? 50 : 120)
    box.setContentHuggingPriority(LayoutPriority(999), for: .horizontal)
    layOut()
    XCTAssertTrue(root.layoutConflicts.isEmpty)
    XCTAssertEqual(box.frame.width, 120)
  }

  func testFixedPartInAStackOfEqualParts() {  // FR-C02
    for priority in [Float(1000), 999] {
      makeRoot(300, 100)
      let parts = [View(), View(), View()]
      let stack = add(StackView(arrangedSubviews: parts))
      stack.distribution = .fillEqually
      stack.spacing = 10
      fix(stack, 0, 0, 300, 50)
      let width = constrain(parts[0], .width, plus: 100, at: priority)
      layOut()
      if priority == 1000 {
        XCTAssertEqual(conflicts.count, 1)
        let names = conflicts.first?.constraints.compactMap(\.identifier) ?? []
        XCTAssertTrue(names.contains("UISV-fill-equally"), "\(names)")
        XCTAssertTrue(names.contains("UISV-canvas-connection"), "\(names)")
        XCTAssertEqual(conflicts.first?.constraints.contains(width), true)
      } else {
        XCTAssertTrue(conflicts.isEmpty)
        for part in parts { XCTAssertEqual(part.frame.width, 280 / 3, accuracy: 0.5) }
      }
    }
  }

  func testTextThatGrowsBeforeItsCell() {  // FR-C04
    for priority in [Float(1000), 999] {
      makeRoot(320, 1_000)
      let cell = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      root.addSubview(cell)
      let text = addView(to: cell)
      pin(text, to: cell, inset: 15)
      let height = constrain(text, .height, plus: 70, at: priority)
      layOut()
      XCTAssertTrue(conflicts.isEmpty)
      height.constant = 388
      layOut()
      XCTAssertEqual(conflicts.count, priority == 1000 ? 1 : 0)
      if priority < 1000 { XCTAssertEqual(text.frame.height, 70) }
      cell.frame.size.height = 418
      layOut()
      XCTAssertTrue(root.layoutConflicts.isEmpty)
      XCTAssertEqual(text.frame.height, 388)
    }
  }

  func testCentredLabelInAViewOfNoHeight() {  // FR-C05
    makeRoot(320, 480)
    let view = addView()
    place(view, x: 0, y: 0)
    let height = constrain(view, .height, plus: 0)
    let label = add(Label(), to: view)
    label.text = "Text"
    let centre = constrain(label, .centerY, to: view, .centerY)
    let top = label.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: view.topAnchor,
      multiplier: 1
    )
    top.isActive = true
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    let listed = conflicts.first?.constraints ?? []
    XCTAssertTrue(Set(listed).isSuperset(of: [height, centre, top]), "\(conflicts)")
    height.constant = 40
    layOut()
    XCTAssertTrue(root.layoutConflicts.isEmpty)
    XCTAssertEqual(label.frame.midY, 20, accuracy: 0.25)  // half a pixel
  }

  func testNewConflictIsReportedThoughAnOldOneHadItsPlace() {
    makeRoot(300, 300)
    let v = addView()
    constrain(v, .width, plus: 10)
    for value in 1...3 {
      let other = constrain(v, .width, plus: CGFloat(value))
      layOut()
      XCTAssertEqual(conflicts.count, value)
      XCTAssertTrue(conflicts.last?.broken === other)
      XCTAssertTrue(root.layoutConflicts.first?.broken === other)
      other.isActive = false
    }
    layOut()
    XCTAssertTrue(root.layoutConflicts.isEmpty)
  }

  func testConflictOfAResizeAlone() {  // 5.8.4, 5.14.1
    makeRoot(100, 100)
    let v = addView()
    let insets = [
      constrain(v, .left, to: root, .left, plus: 16),
      constrain(v, .right, to: root, .right, plus: -16),
    ]
    layOut()
    XCTAssertTrue(conflicts.isEmpty)
    for width in [CGFloat(20), 10, 0] {
      root.frame.size.width = width
      layOut()
      XCTAssertEqual(conflicts.count, 1, "\(width)")
      XCTAssertEqual(v.frame.width, 0)
    }
    assertConflict(conflicts.first, of: insets)
    root.frame.size.width = 50
    layOut()
    assertFrame(v, 16, 0, 18, 0)
    XCTAssertTrue(root.layoutConflicts.isEmpty)
    root.frame.size.width = 20
    layOut()
    XCTAssertEqual(conflicts.count, 2)
  }

  func testConstrainingAtSizeZeroIsSilent() {  // LP-12
    final class Inset: View {
      let child = View()

      override init(frame: CGRect) {
        super.init(frame: frame)
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        LayoutConstraint.activate([
          child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
          child.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    for isForced in [false, true] {
      let v = Inset(frame: .zero)
      var reports = 0
      v.layoutConflictObserver = { _ in reports += 1 }
      if isForced { v.layoutIfNeeded() }
      XCTAssertEqual(reports, isForced ? 1 : 0)
      v.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      v.layoutIfNeeded()
      XCTAssertEqual(reports, isForced ? 1 : 0)
      XCTAssertEqual(v.child.frame.width, 80)
      XCTAssertTrue(v.layoutConflicts.isEmpty)
    }
  }

  func testIndependentConflictsAreReportedEach() {  // 5.14.1, 5.14.3
    makeRoot(300, 300)
    var pairs: [[LayoutConstraint]] = []
    for _ in 0..<3 {
      let v = addView()
      pairs.append([constrain(v, .width, plus: 10), constrain(v, .width, plus: 20)])
    }
    layOut()
    XCTAssertEqual(conflicts.count, 3)
    for (conflict, pair) in zip(conflicts, pairs) {
      assertConflict(conflict, of: pair, breaking: pair[1])
    }
  }

  func testMasksAloneBreakOneOfThem() {  // 5.14.4
    makeRoot(100, 100)
    let v = View(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
    v.autoresizingMask = .flexibleWidth
    root.addSubview(v)
    constrain(v, .height, plus: 10)
    layOut()
    XCTAssertTrue(conflicts.isEmpty)
    root.autoresizesSubviews = false
    root.frame.size.width = 10
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertTrue(conflicts[0].broken is AutoresizingMaskLayoutConstraint)
    XCTAssertTrue(conflicts[0].constraints.allSatisfy { $0 is AutoresizingMaskLayoutConstraint })
    root.frame.size.width = 100
    layOut()
    assertFrame(v, 10, 0, 80, 10)
  }

  func testPlainConstraintIsBrokenBeforeASystemOne() {  // 5.14.4
    for isOlder in [true, false] {
      makeRoot(100, 100)
      let v = View()
      v.translatesAutoresizingMaskIntoConstraints = !isOlder
      root.addSubview(v)
      let width = constrain(v, .width, plus: 10)
      if isOlder {
        layOut()
        v.frame = .zero
        v.translatesAutoresizingMaskIntoConstraints = true
      }
      layOut()
      assertConflict(conflicts.first, of: [width], masks: 1, breaking: width)
      XCTAssertEqual(v.frame.width, 0)
    }
  }

  func testLabelWithItsMaskOnConflictsOnce() {
    for translates in [true, false] {
      makeRoot(320, 480)
      let label = Label()
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = translates
      root.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 0),
      ])
      layOut()
      guard translates else {
        XCTAssertTrue(conflicts.isEmpty)
        assertFrame(label, 20, 0, 280, 20.5)
        continue
      }
      // Place and width of the mask contradict one constraint each; nothing else is listed.
      XCTAssertFalse(conflicts.isEmpty)
      for conflict in conflicts {
        XCTAssertTrue(conflict.constraints.contains { $0 is AutoresizingMaskLayoutConstraint })
        XCTAssertFalse(conflict.broken is AutoresizingMaskLayoutConstraint)
        XCTAssertTrue("\(conflict)".contains("translatesAutoresizingMaskIntoConstraints"))
      }
      assertFrame(label, 0, 0, 0, 0)
    }
  }

  func testReportsOfATreeWithoutObserverAreDiagnostics() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var diagnostics: [Diagnostic] = []
    view.diagnosticObserver = { diagnostics.append($0) }
    let child = add(View(), to: view)
    constrain(child, .width, plus: 10)
    constrain(child, .width, plus: 20)
    view.layoutIfNeeded()
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertEqual(diagnostics.first?.message, view.layoutConflicts.first.map { "\($0)" })
  }

  func testPriorityBelowRequiredEndsAConflict() {  // 5.2.11, 5.14.6
    makeRoot(300, 300)
    let v = addView()
    let old = constrain(v, .width, plus: 10)
    let new = constrain(v, .width, plus: 20)
    layOut()
    XCTAssertTrue(conflicts.first?.broken === new)
    old.priority = LayoutPriority(999)
    layOut()
    XCTAssertEqual(v.frame.width, 20)
    XCTAssertTrue(root.layoutConflicts.isEmpty)
    old.priority = .required
    layOut()
    XCTAssertEqual(v.frame.width, 10)
    XCTAssertEqual(conflicts.count, 2)
  }

  func testObserverMayChangeTheTree() {
    makeRoot(300, 300)
    let v = addView()
    constrain(v, .width, plus: 10)
    constrain(v, .width, plus: 20)
    root.layoutConflictObserver = { [unowned self] conflict in
      conflicts.append(conflict)
      conflict.constraints.first?.isActive = false
    }
    layOut()
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(v.frame.width, 20)
  }

  func testConflictWithContentNamesTheAxis() throws {
    for (attribute, name) in [(LayoutConstraint.Attribute.width, "width"), (.height, "height")] {
      makeRoot(300, 100)
      let v = add(Box(30, 20))
      v.setContentHuggingPriority(.required, for: .horizontal)
      v.setContentHuggingPriority(.required, for: .vertical)
      constrain(v, attribute, plus: 50)
      layOut()
      let content = try XCTUnwrap(
        conflicts.first?.constraints.first { $0 is ContentSizeLayoutConstraint }
      )
      XCTAssertEqual(content.firstAttribute, attribute)
      XCTAssertEqual(content.constant, name == "width" ? 30 : 20)
      XCTAssertTrue(content.description.contains(".\(name) == "), content.description)
    }
  }

  func testAConflictThatStaysIsNotReportedAgainWhenTheTreeStartsAnew() {
    makeRoot(300, 100)
    let v = addView()
    constrain(v, .width, plus: 10)
    constrain(v, .width, plus: 20)
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    root.environment = Environment(traits: TraitCollection(displayScale: 3))
    layOut()
    XCTAssertEqual(conflicts.count, 1)
    XCTAssertEqual(root.layoutConflicts.count, 1)
  }
}
