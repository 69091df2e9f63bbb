import Foundation
import ViewKit

/// The views and segues of a scene; the views are created when the view controller loads its view.
final class SceneContent: ViewSource, SceneSource {
  private let object: NibObject
  private let maker: SceneMaker

  /// The objects that were created with the view controller, such as bar items.
  private let carried: [(object: NibObject, instance: AnyObject)]

  init(
    _ object: NibObject,
    _ maker: SceneMaker,
    carrying carried: [(object: NibObject, instance: AnyObject)]
  ) {
    self.object = object
    self.maker = maker
    self.carried = carried
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
    let instantiation = maker.makeInstantiation()
    instantiation.adopt(controller, as: object)
    for (object, instance) in carried {
      instantiation.adopt(instance, as: object)
    }
    guard let view = instantiation.make(NibObject(root)) as? View, controller.canTakeView(view)
    else {
      controller.installPlainView()
      return
    }
    controller.view = view
    instantiation.takeLoadedView(of: controller, object)
    for other in scene?.objects ?? [] where other.id != object.id {
      _ = instantiation.make(other)
    }
    instantiation.finish(connecting: [(object, controller)]) {
      followSegues(of: controller, instantiation)
    }
  }

  // MARK: Segues

  /// Performs the embed segues of container views, and connects controls to their segues.
  func followSegues(of controller: ViewController, _ instantiation: NibInstantiation) {
    for (object, instance) in instantiation.instances {
      for connection in object.connections {
        guard case .segue(let kind) = connection.kind else { continue }
        switch (kind, instance) {
        case ("embed", let container as View):
          embed(connection, in: container, of: controller)
        case ("unwind", _):
          maker.report(
            .missingScene,
            .note,
            at: connection.element,
            "Found a segue that unwinds, which is not followed here."
          )
        default:
          follow(connection, from: instance, of: controller)
        }
      }
    }
  }

  private func embed(
    _ connection: NibConnection,
    in container: View,
    of controller: ViewController
  ) {
    guard controller.canShowChild(in: container) else {
      maker.report(
        .missingScene,
        .error,
        at: connection.element,
        "Found a segue that embeds a scene in a view of another controller."
      )
      return
    }
    guard let child = maker.makeChild(withID: connection.destination) else { return }
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
    from instance: AnyObject,
    of controller: ViewController
  ) {
    let perform = { [weak self, weak controller] (sender: AnyObject) in
      guard let self, let controller else { return }
      let identifier = connection.element["identifier"] ?? ""
      guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender),
        let segue = makeSegue(connection, from: controller)
      else { return }
      controller.prepare(for: segue, sender: sender)
      segue.perform()
    }
    switch instance {
    case let control as Control:
      let event: Control.Event = control is Button ? .touchUpInside : .primaryActionTriggered
      let action = Action { [weak control] _ in
        if let control { perform(control) }
      }
      control.addAction(action, for: event)
    case let item as BarButtonItem:
      item.setTarget(item) { item in { perform(item) } }
    case let recognizer as GestureRecognizer:
      recognizer.addHandler { perform($0) }
    default:
      break  // For a cell, performSegue(withIdentifier:sender:) performs them.
    }
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

  /// Creates the destination, and a segue of the kind named in the file.
  private func makeSegue(
    _ connection: NibConnection,
    from controller: ViewController
  ) -> StoryboardSegue? {
    guard case .segue(let kind) = connection.kind,
      let destination = maker.makeDestination(withID: connection.destination)
    else { return nil }
    let identifier = connection.element["identifier"]
    if let type = segueClass(of: connection.element) {
      return type.init(identifier: identifier, source: controller, destination: destination)
    }
    return StoryboardSegue(
      identifier: identifier,
      source: controller,
      destination: destination
    ) { [weak controller] in
      switch kind {
      case "show", "push", "showDetail": controller?.show(destination, sender: nil)
      default: controller?.present(destination, animated: false)
      }
    }
  }

  /// The custom class of a segue; nil if the segue has none or it isn't registered.
  private func segueClass(of element: NibElement) -> StoryboardSegue.Type? {
    guard let name = element["customClass"] else { return nil }
    let entry = maker.storyboard.classes.entry(name, module: element["customModule"])
    if case .segue(let type)? = entry { return type }
    maker.report(
      .unknownClass,
      .warning,
      at: element,
      "Found the class '\(name)', which is not registered as a segue; the scene is presented."
    )
    return nil
  }
}
