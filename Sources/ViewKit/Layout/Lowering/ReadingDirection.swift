// Leading and trailing lie where the reading direction of one view says (rule 5.10.1): of the nearest
// view that holds all items of the constraint. Those of margins follow the view whose margins they are.
extension LayoutConstraint {
  /// The view in whose direction the constraint reads.
  final var readingView: View? { nearestCommonAncestor.map { readingView(below: $0) } }

  /// Returns the view in whose direction the constraint reads, given the nearest common ancestor.
  final func readingView(below ancestor: View) -> View {
    // A constraint that speaks of one view alone reads as it would beside the view's siblings.
    isAboutOneView ? ancestor.storedSuperview ?? ancestor : ancestor
  }

  private final var isAboutOneView: Bool {
    guard let first = firstLayoutItem, !first.isGuide else { return false }
    var isAboutOne = true
    forEachItem { if $0 !== first { isAboutOne = false } }
    return isAboutOne
  }

  /// Whether the row depends on the direction of a view that has changed.
  fileprivate final var hasStaleDirection: Bool {
    guard firstAttribute.kind.followsDirection || secondAttribute.kind.followsDirection else {
      return false
    }
    var isStale = readingView?.layoutItem?.link.hasStaleDirection == true
    forEachItem { item in
      guard item.view?.layoutItem?.link.hasStaleDirection == true else { return }
      if [firstAttribute, secondAttribute].contains(where: item.ownDirectionCounts) {
        isStale = true
      }
    }
    return isStale
  }
}

extension LayoutConstraint.Attribute.Kind {
  fileprivate var followsDirection: Bool {
    self == .leadingOrTrailing || self == .horizontalCenter
  }
}

extension LayoutItem {
  /// Whether leading and trailing of the item follow its own view, because they are its margins'.
  func ownDirectionCounts(for attribute: LayoutConstraint.Attribute) -> Bool {
    attribute == .leadingMargin || attribute == .trailingMargin || guide?.kind == .layoutMargins
  }
}

extension LayoutEngine {
  /// Has the rows made again that read in a direction that has changed.
  func refreshDirections() {
    hasStaleDirections = false
    // The conflicts that stay need not be reported again.
    let known = knownConflicts
    for case .constraint(let reference) in rowOwners {
      let constraint = reference.takeUnretainedValue()
      guard constraint.hasStaleDirection else { continue }
      removeRow(of: constraint)
      add(constraint)
    }
    knownConflicts = known
    for slot in 0..<frames.count {
      frames[slot].item?._withUnsafeGuaranteedRef { $0.link.hasStaleDirection = false }
    }
  }
}
