import Foundation

/// A control that consists of parts which people reach one by one, such as segments.
protocol PartedControl: Control {
  var partCount: Int { get }
  /// The parts that were made so far; filled and cut by ``currentParts``.
  var storedParts: [ControlPart] { get set }
  func label(ofPart index: Int) -> String?
  /// The frame in the control's coordinates.
  func frame(ofPart index: Int) -> CGRect
  func isPartSelected(_ index: Int) -> Bool
  func isPartEnabled(_ index: Int) -> Bool
  /// Does what a person's tap does.
  func usePart(_ index: Int)
}

extension PartedControl {
  /// The elements that stand for the parts, in their order; the same ones as long as they are there.
  var currentParts: [ControlPart] {
    if storedParts.count > partCount {
      storedParts.removeLast(storedParts.count - partCount)
    }
    for index in storedParts.count..<partCount {
      storedParts.append(ControlPart(of: self, index: index))
    }
    return storedParts
  }
}

/// What assistive technology reaches of a part of a control: a button.
final class ControlPart: AccessibilityElement {
  private let index: Int

  init(of control: any PartedControl, index: Int) {
    self.index = index
    super.init(accessibilityContainer: control)
  }

  /// Parts belong to their control and are not read from archives.
  required init?(coder: NSCoder) {
    return nil
  }

  /// The control, as long as it has the part.
  private var control: (any PartedControl)? {
    guard let control = accessibilityContainer as? any PartedControl, index < control.partCount
    else { return nil }
    return control
  }

  private var isEnabled: Bool {
    control.map { $0.isEnabled && $0.isPartEnabled(index) } ?? false
  }

  override func accessibilityActivate() -> Bool {
    guard let control, isEnabled else { return false }
    control.usePart(index)
    return true
  }

  override var defaultAccessibilityLabel: String? { control?.label(ofPart: index) }
  override var defaultRespondsToUserInteraction: Bool { isEnabled }

  override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits = AccessibilityTraits.button
    if control?.isPartSelected(index) == true { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var defaultAccessibilityFrame: CGRect {
    guard accessibility(\.frameInContainerSpace) == nil, let control else {
      return super.defaultAccessibilityFrame
    }
    return control.convert(control.frame(ofPart: index), to: nil)
  }
}
