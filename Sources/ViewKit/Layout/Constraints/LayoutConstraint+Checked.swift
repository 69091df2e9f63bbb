package import Foundation

/// Why a constraint that a file describes can't be made or can't hold, in UIKit's words.
package struct ConstraintRefusal: Error {
  /// The sentence with which a constraint of the same kind in code would end the process.
  package let reason: String
}

// A constraint in code that makes no sense is a programmer's error, which ends the process. In a file
// it is bad input.
extension LayoutConstraint {
  /// Makes a constraint, or says why it would be illegal.
  package static func checked(
    _ item1: Any,
    _ attribute1: Attribute,
    _ relation: Relation,
    _ item2: Any?,
    _ attribute2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) throws(ConstraintRefusal) -> LayoutConstraint {
    guard let first = term(of: item1, attribute1) else {
      throw ConstraintRefusal(reason: mistake(item: item1, ordinal: "first").reason)
    }
    var second: LayoutTerm?
    if let item2, attribute2 != .notAnAttribute {
      guard let term = term(of: item2, attribute2) else {
        throw ConstraintRefusal(reason: mistake(item: item2, ordinal: "second").reason)
      }
      second = term
    }
    if let mistake = mistake(first, second, multiplier: multiplier, constant: constant) {
      throw ConstraintRefusal(reason: mistake.reason)
    }
    let made = LayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
    if made.crossesAxes { throw ConstraintRefusal(reason: made.crossingReason) }
    return made
  }

  /// Has a view hold the constraint, or says why it can't.
  package final func activateChecked(heldBy view: View) throws(ConstraintRefusal) {
    guard !isInert else { return }
    if let mistake = mistake(heldBy: view) { throw ConstraintRefusal(reason: mistake.reason) }
    activate(at: view)
  }
}
