import Foundation

/// What is said of one element because of the container that it is in.
enum AccessibilityPosition {
  /// One of several; indices begin at 1.
  case series(index: Int, count: Int)
  /// A button of the system's tab bar.
  case barTab(index: Int, count: Int)
  /// An element of another view with the trait of a tab bar.
  case tab(index: Int, count: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  case cell(AccessibilityCellPosition)
}

extension AccessibilitySelection {
  /// What the containers say of each of the elements, which are given in reading order.
  func positions(inOrder order: [Int]) -> [AccessibilityPosition?] {
    var counts: [ObjectIdentifier: Int] = [:]
    var indices: [Int?] = []
    for node in order {
      guard let context = nodes[node].context, context.countsInOrder else {
        indices.append(nil)
        continue
      }
      counts[ObjectIdentifier(context.object), default: 0] += 1
      indices.append(counts[ObjectIdentifier(context.object)])
    }
    return zip(order, indices).map { node, index in
      if let record = nodes[node].object.record { return record.position }
      guard let context = nodes[node].context else { return nil }
      let count = counts[ObjectIdentifier(context.object)] ?? 0
      return context.position(of: nodes[node].object, index: index, count: count)
    }
  }
}

extension AccessibilityContext {
  /// What is said of an element, or nil for nothing.
  ///
  /// The index is its place in reading order from 1, and the count the number of elements, for
  /// containers that count so.
  fileprivate func position(of element: Responder, index: Int?, count: Int)
    -> AccessibilityPosition?
  {
    switch giver {
    case .table(let table):
      return AccessibilityCellPosition(of: element, in: table).map { .cell($0) }
    case .segmentedControl:
      return place.map { .series(index: $0.index + 1, count: $0.count) }
    case .tabBar:
      return barTab(for: element)
    case .tabs:
      if let place { return .tab(index: place.index + 1, count: place.count) }
      return index.map { .tab(index: $0, count: count) }
    case .list:
      return end(of: element, .listStart, .listEnd)
    case .landmark:
      return end(of: element, .landmarkStart, .landmarkEnd)
    }
  }
}

extension AccessibilityContext {
  /// The place of a tab's button; nil for what else lies in the bar.
  private func barTab(for element: Responder) -> AccessibilityPosition? {
    guard let items = (object as? TabBar)?.items, let button = element as? BarItemButton,
      let index = items.firstIndex(where: { $0 === button.item })
    else { return nil }
    return .barTab(index: index + 1, count: items.count)
  }
}

extension AccessibilityContext {
  /// What is said at the ends of a list; a single element is the start.
  ///
  /// Nothing, if the container denies that it has the element. Only at the ends it is asked, because
  /// it looks through all of its elements.
  private func end(
    of element: Responder,
    _ start: AccessibilityPosition,
    _ end: AccessibilityPosition
  ) -> AccessibilityPosition? {
    guard let place, place.index == 0 || place.index == place.count - 1,
      object.index(ofAccessibilityElement: element) != NSNotFound
    else { return nil }
    return place.index == 0 ? start : end
  }
}
