import Foundation
import Testing
import ViewKit

@Suite struct AuditHitRegionTests {
  private func target(
    _ width: CGFloat,
    _ height: CGFloat,
    traits: AccessibilityTraits = .button
  ) -> View {
    let view = element(label: "A", traits: traits)
    view.frame = CGRect(x: 100, y: 100, width: width, height: height)
    return view
  }

  @Test(
    arguments: [
      (44.0, 44.0, false), (64, 64, false), (43.9, 44, false), (43.7, 44, true), (44, 43.7, true),
      (16, 64, true), (64, 16, true),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func targetOfLessThan44PointsIsFound(width: CGFloat, height: CGFloat, isFound: Bool) {
    let view = target(width, height)
    #expect(issues(.touchTarget, in: screen(view)).isEmpty != isFound)
    view.isUserInteractionEnabled = false
    #expect(issues(.touchTarget, in: screen(view)).isEmpty != isFound)
  }

  @Test func issueOfATargetNamesBothSizes() {
    let found = issues(.touchTarget, in: screen(target(30, 20)))
    #expect(found.map(\.found) == ["30 x 20 pt"])
    #expect(found.map(\.needed) == ["44 x 44 pt"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.frame) == [CGRect(x: 100, y: 100, width: 30, height: 20)])
  }

  @Test func onlyWhatIsTouchedNeedsSize() {
    #expect(issues(.touchTarget, in: screen(target(20, 20, traits: .staticText))).isEmpty)
    #expect(issues(.touchTarget, in: screen(target(20, 20, traits: .adjustable))).count == 1)
    let link = screen(target(20, 20, traits: .link))
    #expect(issues(.touchTarget, in: link).isEmpty)
    #expect(issues(.touchTarget, in: link) { $0.checksLinkSize = true }.count == 1)
  }

  /// Controls as the system makes them, all of them lower than 44 points.
  private func systemControls() -> [View] {
    let button = Button(type: .system)
    button.setTitle("Continue", for: .normal)
    let segments = SegmentedControl(items: ["One", "Two"])
    let controls = [Switch(), Slider(), Stepper(), segments, button]
    for control in controls {
      control.sizeToFit()
      control.bounds.size.width = max(control.bounds.width, 100)
      control.frame.origin = CGPoint(x: 100, y: 100)
    }
    return controls
  }

  @Test func systemsOwnSizesAreForInformation() {  // F2-23
    for control in systemControls() {
      let found = issues(.touchTarget, in: screen(control))
      #expect(!found.isEmpty, "\(control)")
      #expect(found.allSatisfy { $0.severity == .info }, "\(control)")
      #expect(
        found.allSatisfy { $0.compactDescription == "Hit area has the system's own size" },
        "\(control)"
      )
    }
  }

  @Test func smallerThanTheSystemsOwnSizeIsAnError() {  // F2-23
    for control in systemControls() where !(control is Switch) {
      control.bounds.size.height -= 8
      let found = issues(.touchTarget, in: screen(control))
      #expect(!found.isEmpty && found.allSatisfy { $0.severity == .error }, "\(control)")
    }
    let custom = Button(type: .custom)
    custom.setTitle("Continue", for: .normal)
    custom.sizeToFit()
    #expect(issues(.touchTarget, in: screen(custom)).map(\.severity) == [.error])
  }

  @Test func sizeOfTargetsCanBeChosen() {
    let root = screen(target(24, 24))
    #expect(issues(.touchTarget, in: root) { $0.minimumTargetSize = 24 }.isEmpty)
    let other = issues(.touchTarget, in: root) { $0.minimumTargetSize = 48 }
    #expect(other.first?.needed == "48 x 48 pt")
  }

  /// WCAG 2.2: circles of 24 points around small targets touch neither others nor their circles.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 20, height: 20), CGPoint(x: 24, y: 0), 0, 2),
      (CGRect(x: 0, y: 0, width: 20, height: 20), CGPoint(x: 23, y: 0), 2, 2),
      (CGRect(x: 0, y: 0, width: 20, height: 20), CGPoint(x: 19, y: 19), 0, 2),
      (CGRect(x: 0, y: 0, width: 20, height: 20), CGPoint(x: 18, y: 18), 2, 2),
      // A circle reaches 12 points from the middle.
      (CGRect(x: 0, y: 0, width: 100, height: 44), CGPoint(x: 102, y: 12), 0, 1),
      (CGRect(x: 0, y: 0, width: 100, height: 44), CGPoint(x: 101, y: 12), 1, 1),
    ] as [(CGRect, CGPoint, Int, Int)]
  )
  func smallTargetMayLieApart(frame: CGRect, corner: CGPoint, count: Int, all: Int) {
    let first = element(label: "A", traits: .button)
    let second = element(label: "B", traits: .button)
    first.frame = frame
    second.frame = CGRect(origin: corner, size: CGSize(width: 20, height: 20))
    let root = screen(first, second)
    let found = issues(.touchTarget, in: root) {
      $0.minimumTargetSize = 24
      $0.allowsSmallTargetsApart = true
    }
    #expect(found.count == count)
    #expect(issues(.touchTarget, in: root) { $0.minimumTargetSize = 24 }.count == all)
  }

  @Test func viewMayTakeTouchesBesideItsBounds() {
    final class Wide: View {
      override func point(inside point: CGPoint, with event: Event?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let view = element(Wide(), label: "A", traits: .button)
    view.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    #expect(issues(.touchTarget, in: screen(view)).isEmpty)
  }

  @Test(
    arguments: [(-1, -1), (1, -1), (-1, 1), (1, 1)] as [(CGFloat, CGFloat)]
  )
  func viewThatTakesNoTouchesAtOneCornerIsFound(x: CGFloat, y: CGFloat) {
    final class Cut: View {
      var corner = CGPoint.zero

      override func point(inside point: CGPoint, with event: Event?) -> Bool {
        let (left, top) = (point.x - bounds.midX, point.y - bounds.midY)
        return max(abs(left), abs(top)) < 30 && !(left * corner.x > 10 && top * corner.y > 10)
      }
    }
    let view = element(Cut(), label: "A", traits: .button)
    view.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    #expect(issues(.touchTarget, in: screen(view)).isEmpty)
    view.corner = CGPoint(x: x, y: y)
    #expect(issues(.touchTarget, in: screen(view)).count == 1)
  }

  // MARK: Neighbours

  private func row(_ frames: CGRect...) -> View {
    let root = screen()
    for (place, frame) in frames.enumerated() {
      let view = element(label: "\(place)", traits: .button)
      view.frame = frame
      root.addSubview(view)
    }
    return root
  }

  @Test func coveredTargetsWeighByTheirShare() {
    let first = CGRect(x: 0, y: 0, width: 100, height: 44)
    let much = row(first, CGRect(x: 70, y: 0, width: 100, height: 44))
    let little = row(first, CGRect(x: 76, y: 0, width: 100, height: 44))
    #expect(issues(.overlap, in: much).map(\.severity) == [.error])
    #expect(issues(.overlap, in: much).first?.relatedPaths == ["View > View[0]"])
    #expect(issues(.overlap, in: little).map(\.severity) == [.warning])
    #expect(issues(.overlap, in: little).first?.found == "24 % of the smaller one covered")
    #expect(issues(.overlap, in: row(first, first.offsetBy(dx: 100, dy: 0))).isEmpty)
  }

  @Test func whatHoldsAnotherDoesNotCoverIt() {
    let card = element(label: "Card", traits: .button)
    let button = element(label: "Buy", traits: .button)
    card.addSubview(button)
    let root = screen(card)
    root.accessibilityElements = [card, button]
    #expect(issues(.overlap, in: root).isEmpty)
  }

  @Test func barsCoverWhatScrollsBelowThem() {
    let button = element(label: "Buy", traits: .button)
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [BarButtonItem(title: "Done")]
    let root = screen(button, bar)
    root.layoutIfNeeded()
    #expect(issues(.overlap, in: root).isEmpty)
  }

  @Test func whatIsCutOffCoversNothing() {
    let list = View(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    list.clipsToBounds = true
    list.addSubview(element(label: "A", traits: .button))
    let root = screen(list, element(label: "B", traits: .button, at: CGPoint(x: 0, y: 40)))
    #expect(issues(.overlap, in: root).isEmpty)
    list.clipsToBounds = false
    #expect(issues(.overlap, in: root).count == 1)
  }

  @Test func distanceIsCheckedWhenAskedFor() {
    #expect(!AccessibilityRule.standard.contains(.spacing))
    let first = CGRect(x: 0, y: 0, width: 44, height: 44)
    let near = row(first, first.offsetBy(dx: 51, dy: 0))
    #expect(issues(.spacing, in: near).map(\.found) == ["7 pt to the next one"])
    #expect(issues(.spacing, in: row(first, first.offsetBy(dx: 52, dy: 0))).isEmpty)
    #expect(issues(.spacing, in: row(first, first.offsetBy(dx: 51, dy: 60))).isEmpty)
    #expect(issues(.spacing, in: row(first, first.offsetBy(dx: 20, dy: 0))).isEmpty)
    let pad = row(first, first.offsetBy(dx: 55, dy: 0))
    #expect(issues(.spacing, in: pad).isEmpty)
    pad.environment = Environment(traits: TraitCollection(userInterfaceIdiom: .pad))
    #expect(issues(.spacing, in: pad).first?.needed == "12 pt")
  }

  @Test func manyTargetsOnOneSpotNameEightOthersAtMost() {
    let root = screen()
    for place in 0..<200 {
      root.addSubview(element(label: "\(place)", traits: .button))
    }
    let found = issues(.overlap, in: root)
    #expect(found.count == 199)
    #expect(found.map(\.relatedPaths.count).max() == 8)
  }

  @Test func largeTargetFindsTheSmallOnesItCovers() {
    let root = screen()
    for place in 0..<20 {
      let view = element(label: "\(place)", traits: .button)
      view.frame = CGRect(x: place % 5 * 70, y: place / 5 * 70, width: 2, height: 2)
      root.addSubview(view)
    }
    let large = element(label: "All", traits: .button)
    large.frame = CGRect(x: 70, y: 70, width: 300, height: 60)
    root.addSubview(large)
    let found = issues(.overlap, in: root)
    #expect(found.count == 1)
    #expect(Set(found.flatMap(\.relatedPaths)) == Set([6, 7, 8, 9].map { "View > View[\($0)]" }))
  }
}
