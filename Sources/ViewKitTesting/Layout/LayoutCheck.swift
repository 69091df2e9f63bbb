public import Foundation
public import ViewKit

/// Looks at the layout of a tree, and returns what is otherwise than it should be.
///
/// Each check first lays out what is due in the tree.
///
/// ```swift
/// let findings = LayoutCheck.overlaps(in: card)
/// print(findings.map(\.message))
/// ```
public enum LayoutCheck {
  /// The difference in points up to which lengths count as equal, for rounding: a hundredth.
  public static let defaultTolerance: CGFloat = 0.01

  /// Compares a view's frame with an expected one.
  ///
  /// - Parameters:
  ///   - view: The view whose frame is looked at.
  ///   - expected: Where the view should lie, in points.
  ///   - space: The view in whose coordinates that counts, or nil for the superview's.
  ///   - tolerance: By how much in points a coordinate or a length may differ.
  /// - Returns: One finding that says by how much what differs, or that no frame in those coordinates
  ///   exists, as the views lie in different trees; or none.
  public static func frame(
    of view: View,
    equals expected: CGRect,
    in space: View? = nil,
    tolerance: CGFloat = defaultTolerance
  ) -> [Finding] {
    view.root.layoutIfNeeded()
    if let space, space.root !== view.root {
      return [
        Finding(
          .frame,
          "\(view.findingName) can't be seen from \(space.findingName), which is in another tree"
        )
      ]
    }
    let found = space.map { view.convert(view.bounds, to: $0) } ?? view.frame
    let differences = [
      ("x", found.origin.x - expected.origin.x), ("y", found.origin.y - expected.origin.y),
      ("width", found.width - expected.width), ("height", found.height - expected.height),
    ].filter { !(abs($0.1) <= tolerance) }
    guard !differences.isEmpty else { return [] }
    let place = space.map { " in \($0.findingName)" } ?? ""
    let list = differences.map { "\($0) by \($1 > 0 ? "+" : "")\(Printed.length($1))" }
    return [
      Finding(
        .frame,
        """
        \(view.findingName) has another frame\(place): \(list.joined(separator: ", ")) off
        - \(Printed.rect(expected))
        + \(Printed.rect(found))
        """
      )
    ]
  }

  /// Lists the contradictions among required constraints of the tree that a view lies in.
  ///
  /// - Returns: One finding for each conflict, with the text of the system's log.
  public static func conflicts(in view: View) -> [Finding] {
    view.root.layoutIfNeeded()
    return view.layoutConflicts.map { Finding(.conflict, "\($0)") }
  }

  /// Lists the frames that constraints leave open, of a view and of what is below it.
  ///
  /// - Returns: One finding for each view or guide, with what is open.
  public static func ambiguities(in view: View) -> [Finding] {
    view.root.layoutIfNeeded()
    return view.layoutAmbiguities.filter { $0.view.isDescendant(of: view) }
      .map { Finding(.ambiguity, "\($0)") }
  }
}
