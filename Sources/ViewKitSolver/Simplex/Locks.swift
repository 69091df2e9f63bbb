/// Directions in which a nonbasic variable would worsen a level that is already minimal.
struct Locks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let up = Locks(rawValue: 1)
  static let down = Locks(rawValue: 2)
}
