/// A number the solver determines, named by its position in the solver's tables.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}

/// The handle of a constraint that a solver holds; it may be reused after the constraint is removed.
package struct ConstraintID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}
