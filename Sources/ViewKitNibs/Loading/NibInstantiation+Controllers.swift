import Foundation
import ViewKit

extension NibInstantiation {
  /// Creates a view controller of a xib, with its view.
  func makeController(_ object: NibObject) -> ViewController? {
    guard let controller = makeController(object, creator: nil) else { return nil }
    adopt(controller, as: object)
    if let view = object.object(forKey: "view").flatMap({ make($0) as? View }),
      controller.canTakeView(view)
    {
      controller.view = view
      takeLoadedView(of: controller, object)
    }
    return controller
  }

  /// Creates the objects of a view controller that require its loaded view.
  func takeLoadedView(of controller: ViewController, _ object: NibObject) {
    adoptGuides(of: object, controller)
    if let control = object.object(forKey: "refreshControl").flatMap({ make($0) as? View }) {
      controller.view.insertSubview(control, at: 0)
    }
  }

  /// Uses the guides of a view controller with a loaded view as the guides of its element.
  private func adoptGuides(of object: NibObject, _ controller: ViewController) {
    for guide in object.guides where guide.elementName == "viewControllerLayoutGuide" {
      let isTop = guide.element["type"] == "top"
      adopt(isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide, as: guide)
    }
  }

  /// Creates a view controller without its view, and its bars and items.
  func makeController(
    _ object: NibObject,
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let coder = NibCoder(object, values: controllerValues(object), self)
    let type = controllerClass(of: object)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      report(.refusedObject, .error, at: object, "'\(type)' refused to be made of its element.")
      return nil
    }
    addBars(to: controller, object)
    return controller
  }

  private func controllerValues(_ object: NibObject) -> [String: Any] {
    typealias Key = ViewController.CodingKeys
    let reader = NibReader(object.element, document.resources)
    var values: [String: Any] = [:]
    values[Key.title] = object.element["title"]
    values[Key.definesContext] = reader.flag("definesPresentationContext")
    values[Key.style] = reader.choice("modalPresentationStyle", NibWords.presentationStyles)
    return values
  }

  private func controllerClass(of object: NibObject) -> ViewController.Type {
    let standard: ViewController.Type =
      switch object.elementName {
      case "navigationController": NavigationController.self
      case "tabBarController": TabBarController.self
      case "tableViewController": TableViewController.self
      case "collectionViewController": CollectionViewController.self
      default: ViewController.self
      }
    guard let name = object.customClass else { return standard }
    let entry = classes.entry(name, module: object.customModule, standard: standard)
    if case .controller(let type)? = entry { return type }
    reportUnknownClass(of: object, standard: "\(standard)")
    return standard
  }

  // MARK: Bars

  private func addBars(to controller: ViewController, _ object: NibObject) {
    let reader = NibReader(object.element, document.resources)
    controller.hidesBottomBarWhenPushed = reader.flag("hidesBottomBarWhenPushed") ?? false
    controller.extendedLayoutIncludesOpaqueBars =
      reader.flag("extendedLayoutIncludesOpaqueBars") ?? false
    if let edges = object.element.child(forKey: "edgesForExtendedLayout") {
      let words: [(String, RectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = words.reduce(into: []) {
        if edges.bool($1.0) == true { $0.insert($1.1) }
      }
    }
    let toolbarItems = buttonItems("toolbarItems", object)
    controller.adoptItems(
      navigationItem: object.object(forKey: "navigationItem").flatMap {
        make($0) as? NavigationItem
      },
      tabBarItem: object.object(forKey: "tabBarItem").flatMap { make($0) as? TabBarItem },
      toolbarItems: toolbarItems.isEmpty ? nil : toolbarItems
    )
    switch controller {
    case let navigation as NavigationController: addBars(to: navigation, object, reader)
    case let tabs as TabBarController:
      if let bar = object.object(forKey: "tabBar").flatMap({ make($0) as? TabBar }) {
        tabs.adoptTabBar(bar)
      }
    default: break
    }
  }

  private func addBars(
    to navigation: NavigationController,
    _ object: NibObject,
    _ reader: NibReader
  ) {
    if let bar = object.object(forKey: "navigationBar").flatMap({ make($0) as? NavigationBar }) {
      navigation.adoptNavigationBar(bar)
    }
    if let bar = object.object(forKey: "toolbar").flatMap({ make($0) as? Toolbar }) {
      navigation.adoptToolbar(bar)
    }
    navigation.isNavigationBarHidden = reader.flag("navigationBarHidden") ?? false
    navigation.isToolbarHidden = reader.flag("toolbarHidden") ?? true
  }
}
