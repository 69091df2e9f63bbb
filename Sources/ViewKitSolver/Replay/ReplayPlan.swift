// Algorithm.md, section 12.

/// The definitions and rows that a set of inputs, or one definition, reaches, in order of evaluation.
struct ReplayPlan: ~Copyable {
  /// The variables it starts from, in the order in which they changed.
  var sources = Buffer<Int32>()

  /// The `planVersion` it was recorded for.
  var version = -1
  var state = State.remembered

  /// The coefficients that occur; the first one is zero.
  var factors = Buffer<Double>()
  var definitions = Buffer<ReplayDefinition>()
  var parameters = Buffer<ReplayParameter>()
  var bounds = Buffer<ReplayBound>()
  var checks = Buffer<ReplayCheck>()

  /// The parameters that must be minimised the general way.
  var parametersToMinimise = Buffer<Int32>()
  var relaxedRows = Buffer<Int32>()

  enum State {
    /// Only the variables that it starts from are known.
    case remembered
    case recorded

    /// What the variables reach doesn't fit, or is better evaluated through the queue.
    case unfit
  }

  init() {}

  /// Whether the plan starts from this variable alone.
  func starts(from variable: Int32) -> Bool {
    sources.count == 1 && sources[0] == variable
  }

  mutating func clear() {
    factors.removeAll()
    factors.append(0)
    factors.append(1)
    definitions.removeAll()
    parameters.removeAll()
    bounds.removeAll()
    checks.removeAll()
    parametersToMinimise.removeAll()
    relaxedRows.removeAll()
  }
}
