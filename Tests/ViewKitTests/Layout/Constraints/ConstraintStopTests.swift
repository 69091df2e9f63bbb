import Foundation
import Testing

@testable import ViewKit

@Suite struct ConstraintStopTests {
  typealias Attribute = LayoutConstraint.Attribute

  /// Every pair of attributes, and what UIKit says to it.
  @Test(arguments: 1...20)
  func onlyLikeAttributesPair(raw: Int) throws {  // 5.2.3, 5.2.4, 5.2.5, 5.2.6, 5.2.7, CM-16
    let sizes: Set<Int> = [7, 8]
    let absolute: Set<Int> = [1, 2, 13, 14]
    let directional: Set<Int> = [5, 6, 17, 18]
    let neutral: Set<Int> = [9, 19]
    let horizontal = absolute.union(directional).union(neutral)
    let vertical = Set(1...20).subtracting(sizes).subtracting(horizontal)
    let (first, second) = (View(), View())
    let attribute = try #require(Attribute(rawValue: raw))
    for otherRaw in 1...20 {
      let other = try #require(Attribute(rawValue: otherRaw))
      let pair: Set<Int> = [raw, otherRaw]
      let reason = LayoutConstraint.mistake(
        LayoutTerm(item: first.ensureLayoutItem(), attribute: attribute),
        LayoutTerm(item: second.ensureLayoutItem(), attribute: other),
        multiplier: 1,
        constant: 0
      )?.reason
      if !pair.isDisjoint(with: absolute), !pair.isDisjoint(with: directional) {
        #expect(
          reason == "LayoutConstraint for View: A constraint cannot be made between a "
            + "leading/trailing attribute and a right/left attribute. Use leading/trailing for "
            + "both or neither."
        )
      } else if pair.isSubset(of: sizes) || pair.isSubset(of: horizontal)
        || pair.isSubset(of: vertical) || pair.isDisjoint(with: sizes)
      {
        #expect(reason == nil)
      } else {
        #expect(reason == "LayoutConstraint for View: Invalid pairing of layout attributes")
      }
    }
  }

  /// What the process would end with, for mistakes that exit tests below show to end it.
  @Test func mistakesNameTheirObjects() {  // CM-01, CM-02, 5.2.1, 5.4.3, 5.4.5
    let (parent, child, other, guide) = (View(), View(), View(), LayoutGuide())
    parent.addSubview(child)
    other.tag = 4
    let strangers = child.topAnchor.constraint(equalTo: other.topAnchor)
    #expect(
      strangers.mistakeOfMissingAncestor.reason.hasPrefix(
        "Unable to activate constraint with anchors <LayoutYAxisAnchor \"View:0.top\"> and "
          + "<LayoutYAxisAnchor \"View#4.top\"> because they have no common ancestor.  Does "
      )
    )
    #expect(strangers.nearestCommonAncestor == nil)
    let upwards = child.topAnchor.constraint(equalTo: parent.topAnchor)
    #expect(upwards.mistake(heldBy: parent) == nil)
    #expect(
      upwards.mistake(heldBy: child)?.reason.hasSuffix(
        """
        \tContainer hierarchy:
        <View; frame = (0 0; 0 0); layer = <CALayer>>
        \tView not found in container hierarchy: <View; frame = (0 0; 0 0); layer = <CALayer>>
        \tThat view's superview: NO SUPERVIEW
        """
      ) == true
    )
    let ofNobody = guide.topAnchor.constraint(equalTo: child.topAnchor)
    #expect(
      ofNobody.mistake(heldBy: parent)?.reason.contains("hierarchy: LayoutGuide\n") == true
    )
    let distances = parent.topAnchor.anchorWithOffset(to: child.topAnchor)
      .constraint(equalTo: other.topAnchor.anchorWithOffset(to: child.topAnchor))
    #expect(distances.nearestCommonAncestor == nil)
    #expect(distances.mistake(heldBy: parent)?.reason.contains("tag = 4") == true)
    let empty = LayoutConstraint()
    for mistake in [
      empty.mistakeOfMissingAncestor, empty.mistake(heldBy: parent),
      LayoutConstraint.mistake(item: View?.none as Any, ordinal: "first"),
    ] {
      #expect(mistake?.reason.hasSuffix("Constraint must contain a first layout item") == true)
    }
    #expect(
      LayoutConstraint.mistake(item: 4, ordinal: "first").reason
        == "LayoutConstraint for Int: Constraint items must each be a view or layout guide."
    )
    #expect(LayoutConstraint.layoutItem(of: 4) == nil)
  }

  /// Numbers, locations and distances, each with the sentence that UIKit has for it.
  @Test func illegalTermsAreKnown() {  // CM-09, CM-14, 5.2.2, 5.2.3, 5.2.9, 5.2.12
    let (first, second) = (View().ensureLayoutItem(), View().ensureLayoutItem())
    func reason(
      _ attribute: Attribute,
      _ other: Attribute?,
      multiplier: CGFloat = 1,
      constant: CGFloat = 0,
      origin: Attribute? = nil
    ) -> String {
      let mistake = LayoutConstraint.mistake(
        LayoutTerm(
          item: first,
          attribute: attribute,
          origin: origin.map { LayoutTerm.Origin(item: second, attribute: $0) }
        ),
        other.map { LayoutTerm(item: second, attribute: $0) },
        multiplier: multiplier,
        constant: constant
      )
      return mistake?.reason ?? "legal"
    }
    #expect(reason(.width, nil) == "legal")
    #expect(reason(.width, .height, multiplier: 0) == "legal")
    #expect(reason(.left, .left, origin: .right) != "legal")
    #expect(reason(.left, .width, origin: .right) == "legal")
    #expect(reason(.left, .width, origin: .leading).contains("leading/trailing for both"))
    #expect(reason(.left, .width, origin: .top).hasSuffix("Invalid pairing of layout attributes"))
    #expect(reason(.left, nil).hasSuffix(Self.locationSentence))
    #expect(reason(.left, .left, multiplier: 0).hasSuffix(Self.locationSentence))
    #expect(reason(.notAnAttribute, .left).hasSuffix("Unknown layout attribute"))
    #expect(
      reason(.width, .width, multiplier: -.infinity)
        == "Multiplier is not finite!  That's illegal.  multiplier:-inf"
    )
    #expect(reason(.width, nil, constant: .infinity).contains("constant:inf firstAnchor:"))
  }

  private static let locationSentence =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must "
    + "be specified in pairs."

  @Test func locationCannotEqualAConstant() async {  // CM-09 (a), 5.2.3
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint(
        item: View(),
        attribute: .leading,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 10
      )
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: LayoutConstraint for View: " + Self.locationSentence
    )
  }

  @Test func locationTimesZeroIsAConstant() async {  // CM-09 (b), SV-17, 5.2.3
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint(
        item: View(),
        attribute: .leading,
        relatedBy: .equal,
        toItem: View(),
        attribute: .leading,
        multiplier: 0,
        constant: 10
      )
    }
    expectStop(result, says: Self.locationSentence)
  }

  @Test func firstItemIsNeeded() async {  // 5.2.1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let missing: View? = nil
      _ = LayoutConstraint(
        item: missing as Any,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 10
      )
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: LayoutConstraint: "
        + "Constraint must contain a first layout item"
    )
  }

  @Test func itemsAreViewsOrGuides() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint(
        item: "text",
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 10
      )
    }
    expectStop(
      result,
      says: "LayoutConstraint for String: Constraint items must each be a view or layout guide."
    )
  }

  @Test func firstAttributeIsNeeded() async {  // 5.2.2
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint(
        item: View(),
        attribute: .notAnAttribute,
        relatedBy: .equal,
        toItem: View(),
        attribute: .width,
        multiplier: 1,
        constant: 10
      )
    }
    expectStop(result, says: "LayoutConstraint for View: Unknown layout attribute")
  }

  @Test func sizeDoesNotPairWithALocation() async {  // 5.2.4, CM-16
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint(
        item: View(),
        attribute: .width,
        relatedBy: .equal,
        toItem: View(),
        attribute: .leading,
        multiplier: 1,
        constant: 0
      )
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: LayoutConstraint for View: "
        + "Invalid pairing of layout attributes"
    )
  }

  @Test func leadingDoesNotPairWithLeft() async {  // 5.2.5, 5.12.1, CM-16
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (first, second) = (View(), View())
      _ = first.leadingAnchor.constraint(equalTo: second.rightAnchor, constant: 8)
    }
    expectStop(result, says: "A constraint cannot be made between a leading/trailing attribute and")
  }

  @Test func distanceBetweenFamiliesStops() async {  // 5.2.5 with 5.12.4
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (first, second) = (View(), View())
      _ = first.leadingAnchor.anchorWithOffset(to: second.rightAnchor)
        .constraint(equalTo: first.widthAnchor)
    }
    expectStop(result, says: "A constraint cannot be made between a leading/trailing attribute and")
  }

  @Test func constantIsFiniteAtCreation() async {  // CM-14, 5.2.9
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      _ = view.widthAnchor.constraint(equalToConstant: .nan)
      view.layoutIfNeeded()
    }
    expectStop(
      result,
      says: "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  "
        + "That's illegal.  constant:nan firstAnchor:<LayoutDimension \"View.width\"> "
        + "secondAnchor:(null)"
    )
  }

  @Test func constantStaysFinite() async {  // CM-14, 5.2.9
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (first, second) = (View(), View())
      let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
      constraint.constant = -.infinity
    }
    expectStop(
      result,
      says: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:-inf "
        + "firstAnchor:<LayoutYAxisAnchor \"View.top\"> "
        + "secondAnchor:<LayoutYAxisAnchor \"View.top\">"
    )
  }

  @Test func multiplierIsFinite() async {  // CM-14, 5.2.12
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
    }
    expectStop(
      result,
      says: "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  "
        + "multiplier:nan"
    )
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity] as [Float])
  func illegalPrioritiesAreKnown(priority: Float) {  // 5.2.10
    let mistake = LayoutConstraint.mistake(priority: LayoutPriority(priority))
    #expect(
      mistake?.reason.hasSuffix(
        "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
          + "which is 1000.000000."
      ) == true
    )
    let ofContent = LayoutConstraint.mistake(contentPriority: LayoutPriority(priority))
    #expect((ofContent == nil) == (priority == 0))
  }

  @Test func priorityOfZeroStops() async {  // 5.2.10
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().widthAnchor.constraint(equalToConstant: 1).priority = LayoutPriority(0)
    }
    expectStop(
      result,
      says: "NSInternalInconsistencyException: It's illegal to set priority:0.  Priorities must "
        + "be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    )
  }

  @Test func contentPriorityAboveRequiredStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().setContentHuggingPriority(LayoutPriority(1001), for: .vertical)
    }
    expectStop(result, says: "It's illegal to set priority:1001.")
  }

  @Test func activationNeedsACommonAncestor() async {  // CM-02, 5.4.3
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (first, second) = (View(), View())
      first.heightAnchor.constraint(equalTo: second.heightAnchor).isActive = true
    }
    expectStop(
      result,
      says: "NSGenericException: Unable to activate constraint with anchors "
        + "<LayoutDimension \"View.height\"> and <LayoutDimension \"View.height\"> because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal."
    )
  }

  @Test func guideWithoutOwnerHasNoAncestor() async {  // 5.4.3
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutConstraint.activate([LayoutGuide().widthAnchor.constraint(equalToConstant: 1)])
      let guide = LayoutGuide()
      LayoutConstraint.activate([guide.widthAnchor.constraint(equalToConstant: 1)])
    }
    expectStop(
      result,
      says: "anchors <LayoutDimension \"LayoutGuide.width\"> and (null) because they have no common"
    )
  }

  @Test func oneViewOfSeveralOutsideIsEnough() async {  // 5.4.3 with 5.12.4
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (root, first, second, third) = (View(), View(), View(), View())
      root.addSubview(first)
      root.addSubview(second)
      first.topAnchor.anchorWithOffset(to: second.topAnchor)
        .constraint(equalTo: third.topAnchor.anchorWithOffset(to: second.topAnchor))
        .isActive = true
    }
    expectStop(result, says: "because they have no common ancestor.")
  }

  @Test func emptyConstraintCannotBecomeActive() async {  // 5.2.1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutConstraint().isActive = true
    }
    expectStop(result, says: "Constraint must contain a first layout item")
  }

  @Test func emptyConstraintCannotBeAdded() async {  // 5.2.1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().addConstraint(LayoutConstraint())
    }
    expectStop(result, says: "Constraint must contain a first layout item")
  }

  @Test func containerIsAboveTheItems() async {  // CM-01, 5.4.5
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (parent, child) = (View(), View())
      parent.tag = 4
      parent.addSubview(child)
      child.addConstraint(child.centerXAnchor.constraint(equalTo: parent.centerXAnchor))
    }
    expectStop(
      result,
      says: """
        NSGenericException: The view hierarchy is not prepared for the constraint: \
        <LayoutConstraint View:0.centerX == View#4.centerX   (inactive)>
        \tWhen added to a view, the constraint's items must be descendants of that view (or the \
        view itself). This will crash if the constraint needs to be resolved before the view \
        hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
        _viewHierarchyUnpreparedForConstraint:] to debug.
        \tContainer hierarchy:
        <View; frame = (0 0; 0 0); layer = <CALayer>>
        \tView not found in container hierarchy: \
        <View; frame = (0 0; 0 0); tag = 4; layer = <CALayer>>
        \tThat view's superview: NO SUPERVIEW
        """
    )
  }

  @Test func guideOfNobodyIsNamedWhenAdded() async {  // 5.4.5
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (view, guide) = (View(), LayoutGuide())
      guide.identifier = "gap"
      view.addConstraint(guide.topAnchor.constraint(equalTo: view.topAnchor))
    }
    expectStop(result, says: "View not found in container hierarchy: LayoutGuide'gap'")
  }

  @Test func anchorOfNothingMakesNoConstraint() async {  // 5.2.1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutDimension().constraint(equalToConstant: 4)
    }
    expectStop(result, says: "Constraint must contain a first layout item")
  }

  @Test func anchorOfNothingIsNoFirstSide() async {  // 5.2.1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutYAxisAnchor().constraint(equalTo: View().topAnchor)
    }
    expectStop(result, says: "Constraint must contain a first layout item")
  }

  @Test func anchorOfNothingIsNoSecondSide() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = View().widthAnchor.constraint(equalTo: LayoutDimension())
    }
    expectStop(result, says: "Constraint must contain a second layout item")
  }
}
