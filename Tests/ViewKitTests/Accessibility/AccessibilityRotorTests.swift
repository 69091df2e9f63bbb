import Foundation
import Testing
import ViewKit

/// Rotors: where they lead, and what is told of it.
///
/// The walks are those of AccessibilitySnapshot's tests of its parsing of rotors.
@Suite struct AccessibilityRotorTests {
  private let places = ["one", "two", "three", "four", "five"].map {
    AccessibilityScene.element($0, 0, 0)
  }

  // MARK: Walks

  /// A rotor that goes through the places one by one, from a start that depends on the direction.
  private func rotor(
    startingAt start: @escaping (AccessibilityCustomRotor.Direction) -> Int,
    goingRound: Bool = false
  ) -> AccessibilityCustomRotor {
    AccessibilityCustomRotor(name: "Places") { [places] predicate in
      let isForward = predicate.searchDirection == .next
      let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
      var index = current.map { $0 + (isForward ? 1 : -1) } ?? start(predicate.searchDirection)
      if goingRound { index = (index + places.count) % places.count }
      guard places.indices.contains(index) else { return nil }
      return AccessibilityCustomRotorItemResult(targetElement: places[index])
    }
  }

  private func found(_ rotor: AccessibilityCustomRotor) -> AccessibilityTree.CustomRotor? {
    let owner = AccessibilityScene.element("Owner", 0, 0)
    owner.accessibilityCustomRotors = [rotor]
    return AccessibilityTree(of: owner).elements.first?.customRotors.first
  }

  private func labels(_ rotor: AccessibilityCustomRotor) -> [String]? {
    found(rotor)?.resultMarkers.map(\.elementDescription)
  }

  private let inOrder = ["one", "two", "three", "four", "five"]

  @Test func placesAheadAreListedInTheirOrder() {
    #expect(labels(rotor { _ in 0 }) == inOrder)
  }

  @Test func placesBehindComeBeforeThoseAhead() {
    #expect(labels(rotor { _ in 2 }) == inOrder)
  }

  @Test func placesThatBothWaysFindAreListedOnce() {
    #expect(labels(rotor { $0 == .next ? 0 : 4 }) == inOrder)
  }

  @Test func placesThatOnlyGoingBackFindsStandAlone() {
    let rotor = rotor { $0 == .next ? 5 : 4 }
    #expect(labels(rotor) == inOrder.reversed())
  }

  @Test func rotorThatGoesRoundIsWalkedOnce() {
    let rotor = rotor(startingAt: { $0 == .next ? 0 : 4 }, goingRound: true)
    #expect(labels(rotor) == inOrder)
    #expect(found(rotor)?.limit == AccessibilityTree.CustomRotor.Limit.none)
  }

  @Test func placeThatComesTwiceIsKept() {
    let order = [0, 1, 2, 0, 3, 4]
    var next = 0
    let rotor = AccessibilityCustomRotor(name: "Matches") { [places] predicate in
      guard predicate.searchDirection == .next else {
        guard predicate.currentItem.targetElement == nil else { return nil }
        return AccessibilityCustomRotorItemResult(targetElement: places[0])
      }
      guard next < order.count else { return nil }
      defer { next += 1 }
      return AccessibilityCustomRotorItemResult(targetElement: places[order[next]])
    }
    #expect(labels(rotor) == ["one", "two", "three", "one", "four", "five"])
  }

  @Test func rotorThatStaysWhereItIsEnds() {
    let rotor = AccessibilityCustomRotor(name: "Places") { [places] _ in
      AccessibilityCustomRotorItemResult(targetElement: places[0])
    }
    #expect(labels(rotor) == ["one"])
  }

  @Test(arguments: [
    (10, AccessibilityTree.CustomRotor.Limit.none), (11, .underMaxCount(1)),
    (108, .underMaxCount(98)), (109, .greaterThanMaxCount), (500, .greaterThanMaxCount),
  ])
  func tenPlacesAreListedAndTheOthersCounted(
    count: Int,
    limit: AccessibilityTree.CustomRotor.Limit
  ) {
    let many = (0..<count).map { AccessibilityScene.element("\($0)", 0, 0) }
    let rotor = AccessibilityCustomRotor(name: "Many") { predicate in
      guard predicate.searchDirection == .next else { return nil }
      let current = many.firstIndex { $0 === predicate.currentItem.targetElement }
      let index = current.map { $0 + 1 } ?? 0
      guard index < many.count else { return nil }
      return AccessibilityCustomRotorItemResult(targetElement: many[index])
    }
    #expect(labels(rotor) == (0..<10).map { "\($0)" })
    #expect(found(rotor)?.limit == limit)
  }

  @Test func tenPlacesEachWayAreListedOfARotorWithoutAnEnd() {
    var made: [View] = []
    let rotor = AccessibilityCustomRotor(name: "Endless") { _ in
      let place = AccessibilityScene.element("\(made.count)", 0, 0)
      made.append(place)
      return AccessibilityCustomRotorItemResult(targetElement: place)
    }
    #expect(labels(rotor)?.count == 20)
    #expect(found(rotor)?.limit == .greaterThanMaxCount)
  }

  @Test func rotorWithoutPlacesIsListed() {
    let rotor = AccessibilityCustomRotor(name: "Empty") { _ in
      AccessibilityCustomRotorItemResult()
    }
    #expect(found(rotor)?.name == "Empty")
    #expect(found(rotor)?.resultMarkers == [])
  }

  @Test func placeThatNobodyKeepsIsLeftOut() {
    let rotor = AccessibilityCustomRotor(name: "Gone") { _ in
      AccessibilityCustomRotorItemResult(targetElement: View())
    }
    #expect(found(rotor)?.resultMarkers == [])
  }

