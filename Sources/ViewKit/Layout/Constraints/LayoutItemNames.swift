/// The names under which the items of one constraint are printed.
///
/// UIKit tells objects of one class apart by their addresses. Here a name says what can be seen:
/// the class, then the text that the view shows (`Label'Title'`), else its tag (`View#7`), else its
/// place among the subviews of its superview (`View:0`); a guide has its identifier
/// (`LayoutGuide'gap'`). Where that would give two items of the constraint the same name, the way
/// from the nearest view above both takes the place's place: `View:1.0`.
struct LayoutItemNames {
  private var names: [(item: LayoutItem, name: String)] = []

  init(of constraint: LayoutConstraint) {
    constraint.forEachItem { names.append(($0, $0.name)) }
    let short = names.map(\.name)
    for (index, entry) in names.enumerated() where short.filter({ $0 == entry.name }).count > 1 {
      names[index].name = entry.item.longName(below: constraint.nearestCommonAncestor)
    }
  }

  func name(of item: LayoutItem) -> String {
    names.first { $0.item === item }?.name ?? item.name
  }
}

extension LayoutItem {
  /// The item as messages name it.
  var name: String {
    if let guide { return guide.printName(place: "") }
    guard !isGuide, let view else { return "nil" }
    let place = view.storedSuperview == nil ? "" : ":\(view.placeAmongSiblings)"
    return view.printName(place: view.hasOwnName ? "" : place)
  }

  /// The item with the way to it from a view above, or from its root.
  fileprivate func longName(below ancestor: View?) -> String {
    guard let view else { return name }
    var way = view.way(below: ancestor)
    if let guide {
      way.append(guides(of: view).firstIndex { $0 === guide } ?? 0)
    }
    let place = way.isEmpty ? "" : ":" + way.map(String.init).joined(separator: ".")
    return guide?.printName(place: place) ?? view.printName(place: place)
  }

  private func guides(of view: View) -> [LayoutGuide] { view.layoutItem?.guides ?? [] }
}

extension LayoutGuide {
  fileprivate func printName(place: String) -> String {
    "\(typeName)\(place)" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }
}

extension View {
  /// The text that names the view; an empty one says nothing.
  private var nameText: String? { descriptionText.flatMap { $0.isEmpty ? nil : $0 } }

  fileprivate var hasOwnName: Bool { nameText != nil || tag != 0 }

  fileprivate func printName(place: String) -> String {
    let start = printName + place
    if let text = nameText { return "\(start)'\(text)'" }
    return tag == 0 ? start : "\(start)#\(tag)"
  }

  /// The place among the subviews of the superview, 0 at a root.
  var placeAmongSiblings: Int {
    record?.place ?? storedSuperview?.storedSubviews.firstIndex { $0 === self } ?? 0
  }

  /// The places on the way from an ancestor down to the view; from the root where nil is given.
  func way(below ancestor: View?) -> [Int] {
    var way: [Int] = []
    var current = self
    while current !== ancestor, let above = current.storedSuperview {
      way.append(current.placeAmongSiblings)
      current = above
    }
    return way.reversed()
  }
}
