public import Foundation
public import ViewKit

/// Asserts that no required constraints contradict each other in the tree that a view lies in.
///
/// What is due is laid out first. There is one failure for each conflict, with the system's log.
public func assertNoConflicts(
  in view: View,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(LayoutCheck.conflicts(in: view), in: view)
}

/// Asserts that constraints leave no frame open, of a view and of what is below it.
///
/// What is due is laid out first. There is one failure for each view or guide.
public func assertUnambiguous(
  _ view: View,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(LayoutCheck.ambiguities(in: view), in: view)
}

/// Asserts that no two subviews of a container cover each other.
///
/// Hidden and transparent views cover nothing; a strip as wide as the tolerance may be covered.
/// Recursively, the subviews of each subview are compared among themselves too, other than those of
/// controls. There is one failure for each pair.
public func assertNoOverlap(
  in container: View,
  recursively: Bool = false,
  tolerance: CGFloat = LayoutCheck.defaultTolerance,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(
    LayoutCheck.overlaps(in: container, recursively: recursively, tolerance: tolerance),
    in: container
  )
}

/// Asserts that no two of some views cover each other, wherever in a tree they lie.
///
/// A view and one that lies in it are no pair. There is one failure for each pair.
public func assertNoOverlap(
  of views: [View],
  tolerance: CGFloat = LayoutCheck.defaultTolerance,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(
    LayoutCheck.overlaps(of: views, tolerance: tolerance),
    in: views.first
  )
}

/// Asserts that nothing visible below a container reaches beyond its bounds, or its safe area.
///
/// The content of scroll views and the parts of controls are left alone. There is one failure for
/// each view, with the sides and by how much.
public func assertWithinBounds(
  of container: View,
  insideSafeArea: Bool = false,
  tolerance: CGFloat = LayoutCheck.defaultTolerance,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(
    LayoutCheck.outOfBounds(
      in: container,
      insideSafeArea: insideSafeArea,
      tolerance: tolerance
    ),
    in: container
  )
}
