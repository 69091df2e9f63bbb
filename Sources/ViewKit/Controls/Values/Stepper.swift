public import Foundation

/// A control of two buttons that lower and raise a value.
///
/// ```swift
/// let copies = Stepper()
/// copies.value = 3
/// print(copies.value, copies.frame.width)  // 3.0 94.0
/// ```
open class Stepper: Control {
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0
  var storedParts: [ControlPart] = []

  // MARK: Creating

  /// Creates a stepper from 0 to 100 that stands at 0; it takes the system's size.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: Environment.default.controlSizes.stepperSize)
    )
  }

  /// Creates a stepper from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeState(Archived.self),
      archived.minimumValue < archived.maximumValue, archived.stepValue > 0
    else { return }
    storedMinimum = archived.minimumValue
    storedMaximum = archived.maximumValue
    storedStep = archived.stepValue
    value = archived.value
    wraps = archived.wraps
    autorepeat = archived.autorepeat
    isContinuous = archived.isContinuous
  }

  /// Writes range, step and value into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.minimumValue = minimumValue
    archived.maximumValue = maximumValue
    archived.stepValue = stepValue
    archived.value = value
    archived.wraps = wraps
    archived.autorepeat = autorepeat
    archived.isContinuous = isContinuous
    coder.encodeState(archived)
  }

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.stepper"

    package var minimumValue = 0.0
    package var maximumValue = 100.0
    package var stepValue = 1.0
    package var value = 0.0
    package var wraps = false
    package var autorepeat = true
    package var isContinuous = true

    package init() {}
  }

  // MARK: Value

  /// The value; 0 at first.
  ///
  /// Setting it sends no event.
  /// Values outside the range are moved to the nearest; what is not a number changes nothing.
  open var value: Double {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, storedMinimum), storedMaximum) } }
  }

  /// The least value; 0 at first.
  ///
  /// - Precondition: It is less than ``maximumValue``.
  open var minimumValue: Double {
    get { storedMinimum }
    set { setRange(newValue, storedMaximum) }
  }

  /// The greatest value; 100 at first.
  ///
  /// - Precondition: It is greater than ``minimumValue``.
  open var maximumValue: Double {
    get { storedMaximum }
    set { setRange(storedMinimum, newValue) }
  }

  /// How much one step changes the value; 1 at first.
  ///
  /// - Precondition: It is greater than 0.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else {
        stop(.invalidArgument, "The stepValue of \(printName) must be above 0, not \(newValue)")
      }
      storedStep = newValue
    }
  }

  /// Tells whether a step beyond one end leads to the other one; false at first.
  open var wraps = false

  /// Tells whether a button that is held down steps again and again; true at first.
  open var autorepeat = true

  /// Tells whether each step sends an event, not only the last one; true at first.
  open var isContinuous = true

  private func setRange(_ minimum: Double, _ maximum: Double) {
    guard minimum < maximum else {
      stop(
        .invalidArgument,
        "The minimumValue of \(printName) must be below its maximumValue: \(minimum), \(maximum). "
          + "Where both change, set first the one that moves away from the other"
      )
    }
    storedMinimum = minimum
    storedMaximum = maximum
    value = storedValue
  }

  // MARK: Size

  /// The system's size in points.
  open override var intrinsicContentSize: CGSize { environment.controlSizes.stepperSize }

  /// Returns the system's size, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities { AxisPriorities(.defaultHigh) }
  override var defaultAccessibilityElements: [Any]? { currentParts }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if old.controlSizes.stepperSize != new.controlSizes.stepperSize {
      invalidateIntrinsicContentSize()
    }
  }
}

/// The two buttons: the one that lowers the value, then the one that raises it.
extension Stepper: PartedControl {
  var partCount: Int { 2 }

  func label(ofPart index: Int) -> String? { index == 0 ? "Decrement" : "Increment" }

  func frame(ofPart index: Int) -> CGRect {
    let half = bounds.width / 2
    let isAtRight = (index == 1) != isRightToLeft
    return CGRect(
      x: bounds.minX + (isAtRight ? half : 0),
      y: bounds.minY,
      width: half,
      height: bounds.height
    )
  }

  func isPartSelected(_ index: Int) -> Bool { false }

  func isPartEnabled(_ index: Int) -> Bool {
    wraps || (index == 0 ? value > minimumValue : value < maximumValue)
  }

  func usePart(_ index: Int) {
    let next = value + (index == 0 ? -stepValue : stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendValueChanged()
  }
}
