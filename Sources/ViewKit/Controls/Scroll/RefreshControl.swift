public import Foundation

/// A control with which a person asks a scroll view for new content.
///
/// ```swift
/// let control = RefreshControl()
/// control.addAction(Action { _ in print(control.isRefreshing) }, for: .valueChanged)
/// _ = control.accessibilityActivate()  // what a person does: prints "true"
/// control.endRefreshing()
/// ```
open class RefreshControl: Control {
  /// Tells whether new content is on its way; false at first.
  open private(set) var isRefreshing = false

  /// Creates a control at rest, 60 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 {
      setFrame(CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
    }
  }

  /// Creates a control at rest from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Tells the control that a program has begun to load, which sends no event.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Tells the control that new content is there.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Asks for new content as a person does: the actions of `valueChanged` run.
  ///
  /// Returns false, and does nothing, when the control is disabled or refreshing already.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    isRefreshing = true
    sendValueChanged()
    return true
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
