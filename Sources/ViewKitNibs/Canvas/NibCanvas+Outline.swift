import Foundation
import ViewKit

extension NibCanvas {
  /// A description of the view tree, one line per view, in the format of UIKit's
  /// `recursiveDescription`.
  ///
  /// Each view is followed by its element, its identifier and its outlets. The parts of a file,
  /// such as scenes, have headings.
  public var treeDescription: String {
    let outlets = document.outletNames
    return outline { view, object, level in
      let line = View.indentation(level) + view.description
      guard let object else { return line }
      let names = [object.elementName + (object.id.isEmpty ? "" : " \(object.id)")]
      return "\(line)  \((names + outlets[object.id, default: []]).joined(separator: "; "))"
    }
  }

  /// A description of the frames of all views, one line per view, in the superview's coordinates.
  ///
  /// Call ``layOut()`` first.
  public var frameDescription: String {
    let name = [document.screenDescription(size: screen.size)].filter { !$0.isEmpty }
    return (name + [outline(line: Self.frameLine)]).joined(separator: "\n\n")
  }

  /// Returns the line of a view; nil for a view that a control creates.
  private static func frameLine(_ view: View, _ object: NibObject?, _ level: Int) -> String? {
    guard let name = object?.summary else { return nil }
    let state = view.isHidden ? " hidden" : ""
    return "\(View.indentation(level))\(name) \(NibFormat.rect(view.frame))\(state)"
  }

  // MARK: Parts

  private func outline(line: (View, NibObject?, Int) -> String?) -> String {
    var parts: [String] = []
    for scene in document.scenes {
      let ids = Set(scene.objects.flatMap(\.element.allIDs))
      parts.append(scene.heading(isInitial: scene.viewController?.id == initialID))
      parts += roots.filter { ids.contains($0.id) }.compactMap { lines(of: $0, line) }
    }
    if document.kind == .xib {
      if let owner = document.fileOwner { parts.append("File's Owner: \(owner.className)") }
      parts += roots.compactMap { lines(of: $0, line) }
    }
    return parts.joined(separator: "\n\n")
  }

  private var initialID: String? { document.initialViewControllerID }

  private func lines(of root: NibCanvasRoot, _ line: (View, NibObject?, Int) -> String?) -> String?
  {
    guard let view = view(ofObject: root.id) else { return nil }
    var lines: [String] = []
    let insets = safeAreaInsets(ofObject: root.id)
    if insets != .zero {
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      lines.append("safe area \(sides.map { NibFormat.number($0) }.joined(separator: " "))")
    }
    var pending = [(view: view, level: 0)]
    while let (view, level) = pending.popLast() {
      guard let text = line(view, object(of: view), level) else { continue }
      lines.append(text)
      pending.append(contentsOf: view.subviews.reversed().map { ($0, level + 1) })
    }
    return lines.joined(separator: "\n")
  }
}

extension NibScene {
  fileprivate func heading(isInitial: Bool) -> String {
    guard let controller = viewController else { return "Scene without a controller" }
    var facts = [controller.element["storyboardIdentifier"].map { "'\($0)'" }].compactMap(\.self)
    if isInitial { facts.append("initial") }
    let list = facts.isEmpty ? "" : "; " + facts.joined(separator: ", ")
    return "Scene: \(controller.className) \(controller.id)\(list)"
  }
}

extension NibObject {
  /// The author's class name with its module, or the element name.
  fileprivate var className: String {
    customClass.map { [customModule, $0].compactMap(\.self).joined(separator: ".") } ?? elementName
  }
}

extension NibElement {
  fileprivate var allIDs: [String] {
    var ids: [String] = []
    forEachElement { if let id = $0.id { ids.append(id) } }
    return ids
  }
}

extension NibDocument {
  /// The outlets that are connected to objects, keyed by the objects' identifiers.
  fileprivate var outletNames: [String: [String]] {
    var names: [String: [String]] = [:]
    root.forEachElement { element in
      let object = NibObject(element)
      for connection in object.connections {
        switch connection.kind {
        case .outlet(let property), .outletCollection(let property):
          names[connection.destination, default: []].append("\(property) of \(object.className)")
        case .action, .segue: continue
        }
      }
    }
    return names
  }

  /// A description of the device that the file is laid out for.
  fileprivate func screenDescription(size named: CGSize?) -> String {
    guard let device else { return "" }
    let size = named ?? device.size(isLandscape: isLandscape)
    let traits = device.traits(isLandscape: isLandscape)
    return [
      device.id, isLandscape ? "landscape" : "portrait",
      "\(NibFormat.number(size.width))x\(NibFormat.number(size.height))",
      "scale \(NibFormat.number(device.scale))",
      "\(traits.horizontalSizeClass ?? "any") width", "\(traits.verticalSizeClass ?? "any") height",
    ].joined(separator: ", ")
  }
}
