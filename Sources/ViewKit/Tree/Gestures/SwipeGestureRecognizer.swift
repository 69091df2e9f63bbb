public import Foundation

/// Recognises a quick movement in a direction.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set, with UIKit's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count; to the right at first.
  open var direction = Direction.right

  /// The number of fingers that are needed; 1 at first.
  open var numberOfTouchesRequired = 1

  /// Creates a recogniser that calls nothing.
  public override init() {
    super.init()
  }

  /// Creates a recogniser from an archive or an interface file, without what it calls.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    direction = archived.direction
    numberOfTouchesRequired = archived.numberOfTouchesRequired
  }

  /// Writes the settings into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(
      direction: direction,
      numberOfTouchesRequired: numberOfTouchesRequired
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var direction: Direction
    var numberOfTouchesRequired: Int
  }

  private static let archiveKey = "ViewKit.swipeGestureRecognizer"
}
