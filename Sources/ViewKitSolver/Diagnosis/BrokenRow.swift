// Algorithm.md, section 10.

/// A required row that was given up, and the proof that it contradicts rows which hold.
///
/// The proof is a sum of multiples of rows in which all variables cancel, by Farkas' lemma: it would be
/// zero or less if all rows held, and is more. All other rows of the proof are of a lower rank or older,
/// so that the set of broken rows depends on the system only, not on the order in which contradictions
/// were found.
///
/// The multiples stay right as long as the rows are there. When a constant or an input changes, the sum
/// is computed again: if it is still more than zero, the contradiction stands, and nothing else has to
/// be done. Only otherwise the row is tried again.
struct BrokenRow {
  /// A row of the proof, and what it is multiplied by.
  struct Culprit {
    var row: Int32
    var multiplier: Double
  }

  /// An input of the proof, and the sum of its coefficients.
  struct Input {
    var variable: Int32
    var coefficient: Double
  }

  var row: Int32

  /// The contradicting rows in order of their age, the broken one included.
  var culprits: [Culprit]

  /// The variables whose lower bound takes part.
  var bounds: [Int32]
  var inputs: [Input]

  /// Another number for every conflict that is found.
  var number = 0

  /// Whether a constant or an input of the proof has changed.
  var isDoubtful = false

  /// Whether something of the proof has gone.
  var mustRetry = false
}
