public import Foundation

/// How far the frame that a view got lies from the one that was expected.
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

  /// Tells whether no difference is larger than a tolerance in points.
  public func isWithin(_ tolerance: CGFloat) -> Bool { largest <= tolerance }
}

/// A view of a compared file: what was expected of it, and what became of it.
public struct NibComparedView: Sendable {
  /// The expected frame.
  public let expectation: NibExpectation

  /// The element that the view lies in; empty where that is not known.
  public let parent: String

  /// The deviation where texts, images and controls have the stored sizes; nil for a missing view.
  public let withStoredSizes: NibDeviation?

  /// The deviation where they have ViewKit's own sizes; nil for a missing view.
  public let withOwnSizes: NibDeviation?

  /// Tells whether the view is where it was expected, with the stored sizes.
  func isRight(_ tolerance: CGFloat = 1) -> Bool {
    withStoredSizes?.isWithin(tolerance) ?? false
  }

  func isRightWithOwnSizes(_ tolerance: CGFloat = 1) -> Bool {
    withOwnSizes?.isWithin(tolerance) ?? false
  }
}

/// A compared file.
public struct NibComparedFile: Sendable {
  /// The name of the file, as it was given.
  public let file: String

  /// The device that the file was drawn for; `none` where it names none.
  public let device: String

  /// The views of which something was expected, in the order of the expectations.
  public let views: [NibComparedView]

  /// How many views were made.
  public let viewCount: Int
}
