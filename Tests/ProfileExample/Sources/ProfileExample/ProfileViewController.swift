import Foundation
import ViewKit

/// Shows a profile and tells when the person has finished reading it.
public final class ProfileViewController: BaseViewController<ProfileView> {
  /// Is called when the person has finished reading.
  public var onFinished: (() -> Void)?

  private let profile: Profile

  /// Creates a controller for a profile.
  public init(profile: Profile) {
    self.profile = profile
    super.init()
  }

  /// Creates a controller from an archive, for an empty profile.
  public required init?(coder: NSCoder) {
    profile = Profile(name: "", portraitName: "")
    super.init(coder: coder)
  }

  public override func setupView() {
    underlyingView.titleLabel.text = profile.name
    underlyingView.finishedButton.addAction(
      Action { [weak self] _ in self?.onFinished?() },
      for: .touchUpInside
    )
  }

  public override func setupAccessibility() {
    underlyingView.imageView.accessibilityLabel = "Portrait of \(profile.name)"
  }
}
