import Foundation
import ViewKit

extension NibInstantiation {
  // MARK: Bar items

  func makeItem(_ object: NibObject) -> AnyObject? {
    let reader = NibReader(object.element, document.resources)
    switch object.elementName {
    case "barButtonItem":
      let item = custom(BarButtonItem.self, object) ?? makeButtonItem(object)
      item.customView = object.object(forKey: "customView").flatMap { make($0) as? View }
      reader.fill(item)
      return item
    case "tabBarItem":
      let item = custom(TabBarItem.self, object) ?? makeTab(object)
      reader.fill(item)
      return item
    default:
      let item = NavigationItem()
      reader.fill(item)
      fill(item, object)
      return item
    }
  }

  private func makeButtonItem(_ object: NibObject) -> BarButtonItem {
    let name = object.element["systemItem"]
    let system = BarButtonItem.SystemItem.allCases.first { "\($0)" == name }
    return system.map { BarButtonItem(systemItem: $0) } ?? BarButtonItem()
  }

  private func makeTab(_ object: NibObject) -> TabBarItem {
    let name = object.element["systemItem"]
    let system = TabBarItem.SystemItem.allCases.first { "\($0)" == name }
    return system.map { TabBarItem(tabBarSystemItem: $0, tag: 0) } ?? TabBarItem()
  }

  private func fill(_ item: NavigationItem, _ object: NibObject) {
    item.titleView = object.object(forKey: "titleView").flatMap { make($0) as? View }
    item.backBarButtonItem = buttonItem("backBarButtonItem", object)
    let left = buttonItems("leftBarButtonItems", object)
    let right = buttonItems("rightBarButtonItems", object)
    let leftItem = buttonItem("leftBarButtonItem", object).map { [$0] }
    let rightItem = buttonItem("rightBarButtonItem", object).map { [$0] }
    item.leftBarButtonItems = left.isEmpty ? leftItem : left
    item.rightBarButtonItems = right.isEmpty ? rightItem : right
  }

  private func buttonItem(_ key: String, _ object: NibObject) -> BarButtonItem? {
    object.object(forKey: key).flatMap { make($0) as? BarButtonItem }
  }

  func buttonItems(_ list: String, _ object: NibObject) -> [BarButtonItem] {
    object.element.children(of: list).compactMap { make(NibObject($0)) as? BarButtonItem }
  }

  // MARK: Gestures

  func makeGestureRecognizer(_ object: NibObject) -> AnyObject? {
    let reader = NibReader(object.element, document.resources)
    switch object.elementName {
    case "tapGestureRecognizer":
      let recognizer = TapGestureRecognizer()
      recognizer.numberOfTapsRequired = max(reader.integer("numberOfTapsRequired") ?? 1, 1)
      recognizer.numberOfTouchesRequired = max(reader.integer("numberOfTouchesRequired") ?? 1, 1)
      return recognizer
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let recognizer = LongPressGestureRecognizer()
      recognizer.minimumPressDuration =
        reader.number("minimumPressDuration").map(Double.init) ?? 0.5
      return recognizer
    case "panGestureRecognizer": return PanGestureRecognizer()
    case "swipeGestureRecognizer": return SwipeGestureRecognizer()
    case "pinchGestureRecognizer": return PinchGestureRecognizer()
    case "rotationGestureRecognizer": return RotationGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return ScreenEdgePanGestureRecognizer()
    default: return GestureRecognizer()
    }
  }

  // MARK: Layouts

  func makeLayout(_ object: NibObject) -> AnyObject? {
    let layout = CollectionViewFlowLayout()
    NibReader(object.element, document.resources).fill(layout)
    return layout
  }

  // MARK: Classes

  /// Returns an object of the class named in the file, if it is registered and of the right kind.
  private func custom<Item: Responder>(_ standard: Item.Type, _ object: NibObject) -> Item? {
    guard let name = object.customClass else { return nil }
    guard case .responder(let type)? = classes.entry(name, module: object.customModule),
      let item = type.init(coder: NibCoder(object, values: [:], self)) as? Item
    else {
      reportUnknownClass(of: object, standard: "\(standard)")
      return nil
    }
    return item
  }
}
