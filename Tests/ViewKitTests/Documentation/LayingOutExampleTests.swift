import Foundation
import ViewKit
import XCTest

/// The examples of the article on layout, as they stand there, and what they say comes of them.
final class LayingOutExampleTests: XCTestCase {
  private var printed: [String] = []

  private func print(_ items: Any...) {
    printed.append(items.map { "\($0)" }.joined(separator: " "))
  }

  func testConstraintsGiveFrames() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let title = Label()
    title.text = "Ada Lovelace"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
    ])
    card.layoutIfNeeded()
    print(title)

    XCTAssertEqual(
      printed,
      [
        "<Label; frame = (8 12; 101.5 20.5); text = 'Ada Lovelace'; userInteractionEnabled = NO; layer = <CALayer>>"
      ]
    )
  }

  func testVisualFormat() throws {
    let row = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (name, age) = (View(), View())
    for view in [name, age] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    let format = try VisualFormat("|-[name]-[age(60)]-|")
    LayoutConstraint.activate(try format.constraints(views: ["name": name, "age": age]))
    row.layoutIfNeeded()
    print(name.frame.width)  // 236.0

    XCTAssertEqual(
      printed,
      ["236.0"]
    )
  }

  func testStackView() {
    let (first, second, third) = (View(), View(), View())
    let stack = StackView(arrangedSubviews: [first, second, third])
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    print(first.frame.width)  // 100.0
    second.isHidden = true
    stack.layoutIfNeeded()
    print(first.frame.width)  // 155.0

    XCTAssertEqual(
      printed,
      [
        "100.0",
        "155.0",
      ]
    )
  }

  func testScrollView() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let page = View()
    page.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(page)
    let (content, visible) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    LayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.widthAnchor.constraint(equalTo: visible.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 1200),
    ])
    scroll.layoutIfNeeded()
    print(scroll.contentSize.height)  // 1200.0

    XCTAssertEqual(
      printed,
      ["1200.0"]
    )
  }

  func testKeyboard() {
    let window = Window()
    window.safeAreaInsets.bottom = 34
    let screen = ViewController()
    let form = View()
    form.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(form)
    LayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: screen.view.topAnchor),
      form.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
    ])
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    print(form.frame.height)  // 810.0
    window.keyboardHeight = 336
    window.layoutIfNeeded()
    print(form.frame.height)  // 508.0

    XCTAssertEqual(
      printed,
      [
        "810.0",
        "508.0",
      ]
    )
  }

  func testConflictAndAmbiguity() {
    var conflicts: [LayoutConflict] = []
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.layoutConflictObserver = { conflicts.append($0) }
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    LayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    print(conflicts[0].broken === wide, box.frame.width)  // true 100.0
    narrow.isActive = false
    root.layoutIfNeeded()
    print(root.layoutConflicts.count, box.frame.width)  // 0 200.0
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    print(root.layoutAmbiguities)  // [View:0 is ambiguous in left]

    XCTAssertEqual(
      printed,
      [
        "true 100.0",
        "0 200.0",
        "[View:0 is ambiguous in left]",
      ]
    )
  }

  func testFittingSize() {
    let note = Label()
    note.text = "A text that is longer than its line"
    note.numberOfLines = 0
    let column = StackView(arrangedSubviews: [note])
    column.axis = .vertical
    let size = column.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    print(size.width, size.height)  // 150.0 41.0

    XCTAssertEqual(
      printed,
      ["150.0 41.0"]
    )
  }
}
