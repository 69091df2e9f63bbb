import Foundation

/// Who speaks for a row.
///
/// A row whose content only says something is read in one, as in UIKit: the cell is the element, with
/// the texts joined. A switch at the trailing edge becomes a part of it. Beside another accessory that
/// a person acts on, the content view is the element. Content that a person acts on in places, or
/// that lists elements of its own, is read part by part.
extension TableViewCell {
  /// The cell or its content view, whichever is read as one element; nil where the parts are.
  var speaker: View? {
    let parts = parts
    guard !hasOwnAccessibilityElements, !storedContentView.hasOwnAccessibilityElements,
      !parts.content.isEmpty, parts.content.allSatisfy(\.onlySpeaks)
    else { return nil }
    let isSpokenFor = parts.accessory.allSatisfy { $0.onlySpeaks || $0 === toggle }
    return isSpokenFor ? self : storedContentView
  }

  /// The view at the trailing edge that is turned on and off, and belongs to the row.
  var toggle: View? {
    guard let accessoryView, accessoryView.isAccessibilityElement,
      accessoryView.accessibilityTraits.contains(.toggleButton)
    else { return nil }
    return accessoryView
  }

  /// What is said in the content, in reading order; nil where nothing is.
  var spokenTexts: String? {
    let parts = parts
    let texts = (parts.content + parts.accessory).filter(\.onlySpeaks).flatMap { part in
      [part.accessibilityLabel, part.accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The elements in the cell, in reading order.
  private var parts: (content: [Responder], accessory: [Responder]) {
    var selection = AccessibilitySelection(
      in: self,
      countsAsShown: true,
      opening: [self, storedContentView]
    )
    selection.sort(in: AccessibilityOrder(in: self))
    var parts: (content: [Responder], accessory: [Responder]) = ([], [])
    for reading in selection.readings {
      let view = reading.element as? View ?? reading.element.containingView
      let isAccessory = [accessoryView, accessory].contains { edge in
        edge.map { view?.isDescendant(of: $0) == true } ?? false
      }
      if isAccessory {
        parts.accessory.append(reading.element)
      } else {
        parts.content.append(reading.element)
      }
    }
    return parts
  }

  /// Selects the row as a person's tap does, and notifies the table's delegate.
  ///
  /// Returns false, and does nothing, when the cell is in no table or its rows can't be selected.
  package final func chooseByPerson() -> Bool {
    (superview as? TableView)?.chooseByPerson(self) ?? false
  }
}

extension Responder {
  /// Whether an element is one by its class alone, and only says something.
  fileprivate var onlySpeaks: Bool {
    setIsAccessibilityElement == nil && accessibilityTraits.isDisjoint(with: .interactive)
      && accessibilityCustomActions?.isEmpty != false
  }

  /// The view that an element of a list lies in.
  fileprivate var containingView: View? {
    (self as? AccessibilityElement)?.accessibilityContainer as? View
  }
}
