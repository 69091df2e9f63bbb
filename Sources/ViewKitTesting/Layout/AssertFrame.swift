public import Foundation
public import ViewKit

/// Asserts the frame of a view, in points and in the coordinates of any view.
///
/// The tree is laid out first if needed. Without a view for the coordinates, the frame is compared
/// in the superview's coordinates; positions and lengths may differ by the tolerance.
///
/// ```swift
/// assertFrame(of: title, equals: CGRect(x: 16, y: 63, width: 109.667, height: 20.333), in: host.window)
/// ```
public func assertFrame(
  of view: View,
  equals expected: CGRect,
  in space: View? = nil,
  tolerance: CGFloat = LayoutCheck.defaultTolerance,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(
    LayoutCheck.frame(of: view, equals: expected, in: space, tolerance: tolerance),
    in: view
  )
}

/// Asserts the frames of several views, in points and in the coordinates of any view.
///
/// There is one failure for each view whose frame differs. The tree is laid out first if needed.
///
/// ```swift
/// assertFrames([
///   title: CGRect(x: 0, y: 0, width: 198, height: 44),
///   badge: CGRect(x: 206, y: 0, width: 34, height: 44),
/// ])
/// ```
public func assertFrames(
  _ expected: KeyValuePairs<View, CGRect>,
  in space: View? = nil,
  tolerance: CGFloat = LayoutCheck.defaultTolerance,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let findings = expected.flatMap { view, frame in
    LayoutCheck.frame(of: view, equals: frame, in: space, tolerance: tolerance)
  }
  CallSite(fileID, filePath, line, column).report(findings, in: expected.first?.key)
}
