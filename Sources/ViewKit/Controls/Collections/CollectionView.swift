public import Foundation

/// A scroll view for cells that a layout arranges.
///
/// Cells are made by what is registered under their identifier:
///
/// ```swift
/// let collection = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
/// collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "photo")
/// let cell = collection.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0])
/// print(cell.reuseIdentifier ?? "", cell.frame.width)  // photo 50.0
/// ```
open class CollectionView: ScrollView {
  private var cells = ReuseRegistry<CollectionViewCell>()
  private var supplementaryViews = ReuseRegistry<CollectionReusableView>()

  /// The kind of views that stand before a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of views that stand after a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Creating

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates a collection from an archive or an interface file; what was registered is not kept.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      coder.decodeObject(CollectionViewLayout.self, forKey: Self.layoutKey)
      ?? CollectionViewFlowLayout()
    super.init(coder: coder)
    let archived = coder.decodeState(Archived.self)
    allowsSelection = archived?.allowsSelection ?? true
    allowsMultipleSelection = archived?.allowsMultipleSelection ?? false
    backgroundView = coder.decodeObject(View.self, forKey: Self.backgroundKey)
    backgroundDidChange(from: nil)
  }

  /// Writes layout and settings into a keyed archive, besides what a scroll view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObject(collectionViewLayout, forKey: Self.layoutKey)
    coder.encodeObject(backgroundView, forKey: Self.backgroundKey)
    var archived = Archived()
    archived.allowsSelection = allowsSelection
    archived.allowsMultipleSelection = allowsMultipleSelection
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.collectionView"

    package var allowsSelection = true
    package var allowsMultipleSelection = false

    package init() {}
  }

  package static let layoutKey = "ViewKit.collectionViewLayout"
  package static let backgroundKey = "ViewKit.backgroundView"

  // MARK: Settings

  /// What arranges the cells.
  open var collectionViewLayout: CollectionViewLayout

  /// Tells whether a person can choose a cell; true at first.
  open var allowsSelection = true

  /// Tells whether a person can choose several cells; false at first.
  open var allowsMultipleSelection = false

  /// The view behind the cells, or nil; it fills the visible part.
  open var backgroundView: View? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  private func backgroundDidChange(from old: View?) {
    if let old, old !== backgroundView, old.superview === self { old.removeFromSuperview() }
    if let backgroundView, backgroundView.superview !== self {
      insertSubview(backgroundView, at: 0)
    }
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers the class of the cells of an identifier; nil takes the registration back.
  ///
  /// The class is ``CollectionViewCell``, or conforms to ``FrameInitializable``, which a final class
  /// does without more code. For others, register their initialiser:
  /// `register(PhotoCell.init(frame:), forCellWithReuseIdentifier: "photo")`.
  ///
  /// - Precondition: `cellClass` is such a class, or nil.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    cells.register(identifier, maker(of: cellClass) { CollectionViewCell(frame: $0) })
  }

  /// Registers what makes the cells of an identifier, usually their initialiser.
  public func register(
    _ make: @escaping (CGRect) -> CollectionViewCell,
    forCellWithReuseIdentifier identifier: String
  ) {
    cells.register(identifier) { [weak self] in make(self?.newCellFrame ?? .zero) }
  }

  /// Registers what makes the cells of an identifier, such as a prototype or an interface file.
  package func register(
    _ make: @escaping () -> CollectionViewCell?,
    forCellWithReuseIdentifier identifier: String
  ) {
    cells.register(identifier, make)
  }

  /// Registers the class of the views of a kind and an identifier; nil takes that back.
  ///
  /// - Precondition: `viewClass` is ``CollectionReusableView``, or a ``FrameInitializable`` subclass,
  ///   or nil.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = "\(elementKind)/\(identifier)"
    guard let viewClass else { return supplementaryViews.register(key, nil) }
    supplementaryViews.register(key, maker(of: viewClass) { CollectionReusableView(frame: $0) })
  }

  /// Registers what makes the views of a kind and an identifier, such as an interface file.
  package func register(
    _ make: @escaping () -> CollectionReusableView?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryViews.register("\(elementKind)/\(identifier)", make)
  }

  /// Returns a cell that is not used any more or a new one.
  ///
  /// - Precondition: Something is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let cell = cells.dequeue(identifier, reusing: { $0.prepareForReuse() }) else {
      stop(.unregistered(identifier, "cell", "a nib or a class"))
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Returns a view of a kind that is not used any more or a new one.
  ///
  /// - Precondition: Something is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> CollectionReusableView {
    let key = "\(elementKind)/\(identifier)"
    guard let view = supplementaryViews.dequeue(key, reusing: { $0.prepareForReuse() }) else {
      stop(.unregistered(identifier, "view of kind \(elementKind)", "a nib or a class"))
    }
    view.reuseIdentifier = identifier
    return view
  }

  private var newCellFrame: CGRect {
    let flow = collectionViewLayout as? CollectionViewFlowLayout
    return CGRect(origin: .zero, size: flow?.itemSize ?? .zero)
  }

  /// Returns what makes the views of a class: the base itself, or one that a frame is enough for.
  private func maker<Item: View>(
    of type: AnyClass,
    base: @escaping (CGRect) -> Item
  ) -> () -> Item? {
    guard type is Item.Type else { stop(.foreignClass(type, Item.self)) }
    if type == Item.self {
      return { [weak self] in base(self?.newCellFrame ?? .zero) }
    }
    guard let maker = type as? any FrameInitializable.Type else {
      stop(.unmakable(type, "Make it conform to FrameInitializable, or register its initialiser."))
    }
    return { [weak self] in maker.init(frame: self?.newCellFrame ?? .zero) as? Item }
  }

  // MARK: Layout

  /// Gives the view behind the cells the visible part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  // MARK: Hooks for this module

  override var sizesScrolledContent: Bool { true }

  override var archivedSubviews: [View] { storedSubviews.filter { $0 !== backgroundView } }
}
