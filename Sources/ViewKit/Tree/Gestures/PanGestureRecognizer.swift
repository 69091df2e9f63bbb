public import Foundation

/// Recognises fingers that move.
///
/// ```swift
/// pan.setTranslation(CGPoint(x: 30, y: 0), in: view)  // where the fingers have come
/// pan.recognize(.changed)
/// ```
open class PanGestureRecognizer: GestureRecognizer {
  private var storedTranslation = CGPoint.zero

  /// The least number of fingers; 1 at first.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers; any number at first.
  open var maximumNumberOfTouches = Int.max

  /// Creates a recogniser that calls nothing.
  public override init() {
    super.init()
  }

  /// Creates a recogniser from an archive or an interface file, without what it calls.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    minimumNumberOfTouches = archived.minimumNumberOfTouches
    maximumNumberOfTouches = archived.maximumNumberOfTouches
  }

  /// Writes the settings into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(
      minimumNumberOfTouches: minimumNumberOfTouches,
      maximumNumberOfTouches: maximumNumberOfTouches
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var minimumNumberOfTouches: Int
    var maximumNumberOfTouches: Int
  }

  private static let archiveKey = "ViewKit.panGestureRecognizer"

  /// Returns how far the fingers have moved in points; views that are turned or scaled count alike.
  open func translation(in view: View?) -> CGPoint { storedTranslation }

  /// Sets how far the fingers have moved in points.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    storedTranslation = translation
  }
}

/// Recognises fingers that move from an edge of the screen.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges that count; none at first.
  open var edges: RectEdge = []

  /// Creates a recogniser that calls nothing.
  public override init() {
    super.init()
  }

  /// Creates a recogniser from an archive or an interface file, without what it calls.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    edges = RectEdge(rawValue: archived.edges)
  }

  /// Writes the settings into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(Archived(edges: edges.rawValue), forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var edges: UInt
  }

  private static let archiveKey = "ViewKit.screenEdgePanGestureRecognizer"
}
