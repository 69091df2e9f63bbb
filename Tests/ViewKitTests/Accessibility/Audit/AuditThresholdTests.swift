import Foundation
import Testing
import ViewKit

/// The facts of each rule, and both sides of each threshold.
@Suite struct AuditThresholdTests {
  typealias Facts = (
    rule: AccessibilityRule, type: AccessibilityAuditType, severity: AccessibilityIssue.Severity
  )

  /// What each rule belongs to, and how much it weighs at first.
  static let facts: [Facts] = [
    (.missingLabel, .sufficientElementDescription, .error),
    (.placeholderOnly, .sufficientElementDescription, .error),
    (.labelEndsWithPeriod, .sufficientElementDescription, .warning),
    (.labelRepeatsTrait, .sufficientElementDescription, .error),
    (.labelNamesState, .sufficientElementDescription, .warning),
    (.imageWord, .sufficientElementDescription, .warning),
    (.fileName, .sufficientElementDescription, .warning),
    (.vagueLabel, .sufficientElementDescription, .warning),
    (.labelLength, .sufficientElementDescription, .warning),
    (.labelCase, .sufficientElementDescription, .info),
    (.duplicateLabel, .sufficientElementDescription, .warning),
    (.conflictingTraits, .trait, .error),
    (.missingTrait, .trait, .warning),
    (.noHeader, .trait, .info),
    (.touchTarget, .hitRegion, .error),
    (.overlap, .hitRegion, .warning),
    (.spacing, .hitRegion, .warning),
    (.textContrast, .contrast, .error),
    (.nontextContrast, .contrast, .error),
    (.fixedFont, .dynamicType, .warning),
    (.textClipped, .textClipped, .warning),
    (.unreachableText, .elementDetection, .error),
    (.nestedElement, .parentChild, .error),
    (.silentModal, .parentChild, .error),
    (.staleElements, .parentChild, .warning),
    (.invisibleElement, .parentChild, .error),
    (.ambiguousOrder, .parentChild, .info),
    (.disabled, .trait, .info),
  ]

  @Test func everyRuleHasItsTypeAndSeverity() {
    #expect(Self.facts.map(\.rule) == AccessibilityRule.allCases)
    for facts in Self.facts {
      #expect(facts.rule.auditType == facts.type, "\(facts.rule)")
      #expect(facts.rule.defaultSeverity == facts.severity, "\(facts.rule)")
    }
  }

  /// The bits of XCTest's options of the same names.
  @Test func typesHaveTheBitsOfXCTest() {
    let bits: [(AccessibilityAuditType, UInt64)] = [
      (.contrast, 0), (.elementDetection, 1), (.hitRegion, 2), (.sufficientElementDescription, 3),
      (.dynamicType, 16), (.textClipped, 17), (.trait, 18), (.parentChild, 33),
    ]
    #expect(bits.allSatisfy { $0.0.rawValue == 1 << $0.1 })
  }

  // MARK: Contrast

  /// Grays on white around 4.5, 3 and 7, with the five hundredths that pass nearly.
  @Test(
    arguments: [
      (0x76, 17, .regular, .minimum, nil), (0x77, 17, .regular, .minimum, "warning"),
      (0x78, 17, .regular, .minimum, "error"), (0x94, 18, .regular, .minimum, nil),
      (0x95, 18, .regular, .minimum, "warning"), (0x97, 18, .regular, .minimum, "error"),
      (0x59, 17, .regular, .enhanced, nil), (0x5A, 17, .regular, .enhanced, "error"),
      (0x76, 18, .regular, .enhanced, nil), (0x78, 18, .regular, .enhanced, "error"),
      (0x90, 18, .regular, .minimum, nil), (0x90, 17.9, .regular, .minimum, "error"),
      (0x90, 14, .bold, .minimum, nil), (0x90, 13.9, .bold, .minimum, "error"),
      (0x90, 14, .heavy, .minimum, nil), (0x90, 14, .semibold, .minimum, "error"),
    ] as [(UInt32, CGFloat, Font.Weight, AccessibilityAudit.ContrastLevel, String?)]
  )
  func contrastIsMeasuredAgainstTheSizeOfTheText(
    gray: UInt32,
    size: CGFloat,
    weight: Font.Weight,
    level: AccessibilityAudit.ContrastLevel,
    verdict: String?
  ) {
    let text = label("Text", size: size, weight: weight)
    text.textColor = Color(gray << 16 | gray << 8 | gray)
    let found = issues(.textContrast, in: screen(text)) { $0.contrastLevel = level }
    #expect(AuditContrastTests.verdict(found) == verdict)
  }

