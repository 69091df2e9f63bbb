public import Foundation

/// A control that picks a value from a range by the place of a thumb on a track.
///
/// ```swift
/// let volume = Slider()
/// volume.maximumValue = 10
/// volume.value = 12
/// print(volume.value)  // 10.0
/// ```
open class Slider: Control {
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1

  // MARK: Creating

  /// Creates a slider from 0 to 1 that stands at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeSlider(from: coder)
  }

  /// Writes range, value and looks into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSlider(into: coder)
  }

  // MARK: Value

  /// The value; 0 at first.
  ///
  /// Setting it sends no event.
  /// Values outside the range are moved to the nearest; what is not a number changes nothing.
  open var value: Float {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = clamped(newValue) } }
  }

  /// Sets the value, which sends no event; at once, animated or not.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// The least value; 0 at first.
  ///
  /// Above the greatest one, it takes that along.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard !newValue.isNaN else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      storedValue = clamped(storedValue)
    }
  }

  /// The greatest value; 1 at first.
  ///
  /// Below the least one, it takes that along.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      guard !newValue.isNaN else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      storedValue = clamped(storedValue)
    }
  }

  /// Tells whether events are sent while the thumb moves, not only at the end; true at first.
  open var isContinuous = true

  private func clamped(_ value: Float) -> Float {
    min(max(value, storedMinimum), storedMaximum)
  }

  // MARK: Looks

  /// The picture at the end of the least value, or nil.
  open var minimumValueImage: Image? {
    didSet { if minimumValueImage?.size != oldValue?.size { setNeedsLayout() } }
  }

  /// The picture at the end of the greatest value, or nil.
  open var maximumValueImage: Image? {
    didSet { if maximumValueImage?.size != oldValue?.size { setNeedsLayout() } }
  }

  /// The colour of the track below the thumb's value, or nil for the accent colour.
  open var minimumTrackTintColor: Color?

  /// The colour of the track above the thumb's value, or nil for the system's.
  open var maximumTrackTintColor: Color?

  /// The colour of the thumb, or nil for the system's.
  open var thumbTintColor: Color?

  // MARK: Size

  /// The height in points without what constraints leave out; the width is free.
  open override var intrinsicContentSize: CGSize {
    alignmentSize(
      ofFrameSize: CGSize(
        width: Self.noIntrinsicMetric,
        height: environment.controlSizes.sliderHeight
      )
    )
  }

  /// Returns the given width with the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.controlSizes.sliderHeight)
  }

  /// Two points at either side and one below, which constraints leave out.
  open override var alignmentRectInsets: EdgeInsets { environment.controlSizes.sliderInsets }

  // MARK: Parts

  /// Returns the rectangle of the picture at the end of the least value; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
  }

  /// Returns the rectangle of the picture at the end of the greatest value; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isRightToLeft, in: bounds)
  }

  /// Returns the rectangle of the track, which lies between the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    recordedRect(.track, forBounds: bounds) ?? placedTrackRect(in: bounds)
  }

  /// Returns the rectangle of the thumb for a value on a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    recordedRect(.thumb, forBounds: bounds)
      ?? placedThumbRect(in: bounds, track: rect, share: share(of: value))
  }

  // MARK: Accessibility

  /// Raises the value by a tenth of the range as a person does: actions of `valueChanged` run.
  ///
  /// Nothing happens when the slider is disabled.
  open override func accessibilityIncrement() {
    moveByPerson(tenths: 1)
  }

  /// Lowers the value by a tenth of the range as a person does: actions of `valueChanged` run.
  ///
  /// Nothing happens when the slider is disabled.
  open override func accessibilityDecrement() {
    moveByPerson(tenths: -1)
  }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityValue: String? { Float(share(of: value)).percentText }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }
  override var hasSpecialActivationPoint: Bool { true }
  override var defaultAccessibilityActivationPoint: CGPoint {
    let track = trackRect(forBounds: bounds)
    return convert(thumbRect(forBounds: bounds, trackRect: track, value: value).middle, to: nil)
  }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if old.controlSizes.sliderHeight != new.controlSizes.sliderHeight {
      invalidateIntrinsicContentSize()
    }
  }
}
