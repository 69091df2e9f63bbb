import Foundation
package import ViewKit

/// Makes the live objects of a document, once.
///
/// The steps are those of UIKit (rule 2.4): all objects are made, then connected, constraints become
/// active, and at last everything that was made awakes.
package final class NibInstantiation {
  /// How the objects are going to be used.
  package enum Purpose: Sendable {
    /// As an app does.
    case run
    /// As Xcode shows them: with what holds at design time only, and with all prototypes.
    case canvas
  }

  let document: NibDocument
  let classes: ClassRegistry
  let purpose: Purpose

  /// What went wrong, in the order in which it was found.
  package private(set) var diagnostics: [NibDiagnostic] = []

  private var objects: [String: AnyObject] = [:]
  private var made: [(object: NibObject, instance: AnyObject)] = []
  private var underway: Set<String> = []
  /// How many outlets and members of outlet collections were connected.
  package private(set) var outletCount = 0

  /// How many actions were connected.
  package private(set) var actionCount = 0

  func countOutlet() { outletCount += 1 }

  func countAction() { actionCount += 1 }

  /// What a variation takes out of the layout.
  private(set) lazy var uninstalledIDs = document.root.uninstalledIDs

  /// The constraints that were made, those that are not installed included.
  package private(set) var constraints: [(record: NibConstraint, constraint: LayoutConstraint)] = []

  /// Told of all diagnostics at the end.
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

  // MARK: Looking up

  /// Returns the live object of an identifier; nil where none was made.
  package func instance(withID id: String) -> AnyObject? { objects[id] }

  /// Returns the live view of an identifier; nil where none was made.
  package func view(withID id: String) -> View? { objects[id] as? View }

  /// All objects that were made, those inside of others first.
  package var instances: [(object: NibObject, instance: AnyObject)] { made }

  /// Lets an identifier stand for an object that was there before.
  package func adopt(_ instance: AnyObject, as object: NibObject) {
    objects[object.id] = instance
  }

  // MARK: Making

  /// Makes an object and what belongs to it; nil for one that can't be made.
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

  // MARK: The steps after making

  /// Connects, constrains and awakes everything that was made.
  ///
  /// - Parameters:
  ///   - others: Objects that were there before, and whose connections count too.
  ///   - prepare: Done before anything awakes.
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

  /// Sets runtime attributes and connects everything that was made.
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

  /// Sends `awakeFromNib()` to everything that was made.
  package func awake() {
    for case (_, let responder as Responder) in made {
      responder.awake()
    }
  }

  /// Makes the constraints of all views that were made, which stay inactive until connected.
  private func makeConstraints() {
    for case (let object, let view as View) in made {
      for record in object.constraints where !record.isPlaceholder || purpose == .canvas {
        guard let constraint = makeConstraint(record, heldBy: view) else { continue }
        constraints.append((record, constraint))
        if !record.id.isEmpty { objects[record.id] = constraint }
      }
    }
  }

  /// Lets the constraints hold that are installed.
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
