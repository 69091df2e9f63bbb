// Algorithm.md, section 8.

/// The next breakpoint a moving variable reaches, and after which step.
struct RatioEvent: BitwiseCopyable {
  var step: Double

  /// How fast the variable moves for a unit step, with its sign.
  var rate: Double
  var variable: Int32
  var breakpoint: Int32
}
