import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// What elements of a file say as values: colours, fonts, texts, attributes and the states of controls.
@Suite struct NibValueTests {
  /// Makes the one view of a file.
  private func make<Made: View>(
    _ name: String,
    _ attributes: String = "",
    _ content: String = "",
    resources: String = ""
  ) throws -> Made {
    let element = "<\(name) id=\"v\" \(attributes)>\(content)</\(name)>"
    let text = Fixture.xib(element, resources: resources)
    let nib = Nib(try Fixture.parse(text))
    return try #require(nib.instantiate(withOwner: nil).first as? Made)
  }

  // MARK: Colours

  @Test(
    arguments: [
      (#"white="0.5" alpha="0.25""#, Color(white: 0.5, alpha: 0.25)), (#"white="1""#, .white),
      (#"red="1" green="0.5" blue="0" alpha="1""#, Color(red: 1, green: 0.5, blue: 0, alpha: 1)),
      (#"systemColor="systemRedColor""#, .systemRed),
      (#"cocoaTouchSystemColor="darkTextColor""#, .darkText),
      (#"systemColor="tintColor""#, Color(red: 0, green: 0, blue: 1, alpha: 1)),
      (#"name="Accent""#, Color(white: 0.25, alpha: 1)), (#"name="Nobody""#, nil),
      (#"red="1" green="0.5""#, nil), ("", nil),
    ] as [(String, Color?)]
  )
  func colorsAreThoseOfTheFile(attributes: String, color: Color?) throws {
    let resources = """
      <resources>
      <namedColor name="Accent"><color white="0.25" alpha="1" colorSpace="calibratedWhite"/></namedColor>
      <systemColor name="tintColor"><color red="0" green="0" blue="1" alpha="1"/></systemColor>
      </resources>
      """
    let content = "<color key=\"backgroundColor\" \(attributes)/>"
    let view: View = try make("view", "", content, resources: resources)
    #expect(view.backgroundColor == color)
  }

  // MARK: Fonts

  @Test(
    arguments: [
      (#"type="system" pointSize="12""#, .systemFont(ofSize: 12)),
      (#"type="boldSystem" pointSize="20""#, .boldSystemFont(ofSize: 20)),
      (#"type="italicSystem" pointSize="13""#, .italicSystemFont(ofSize: 13)),
      (
        #"type="system" weight="semibold" pointSize="12""#,
        .systemFont(ofSize: 12, weight: .semibold)
      ),
      (#"style="UICTFontTextStyleBody""#, .preferredFont(forTextStyle: .body)),
      (#"name="Avenir-Heavy" pointSize="18""#, .systemFont(ofSize: 18, weight: .heavy)),
      (#"name="Lato-ExtraBold" pointSize="18""#, .systemFont(ofSize: 18, weight: .heavy)),
      (#"name="Lato-UltraLight" pointSize="18""#, .systemFont(ofSize: 18, weight: .ultraLight)),
      (#"name="Courier" pointSize="18""#, .systemFont(ofSize: 18)),
      (#"type="system" pointSize="-4""#, .systemFont(ofSize: Font.systemFontSize)),
      (#"type="system" pointSize="1e9""#, .systemFont(ofSize: Font.systemFontSize)),
    ] as [(String, Font)]
  )
  func fontsAreThoseOfTheFile(attributes: String, font: Font) throws {
    let content = "<fontDescription key=\"fontDescription\" \(attributes)/>"
    let label: Label = try make("label", "text=\"A\"", content)
    #expect(label.font == font)
  }

  @Test(
    arguments: [
      (#"size="14" name="Helvetica-Bold""#, .systemFont(ofSize: 14, weight: .bold)),
      (#"metaFont="smallSystem""#, .systemFont(ofSize: 11)), ("", .systemFont(ofSize: 12)),
    ] as [(String, Font)]
  )
  func attributedTextHasTheFontOfItsBeginning(attributes: String, font: Font) throws {
    let label: Label = try make(
      "label",
      "",
      """
      <attributedString key="attributedText">
      <fragment content="One "><attributes><font key="NSFont" \(attributes)/></attributes></fragment>
      <fragment><string key="content">two</string></fragment>
      </attributedString>
      """
    )
    #expect(label.text == "One two")
    #expect(label.font == font)
  }

  // MARK: Texts

  /// The digits of base 64 stand without their padding.
  @Test(
    arguments: [
      (#"text="plain""#, "", "plain"), ("", #"<string key="text">a&#10;b</string>"#, "a\nb"),
      ("", #"<mutableString key="text">c</mutableString>"#, "c"),
      ("", #"<string key="text" base64-UTF8="YES">SGVsbG8</string>"#, "Hello"),
      ("", #"<string key="text" base64-UTF8="YES">*</string>"#, nil),
      ("", #"<data key="text">x</data>"#, nil),
    ] as [(String, String, String?)]
  )
  func textsAreThoseOfTheFile(attributes: String, content: String, text: String?) throws {
    let label: Label = try make("label", attributes, content)
    #expect(label.text == text)
  }

  // MARK: Views

  @Test func accessibilityIsThatOfTheFile() throws {
    let view: View = try make(
      "view",
      "",
      """
      <accessibility key="accessibilityConfiguration" identifier="card" label="Card" hint="Opens it">
      <accessibilityTraits key="traits" button="YES" selected="YES" link="NO"/>
      <bool key="isElement" value="YES"/>
      </accessibility>
      """
    )
    #expect(view.accessibilityIdentifier == "card")
    #expect(view.accessibilityLabel == "Card")
    #expect(view.accessibilityHint == "Opens it")
    #expect(view.accessibilityTraits == [.button, .selected])
    #expect(view.isAccessibilityElement)
    let plain: Label = try make("label")
    #expect(plain.accessibilityTraits == .staticText)
    #expect(plain.accessibilityIdentifier == nil)
  }

  @Test func marginsNeedAllOfTheirNumbers() throws {
    let margins = "top=\"1\" left=\"2\" bottom=\"3\""
    let insets = "<edgeInsets key=\"layoutMargins\" \(margins)"
    let whole: View = try make("view", "", "\(insets) right=\"4\"/>")
    #expect(whole.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let part: View = try make("view", "", "\(insets)/>")
    #expect(part.layoutMargins == View().layoutMargins)
    let directional = "top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\""
    let content = "<directionalEdgeInsets key=\"directionalLayoutMargins\" \(directional)/>"
    let mirrored: View = try make("view", "semanticContentAttribute=\"forceRightToLeft\"", content)
    #expect(mirrored.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  // MARK: Numbers

  @Test(arguments: [
    ("1000000000", 1_000_000_000), ("-1000000000", -1_000_000_000), ("1000000001", 0),
    ("-1000000001", 0), ("1.5", 0), ("", 0),
  ])
  func wholeNumbersUpToABillionAreThoseOfTheFile(text: String, number: Int) throws {
    let view: View = try make("view", "tag=\"\(text)\"")
    #expect(view.tag == number)
  }

  // MARK: Controls

  @Test func controlsHaveTheStatesOfTheFile() throws {
    let stepper: Stepper = try make(
      "stepper",
      #"minimumValue="-5" maximumValue="5" stepValue="0.5" value="2" wraps="YES" autorepeat="NO""#
    )
    #expect(stepper.minimumValue == -5)
    #expect(stepper.maximumValue == 5)
    #expect(stepper.stepValue == 0.5)
    #expect(stepper.value == 2)
    #expect(stepper.wraps)
    #expect(!stepper.autorepeat)
    let pages: PageControl = try make(
      "pageControl",
      #"numberOfPages="5" currentPage="9" hidesForSinglePage="YES""#,
      #"<color key="pageIndicatorTintColor" white="0" alpha="1"/>"#
    )
    #expect(pages.numberOfPages == 5)
    #expect(pages.currentPage == 4)
    #expect(pages.hidesForSinglePage)
    #expect(pages.pageIndicatorTintColor == .black)
    let progress: ProgressView = try make("progressView", #"progressViewStyle="bar" progress="3""#)
    #expect(progress.progressViewStyle == .bar)
    #expect(progress.progress == 1)
  }

  @Test func flagsThatAreMissingAreThoseOfInterfaceBuilder() throws {
    let traits = "<textInputTraits key=\"textInputTraits\"/>"
    let field: TextField = try make("textField", "", traits)
    #expect(!field.isSecureTextEntry)
    #expect(!field.enablesReturnKeyAutomatically)
    #expect(!field.adjustsFontForContentSizeCategory)
    #expect(!field.clearsOnBeginEditing)
    let text: TextView = try make("textView", "", traits)
    #expect(!text.isSecureTextEntry)
    #expect(!text.adjustsFontForContentSizeCategory)
    #expect(text.isEditable)
    #expect(text.isSelectable)
    let label: Label = try make("label", "text=\"A\"")
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.isEnabled)
    let search: SearchBar = try make("searchBar")
    #expect(!search.showsCancelButton)
    #expect(search.isTranslucent)
    let pages: PageControl = try make("pageControl")
    #expect(!pages.hidesForSinglePage)
    let stepper: Stepper = try make("stepper")
    #expect(!stepper.wraps)
  }

  @Test func textsStandWhereTheFileSays() throws {
    let label: Label = try make("label", #"text="A" textAlignment="right""#)
    #expect(label.textAlignment == .right)
    let field: TextField = try make("textField", #"textAlignment="center""#)
    #expect(field.textAlignment == .center)
    let text: TextView = try make("textView", #"textAlignment="justified""#)
    #expect(text.textAlignment == .justified)
  }

  @Test func textViewsHaveTheColourOfTheFile() throws {
    let color = #"<color key="textColor" white="0.5" alpha="1"/>"#
    let text: TextView = try make("textView", "", color)
    #expect(text.textColor == Color(white: 0.5, alpha: 1))
  }

  @Test func segmentsAreThoseOfTheFile() throws {
    let control: SegmentedControl = try make(
      "segmentedControl",
      #"selectedSegmentIndex="1" momentary="NO""#,
      """
      <segments><segment title="One" width="40"/><segment title="Two" enabled="NO"/></segments>
      """
    )
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 1) == "Two")
    #expect(control.widthForSegment(at: 0) == 40)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(control.selectedSegmentIndex == 1)
    let none: SegmentedControl = try make(
      "segmentedControl",
      #"selectedSegmentIndex="7""#,
      "<segments><segment title=\"One\"/></segments>"
    )
    #expect(none.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  // MARK: Gestures

  @Test(
    arguments: [
      ("tapGestureRecognizer", "TapGestureRecognizer"),
      ("panGestureRecognizer", "PanGestureRecognizer"),
      ("pongPressGestureRecognizer", "LongPressGestureRecognizer"),
      ("swipeGestureRecognizer", "SwipeGestureRecognizer"),
      ("pinchGestureRecognizer", "PinchGestureRecognizer"),
      ("rotationGestureRecognizer", "RotationGestureRecognizer"),
      ("screenEdgePanGestureRecognizer", "ScreenEdgePanGestureRecognizer"),
    ]
  )
  func gesturesAreMadeOfTheirClasses(name: String, className: String) throws {
    let text = Fixture.xib(
      """
      <view id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/>
      </connections></view>
      <\(name) numberOfTapsRequired="2" minimumPressDuration="0.75" id="g"/>
      """
    )
    let objects = Nib(try Fixture.parse(text)).instantiate(withOwner: nil)
    let view = try #require(objects.first as? View)
    let recognizer = try #require(view.gestureRecognizers?.first)
    #expect("\(type(of: recognizer))" == className)
    if let tap = recognizer as? TapGestureRecognizer { #expect(tap.numberOfTapsRequired == 2) }
    if let press = recognizer as? LongPressGestureRecognizer {
      #expect(press.minimumPressDuration == 0.75)
    }
  }

  // MARK: The coder

  /// A view that reads values of its own kind from the coder.
  private final class Reading: View {
    let numbers: [Double]
    let flags: [Bool]

    required init?(coder: NSCoder) {
      numbers = [
        coder.decodeDouble(forKey: "nothing"), Double(coder.decodeFloat(forKey: "nothing")),
        Double(coder.decodeInteger(forKey: "nothing")),
      ]
      flags = [
        coder.allowsKeyedCoding, coder.containsValue(forKey: "nothing"),
        coder.decodeBool(forKey: "nothing"), coder.decodeObject(forKey: "nothing") != nil,
      ]
      super.init(coder: coder)
    }
  }

  @Test func coderHasNothingUnderOtherKeys() throws {
    let text = Fixture.xib("<view id=\"v\" tag=\"3\" customClass=\"Reading\"/>")
    let nib = Nib(try Fixture.parse(text), classes: ClassRegistry([Reading.self]))
    let view = try #require(nib.instantiate(withOwner: nil).first as? Reading)
    #expect(view.numbers == [0, 0, 0])
    #expect(view.flags == [true, false, false, false])
    #expect(view.tag == 3)
  }
}
