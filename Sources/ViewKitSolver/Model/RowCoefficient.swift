// Algorithm.md, section 4.1.

/// One coefficient of an active row, expanded over the parameters.
struct RowCoefficient: BitwiseCopyable {
  var coefficient: Double
  var row: RowReference
  var variable: Int32
  var nextInRow: Int32
  var nextOfVariable: Int32
  var previousOfVariable: Int32

  /// Serves the row's first coefficient for one thing and its second for another.
  private var note: Int32 = -1

  init(
    coefficient: Double,
    row: RowReference,
    variable: Int32,
    nextInRow: Int32,
    nextOfVariable: Int32
  ) {
    self.coefficient = coefficient
    self.row = row
    self.variable = variable
    self.nextInRow = nextInRow
    self.nextOfVariable = nextOfVariable
    previousOfVariable = -1
  }

  /// The row's place in the group that is being minimised, or a negative number.
  ///
  /// Of the first coefficient of a row only.
  var groupIndex: Int32 {
    @inline(__always) get { note }
    @inline(__always) set { note = newValue }
  }

  /// The parameter that balances the row, or a negative number.
  ///
  /// Of the second coefficient of a row only.
  var balancingParameter: Int32 {
    @inline(__always) get { note }
    @inline(__always) set { note = newValue }
  }
}
