public import Foundation

/// A wheel that turns while something goes on.
///
/// ```swift
/// let wheel = ActivityIndicatorView(style: .medium)
/// print(wheel.frame.width, wheel.isHidden)  // 20.0 true
/// wheel.startAnimating()
/// print(wheel.isHidden)  // false
/// ```
open class ActivityIndicatorView: View {
  /// How large the wheel is.
  public enum Style: Int, Hashable, Codable, Sendable {
    /// Large and white; the name before iOS 13.
    case whiteLarge = 0
    /// Medium and white; the name before iOS 13.
    case white = 1
    /// Medium and grey; the name before iOS 13.
    case gray = 2
    /// Of the size that stands in a line of text.
    case medium = 100
    /// Of the size that stands alone.
    case large = 101
  }

  // MARK: Creating

  /// Creates a medium wheel that stands still and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showState()
  }

  /// Creates a wheel of the size of a style, which stands still and is hidden.
  public init(style: Style) {
    self.style = style
    let size = Environment.default.controlSizes.size(of: style)
    super.init(frame: CGRect(origin: .zero, size: size))
    showState()
  }

  /// Creates a wheel from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let archived = coder.decodeState(Archived.self) {
      style = archived.style
      storedColor = archived.color
      hidesWhenStopped = archived.hidesWhenStopped
      isAnimating = archived.isAnimating
    }
    showState()
  }

  /// Writes style, colour and state into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.style = style
    archived.color = storedColor
    archived.hidesWhenStopped = hidesWhenStopped
    archived.isAnimating = isAnimating
    coder.encodeState(archived)
  }

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.activityIndicatorView"

    package var style = Style.medium
    package var color: Color?
    package var hidesWhenStopped = true
    package var isAnimating = false

    package init() {}
  }

  // MARK: State

  /// Tells whether the wheel turns; false at first.
  public private(set) final var isAnimating = false

  /// Lets the wheel turn, and shows it where ``hidesWhenStopped`` is on.
  open func startAnimating() {
    isAnimating = true
    showState()
  }

  /// Stops the wheel, and hides it where ``hidesWhenStopped`` is on.
  open func stopAnimating() {
    isAnimating = false
    showState()
  }

  /// Tells whether the wheel is hidden while it stands still; true at first.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
  }

  private func showState() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  // MARK: Looks

  /// How large the wheel is; medium at first.
  ///
  /// Setting it does not change the frame.
  open var style: Style = .medium {
    didSet {
      let sizes = environment.controlSizes
      if sizes.size(of: style) != sizes.size(of: oldValue) { invalidateIntrinsicContentSize() }
    }
  }

  private var storedColor: Color?

  /// The colour of the wheel; after nil is set, that of its style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var color: Color! {
    get { storedColor ?? style.color }
    set { storedColor = newValue }
  }

  // MARK: Size

  /// The size of the style in points.
  open override var intrinsicContentSize: CGSize { environment.controlSizes.size(of: style) }

  /// Returns the size of the style, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities { AxisPriorities(.defaultHigh) }
  override var defaultIsAccessibilityElement: Bool { true }
}

extension ActivityIndicatorView.Style {
  fileprivate var color: Color {
    switch self {
    case .white, .whiteLarge: .white
    case .gray, .medium, .large: .systemGray
    }
  }
}

extension ControlSizes {
  fileprivate func size(of style: ActivityIndicatorView.Style) -> CGSize {
    switch style {
    case .white, .gray, .medium: mediumIndicator
    case .whiteLarge, .large: largeIndicator
    }
  }
}
