public import Foundation

/// An object that gives rows and sections their heights and views, and follows what a person does.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row in points, or the table's automatic dimension.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header in points, or the table's automatic dimension.
  ///
  /// A header is there where it has a view or a title, and in grouped tables always. In those, 0 stands
  /// for the automatic dimension, as in UIKit; the smallest positive number hides the header.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer in points, or the table's automatic dimension.
  ///
  /// What is true of headers is true of footers.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the height that a row of automatic height is taken to have before it is shown.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns an estimate of a header's height; never called.
  @NeverCalled.EdgeEstimates
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// Returns an estimate of a footer's height; never called.
  @NeverCalled.EdgeEstimates
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  /// Returns the view above a section, or nil for one with the title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// Returns the view below a section, or nil for one with the title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// Returns how many times the content of a row is indented, or -1 for the cell's own level.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Notifies the delegate that a cell is about to be shown.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Notifies the delegate that a cell has left the table.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Notifies the delegate that a header is about to be shown.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

  /// Notifies the delegate that a header is no longer shown.
  func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  )

  /// Notifies the delegate that a footer is about to be shown.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

  /// Notifies the delegate that a footer is no longer shown.
  func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  )

  /// Returns whether a touch highlights a row; where it doesn't, the row can't be selected either.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Notifies the delegate that a row is highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Notifies the delegate that a row is no longer highlighted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row that a person selects by touching one, or nil to select none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Notifies the delegate that a person has selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the row that is deselected in place of one, or nil to deselect none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Notifies the delegate that a row is no longer selected.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns whether selecting a row performs its primary action.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool

  /// Performs the primary action of a row that a person has selected.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Notifies the delegate that a person has tapped the detail button of a row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns the title of the button that deletes a row; never called.
  @NeverCalled.RowEditing
  func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns whether a row is indented while it is edited; never called.
  @NeverCalled.RowEditing
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// Notifies the delegate that a row is about to be edited; never called.
  @NeverCalled.RowEditing
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Notifies the delegate that a row is no longer edited; never called.
  @NeverCalled.RowEditing
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the place that a row is moved to; never called.
  @NeverCalled.RowEditing
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether a menu is shown for a row; never called.
  @NeverCalled.Menus
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row may have the focus; never called.
  @NeverCalled.Focus
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns the row that has the focus first; never called.
  @NeverCalled.Focus
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?

  /// Returns whether a row that gets the focus is selected; never called.
  @NeverCalled.Focus
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  /// Returns whether two fingers may select several rows; never called.
  @NeverCalled.MultipleSelectionGesture
  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that two fingers begin to select rows; never called.
  @NeverCalled.MultipleSelectionGesture
  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Notifies the delegate that two fingers have selected rows; never called.
  @NeverCalled.MultipleSelectionGesture
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
}

extension TableViewDelegate {
  /// Returns the table's own height of rows.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Returns the table's own height of headers.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Returns the table's own height of footers.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Returns the table's own estimate.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }

  /// Returns the automatic dimension.
  public func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { TableView.automaticDimension }

  /// Returns the automatic dimension.
  public func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { TableView.automaticDimension }

  /// Returns nil.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }

  /// Returns nil.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }

  /// Returns -1.
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { -1 }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: View,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: View,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  ) {}

  /// Returns true.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row that was touched.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the row.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns true.
  public func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns nil.
  public func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns true.
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the proposed place.
  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns false.
  public func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { false }

  /// Returns true.
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns nil.
  public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }

  /// Returns false.
  public func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Returns false.
  public func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
}
