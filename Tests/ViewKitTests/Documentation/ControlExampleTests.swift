import Foundation
import ViewKit
import XCTest

/// The examples of the documentation of controls and of layout, as they stand there, and what
/// comes of them.
final class ControlExampleTests: XCTestCase {
  /// What an example prints.
  private final class Output {
    var lines: [String] = []

    func write(_ items: [Any]) {
      lines.append(items.map { "\($0)" }.joined(separator: " "))
    }
  }

  private let output = Output()

  private func print(_ items: Any...) { output.write(items) }

  // MARK: Controls

  func testSwitch() {
    let output = self.output
    func print(_ item: Any) { output.write([item]) }
    let wifi = Switch()
    wifi.addAction(Action { _ in print(wifi.isOn) }, for: .valueChanged)
    wifi.isOn = true  // sends nothing
    _ = wifi.accessibilityActivate()  // what a person does: prints "false"

    XCTAssertEqual(output.lines, ["false"])
  }

  func testSlider() {
    let volume = Slider()
    volume.maximumValue = 10
    volume.value = 12
    print(volume.value)  // 10.0

    XCTAssertEqual(output.lines, ["10.0"])
  }

  func testStepper() {
    let copies = Stepper()
    copies.value = 3
    print(copies.value, copies.frame.width)  // 3.0 94.0

    XCTAssertEqual(output.lines, ["3.0 94.0"])
  }

  func testSegmentedControl() {
    let output = self.output
    func print(_ item: Any) { output.write([item]) }
    let map = SegmentedControl(items: ["Map", "Satellite"])
    map.selectedSegmentIndex = 1  // sends nothing
    map.addAction(Action { _ in print(map.selectedSegmentIndex) }, for: .valueChanged)
    map.sendActions(for: .valueChanged)  // prints 1

    XCTAssertEqual(output.lines, ["1"])
  }

  func testPageControl() {
    let pages = PageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    print(pages.accessibilityValue ?? "")  // page 2 of 3

    XCTAssertEqual(output.lines, ["page 2 of 3"])
  }

  func testProgressView() {
    let bar = ProgressView(progressViewStyle: .default)
    bar.progress = 0.5
    print(bar.accessibilityValue ?? "")  // 50%

    XCTAssertEqual(output.lines, ["50%"])
  }

  func testActivityIndicatorView() {
    let wheel = ActivityIndicatorView(style: .medium)
    print(wheel.frame.width, wheel.isHidden)  // 20.0 true
    wheel.startAnimating()
    print(wheel.isHidden)  // false

    XCTAssertEqual(output.lines, ["20.0 true", "false"])
  }

  func testTextField() {
    let output = self.output
    func print(_ item: Any) { output.write([item]) }
    let name = TextField()
    name.placeholder = "Name"
    name.addAction(Action { _ in print(name.text ?? "") }, for: .editingChanged)
    name.text = "A"  // sends nothing
    name.insertText("da")  // prints "Ada"

    XCTAssertEqual(output.lines, ["Ada"])
  }

  func testTextView() {
    let note = TextView()
    note.font = .systemFont(ofSize: 17)
    note.isScrollEnabled = false
    note.text = "One\nTwo"
    print(note.intrinsicContentSize.height)  // 57.0

    XCTAssertEqual(output.lines, ["57.0"])
  }

  func testTextContainer() {
    let textView = TextView()
    textView.isScrollEnabled = false
    textView.text = "Label"
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0  // the text begins at the edge

    let label = Label()
    label.font = .systemFont(ofSize: 12)
    label.text = "Label"
    XCTAssertEqual(textView.intrinsicContentSize, label.intrinsicContentSize)
  }

  func testBarButtonItem() {
    let output = self.output
    func print(_ item: Any) { output.write([item]) }
    let save = BarButtonItem(systemItem: .save, primaryAction: Action { _ in print("saved") })
    _ = save.accessibilityActivate()  // what a person's tap does: prints "saved"

    XCTAssertEqual(output.lines, ["saved"])
  }

