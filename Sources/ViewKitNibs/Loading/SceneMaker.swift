import Foundation
import ViewKit

/// Makes the controllers of a storyboard's scenes, and the ones that belong to them.
final class SceneMaker {
  let storyboard: Storyboard
  let document: NibDocument
  private let depth: Int

  /// How deep controllers may lie in each other before a file is taken for one without an end.
  private static let depthLimit = 40

  init(_ storyboard: Storyboard, document: NibDocument, depth: Int = 0) {
    self.storyboard = storyboard
    self.document = document
    self.depth = depth
  }

  /// Makes a controller and its children; nil where the file has none of that identifier.
  func makeController(
    withID id: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let object = document.object(withID: id) else { return nil }
    guard depth < Self.depthLimit else {
      report(.missingScene, .error, at: object.element, "Found scenes that contain each other.")
      return nil
    }
    switch object.kind {
    case .viewController: return makeController(object, creator: creator)
    case .storyboardReference: return makeReferredController(object)
    default: return nil
    }
  }

  // MARK: Making

  private func makeController(
    _ object: NibObject,
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let instantiation = NibInstantiation(document, classes: storyboard.classes)
    let coder = NibCoder(object, values: values(of: object), instantiation)
    let type = controllerClass(of: object)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      report(
        .refusedObject,
        .error,
        at: object.element,
        "'\(type)' refused to be made of its element."
      )
      return nil
    }
    let source = SceneContent(object, self)
    controller.viewSource = source
    controller.sceneSource = source
    instantiation.adopt(controller, as: object)
    instantiation.setRuntimeAttributes(of: object, controller)
    addChildren(to: controller, object)
    controller.awake()
    storyboard.report(instantiation.diagnostics)
    return controller
  }

  private func values(of object: NibObject) -> [String: Any] {
    typealias Key = ViewController.CodingKeys
    let reader = NibReader(object.element, document.resources)
    var values: [String: Any] = [:]
    values[Key.title] = object.element["title"]
    values[Key.definesContext] = reader.flag("definesPresentationContext")
    values[Key.style] = reader.choice("modalPresentationStyle", NibWords.presentationStyles)
    return values
  }

  private func controllerClass(of object: NibObject) -> ViewController.Type {
    guard let name = object.customClass else { return ViewController.self }
    if case .controller(let type)? = storyboard.classes.entry(name, module: object.customModule) {
      return type
    }
    let names = [object.customModule, name].compactMap(\.self).joined(separator: ".")
    report(
      .unknownClass,
      .warning,
      at: object.element,
      "Found the class '\(names)', which is not registered as a controller; made a ViewController."
    )
    return ViewController.self
  }

  // MARK: Other scenes

  /// Makes the controller of another scene, one step further in.
  func makeDestination(withID id: String) -> ViewController? {
    SceneMaker(storyboard, document: document, depth: depth + 1).makeController(withID: id)
  }

  /// Makes the controllers that relationships lead to.
  private func addChildren(to controller: ViewController, _ object: NibObject) {
    for connection in object.connections
    where connection.kind == .segue(kind: "relationship") {
      guard let child = makeDestination(withID: connection.destination) else { continue }
      controller.addChild(child)
      child.didMove(toParent: controller)
    }
  }

  /// Makes the controller that a scene stands for in another storyboard.
  private func makeReferredController(_ object: NibObject) -> ViewController? {
    let name = object.element["storyboardName"] ?? ""
    guard let other = referredStoryboard(name, object) else { return nil }
    let identifier = object.element["referencedIdentifier"]
    let id =
      identifier.map { other.sceneID(ofIdentifier: $0) } ?? other.document.initialViewControllerID
    guard let id else {
      report(
        .missingScene,
        .warning,
        at: object.element,
        "Found no scene '\(identifier ?? "initial view controller")' in the storyboard '\(name)'."
      )
      return nil
    }
    let document = other.document.resolved(for: storyboard.traits)
    return SceneMaker(other, document: document, depth: depth + 1).makeController(withID: id)
  }

  private func referredStoryboard(_ name: String, _ object: NibObject) -> Storyboard? {
    guard let folder = storyboard.folder, !name.isEmpty, !name.contains("/") else {
      report(
        .missingScene,
        .warning,
        at: object.element,
        "Found a reference to the storyboard '\(name)', but no folder to look for it in."
      )
      return nil
    }
    do {
      let url = folder.appending(path: name + ".storyboard")
      let other = try Storyboard(contentsOf: url, classes: storyboard.classes)
      other.traits = storyboard.traits
      other.diagnosticObserver = storyboard.diagnosticObserver
      return other
    } catch {
      report(.missingScene, .warning, at: object.element, "\(error)")
      return nil
    }
  }

  func report(
    _ rule: NibDiagnostic.Rule,
    _ severity: NibDiagnostic.Severity,
    at element: NibElement,
    _ message: String
  ) {
    storyboard.report([
      NibDiagnostic(
        file: document.file,
        location: element.location,
        rule: rule,
        severity: severity,
        message
      )
    ])
  }
}
