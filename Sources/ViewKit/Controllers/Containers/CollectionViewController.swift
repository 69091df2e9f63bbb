public import Foundation

/// A view controller whose root view is a collection view.
///
/// ```swift
/// let photos = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
/// print(photos.collectionView.bounds.width)  // 390.0
/// ```
open class CollectionViewController: ViewController {
  /// The layout with which the collection view is created.
  public let collectionViewLayout: CollectionViewLayout

  // MARK: Creating

  /// Creates a view controller whose collection view uses the given layout.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller whose collection view uses a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a view controller from an archive or an interface file, without loading the collection
  /// view.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      coder.decodeObject(CollectionViewLayout.self, forKey: Self.layoutKey)
      ?? CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Encodes the layout, in addition to what ``ViewController`` encodes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObject(collectionViewLayout, forKey: Self.layoutKey)
  }

  private static let layoutKey = "ViewKit.collectionViewController.layout"

  // MARK: Collection

  /// The root view, loaded if needed; setting it sets the root view.
  ///
  /// - Precondition: The root view is a collection view, unless it is set here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var collectionView: CollectionView! {
    get { view as? CollectionView }
    set { view = newValue }
  }

  /// Creates a collection view the size of a phone's screen, unless an interface file supplies the
  /// view.
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
