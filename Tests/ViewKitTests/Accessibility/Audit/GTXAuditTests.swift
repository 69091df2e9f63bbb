import Foundation
import Testing
import ViewKit

/// Values that the tests of Google's GTXiLib state of its checks, at e322f9d.
///
/// Of its 62 assertions, 3 are about attributed labels, which there are none of here.
@Suite struct GTXAuditTests {
  /// Tells whether an object that is no view passes a rule.
  private func passes(
    _ rule: AccessibilityRule,
    label: String? = nil,
    traits: AccessibilityTraits? = nil,
    frame: CGRect = CGRect(x: 0, y: 0, width: 64, height: 64)
  ) -> Bool {
    let root = screen()
    let element = AccessibilityElement(accessibilityContainer: root)
    element.accessibilityLabel = label
    if let traits { element.accessibilityTraits = traits }
    element.accessibilityFrame = frame
    root.accessibilityElements = [element]
    return issues(rule, in: root).isEmpty
  }

  // MARK: Labels

  /// 8 assertions with the one below, and 2 with mutable strings.
  @Test(
    arguments: [
      ("foo", true), ("", true), (nil, true), ("foo.", false), ("foo. ", false), ("f.", false),
      (".", false), (NSMutableString(string: "foo") as String, true),
      (NSMutableString(string: "foo.") as String, false),
      ("accessibility label without punctuation", true),
      ("accessibility label with punctuation.", false),
    ] as [(String?, Bool)]
  )
  func labelIsNotPunctuated(label: String?, passing: Bool) {
    #expect(passes(.labelEndsWithPeriod, label: label) == passing)
  }

  @Test func shownTextMayBePunctuated() {
    let text = Label(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    text.text = "foo."
    #expect(issues(.labelEndsWithPeriod, in: screen(text)).isEmpty)
    #expect(
      passes(
        .labelEndsWithPeriod,
        label: "accessibility label with punctuation.",
        traits: .staticText
      )
    )
  }

  /// 4 assertions, and 1 with a mutable string.
  @Test(
    arguments: [
      ("foo", true), (" ", false), ("", false), (nil, false), ("Ax Label", true),
      (NSMutableString(string: "foo") as String, true),
    ] as [(String?, Bool)]
  )
  func labelIsPresent(label: String?, passing: Bool) {
    #expect(passes(.missingLabel, label: label) == passing)
  }

  /// 5 assertions, one of them about what a field lists, which is nothing here.
  @Test func textElementsNeedNoLabel() {
    for view in [Label(), TextField(), TextView()] {
      view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      #expect(issues(.missingLabel, in: screen(view)).isEmpty)
    }
    #expect(passes(.missingLabel, label: "", traits: .staticText))
    let field = TextField()
    field.text = "foo"
    #expect(field.accessibilityElements == nil)
  }

  @Test(
    arguments: [
      ("foo", .button, true), ("FOO BUTTON", .button, false), ("foo button", .button, false),
      ("button foo", .button, true), ("", .button, true), (" ", .button, true), ("foo", nil, true),
      ("foo button", nil, true), ("foo button", .staticText, true),
    ] as [(String, AccessibilityTraits?, Bool)]
  )
  func labelDoesNotRepeatTheTrait(label: String, traits: AccessibilityTraits?, passing: Bool) {
    #expect(passes(.labelRepeatsTrait, label: label, traits: traits) == passing)
  }

  // MARK: Traits

  @Test(
    arguments: [
      (.button, true), ([.link, .adjustable], true), ([.keyboardKey, .searchField], false),
      ([.adjustable, .button], false),
    ] as [(AccessibilityTraits, Bool)]
  )
  func traitsDoNotConflict(traits: AccessibilityTraits, passing: Bool) {
    #expect(passes(.conflictingTraits, label: "foo", traits: traits) == passing)
  }

  // MARK: Sizes

  private static let valid = CGSize(width: 64, height: 64)
  private static let low = CGSize(width: 64, height: 16)
  private static let narrow = CGSize(width: 16, height: 64)
  private static let invalid = CGSize(width: 16, height: 16)

