import Foundation
public import ViewKit

extension NibCanvas {
  /// The constraints that can't hold together in the last layout, and which of them it ignores.
  public var conflicts: [LayoutConflict] { windows.flatMap(\.layoutConflicts) }

  /// The views and guides that constraints do not place completely.
  ///
  /// - Complexity: For checks and debugging: costs several linear programs for each open value.
  public var ambiguities: [LayoutAmbiguity] { windows.flatMap(\.layoutAmbiguities) }

  /// Returns the object of the file that a view was made of; nil for a view of none.
  public func object(of view: View) -> NibObject? {
    objectsByInstance[ObjectIdentifier(view)]
  }

  /// Returns the constraint of the file that a live one was made of; nil for one of none.
  public func constraint(of constraint: LayoutConstraint) -> NibConstraint? {
    recordsByInstance[ObjectIdentifier(constraint)]
  }
}
