// Algorithm.md, section 8.

/// The working state of a refactorization.
struct Refactorization: ~Copyable {
  /// The basic structural variables.
  var columns = Buffer<Int32>()

  /// Whether a structural variable still needs a pivot row.
  var isOpenColumn = Buffer<Bool>()

  /// Whether a row still needs a basic variable.
  var isOpenRow = Buffer<Bool>()

  /// Whether a factor has its pivot in a row.
  var isPivotRow = Buffer<Bool>()
  var columnCounts = Buffer<Int32>()
  var rowCounts = Buffer<Int32>()
  var columnQueue = Buffer<Int32>()
  var rowQueue = Buffer<Int32>()
  var deferredColumns = Buffer<Int32>()
  var deferredRows = Buffer<Int32>()

  /// The columns that are set aside.
  var spikes = Buffer<Int32>()

  init() {}
}
