// Algorithm.md, section 4.2.

struct VariableFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32

  static let live = VariableFlags(rawValue: 1)

  /// Fixed from outside.
  static let input = VariableFlags(rawValue: 2)

  static let nonNegative = VariableFlags(rawValue: 4)

  /// The partial sum of a long row.
  static let partialSum = VariableFlags(rawValue: 8)

  /// Depends on inputs and constants only.
  static let determined = VariableFlags(rawValue: 16)

  /// Waits in the depth queue.
  static let inDepthQueue = VariableFlags(rawValue: 32)

  /// Is in the list of variables whose value changed in this solve.
  static let hasOldValue = VariableFlags(rawValue: 64)

  /// Its group must be minimised again.
  static let needsMinimising = VariableFlags(rawValue: 128)

  /// Its definition, or for an input its users, must be evaluated again.
  static let needsEvaluation = VariableFlags(rawValue: 256)

  /// What it depends on changed: definitions and rows that use it must be looked at again.
  static let needsRestructuring = VariableFlags(rawValue: 512)

  /// Its lower bound waits in the list of relaxed rows to check.
  static let boundInCheckList = VariableFlags(rawValue: 1024)

  /// An input that takes part in the proof of a conflict.
  static let culprit = VariableFlags(rawValue: 2048)

  /// Ended inside the basis of its group.
  static let basic = VariableFlags(rawValue: 4096)

  /// The logical variable of its lower bound ended outside of the basis.
  static let boundTight = VariableFlags(rawValue: 8192)

  /// A row computes it.
  static let defined = VariableFlags(rawValue: 16384)

  /// A walk over the plan, such as an expansion, has reached it.
  static let visited = VariableFlags(rawValue: 32768)

  /// A parameter on which an equality bears alone.
  static let ownValue = VariableFlags(rawValue: 65536)
}
