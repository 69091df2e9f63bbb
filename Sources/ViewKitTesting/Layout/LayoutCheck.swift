public import Foundation
public import ViewKit

/// Checks that examine the layout of a view tree and return findings.
///
/// Each check lays out the tree first if needed.
///
/// ```swift
/// let findings = LayoutCheck.overlaps(in: card)
/// print(findings.map(\.message))
/// ```
public enum LayoutCheck {
  /// The default tolerance for rounding differences: a hundredth of a point.
  public static let defaultTolerance: CGFloat = 0.01

  /// Compares a view's frame with an expected one.
  ///
  /// - Parameters:
  ///   - view: The view whose frame is compared.
  ///   - expected: The expected frame, in points.
  ///   - space: The view in whose coordinates the frame is compared, or `nil` for the superview's.
  ///   - tolerance: The difference in points that is allowed for each coordinate and length.
  /// - Returns: One finding with each difference, or one that says that the frame can't be
  ///   converted because the views are in different trees; an empty array if the frames match.
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

  /// Returns the conflicts between required constraints in a view's tree.
  ///
  /// - Returns: One finding for each conflict, with the text of the system's log.
  public static func conflicts(in view: View) -> [Finding] {
    view.root.layoutIfNeeded()
    return view.layoutConflicts.map { Finding(.conflict, "\($0)") }
  }

  /// Returns the ambiguous frames of a view and all of its descendants.
  ///
  /// - Returns: One finding for each view or guide, with the ambiguous attributes.
  public static func ambiguities(in view: View) -> [Finding] {
    view.root.layoutIfNeeded()
    return view.layoutAmbiguities.filter { $0.view.isDescendant(of: view) }
      .map { Finding(.ambiguity, "\($0)") }
  }
}
