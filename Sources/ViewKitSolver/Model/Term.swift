// Algorithm.md, section 1.

/// One product of a coefficient and a variable.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
