import Foundation
import ViewKit

/// Screens with classes of an app's own, as a reader of saved trees does not have them.
enum SavedScreen: String, CaseIterable {
  case stack, rightToLeft, table, controls, answers, bars, presented

  /// Shows the screen in a window, which has to be kept.
  func show() -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.layoutConflictObserver = { _ in }
    if self == .rightToLeft {
      var traits = TraitCollection(layoutDirection: .rightToLeft)
      traits.preferredContentSizeCategory = .extraExtraLarge
      window.environment = Environment(traits: traits, controlGeneration: .iOS26)
      window.environment.accessibilityWords.button = "Taste."
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.flush()
    if self == .presented {
      window.rootViewController?.present(HostController(AnswersScreen()), animated: false)
      window.flush()
    }
    return window
  }

  private var controller: ViewController {
    switch self {
    case .stack, .rightToLeft, .presented: HostController(StackScreen())
    case .table: HostController(TableScreen())
    case .controls: HostController(ControlsScreen())
    case .answers: HostController(AnswersScreen())
    case .bars:
      {
        let tabs = TabBarController()
        let inner = HostController(StackScreen())
        inner.title = "Trains"
        inner.tabBarItem = TabBarItem(title: "Trains", image: nil, tag: 0)
        let other = ViewController()
        other.tabBarItem = TabBarItem(title: "Places", image: Image(systemName: "map"), tag: 1)
        tabs.viewControllers = [NavigationController(rootViewController: inner), other]
        return tabs
      }()
    }
  }
}

private final class HostController: ViewController {
  private let screen: View

  init(_ screen: View) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = screen }
}

/// A column in the safe area, with a gap that its class decides, a conflict and an open place.
final class StackScreen: BaseView {
  let column = StackView()
  let badge = PillView()
  let loose = View()

  override func setup() {
    backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 12
    column.distribution = .equalSpacing
    let title = Label()
    title.text = "Night train to Vienna"
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.accessibilityTraits.insert(.header)
    let picture = ImageView(image: Image(size: CGSize(width: 60, height: 40), name: "train"))
    picture.contentMode = .scaleAspectFit
    let button = Button(type: .system)
    button.setTitle("Book", for: .normal)
    button.titleLabel?.textColor = .systemRed
    button.accessibilityIdentifier = "book"
    for view in [title, picture, badge, button] { column.addArrangedSubview(view) }
    column.setCustomSpacing(30, after: picture)
    addSubview(column)
    loose.backgroundColor = Color.systemTeal.withAlphaComponent(0.5)
    loose.transform = CGAffineTransform(rotationAngle: 0.2)
    addSubview(loose)
  }

  override func setupConstraints() {
    let guide = LayoutGuide()
    guide.identifier = "margin"
    addLayoutGuide(guide)
    for view in [column, loose] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
      guide.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 4),
      column.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      column.heightAnchor.constraint(equalToConstant: 300),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.widthAnchor.constraint(equalToConstant: 50),
      loose.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 10),
      loose.heightAnchor.constraint(equalToConstant: 40),
      loose.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
  }
}

/// A view whose size and places only its class knows.
final class PillView: View {
  private let dot = View(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
    backgroundColor = Color(light: .systemYellow, dark: .systemIndigo)
    layer.cornerRadius = 6
    layer.borderWidth = 2
    layer.borderColor = .systemRed
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 45, height: 33) }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame.origin = CGPoint(x: bounds.midX - 4, y: bounds.midY - 4)
  }
}

/// A table with cells, a header and rows that were chosen.
final class TableScreen: TableView, TableViewDataSource {
  init() {
    super.init(frame: .zero, style: .grouped)
    dataSource = self
    let header = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    header.text = "Departures"
    tableHeaderView = header
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TrainCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Train \(indexPath.row)"
    cell.detailTextLabel?.text = "On time"
    cell.imageView?.image = Image(systemName: "train")
    cell.accessoryType = indexPath.row == 0 ? .detailDisclosureButton : .checkmark
    cell.isSelected = indexPath.row == 1
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Today"
  }
}

final class TrainCell: TableViewCell {
  override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { [AccessibilityCustomAction(name: "Save", actionHandler: nil)] }
    set {}
  }
}

/// Every control, some of them as subclasses.
final class ControlsScreen: ScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: 390, height: 1_400)
    contentOffset = CGPoint(x: 0, y: 20)
    var y: CGFloat = 30
    for view in Self.controls {
      view.frame = CGRect(x: 20, y: y, width: 300, height: 44)
      view.sizeToFit()
      view.frame.size.width = max(view.frame.width, 60)
      view.frame.size.height = max(view.frame.height, 30)
      y = view.frame.maxY + 12
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static var controls: [View] {
    let on = Switch()
    on.isOn = true
    on.onTintColor = .systemPurple
    let slider = VolumeSlider()
    slider.value = 0.7
    let stepper = Stepper()
    stepper.value = 3
    let month = Image(systemName: "calendar", size: CGSize(width: 20, height: 20))
    let segments = SegmentedControl(items: ["Day", "Week", month])
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 0)
    let progress = ProgressView()
    progress.progress = 0.4
    let pages = PageControl()
    pages.numberOfPages = 4
    pages.currentPage = 2
    let wheel = ActivityIndicatorView()
    wheel.startAnimating()
    let button = Button(type: .custom)
    button.setTitle("Send", for: .normal)
    button.setImage(Image(systemName: "paperplane"), for: .normal)
    button.isEnabled = false
    return [on, slider, stepper, segments, progress, pages, wheel, button] + texts + containers
  }

  private static var texts: [View] {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.leftView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    let secret = TextField()
    secret.text = "open sesame"
    secret.isSecureTextEntry = true
    let text = TextView()
    text.text = "Two lines\nof text"
    let search = SearchBar()
    search.placeholder = "Search"
    return [field, secret, text, search]
  }

  private static var containers: [View] {
    let picker = PickerView()
    let date = DatePicker()
    date.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let effect = VisualEffectView(effect: BlurEffect(style: .dark))
    let inner = Label(frame: CGRect(x: 4, y: 4, width: 80, height: 20))
    inner.text = "Over all"
    effect.contentView.addSubview(inner)
    let refresh = RefreshControl()
    let hidden = Label()
    hidden.text = "Hidden"
    hidden.isHidden = true
    return [picker, date, effect, refresh, hidden]
  }
}