  @Test(
    arguments: [
      (17, .minimum, "a contrast of at least 4.5:1 for text of this size"),
      (18, .minimum, "a contrast of at least 3:1 for large text"),
      (17, .enhanced, "a contrast of at least 7:1 for text of this size"),
      (18, .enhanced, "a contrast of at least 4.5:1 for large text"),
    ] as [(CGFloat, AccessibilityAudit.ContrastLevel, String)]
  )
  func issueOfContrastSaysHowMuchIsNeeded(
    size: CGFloat,
    level: AccessibilityAudit.ContrastLevel,
    needed: String
  ) {
    let text = label("Text", size: size)
    text.textColor = Color(0xAA_AAAA)
    let found = issues(.textContrast, in: screen(text)) { $0.contrastLevel = level }
    #expect(found.map(\.needed) == [needed])
  }

  /// Icons need 3: #949494 on white has 3.03, #959595 2.99.
  @Test(arguments: [(0x94_9494, 0), (0x95_9595, 1)] as [(UInt32, Int)])
  func iconsNeedAContrastOfThree(color: UInt32, count: Int) {
    let symbol = element(ImageView(image: Image(systemName: "star")), label: "Star")
    symbol.tintColor = Color(color)
    #expect(issues(.nontextContrast, in: screen(symbol)).count == count)
  }

  // MARK: Places

  /// Of 100 points, a quarter weighs little and more weighs much; a tenth of a point is nothing.
  @Test(
    arguments: [(99.95, nil), (99, .warning), (75, .warning), (74, .error)]
      as [(CGFloat, AccessibilityIssue.Severity?)]
  )
  func moreThanAQuarterCoveredIsAnError(x: CGFloat, severity: AccessibilityIssue.Severity?) {
    let (first, second) = (element(label: "A", traits: .button), element(label: "B"))
    second.accessibilityTraits = .button
    first.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    second.frame = CGRect(x: x, y: 0, width: 200, height: 50)
    let found = issues(.overlap, in: screen(first, second))
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test(
    arguments: [(8, .phone, 0), (7.9, .phone, 1), (12, .pad, 0), (11.9, .pad, 1), (0, .phone, 1)]
      as [(CGFloat, UserInterfaceIdiom, Int)]
  )
  func distanceDependsOnTheDevice(gap: CGFloat, idiom: UserInterfaceIdiom, count: Int) {
    let root = screen(
      element(label: "A", traits: .button),
      element(label: "B", traits: .button, at: CGPoint(x: 64 + gap, y: 0))
    )
    root.environment = Environment(traits: TraitCollection(userInterfaceIdiom: idiom))
    #expect(issues(.spacing, in: root).count == count)
  }

  @Test(arguments: [(389.0, 0), (390, 1), (-63, 0), (-64, 1)] as [(CGFloat, Int)])
  func elementLiesInTheWindowIfAPartOfItDoes(x: CGFloat, count: Int) {
    let view = element(label: "A", at: CGPoint(x: x, y: 0))
    #expect(issues(.invisibleElement, in: screen(view)).count == count)
  }

  /// Half a point is lost in rounding.
  @Test(arguments: [(-0.4, 0), (-0.6, 1)] as [(CGFloat, Int)])
  func textMayLackHalfAPoint(change: CGFloat, count: Int) {
    let text = label("A rather long line")
    let measurer = SystemTextMeasurer()
    text.bounds.size.width = measurer.width(of: text.text ?? "", font: text.font) + change
    #expect(issues(.textClipped, in: screen(text)).count == count)
  }

  // MARK: Labels

  @Test(arguments: ["image", "picture", "graphic", "icon", "photo"])
  func everyWordForAPictureIsFound(word: String) {
    let picture = element(label: "A \(word.uppercased()) of hills", traits: .image)
    #expect(issues(.imageWord, in: screen(picture)).map(\.compactDescription.isEmpty) == [false])
  }

  @Test(arguments: ["checked", "unchecked", "selected", "unselected", "click", "swipe", "tap"])
  func everyWordForAStateOrGestureIsFound(word: String) {
    let button = element(label: "Box, \(word)", traits: .button)
    #expect(issues(.labelNamesState, in: screen(button)).count == 1)
  }

  @Test(arguments: ["click here", "Tap here", "More", "go", "about this page", "Learn more"])
  func labelOfStopWordsIsVague(label: String) {
    #expect(issues(.vagueLabel, in: screen(element(label: label, traits: .link))).count == 1)
  }

  @Test func fileWithBlanksInItsNameIsAFile() {
    let picture = element(label: "Summer holiday.JPG", traits: .image)
    #expect(issues(.fileName, in: screen(picture)).map(\.rule) == [.fileName])
    picture.accessibilityLabel = "Summer holiday"
    #expect(issues(.fileName, in: screen(picture)).isEmpty)
  }

  @Test func issueStaysOnOneLine() {
    let button = element(label: "Send\r\nnow\u{2028}or later.", traits: .button)
    button.accessibilityIdentifier = "a\nb"
    let found = issues(.labelEndsWithPeriod, in: screen(button))
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.description.contains(where: \.isNewline) })
    #expect(found.first?.found == "the label \"Send\\nnow\\nor later.\"")
    #expect(found.first?.label == button.accessibilityLabel)
  }
}
