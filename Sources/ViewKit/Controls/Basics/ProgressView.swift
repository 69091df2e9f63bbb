public import Foundation

/// A bar that shows how far something has come.
///
/// ```swift
/// let bar = ProgressView(progressViewStyle: .default)
/// bar.progress = 0.5
/// print(bar.accessibilityValue ?? "")  // 50%
/// ```
open class ProgressView: View {
  /// How the bar looks.
  public enum Style: Int, Hashable, Codable, Sendable {
    /// The usual bar.
    case `default` = 0
    /// The bar in a toolbar.
    case bar = 1
  }

  // MARK: Creating

  /// Creates a bar of no progress.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar of a style, of size zero.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a bar from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeState(Archived.self) else { return }
    progressViewStyle = archived.progressViewStyle
    progress = archived.progress
    progressTintColor = archived.progressTintColor
    trackTintColor = archived.trackTintColor
  }

  /// Writes progress, style and colours into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.progressViewStyle = progressViewStyle
    archived.progress = progress
    archived.progressTintColor = progressTintColor
    archived.trackTintColor = trackTintColor
    coder.encodeState(archived)
  }

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.progressView"

    package var progressViewStyle = Style.default
    package var progress: Float = 0
    package var progressTintColor: Color?
    package var trackTintColor: Color?

    package init() {}
  }

  // MARK: Progress

  private var storedProgress: Float = 0

  /// The progress from 0 to 1; 0 at first.
  ///
  /// Values outside are moved to the nearest; what is not a number changes nothing.
  open var progress: Float {
    get { storedProgress }
    set { if !newValue.isNaN { storedProgress = min(max(newValue, 0), 1) } }
  }

  /// Sets the progress at once, animated or not.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// How the bar looks; the usual bar at first.
  open var progressViewStyle: Style = .default {
    didSet {
      let sizes = environment.controlSizes
      let changed = sizes.height(of: progressViewStyle) != sizes.height(of: oldValue)
      if changed { invalidateIntrinsicContentSize() }
    }
  }

  /// The colour of the part that is done, or nil for the accent colour.
  open var progressTintColor: Color?

  /// The colour of the part that is left, or nil for the system's.
  open var trackTintColor: Color?

  // MARK: Size

  /// The height of the bar in points; the width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
  }

  /// Returns the given width with the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  private var naturalHeight: CGFloat { environment.controlSizes.height(of: progressViewStyle) }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityValue: String? { progress.percentText }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    let style = progressViewStyle
    if old.controlSizes.height(of: style) != new.controlSizes.height(of: style) {
      invalidateIntrinsicContentSize()
    }
  }
}

extension ControlSizes {
  fileprivate func height(of style: ProgressView.Style) -> CGFloat {
    switch style {
    case .default: progressHeight
    case .bar: barProgressHeight
    }
  }
}

extension Float {
  /// A part of 1 in whole percent, such as `50%`.
  var percentText: String { "\(Int((self * 100).rounded()))%" }
}
