import ViewKit

/// A portrait above a name above a button, within the safe area.
public final class ProfileView: BaseView {
  /// Shows the portrait.
  public let imageView = ImageView()
  /// Shows the name.
  public let titleLabel = Label()
  /// Ends the reading.
  public let finishedButton = Button(type: .system)

  public override func setup() {
    backgroundColor = .systemBackground
    titleLabel.textAlignment = .center
    finishedButton.setTitle("Finished", for: .normal)
    for view in [imageView, titleLabel, finishedButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  public override func setupConstraints() {
    let area = safeAreaLayoutGuide
    LayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      imageView.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      imageView.widthAnchor.constraint(equalToConstant: 96),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      finishedButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
      finishedButton.centerXAnchor.constraint(equalTo: area.centerXAnchor),
    ])
  }

  public override func setupAccessibility() {
    imageView.isAccessibilityElement = true
    titleLabel.accessibilityIdentifier = "profile.title"
    finishedButton.accessibilityIdentifier = "profile.finished"
    finishedButton.accessibilityHint = "Closes the profile"
  }
}
