import Foundation

extension Control {
  /// What happens to a control.
  ///
  /// In a subclass of ``Control`` this name stands before that of the module's own `Event`; overrides
  /// of `hitTest(_:with:)` there write `ViewKit.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again, soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves just outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted within the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person changes the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A person asks for what the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changes the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All that touches do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All that editing does.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits that apps may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that the system keeps.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands: enabled or not, selected or not.
  public struct State: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and nothing else.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not answering.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Where the focus is.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that apps may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that the system keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Hashable, Codable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// At the edge where reading begins.
    case leading = 4
    /// At the edge where reading ends.
    case trailing = 5
  }

  /// Where content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Hashable, Codable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
