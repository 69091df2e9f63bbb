public import Foundation

/// Recognises fingers that stay where they are.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The seconds that the fingers must stay; half a second at first.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The points that the fingers may move meanwhile; 10 at first.
  open var allowableMovement: CGFloat = 10

  /// The number of taps that are needed before; 0 at first.
  open var numberOfTapsRequired = 0

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
    minimumPressDuration = archived.minimumPressDuration
    allowableMovement = archived.allowableMovement
    numberOfTapsRequired = archived.numberOfTapsRequired
    numberOfTouchesRequired = archived.numberOfTouchesRequired
  }

  /// Writes the settings into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(
      minimumPressDuration: minimumPressDuration,
      allowableMovement: allowableMovement,
      numberOfTapsRequired: numberOfTapsRequired,
      numberOfTouchesRequired: numberOfTouchesRequired
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var minimumPressDuration: TimeInterval
    var allowableMovement: CGFloat
    var numberOfTapsRequired: Int
    var numberOfTouchesRequired: Int
  }

  private static let archiveKey = "ViewKit.longPressGestureRecognizer"
}
