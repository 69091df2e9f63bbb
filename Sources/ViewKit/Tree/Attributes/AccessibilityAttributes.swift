package import Foundation

/// The accessibility attributes that were set on an object; nil stands for the default of the
/// class.
///
/// It is created when the first attribute is set, so that an object without attributes costs only a
/// reference.
package final class AccessibilityAttributes {
  var archived = Archived()
  var elements: [Any]?
  var customActions: [AccessibilityCustomAction]?
  var customContent: [AccessibilityCustomContent]?
  var customRotors: [AccessibilityCustomRotor]?

  /// The attributes that are archived: all those that are neither objects nor closures.
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
  /// Returns the attributes, creating them on first use.
  func ensureAccessibilityAttributes() -> AccessibilityAttributes {
    if let accessibilityAttributes { return accessibilityAttributes }
    let made = AccessibilityAttributes()
    ensureResponderExtras().accessibility = made
    return made
  }

  /// Sets an attribute; nil restores the default of the class.
  func setAccessibility<Value>(
    _ attribute: WritableKeyPath<AccessibilityAttributes.Archived, Value?>,
    _ value: Value?
  ) {
    record?.attributes[keyPath: attribute] = value
    guard value != nil || accessibilityAttributes != nil else { return }
    ensureAccessibilityAttributes().archived[keyPath: attribute] = value
  }

  /// Returns an attribute that was set, or nil; for a saved object, the value that its getter
  /// returned.
  func accessibility<Value>(
    _ attribute: KeyPath<AccessibilityAttributes.Archived, Value?>
  ) -> Value? {
    if let record { return record.attributes[keyPath: attribute] }
    return accessibilityAttributes?.archived[keyPath: attribute]
  }

  /// Returns an attribute that was set, or else the default of the class; saved objects have no
  /// default.
  func accessibility<Value>(
    _ attribute: KeyPath<AccessibilityAttributes.Archived, Value?>,
    else own: @autoclosure () -> Value?
  ) -> Value? {
    accessibility(attribute) ?? (record == nil ? own() : nil)
  }

  /// The explicitly set value of `isAccessibilityElement`, or nil if the class's default applies.
  var setIsAccessibilityElement: Bool? {
    if let record { return record.isElementSet }
    return accessibilityAttributes?.archived.isElement
  }

  // MARK: Archives

  /// Encodes the attributes that were set, except for the elements and the custom attributes.
  func encodeAccessibility(into coder: NSCoder) {
    guard let archived = accessibilityAttributes?.archived, archived != .init() else { return }
    coder.encodeState(archived)
  }

  /// Decodes the attributes that ``encodeAccessibility(into:)`` has encoded.
  func decodeAccessibility(from coder: NSCoder) {
    let type = AccessibilityAttributes.Archived.self
    guard let archived = coder.decodeState(type) else { return }
    ensureAccessibilityAttributes().archived = archived
  }
}

extension AccessibilityTraits {
  /// The traits of elements that a user can interact with.
  static let interactive: AccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .textEntry, .toggleButton,
  ]
}

extension CGRect {
  /// The centre of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension View {
  /// A Boolean value that indicates whether elements were listed that are not the class's own.
  var hasOwnAccessibilityElements: Bool {
    if let record { return record.listsOwnElements }
    return accessibilityElements != nil && defaultAccessibilityElements == nil
  }
}
