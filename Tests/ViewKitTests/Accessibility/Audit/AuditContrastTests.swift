import Foundation
import Testing
import ViewKit

@Suite struct AuditContrastTests {
  /// Returns what the audit says of a text, as `rule-breaking`, `undecided`, `same colour` or nil.
  static func verdict(_ found: [AccessibilityIssue]) -> String? {
    guard let issue = found.first else { return nil }
    if issue.outcome == .undecided { return "undecided" }
    return issue.severity == .info ? "unseen" : issue.severity.rawValue
  }

  private func verdict(_ root: View) -> String? {
    Self.verdict(issues(.textContrast, in: root))
  }

  private func text(_ color: Color) -> Label {
    let text = label("Some text")
    text.textColor = color
    return text
  }

  // MARK: Ratios

  /// Ratios that are published, cut to two digits.
  @Test(
    arguments: [
      (0xAA_AAAA, 0xFF_FFFF, "2.32:1, #AAAAAA on #FFFFFF"),
      (0x77_7777, 0xEE_EEEE, "3.86:1, #777777 on #EEEEEE"),
      (0x00_0000, 0x66_6666, "3.66:1, #000000 on #666666"),
      (0xFF_0000, 0xFF_FFFF, "4:1, #FF0000 on #FFFFFF"),
    ] as [(UInt32, UInt32, String)]
  )
  func ratioIsThatOfWCAG(front: UInt32, back: UInt32, found: String) {
    let root = screen(text(Color(front)))
    root.backgroundColor = Color(back)
    #expect(issues(.textContrast, in: root).first?.found == found + ", for \"Some text\"")
  }

  @Test func ratioThatLacksLittleWeighsLess() {
    let root = screen(text(Color(0x77_7777)))
    let found = issues(.textContrast, in: root)
    #expect(found.map(\.compactDescription) == ["Contrast nearly passed"])
    #expect(found.map(\.severity) == [.warning])
    #expect(verdict(screen(text(Color(0x76_7676)))) == nil)
  }

  // MARK: Layers

  @Test func opacityOfTheViewCounts() {
    let half = text(.black)
    half.alpha = 0.3
    #expect(issues(.textContrast, in: screen(half)).first?.found.hasPrefix("2.11:1") == true)
  }

  @Test func translucentGroundsAreLaidOverOneAnother() {
    let glass = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    glass.backgroundColor = Color(white: 0, alpha: 0.5)
    glass.addSubview(text(.white))
    #expect(issues(.textContrast, in: screen(glass)).first?.found.hasPrefix("3.98:1") == true)
  }

  @Test func transparentViewIsAGroup() {
    let group = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    group.backgroundColor = .black
    group.alpha = 0.5
    group.addSubview(text(.white))
    // Half of black over white is gray; half of white over white stays white.
    #expect(issues(.textContrast, in: screen(group)).first?.found.contains("#FFFFFF on") == true)
  }