  /// 4 assertions, and one of an exact size.
  @Test(arguments: [
    (valid, true), (invalid, false), (low, false), (narrow, false),
    (CGSize(width: 44, height: 44), true),
  ])
  func elementHasSize(size: CGSize, passing: Bool) {
    let frame = CGRect(origin: .zero, size: size)
    #expect(passes(.touchTarget, label: "foo", traits: .button, frame: frame) == passing)
  }

  /// The frame of a view, its accessibility frame, and whether both are large enough.
  @Test(arguments: [
    (valid, valid, true), (invalid, invalid, false), (low, low, false), (narrow, narrow, false),
    (valid, invalid, false), (valid, low, false), (valid, narrow, false),
    (invalid, valid, false), (low, valid, false), (narrow, valid, false),
    (invalid, invalid, false), (low, low, false), (narrow, narrow, false), (low, narrow, false),
    (narrow, low, false),
  ])
  func viewHasSize(size: CGSize, spoken: CGSize, passing: Bool) {
    let view = element(label: "foo", traits: .button)
    view.frame = CGRect(origin: .zero, size: size)
    view.accessibilityFrame = CGRect(origin: .zero, size: spoken)
    #expect(issues(.touchTarget, in: screen(view)).isEmpty == passing)
    view.isUserInteractionEnabled = false
    #expect(issues(.touchTarget, in: screen(view)).isEmpty == passing)
  }

  /// A view that takes touches in a rectangle, whatever its bounds.
  private final class Touchable: View {
    var area = CGRect.zero

    override func point(inside point: CGPoint, with event: Event?) -> Bool { area.contains(point) }
  }

  /// Where touches are taken, the frame and the accessibility frame, and whether that is enough.
  @Test(arguments: [
    (CGRect(x: -32, y: -32, width: 64, height: 64), CGRect.zero, true),
    (CGRect(x: -22, y: -22, width: 44, height: 44), .zero, true),
    (CGRect(x: -8, y: -8, width: 16, height: 16), .zero, false),
    (CGRect(origin: .zero, size: valid), CGRect(origin: .zero, size: valid), true),
    (CGRect(origin: .zero, size: invalid), CGRect(origin: .zero, size: valid), false),
  ])
  func viewTakesTouches(area: CGRect, frame: CGRect, passing: Bool) {
    let view = element(Touchable(), label: "foo", traits: .button)
    view.area = area
    view.frame = frame
    view.accessibilityFrame = frame
    let window = Window(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    window.addSubview(view)
    #expect(issues(.touchTarget, in: window).isEmpty == passing)
  }

  // MARK: Text

  /// 2 assertions, one of them for 8 combinations of font and flag in 3 classes.
  @Test(
    arguments: [
      (nil, false, false), (nil, true, false),
      (.preferredFont(forTextStyle: .body), false, false),
      (.preferredFont(forTextStyle: .body), true, true),
      (.systemFont(ofSize: 12), false, false), (.systemFont(ofSize: 12), true, false),
      (FontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12)), false, false),
      (FontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12)), true, true),
    ] as [(Font?, Bool, Bool)]
  )
  func textFollowsTheChosenSize(font: Font?, adjusts: Bool, passing: Bool) {
    let (text, field, note) = (Label(), TextField(), TextView())
    text.adjustsFontForContentSizeCategory = adjusts
    field.adjustsFontForContentSizeCategory = adjusts
    note.adjustsFontForContentSizeCategory = adjusts
    if let font {
      text.font = font
      field.font = font
      note.font = font
    }
    (text.text, field.text, note.text) = ("foo", "foo", "foo")
    for view in [text, field, note] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      #expect(issues(.fixedFont, in: screen(view)).isEmpty == passing)
    }
  }

  @Test func elementWithoutAFontIsLeftAlone() {
    #expect(passes(.fixedFont, label: "foo", traits: .staticText))
  }

  /// The two values of its contrast check.
  @Test func textStandsOut() {
    let text = label("foo")
    text.textColor = .black
    let root = screen(text)
    #expect(issues(.textContrast, in: root).isEmpty)
    root.backgroundColor = Color(white: 0.1, alpha: 1)
    #expect(issues(.textContrast, in: root).map(\.severity) == [.error])
  }
}
