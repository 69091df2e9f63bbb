public import Foundation

/// The base class of all objects in the responder chain: views, view controllers and accessibility
/// elements.
///
/// It declares the accessibility attributes. Their values are those of a device on which an
/// assistive technology runs, where labels and buttons describe themselves; UIKit may leave them
/// empty in a bare test process. An attribute that was set takes precedence over the default of the
/// class.
open class Responder: NSObject, NSCoding {
  var responderExtras: ResponderExtras?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Creates a responder from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    decodeAccessibility(from: coder)
  }

  /// Encodes the accessibility attributes that were set.
  ///
  /// Elements and custom actions are not encoded.
  open func encode(with coder: NSCoder) {
    encodeAccessibility(into: coder)
  }

  /// The next responder in the responder chain, if any.
  ///
  /// For the root view of a view controller this is the view controller; for any other view, its
  /// superview.
  open var next: Responder? { nil }

  /// Called once an interface file has created the object and connected all of its outlets.
  ///
  /// It is called once for each object that an interface file creates. The base implementation does
  /// nothing; overrides call `super` first.
  open func awakeFromNib() {}

  /// Called when a design tool is about to show the object; never called at run time.
  open func prepareForInterfaceBuilder() {}

  // MARK: Names in interface files

  /// The properties that an interface file may set by name; none by default.
  ///
  /// An override adds its properties to those of `super`. Standard properties of ViewKit's own
  /// classes, such as the background colour, need not be listed.
  open class var inspectableProperties: [InspectableProperty] { [] }

  // On platforms with Objective-C, Foundation declares these methods, so they are overrides there.
  #if canImport(ObjectiveC)
    /// Sets the ``Outlet``, ``InspectableProperty`` or standard property with the given name.
    ///
    /// A value of the wrong type changes nothing, and a ``Diagnostic`` reports the expected type.
    /// Unknown names go to ``setValue(_:forUndefinedKey:)``. The name of a Boolean property may
    /// begin with "is" or not.
    open override func setValue(_ value: Any?, forKey key: String) {
      setDeclaredValue(value, forKey: key, of: self)
    }

    /// Sets the property at a key path, such as `layer.cornerRadius`.
    ///
    /// All names but the last must be those of objects; if one of the objects is nil, nothing
    /// happens.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyedValue(value, forKeyPath: keyPath, of: self)
    }

    /// Handles a value for an unknown name; the base implementation reports a ``Diagnostic``.
    ///
    /// UIKit raises an exception instead. Names come from files, which must not be able to stop a
    /// process.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
      reportUndefinedKey(key, "setValue:forUndefinedKey", of: self)
    }
  #else
    /// Sets the ``Outlet``, ``InspectableProperty`` or standard property with the given name.
    ///
    /// A value of the wrong type changes nothing, and a ``Diagnostic`` reports the expected type.
    /// Unknown names go to ``setValue(_:forUndefinedKey:)``. The name of a Boolean property may
    /// begin with "is" or not.
    open func setValue(_ value: Any?, forKey key: String) {
      setDeclaredValue(value, forKey: key, of: self)
    }

    /// Sets the property at a key path, such as `layer.cornerRadius`.
    ///
    /// All names but the last must be those of objects; if one of the objects is nil, nothing
    /// happens.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyedValue(value, forKeyPath: keyPath, of: self)
    }

    /// Handles a value for an unknown name; the base implementation reports a ``Diagnostic``.
    ///
    /// UIKit raises an exception instead. Names come from files, which must not be able to stop a
    /// process.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
      reportUndefinedKey(key, "setValue:forUndefinedKey", of: self)
    }
  #endif

  /// Returns the handler for an interface file's action with the given name, or nil.
  ///
  /// The base implementation returns the handler registered with `registerAction(_:_:)`. The name
  /// has a colon for each argument, such as `save:`.
  open func action(named selector: String) -> ((_ sender: Any?) -> Void)? {
    registeredAction(named: selector)
  }

  // MARK: Accessibility

  // A value that was set wins over the class's default, which comes from the hooks at the end.

  /// A Boolean value that indicates whether the object is an accessibility element, which hides its
  /// subviews.
  ///
  /// False by default, except for accessibility elements, labels, buttons and similar classes.
  open var isAccessibilityElement: Bool {
    get { accessibility(\.isElement, else: defaultIsAccessibilityElement) ?? false }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// The accessibility label; setting nil restores the default of the class, such as a label's
  /// text.
  open var accessibilityLabel: String? {
    get { accessibility(\.label, else: defaultAccessibilityLabel) }
    set { setAccessibility(\.label, newValue) }
  }

  /// A brief description of the result of activating the element, if any.
  open var accessibilityHint: String? {
    get { accessibility(\.hint) }
    set { setAccessibility(\.hint, newValue) }
  }

  /// The element's current value, such as a slider's percentage; nil if it has none.
  ///
  /// Setting nil restores the default of the class.
  open var accessibilityValue: String? {
    get { accessibility(\.value, else: defaultAccessibilityValue) }
    set { setAccessibility(\.value, newValue) }
  }

  /// A name that identifies the element to tests and tools; never spoken and not inherited; nil by
  /// default.
  open var accessibilityIdentifier: String? {
    get { accessibility(\.identifier) }
    set { setAccessibility(\.identifier, newValue) }
  }

  /// The traits that characterise the element and its behaviour.
  ///
  /// Until they are set, the traits follow the object's state, such as whether a button is enabled.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility(\.traits, else: defaultAccessibilityTraits) ?? .none }
    set { setAccessibility(\.traits, newValue) }
  }

  /// The frame of the element in points, in the coordinates of the window or the root view.
  ///
  /// The root view's coordinates are used if there is no window. Unless set, a view's frame is
  /// computed from its bounds at each access.
  open var accessibilityFrame: CGRect {
    get { accessibility(\.frame) ?? defaultAccessibilityFrame }
    set { setAccessibility(\.frame, newValue) }
  }

  /// The path that outlines the element in place of its frame, in the same coordinates, if any.
  open var accessibilityPath: BezierPath? {
    get { accessibility(\.path) }
    set { setAccessibility(\.path, newValue) }
  }

  /// The point that a tap activates, in the coordinates of the frame; its centre unless set.
  ///
  /// For a slider, this is the centre of the thumb.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility(\.activationPoint) ?? defaultAccessibilityActivationPoint }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// The language in which the texts are spoken, such as `de-DE`; nil for the system's language.
  open var accessibilityLanguage: String? {
    get { accessibility(\.language) }
    set { setAccessibility(\.language, newValue) }
  }

  /// A Boolean value that indicates whether the object and its descendants are hidden from
  /// assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility(\.elementsHidden) ?? false }
    set { setAccessibility(\.elementsHidden, newValue) }
  }

  /// A Boolean value that indicates whether the view's siblings are hidden from assistive
  /// technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibility(\.viewIsModal) ?? false }
    set { setAccessibility(\.viewIsModal, newValue) }
  }

  /// A Boolean value that indicates whether the object's descendants are read together, as a group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility(\.groupsChildren) ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// The type of container that the object is for its descendants.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility(\.containerType) ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }

  /// The names by which a user can address the element, best first; by default its label.
  ///
  /// Empty if there is no label. Setting nil restores the label.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility(\.userInputLabels) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility(\.userInputLabels, newValue) }
  }

  /// The way a user moves among the object's elements with a keyboard or a switch.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility(\.navigationStyle) ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  /// A Boolean value that indicates whether the element responds to the user; by default, depends
  /// on the traits.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility(\.respondsToUserInteraction) ?? defaultRespondsToUserInteraction }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// The custom actions of the element, if any.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibilityAttributes?.customActions }
    set { ensureAccessibilityAttributes().customActions = newValue }
  }

  /// Additional content that is spoken on request, in order; empty by default.
  open var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { accessibilityAttributes?.customContent ?? [] }
    set { ensureAccessibilityAttributes().customContent = newValue }
  }

  /// The custom rotors, with which a user jumps from item to item, if any.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { accessibilityAttributes?.customRotors }
    set { ensureAccessibilityAttributes().customRotors = newValue }
  }

  // MARK: Accessibility containers

  /// The accessibility elements of the object in reading order, which replace its subviews; nil to
  /// use those.
  ///
  /// Controls that consist of parts, such as segments, return the parts until other elements are
  /// set.
  open var accessibilityElements: [Any]? {
    get {
      if let record { return record.elements }
      return accessibilityAttributes?.elements ?? defaultAccessibilityElements
    }
    set {
      ensureAccessibilityAttributes().elements = newValue
      record?.elements = newValue
    }
  }

  /// Returns the number of elements in ``accessibilityElements``; 0 if there are none.
  open func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? 0
  }

  /// Returns the element at an index of ``accessibilityElements``, or nil if the index is out of
  /// range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in ``accessibilityElements``, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  // MARK: Accessibility actions

  /// Activates the element and returns `true`; if it returns `false`, the activation point is tapped.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an element with the adjustable trait; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decrements the value of an element with the adjustable trait; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls, or forwards to the next responder; returns whether any responder scrolled.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    next?.accessibilityScroll(direction) ?? false
  }

  /// Dismisses what is shown, or forwards to the next responder; returns whether any responder did
  /// so.
  open func accessibilityPerformEscape() -> Bool {
    next?.accessibilityPerformEscape() ?? false
  }

  /// Performs the most important action, or forwards to the next responder; returns whether any did
  /// so.
  open func accessibilityPerformMagicTap() -> Bool {
    next?.accessibilityPerformMagicTap() ?? false
  }

  // MARK: Hooks for this module's own classes

  var defaultIsAccessibilityElement: Bool { false }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: AccessibilityTraits { .none }
  var defaultAccessibilityActivationPoint: CGPoint { accessibilityFrame.middle }
  var defaultAccessibilityElements: [Any]? { nil }
  var defaultAccessibilityFrame: CGRect { .zero }

  /// A Boolean value that indicates whether the default activation point is not the frame's middle.
  var hasSpecialActivationPoint: Bool { false }

  /// The text that the object shows, in which rotors find ranges; nil if it shows none.
  var rotorText: String? { nil }

  /// The kind of context that the object's class gives the elements in it, or nil.
  var accessibilityContextKind: AccessibilityContext.Giver? { nil }

  /// Returns whether this element already represents an interactive subview to assistive
  /// technology.
  func speaks(for part: View) -> Bool { false }
  var defaultRespondsToUserInteraction: Bool {
    !accessibilityTraits.isDisjoint(with: .interactive)
  }

  /// Called after `awakeFromNib()`, even if an override of it did not call `super`.
  func didAwake() {}
}
