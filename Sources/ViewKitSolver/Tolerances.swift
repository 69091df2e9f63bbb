/// What counts as equal in spite of rounding, relative to the size of the numbers involved.
enum Tolerance {
  /// A required row that misses by more contradicts others.
  static let conflict = 1e-8
}
