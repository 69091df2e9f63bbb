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

/// The same view with the label's mask left on, as the example stood at first: that contradicts the
/// constraints.
open class ContradictoryGreetingView: GreetingView {
  open override func setupConstraints() {
    super.setupConstraints()
    label.translatesAutoresizingMaskIntoConstraints = true
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
