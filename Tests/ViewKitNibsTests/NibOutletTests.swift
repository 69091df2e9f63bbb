// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are declared as in UIKit.

import Foundation
import ViewKit
import ViewKitNibs
import XCTest

private final class Panel: View {
  @Outlet var title: Label!
  @Outlet var stars: [ImageView]!
  @Outlet(.weak) var badge: View?
}

/// Takes outlets by name, without wrappers.
private final class Plain: View {
  var values: [String: Any] = [:]

  override func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }
}

final class NibOutletTests: XCTestCase {
  private func load(
    _ connections: String,
    classes: ClassRegistry
  ) throws -> (root: View, messages: [String]) {
    let nib = Nib(
      try Fixture.parse(
        Fixture.xib(
          """
          <view id="v" customClass="Panel"><subviews>
          <label id="l"/><imageView id="a"/><imageView id="b"/>
          </subviews><connections>\(connections)</connections></view>
          """
        )
      ),
      classes: classes
    )
    var messages: [String] = []
    nib.diagnosticObserver = { messages.append("\($0)") }
    let root = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? View)
    return (root, messages)
  }

  func testOutletsOfAllFormsAreConnected() throws {
    let (root, messages) = try load(
      """
      <outlet property="title" destination="l" id="1"/><outlet property="badge" destination="b" id="2"/>
      <outletCollection property="stars" destination="b" id="3"/>
      <outletCollection property="stars" destination="a" id="4"/>
      """,
      classes: ClassRegistry([Panel.self])
    )
    let panel = try XCTUnwrap(root as? Panel)
    XCTAssertEqual(messages, [])
    XCTAssertTrue(panel.title === panel.subviews[0])
    XCTAssertEqual(panel.stars, [panel.subviews[2], panel.subviews[1]])
    XCTAssertTrue(panel.badge === panel.subviews[2])
    panel.stars = []
    panel.subviews[2].removeFromSuperview()
    XCTAssertNil(panel.badge)
  }

  func testMissingAndWronglyTypedOutletsNameClassPropertyAndElement() throws {
    let (_, messages) = try load(
      """
      <outlet property="caption" destination="l" id="1"/>
      <outlet property="title" destination="a" id="2"/>
      <outletCollection property="stars" destination="l" id="3"/>
      """,
      classes: ClassRegistry([Panel.self])
    )
    XCTAssertEqual(
      messages,
      [
        "Test.xib:7:25: warning: [MissingOutlet] Found a connection of 'caption' of Panel to label "
          + "'l', but the class has no such outlet.",
        "Test.xib:8:1: error: [WrongOutlet] Found imageView 'a' of the class ImageView for 'title' "
          + "of Panel, expected Label.",
        "Test.xib:9:1: error: [WrongOutlet] Found label 'l' of the class Label for 'stars' of Panel, "
          + "expected ImageView.",
      ]
    )
  }

  func testAClassThatTakesValuesByNameIsGivenCollectionsAsArrays() throws {
    var classes = ClassRegistry()
    classes.register(Plain.self, as: "Panel")
    let (root, messages) = try load(
      """
      <outlet property="any" destination="l" id="1"/>
      <outletCollection property="all" destination="a" id="2"/>
      <outletCollection property="all" destination="b" id="3"/>
      """,
      classes: classes
    )
    let plain = try XCTUnwrap(root as? Plain)
    XCTAssertEqual(messages, [])
    XCTAssertTrue(plain.values["any"] as? View === plain.subviews[0])
    XCTAssertEqual(plain.values["all"] as? [View], [plain.subviews[1], plain.subviews[2]])
  }

  func testTheFallbackChoosesForNamesThatAreNotRegistered() throws {
    var classes = ClassRegistry()
    classes.fallback = { name, standard in
      XCTAssertTrue(standard == View.self)
      return name == "Panel" ? Plain.self : nil
    }
    let (root, messages) = try load("", classes: classes)
    XCTAssertTrue(root is Plain)
    XCTAssertEqual(messages, [])
  }

  func testObjectThatIsNoViewIsMadeByItsClass() throws {  // FR-D15
    final class Helper: Responder {
      @Outlet var title: Label!
      private(set) var isConnectedWhenAwake: [Bool] = []

      override func awakeFromNib() {
        super.awakeFromNib()
        isConnectedWhenAwake.append(title != nil)
      }
    }
    let nib = Nib(
      try Fixture.parse(
        Fixture.xib(
          """
          <customObject id="h" customClass="Helper"><connections>
          <outlet property="title" destination="l" id="1"/></connections></customObject>
          <label id="l"/>
          """
        )
      ),
      classes: ClassRegistry([Helper.self])
    )
    nib.diagnosticObserver = { XCTFail("\($0)") }
    let objects = nib.instantiate(withOwner: nil)
    let helper = try XCTUnwrap(objects.first as? Helper)
    XCTAssertTrue(helper.title === objects.last as? Label)
    XCTAssertEqual(helper.isConnectedWhenAwake, [true])
  }

  func testEachOutletThatIsConnectedIsCounted() throws {
    let document = try Fixture.parse(
      Fixture.xib(
        """
        <view id="v" customClass="Panel"><subviews>
        <label id="l"/><imageView id="a"/><imageView id="b"/>
        </subviews><gestureRecognizers/><connections>
        <outlet property="title" destination="l" id="1"/>
        <outlet property="unknown" destination="l" id="2"/>
        <outletCollection property="stars" destination="b" id="3"/>
        <outletCollection property="stars" destination="a" id="4"/>
        <outletCollection property="gestureRecognizers" destination="t" id="5"/>
        </connections></view>
        <tapGestureRecognizer id="t"/>
        <view id="w" customClass="Plain"><connections>
        <outlet property="any" destination="l" id="6"/>
        </connections></view>
        """
      )
    )
    let classes = ClassRegistry([Panel.self, Plain.self])
    let instantiation = NibInstantiation(document, classes: classes)
    _ = document.topLevelObjects.compactMap { instantiation.make($0) }
    instantiation.finish(connecting: [])
    XCTAssertEqual(instantiation.outletCount, 5)
  }
}
