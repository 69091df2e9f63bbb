import Foundation
internal import ViewKitSolver

// The rows that stand for what a view is: its mask while that is translated, or the size of its
// content. They follow the view's settings; a required one is broken after all constraints made by
// hand (rule 5.14.4).
extension LayoutEngine {
  private static let systemRank: UInt8 = 0

  /// Makes the system rows of a view agree with its settings.
  func refreshSystemRows(of item: LayoutItem) {
    guard let view = item.view, !item.isGuide else { return }
    let isRoot = view === root
    let kind: SystemRowKind
    if isRoot {
      kind = fitting == nil ? .none : .content
    } else {
      kind = view.translatesAutoresizingMaskIntoConstraints ? .mask : .content
    }
    let insets = view.solvedAlignmentInsets
    guard item.link.hasVariables(of: self) else { return }
    if !insets.isNear(item.link.alignmentInsets) {
      item.link.alignmentInsets = insets
      refreshPlainness(of: item)
      setNeedsRebuild()
    }
    if kind != item.link.rowKind {
      for slot in 0..<4 {
        setSystemRow(slot, of: item, to: nil)
      }
      item.link.rowKind = kind
    }
    switch kind {
    case .none: setWraps(item, false)
    case .mask:
      setWraps(item, false)
      refreshMaskRows(of: item, view)
    case .content: refreshContentRows(of: item, view)
    }
    registerMaskedSubviews(of: view)
  }

  /// Has the subviews take part whose masks tie them to the view's size, which they may limit.
  private func registerMaskedSubviews(of view: View) {
    guard view.flags.contains(.subviewHasMask) else { return }
    for subview in view.storedSubviews where subview.flexesWithSuperview {
      register(subview)
    }
  }

  /// Puts a row in one of the four places of an item, or takes it away.
  func setSystemRow(_ slot: Int, of item: LayoutItem, to row: LayoutRow?) {
    let old = item.systemRow(slot)
    guard old >= 0 || row != nil else { return }
    if old >= 0 {
      removeRow(old)
      if row == nil {
        forgetConflict(breaking: .item(.passUnretained(item), slot))
      }
    }
    item.setSystemRow(slot, row.map { addRow($0, for: .item(.passUnretained(item), slot)) } ?? -1)
  }

  /// Changes the constant and the priority of a row, or makes it when it is not there.
  private func updateSystemRow(_ slot: Int, of item: LayoutItem, to row: LayoutRow) {
    let old = item.systemRow(slot)
    guard old >= 0 else {
      setSystemRow(slot, of: item, to: row)
      return
    }
    solver.setConstant(ConstraintID(index: old), row.constant)
    solver.setPriority(ConstraintID(index: old), row.row.priority)
  }

  // MARK: Content

  private func refreshContentRows(of item: LayoutItem, _ view: View) {
    // A view may ask for its own fitting size to tell how large its content is.
    guard !view.flags.contains(.tellsContentSize) else { return }
    view.flags.insert(.tellsContentSize)
    let size = view.solvedContentSize
    view.flags.remove(.tellsContentSize)
    guard item.link.hasVariables(of: self) else {
      // The view has left when it was asked, and its engine had to do without the answer.
      view.engineNotesSettings()
      return
    }
    setWraps(item, view.solvedContentWraps)
    item.link.wrappedWidth = -1
    refreshContentRows(of: item, .horizontal, size.width)
    refreshContentRows(of: item, .vertical, size.height)
  }

  /// Changes the height of content that wraps, and tells whether it has changed.
  func refreshContentHeight(of item: LayoutItem, _ height: CGFloat) -> Bool {
    guard height != item.link.wrappedHeight else { return false }
    item.link.wrappedHeight = height
    refreshContentRows(of: item, .vertical, height)
    return true
  }

  /// Holds the size below and above at the priorities of hugging and compression (rule 5.6.1).
  private func refreshContentRows(
    of item: LayoutItem,
    _ axis: LayoutConstraint.Axis,
    _ length: CGFloat
  ) {
    let slot = axis == .horizontal ? 0 : 2
    if axis == .vertical {
      item.link.wrappedHeight = length
    }
    // What is larger than any screen would only cost precision.
    let length = min(length, 2_777_777)
    let hugging = item.hugging[axis].rawValue
    let resistance = item.compressionResistance[axis].rawValue
    bound(item, axis, .lessThanOrEqual, length, priority: hugging, slot)
    bound(item, axis, .greaterThanOrEqual, length, priority: resistance, slot + 1)
  }

  /// Holds the length of an item on one side of a value; a negative value or no priority lets it go.
  private func bound(
    _ item: LayoutItem,
    _ axis: LayoutConstraint.Axis,
    _ relation: LayoutConstraint.Relation,
    _ length: CGFloat,
    priority: Float,
    _ slot: Int
  ) {
    guard length >= 0, priority > 0 else {
      setSystemRow(slot, of: item, to: nil)
      return
    }
    var row = LayoutRow(relation, priority: priority, rank: Self.systemRank)
    row.add(1, item.variables[axis].length)
    row.add(-Double(length))
    updateSystemRow(slot, of: item, to: row)
  }

  // MARK: Mask

  private func refreshMaskRows(of item: LayoutItem, _ view: View) {
    guard let superview = view.storedSuperview else { return }
    let above = register(superview)
    guard item.link.hasVariables(of: self), above.link.hasVariables(of: self) else { return }
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      setMaskRows(of: item, axis, above, superview, MaskSpan(of: view, in: superview, axis))
    }
  }

  private func setMaskRows(
    of item: LayoutItem,
    _ axis: LayoutConstraint.Axis,
    _ above: LayoutItem,
    _ superview: View,
    _ span: MaskSpan
  ) {
    let slot = axis == .horizontal ? 0 : 2
    let variables = item.variables[axis]
    let outer = above.variables[axis].length
    let outerInsets = above.alignmentInsets(axis)
    let boundsOrigin = superview.plainBoundsOrigin(axis)
    let insets = item.alignmentInsets(axis)
    for (offset, equation) in [span.first, span.second].enumerated() {
      var row = LayoutRow(.equal, priority: 1000, rank: Self.systemRank)
      // Rows are written for the frame; the variables are the alignment rectangle.
      row.add(equation.origin, variables.origin)
      row.add(-equation.origin * (insets.start + boundsOrigin))
      row.add(equation.length, variables.length)
      row.add(equation.length * (insets.start + insets.end))
      row.add(equation.outer, outer)
      row.add(equation.outer * (outerInsets.start + outerInsets.end))
      row.add(-equation.constant)
      setSystemRow(slot + offset, of: item, to: row)
    }
  }
}

extension LayoutItem {
  func systemRow(_ slot: Int) -> Int32 {
    switch slot {
    case 0: link.rows.0
    case 1: link.rows.1
    case 2: link.rows.2
    default: link.rows.3
    }
  }

  func setSystemRow(_ slot: Int, _ row: Int32) {
    switch slot {
    case 0: link.rows.0 = row
    case 1: link.rows.1 = row
    case 2: link.rows.2 = row
    default: link.rows.3 = row
    }
  }
}
