// Algorithm.md, section 10.

/// Required rows that can't hold together, before the definitions that connect them are known.
struct Contradiction {
  /// The row that was found to contradict the others.
  var row: RowReference

  /// A combination of rows, that one among them, in which all parameters cancel.
  var parts: [(reference: RowReference, multiplier: Double)]
}
