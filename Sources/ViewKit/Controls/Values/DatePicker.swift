public import Foundation

/// A control with wheels for a day, a time or a span of time.
///
/// ```swift
/// let picker = DatePicker()
/// picker.maximumDate = Date(timeIntervalSince1970: 0)
/// picker.date = Date(timeIntervalSince1970: 60)
/// print(picker.date.timeIntervalSince1970, picker.frame.height)  // 0.0 216.0
/// ```
open class DatePicker: Control {
  /// What the wheels show.
  public enum Mode: Int, Hashable, Codable, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes to count down.
    case countDownTimer = 3
  }

  private var storedDate = Date()

  // MARK: Creating

  /// Creates a picker of the present moment; without a size of its own it takes the system's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    guard frame.size == .zero else { return }
    setFrame(CGRect(origin: frame.origin, size: environment.controlSizes.pickerSize))
  }

  /// Creates a picker from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeState(Archived.self) else { return }
    datePickerMode = archived.mode
    minimumDate = archived.minimumDate
    maximumDate = archived.maximumDate
    date = archived.date
    minuteInterval = archived.minuteInterval
    countDownDuration = archived.countDownDuration
    locale = archived.localeIdentifier.map(Locale.init(identifier:))
    timeZone = archived.timeZoneIdentifier.flatMap(TimeZone.init(identifier:))
  }

  /// Writes date, range and settings into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.mode = datePickerMode
    archived.date = date
    archived.minimumDate = minimumDate
    archived.maximumDate = maximumDate
    archived.minuteInterval = minuteInterval
    archived.countDownDuration = countDownDuration
    archived.localeIdentifier = locale?.identifier
    archived.timeZoneIdentifier = timeZone?.identifier
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.datePicker"

    package var mode = Mode.dateAndTime
    package var date = Date()
    package var minimumDate: Date?
    package var maximumDate: Date?
    package var minuteInterval = 1
    package var countDownDuration: TimeInterval = 0
    package var localeIdentifier: String?
    package var timeZoneIdentifier: String?

    package init() {}
  }

  // MARK: Date

  /// What the wheels show; a day and a time at first.
  open var datePickerMode = Mode.dateAndTime

  /// The date that is chosen; the moment of creation at first.
  ///
  /// Dates outside the range are moved to the nearest end of it. Setting one sends no event.
  open var date: Date {
    get { storedDate }
    set { storedDate = limited(newValue) }
  }

  /// Sets the date, animated or not; sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The first date that can be chosen, or nil; counts while it is not after the last one.
  open var minimumDate: Date? {
    didSet { storedDate = limited(storedDate) }
  }

  /// The last date that can be chosen, or nil.
  open var maximumDate: Date? {
    didSet { storedDate = limited(storedDate) }
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let low = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, low) } ?? low
  }

  /// The minutes from one choice to the next: a divisor of 60 up to 30, 1 at first.
  ///
  /// Other numbers change nothing.
  open var minuteInterval: Int {
    get { storedMinuteInterval }
    set { if (1...30).contains(newValue), 60 % newValue == 0 { storedMinuteInterval = newValue } }
  }

  private var storedMinuteInterval = 1

  /// The seconds to count down, from 0 to a day less a minute; 0 at first.
  ///
  /// Values outside are moved to the nearest; a value that is not a number is ignored.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set { if !newValue.isNaN { storedDuration = min(max(newValue, 0), 86_340) } }
  }

  private var storedDuration: TimeInterval = 0

  /// The language in which the wheels are written, or nil for the system's.
  open var locale: Locale?

  /// The time zone of what the wheels show, or nil for the system's.
  open var timeZone: TimeZone?

  // MARK: Size

  /// The size of the system's wheels in points.
  open override var intrinsicContentSize: CGSize { environment.controlSizes.pickerSize }

  /// Returns the size of the wheels, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities { AxisPriorities(.defaultHigh) }
}
