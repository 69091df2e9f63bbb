// Algorithm.md, section 10.

/// Required constraints that cannot hold together, and the one among them that was given up.
package struct Conflict: Equatable, Sendable {
  /// The constraint that is ignored until the others no longer contradict it.
  package var broken: ConstraintID

  /// The constraints that contradict each other, the broken one included, oldest first.
  package var culprits: [ConstraintID]

  /// The variables whose implicit lower bound of zero takes part, in order of their index.
  package var bounds: [Variable]

  package init(broken: ConstraintID, culprits: [ConstraintID], bounds: [Variable]) {
    self.broken = broken
    self.culprits = culprits
    self.bounds = bounds
  }
}
