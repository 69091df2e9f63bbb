// Algorithm.md, section 4.3.

/// What the engine currently does with a constraint.
enum RowState: UInt8, BitwiseCopyable {
  /// The slot is unused.
  case free

  /// Added, but not yet given a place in the plan.
  case pending

  /// A required equality that computes its target from the other variables.
  case definition

  /// Its only undetermined variable is the parameter in `target`.
  case direct

  /// Expanded over the parameters; takes part in the minimisation of their group.
  case active

  /// Left out until a value violates it.
  case relaxed

  /// A pull that has nothing to pull; left out until what it depends on changes.
  case idle

  /// Required, but given up because it contradicts others.
  case broken
}
