public import Foundation

/// A view that a person acts with: the base of buttons, switches and fields.
///
/// Nothing touches a control here. Tests send the events that touches would cause:
///
/// ```swift
/// let control = Control()
/// control.addAction(Action { _ in print("tapped") }, for: .touchUpInside)
/// control.sendActions(for: .touchUpInside)  // prints "tapped" before it returns
/// ```
open class Control: View {
  var storedState: State = []
  var handlers: [ControlHandler] = []

  // MARK: Creating

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that runs an action when a person asks for what it is for.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Creates a control from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeControl(from: coder)
  }

  /// Writes the state and the alignment into a keyed archive, besides what a view writes.
  ///
  /// Actions are not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeControl(into: coder)
  }

  // MARK: State

  /// Tells whether the control answers to a person; true at first.
  ///
  /// Events that a program sends cause actions all the same.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set { setState(.disabled, !newValue) }
  }

  /// Tells whether the control is chosen.
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set { setState(.selected, newValue) }
  }

  /// Tells whether the control looks touched.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }

  /// The three of them together; subclasses may add states of their own.
  open var state: State { storedState }

  // MARK: Content

  /// Where the content lies from side to side; in the middle at first.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content lies from top to bottom; in the middle at first.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with leading and trailing made left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Runs an action whenever one of some events happens.
  ///
  /// Actions run in the order in which they were added. An action that is here already runs for
  /// both sets of events, once each time; another one with the same identifier takes its place.
  open func addAction(_ action: Action, for controlEvents: Event) {
    add(.action(action), for: controlEvents)
  }

  /// No longer runs an action for some events; nothing happens when it is not here.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs the action with an identifier for some events.
  open func removeAction(
    identifiedBy actionIdentifier: Action.Identifier,
    for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { $0.identifier == actionIdentifier }
  }

  /// Runs the actions of some events now, in the order in which they were added.
  ///
  /// An action runs once, even if several of the events are its own. Actions added or removed
  /// meanwhile count from the next time on.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      handler.run(sender: self)
    }
  }

  /// Runs an action with the control as its sender, whether it was added or not.
  open func sendAction(_ action: Action) {
    action.run(sender: self)
  }

  // MARK: Accessibility

  override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var defaultRespondsToUserInteraction: Bool { isEnabled }

  // MARK: Hooks for this module's own classes

  /// Tells that the state has changed.
  func stateDidChange() {}

  private func setState(_ part: State, _ isOn: Bool) {
    guard storedState.contains(part) != isOn else { return }
    storedState.formSymmetricDifference(part)
    stateDidChange()
    setNeedsLayout()
  }
}
