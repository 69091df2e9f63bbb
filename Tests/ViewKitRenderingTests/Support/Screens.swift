import Foundation
import ViewKit
import ViewKitRendering

/// The screens that tests draw.
enum Screens {
  /// A form in stacks: a heading with a picture, rows, controls, and a button at the bottom.
  static func order(direction: TraitEnvironmentLayoutDirection = .leftToRight) -> View {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.environment = Environment(traits: TraitCollection(layoutDirection: direction))
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.isHidden = false
    let column = orderColumn()
    window.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let area = window.safeAreaLayoutGuide
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
    ])
    window.layoutIfNeeded()
    return window
  }

  private static func orderColumn() -> StackView {
    let note = Label()
    note.text = "Beans from two farms in the hills, roasted on Tuesday and ground as you like them."
    note.numberOfLines = 0
    note.font = .systemFont(ofSize: 15)
    note.textColor = .secondaryLabel
    let grind = SegmentedControl(items: ["Whole", "Filter", "Espresso"])
    grind.selectedSegmentIndex = 1
    let name = TextField()
    name.borderStyle = .roundedRect
    name.placeholder = "Name on the bag"
    let roast = Slider()
    roast.value = 0.6
    let spacer = View()
    let column = StackView(arrangedSubviews: [
      heading(), note, grind, name, row("Roast", roast), row("Gift wrap", giftSwitch()), spacer,
      buyButton(),
    ])
    column.axis = .vertical
    column.spacing = 14
    return column
  }

  private static func heading() -> View {
    let picture = ImageView(image: Image(size: CGSize(width: 72, height: 72), name: "beans"))
    picture.setContentHuggingPriority(.required, for: .horizontal)
    let title = Label()
    title.text = "House blend"
    title.font = .boldSystemFont(ofSize: 22)
    let price = Label()
    price.text = "12.50 € for 250 g"
    let texts = StackView(arrangedSubviews: [title, price])
    texts.axis = .vertical
    texts.spacing = 4
    let heading = StackView(arrangedSubviews: [picture, texts])
    heading.spacing = 12
    heading.alignment = .center
    return heading
  }

  private static func row(_ text: String, _ control: View) -> View {
    let label = Label()
    label.text = text
    let row = StackView(arrangedSubviews: [label, control])
    row.spacing = 12
    row.alignment = .center
    return row
  }

  private static func giftSwitch() -> Switch {
    let control = Switch()
    control.isOn = true
    return control
  }

  private static func buyButton() -> Button {
    let button = Button(type: .system)
    button.setTitle("Add to basket", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 12
    button.accessibilityIdentifier = "buy"
    button.heightAnchor.constraint(equalToConstant: 48).isActive = true
    return button
  }

  /// A card whose badge can't be as wide as it must, and a note that may lie anywhere along x.
  static func conflict() -> View {
    let card = View(frame: CGRect(x: 0, y: 0, width: 280, height: 150))
    card.layoutConflictObserver = { _ in }
    let (badge, note) = (Label(), Label())
    badge.text = "New"
    badge.backgroundColor = .systemYellow
    note.text = "Floating note"
    for label in [badge, note] {
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
    }
    LayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
      badge.heightAnchor.constraint(equalToConstant: 36),
      badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      badge.widthAnchor.constraint(equalToConstant: 320),
      note.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 28),
    ])
    card.layoutIfNeeded()
    return card
  }
}

extension Screens {
  /// The picture of the documentation: the form as it is, with its constraints, and as it is read.
  static var picture: String {
    var sheet = SVGSheet()
    sheet.add(order(), caption: "views and text")
    sheet.add(order(), caption: "layout", layers: [.views, .text, .layout])
    sheet.add(
      order(direction: .rightToLeft),
      caption: "accessibility",
      layers: [.views, .text, .accessibility]
    )
    return sheet.svg
  }
}
