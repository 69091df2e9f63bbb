// Algorithm.md, section 1.

/// A number the solver determines, named by its position in the solver's tables.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}
