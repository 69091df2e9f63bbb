public import Foundation

/// Gives a picker its wheels and rows.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: PickerView) -> Int

  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that gives the rows of a picker their titles, and follows what a person selects.
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row, or nil.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?

  /// Returns the title of a row with attributes, or nil for the title without.
  func pickerView(
    _ pickerView: PickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the width of a wheel in points, or 0 for an equal share.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat

  /// Notifies the delegate that a person has selected a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)

  /// Returns the height of the rows of a wheel; never called.
  @NeverCalled.PickerRows
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the view of a row; never called.
  @NeverCalled.PickerRows
  func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View
}

extension PickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns 0.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    0
  }

  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}

  /// Returns 0.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  { 0 }

  /// Returns an empty view.
  public func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View { View() }
}

/// A view with wheels of which each shows one of several rows.
///
/// Rows and wheels are counted from 0. People turn a wheel by the adjustable element that stands for
/// it:
///
/// ```swift
/// picker.dataSource = sizes
/// let wheel = picker.accessibilityElement(at: 0) as? AccessibilityElement
/// wheel?.accessibilityIncrement()  // what a person does: tells the delegate
/// print(picker.selectedRow(inComponent: 0))  // 1
/// ```
open class PickerView: View {
  private var selection: [Int] = []
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// Gives the picker its wheels and rows; not kept alive by it.
  open weak var dataSource: (any PickerViewDataSource)? {
    didSet { isLoaded = false }
  }

  /// Gives the rows their titles, and is told of choices; not kept alive by the picker.
  open weak var delegate: (any PickerViewDelegate)?

  // MARK: Creating

  /// Creates a picker without wheels; without a size of its own it takes the system's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    guard frame.size == .zero else { return }
    setFrame(CGRect(origin: frame.origin, size: environment.controlSizes.pickerSize))
  }

  /// Creates a picker from an archive or an interface file; rows come from the data source.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Wheels and rows

  /// The number of wheels, 0 without a data source.
  open var numberOfComponents: Int { loadedSelection.count }

  /// Returns the number of rows of a wheel, 0 where there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard loadedSelection.indices.contains(component) else { return 0 }
    return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// Returns the row that a wheel shows, or -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadedSelection.indices.contains(component) ? selection[component] : -1
  }

  /// Shows a row, animated or not, without telling the delegate.
  ///
  /// A row that is not there changes nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return }
    selection[component] = row
  }

  /// Asks the data source anew; rows that are not there any more give way to the last one.
  open func reloadAllComponents() {
    isLoaded = false
    _ = loadedSelection
  }

  /// Asks the data source anew for one wheel.
  open func reloadComponent(_ component: Int) {
    guard loadedSelection.indices.contains(component) else { return }
    keepSelectionInRange(of: component)
  }

  /// The rows that are shown, once the data source has been asked.
  private var loadedSelection: [Int] {
    guard !isLoaded else { return selection }
    isLoaded = true
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    selection = (0..<count).map { selection.indices.contains($0) ? selection[$0] : 0 }
    for component in 0..<count {
      keepSelectionInRange(of: component)
    }
    return selection
  }

  private func keepSelectionInRange(of component: Int) {
    let rows = numberOfRows(inComponent: component)
    selection[component] = rows == 0 ? -1 : min(max(selection[component], 0), rows - 1)
  }

  // MARK: Size

  /// The size of the system's wheels in points.
  open override var intrinsicContentSize: CGSize { environment.controlSizes.pickerSize }

  /// Returns the size of the wheels, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities { AxisPriorities(.defaultHigh) }

  override var defaultAccessibilityElements: [Any]? {
    let count = numberOfComponents
    if wheels.count > count { wheels.removeLast(wheels.count - count) }
    for component in wheels.count..<count {
      wheels.append(PickerWheel(of: self, component: component))
    }
    return wheels
  }

  /// The widths of the wheels in points: those that the delegate gives, and shares of what is left.
  var wheelWidths: [CGFloat] {
    let asked = (0..<numberOfComponents).map { component in
      max(delegate?.pickerView(self, widthForComponent: component) ?? 0, 0)
    }
    let rest = max(bounds.width - asked.reduce(0, +), 0)
    let share = rest / CGFloat(max(asked.count { $0 == 0 }, 1))
    return asked.map { $0 > 0 ? $0 : share }
  }

  /// Turns a wheel as a person does, as far as it has rows.
  func turnByPerson(_ component: Int, by rows: Int) {
    let row = selectedRow(inComponent: component) + rows
    guard row >= 0, row < numberOfRows(inComponent: component) else { return }
    selection[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// What assistive technology reaches of a picker: a wheel with a value.
final class PickerWheel: AccessibilityElement {
  private let component: Int

  init(of picker: PickerView, component: Int) {
    self.component = component
    super.init(accessibilityContainer: picker)
  }

  /// Wheels belong to their picker and are not read from archives.
  required init?(coder: NSCoder) {
    return nil
  }

  private var picker: PickerView? { accessibilityContainer as? PickerView }

  override func accessibilityIncrement() {
    picker?.turnByPerson(component, by: 1)
  }

  override func accessibilityDecrement() {
    picker?.turnByPerson(component, by: -1)
  }

  override var defaultAccessibilityValue: String? {
    guard let picker else { return nil }
    let row = picker.selectedRow(inComponent: component)
    guard row >= 0 else { return nil }
    let delegate = picker.delegate
    return delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(picker, titleForRow: row, forComponent: component)
  }

  override var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

  override var defaultAccessibilityFrame: CGRect {
    guard let picker else { return .zero }
    let widths = picker.wheelWidths
    guard widths.indices.contains(component) else { return .zero }
    let rect = CGRect(
      x: (picker.bounds.width - widths.reduce(0, +)) / 2 + widths[..<component].reduce(0, +),
      y: 0,
      width: widths[component],
      height: picker.bounds.height
    )
    return picker.convert(picker.mirroredIfNeeded(rect), to: nil)
  }
}
