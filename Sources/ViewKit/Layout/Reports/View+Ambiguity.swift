// Questions about a layout, for tests and debugging. A tree need not be in a window, unlike in
// UIKit, and a tree that has never been laid out with constraints has nothing to tell.
extension View {
  /// The views and guides of the tree that constraints do not place completely.
  ///
  /// Among them is the ``ScrollView/contentLayoutGuide`` of a scroll view, where constraints place its
  /// content but leave the width or the height of that open.
  ///
  /// Ask the root or the window; any other view answers for the tree that it lies in. A view whose
  /// mask is translated is never among them, and neither is one that no constraint concerns.
  ///
  /// - Complexity: For debugging: costs up to two linear programs for each open value.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    rootView.record?.layout?.ambiguities ?? engineOfTree?.ambiguities() ?? []
  }

  /// Tells whether the view could have another frame that satisfies its constraints as well.
  ///
  /// Answered for views outside a window too, which UIKit does not.
  public var hasAmbiguousLayout: Bool {
    guard let engine = engineOfTree, let item = layoutItem else { return false }
    return !engine.ambiguousAttributes(of: item).isEmpty
  }

  /// Gives the view another frame that satisfies its constraints as well.
  ///
  /// The frame changes with the next layout, and keeps changing each time this is called. Unlike
  /// UIKit's, the choice is not random. Nothing happens for a view that is not ambiguous.
  public func exerciseAmbiguityInLayout() {
    guard let engine = engineOfTree, let item = layoutItem else { return }
    engine.exerciseAmbiguity(of: item)
  }

  /// Returns the constraints that decide where the view lies, or how long it is, along an axis.
  ///
  /// They are those that move the view when their constant changes a little, in no particular order.
  /// Masks and sizes of content are among them as ``AutoresizingMaskLayoutConstraint`` and
  /// ``ContentSizeLayoutConstraint``, and so are those that place the system's guides, by UIKit's names.
  ///
  /// - Complexity: For debugging: solves the tree's layout anew, and again for each constraint.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    guard engineOfTree != nil, layoutItem != nil else { return [] }
    return LayoutEngine.constraintsAffecting(self, axis)
  }

  /// The engine of the tree with its solution up to date, if layout has made one.
  private var engineOfTree: LayoutEngine? {
    guard let engine = rootView.layoutItem?.takeBackEngine() else { return nil }
    engine.update()
    return engine
  }
}
