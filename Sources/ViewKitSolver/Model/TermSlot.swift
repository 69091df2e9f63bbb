// Algorithm.md, section 4.1.

/// A term of a constraint and its links in the list of all terms with the same variable.
struct TermSlot: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var next: Int32
  var previous: Int32

  /// The constraint the term belongs to.
  var row: Int32
}
