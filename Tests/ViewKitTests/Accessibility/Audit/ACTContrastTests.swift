import Foundation
import Testing
import ViewKit

/// The examples of two rules of the W3C's ACT rules that a tree of views can show.
///
/// Colours, sizes and verdicts are those of the rules afw4f7, minimum contrast, and 09o5cg, enhanced
/// contrast, in the state of 2025. Left out are gradients, shadows, and labels that a page ties to a
/// disabled field.
@Suite struct ACTContrastTests {
  struct Example: CustomTestStringConvertible {
    let name: String
    var front: UInt32 = 0x33_3333
    var frontAlpha: CGFloat = 1
    var back: UInt32 = 0xFF_FFFF
    var viewAlpha: CGFloat = 1
    var size: CGFloat = 12
    var weight = Font.Weight.regular
    var text = "Some text in a human language"
    var place = Place.plain
    let expected: String?
    /// The ratio that the rule states, or nil.
    var ratio: Double?

    enum Place {
      case plain
      case hidden
      case offScreen
      case inButton
      case inDisabledButton
      case inDisabledElement
      case inDisabledControl
      case overSplitGround
    }

    var testDescription: String { name }
  }

  private static let signs = "----=====++++++++___________***********%%%%%%%%%%%"

  static let minimum: [Example] = [
    Example(name: "passed 1", expected: nil),
    Example(name: "passed 5", front: 0, back: 0x66_6666, size: 18, expected: nil),
    Example(name: "passed 6", front: 0, back: 0x66_6666, size: 14, weight: .bold, expected: nil),
    Example(name: "passed 7", front: 0, back: 0x66_6666, text: signs, expected: nil),
    Example(name: "passed 8", front: 0, expected: nil),
    Example(name: "passed 9", expected: nil),
    Example(name: "passed 10", front: 0x00_00EE, text: "W3C", expected: nil),
    Example(name: "passed 11", front: 0, place: .inButton, expected: nil),
    Example(name: "failed 1", front: 0xAA_AAAA, expected: "error", ratio: 2.3),
    Example(name: "failed 4", front: 0, frontAlpha: 0.3, expected: "error", ratio: 2.1),
    Example(name: "failed 5", front: 0, viewAlpha: 0.3, expected: "error", ratio: 2.1),
    Example(name: "failed 6", front: 0xAA_AAAA, expected: "error", ratio: 2.3),
    Example(
      name: "failed 7",
      front: 0x5A_5A5A,
      frontAlpha: 0.8,
      place: .overSplitGround,
      expected: "error",
      ratio: 4.2
    ),
    Example(
      name: "failed 8",
      front: 0x77_7777,
      back: 0xEE_EEEE,
      expected: "error",
      ratio: 3.85
    ),
    Example(
      name: "failed 9",
      front: 0x77_7777,
      back: 0xEE_EEEE,
      place: .inButton,
      expected: "error",
      ratio: 3.85
    ),
    Example(name: "failed 10", front: 0x77_7777, back: 0xEE_EEEE, expected: "error", ratio: 3.85),
    Example(name: "inapplicable 1", front: 0xAA_AAAA, place: .hidden, expected: nil),
    Example(name: "inapplicable 2", front: 0xAA_AAAA, place: .offScreen, expected: nil),
    Example(name: "inapplicable 3", front: 0xFF_FFFF, expected: "unseen"),
    Example(name: "inapplicable 8", front: 0x88_8888, place: .inDisabledControl, expected: nil),
    Example(name: "inapplicable 9", front: 0x88_8888, place: .inDisabledElement, expected: nil),
    Example(
      name: "inapplicable 10",
      front: 0x77_7777,
      back: 0xEE_EEEE,
      place: .inDisabledButton,
      expected: nil
    ),
    Example(
      name: "inapplicable 11",
      front: 0x77_7777,
      back: 0xEE_EEEE,
      place: .inDisabledElement,
      expected: nil
    ),
  ]