final class VolumeSlider: Slider {
  override var accessibilityValue: String? {
    get { "Loud" }
    set {}
  }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 5, y: bounds.midY - 3, width: bounds.width - 10, height: 6)
  }
}

/// Classes that answer otherwise than ViewKit's.
final class AnswersScreen: View {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let views: [View] = [
      InsetLabel(), QuietLabel(), LargeTouchButton(), RoundTouchButton(), TalkingView(),
      FreshElements(), ListView(), Timetable(), GradientView(),
    ]
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: CGFloat(60 + index * 70), width: 200, height: 30)
      (view as? Label)?.text = "Platform \(index)"
      addSubview(view)
    }
    let above = Label(frame: CGRect(x: 20, y: 640, width: 200, height: 30))
    above.text = "On the gradient"
    views.last?.frame = above.frame
    addSubview(above)
  }

  required init?(coder: NSCoder) { nil }
}

final class InsetLabel: Label {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(
      forBounds: bounds.inset(by: EdgeInsets(top: 2, left: 30, bottom: 2, right: 30)),
      limitedToNumberOfLines: lines
    )
  }

  override var description: String { "<InsetLabel of platform>" }
}

final class QuietLabel: Label {
  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

final class LargeTouchButton: Button {
  override func point(inside point: CGPoint, with event: ViewKit.Event?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

final class RoundTouchButton: Button {
  override func point(inside point: CGPoint, with event: ViewKit.Event?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < 22
  }
}

final class TalkingView: View {
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityTraits: AccessibilityTraits {
    get { [.button, .selected] }
    set {}
  }

  override var accessibilityLabel: String? {
    get { "Speaks\n\"for itself\" \u{1F682}" }
    set {}
  }

  override var accessibilityActivationPoint: CGPoint {
    get { CGPoint(x: 25, y: 345) }
    set {}
  }

  override var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { [AccessibilityCustomContent(label: "Gate", value: "4", importance: .high)] }
    set {}
  }

  override var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get {
      let places = superview?.subviews.prefix(2) ?? []
      return [
        AccessibilityCustomRotor(name: "Platforms") { predicate in
          let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
          let step = predicate.searchDirection == .next ? 1 : -1
          let next = current.map { $0 + step } ?? 0
          return places.indices.contains(next)
            ? AccessibilityCustomRotorItemResult(targetElement: places[next]) : nil
        }
      ]
    }
    set {}
  }
}

/// A list of an element and of a label.
final class ListView: View {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let front = AccessibilityElement(accessibilityContainer: self)
    front.accessibilityLabel = "Front"
    front.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 20)
    let back = Label(frame: CGRect(x: 60, y: 0, width: 50, height: 20))
    back.text = "Back"
    addSubview(back)
    accessibilityContainerType = .list
    accessibilityElements = [front, back]
  }

  required init?(coder: NSCoder) { nil }
}

/// A list whose elements are made anew each time they are asked for.
final class FreshElements: View {
  override var accessibilityContainerType: AccessibilityContainerType {
    get { .list }
    set {}
  }

  override var accessibilityElements: [Any]? {
    get {
      ["Left", "Right"].enumerated().map { index, name in
        let element = AccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = name
        element.accessibilityFrameInContainerSpace = CGRect(
          x: CGFloat(index) * 100,
          y: 0,
          width: 90,
          height: 30
        )
        return element
      }
    }
    set {}
  }
}

/// A table of two columns: one with a header, and one whose cells leave their column open.
final class Timetable: View, AccessibilityContainerDataTable {
  private lazy var cells: [TimeCell] = (0..<6).map { TimeCell(self, row: $0 / 2, column: $0 % 2) }

  override var accessibilityContainerType: AccessibilityContainerType {
    get { .dataTable }
    set {}
  }

  override var accessibilityElements: [Any]? {
    get { cells }
    set {}
  }

  func accessibilityRowCount() -> Int { 3 }
  func accessibilityColumnCount() -> Int { 2 }

  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any AccessibilityContainerDataTableCell)? {
    cells[row * 2 + column]
  }

  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any AccessibilityContainerDataTableCell]? { column == 0 ? [cells[0]] : nil }
}

final class TimeCell: AccessibilityElement, AccessibilityContainerDataTableCell {
  private let (row, column): (Int, Int)

  init(_ table: Timetable, row: Int, column: Int) {
    (self.row, self.column) = (row, column)
    super.init(accessibilityContainer: table)
    accessibilityLabel = "Cell \(row) \(column)"
    accessibilityFrameInContainerSpace = CGRect(
      x: CGFloat(column) * 50,
      y: CGFloat(row) * 10,
      width: 50,
      height: 10
    )
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
  func accessibilityColumnRange() -> NSRange {
    NSRange(location: column == 1 ? NSNotFound : column, length: 1)
  }
}

final class GradientLayer: Layer {}

final class GradientView: View {
  override class var layerClass: AnyClass { GradientLayer.self }
}
