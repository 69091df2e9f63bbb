public import Foundation

/// The difference between a view's actual frame and its expected frame.
public struct NibDeviation: Sendable, Hashable {
  /// The difference of the left edges in points.
  public let x: CGFloat

  /// The difference of the top edges in points.
  public let y: CGFloat

  /// The difference of the widths in points.
  public let width: CGFloat

  /// The difference of the heights in points.
  public let height: CGFloat

  /// Compares two rectangles.
  public init(of rect: CGRect, from expected: CGRect) {
    x = rect.minX - expected.minX
    y = rect.minY - expected.minY
    width = rect.width - expected.width
    height = rect.height - expected.height
  }

  /// The largest of the four differences in points.
  public var largest: CGFloat {
    max(abs(x), abs(y), abs(width), abs(height))
  }

  /// Returns a Boolean value that indicates whether no difference exceeds a tolerance in points.
  public func isWithin(_ tolerance: CGFloat) -> Bool { largest <= tolerance }
}

/// A view of a compared file, with the expected frame and the results.
public struct NibComparedView: Sendable {
  /// The expected frame.
  public let expectation: NibExpectation

  /// The element of the view's superview; empty if it is unknown.
  public let parent: String

  /// The deviation with the stored content sizes, or `nil` if the view is missing.
  public let withStoredSizes: NibDeviation?

  /// The deviation with ViewKit's own content sizes, or `nil` if the view is missing.
  public let withOwnSizes: NibDeviation?

  /// Whether the view has its expected frame, with the stored content sizes.
  func isRight(_ tolerance: CGFloat = 1) -> Bool {
    withStoredSizes?.isWithin(tolerance) ?? false
  }

  func isRightWithOwnSizes(_ tolerance: CGFloat = 1) -> Bool {
    withOwnSizes?.isWithin(tolerance) ?? false
  }
}

/// A compared file.
public struct NibComparedFile: Sendable {
  /// The name of the file, as given.
  public let file: String

  /// The device that the file was designed for; `none` if the file names none.
  public let device: String

  /// The views with an expected frame, in the order of the expectations.
  public let views: [NibComparedView]

  /// The number of views that were created.
  public let viewCount: Int
}
