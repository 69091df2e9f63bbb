import Foundation
import Testing
import ViewKitNibs

struct NibDocumentTests {
  @Test func documentHasTheObjectsOfItsFile() throws {
    let document = try Fixture.document("Card.xib")
    #expect(document.kind == .xib)
    #expect(document.toolsVersion == 21701)
    #expect(document.deviceID == "retina6_1")
    #expect(document.usesSafeAreas)
    #expect(document.fileOwner?.customClass == "CardOwner")
    let card = try #require(document.topLevelObjects.first)
    #expect(document.topLevelObjects.count == 1)
    #expect(card.customClass == "CardView")
    #expect(card.customModule == "ViewKitNibsTests")
    #expect(card.element.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(card.subviews.map(\.elementName) == ["label", "button"])
    #expect(card.constraints.count == 6)
    #expect(card.guides.map(\.id) == ["saf-00-001"])
    #expect(card.runtimeAttributes.map { $0["keyPath"] } == ["layer.cornerRadius"])
    #expect(
      card.connections.map(\.kind) == [.outlet(property: "title"), .outlet(property: "button")]
    )
    #expect(document.diagnostics.isEmpty)
  }

  @Test func placesAreThoseOfTheOpeningBracket() throws {
    let document = try Fixture.document("Card.xib")
    let button = try #require(document.object(withID: "btn-00-001"))
    #expect(button.element.location == NibLocation(line: 26, column: 17))
  }

  @Test func itemsThatAreLeftOutAreTheHolder() throws {
    let document = try Fixture.document("Card.xib")
    let constraints = try #require(document.object(withID: "crd-00-001")).constraints
    #expect(constraints[2].firstItem == "crd-00-001")
    #expect(constraints[2].secondItem == "ttl-00-001")
    let height = try #require(document.object(withID: "btn-00-001")).constraints[0]
    #expect(height.firstItem == "btn-00-001")
    #expect(height.secondItem == nil)
    #expect(height.constant == 40)
  }

  @Test(arguments: [
    ("0.5", 0.5), ("2:1", 2), ("3/4", 0.75), ("392:416", 392.0 / 416), ("1:0", nil), ("a:b", nil),
    ("1:2:3", nil), ("", nil), ("nan", nil), ("1e300", nil),
  ])
  func multipliersAreReadInAllForms(_ text: String, _ value: Double?) throws {
    let document = try Fixture.parse(
      Fixture.xib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/><constraints>
        <constraint firstAttribute="width" secondItem="v" secondAttribute="height" \
        multiplier="\(text)" id="c"/>
        </constraints></view>
        """
      )
    )
    let constraint = try #require(document.object(withID: "v")?.constraints.first)
    #expect(constraint.multiplier.map(Double.init) == value)
    #expect(document.diagnostics.map(\.rule) == (value == nil ? [.invalidValue] : []))
  }

  @Test func unknownElementsAndAttributesAreKeptCountedAndReported() throws {
    let document = try Fixture.parse(
      Fixture.xib(
        """
        <view id="v" sparkle="YES"><glitter amount="3"/><glitter amount="4"/></view>
        <view id="w" sparkle="NO"/>
        """
      )
    )
    #expect(document.unknownElements == ["glitter": 2])
    #expect(document.unknownAttributes == ["view.sparkle": 2])
    #expect(document.diagnostics.map(\.rule) == [.unknownAttribute, .unknownElement])
    #expect(document.diagnostics.allSatisfy { $0.severity == .note })
    let view = try #require(document.object(withID: "v"))
    #expect(view.element.children.map { $0["amount"] } == ["3", "4"])
  }

  @Test func missingDestinationsAreReportedByName() throws {
    let document = try Fixture.parse(
      Fixture.xib(
        """
        <view id="v"><constraints>
        <constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
        </constraints><connections><outlet property="p" destination="lost" id="o"/></connections></view>
        """
      )
    )
    #expect(
      document.diagnostics.map(\.description) == [
        "Test.xib:6:1: warning: [DanglingReference] Found 'gone' as 'firstItem' of 'constraint', "
          + "which no object in the file has as its identifier.",
        "Test.xib:7:28: warning: [DanglingReference] Found 'lost' as 'destination' of 'outlet', "
          + "which no object in the file has as its identifier.",
      ]
    )
  }

  @Test func ofTwoObjectsWithOneIdentifierTheFirstHasIt() throws {
    let document = try Fixture.parse(Fixture.xib("<view id=\"v\"/><label id=\"v\"/>"))
    #expect(document.object(withID: "v")?.elementName == "view")
    #expect(document.diagnostics.map(\.rule) == [.repeatedIdentifier])
  }

  @Test func numbersThatAreNoneAreReported() throws {
    let document = try Fixture.parse(
      Fixture.xib(
        "<view id=\"v\"><rect key=\"frame\" x=\"left\" y=\"0\" width=\"1\" height=\"1\"/></view>"
      )
    )
    #expect(document.object(withID: "v")?.element.frame == nil)
    #expect(
      document.diagnostics.map(\.message) == [
        "Found 'left' as 'x' of 'rect', expected a number."
      ]
    )
  }
}
