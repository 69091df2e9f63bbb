import Foundation
import Testing
import ViewKit
import ViewKitRendering

/// Trees that make no sense: each picture is well formed, and its numbers are numbers.
@Suite struct SVGHostileTests {
  private static let layers: SVGOptions.Layers = [
    .views, .text, .layout, .accessibility, .issues,
  ]

  /// Draws every layer and reads the picture back.
  @discardableResult
  private func draw(
    _ root: View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SVGElement {
    var options = SVGOptions(layers: Self.layers)
    options.includesHiddenViews = true
    options.audit.rules = AccessibilityRule.allCases
    let text = root.svg(options: options)
    #expect(text == root.svg(options: options), sourceLocation: sourceLocation)
    let picture = try SVGReader.read(text)
    let numbers = ["x", "y", "width", "height", "x1", "y1", "x2", "y2", "font-size", "textLength"]
    for element in picture.all {
      for name in numbers {
        guard let value = element[name] else { continue }
        let number = try #require(Double(value), "\(element.name) \(name)=\(value)")
        #expect(number.isFinite, "\(name)=\(value)", sourceLocation: sourceLocation)
      }
    }
    return picture
  }

  private func root(_ views: View...) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    views.forEach(root.addSubview)
    return root
  }

  // MARK: Numbers

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity),
    CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: 1e300, height: 1e300),
    CGRect(x: -1e300, y: 1e300, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: 1e18, height: 5), CGRect(x: 0, y: 0, width: 5, height: 1e18),
    CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300),
    CGRect(x: 10, y: 10, width: -40, height: -40),
  ])
  func viewsOfAnySizeAreDrawn(frame: CGRect) throws {
    let label = Label()
    (label.text, label.numberOfLines) = ("Some words in a label", 0)
    let (field, text) = (TextField(), TextView())
    (field.placeholder, field.borderStyle, text.text) = ("Name", .roundedRect, "Some words")
    let segments = SegmentedControl(items: ["One", "Two"])
    let pages = PageControl()
    pages.numberOfPages = 3
    let picture = ImageView(image: Image(size: CGSize(width: 4, height: 3), name: "hills"))
    picture.contentMode = .scaleAspectFit
    let views: [View] = [
      label, field, text, segments, pages, picture, Slider(), Switch(), Stepper(), PickerView(),
      ProgressView(progressViewStyle: .default), ActivityIndicatorView(style: .large), View(),
    ]
    for view in views {
      view.frame = frame
      view.isAccessibilityElement = true
      view.layer.borderWidth = frame.width
      view.layer.cornerRadius = frame.height
      try draw(root(view))
      try draw(view)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -5, 1e300, 1e-300])
  func fontsOfAnySizeAreDrawn(size: CGFloat) throws {
    for lines in [0, 1, 3] {
      let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      label.text = "Some words in a label"
      label.numberOfLines = lines
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.1
      label.font = .systemFont(ofSize: size)
      let text = TextView(frame: CGRect(x: 0, y: 60, width: 60, height: 40))
      text.text = "Some words"
      text.font = .systemFont(ofSize: size)
      try draw(root(label, text))
      label.frame.size.height = -5
      try draw(root(label))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 7, 1e300])
  func looksOfAnyValueAreDrawn(number: CGFloat) throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    card.backgroundColor = Color(red: number, green: 0.5, blue: number, alpha: number)
    card.alpha = number
    card.layer.borderWidth = number
    card.layer.cornerRadius = number
    card.clipsToBounds = true
    card.isAccessibilityElement = true
    card.accessibilityFrame = CGRect(x: number, y: 0, width: number, height: number)
    card.accessibilityActivationPoint = CGPoint(x: number, y: number)
    try draw(root(card))
    card.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: number)
    try draw(root(card))
    let picture = ImageView(frame: card.bounds)
    picture.image = Image(size: CGSize(width: number, height: number), name: "hills")
    picture.contentMode = .scaleAspectFit
    try draw(root(picture))
  }

  // MARK: Text

  /// Texts and what they read as: XML has no control characters and no halves of pairs.
  private static let texts: [(written: String, read: String)] = [
    ("tab\tand\nline", "tab\tand\nline"),
    (text(Array(0..<32)) + "a", "\t\n\ra"),
    (text([0xFFFE, 0xFFFF, 0xFDD0, 0x10FFFE]), text([0xFDD0, 0x10FFFE])),
    ("\u{7F}\u{85}\u{9F}\u{2028}a", "\u{7F}\u{85}\u{9F}\u{2028}a"),
    ("]]> <!-- -- --> &amp; <![CDATA[ \"'", "]]> <!-- -- --> &amp; <![CDATA[ \"'"),
    ("👩‍👩‍👧‍👦 🇳🇴 e\u{301}\u{302} 👍🏽", "👩‍👩‍👧‍👦 🇳🇴 e\u{301}\u{302} 👍🏽"),
    ("שלום \u{202E}abc\u{202C} مرحبا", "שלום \u{202E}abc\u{202C} مرحبا"),
    (String(repeating: "\u{301}", count: 500), String(repeating: "\u{301}", count: 500)),
  ]

  private static func text(_ codes: [UInt32]) -> String {
    String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
  }

  @Test(arguments: texts.indices)
  func textsOfAnyKindAreWellFormed(index: Int) throws {
    let (text, read) = Self.texts[index]
    let label = Label(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    label.text = text
    label.accessibilityIdentifier = text
    label.accessibilityHint = text
    label.accessibilityValue = text
    label.accessibilityTraits = [.button, .link]
    label.accessibilityCustomActions = [AccessibilityCustomAction(name: text, actionHandler: nil)]
    let button = Button(frame: CGRect(x: 0, y: 40, width: 300, height: 30))
    button.setTitle(text, for: .normal)
    button.setImage(Image(size: CGSize(width: 40, height: 40), name: text), for: .normal)
    let picture = try draw(root(label, button))
    let title = try #require(picture.element(id: "view-1")?.first("title")?.text)
    #expect(title.hasSuffix("; #" + read))
    var sheet = SVGSheet()
    sheet.add(label, caption: text)
    #expect(try SVGReader.read(sheet.svg).all(class: "caption").map(\.text) == [read])
  }

  @Test func classNamesAreWellFormed() throws {
    final class Box<Content>: View {}
    let picture = try draw(root(Box<[String: Int]>(frame: CGRect(x: 0, y: 0, width: 9, height: 9))))
    let names = picture.all(class: "view").compactMap { $0["data-class"] }
    #expect(names == ["View", "Box<Dictionary<String, Int>>"])
  }

  /// Each line looks at few characters more than it holds.
  @Test func longTextIsSetLineByLine() throws {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.text = String(repeating: "word ", count: 5_000)
    let texts = try SVGReader.read(view.svg()).all("text").map(\.text)
    #expect(texts.joined(separator: " ").split(separator: " ").count == 5_000)
    view.text = String(repeating: "w", count: 5_000)
    let pieces = try SVGReader.read(view.svg()).all("text").map(\.text)
    #expect(pieces.map(\.count).reduce(0, +) == 5_000)
    #expect(Set(pieces.dropLast().map(\.count)).count == 1)
  }

  // MARK: Trees

  @Test func elementsWithOneNameHaveTheirOwnNumbers() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let elements = (0..<3).map { place in
      let element = AccessibilityElement(accessibilityContainer: root)
      element.accessibilityTraits = .button
      element.accessibilityFrame = CGRect(x: 50 * place, y: 0, width: 44, height: 44)
      return element
    }
    let list = View(frame: root.bounds)
    root.addSubview(list)
    list.accessibilityElements = elements
    var options = SVGOptions(layers: [.views, .issues])
    options.audit.rules = [.missingLabel]
    let picture = try SVGReader.read(root.svg(options: options))
    #expect(picture.all(class: "issue").map { $0.number("x") } == [0, 50, 100])
  }

  @Test func viewsThatVanishWhileTheyAreDrawnAreNoTrouble() throws {
    final class Vanishing: View {
      override var accessibilityIdentifier: String? {
        get {
          removeFromSuperview()
          return "gone"
        }
        set {}
      }
    }
    let root = root()
    for place in 0..<5 {
      let view = Vanishing(frame: CGRect(x: 20 * place, y: 0, width: 10, height: 10))
      view.addSubview(Label())
      root.addSubview(view)
    }
    let picture = try SVGReader.read(root.svg())
    #expect(picture.all(class: "view").count == 11)
    #expect(root.subviews.isEmpty)
  }

  @Test func elementsThatHoldOneAnotherAreDrawn() throws {
    let root = root()
    let (first, second) = (
      AccessibilityElement(accessibilityContainer: root),
      AccessibilityElement(accessibilityContainer: root)
    )
    first.accessibilityContainer = second
    second.accessibilityContainer = first
    root.accessibilityElements = [first, second, root]
    #expect(try draw(root).all(class: "element").count == 2)
  }

  @Test func tenThousandElementsAreDrawn() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    for place in 0..<10_000 {
      let frame = CGRect(x: place % 100 * 10, y: place / 100 * 10, width: 9, height: 9)
      let view = View(frame: frame)
      view.isAccessibilityElement = true
      root.addSubview(view)
    }
    let options = SVGOptions(layers: [.views, .accessibility])
    let picture = try SVGReader.read(root.svg(options: options))
    #expect(picture.all(class: "element").count == 10_000)
  }
}
