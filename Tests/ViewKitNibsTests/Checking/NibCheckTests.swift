import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibCheckTests {
  /// A view of 100 points a side that holds other elements.
  private func findings(
    _ content: String,
    check: NibCheck = NibCheck(),
    attributes: String = ""
  ) throws -> [String] {
    let text = Fixture.xib(
      """
      <view id="v" \(attributes)><rect key="frame" x="0" y="0" width="100" height="100"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      \(content)
      </view>
      """
    )
    return check.findings(in: try Fixture.parse(text)).map(\.description)
  }

  private func child(_ attributes: String = "", frame: String, constraints: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a" \(attributes)>\
    <rect key="frame" \(frame)/>\(constraints)</view>
    """
  }

  private let inset = """
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
    <constraint firstItem="a" firstAttribute="left" secondItem="v" secondAttribute="left" id="l"/>
    <constraint firstAttribute="right" secondItem="a" secondAttribute="right" constant="40" id="r"/>
    <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
    </constraints>
    """

  private func constraints(without ids: String...) -> String {
    inset.split(separator: "\n").filter { line in !ids.contains { line.contains("id=\"\($0)\"") } }
      .joined(separator: "\n")
  }

  @Test func tieBreakerWithoutItsSegueIsFound() throws {  // FR-H06
    let document = try NibDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/>
        <inferredMetricsTieBreakers>
        <segue reference="abc-de-fgh"/>
        </inferredMetricsTieBreakers></document>
        """.utf8
      ),
      file: "Test.storyboard"
    )
    #expect(
      NibCheck().findings(in: document).map(\.description) == [
        "Test.storyboard:3:1: warning: [DanglingReference] Found 'abc-de-fgh' as 'reference' of "
          + "'segue', which no object in the file has as its identifier."
      ]
    )
  }

  // MARK: The shipped example

  @Test func theExampleHasOneFindingOfEachKind() throws {
    let report = NibCheck().run([Fixture.url("Checkout.xib")])
    let place = Fixture.url("Checkout.xib").relativePath
    #expect(
      report.text(from: .warning).replacing(place, with: "Checkout.xib") == """
        Checkout.xib:8:17: warning: [DanglingReference] Found 'tax-00-001' as 'destination' of \
        'outlet', which no object in the file has as its identifier.
        Checkout.xib:9:17: warning: [UnconnectedOutlet] Found the outlet 'view' of \
        CheckoutController 'File's Owner' (-1) without a destination.
        Checkout.xib:20:25: warning: [Conflict] Found label 'Total'.width = 300, which can't hold \
        together with label 'Total'.leading = view pnl-00-001.leading + 16 (41:17), \
        view pnl-00-001.trailing = label 'Total'.trailing + 16 (42:17) and the size of \
        view pnl-00-001.
        Checkout.xib:26:17: warning: [Ambiguity] Found constraints that leave the vertical \
        position of textField 'Coupon' (cpn-00-001) open.
        Checkout.xib:31:17: warning: [MisplacedView] Found the frame (16 172; 288 44) of button \
        'Pay' (pay-00-001), which Xcode has marked as misplaced; its constraints give \
        (16 168; 288 48).
        5 warnings in 1 file; 1 note not shown.
        """
    )
  }

  @Test(arguments: ["Card.xib", "PanelView.xib", "Shop.storyboard", "Gallery.storyboard"])
  func rightFilesHaveNoFindings(_ name: String) {
    let report = NibCheck().run([Fixture.url(name)])
    #expect(report.findings(from: .warning).map(\.description) == [])
  }

  // MARK: Rules

  @Test func constraintsThatHoldAndPlaceEverythingAreFine() throws {
    let content =
      "<subviews>\(child(frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\""))</subviews>"
    #expect(try findings(content + inset) == [])
  }

  @Test func aConflictNamesTheConstraintsAndTheirPlaces() throws {
    let constraints = """
      <constraints><constraint firstAttribute="width" constant="70" id="w"/></constraints>
      """
    let view = child(
      frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\"",
      constraints: constraints
    )
    #expect(
      try findings("<subviews>\(view)</subviews>" + inset) == [
        "Test.xib:7:139: warning: [Conflict] Found view a.width = 70, which can't hold together "
          + "with view a.left = view v.left (9:1), view v.right = view a.right + 40 (10:1) and the "
          + "size of view v."
      ]
    )
  }

  @Test func scrollableContentThatNothingClosesIsAmbiguous() throws {  // F2-12, FR-C06
    func findings(bottom: String) throws -> [String] {
      try self.findings(
        """
        <subviews><scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="100" height="300"/>
        <constraints><constraint firstAttribute="height" constant="300" id="h"/></constraints>
        </view></subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="t"/>
        <constraint firstItem="a" firstAttribute="left" secondItem="s" secondAttribute="left" id="l"/>
        <constraint firstAttribute="right" secondItem="a" secondAttribute="right" id="r"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="s" secondAttribute="width"
         id="w"/>
        \(bottom)</constraints></scrollView></subviews>
        <constraints>
        <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
        <constraint firstItem="s" firstAttribute="left" secondItem="v" secondAttribute="left" id="2"/>
        <constraint firstAttribute="right" secondItem="s" secondAttribute="right" id="3"/>
        <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="4"/>
        </constraints>
        """
      )
    }
    let open = try findings(bottom: "")
    #expect(open.count == 1)
    #expect(
      open.first?.hasSuffix(
        "[Ambiguity] Found constraints that leave the content's height of scrollView s open."
      ) == true
    )
    let bottom = """
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="b"/>
      """
    #expect(try findings(bottom: bottom).isEmpty)
  }

  @Test func placeAgainstTheOtherAxisIsRefused() throws {  // 5.2.6
    let found = try findings(
      "<subviews>" + child(frame: #"x="0" y="0" width="60" height="20""#) + "</subviews>"
        + inset.replacing(#"secondAttribute="top""#, with: #"secondAttribute="left""#)
    )
    #expect(found.contains { $0.contains("incompatible types") })
  }

  @Test func frameLeftOpenIsAmbiguous() throws {
    let view = child(frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\"")
    let found = try findings(
      "<subviews>\(view)</subviews>"
        + inset.replacing("firstAttribute=\"height\"", with: "firstAttribute=\"width\"")
        .replacing("constant=\"20\"", with: "constant=\"60\"")
    )
    #expect(
      found == [
        "Test.xib:7:11: warning: [Ambiguity] Found constraints that leave the height of view a open."
      ]
    )
  }

  // FR-H02
  @Test(arguments: [("off", 0), ("ignoreSizes", 1), ("", 2)])
  func ambiguityThatIsNotToBeVerifiedIsLeftOut(_ word: String, _ openParts: Int) throws {
    let view = child(
      "verifyAmbiguity=\"\(word)\"",
      frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\""
    )
    let open = constraints(without: "t", "h")
    let found = try findings("<subviews>\(view)</subviews>" + open)
    #expect(found.count == min(openParts, 1))
    #expect(found.contains { $0.contains("height") } == (openParts == 2))
  }

  // FR-H02
  @Test(arguments: [("off", 0), ("ignoreSizes", 0), ("", 1)])
  func openSizeIsFoundUnlessItIsNotToBeVerified(_ word: String, _ count: Int) throws {
    let view = child(
      "verifyAmbiguity=\"\(word)\"",
      frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\""
    )
    let found = try findings("<subviews>\(view)</subviews>" + constraints(without: "h"))
    #expect(found.filter { $0.contains("[Ambiguity]") }.count == count)
  }

  // FR-D05
  @Test func placeholderCountsInTheCheckAndIsNotMadeAtRunTime() throws {
    let width = #"<constraint firstItem="a" firstAttribute="height" constant="20" "#
    let view = child(frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\"")
    let content =
      "<subviews>\(view)</subviews>"
      + inset.replacing(width, with: width + #"placeholder="YES" "#)
    #expect(content.contains("placeholder"))
    #expect(try findings(content) == [])
    let text = Fixture.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>\(content)</view>
      """
    )
    let root = try #require(Nib(Fixture.parse(text)).instantiate(withOwner: nil).first as? View)
    var conflicts = 0
    root.layoutConflictObserver = { _ in conflicts += 1 }
    root.subviews[0].heightAnchor.constraint(equalToConstant: 33).isActive = true
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.height == 33)
    #expect(conflicts == 0)
  }

  // FR-D06
  @Test func classWithAContentSizeNeedsNoSizeOfItsOwn() throws {
    final class Dial: View {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 50) }
    }
    let text = Fixture.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" customClass="Dial" id="a">
      <rect key="frame" x="135" y="215" width="50" height="50"/></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="x"/>
      <constraint firstItem="a" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="y"/>
      </constraints></view>
      """
    )
    var classes = ClassRegistry()
    classes.register(Dial.self, as: "Dial")
    let document = try Fixture.parse(text)
    #expect(NibCheck(classes: classes).findings(in: document).map(\.description) == [])
    let nib = Nib(document, classes: classes)
    let root = try #require(nib.instantiate(withOwner: nil).first as? View)
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame) == [CGRect(x: 135, y: 215, width: 50, height: 50)])
    #expect(root.constraints.count == 2)
    #expect(root.subviews[0].constraints.isEmpty)
  }

  // FR-H03
  @Test func identifiersRepeatWithinAFileOnly() throws {
    let one = try Fixture.parse(
      Fixture.xib(#"<view id="v"><rect key="frame" width="9" height="9"/></view>"#)
    )
    #expect([one, one].flatMap { NibCheck().findings(in: $0) }.map(\.rule) == [])
    let twice = try Fixture.parse(
      Fixture.xib(#"<view id="v"><subviews><label text="A" id="v"/></subviews></view>"#)
    )
    let found = NibCheck().findings(in: twice).filter { $0.rule == .repeatedIdentifier }
    #expect(found.count == 1)
  }

  // FR-H04
  @Test(arguments: [("lessThanOrEqual", 0), ("equal", 1)])
  func constraintsThatDifferInTheFactorAloneConflictAsEqualities(
    _ relation: String,
    _ conflicts: Int
  ) throws {
    let view = child(frame: "x=\"0\" y=\"0\" width=\"50\" height=\"20\"")
    let factors = [("0.5", "m1"), ("0.75", "m2")].map { factor, id in
      """
      <constraint firstItem="a" firstAttribute="width" relation="\(relation)" secondItem="v" \
      secondAttribute="width" multiplier="\(factor)" id="\(id)"/>
      """
    }
    let width =
      conflicts == 0
      ? #"<constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>"# : ""
    let open = constraints(without: "r").replacing(
      "</constraints>",
      with: factors.joined(separator: "\n") + width + "</constraints>"
    )
    let found = try findings("<subviews>\(view)</subviews>" + open)
    #expect(found.filter { $0.contains("[Conflict]") }.count == conflicts)
    #expect(found.filter { !$0.contains("[Conflict]") } == [])
  }

  // FR-H08
  @Test func marksOfXcodeAreFindings() throws {
    let misplaced = child(
      "misplaced=\"YES\"",
      frame: "x=\"7\" y=\"9\" width=\"60\" height=\"20\""
    )
    #expect(
      try findings("<subviews>\(misplaced)</subviews>" + inset) == [
        "Test.xib:7:11: warning: [MisplacedView] Found the frame (7 9; 60 20) of view a, which "
          + "Xcode has marked as misplaced; its constraints give (0 0; 60 20)."
      ]
    )
    let ambiguous = child(
      "ambiguous=\"YES\"",
      frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\""
    )
    let found = try findings("<subviews>\(ambiguous)</subviews>" + inset)
    #expect(
      found.map { $0.contains("[Ambiguity]") && $0.contains("marked as ambiguous") } == [true]
    )
  }

  // FR-H07
  @Test func aViewOfAClassThatIsNotAtHandMayHaveItsOwnSize() throws {
    let view = child("customClass=\"Gauge\"", frame: "x=\"0\" y=\"0\" width=\"60\" height=\"20\"")
    let open = constraints(without: "h")
    #expect(
      try findings("<subviews>\(view)</subviews>" + open) == [
        "Test.xib:7:11: note: [Ambiguity] Found constraints that leave the height of Gauge a open.",
        "Test.xib:7:11: note: [UnknownClass] Found the class 'Gauge' of 'view', which is not at "
          + "hand: its outlets are not checked.",
      ]
    )
  }

  @Test func aFrameThatConstraintsDoNotGiveIsANoteUnlessXcodeMarksIt() throws {
    let place = "x=\"0\" y=\"0\" width=\"60\" height=\"22\""
    #expect(
      try findings("<subviews>\(child(frame: place))</subviews>" + inset) == [
        "Test.xib:7:11: note: [MisplacedView] Found the frame (0 0; 60 22) of view a; its "
          + "constraints give (0 0; 60 20)."
      ]
    )
    let marked = child("misplaced=\"YES\"", frame: place)
    #expect(
      try findings("<subviews>\(marked)</subviews>" + inset) == [
        "Test.xib:7:11: warning: [MisplacedView] Found the frame (0 0; 60 22) of view a, which "
          + "Xcode has marked as misplaced; its constraints give (0 0; 60 20)."
      ]
    )
  }

  @Test func aFrameWithinAPointIsFine() throws {
    let view = child(frame: "x=\"0\" y=\"0\" width=\"60\" height=\"21\"")
    #expect(try findings("<subviews>\(view)</subviews>" + inset) == [])
  }

  @Test func connectionsNeedADestination() throws {
    let connections = """
      <connections><outlet property="p" id="o"/><outletCollection property="q" id="q"/>
      <action selector="tap:" eventType="touchUpInside" id="s"/>
      <outlet property="r" destination="v" id="z"/></connections>
      """
    #expect(
      try findings(connections) == [
        "Test.xib:7:14: warning: [UnconnectedOutlet] Found the outlet 'p' of view v without a "
          + "destination.",
        "Test.xib:7:43: warning: [UnconnectedOutlet] Found an entry of the outlet collection 'q' "
          + "of view v without a destination.",
        "Test.xib:8:1: warning: [MissingAction] Found the action 'tap:' of a View, which sends none.",
        "Test.xib:8:1: warning: [UnconnectedOutlet] Found the action 'tap:' of view v without a "
          + "destination.",
      ]
    )
  }

  @Test func whatTheParserAndTheLoaderReportIsFound() throws {
    let content = """
      <subviews><view id="v"/><sparkle/></subviews><constraints>
      <constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
      <constraint firstAttribute="width" constant="wide" id="d"/>
      <constraint firstAttribute="top" secondItem="v" secondAttribute="left" id="e"/>
      </constraints>
      """
    #expect(
      NibCheck().findings(in: try Fixture.parse(Fixture.xib("<view id=\"v\">\(content)</view>")))
        .map { "\($0.location.line) \($0.severity) \($0.rule)" } == [
          "5 error repeatedIdentifier", "5 note unknownElement", "6 warning danglingReference",
          "7 error invalidValue", "8 error invalidConstraint",
        ]
    )
  }

  // MARK: Classes

  private let custom = """
    <connections><outlet property="title" destination="v" id="o"/></connections>
    """

  // FR-H07
  @Test func classNamesThatAreGivenMakeOthersAWarning() throws {
    var check = NibCheck(classNames: ["Card", "Shop.Panel"])
    let card = "customClass=\"Card\" customModule=\"Shop\""
    #expect(try findings(custom, check: check, attributes: card) == [])
    #expect(try findings(custom, check: check, attributes: "customClass=\"UIControl\"") == [])
    check.classNames = ["Shop.Card"]
    #expect(try findings(custom, check: check, attributes: card) == [])
    check.classNames = ["Panel"]
    #expect(
      try findings(custom, check: check, attributes: card) == [
        "Test.xib:5:1: warning: [UnknownClass] Found the class 'Card' of 'view', which is not "
          + "among the classes given."
      ]
    )
  }

  @Test func outletsOfRegisteredClassesAreChecked() throws {
    final class Bare: View {}
    let check = NibCheck(classes: ClassRegistry([Bare.self]))
    #expect(
      try findings(custom, check: check, attributes: "customClass=\"Bare\"").map { $0.prefix(35) }
        == ["Test.xib:7:14: warning: [MissingOutl"].map { $0.prefix(35) }
    )
  }

  // MARK: Choosing

  @Test func disabledRulesFindNothing() throws {
    let check = NibCheck(disabledRules: [.unconnectedOutlet, .unknownClass])
    let content = "<connections><outlet property=\"p\" id=\"o\"/></connections>"
    #expect(try findings(content, check: check, attributes: "customClass=\"Card\"") == [])
  }
}