  @Test func groundMayBeASiblingBehind() {
    let panel = View(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    panel.backgroundColor = .white
    let root = screen(panel, text(.white))
    root.backgroundColor = .black
    #expect(verdict(root) == "unseen")
    root.addSubview(panel)
    #expect(verdict(root) == nil)
  }

  @Test func siblingThatIsElsewhereIsNoGround() {
    let panel = View(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    panel.backgroundColor = .white
    let root = screen(panel, text(.white))
    root.backgroundColor = .black
    #expect(verdict(root) == nil)
  }

  @Test func groundsAboveTheAuditedViewCount() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    card.addSubview(text(.lightGray))
    #expect(verdict(card) == "undecided")
    let root = screen(card)
    #expect(verdict(card) == "error")
    root.backgroundColor = .black
    #expect(verdict(card) == nil)
  }

  @Test func colorsOfTheAppearanceInForceCount() {
    let root = screen(text(.label))
    root.backgroundColor = .systemBackground
    root.overrideUserInterfaceStyle = .dark
    #expect(verdict(root) == nil)
    root.backgroundColor = .white
    #expect(verdict(root) == "unseen")
  }

  @Test func movedAndScaledGroundsAreFound() {
    let panel = View(frame: CGRect(x: 0, y: 400, width: 39, height: 10))
    panel.backgroundColor = .black
    panel.transform = CGAffineTransform(translationX: 0, y: -400)
      .concatenating(CGAffineTransform(scaleX: 20, y: 20))
    let root = screen(panel, text(.black))
    panel.center = CGPoint(x: 100, y: 8000)
    #expect(verdict(root) == "unseen")
  }

  // MARK: What can not be decided

  @Test func contrastOnAPictureIsNotDecided() {
    let photo = ImageView(image: Image(size: CGSize(width: 390, height: 200), name: "beach"))
    let root = screen(photo, text(.black))
    let found = issues(.textContrast, in: root)
    #expect(found.map(\.outcome) == [.undecided])
    #expect(found.first?.found.hasPrefix("the image 'beach' as the ground") == true)
    let cover = View(frame: photo.frame)
    cover.backgroundColor = .white
    root.insertSubview(cover, aboveSubview: photo)
    #expect(verdict(root) == nil)
  }

  @Test func pictureBesideTheTextDoesNotMatter() {
    let photo = ImageView(image: Image(size: CGSize(width: 40, height: 40)))
    photo.frame.origin.x = 200
    #expect(verdict(screen(photo, text(.black))) == nil)
  }

  @Test func effectsAndUnknownLayersAreNotDecided() {
    final class Gradient: Layer {}
    final class GradientView: View {
      override class var layerClass: AnyClass { Gradient.self }
    }
    let glass = VisualEffectView(effect: BlurEffect(style: .regular))
    for ground in [glass, GradientView()] {
      ground.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
      #expect(verdict(screen(ground, text(.black))) == "undecided")
    }
  }

  @Test func groundThatNothingPaintsIsNotDecidedUnlessAssumed() {
    let root = screen(text(.black))
    root.backgroundColor = nil
    #expect(verdict(root) == "undecided")
    let assumed = issues(.textContrast, in: root) { $0.assumedBackground = .systemBackground }
    #expect(assumed.isEmpty)
  }

  @Test func textThatStandsOutInPartIsNotDecided() {
    let half = View(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    half.backgroundColor = .black
    #expect(verdict(screen(half, text(.black))) == "undecided")
    #expect(verdict(screen(half, text(Color(0x80_8080)))) == "undecided")
  }

  // MARK: What it does not apply to

  @Test func placeholderWeighsLess() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.placeholder = "Name"
    #expect(verdict(screen(field)) == "warning")
    field.text = "Ada"
    #expect(verdict(screen(field)) == nil)
    field.textColor = .lightGray
    #expect(verdict(screen(field)) == "error")
  }

  @Test func whatIsHiddenOrDisabledIsExempt() {
    let pale = text(.lightGray)
    #expect(verdict(screen(pale)) == "error")
    pale.isEnabled = false
    #expect(verdict(screen(pale)) == nil)
    pale.isEnabled = true
    pale.accessibilityElementsHidden = true
    #expect(verdict(screen(pale)) == nil)
  }

  // MARK: Icons and edges

  @Test func iconsAreCheckedWhenAskedFor() {
    #expect(!AccessibilityRule.standard.contains(.nontextContrast))
    let button = Button(type: .system)
    button.setImage(Image(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.tintColor = Color(0xBB_BBBB)
    let root = screen(button)
    root.layoutIfNeeded()
    #expect(Self.verdict(issues(.nontextContrast, in: root)) == "error")
    button.tintColor = .black
    #expect(issues(.nontextContrast, in: root).isEmpty)
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    root.layoutIfNeeded()
    #expect(Self.verdict(issues(.nontextContrast, in: root)) == "undecided")
    button.setTitle("Rate", for: .normal)
    #expect(issues(.nontextContrast, in: root).isEmpty)
  }

  @Test func edgesOfFieldsAreCheckedWhenAskedFor() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let root = screen(field)
    #expect(issues(.nontextContrast, in: root).isEmpty)
    field.borderStyle = .roundedRect
    #expect(Self.verdict(issues(.nontextContrast, in: root)) == "undecided")
    field.backgroundColor = Color(0xF0_F0F0)
    #expect(Self.verdict(issues(.nontextContrast, in: root)) == "error")
    field.layer.borderWidth = 1
    field.layer.borderColor = .black
    #expect(issues(.nontextContrast, in: root).isEmpty)
    let symbol = element(ImageView(image: Image(systemName: "star")), label: "Star")
    symbol.tintColor = .white
    #expect(issues(.nontextContrast, in: screen(symbol)).count == 1)
  }

  @Test func systemsTintIsForInformation() {  // F2-23
    let button = Button(type: .system)
    button.setTitle("Continue", for: .normal)
    button.sizeToFit()
    let root = screen(button)
    root.backgroundColor = .systemBackground
    button.layoutIfNeeded()
    let found = issues(.textContrast, in: root)
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.found.hasPrefix("4.02:1") == true)
    root.backgroundColor = .systemGray5
    #expect(issues(.textContrast, in: root).map(\.severity) == [.error])
    root.backgroundColor = .systemBackground
    button.tintColor = .systemOrange
    #expect(issues(.textContrast, in: root).map(\.severity) == [.error])
  }
}
