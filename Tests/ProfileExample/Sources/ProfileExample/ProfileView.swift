import ViewKit

/// A portrait above a name above a button, in a column within the safe area.
public final class ProfileView: BaseView {
  /// Shows the portrait.
  public let imageView = ImageView()
  /// Shows the name.
  public let titleLabel = Label()
  /// Ends the reading.
  public let finishedButton = Button(type: .system)

  private let stackView = StackView()

  public override func setup() {
    backgroundColor = .systemBackground
    titleLabel.numberOfLines = 0
    titleLabel.textAlignment = .center
    finishedButton.setTitle("Finished", for: .normal)
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.spacing = 12
    for view in [imageView, titleLabel, finishedButton] {
      stackView.addArrangedSubview(view)
    }
    addSubview(stackView)
  }

  public override func setupConstraints() {
    let area = safeAreaLayoutGuide
    stackView.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
      imageView.widthAnchor.constraint(equalToConstant: 96),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
    ])
  }

  public override func setupAccessibility() {
    imageView.isAccessibilityElement = true
    titleLabel.accessibilityIdentifier = "profile.title"
    finishedButton.accessibilityIdentifier = "profile.finished"
    finishedButton.accessibilityHint = "Closes the profile"
  }
}
