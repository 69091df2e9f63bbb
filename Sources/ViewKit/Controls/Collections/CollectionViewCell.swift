public import Foundation

/// A view of a collection that is used again: the base of cells and of what stands beside them.
open class CollectionReusableView: View {
  /// The name under which a collection keeps the view to use it again, or nil.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let archived = coder.decodeState(Archived.self)
    reuseIdentifier = archived?.reuseIdentifier
  }

  /// Writes the identifier into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.reuseIdentifier = reuseIdentifier
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.collectionReusableView"

    package var reuseIdentifier: String?

    package init() {}
  }

  /// Tells that the view is about to be used for something else; overrides call `super`.
  open func prepareForReuse() {}
}

/// A cell of a collection; subviews go into its content view.
///
/// ```swift
/// let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
/// cell.contentView.addSubview(ImageView())
/// ```
open class CollectionViewCell: CollectionReusableView {
  private var content: View

  // MARK: Creating

  /// Creates a cell.
  public override init(frame: CGRect) {
    content = View()
    super.init(frame: frame)
    addContent()
  }

  /// Creates a cell from an archive or an interface file, its content included.
  public required init?(coder: NSCoder) {
    content = View()
    super.init(coder: coder)
    let archived = coder.decodeState(Archived.self)
    adoptContentView(subview(at: archived?.contentViewIndex))
    backgroundView = coder.decodeObject(View.self, forKey: "ViewKit.backgroundView")
    backgroundDidChange(from: nil)
    isSelected = archived?.isSelected ?? false
  }

  /// Writes content and settings into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.isSelected = isSelected
    archived.contentViewIndex = index(of: content)
    coder.encodeState(archived)
    coder.encodeObject(backgroundView, forKey: "ViewKit.backgroundView")
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.collectionViewCell"

    package var isSelected = false
    /// The place of the content view among the subviews.
    package var contentViewIndex: Int?

    package init() {}
  }

  // MARK: Content

  /// The view that holds the subviews; it fills the cell.
  open var contentView: View { content }

  /// The view behind the content, or nil; it fills the cell.
  open var backgroundView: View? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// Tells whether the cell is chosen; false at first.
  open var isSelected = false

  /// Tells whether the cell is touched; false at first.
  open var isHighlighted = false

  /// Takes a view as the content view, one that an interface file brings; nil adds an own one.
  package func adoptContentView(_ view: View?) {
    if let view, view !== content {
      if content.superview === self { content.removeFromSuperview() }
      content = view
    }
    if content.superview !== self { addContent() }
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func backgroundDidChange(from old: View?) {
    if let old, old !== backgroundView, old.superview === self { old.removeFromSuperview() }
    guard let backgroundView, backgroundView.superview !== self else { return }
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backgroundView, at: 0)
  }

  // MARK: Hooks for this module

  override var defaultAccessibilityTraits: AccessibilityTraits { isSelected ? .selected : .none }
  override var archivedSubviews: [View] { storedSubviews.filter { $0 !== backgroundView } }

  override func takeSavedSubviews(from coder: NSCoder) {
    backgroundView = coder.decodeObject(View.self, forKey: "ViewKit.backgroundView")
    let index = coder.decodeState(Archived.self)?.contentViewIndex
    let views = archivedSubviews
    adoptContentView(index.flatMap { views.indices.contains($0) ? views[$0] : nil })
  }
}
