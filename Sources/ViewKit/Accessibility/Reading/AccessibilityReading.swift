public import Foundation

/// An element that an assistive technology visits in a view, with its position and frame.
///
/// ```swift
/// for reading in screen.accessibilityReadingOrder {
///   print(reading.index + 1, reading.element.accessibilityLabel ?? "")
/// }
/// ```
public struct AccessibilityReading {
  /// The position in the reading order, from 0.
  public let index: Int

  /// The view or element that is read.
  public let element: Responder

  /// The frame of the element in points, in the coordinates of the view whose order was computed.
  ///
  /// Zero if the frame is not finite.
  public let frame: CGRect

  /// The nearest list, landmark, table, tab bar or named group around the element, if any.
  public let container: Responder?

  /// The custom actions of the element, followed by those of the groups around it, innermost first.
  public let customActions: [AccessibilityCustomAction]

  /// The position of the element in its container, as it is announced.
  let position: AccessibilityPosition?

  /// The words for descriptions; nil for English.
  let sharedWords: SharedAccessibilityWords?

  var words: AccessibilityWords { sharedWords?.value ?? .english }
}

extension View {
  /// The elements that an assistive technology visits in the view, in reading order.
  ///
  /// Elements that are hidden, transparent, inside another element, beside a modal view or behind a
  /// presented controller are left out. Elements are read line by line; two are on one line if
  /// their top edges are less than 8 points apart on a phone, or 13 on any other device. Explicit
  /// lists keep their order, and groups stay together. The order is deterministic, even where lines
  /// chain so that no order is correct: ``accessibilityOrderConflicts`` reports those.
  ///
  /// The rules are those of AccessibilitySnapshot, which were found by comparison with VoiceOver.
  /// Lay out the view first.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views and elements, times their depth.
  public final var accessibilityReadingOrder: [AccessibilityReading] {
    var selection = AccessibilitySelection(in: self)
    selection.sort(in: AccessibilityOrder(in: self))
    return selection.readings
  }
}

extension AccessibilitySelection {
  /// The elements in reading order; the groups must have been sorted.
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

  /// Returns the groups that contain a node, innermost first.
  private func groups(around node: Int) -> some Sequence<Node> {
    sequence(state: nodes[node].parent) { group in
      guard let index = group else { return nil }
      group = nodes[index].parent
      return nodes[index]
    }
  }
}
