public import Foundation

/// Recognises two fingers that move apart or together.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How many times as far apart the fingers are as in the beginning; 1 at first.
  ///
  /// A test sets it before it has the gesture recognised.
  open var scale: CGFloat = 1

  /// Creates a recogniser that calls nothing.
  public override init() {
    super.init()
  }

  /// Creates a recogniser from an archive or an interface file, without what it calls.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scale = coder.decodeValue(Archived.self, forKey: Self.archiveKey)?.scale ?? 1
  }

  /// Writes the scale into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(Archived(scale: scale), forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var scale: CGFloat
  }

  private static let archiveKey = "ViewKit.pinchGestureRecognizer"
}

/// Recognises two fingers that turn about each other.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned in radians; 0 at first.
  ///
  /// A test sets it before it has the gesture recognised.
  open var rotation: CGFloat = 0

  /// Creates a recogniser that calls nothing.
  public override init() {
    super.init()
  }

  /// Creates a recogniser from an archive or an interface file, without what it calls.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rotation = coder.decodeValue(Archived.self, forKey: Self.archiveKey)?.rotation ?? 0
  }

  /// Writes the rotation into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(Archived(rotation: rotation), forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var rotation: CGFloat
  }

  private static let archiveKey = "ViewKit.rotationGestureRecognizer"
}
