// Algorithm.md, section 15.

/// How much work a solver has done since it was made; tests compare two readings.
package struct Counters: Equatable, Sendable {
  /// Definitions evaluated because something they depend on changed.
  package var evaluations = 0

  /// Terms, rows and variables visited to find what a change concerns, to expand rows, to minimise and
  /// to check.
  package var steps = 0

  /// Groups of coupled variables that were minimised again.
  package var groups = 0

  /// Groups with one row in common that was filled from the beginning.
  package var fillings = 0

  /// Groups that needed the simplex method.
  package var simplexRuns = 0

  /// Basis changes and bound flips of the simplex method.
  package var pivots = 0

  /// Constraints that entered a group because a relaxed optimum violated them.
  package var activations = 0

  /// Variables whose place in the elimination order was decided again.
  package var eliminations = 0

  /// Sets of contradicting constraints that were searched for culprits.
  package var conflictSearches = 0

  /// Groups whose answer could not be proven optimal within the iteration limits.
  package var uncertified = 0
}
