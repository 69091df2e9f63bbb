public import Foundation

/// A view that shows a picture and takes its size.
///
/// ```swift
/// let avatar = ImageView(image: Image(size: CGSize(width: 48, height: 48)))
/// print(avatar.frame.width)  // 48.0
/// ```
open class ImageView: View {
  // MARK: Creating

  /// Creates an image view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an image view of the size of a picture; of size zero without one.
  public init(image: Image?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates an image view of the size of a picture, with another one for the highlighted state.
  public init(image: Image?, highlightedImage: Image?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates an image view from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeImages(from: coder)
  }

  /// Writes the pictures into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeImages(into: coder)
  }

  // MARK: Pictures

  /// The picture, or nil; setting it does not change the frame.
  open var image: Image? {
    didSet {
      let sizeChanged = image?.size != oldValue?.size
      if sizeChanged || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// The picture in the highlighted state, or nil for the same one; it has no part in the size.
  open var highlightedImage: Image?

  /// Tells whether the highlighted picture is shown.
  open var isHighlighted = false

  // MARK: Size

  /// The picture's size in points without its alignment insets; none without a picture.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  /// Returns the picture's size in points, zero without a picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  /// The alignment insets of the picture.
  open override var alignmentRectInsets: EdgeInsets { image?.alignmentRectInsets ?? .zero }

  // MARK: Hooks for this module

  override class var isInteractiveAtFirst: Bool { false }

  override class var classOfSilentFrames: View.Type { ImageView.self }

  override var defaultAccessibilityTraits: AccessibilityTraits { .image }
  override var lastBaselineOffsetFromBottom: CGFloat { image?.baselineOffsetFromBottom ?? 0 }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.imageView"

    package var image: Image?
    package var highlightedImage: Image?
    package var isHighlighted = false

    package init() {}
  }

  private func encodeImages(into coder: NSCoder) {
    var archived = Archived()
    archived.image = image
    archived.highlightedImage = highlightedImage
    archived.isHighlighted = isHighlighted
    coder.encodeState(archived)
  }

  private func decodeImages(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else {
      return
    }
    image = archived.image
    highlightedImage = archived.highlightedImage
    isHighlighted = archived.isHighlighted
  }
}
