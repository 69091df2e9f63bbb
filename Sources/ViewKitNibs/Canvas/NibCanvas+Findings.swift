import Foundation
public import ViewKit

extension NibCanvas {
  /// The conflicts of the last layout: the constraints involved, and the ones that were broken.
  public var conflicts: [LayoutConflict] { windows.flatMap(\.layoutConflicts) }

  /// The views and guides whose layout is ambiguous.
  ///
  /// - Complexity: Intended for debugging: solves several linear programs for each ambiguous value.
  public var ambiguities: [LayoutAmbiguity] { windows.flatMap(\.layoutAmbiguities) }

  /// Returns the object in the file for a view, or `nil` if the view isn't from the file.
  public func object(of view: View) -> NibObject? {
    objectsByInstance[ObjectIdentifier(view)]
  }

  /// Returns the constraint in the file for a live one, or `nil` if it isn't from the file.
  public func constraint(of constraint: LayoutConstraint) -> NibConstraint? {
    recordsByInstance[ObjectIdentifier(constraint)]
  }
}
