import Foundation

/// The position of an element in its container, as it is announced.
enum AccessibilityPosition {
  /// An element of a series; indices begin at 1.
  case series(index: Int, count: Int)
  /// A button of a ``TabBar``.
  case barTab(index: Int, count: Int)
  /// An element of another view with the tab bar trait.
  case tab(index: Int, count: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  case cell(AccessibilityCellPosition)
}

extension AccessibilitySelection {
  /// Returns the positions of the elements, which are given in reading order.
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
  /// Returns the position of an element, or nil if nothing is announced.
  ///
  /// For containers that count in reading order, `index` is the element's position from 1 and
  /// `count` the number of elements.
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
  /// Returns the position of a tab's button; nil for other elements in the bar.
  private func barTab(for element: Responder) -> AccessibilityPosition? {
    guard let items = (object as? TabBar)?.items, let button = element as? BarItemButton,
      let index = items.firstIndex(where: { $0 === button.item })
    else { return nil }
    return .barTab(index: index + 1, count: items.count)
  }
}

extension AccessibilityContext {
  /// Returns the position at either end of a list; a single element is at the start.
  ///
  /// It is nil if the container denies that it has the element. The container is asked only at the
  /// ends, because it searches all of its elements.
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
