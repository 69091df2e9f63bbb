// Algorithm.md, section 4.1.

/// A variable whose value changed in the current solve, and the value it had before.
struct Change: BitwiseCopyable {
  var variable: Int32
  var oldValue: Double
}
