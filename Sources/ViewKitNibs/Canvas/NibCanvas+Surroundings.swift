import Foundation
import ViewKit

extension NibCanvas {
  /// Gives a root view, or a table cell's content view, the margins of the canvas.
  ///
  /// Margins set in the file are kept; the view may preserve the margins of its cell.
  func setMargins(of view: View, _ root: NibCanvasRoot, _ rules: NibCanvasRules) {
    let margins = rules.margins(of: root)
    if !root.object.element.hasMargins {
      view.layoutMargins = margins
    }
    if root.kind == .tableCell, let content = root.object.object(forKey: "contentView"),
      !content.element.hasMargins
    {
      self.view(ofObject: content.id)?.layoutMargins = margins
    }
    if !rules.addsSafeAreaToMargins {
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }

  /// Replaces a controller's top and bottom layout guides with guides that end at the safe area.
  func adoptScreenGuides(of view: View, _ root: NibCanvasRoot) {
    guard let controller = root.container, root.kind == .controllerView else { return }
    for object in controller.guides where object.elementName == "viewControllerLayoutGuide" {
      instantiation.adopt(view.screenGuide(isTop: object.element["type"] == "top"), as: object)
    }
  }
}

extension View {
  /// Creates a guide that fills the view from an edge to the safe area.
  fileprivate func screenGuide(isTop: Bool) -> LayoutGuide {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    let area = safeAreaLayoutGuide
    addConstraints([
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.rightAnchor.constraint(equalTo: rightAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? topAnchor : area.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? area.topAnchor : bottomAnchor),
    ])
    return guide
  }
}

extension NibElement {
  /// Whether the file sets margins for a view.
  var hasMargins: Bool {
    child(forKey: "layoutMargins") != nil || child(forKey: "directionalLayoutMargins") != nil
  }
}

extension NibDocument {
  /// The environment that all views inherit from the canvas.
  var canvasEnvironment: Environment {
    Environment(
      traits: TraitCollection(of: device, isLandscape: isLandscape),
      controlGeneration: controlGeneration
    )
  }

  /// The system generation whose controls this version of Interface Builder draws.
  private var controlGeneration: ControlGeneration {
    switch toolsVersion {
    case ..<15_000: .iOS12
    case 24_000..<30_000: .iOS26
    default: .iOS13
    }
  }
}
