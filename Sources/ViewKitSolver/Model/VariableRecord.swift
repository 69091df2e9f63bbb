// Algorithm.md, section 4.1.

struct VariableRecord: BitwiseCopyable {
  /// The first term with this variable; the newest constraint comes first.
  var terms: Int32 = -1

  /// The row that computes this variable, or a negative number.
  var definition: Int32 = -1

  /// Larger than the depth of every variable its definition uses.
  var depth: Int32 = 0

  /// The number of definitions that use this variable.
  var uses: Int32 = 0

  /// The first coefficient of an active row over this parameter.
  var firstCoefficient: Int32 = -1

  /// The first coefficient of the expansion of the lower bound of a defined variable.
  var firstBoundCoefficient: Int32 = -1

  /// Serves the depth queue and expansions, which are never under way together.
  private var link: Int32 = -1

  /// The place in the table of couplings, or a negative number.
  var coupling: Int32 = -1

  /// The next variable of the same depth in the depth queue.
  var nextAtDepth: Int32 {
    @inline(__always) get { link }
    @inline(__always) set { link = newValue }
  }

  /// The place of the multiplier during an expansion.
  var multiplierIndex: Int32 {
    @inline(__always) get { link }
    @inline(__always) set { link = newValue }
  }
}
