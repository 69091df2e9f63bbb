import Foundation
import ViewKit
import XCTest

/// The examples of the documentation of types, as they stand there, and what comes of them.
final class TypeExampleTests: XCTestCase {
  private final class BadgeView: BaseView {
    let label = Label()

    override func setup() {
      addSubview(label)
    }

    override func setupConstraints() {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
  }

  private final class BadgeController: BaseViewController<BadgeView> {
    override func setupView() {
      underlyingView.label.text = "3"
    }
  }

  private final class GreetingController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }
  }

  private final class ProfileView: BaseView {}

  private struct FixedPitch: TextMeasurer {
    func width(of text: String, font: Font) -> CGFloat {
      CGFloat(text.count) * font.pointSize / 2
    }
  }

  private final class Store {
    var saved = 0
    var items = ["a", "b"]

    func save() { saved += 1 }
    func delete(_ item: String) { items.removeAll { $0 == item } }
  }

  /// What an example prints.
  private final class Output {
    var lines: [String] = []

    func write(_ items: [Any]) {
      lines.append(items.map { "\($0)" }.joined(separator: " "))
    }
  }

  private let output = Output()
  private let store = Store()

  private func print(_ items: Any...) { output.write(items) }

  // MARK: Views

  func testView() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let badge = View(frame: CGRect(x: 12, y: 12, width: 40, height: 40))
    badge.autoresizingMask = .flexibleLeftMargin
    card.addSubview(badge)
    card.frame.size.width = 400
    print(badge.frame.minX)  // 92.0

    XCTAssertEqual(output.lines, ["92.0"])
  }

  func testLayer() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    card.layer.cornerRadius = 12
    card.layer.masksToBounds = true
    print(card.clipsToBounds)  // true

    XCTAssertEqual(output.lines, ["true"])
    XCTAssertEqual(card.layer.cornerRadius, 12)
  }

  func testBaseViewAndItsController() {
    let view = BadgeView()
    XCTAssertEqual(view.subviews, [view.label])
    XCTAssertEqual(view.constraints.count, 1)
    XCTAssertEqual(BadgeController().underlyingView.label.text, "3")
  }

  func testWindowAndViewController() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = GreetingController()
    window.makeKeyAndVisible()
    window.flush()

    let view = window.rootViewController?.viewIfLoaded
    XCTAssertEqual(view?.backgroundColor, .white)
    XCTAssertEqual(view?.frame, window.bounds)
    XCTAssertEqual(view?.safeAreaInsets.top, 59)
  }

  func testLifecycleRecorder() {
    let events = LifecycleRecorder.record {
      _ = ProfileView()
    }
    print(events.map(\.description))
    // ["ProfileView init", "ProfileView setup begin", "ProfileView setup end", …]

    let start = #"["ProfileView init", "ProfileView setup begin", "ProfileView setup end", "#
    XCTAssertTrue(output.lines.first?.hasPrefix(start) == true, "\(output.lines)")
  }

  // MARK: Auto Layout

  func testLayoutConstraint() {
    let (row, label, field) = (View(), Label(), View())
    row.addSubview(label)
    row.addSubview(field)
    let gap = LayoutConstraint(
      item: field,
      attribute: .leading,
      relatedBy: .equal,
      toItem: label,
      attribute: .trailing,
      multiplier: 1,
      constant: 8
    )
    gap.isActive = true
    gap.constant = 12

    XCTAssertEqual(row.constraints, [gap])
    XCTAssertEqual(gap.constant, 12)
  }

  func testLayoutAnchor() {
    let (card, title, icon) = (View(), Label(), View())
    card.addSubview(title)
    card.addSubview(icon)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
    ])

    XCTAssertEqual(card.constraints.count, 2)
    XCTAssertEqual(icon.constraints.first?.constant, 24)
  }

  func testLayoutGuide() {
    let (row, icon) = (View(), View())
    row.addSubview(icon)
    let gap = LayoutGuide()
    row.addLayoutGuide(gap)
    gap.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true

    XCTAssertEqual(row.layoutGuides, [gap])
    XCTAssertEqual(row.constraints.count, 1)
  }

  func testLayoutPriority() {
    let view = View()
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    width.priority = .defaultHigh + 1

    XCTAssertEqual(width.priority.rawValue, 751)
  }

  // MARK: Controls

  func testLabel() {
    let label = Label()
    label.text = "Label"
    label.sizeToFit()
    print(label.frame.width, label.frame.height)  // 42.0 20.5

    XCTAssertEqual(output.lines, ["42.0 20.5"])
  }

  func testButton() {
    let store = self.store
    let button = Button(type: .system)
    button.setTitle("Save", for: .normal)
    button.addAction(Action { _ in store.save() }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)

    XCTAssertEqual(store.saved, 1)
  }

  func testActionOfAnObject() {
    final class ProfileController {
      var saved = 0

      init(_ button: Button) {
        button.addTarget(self, action: ProfileController.save, for: .touchUpInside)
      }

      func save() { saved += 1 }
    }
    let button = Button()
    let controller = ProfileController(button)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.saved, 1)
  }

  func testAction() {
    let store = self.store
    let save = Action(title: "Save") { _ in store.save() }
    let button = Button(type: .system, primaryAction: save)

    XCTAssertEqual(button.currentTitle, "Save")
    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(store.saved, 1)
  }

  func testControl() {
    let output = self.output
    func print(_ text: String) { output.write([text]) }
    let control = Control()
    control.addAction(Action { _ in print("tapped") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)  // prints "tapped" before it returns

    XCTAssertEqual(output.lines, ["tapped"])
  }

  func testImages() {
    let photo = Image(size: CGSize(width: 120, height: 80))
    let view = ImageView(image: photo)
    print(view.intrinsicContentSize.width)  // 120.0
    let avatar = ImageView(image: Image(size: CGSize(width: 48, height: 48)))
    print(avatar.frame.width)  // 48.0

    XCTAssertEqual(output.lines, ["120.0", "48.0"])
  }

  // MARK: Appearance

  func testImageCatalog() {
    let catalog = ImageCatalog([Image(size: CGSize(width: 24, height: 24), name: "star")])
    let size = catalog.perform { Image(named: "star")?.size }  // 24 by 24

    XCTAssertEqual(size, CGSize(width: 24, height: 24))
  }

  func testColor() {
    let ground = Color { $0.userInterfaceStyle == .dark ? .black : .white }
    let dark = TraitCollection(userInterfaceStyle: .dark)
    print(ground.resolvedColor(with: dark).hex)  // #000000

    XCTAssertEqual(output.lines, ["#000000"])
  }

  func testFont() {
    let title = Font.preferredFont(forTextStyle: .title1)
    let price = Font.systemFont(ofSize: 17, weight: .semibold)
    print(title.pointSize, price.lineHeight)  // 28.0 20.287109375

    XCTAssertEqual(output.lines, ["28.0 20.287109375"])
  }

  func testFontMetrics() {
    let label = Label()
    let metrics = FontMetrics(forTextStyle: .body)
    label.font = metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .light))
    label.adjustsFontForContentSizeCategory = true

    XCTAssertEqual(label.font.pointSize, 20)
    label.environment.traits.preferredContentSizeCategory = .extraExtraExtraLarge
    XCTAssertGreaterThan(label.font.pointSize, 20)
  }

  func testTextMeasurer() {
    let (window, label) = (Window(), Label())
    window.addSubview(label)
    label.text = "Label"
    window.environment = Environment(textMeasurer: FixedPitch())

    XCTAssertEqual(label.intrinsicContentSize.width, 42.5)
  }

  func testBezierPath() {
    var path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 30))
    path.close()

    XCTAssertEqual(path.elements.count, 4)
  }

  // MARK: Accessibility

  func testAccessibilityElement() {
    let chart = View()
    let bar = AccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "March"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 10, width: 12, height: 80)
    chart.accessibilityElements = [bar]

    XCTAssertEqual(chart.accessibilityElementCount(), 1)
    XCTAssertEqual(bar.accessibilityFrame.minX, 40)
  }

  func testAccessibilityCustomAction() throws {
    let (row, store, item) = (View(), self.store, "a")
    row.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Delete") { _ in
        store.delete(item)
        return true
      }
    ]

    let action = try XCTUnwrap(row.accessibilityCustomActions?.first)
    XCTAssertEqual(action.actionHandler?(action), true)
    XCTAssertEqual(store.items, ["b"])
  }

  func testAccessibilityTraits() {
    let title = Label()
    title.accessibilityTraits.insert(.header)
    print(title.accessibilityTraits)  // [staticText, header]

    XCTAssertEqual(output.lines, ["[staticText, header]"])
  }
}
