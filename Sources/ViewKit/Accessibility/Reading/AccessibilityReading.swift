public import Foundation

/// A stop of an assistive technology on its way through a view: an element and where it lies.
///
/// ```swift
/// for reading in screen.accessibilityReadingOrder {
///   print(reading.index + 1, reading.element.accessibilityLabel ?? "")
/// }
/// ```
public struct AccessibilityReading {
  /// The place in the reading order, from 0.
  public let index: Int

  /// The view or element that is read.
  public let element: Responder

  /// The element's frame in points in the coordinates of the view that was asked.
  ///
  /// Zero for a frame that is not finite.
  public let frame: CGRect

  /// The nearest list, landmark, table, tab bar or named group around the element, or nil.
  public let container: Responder?

  /// The actions that are offered on the element by name: its own, then those of the groups around
  /// it, the innermost first.
  public let customActions: [AccessibilityCustomAction]

  /// What the containers around say of the element.
  let position: AccessibilityPosition?

  /// The words in which the element is spoken of, where they are not English.
  let sharedWords: SharedAccessibilityWords?

  var words: AccessibilityWords { sharedWords?.value ?? .english }
}

extension View {
  /// The elements that an assistive technology visits in the view, in its order.
  ///
  /// Left out is what is hidden, transparent, inside an element, beside a modal view or behind a
  /// presented controller. Elements are read line by line; two are on one line when their upper edges
  /// are less than 8 points apart, 13 on any device but a phone. Lists that were set keep their order,
  /// and groups stay together. The order is the same each time, also where lines chain so that no
  /// order is right: ``accessibilityOrderConflicts`` tells of those.
  ///
  /// The rules are those of AccessibilitySnapshot, which were found by comparing with VoiceOver. Lay
  /// the view out before.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views and elements, times their depth.
  public final var accessibilityReadingOrder: [AccessibilityReading] {
    var selection = AccessibilitySelection(in: self)
    selection.sort(in: AccessibilityOrder(in: self))
    return selection.readings
  }
}

extension AccessibilitySelection {
  /// The elements as they are visited; groups have to be sorted before.
  var readings: [AccessibilityReading] {
    let order = elementsInOrder
    let positions = positions(inOrder: order)
    let sharedWords = root.environment.sharedWords
    return order.enumerated().map { index, node in
      AccessibilityReading(
        index: index,
        element: nodes[node].object,
        frame: nodes[node].object.accessibilityFrame(in: root),
        container: container(around: node),
        customActions: customActions(on: node),
        position: positions[index],
        sharedWords: sharedWords
      )
    }
  }

  private func container(around node: Int) -> Responder? {
    groups(around: node).first { $0.kind.container != nil }?.object
  }

  private func customActions(on node: Int) -> [AccessibilityCustomAction] {
    let groups = groups(around: node).filter { $0.kind.container == .semanticGroup }
    return ([nodes[node]] + groups).flatMap { $0.object.accessibilityCustomActions ?? [] }
  }

  /// The groups that a node belongs to, the innermost first.
  private func groups(around node: Int) -> some Sequence<Node> {
    sequence(state: nodes[node].parent) { group in
      guard let index = group else { return nil }
      group = nodes[index].parent
      return nodes[index]
    }
  }
}
