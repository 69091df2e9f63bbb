public import Foundation
public import ViewKit

/// Asserts that there are no conflicts between required constraints in a view's tree.
///
/// The tree is laid out first if needed. There is one failure for each conflict, with the system's
/// log.
public func assertNoConflicts(
  in view: View,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(LayoutCheck.conflicts(in: view), in: view)
}

/// Asserts that constraints determine the frames of a view and all of its descendants.
///
/// The tree is laid out first if needed. There is one failure for each ambiguous view or guide.
public func assertUnambiguous(
  _ view: View,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(LayoutCheck.ambiguities(in: view), in: view)
}

/// Asserts that no two subviews of a container overlap.
///
/// Hidden and transparent views are ignored; an overlap no wider than the tolerance is allowed. If
/// `recursively` is set, the subviews of each subview are compared with each other too, except
/// those of controls. There is one failure for each pair.
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

/// Asserts that no two of the given views overlap, wherever they are in a tree.
///
/// A view and one of its descendants don't count as a pair. There is one failure for each pair.
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

/// Asserts that no visible descendant of a container extends beyond its bounds or safe area.
///
/// The content of scroll views and the parts of controls are ignored. There is one failure for each
/// view, with the edges it crosses and the distances.
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