  static let enhanced: [Example] = [
    Example(name: "passed 1", expected: nil),
    Example(name: "passed 4", front: 0, back: 0x77_7777, size: 18, expected: nil),
    Example(name: "passed 5", front: 0, back: 0x77_7777, size: 14, weight: .bold, expected: nil),
    Example(name: "passed 6", front: 0, back: 0x66_6666, text: signs, expected: nil),
    Example(name: "passed 7", front: 0, expected: nil),
    Example(name: "passed 8", expected: nil),
    Example(name: "failed 1", front: 0x66_6666, expected: "error", ratio: 5.7),
    Example(name: "failed 3", front: 0, back: 0x66_6666, size: 18, expected: "error", ratio: 3.6),
    Example(
      name: "failed 4",
      front: 0,
      back: 0x66_6666,
      size: 14,
      weight: .bold,
      expected: "error",
      ratio: 3.6
    ),
    Example(name: "failed 6", front: 0, frontAlpha: 0.6, expected: "error", ratio: 5.7),
    Example(name: "failed 7", front: 0, viewAlpha: 0.6, expected: "error", ratio: 5.7),
    Example(name: "failed 8", front: 0x66_6666, expected: "error", ratio: 5.7),
    Example(
      name: "failed 9",
      front: 0x5A_5A5A,
      frontAlpha: 0.9,
      place: .overSplitGround,
      expected: "error",
      ratio: 5.4
    ),
    Example(name: "failed 10", front: 0x55_5555, back: 0xEE_EEEE, expected: "error", ratio: 6.4),
    Example(name: "inapplicable 1", front: 0xAA_AAAA, place: .hidden, expected: nil),
    Example(name: "inapplicable 2", front: 0xAA_AAAA, place: .offScreen, expected: nil),
    Example(name: "inapplicable 3", front: 0xFF_FFFF, expected: "unseen"),
    Example(name: "inapplicable 10", front: 0x88_8888, place: .inDisabledControl, expected: nil),
    Example(name: "inapplicable 11", front: 0x88_8888, place: .inDisabledElement, expected: nil),
  ]

  @Test(arguments: minimum) func exampleOfMinimumContrastHolds(example: Example) throws {
    try check(example, .minimum)
  }

  @Test(arguments: enhanced) func exampleOfEnhancedContrastHolds(example: Example) throws {
    try check(example, .enhanced)
  }

  /// Texts on pictures: passed 3 and failed 3 of the one, passed 3 and failed 5 of the other.
  @Test(arguments: [0xCC_CCCC, 0x55_5555, 0xEE_EEEE, 0x77_7777] as [UInt32])
  func examplesOnPicturesAreSaidToBeUndecided(front: UInt32) {
    let text = label("Black hole sun")
    text.textColor = Color(front)
    let hole = ImageView(image: Image(size: CGSize(width: 390, height: 50)))
    hole.backgroundColor = .black
    let found = issues(.textContrast, in: screen(hole, text))
    #expect(AuditContrastTests.verdict(found) == "undecided")
  }

  private func check(
    _ example: Example,
    _ level: AccessibilityAudit.ContrastLevel
  ) throws {
    let found = issues(.textContrast, in: scene(example)) { $0.contrastLevel = level }
    #expect(AuditContrastTests.verdict(found) == example.expected)
    if let ratio = example.ratio {
      let words = try #require(found.first?.found.split(separator: ":").first)
      let measured = try #require(Double(words))
      #expect(abs(measured - ratio) < 0.08)
    }
  }

  private func scene(_ example: Example) -> View {
    let root = screen()
    root.backgroundColor = Color(example.back)
    let text = label(example.text, size: example.size, weight: example.weight)
    text.textColor = Color(example.front, alpha: example.frontAlpha)
    text.alpha = example.viewAlpha
    switch example.place {
    case .plain: root.addSubview(text)
    case .hidden:
      text.isHidden = true
      root.addSubview(text)
    case .offScreen:
      text.frame.origin.y = -9000
      root.addSubview(text)
    case .inButton, .inDisabledButton: root.addSubview(button(example))
    case .inDisabledElement:
      let group = element(label: "Group", traits: .notEnabled)
      group.addSubview(text)
      root.addSubview(group)
    case .inDisabledControl:
      let control = Control(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      control.isEnabled = false
      control.addSubview(text)
      root.addSubview(control)
    case .overSplitGround:
      let half = View(frame: CGRect(x: 40, y: 0, width: 300, height: 100))
      half.backgroundColor = .black
      root.addSubview(half)
      root.addSubview(text)
    }
    return root
  }

  private func button(_ example: Example) -> Button {
    let button = Button(type: .system)
    button.setTitle("My button!", for: .normal)
    button.setTitleColor(Color(example.front), for: .normal)
    button.isEnabled = example.place == .inButton
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }
}
