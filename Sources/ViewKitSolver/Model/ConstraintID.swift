// Algorithm.md, section 1.

/// The handle of a constraint that a solver holds; it may be reused after the constraint is removed.
package struct ConstraintID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}