  func testNavigationItem() {
    let item = NavigationItem(title: "Profile")
    item.rightBarButtonItem = BarButtonItem(systemItem: .edit)

    XCTAssertEqual(item.rightBarButtonItem?.accessibilityLabel, "Edit")
  }

  func testNavigationBar() {
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.pushItem(NavigationItem(title: "Inbox"), animated: false)
    bar.pushItem(NavigationItem(title: "Message"), animated: false)
    print(bar.topItem?.title ?? "", bar.backItem?.title ?? "")  // Message Inbox

    XCTAssertEqual(output.lines, ["Message Inbox"])
  }

  func testToolbar() {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [.init(systemItem: .trash), .flexibleSpace(), .init(systemItem: .add)]
    toolbar.layoutIfNeeded()
    print(toolbar.subviews.count)  // 2

    XCTAssertEqual(output.lines, ["2"])
  }

  func testTabBar() {
    let tabs = TabBar()
    tabs.items = [
      TabBarItem(title: "Home", image: nil, tag: 0),
      TabBarItem(tabBarSystemItem: .search, tag: 1),
    ]
    tabs.selectedItem = tabs.items?.first
    print(tabs.intrinsicContentSize.height)  // 49.0

    XCTAssertEqual(output.lines, ["49.0"])
  }

  func testSearchBar() {
    let bar = SearchBar()
    bar.placeholder = "Search"
    bar.searchTextField.insertText("cat")  // what a person does: tells the delegate
    print(bar.text ?? "", bar.intrinsicContentSize.height)  // cat 56.0

    XCTAssertEqual(output.lines, ["cat 56.0"])
  }

  func testVisualEffectView() {
    let glass = VisualEffectView(effect: BlurEffect(style: .regular))
    glass.contentView.addSubview(Label())

    XCTAssertEqual(glass.subviews, [glass.contentView])
  }

  func testRefreshControl() {
    let output = self.output
    func print(_ item: Any) { output.write([item]) }
    let control = RefreshControl()
    control.addAction(Action { _ in print(control.isRefreshing) }, for: .valueChanged)
    _ = control.accessibilityActivate()  // what a person does: prints "true"
    control.endRefreshing()

    XCTAssertEqual(output.lines, ["true"])
    XCTAssertFalse(control.isRefreshing)
  }

  func testDatePicker() {
    let picker = DatePicker()
    picker.maximumDate = Date(timeIntervalSince1970: 0)
    picker.date = Date(timeIntervalSince1970: 60)
    print(picker.date.timeIntervalSince1970, picker.frame.height)  // 0.0 216.0

    XCTAssertEqual(output.lines, ["0.0 216.0"])
  }

  func testPickerView() {
    final class Sizes: PickerViewDataSource {
      func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }
    let (picker, sizes) = (PickerView(), Sizes())
    picker.dataSource = sizes
    let wheel = picker.accessibilityElement(at: 0) as? AccessibilityElement
    wheel?.accessibilityIncrement()  // what a person does: tells the delegate
    print(picker.selectedRow(inComponent: 0))  // 1

    XCTAssertEqual(output.lines, ["1"])
  }

