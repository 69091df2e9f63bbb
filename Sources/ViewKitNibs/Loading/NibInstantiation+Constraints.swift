import Foundation
import ViewKit

extension NibInstantiation {
  /// Creates an inactive constraint; reports a diagnostic and returns nil if that isn't possible.
  func makeConstraint(_ record: NibConstraint, heldBy view: View) -> LayoutConstraint? {
    guard let constant = constant(of: record), let multiplier = record.multiplier,
      let priority = record.priority
    else { return nil }  // The document's diagnostics report the values.
    guard let first = end(record.firstItem, record.firstAttribute, record),
      let relation = NibWords.relations[record.relation]
    else { return nil }
    var second: (item: Any, attribute: LayoutConstraint.Attribute)?
    if let item = record.secondItem, let attribute = record.secondAttribute {
      guard let end = end(item, attribute, record) else { return nil }
      second = end
    }
    do {
      let constraint = try LayoutConstraint.checked(
        first.item,
        first.attribute,
        relation,
        second?.item,
        second?.attribute ?? .notAnAttribute,
        multiplier: multiplier,
        constant: constant
      )
      constraint.priority = LayoutPriority(priority)
      constraint.identifier = record.identifier
      return constraint
    } catch {
      report(.invalidConstraint, .error, at: record.element, error.reason)
      return nil
    }
  }

  /// The constant, with a correction for one case in which Xcode lays out a different value than it
  /// writes.
  ///
  /// The standard spacing between a side edge and the safe area is written as 20 points and laid
  /// out as 0.
  private func constant(of record: NibConstraint) -> CGFloat? {
    guard record.isSymbolic, ["leading", "trailing"].contains(record.firstAttribute) else {
      return record.constant
    }
    let items = [record.firstItem, record.secondItem].compactMap(\.self)
    let touchesSafeArea = items.contains { id in
      document.object(withID: id)?.element.key == "safeArea"
    }
    return touchesSafeArea && record.constant == 20 ? 0 : record.constant
  }

  /// Returns the live item and the attribute of one side.
  private func end(
    _ id: String,
    _ attribute: String,
    _ record: NibConstraint
  ) -> (item: Any, attribute: LayoutConstraint.Attribute)? {
    guard let name = NibWords.attributes[attribute] else {
      report(
        .invalidConstraint,
        .error,
        at: record.element,
        "Found '\(attribute)' as an attribute of a constraint, expected an edge, a size, a centre "
          + "or a baseline."
      )
      return nil
    }
    guard let item = instance(withID: id) else {
      reportMissingItem(id, record)
      return nil
    }
    return (item, name)
  }

  /// Reports an item that is in the file but wasn't created; the document reports the others.
  private func reportMissingItem(_ id: String, _ record: NibConstraint) {
    guard let object = document.object(withID: id) else { return }
    report(
      .invalidConstraint,
      .warning,
      at: record.element,
      "Found '\(id)' as an item of a constraint, which is a '\(object.elementName)' that takes no "
        + "part in this layout."
    )
  }

  // MARK: Activating

  /// Activates a constraint, or reports a diagnostic if its items are in different trees.
  func activate(_ constraint: LayoutConstraint, _ record: NibConstraint) {
    guard let holder = view(withID: record.owner) else { return }
    do {
      try constraint.activateChecked(heldBy: holder)
    } catch {
      let items = [record.firstItem, record.secondItem].compactMap(\.self)
      // An uninstalled item isn't in the tree, so its constraints can't be activated.
      guard uninstalledIDs.isDisjoint(with: items) else { return }
      report(
        .invalidConstraint,
        .warning,
        at: record.element,
        "Found a constraint in '\(record.owner)' between items that do not lie in it."
      )
    }
  }

  /// Pins the stored frame of a view, as Xcode does when it builds the file.
  func fixFrame(of view: View, _ object: NibObject) {
    guard let superview = view.superview, let frame = object.element.frame,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let insets = view.alignmentRectInsets
    let rect = CGRect(
      x: frame.minX + insets.left,
      y: frame.minY + insets.top,
      width: max(frame.width - insets.left - insets.right, 0),
      height: max(frame.height - insets.top - insets.bottom, 0)
    )
    superview.addConstraints([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY),
      view.widthAnchor.constraint(equalToConstant: rect.width),
      view.heightAnchor.constraint(equalToConstant: rect.height),
    ])
  }
}
