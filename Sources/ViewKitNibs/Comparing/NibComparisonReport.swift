import Foundation

/// What a comparison found; it encodes with the keys of the tool's JSON.
///
/// Shares are from 0 to 1, and nil where there is nothing to take a share of. A view counts as right
/// where none of the four differences of its alignment rectangle is larger than the tolerance.
public struct NibComparisonReport: Sendable, Codable {
  /// A file that can't be compared.
  public struct Failure: Sendable, Codable, Hashable {
    /// The name of the file.
    public let file: String
    /// What is wrong with it.
    public let reason: String
  }

  /// The shares of a group of views.
  public struct Group: Sendable, Codable, Hashable {
    /// The number of views.
    public let rows: Int
    /// The share that is right within 1 point.
    public let withinOne: Double
    /// The share that is right within half a point.
    public let withinHalf: Double
    /// The share that is right within 1 point with ViewKit's own sizes of texts and controls.
    public let ownWithinOne: Double
  }

  /// The number of files that were compared.
  public let files: Int
  /// The number of files that could not be compared.
  public let failedFiles: Int
  /// The number of views of which something was expected.
  public let rows: Int
  /// The number of views that were made.
  public let views: Int

  /// The share within 1 point of the views whose frames depend on no text and no control.
  public let m0WithinOne: Double?
  /// The share of all views within 1 point, with the stored sizes of texts and controls.
  public let m1WithinOne: Double?
  /// The share of all views within half a point, with the stored sizes of texts and controls.
  public let m1WithinHalf: Double?
  /// The share of all views within 0.02 points, with the stored sizes of texts and controls.
  public let m1Exact: Double?
  /// The share within 1 point of the views that another implementation got right.
  public let rWithinOne: Double?
  /// The share of all views within 1 point, with ViewKit's own sizes of texts and controls.
  public let m2WithinOne: Double?
  /// The share of all views within half a point, with ViewKit's own sizes of texts and controls.
  public let m2WithinHalf: Double?

  /// The number of roots with views of which something was expected.
  public let roots: Int
  /// The share of roots in which all views are right within 1 point.
  public let wholeRoots: Double?

  /// The shares by the views' elements.
  public let byElement: [String: Group]
  /// The shares by the elements that the views lie in.
  public let byParent: [String: Group]
  /// The shares by the devices of the files.
  public let byDevice: [String: Group]

  /// The roots in which a view is not right within 1 point, the worst first.
  public let wrongRoots: [WrongRoot]
  /// The files that could not be compared, in the order in which they were given.
  public let failures: [Failure]

  private enum CodingKeys: String, CodingKey {
    case files, rows, views, roots, failures
    case failedFiles = "failed_files"
    case m0WithinOne = "m0_within_1"
    case m1WithinOne = "m1_within_1"
    case m1WithinHalf = "m1_within_half"
    case m1Exact = "m1_exact"
    case rWithinOne = "r_within_1"
    case m2WithinOne = "m2_within_1"
    case m2WithinHalf = "m2_within_half"
    case wholeRoots = "whole_roots"
    case byElement = "by_element"
    case byParent = "by_parent"
    case byDevice = "by_device"
    case wrongRoots = "wrong_roots"
  }
}

extension NibComparisonReport.Group {
  private enum CodingKeys: String, CodingKey {
    case rows
    case withinOne = "within_1"
    case withinHalf = "within_half"
    case ownWithinOne = "own_within_1"
  }
}

extension NibComparisonReport {
  /// A root in which views are not where they were expected.
  public struct WrongRoot: Sendable, Codable {
    /// The name of the file.
    public let file: String
    /// The identifier of the root.
    public let root: String
    /// The number of views of which something was expected.
    public let rows: Int
    /// The views that are not right, in the order of the expectations.
    public let wrong: [WrongView]
  }

  /// A view that is not where it was expected.
  public struct WrongView: Sendable, Codable {
    /// The identifier of the view.
    public let view: String
    /// The name of its element.
    public let element: String
    /// The differences of x, y, width and height in points; nil for a view that was not made.
    public let differences: [Double]?
  }
}

extension NibComparisonReport {
  /// Writes every key; a share that there is not is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(files, forKey: .files)
    try container.encode(failedFiles, forKey: .failedFiles)
    try container.encode(rows, forKey: .rows)
    try container.encode(views, forKey: .views)
    try container.encode(m0WithinOne, forKey: .m0WithinOne)
    try container.encode(m1WithinOne, forKey: .m1WithinOne)
    try container.encode(m1WithinHalf, forKey: .m1WithinHalf)
    try container.encode(m1Exact, forKey: .m1Exact)
    try container.encode(rWithinOne, forKey: .rWithinOne)
    try container.encode(m2WithinOne, forKey: .m2WithinOne)
    try container.encode(m2WithinHalf, forKey: .m2WithinHalf)
    try container.encode(roots, forKey: .roots)
    try container.encode(wholeRoots, forKey: .wholeRoots)
    try container.encode(byElement, forKey: .byElement)
    try container.encode(byParent, forKey: .byParent)
    try container.encode(byDevice, forKey: .byDevice)
    try container.encode(wrongRoots, forKey: .wrongRoots)
    try container.encode(failures, forKey: .failures)
  }
}