  func testTableViewCell() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: "person")
    cell.textLabel?.text = "Ada"
    cell.detailTextLabel?.text = "Mathematician"
    cell.accessoryType = .disclosureIndicator

    XCTAssertEqual(cell.contentView.subviews, [cell.textLabel, cell.detailTextLabel])
  }

  func testTableView() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "person")
    let cell = table.dequeueReusableCell(withIdentifier: "person")
    print(cell?.reuseIdentifier ?? "")  // person

    XCTAssertEqual(output.lines, ["person"])
    table.register(TableViewCell.init(style:reuseIdentifier:), forCellReuseIdentifier: "person")
    XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "person"))
  }

  func testStyleInitializable() {
    final class PersonCell: TableViewCell, StyleInitializable {}

    let table = TableView()
    table.register(PersonCell.self, forCellReuseIdentifier: "person")
    XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "person") is PersonCell)
  }

  func testCollectionViewCell() {
    let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    cell.contentView.addSubview(ImageView())

    XCTAssertEqual(cell.subviews, [cell.contentView])
  }

  func testCollectionView() {
    let collection = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0])
    print(cell.reuseIdentifier ?? "", cell.frame.width)  // photo 50.0

    XCTAssertEqual(output.lines, ["photo 50.0"])
  }

  func testNavigationController() {
    let (inbox, message, window) = (ViewController(), ViewController(), Window())
    let navigation = NavigationController(rootViewController: inbox)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(message, animated: true)
    window.flush()

    XCTAssertEqual(message.view.superview, navigation.view)
  }

  func testTabBarController() {
    let (home, search) = (ViewController(), ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [home, search]
    tabs.selectedIndex = 1
    print(home.isViewLoaded)  // false

    XCTAssertEqual(output.lines, ["false"])
  }

  func testGestureRecognizer() {
    final class Screen {
      var isClosed = false
      func close() { isClosed = true }
    }
    let (view, screen) = (View(), Screen())
    let tap = TapGestureRecognizer(target: screen, action: Screen.close)
    view.addGestureRecognizer(tap)
    tap.recognize()  // calls close() before it returns

    XCTAssertTrue(screen.isClosed)
  }

  func testPanGestureRecognizer() {
    let (view, pan) = (View(), PanGestureRecognizer())
    view.addGestureRecognizer(pan)
    pan.setTranslation(CGPoint(x: 30, y: 0), in: view)  // where the fingers have come
    pan.recognize(.changed)

    XCTAssertEqual(pan.translation(in: view).x, 30)
    XCTAssertEqual(pan.state, .changed)
  }

  func testCollectionViewController() {
    let photos = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    print(photos.collectionView.bounds.width)  // 390.0

    XCTAssertEqual(output.lines, ["390.0"])
  }

  func testControlGeneration() {
    let view = Switch()
    print(view.intrinsicContentSize.width)  // 49.0
    view.environment = Environment(controlGeneration: .iOS26)
    print(view.intrinsicContentSize.width)  // 61.0

    XCTAssertEqual(output.lines, ["49.0", "61.0"])
  }

  // MARK: Stack and scroll views

  func testStackView() {
    let (name, mail) = (Label(), Label())
    name.text = "Ada"
    mail.text = "ada@example.org"
    let column = StackView(arrangedSubviews: [name, mail])
    column.axis = .vertical
    column.spacing = 8
    print(column.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height)  // 49.0

    XCTAssertEqual(output.lines, ["49.0"])
  }

  func testScrollView() {
    let page = View()
    page.translatesAutoresizingMaskIntoConstraints = false
    page.heightAnchor.constraint(equalToConstant: 1200).isActive = true
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.addSubview(page)
    page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor).isActive = true
    page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true

    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize.height, 1200)
  }

  // MARK: Layout

  func testFormatOptions() {
    let options: LayoutConstraint.FormatOptions = [.alignAllCenterY, .directionLeftToRight]

    let (row, icon, name) = (View(), View(), View())
    for view in [icon, name] { row.addSubview(view) }
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "[icon]-[name]",
      options: options,
      metrics: nil,
      views: ["icon": icon, "name": name]
    )
    XCTAssertEqual(constraints.map(\.firstAttribute), [.left, .centerY])
  }

  func testLayoutAmbiguity() {
    let (root, child) = (View(), View())
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 20),
      child.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    for ambiguity in root.layoutAmbiguities {
      print(ambiguity)  // View:0 is ambiguous in left and width
    }

    XCTAssertEqual(output.lines, ["View:0 is ambiguous in left and width"])
  }
}
