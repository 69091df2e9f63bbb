// A view may name a view below it whose baseline counts as its own. Rows on such a baseline hold the
// variables of the view below, although their constraint mentions only the view above.
extension LayoutEngine {
  /// Visits the constraints whose baselines may be those of an item's view: of the view itself and
  /// of the views above that let another one speak for them.
  func forEachBaseline(through item: LayoutItem, _ visit: (LayoutConstraint) -> Void) {
    var view = item.view
    while let current = view {
      if let item = current.layoutItem, item.link.usesBaseline {
        item.forEachMention { constraint in
          guard constraint.mentionsBaseline else { return }
          visit(constraint)
        }
      }
      view = current.storedSuperview
    }
  }

  /// Has the rows on baselines made again at the next update, because another view speaks for one.
  func relowerBaselines(through item: LayoutItem) {
    forEachBaseline(through: item) { constraint in
      guard knows(constraint) else { return }
      removeRow(of: constraint)
      add(constraint)
    }
  }
}

extension LayoutConstraint {
  fileprivate final var mentionsBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
      || extras?.firstOrigin?.attribute.isBaseline == true
      || extras?.secondOrigin?.attribute.isBaseline == true
  }
}
