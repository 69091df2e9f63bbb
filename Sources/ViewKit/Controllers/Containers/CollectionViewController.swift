public import Foundation

/// A controller whose root view is a collection.
///
/// ```swift
/// let photos = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
/// print(photos.collectionView.bounds.width)  // 390.0
/// ```
open class CollectionViewController: ViewController {
  /// The layout that the collection is made with.
  public let collectionViewLayout: CollectionViewLayout

  // MARK: Creating

  /// Creates a controller whose collection has a layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection has lines of cells.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive or an interface file, without loading the collection.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      coder.decodeObject(CollectionViewLayout.self, forKey: Self.layoutKey)
      ?? CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Writes the layout into a keyed archive, besides what a controller writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObject(collectionViewLayout, forKey: Self.layoutKey)
  }

  private static let layoutKey = "ViewKit.collectionViewController.layout"

  // MARK: Collection

  /// The root view, loaded when needed; setting it sets the root view.
  ///
  /// - Precondition: The root view is a collection, unless it is set here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var collectionView: CollectionView! {
    get { view as? CollectionView }
    set { view = newValue }
  }

  /// Makes a collection as large as a phone's screen, where no interface file is named.
  open override func loadView() {
    guard !comesFromFile else { return super.loadView() }
    let collection = CollectionView(
      frame: Self.defaultViewFrame,
      collectionViewLayout: collectionViewLayout
    )
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = collection
  }
}
