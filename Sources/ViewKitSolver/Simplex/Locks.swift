// Algorithm.md, section 8.

/// Directions in which a nonbasic variable would worsen a tier that is already minimal.
struct Locks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let up = Locks(rawValue: 1)
  static let down = Locks(rawValue: 2)
}
