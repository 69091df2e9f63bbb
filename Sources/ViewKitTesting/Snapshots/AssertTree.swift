public import ViewKit

/// Asserts that the printed view tree equals a text in the test.
///
/// The tree is laid out first if needed. The failure shows the difference line by line.
///
/// ```swift
/// assertTree(
///   row,
///   as: .frames,
///   equals: """
///     StackView (0 0; 240 44)
///       Label'Ada Lovelace' (0 0; 198 44)
///       Label'New' (206 0; 34 44)
///     """
/// )
/// ```
public func assertTree(
  _ view: View,
  as format: SnapshotFormat = .tree,
  equals expected: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column)
    .report(TreeCheck.text(of: format.text(of: view), equals: expected), in: view)
}

/// Asserts that the printed tree of a view controller equals a text in the test.
///
/// The tree contains the children and the presented view controllers. The text is that of
/// `hierarchyDescription`: each view controller with its state and the class of its view.
public func assertTree(
  _ controller: ViewController,
  equals expected: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(
    TreeCheck.text(of: controller.hierarchyDescription, equals: expected),
    in: controller.viewIfLoaded
  )
}

/// Compares printed trees.
enum TreeCheck {
  static func text(of found: String, equals expected: String) -> [Finding] {
    guard let difference = TextDifference(expected: expected, actual: found) else { return [] }
    return [Finding(.tree, "The tree prints otherwise than expected \(difference)")]
  }
}
