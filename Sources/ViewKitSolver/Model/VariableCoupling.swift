// Algorithm.md, section 7.4.

/// What only parameters of coupled groups need, apart from the records that everything reads.
struct VariableCoupling: BitwiseCopyable {
  /// The place in the group that is being minimised, or a negative number.
  var groupIndex: Int32 = -1

  /// The row at whose breakpoint the parameter rested in the last minimisation.
  var anchor: Int32 = RowReference.none.rawValue
}
