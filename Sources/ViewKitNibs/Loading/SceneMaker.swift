import Foundation
import ViewKit

/// Creates the view controllers of a storyboard's scenes, with their children.
final class SceneMaker {
  let storyboard: Storyboard
  let document: NibDocument
  /// The scenes that contain the view controller being created, the outermost first.
  private let path: [SceneName]
  private let allowance: Allowance

  private struct SceneName: Equatable {
    let file: String
    let id: String
  }

  /// The number of view controllers that may still be created, shared by all makers of one request.
  private final class Allowance {
    var count = 1_000
  }

  convenience init(_ storyboard: Storyboard, document: NibDocument) {
    self.init(storyboard, document: document, path: [], Allowance())
  }

  private init(
    _ storyboard: Storyboard,
    document: NibDocument,
    path: [SceneName],
    _ allowance: Allowance
  ) {
    self.storyboard = storyboard
    self.document = document
    self.path = path
    self.allowance = allowance
  }

  /// Creates a view controller and its children, or returns nil if the file has no such identifier.
  ///
  /// A view controller that would contain itself isn't created, and an allowance limits the total
  /// for scenes that contain each other many times over.
  func makeController(
    withID id: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let object = document.object(withID: id) else { return nil }
    let name = SceneName(file: document.file, id: id)
    guard !path.contains(name), allowance.count > 0 else {
      let reason = path.contains(name) ? "in itself" : "in a scene with too many others"
      report(.missingScene, .error, at: object.element, "Found a scene that lies \(reason).")
      return nil
    }
    allowance.count -= 1
    let maker = SceneMaker(storyboard, document: document, path: path + [name], allowance)
    switch object.kind {
    case .viewController: return maker.makeController(object, creator: creator)
    case .storyboardReference: return maker.makeReferredController(object)
    default: return nil
    }
  }

  // MARK: Creating objects

  private func makeController(
    _ object: NibObject,
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let instantiation = makeInstantiation()
    guard let controller = instantiation.makeController(object, creator: creator) else {
      storyboard.report(instantiation.diagnostics)
      return nil
    }
    let content = SceneContent(object, self, carrying: instantiation.instances)
    controller.viewSource = content
    controller.sceneSource = content
    instantiation.adopt(controller, as: object)
    instantiation.setRuntimeAttributes(of: object, controller)
    addChildren(to: controller, object)
    instantiation.finish { content.followSegues(of: controller, instantiation) }
    controller.awake()
    return controller
  }

  func makeInstantiation() -> NibInstantiation {
    let observer = storyboard.diagnosticObserver
    return NibInstantiation(
      document,
      classes: storyboard.classes,
      deliver: { Nib.report($0, to: observer) }
    )
  }

  // MARK: Other scenes

  /// Creates the view controller of another scene that will be contained in this one.
  func makeChild(withID id: String) -> ViewController? {
    makeController(withID: id)
  }

  /// Creates the view controller of another scene that will be shown independently of this one.
  func makeDestination(withID id: String) -> ViewController? {
    SceneMaker(storyboard, document: document).makeController(withID: id)
  }

  /// Creates and adds the view controllers that relationship segues lead to.
  private func addChildren(to controller: ViewController, _ object: NibObject) {
    let children = object.connections
      .filter { $0.kind == .segue(kind: "relationship") }
      .compactMap { makeChild(withID: $0.destination) }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as NavigationController:
      navigation.setViewControllers(
        children.filter { !($0 is NavigationController) },
        animated: false
      )
    case let tabs as TabBarController:
      tabs.setViewControllers(children, animated: false)
    default:
      for child in children {
        controller.addChild(child)
        child.didMove(toParent: controller)
      }
    }
  }

  /// Creates the view controller in another storyboard that a scene refers to.
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
    return SceneMaker(other, document: document, path: path, allowance)
      .makeController(withID: id)
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
