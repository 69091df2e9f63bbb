import ViewKit

/// The view of ustwo's BaseView example, in Swift 5 mode: a label on a red ground.
open class GreetingView: BaseView {
  /// Says the greeting.
  public let label = Label()

  open override func setup() {
    backgroundColor = .red
    label.text = "Some text"
    addSubview(label)
  }

  open override func setupConstraints() {
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: leftAnchor),
      label.rightAnchor.constraint(equalTo: rightAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}

/// Its controller.
open class GreetingViewController: BaseViewController<GreetingView> {
  /// How often the controller has been set up.
  public var setupCount = 0

  open override func setupView() {
    setupCount += 1
  }
}
