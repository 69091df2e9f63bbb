import Foundation
package import ViewKit

/// Creates the live objects of a document, once.
///
/// The steps are those of UIKit (rule 2.4): all objects are created, then connected, then
/// constraints are activated, and finally all created objects get `awakeFromNib()`.
package final class NibInstantiation {
  /// The use of the created objects.
  package enum Purpose: Sendable {
    /// As in an app.
    case run
    /// As in Xcode: with items that exist only at design time, and with all prototypes.
    case canvas
  }

  let document: NibDocument
  let classes: ClassRegistry
  let purpose: Purpose

  /// The problems so far, in the order in which they were found.
  package private(set) var diagnostics: [NibDiagnostic] = []

  private var objects: [String: AnyObject] = [:]
  private var made: [(object: NibObject, instance: AnyObject)] = []
  private var underway: Set<String> = []
  /// The number of connected outlets and members of outlet collections.
  package private(set) var outletCount = 0

  /// The number of connected actions.
  package private(set) var actionCount = 0

  func countOutlet() { outletCount += 1 }

  func countAction() { actionCount += 1 }

  /// The identifiers of the items that a variation removes from the layout.
  private(set) lazy var uninstalledIDs = document.root.uninstalledIDs

  /// The created constraints, including those that are not installed.
  package private(set) var constraints: [(record: NibConstraint, constraint: LayoutConstraint)] = []

  /// A closure that is called with all diagnostics at the end.
  let deliver: ([NibDiagnostic]) -> Void

  package init(
    _ document: NibDocument,
    classes: ClassRegistry,
    purpose: Purpose = .run,
    deliver: @escaping ([NibDiagnostic]) -> Void = { _ in }
  ) {
    self.document = document
    self.classes = classes
    self.purpose = purpose
    self.deliver = deliver
  }

  // MARK: Lookup

  /// Returns the live object with an identifier, or nil if none was created.
  package func instance(withID id: String) -> AnyObject? { objects[id] }

  /// Returns the live view with an identifier, or nil if none was created.
  package func view(withID id: String) -> View? { objects[id] as? View }

  /// All created objects, with inner objects before the objects that contain them.
  package var instances: [(object: NibObject, instance: AnyObject)] { made }

  /// Uses an existing object as the live object for an object in the file.
  package func adopt(_ instance: AnyObject, as object: NibObject) {
    objects[object.id] = instance
  }

  // MARK: Creating objects

  /// Creates an object and its parts; returns nil if that isn't possible.
  package func make(_ object: NibObject) -> AnyObject? {
    if let known = objects[object.id] { return known }
    guard object.id.isEmpty || underway.insert(object.id).inserted else { return nil }
    let instance = makeInstance(of: object)
    underway.remove(object.id)
    guard let instance else { return nil }
    if !object.id.isEmpty { objects[object.id] = instance }
    made.append((object, instance))
    return instance
  }

  private func makeInstance(of object: NibObject) -> AnyObject? {
    switch object.kind {
    case .view: makeView(object)
    case .object: makeCustomObject(object)
    case .viewController: makeController(object)
    case .gestureRecognizer: makeGestureRecognizer(object)
    case .item: makeItem(object)
    case .collectionLayout: makeLayout(object)
    case .storyboardReference, .placeholder, .constraint, .guide: nil
    }
  }

  private func makeView(_ object: NibObject) -> View? {
    let kind = NibElementKind.kind(of: object.elementName)
    let type = viewClass(of: object, kind)
    let reader = NibReader(object.element, document.resources)
    let values = reader.viewValues().merging(kind.values(reader)) { $1 }
    guard let view = type.init(coder: NibCoder(object, values: values, self)) else {
      report(.refusedObject, .error, at: object, "'\(type)' refused to be made of its element.")
      return nil
    }
    adoptGuides(of: object, view)
    if let table = view as? TableView, let content = makeStaticContent(of: object) {
      table.staticContent = content
    }
    return view
  }

  private func makeCustomObject(_ object: NibObject) -> AnyObject? {
    guard object.elementName == "customObject", let name = object.customClass else { return nil }
    let entry = classes.entry(name, module: object.customModule)
    if case .object(let make)? = entry { return make() }
    guard let type = entry?.responderType else {
      reportUnknownClass(of: object, standard: "nothing")
      return nil
    }
    let instance = type.init(coder: NibCoder(object, values: [:], self))
    if instance == nil {
      report(.refusedObject, .error, at: object, "'\(type)' refused to be made of its element.")
    }
    return instance
  }

  // MARK: Classes

  private func viewClass(of object: NibObject, _ kind: NibElementKind) -> View.Type {
    guard let name = object.customClass else {
      reportSubstitute(object, kind)
      return kind.viewClass
    }
    switch classes.entry(name, module: object.customModule, standard: kind.viewClass) {
    case .view(let type)?:
      return type
    case nil:
      reportUnknownClass(of: object, standard: "\(kind.viewClass)")
    default:
      report(
        .wrongClass,
        .error,
        at: object,
        "Found the class '\(name)' for '\(object.elementName)', expected a subclass of View; made "
          + "a \(kind.viewClass)."
      )
    }
    return kind.viewClass
  }

  private func reportSubstitute(_ object: NibObject, _ kind: NibElementKind) {
    guard !kind.isExact else { return }
    report(
      .substituteClass,
      .note,
      at: object,
      "Found '\(object.elementName)', which has no class of its own here; made a \(kind.viewClass)."
    )
  }

  func reportUnknownClass(of object: NibObject, standard: String) {
    let names = [object.customModule, object.customClass].compactMap(\.self)
    report(
      .unknownClass,
      .warning,
      at: object,
      "Found the class '\(names.joined(separator: "."))', which is not registered; made \(standard)."
    )
  }

  // MARK: Guides

  private func adoptGuides(of object: NibObject, _ view: View) {
    for guide in object.guides {
      switch (guide.element.key, view) {
      case ("keyboard", _): adopt(view.keyboardLayoutGuide, as: guide)
      case ("safeArea", _): adopt(view.safeAreaLayoutGuide, as: guide)
      case ("contentLayoutGuide", let scrollView as ScrollView):
        adopt(scrollView.contentLayoutGuide, as: guide)
      case ("frameLayoutGuide", let scrollView as ScrollView):
        adopt(scrollView.frameLayoutGuide, as: guide)
      default: break
      }
    }
  }

  // MARK: Finishing

  /// Connects, constrains and awakens all created objects.
  ///
  /// - Parameters:
  ///   - others: Existing objects whose connections are made as well.
  ///   - prepare: A closure that runs before any object is awakened.
  package func finish(
    connecting others: [(object: NibObject, instance: AnyObject)] = [],
    prepare: () -> Void = {}
  ) {
    connect()
    for (object, instance) in others {
      connect(object, instance)
    }
    activateConstraints()
    registerPrototypes()
    prepare()
    awake()
    deliver(diagnostics)
  }

  /// Sets the runtime attributes and connections of all created objects.
  package func connect() {
    let objects = made
    for (object, instance) in objects {
      setRuntimeAttributes(of: object, instance)
    }
    makeConstraints()
    for (object, instance) in objects {
      connect(object, instance)
    }
  }

  /// Sends `awakeFromNib()` to all created objects.
  package func awake() {
    for case (_, let responder as Responder) in made {
      responder.awake()
    }
  }

  /// Creates the constraints of all created views; they stay inactive until everything is
  /// connected.
  private func makeConstraints() {
    for case (let object, let view as View) in made {
      for record in object.constraints where !record.isPlaceholder || purpose == .canvas {
        guard let constraint = makeConstraint(record, heldBy: view) else { continue }
        constraints.append((record, constraint))
        if !record.id.isEmpty { objects[record.id] = constraint }
      }
    }
  }

  /// Activates the installed constraints.
  package func activateConstraints() {
    for (record, constraint) in constraints where record.element.isInstalled {
      activate(constraint, record)
    }
    for case (let object, let view as View) in made where object.element.bool("fixedFrame") == true
    {
      fixFrame(of: view, object)
    }
  }

  // MARK: Diagnostics

  func report(
    _ rule: NibDiagnostic.Rule,
    _ severity: NibDiagnostic.Severity,
    at object: NibObject,
    _ message: String
  ) {
    report(rule, severity, at: object.element, message)
  }

  func report(
    _ rule: NibDiagnostic.Rule,
    _ severity: NibDiagnostic.Severity,
    at element: NibElement,
    _ message: String
  ) {
    diagnostics.append(
      NibDiagnostic(
        file: document.file,
        location: element.location,
        rule: rule,
        severity: severity,
        message
      )
    )
  }
}