  // MARK: What is told

  @Test func placeIsSpokenAndLiesWhereItsElementDoes() throws {
    let target = AccessibilityScene.element("Amount", CGRect(x: 10, y: 20, width: 30, height: 40))
    target.accessibilityValue = "10"
    target.accessibilityTraits = [.button, .selected]
    let card = AccessibilityScene.parent(of: [target])
    card.frame.origin = CGPoint(x: 100, y: 100)
    let owner = AccessibilityScene.element("Owner", 0, 0)
    owner.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Amounts") { _ in
        AccessibilityCustomRotorItemResult(targetElement: target)
      }
    ]
    card.addSubview(owner)
    let root = AccessibilityScene.parent(of: [card])
    let rotor = try #require(AccessibilityTree(of: root).elements.first?.customRotors.first)
    #expect(rotor.resultMarkers.map(\.elementDescription) == ["Selected: Amount: 10. Button."])
    #expect(
      rotor.resultMarkers.map { $0.shape?.frame } == [CGRect(x: 110, y: 120, width: 30, height: 40)]
    )
  }

  private func marker(
    in target: View,
    _ range: NSRange
  ) -> AccessibilityTree.CustomRotor.Result? {
    let rotor = AccessibilityCustomRotor(name: "Words") { _ in
      AccessibilityCustomRotorItemResult(targetElement: target, targetRange: range)
    }
    return found(rotor)?.resultMarkers.first
  }

  @Test func partOfATextIsSpokenWithItsRange() {
    let (field, area, label) = (TextField(), TextView(), Label())
    field.text = "one two three"
    area.text = "one two three"
    label.text = "one two three"
    for view in [field, area, label] as [View] {
      let marker = marker(in: view, NSRange(location: 4, length: 3))
      #expect(marker?.elementDescription == "two")
      #expect(marker?.rangeDescription == "[4..<7]")
    }
  }

  @Test(arguments: [
    (NSRange(location: 0, length: 3), "one"), (NSRange(location: 8, length: 5), "three"),
    (NSRange(location: 13, length: 0), ""), (NSRange(location: 0, length: 13), "one two three"),
  ])
  func rangeMayReachToEitherEndOfTheText(range: NSRange, part: String) {
    let label = Label()
    label.text = "one two three"
    let marker = marker(in: label, range)
    #expect(marker?.elementDescription == part)
    #expect(marker?.rangeDescription == "[\(range.lowerBound)..<\(range.upperBound)]")
  }

  @Test(arguments: [
    NSRange(location: 12, length: 2), NSRange(location: -1, length: 2),
    NSRange(location: NSNotFound, length: 0), NSRange(location: 2, length: Int.max),
    NSRange(location: 2, length: -1), NSRange(location: 14, length: 0),
  ])
  func rangeThatTheTextDoesNotHaveMeansTheElement(range: NSRange) {
    let label = Label()
    label.text = "one two three"
    let marker = marker(in: label, range)
    #expect(marker?.elementDescription == "one two three")
    #expect(marker?.rangeDescription == nil)
  }

  @Test func rotorOfTheSystemHasItsName() {
    let names = AccessibilityCustomRotor.SystemRotorType.allCases.map { type in
      found(AccessibilityCustomRotor(systemType: type) { _ in nil })?.name
    }
    #expect(
      names == [
        "None", "Links", "Visited Links", "Headings", "Heading 1", "Heading 2", "Heading 3",
        "Heading 4", "Heading 5", "Heading 6", "Bold Text", "Italic Text", "Underlined Text",
        "Misspelled Words", "Images", "Text Fields", "Tables", "Lists", "Landmarks",
      ]
    )
  }

  @Test func rotorsArePrintedBelowTheirElement() {
    let owner = AccessibilityScene.element("Form", 0, 0)
    let field = TextField()
    field.text = "one two three"
    let many = (0..<12).map { AccessibilityScene.element("\($0)", 0, 0) }
    owner.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Words") { _ in
        AccessibilityCustomRotorItemResult(
          targetElement: field,
          targetRange: NSRange(location: 4, length: 3)
        )
      },
      AccessibilityCustomRotor(systemType: .heading) { predicate in
        let current = many.firstIndex { $0 === predicate.currentItem.targetElement }
        let index = current.map { $0 + 1 } ?? 0
        guard predicate.searchDirection == .next, index < many.count else { return nil }
        return AccessibilityCustomRotorItemResult(targetElement: many[index])
      },
    ]
    #expect(
      owner.accessibilityDescription == """
        1. "Form"
           Rotor Words: "two" [4..<7]
           Rotor Headings: "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", + 2 More Results...
        """
    )
  }

  @Test func rotorsAreWrittenWithTheKeysOfTheModel() throws {
    var one = try #require(found(rotor { _ in 0 }))
    one.resultMarkers.removeFirst(4)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(one), as: UTF8.self) == """
        {"limit":{"none":{}},"name":"Places","resultMarkers":[{"elementDescription":"five",\
        "shape":{"frame":[[0,0],[30,30]],"type":"frame"}}]}
        """
    )
  }

  @Test func placesWhoseElementsHaveGoneAreNotTheSame() {
    var (kept, count) = (nil as View?, 0)
    let rotor = AccessibilityCustomRotor(name: "Places") { predicate in
      guard predicate.searchDirection == .next, count < 6 else { return nil }
      count += 1
      let element = AccessibilityScene.element("\(count)", 0, 0)
      kept = element
      return AccessibilityCustomRotorItemResult(targetElement: element)
    }
    _ = found(rotor)
    #expect(count == 6)
    #expect(kept != nil)
  }
}
