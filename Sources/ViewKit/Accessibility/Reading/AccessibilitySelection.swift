import Foundation

/// The elements that an assistive technology visits below a view, with the groups that contain
/// them.
///
/// The nodes are kept in one array in the order of the tree, parents before children, so that trees
/// of any depth are traversed without recursion.
struct AccessibilitySelection {
  /// An element, or a group of elements that are visited together.
  struct Node {
    let object: Responder
    let kind: Kind
    let context: AccessibilityContext?
    /// The group that contains the node; nil for the root group.
    let parent: Int?
    /// The sort key of the element or group, if it has a position of its own.
    let ownKey: AccessibilityOrder.Key?
    var members: [Int] = []

    var isElement: Bool { kind == .element }
  }

  enum Kind: Equatable {
    case element
    case group(isOrdered: Bool, container: AccessibilityContainerKind?)
  }

  private(set) var nodes: [Node] = []
  let root: View
  /// Views that are neither elements nor containers here, but only traversed.
  private let openViews: [View]

  /// Selects the elements below a view; a hidden view has none unless `countsAsShown` is true.
  ///
  /// No attribute of the open views is read, so that their own attributes can be derived from their
  /// content.
  init(in view: View, countsAsShown: Bool = false, opening openViews: [View] = []) {
    root = view
    self.openViews = openViews
    let whole = Node(
      object: view,
      kind: .group(isOrdered: false, container: nil),
      context: nil,
      parent: nil,
      ownKey: nil
    )
    nodes.append(whole)
    collect(countsAsShown: countsAsShown)
  }

  /// An object that is still to be examined.
  private struct Visit {
    let object: Responder
    let group: Int
    /// The context of the elements there, which the outermost container with a context gives.
    let context: AccessibilityContext?
  }

  private mutating func collect(countsAsShown: Bool) {
    var pending = [Visit(object: root, group: 0, context: nil)]
    // A list may name one of its ancestors: no container is opened twice.
    var opened: Set<ObjectIdentifier> = []
    while let visit = pending.popLast() {
      let object = visit.object
      guard object.isOpenToAccessibility || (countsAsShown && object === root) else { continue }
      if !isOpen(object), object.isAccessibilityElement {
        add(object, .element, in: visit.group, context: visit.context, isPlaced: true)
      } else if opened.insert(ObjectIdentifier(object)).inserted {
        if let elements = object.accessibilityElements {
          pending.append(contentsOf: openList(visit, elements).reversed())
        } else if let view = object as? View {
          pending.append(contentsOf: openView(view, visit).reversed())
        }
      }
    }
  }

  private func isOpen(_ object: Responder) -> Bool { openViews.contains { $0 === object } }

  /// Adds a group for an explicit list, and returns the visits of its members.
  private mutating func openList(_ visit: Visit, _ elements: [Any]) -> [Visit] {
    let object = visit.object
    let container = AccessibilityContainerKind(of: object)
    let group = add(
      object,
      .group(isOrdered: true, container: container),
      in: visit.group,
      context: visit.context,
      isPlaced: visit.context?.placesListsByTheirFrame ?? false
    )
    let inherited = visit.context?.belowItsElements
    return elements.enumerated().compactMap { index, element in
      guard let element = element as? Responder else { return nil }
      let place = AccessibilityContext.Place(index: index, count: elements.count)
      let own = AccessibilityContext(givenBy: object, place: place)
      return Visit(object: element, group: group, context: inherited ?? own)
    }
  }

  /// Returns the visits of a view's subviews, in a new group if the view asks for one.
  private mutating func openView(_ view: View, _ visit: Visit) -> [Visit] {
    let subviews = view.modalSubview.map { [$0] } ?? view.storedSubviews
    guard !isOpen(view) else {
      return subviews.map { Visit(object: $0, group: visit.group, context: visit.context) }
    }
    let container = AccessibilityContainerKind(of: view)
    var group = visit.group
    if container != nil || view.shouldGroupAccessibilityChildren {
      let kind = Kind.group(isOrdered: false, container: container)
      group = add(view, kind, in: group, context: visit.context, isPlaced: false)
    }
    let context = visit.context?.belowItsElements ?? AccessibilityContext(givenBy: view)
    return subviews.map { Visit(object: $0, group: group, context: context) }
  }

  @discardableResult
  private mutating func add(
    _ object: Responder,
    _ kind: Kind,
    in group: Int,
    context: AccessibilityContext?,
    isPlaced: Bool
  ) -> Int {
    let index = nodes.count
    let key = isPlaced ? AccessibilityOrder.Key(object.accessibilityFrame(in: root).origin) : nil
    nodes.append(Node(object: object, kind: kind, context: context, parent: group, ownKey: key))
    nodes[group].members.append(index)
    return index
  }

  mutating func setMembers(_ members: [Int], of group: Int) {
    nodes[group].members = members
  }
}

extension View {
  /// The subview that hides its siblings from assistive technology, if any, even if it is hidden
  /// itself.
  var modalSubview: View? {
    storedSubviews.last { $0.accessibilityViewIsModal || $0.isPresentedInWindow }
  }
}

extension Responder {
  /// Whether assistive technology examines the object and its descendants.
  fileprivate var isOpenToAccessibility: Bool {
    if accessibilityElementsHidden { return false }
    guard let view = self as? View else { return true }
    if view.isHidden || view.alpha <= 0 { return false }
    guard view.frame.size == .zero else { return true }
    // The contents that overflow a plain wrapper of zero size are visible.
    return !(view.clipsToBounds || view.isAccessibilityElement || view.accessibilityElements != nil)
  }

  /// Returns the frame in points in the coordinates of a view; zero if it is not finite.
  func accessibilityFrame(in view: View) -> CGRect {
    view.convert(accessibilityFrame.orZero, from: nil).orZero
  }
}

extension CGRect {
  /// The rectangle, or zero if it is not finite.
  ///
  /// Foundation traps when it intersects a rectangle that contains NaN with another one.
  var orZero: CGRect { isFinite ? self : .zero }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
