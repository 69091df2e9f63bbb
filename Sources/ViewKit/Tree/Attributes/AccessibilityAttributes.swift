package import Foundation

/// The accessibility attributes that were set on an object; nil stands for the class's own.
///
/// Made when the first attribute is set, so that an object without any pays for a reference only.
package final class AccessibilityAttributes {
  var archived = Archived()
  var elements: [Any]?
  var customActions: [AccessibilityCustomAction]?
  var customContent: [AccessibilityCustomContent]?
  var customRotors: [AccessibilityCustomRotor]?

  /// The part that is written into archives: all that is neither an object nor a closure.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.accessibility"

    package var isElement: Bool?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    package var traits: AccessibilityTraits?
    package var frame: CGRect?
    package var frameInContainerSpace: CGRect?
    package var path: BezierPath?
    package var activationPoint: CGPoint?
    package var language: String?
    package var elementsHidden: Bool?
    package var viewIsModal: Bool?
    package var groupsChildren: Bool?
    package var containerType: AccessibilityContainerType?
    package var userInputLabels: [String]?
    package var navigationStyle: AccessibilityNavigationStyle?
    package var respondsToUserInteraction: Bool?

    package init() {}
  }
}

extension Responder {
  /// The attributes for writing, made on first use.
  func ensureAccessibilityAttributes() -> AccessibilityAttributes {
    if let accessibilityAttributes { return accessibilityAttributes }
    let made = AccessibilityAttributes()
    ensureResponderExtras().accessibility = made
    return made
  }

  /// Sets an attribute; nil returns to the class's own value.
  func setAccessibility<Value>(
    _ attribute: WritableKeyPath<AccessibilityAttributes.Archived, Value?>,
    _ value: Value?
  ) {
    record?.attributes[keyPath: attribute] = value
    guard value != nil || accessibilityAttributes != nil else { return }
    ensureAccessibilityAttributes().archived[keyPath: attribute] = value
  }

  /// Returns an attribute that was set, or nil; of a saved object, what its getter returned.
  func accessibility<Value>(
    _ attribute: KeyPath<AccessibilityAttributes.Archived, Value?>
  ) -> Value? {
    if let record { return record.attributes[keyPath: attribute] }
    return accessibilityAttributes?.archived[keyPath: attribute]
  }

  /// Returns an attribute that was set, else the class's own; the class of a saved object has none.
  func accessibility<Value>(
    _ attribute: KeyPath<AccessibilityAttributes.Archived, Value?>,
    else own: @autoclosure () -> Value?
  ) -> Value? {
    accessibility(attribute) ?? (record == nil ? own() : nil)
  }

  /// What was said of the object's being an element, apart from what its class says.
  var setIsAccessibilityElement: Bool? {
    if let record { return record.isElementSet }
    return accessibilityAttributes?.archived.isElement
  }

  // MARK: Archives

  /// Writes the attributes that were set, except for elements and what is custom.
  func encodeAccessibility(into coder: NSCoder) {
    guard let archived = accessibilityAttributes?.archived, archived != .init() else { return }
    coder.encodeState(archived)
  }

  /// Reads the attributes that ``encodeAccessibility(into:)`` has written.
  func decodeAccessibility(from coder: NSCoder) {
    let type = AccessibilityAttributes.Archived.self
    guard let archived = coder.decodeState(type) else { return }
    ensureAccessibilityAttributes().archived = archived
  }
}

extension AccessibilityTraits {
  /// Traits of what a person acts on.
  static let interactive: AccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .textEntry, .toggleButton,
  ]
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension View {
  /// A Boolean value that indicates whether elements were listed that are not the class's own.
  var hasOwnAccessibilityElements: Bool {
    if let record { return record.listsOwnElements }
    return accessibilityElements != nil && defaultAccessibilityElements == nil
  }
}
