public import Foundation

/// What arranges the cells of a collection.
open class CollectionViewLayout: NSObject, NSCoding {
  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the layout into an archive.
  open func encode(with coder: NSCoder) {}
}

/// The settings of a layout in lines, one after the other.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Hashable, Codable, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  // MARK: Creating

  /// Creates a layout with cells of 50 by 50 points.
  public override init() {
    super.init()
  }

  /// Creates a layout from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    itemSize = archived.itemSize
    estimatedItemSize = archived.estimatedItemSize
    minimumLineSpacing = archived.minimumLineSpacing
    minimumInteritemSpacing = archived.minimumInteritemSpacing
    scrollDirection = archived.scrollDirection
    sectionInset = archived.sectionInset
    headerReferenceSize = archived.headerReferenceSize
    footerReferenceSize = archived.footerReferenceSize
  }

  /// Writes sizes and distances into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(
      itemSize: itemSize,
      estimatedItemSize: estimatedItemSize,
      minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing,
      scrollDirection: scrollDirection,
      sectionInset: sectionInset,
      headerReferenceSize: headerReferenceSize,
      footerReferenceSize: footerReferenceSize
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var itemSize: CGSize
    var estimatedItemSize: CGSize
    var minimumLineSpacing: CGFloat
    var minimumInteritemSpacing: CGFloat
    var scrollDirection: ScrollDirection
    var sectionInset: EdgeInsets
    var headerReferenceSize: CGSize
    var footerReferenceSize: CGSize
  }

  private static let archiveKey = "ViewKit.collectionViewFlowLayout"

  // MARK: Sizes and distances

  /// The size of cells in points, which new cells have; 50 by 50 at first.
  open var itemSize = CGSize(width: 50, height: 50)

  /// The size that cells are taken to have before they are asked; zero at first, only kept.
  open var estimatedItemSize = CGSize.zero

  /// The least distance in points between lines; 10 at first, only kept.
  open var minimumLineSpacing: CGFloat = 10

  /// The least distance in points between cells of a line; 10 at first, only kept.
  open var minimumInteritemSpacing: CGFloat = 10

  /// The direction in which the collection scrolls; up and down at first, only kept.
  open var scrollDirection = ScrollDirection.vertical

  /// The distances in points around a section; zero at first, only kept.
  open var sectionInset = EdgeInsets.zero

  /// The size of the view before a section; zero for none, only kept.
  open var headerReferenceSize = CGSize.zero

  /// The size of the view after a section; zero for none, only kept.
  open var footerReferenceSize = CGSize.zero
}
