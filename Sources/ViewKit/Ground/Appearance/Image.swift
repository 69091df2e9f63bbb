public import Foundation

/// What a view needs to know of a picture: its size, its name and how it is aligned.
///
/// There are no pixels: ViewKit reads no files and draws nothing.
///
/// ```swift
/// let photo = Image(size: CGSize(width: 120, height: 80))
/// let view = ImageView(image: photo)
/// print(view.intrinsicContentSize.width)  // 120.0
/// ```
///
/// Code that looks pictures up by their name finds those of the ``ImageCatalog`` in force.
public struct Image: Hashable, Codable, Sendable {
  /// The name by which the picture was found or that it was given, or nil.
  public let name: String?

  /// The size in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  private let width: CGFloat
  private let height: CGFloat

  /// The number of pixels in one point; 1 unless given.
  public let scale: CGFloat

  /// Tells whether the picture is one of the system's symbols.
  public let isSymbolImage: Bool

  /// The distances in points from the picture's edges to the rectangle that constraints speak of.
  public private(set) var alignmentRectInsets = EdgeInsets.zero

  /// The distance in points from the bottom edge up to the baseline, or nil without one.
  public private(set) var baselineOffsetFromBottom: CGFloat?

  /// Creates a picture of a size in points.
  public init(size: CGSize, scale: CGFloat = 1, name: String? = nil) {
    self.init(name: name, size: size, scale: scale, isSymbolImage: false)
  }

  /// Finds a picture in the catalogue in force, or returns nil when it has none of that name.
  public init?(named name: String) {
    guard let image = ImageCatalog.current.image(named: name) else { return nil }
    self = image
  }

  /// Creates one of the system's symbols.
  ///
  /// The sizes of symbols are not known here: one that the catalogue in force does not hold measures
  /// 20 points on each side. Which symbols there are is not known either, so that the result is
  /// never nil.
  public init?(systemName name: String) {
    self = ImageCatalog.current.symbol(named: name) ?? Image(symbol: name, size: Self.symbolSize)
  }

  /// Creates one of the system's symbols with its size in points.
  public init(systemName name: String, size: CGSize) {
    self.init(symbol: name, size: size)
  }

  private init(symbol name: String, size: CGSize) {
    self.init(name: name, size: size, scale: 1, isSymbolImage: true)
  }

  private init(name: String?, size: CGSize, scale: CGFloat, isSymbolImage: Bool) {
    self.name = name
    self.width = size.width
    self.height = size.height
    self.scale = scale
    self.isSymbolImage = isSymbolImage
  }

  private static let symbolSize = CGSize(width: 20, height: 20)

  /// Returns the picture with other alignment insets in points.
  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    var image = self
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// Returns the picture with a baseline that lies above its bottom edge by a distance in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image {
    var image = self
    image.baselineOffsetFromBottom = baselineOffset
    return image
  }
}
