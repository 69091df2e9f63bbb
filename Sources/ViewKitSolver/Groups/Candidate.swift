// Algorithm.md, section 7.2.

/// One priority level of the marginal cost of moving a parameter.
struct Marginal: BitwiseCopyable {
  var priority: Float
  var slope: Double
}

/// A parameter that can move so that the row comes nearer to holding.
struct Candidate: BitwiseCopyable {
  var value: Double
  var coefficient: Double

  /// Whether the parameter grows.
  var ascends: Bool

  /// The next breakpoint in the direction of the move.
  var cursor: Int32
  var marginalStart: Int32
  var marginalCount: Int32
}
