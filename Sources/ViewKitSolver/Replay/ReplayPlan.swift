/// The definitions and rows that a set of inputs, or one definition, reaches, in order of evaluation.
struct ReplayPlan: ~Copyable {
  /// The variables it starts from, in the order they moved.
  var sources = Buffer<Int32>()

  /// The version of the plan it belongs to.
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
    /// Only the variables are known that it starts from.
    case remembered
    case recorded

    /// What the variables reach does not fit, or is better evaluated the general way.
    case unfit
  }

  init() {}

  /// Whether the tape starts from one variable alone.
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
