import Foundation
import ViewKit

/// A screen that comes to life in a window: what the library does, in one command.
enum Tour {
  static var text: String {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let events = LifecycleRecorder.record {
      window.rootViewController = ProfileViewController()
      window.makeKeyAndVisible()
      window.flush()
    }
    let steps = events.filter { $0.typeName.hasPrefix("Profile") }
    return """
      A profile screen was shown in a window. What happened to its controller and its view:

      \(steps.map { "  \($0)" }.joined(separator: "\n"))

      The tree:

      \(window.recursiveDescription)

      The constraints that the view holds:

      \(constraints(in: window))
      """
  }

  private static func constraints(in window: Window) -> String {
    let view = window.rootViewController?.view
    return (view?.constraints ?? []).map { "  \($0)" }.joined(separator: "\n")
  }
}

/// A portrait above a name above a button.
final class ProfileView: BaseView {
  let portrait = ImageView()
  let name = Label()
  let button = Button(type: .system)

  override func setup() {
    backgroundColor = .systemBackground
    name.textAlignment = .center
    button.setTitle("Finished", for: .normal)
    for view in [portrait, name, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  override func setupConstraints() {
    let area = safeAreaLayoutGuide
    LayoutConstraint.activate([
      portrait.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      portrait.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      portrait.widthAnchor.constraint(equalToConstant: 96),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
      name.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 12),
      name.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
      button.centerXAnchor.constraint(equalTo: area.centerXAnchor),
    ])
  }

  override func setupAccessibility() {
    button.accessibilityIdentifier = "profile.finished"
    button.accessibilityHint = "Closes the profile"
  }
}

/// Fills the profile's name in.
final class ProfileViewController: BaseViewController<ProfileView> {
  override func setupView() {
    underlyingView.name.text = "Ada Lovelace"
  }
}
