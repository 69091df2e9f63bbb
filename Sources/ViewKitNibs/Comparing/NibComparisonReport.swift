import Foundation

/// The result of a comparison; its coding keys are those of the tool's JSON.
///
/// Fractions range from 0 to 1 and are `nil` if there are no views to count. A view is correct if
/// none of the four differences of its alignment rectangle exceeds the tolerance.
public struct NibComparisonReport: Sendable, Codable {
  /// A file that couldn't be compared.
  public struct Failure: Sendable, Codable, Hashable {
    /// The name of the file.
    public let file: String
    /// The reason for the failure.
    public let reason: String
  }

  /// The results for a group of views.
  public struct Group: Sendable, Codable, Hashable {
    /// The number of views.
    public let rows: Int
    /// The fraction that is correct within 1 point.
    public let withinOne: Double
    /// The fraction that is correct within half a point.
    public let withinHalf: Double
    /// The fraction that is correct within 1 point with ViewKit's own content sizes.
    public let ownWithinOne: Double
  }

  /// The number of files that were compared.
  public let files: Int
  /// The number of files that couldn't be compared.
  public let failedFiles: Int
  /// The number of views with an expected frame.
  public let rows: Int
  /// The number of views that were created.
  public let views: Int

  /// The fraction within 1 point of the views whose frames don't depend on texts or controls.
  public let m0WithinOne: Double?
  /// The fraction of all views within 1 point, with the stored sizes of texts and controls.
  public let m1WithinOne: Double?
  /// The fraction of all views within half a point, with the stored sizes of texts and controls.
  public let m1WithinHalf: Double?
  /// The fraction of all views within 0.02 points, with the stored sizes of texts and controls.
  public let m1Exact: Double?
  /// The fraction within 1 point of the views that another implementation got right.
  public let rWithinOne: Double?
  /// The fraction of all views within 1 point, with ViewKit's own sizes of texts and controls.
  public let m2WithinOne: Double?
  /// The fraction of all views within half a point, with ViewKit's own sizes of texts and controls.
  public let m2WithinHalf: Double?

  /// The number of root views that contain views with an expected frame.
  public let roots: Int
  /// The fraction of root views in which all views are correct within 1 point.
  public let wholeRoots: Double?

  /// The results grouped by the element of the view.
  public let byElement: [String: Group]
  /// The results grouped by the element of the superview.
  public let byParent: [String: Group]
  /// The results grouped by the device of the file.
  public let byDevice: [String: Group]

  /// The root views in which a view isn't correct within 1 point, the worst first.
  public let wrongRoots: [WrongRoot]
  /// The files that couldn't be compared, in the given order.
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
  /// A root view in which views differ from their expected frames.
  public struct WrongRoot: Sendable, Codable {
    /// The name of the file.
    public let file: String
    /// The identifier of the root view.
    public let root: String
    /// The number of views with an expected frame.
    public let rows: Int
    /// The views that differ, in the order of the expectations.
    public let wrong: [WrongView]
  }

  /// A view that differs from its expected frame.
  public struct WrongView: Sendable, Codable {
    /// The identifier of the view.
    public let view: String
    /// The name of its element.
    public let element: String
    /// The differences of x, y, width and height in points, or `nil` if the view wasn't created.
    public let differences: [Double]?
  }
}

extension NibComparisonReport {
  /// Encodes every key; a fraction that is `nil` is encoded as null.
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
