public import Foundation

/// A control that is on or off.
///
/// Its size is the system's and cannot be changed; setting a frame moves it.
///
/// ```swift
/// let wifi = Switch()
/// wifi.addAction(Action { _ in print(wifi.isOn) }, for: .valueChanged)
/// wifi.isOn = true  // sends nothing
/// _ = wifi.accessibilityActivate()  // what a person does: prints "false"
/// ```
open class Switch: Control {
  // MARK: Creating

  /// Creates a switch that is off; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: Environment.default.controlSizes.switchSize)
    )
  }

  /// Creates a switch from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let archived = coder.decodeState(Archived.self) {
      isOn = archived.isOn
      onTintColor = archived.onTintColor
      thumbTintColor = archived.thumbTintColor
    }
    takeNaturalSize()
  }

  /// Writes the position and the colours into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.isOn = isOn
    archived.onTintColor = onTintColor
    archived.thumbTintColor = thumbTintColor
    coder.encodeState(archived)
  }

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.switch"

    package var isOn = false
    package var onTintColor: Color?
    package var thumbTintColor: Color?

    package init() {}
  }

  // MARK: State

  /// Tells whether the switch is on; false at first.
  ///
  /// Setting it sends no event.
  open var isOn = false

  /// Turns the switch on or off, which sends no event; at once, animated or not.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The colour of the track of a switch that is on, or nil for the system's.
  open var onTintColor: Color?

  /// The colour of the thumb, or nil for the system's.
  open var thumbTintColor: Color?

  // MARK: Size

  /// Tells whether the switch has whatever size it is given, as design tools draw it.
  package final var takesAnySize = false

  /// Position and size in points; setting it changes the position only.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = takesAnySize ? newValue.size : super.frame.size
      super.frame = CGRect(origin: newValue.origin, size: size)
    }
  }

  /// The bounds in points; setting them changes their origin only.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let size = takesAnySize ? newValue.size : super.bounds.size
      super.bounds = CGRect(origin: newValue.origin, size: size)
    }
  }

  /// The system's size in points without the insets that constraints leave out.
  open override var intrinsicContentSize: CGSize {
    alignmentSize(ofFrameSize: environment.controlSizes.switchSize)
  }

  /// Returns the system's size, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    environment.controlSizes.switchSize
  }

  /// Two points at the right, which constraints leave out.
  open override var alignmentRectInsets: EdgeInsets { environment.controlSizes.switchInsets }

  private func takeNaturalSize() {
    let origin = currentFrame.origin
    setBounds(CGRect(origin: storedBounds.origin, size: environment.controlSizes.switchSize))
    setFrame(CGRect(origin: origin, size: currentFrame.size))
  }

  // MARK: Accessibility

  /// `1` for on, `0` for off; another value that is set is not read, as in UIKit's switch.
  open override var accessibilityValue: String? {
    get { record.map(\.attributes.value) ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// Turns the switch as a person does: the actions of `valueChanged` run.
  ///
  /// Returns false, and does nothing, when the switch is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    sendValueChanged()
    return true
  }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities { AxisPriorities(.defaultHigh) }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    guard !takesAnySize, old.controlSizes.switchSize != new.controlSizes.switchSize else { return }
    takeNaturalSize()
    invalidateIntrinsicContentSize()
  }
}
