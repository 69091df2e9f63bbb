/// A required row that was given up, and the proof that it contradicts rows which hold.
///
/// The proof stays valid until one of its rows or inputs changes; until then the row need not be tried
/// again. All other rows of the proof are of a lower rank or older, so that the set of broken rows
/// depends on the system only, not on the order in which contradictions were found.
struct BrokenRow {
  var row: Int32

  /// The contradicting rows in order of their age, the broken one included.
  var culprits: [Int32]

  /// The variables whose lower bound takes part.
  var bounds: [Int32]

  /// The inputs that take part.
  var inputs: [Int32]

  var mustRetry = false
}
