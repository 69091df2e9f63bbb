public import Foundation

/// The base of everything that takes part in the responder chain: views, controllers, elements.
///
/// It carries the accessibility attributes. They read as on a device on which an assistive technology
/// runs, where labels and buttons describe themselves; UIKit may leave them empty in a bare test
/// process. An attribute that was set holds, else what the class says of itself.
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

  /// Writes the responder into an archive: here the accessibility attributes that were set.
  ///
  /// Elements and custom actions are not written.
  open func encode(with coder: NSCoder) {
    encodeAccessibility(into: coder)
  }

  /// The object that is asked next when this one has no answer.
  ///
  /// A view names its controller when it is that controller's root view, else its superview.
  open var next: Responder? { nil }

  /// Tells that an interface file has created the object and connected all of its outlets.
  ///
  /// Sent once to each object that an interface file creates. The base implementation does nothing;
  /// overrides call `super` first.
  open func awakeFromNib() {}

  /// Tells that a design tool is about to show the object; never called at run time.
  open func prepareForInterfaceBuilder() {}

  // MARK: Names in interface files

  /// The properties of the class that an interface file may set by their names; here none.
  ///
  /// Overrides add theirs to those of `super`. Usual properties of ViewKit's own classes, such as
  /// the background colour, need not be named.
  open class var inspectableProperties: [InspectableProperty] { [] }

  // Foundation has these methods where there is Objective-C, so that they are overrides there.
  #if canImport(ObjectiveC)
    /// Sets what has a name: an ``Outlet``, an ``InspectableProperty`` or a usual property.
    ///
    /// A value of another type changes nothing, and a ``Diagnostic`` tells which type is expected.
    /// Names that mean nothing here go to ``setValue(_:forUndefinedKey:)``. The names of flags may
    /// begin with "is" or not.
    open override func setValue(_ value: Any?, forKey key: String) {
      setDeclaredValue(value, forKey: key, of: self)
    }

    /// Sets what a path of names leads to, such as `layer.cornerRadius`.
    ///
    /// All names but the last are those of objects; where one of them is nil, nothing happens.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyedValue(value, forKeyPath: keyPath, of: self)
    }

    /// Takes a value whose name means nothing here; the base implementation reports a ``Diagnostic``.
    ///
    /// UIKit raises an exception. Names come from files, which must not end a process.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
      reportUndefinedKey(key, "setValue:forUndefinedKey", of: self)
    }
  #else
    /// Sets what has a name: an ``Outlet``, an ``InspectableProperty`` or a usual property.
    ///
    /// A value of another type changes nothing, and a ``Diagnostic`` tells which type is expected.
    /// Names that mean nothing here go to ``setValue(_:forUndefinedKey:)``. The names of flags may
    /// begin with "is" or not.
    open func setValue(_ value: Any?, forKey key: String) {
      setDeclaredValue(value, forKey: key, of: self)
    }

    /// Sets what a path of names leads to, such as `layer.cornerRadius`.
    ///
    /// All names but the last are those of objects; where one of them is nil, nothing happens.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setKeyedValue(value, forKeyPath: keyPath, of: self)
    }

    /// Takes a value whose name means nothing here; the base implementation reports a ``Diagnostic``.
    ///
    /// UIKit raises an exception. Names come from files, which must not end a process.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
      reportUndefinedKey(key, "setValue:forUndefinedKey", of: self)
    }
  #endif

  /// Returns what an interface file's action of a name does here, or nil.
  ///
  /// The base implementation returns what `registerAction(_:_:)` was given for the name, which has a
  /// colon for each argument, such as `save:`.
  open func action(named selector: String) -> ((_ sender: Any?) -> Void)? {
    registeredAction(named: selector)
  }

  // MARK: Accessibility

  // What was set holds, else what the class says in the hooks at the end.

  /// Tells whether assistive technology presents the object, and nothing below it.
  ///
  /// False at first, except for elements, labels, buttons and the like.
  open var isAccessibilityElement: Bool {
    get { accessibility(\.isElement, else: defaultIsAccessibilityElement) ?? false }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// What the object is called; setting nil returns to the class's own, such as a label's text.
  open var accessibilityLabel: String? {
    get { accessibility(\.label, else: defaultAccessibilityLabel) }
    set { setAccessibility(\.label, newValue) }
  }

  /// What happens when the object is activated, or nil.
  open var accessibilityHint: String? {
    get { accessibility(\.hint) }
    set { setAccessibility(\.hint, newValue) }
  }

  /// What the object stands at, apart from what it is called, or nil.
  ///
  /// Setting nil returns to the class's own, such as a slider's percentage.
  open var accessibilityValue: String? {
    get { accessibility(\.value, else: defaultAccessibilityValue) }
    set { setAccessibility(\.value, newValue) }
  }

  /// A name for tests and tools, which is never spoken and not inherited; nil at first.
  open var accessibilityIdentifier: String? {
    get { accessibility(\.identifier) }
    set { setAccessibility(\.identifier, newValue) }
  }

  /// What the object is and how it behaves.
  ///
  /// Once set, the traits stay as they are; until then they follow the object's state, such as a
  /// button's being enabled.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility(\.traits, else: defaultAccessibilityTraits) ?? .none }
    set { setAccessibility(\.traits, newValue) }
  }

  /// The frame in points in the window's coordinates, or in the root's where there is no window.
  ///
  /// A view's follows its bounds, and is computed at each read, until another one is set.
  open var accessibilityFrame: CGRect {
    get { accessibility(\.frame) ?? defaultAccessibilityFrame }
    set { setAccessibility(\.frame, newValue) }
  }

  /// An outline that is shown instead of the frame, in the frame's coordinates, or nil.
  open var accessibilityPath: BezierPath? {
    get { accessibility(\.path) }
    set { setAccessibility(\.path, newValue) }
  }

  /// The point that a tap goes to, in the frame's coordinates; its middle unless set.
  ///
  /// A slider's is the middle of its thumb.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility(\.activationPoint) ?? defaultAccessibilityActivationPoint }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// The language that the texts are spoken in, such as `de-DE`, or nil for the system's.
  open var accessibilityLanguage: String? {
    get { accessibility(\.language) }
    set { setAccessibility(\.language, newValue) }
  }

  /// Tells whether the object is hidden from assistive technology with all that is below it.
  open var accessibilityElementsHidden: Bool {
    get { accessibility(\.elementsHidden) ?? false }
    set { setAccessibility(\.elementsHidden, newValue) }
  }

  /// Tells whether the siblings of the view are hidden from assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibility(\.viewIsModal) ?? false }
    set { setAccessibility(\.viewIsModal, newValue) }
  }

  /// Tells whether what is below is read to the end before anything else.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility(\.groupsChildren) ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// What kind of group the object is for what is below it.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility(\.containerType) ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }

  /// The names by which a person may address the object, the best first; its label unless set.
  ///
  /// Empty without a label. Setting nil returns to the label.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility(\.userInputLabels) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility(\.userInputLabels, newValue) }
  }

  /// How people move among the elements below with a keyboard or a switch.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility(\.navigationStyle) ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  /// Tells whether the object answers to a person; decided by the traits unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility(\.respondsToUserInteraction) ?? defaultRespondsToUserInteraction }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// The actions that are offered by name, or nil.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibilityAttributes?.customActions }
    set { ensureAccessibilityAttributes().customActions = newValue }
  }

  /// Further content that is spoken on request, in order; empty at first.
  open var accessibilityCustomContent: [AccessibilityCustomContent] {
    get { accessibilityAttributes?.customContent ?? [] }
    set { ensureAccessibilityAttributes().customContent = newValue }
  }

  /// The lists of places among which people jump, or nil.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { accessibilityAttributes?.customRotors }
    set { ensureAccessibilityAttributes().customRotors = newValue }
  }

  // MARK: Accessibility containers

  /// The elements in the object in reading order, which replace its subviews, or nil for those.
  ///
  /// Controls that are made of parts, such as segments, list those until other elements are set.
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

  /// Returns the number of elements that were set, 0 where none were.
  open func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? 0
  }

  /// Returns one of the elements that were set, or nil where there is none at that place.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the place of an element among those that were set, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  // MARK: Accessibility actions

  /// Does what a tap does, and tells whether it has; false stands for a tap at the activation point.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an element with the adjustable trait; here nothing.
  open func accessibilityIncrement() {}

  /// Lowers the value of an element with the adjustable trait; here nothing.
  open func accessibilityDecrement() {}

  /// Scrolls, or lets the next responder do so, and tells whether one has.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    next?.accessibilityScroll(direction) ?? false
  }

  /// Leaves what is shown, or lets the next responder do so, and tells whether one has.
  open func accessibilityPerformEscape() -> Bool {
    next?.accessibilityPerformEscape() ?? false
  }

  /// Does the most important thing, or lets the next responder do so, and tells whether one has.
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

  /// Returns whether an element says and does what an interactive part of it would.
  func speaks(for part: View) -> Bool { false }
  var defaultRespondsToUserInteraction: Bool {
    !accessibilityTraits.isDisjoint(with: .interactive)
  }

  /// Follows `awakeFromNib()`, whether an override of it called `super` or not.
  func didAwake() {}
}
