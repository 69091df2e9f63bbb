import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibVariationTests {
  private let text = Fixture.xib(
    """
    <view id="v"><subviews><view id="a"/><view id="b"/></subviews><constraints>
    <constraint firstAttribute="width" constant="1" id="c">
    <variation key="widthClass=regular" constant="2"/>
    <variation key="heightClass=regular-widthClass=regular" constant="3"/>
    </constraint>
    <constraint firstAttribute="height" constant="9" id="d"/>
    </constraints>
    <edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
    <mask key="constraints"><exclude reference="d"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask>
    <edgeInsets key="layoutMargins" top="2" left="2" bottom="2" right="2"/></variation>
    </view>
    """
  )

  private func view(_ traits: NibTraits) throws -> NibObject {
    try #require(Fixture.parse(text).resolved(for: traits).object(withID: "v"))
  }

  @Test func onlyDefaultFormsHoldWithoutTraits() throws {
    let view = try view(NibTraits())
    #expect(view.subviews.map(\.element.isInstalled) == [true, false])
    #expect(view.constraints.map(\.element.isInstalled) == [true, false])
    #expect(view.constraints.map(\.constant) == [1, 9])
    #expect(view.element.child(forKey: "layoutMargins")?.number("top") == 1)
  }

  @Test func constraintsOfWhatIsNotInstalledAreNoFindings() throws {
    func messages(isInstalled: Bool) throws -> [String] {
      let mask = isInstalled ? "" : "<mask key=\"subviews\"><exclude reference=\"b\"/></mask>"
      let text = Fixture.xib(
        """
        <view id="v"><subviews><view id="a"/><view id="b"><subviews><view id="c"/></subviews></view>
        </subviews><constraints>
        <constraint firstItem="c" firstAttribute="leading" secondItem="a" \
        secondAttribute="leading" id="l"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
        secondAttribute="leading" id="m"/>
        </constraints>
        <variation key="default">\(mask)</variation></view>
        """
      )
      let nib = Nib(try Fixture.parse(text).resolved(for: NibTraits()))
      var messages: [String] = []
      nib.diagnosticObserver = { messages.append("\($0)") }
      let view = try #require(nib.instantiate(withOwner: nil).first as? View)
      #expect(view.constraints.count == (isInstalled ? 2 : 0))
      return messages
    }
    #expect(try messages(isInstalled: false).isEmpty)
    #expect(try messages(isInstalled: true).isEmpty)
  }

  @Test func theMoreSpecialFormWins() throws {
    let wide = try view(NibTraits(horizontalSizeClass: "regular", verticalSizeClass: "compact"))
    #expect(wide.constraints[0].constant == 2)
    let both = try view(NibTraits(horizontalSizeClass: "regular", verticalSizeClass: "regular"))
    #expect(both.constraints[0].constant == 3)
  }

  @Test func aVariationInstallsAgainWhatTheDefaultTookOut() throws {
    let low = try view(NibTraits(horizontalSizeClass: "compact", verticalSizeClass: "compact"))
    #expect(low.subviews.map(\.element.isInstalled) == [true, true])
    #expect(low.constraints.map(\.element.isInstalled) == [true, false])
    #expect(low.element.child(forKey: "layoutMargins")?.number("top") == 2)
  }

  @Test(arguments: ["=", "-", "==", "=-=", "widthClass", "widthClass=", "a=b=c-d"])
  func aVariationWhoseKeyIsNoneHoldsNowhere(_ key: String) throws {
    let document = try Fixture.parse(
      Fixture.xib("<view id=\"v\"><variation key=\"\(key)\" alpha=\"0\"/></view>")
    )
    let resolved = document.resolved(for: NibTraits(horizontalSizeClass: "compact"))
    #expect(resolved.object(withID: "v")?.element["alpha"] == nil)
  }
}
