import Foundation
import ViewKit

/// The views of a scene, made whenever its controller loads its view, and the scene's segues.
final class SceneContent: ViewSource, SceneSource {
  private let object: NibObject
  private let maker: SceneMaker

  init(_ object: NibObject, _ maker: SceneMaker) {
    self.object = object
    self.maker = maker
  }

  private var scene: NibScene? {
    maker.document.scenes.first { scene in scene.objects.contains { $0.id == object.id } }
  }

  // MARK: Views

  func loadView(for controller: ViewController) {
    let root = object.element.children.first { $0.key == "view" && NibSchema.isView($0.name) }
    guard let root else {
      controller.installPlainView()
      return
    }
    let instantiation = NibInstantiation(maker.document, classes: maker.storyboard.classes)
    instantiation.adopt(controller, as: object)
    guard let view = instantiation.make(NibObject(root)) as? View else { return }
    controller.view = view
    adoptGuides(of: controller, instantiation)
    for other in scene?.objects ?? [] where other.id != object.id {
      _ = instantiation.make(other)
    }
    instantiation.connect()
    instantiation.connect(object, controller)
    instantiation.activateConstraints()
    followSegues(of: controller, instantiation)
    instantiation.awake()
    maker.storyboard.report(instantiation.diagnostics)
  }

  private func adoptGuides(of controller: ViewController, _ instantiation: NibInstantiation) {
    for guide in object.guides where guide.elementName == "viewControllerLayoutGuide" {
      let isTop = guide.element["type"] == "top"
      instantiation.adopt(
        isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide,
        as: guide
      )
    }
  }

  // MARK: Segues

  /// Embeds what container views show, and lets controls follow their segues.
  private func followSegues(of controller: ViewController, _ instantiation: NibInstantiation) {
    for (object, instance) in instantiation.instances {
      for connection in object.connections {
        guard case .segue(let kind) = connection.kind else { continue }
        if kind == "embed", let container = instance as? View {
          embed(connection, in: container, of: controller)
        } else if let control = instance as? Control {
          follow(connection, from: control, of: controller)
        }
      }
    }
  }

  private func embed(
    _ connection: NibConnection,
    in container: View,
    of controller: ViewController
  ) {
    guard let child = maker.makeDestination(withID: connection.destination) else { return }
    let segue = StoryboardSegue(
      identifier: connection.element["identifier"],
      source: controller,
      destination: child
    ) { [weak controller, weak child, weak container] in
      guard let controller, let child, let container, let view = child.view else { return }
      controller.addChild(child)
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
      child.didMove(toParent: controller)
    }
    controller.prepare(for: segue, sender: container)
    segue.perform()
  }

  private func follow(
    _ connection: NibConnection,
    from control: Control,
    of controller: ViewController
  ) {
    let event: Control.Event = control is Button ? .touchUpInside : .primaryActionTriggered
    let action = Action { [weak self, weak controller, weak control] _ in
      guard let self, let controller else { return }
      let identifier = connection.element["identifier"] ?? ""
      guard controller.shouldPerformSegue(withIdentifier: identifier, sender: control),
        let segue = makeSegue(connection, from: controller)
      else { return }
      controller.prepare(for: segue, sender: control)
      segue.perform()
    }
    control.addAction(action, for: event)
  }

  func makeSegue(identifier: String, from controller: ViewController) -> StoryboardSegue? {
    var found: NibConnection?
    scene?.element.forEachElement { element in
      guard found == nil, element.name == "segue", element["identifier"] == identifier else {
        return
      }
      found = NibConnection(element)
    }
    return found.flatMap { makeSegue($0, from: controller) }
  }

  /// Makes the destination, and the segue of the kind that the file names.
  private func makeSegue(
    _ connection: NibConnection,
    from controller: ViewController
  ) -> StoryboardSegue? {
    guard case .segue = connection.kind,
      let destination = maker.makeDestination(withID: connection.destination)
    else { return nil }
    let identifier = connection.element["identifier"]
    return StoryboardSegue(
      identifier: identifier,
      source: controller,
      destination: destination
    ) { [weak controller] in
      controller?.present(destination, animated: false)
    }
  }
}
