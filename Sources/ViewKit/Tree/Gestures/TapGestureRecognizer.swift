public import Foundation

/// Recognises taps.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps that are needed; 1 at first.
  open var numberOfTapsRequired = 1

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
    numberOfTapsRequired = archived.numberOfTapsRequired
    numberOfTouchesRequired = archived.numberOfTouchesRequired
  }

  /// Writes the settings into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(
      numberOfTapsRequired: numberOfTapsRequired,
      numberOfTouchesRequired: numberOfTouchesRequired
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var numberOfTapsRequired: Int
    var numberOfTouchesRequired: Int
  }

  private static let archiveKey = "ViewKit.tapGestureRecognizer"
}
