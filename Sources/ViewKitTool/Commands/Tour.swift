import Foundation
import ViewKit

/// A screen shown in a window, as a short demonstration of the library.
enum Tour {
  /// Creates an empty window.
  static func makeWindow() -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    return window
  }

  /// Shows the profile screen in a window.
  static func show(in window: Window) {
    window.rootViewController = ProfileViewController()
    window.makeKeyAndVisible()
    window.flush()
  }

  static var text: String {
    let window = makeWindow()
    let events = LifecycleRecorder.record { show(in: window) }
    let steps = events.filter { $0.typeName.hasPrefix("Profile") }
    return """
      A profile screen was shown in a window. What happened to its controller and its view:

      \(steps.map { "  \($0)" }.joined(separator: "\n"))

      The tree, with the frames that its constraints and its stack give it:

      \(window.recursiveDescription)

      The constraints that the view holds:

      \(constraints(in: window))

      A badge that must be 200 wide and end 8 before both edges of a card of 120 can't be both. Layout
      goes on without one constraint; the conflict is a value, and this is its text:

      \(conflict)
      """
  }

  private static func constraints(in window: Window) -> String {
    let view = window.rootViewController?.view
    return (view?.constraints ?? []).map { "  \($0)" }.joined(separator: "\n")
  }

  private static var conflict: String {
    let (card, badge) = (View(frame: CGRect(x: 0, y: 0, width: 120, height: 40)), Label())
    badge.text = "New"
    badge.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(badge)
    LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      badge.widthAnchor.constraint(equalToConstant: 200),
    ])
    var conflicts: [LayoutConflict] = []
    card.layoutConflictObserver = { conflicts.append($0) }
    card.layoutIfNeeded()
    return conflicts.map { "\($0)" }.joined(separator: "\n")
  }
}

/// A profile view with an image, a name and a button in a column inside the safe area.
final class ProfileView: BaseView {
  let portrait = ImageView()
  let name = Label()
  let button = Button(type: .system)
  private let column = StackView()

  override func setup() {
    backgroundColor = .systemBackground
    button.setTitle("Finished", for: .normal)
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 12
    for view in [portrait, name, button] {
      column.addArrangedSubview(view)
    }
    addSubview(column)
  }

  override func setupConstraints() {
    let area = safeAreaLayoutGuide
    column.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      portrait.widthAnchor.constraint(equalToConstant: 96),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
    ])
  }

  override func setupAccessibility() {
    button.accessibilityIdentifier = "profile.finished"
    button.accessibilityHint = "Closes the profile"
  }
}

/// A view controller that fills in the profile's name.
final class ProfileViewController: BaseViewController<ProfileView> {
  override func setupView() {
    underlyingView.name.text = "Ada Lovelace"
  }
}
