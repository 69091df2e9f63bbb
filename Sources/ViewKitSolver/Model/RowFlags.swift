// Algorithm.md, section 4.2.

struct RowFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// Waits in the list of relaxed rows to check.
  static let inCheckList = RowFlags(rawValue: 1)

  /// Takes part in the proof of a conflict.
  static let culprit = RowFlags(rawValue: 2)

  /// Defines the partial sum of a long row; invisible from outside.
  static let partialSum = RowFlags(rawValue: 4)

  /// Its counts of unknown variables and of parameters are kept up to date.
  static let counted = RowFlags(rawValue: 8)

  /// Its logical variable ended outside of the basis.
  static let tight = RowFlags(rawValue: 16)

  /// Was the only coupling row of its group when that was minimised.
  static let balanced = RowFlags(rawValue: 32)

  /// Is in the list of relaxed rows of the replay plan that is being recorded.
  static let recorded = RowFlags(rawValue: 64)

  /// Pulls what an inequality leaves open to its bound; invisible from outside.
  static let pull = RowFlags(rawValue: 128)
}
