import Foundation

extension TableViewCell {
  /// Where a cell has labels.
  public enum CellStyle: Int, Hashable, Codable, Sendable {
    /// A title, and a picture before it.
    case `default` = 0
    /// A title, and a value at the trailing edge.
    case value1 = 1
    /// A short name, and a value after it.
    case value2 = 2
    /// A title, and a smaller line below it.
    case subtitle = 3
  }

  /// What the system shows at the trailing edge of a cell.
  public enum AccessoryType: Int, Hashable, Codable, Sendable {
    /// Nothing.
    case none = 0
    /// An angle: there is more.
    case disclosureIndicator = 1
    /// A button, and an angle.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Hashable, Codable, Sendable {
    /// As any other.
    case none = 0
    /// Blue, in older systems.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The system's way.
    case `default` = 3
  }
}

/// The view that holds the subviews of a cell.
///
/// Its margins are those that the cell gives it, until it is given others.
package final class TableViewCellContentView: View {
  private var margins = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  override var initialMargins: EdgeInsets { margins }

  /// Takes the margins that the cell's width and accessory ask for.
  func takeMargins(_ margins: EdgeInsets) {
    guard margins != self.margins else { return }
    rememberMargins()
    self.margins = margins
    reportMarginsIfChanged()
  }

  // MARK: Accessibility

  private var cell: TableViewCell? { superview as? TableViewCell }

  /// Does what activating the row does, for which it may speak.
  package override func accessibilityActivate() -> Bool {
    cell?.chooseByPerson() ?? false
  }

  override var defaultIsAccessibilityElement: Bool { cell?.speaker === self }
  override var defaultAccessibilityLabel: String? {
    defaultIsAccessibilityElement ? cell?.spokenTexts : nil
  }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    cell?.isSelected == true ? .selected : .none
  }
}

/// What the system shows at the trailing edge of a cell: the room for it, and an element to tap.
package final class TableViewCellAccessory: View {
  var type = TableViewCell.AccessoryType.none {
    didSet { isUserInteractionEnabled = defaultIsAccessibilityElement }
  }

  /// Taps the button as a person does, and notifies the table's delegate.
  package override func accessibilityActivate() -> Bool {
    guard defaultIsAccessibilityElement, let cell = superview as? TableViewCell else {
      return false
    }
    return (cell.superview as? TableView)?.tapDetailButtonByPerson(of: cell) ?? false
  }

  override class var isInteractiveAtFirst: Bool { false }
  override var defaultIsAccessibilityElement: Bool {
    type == .detailButton || type == .detailDisclosureButton
  }
  override var defaultAccessibilityLabel: String? {
    defaultIsAccessibilityElement ? "More Info" : nil
  }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    defaultIsAccessibilityElement ? .button : .none
  }
}

extension ControlSizes {
  /// The width in points of an accessory without the margin beside it.
  ///
  /// Fitted to the frames that design tools stored for the content beside it.
  func width(of accessory: TableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: generation == .iOS12 ? 18 : 10.5
    case .detailDisclosureButton: generation == .iOS12 ? 51 : 41
    case .checkmark: 24
    case .detailButton: generation == .iOS12 ? 31 : 20.5
    }
  }
}
