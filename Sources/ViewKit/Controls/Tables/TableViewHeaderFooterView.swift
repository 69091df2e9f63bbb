public import Foundation

/// The header or footer of a section of a table; subviews go into its content view.
open class TableViewHeaderFooterView: View {
  private var content: View
  private var storedTextLabel: Label?

  /// Where the title stands: by the rows in grouped tables, else in the middle.
  enum TitlePlace {
    case middle
    case top
    case bottom
  }

  var titlePlace = TitlePlace.middle

  /// The name under which a table keeps the view to use it again, or nil.
  open private(set) var reuseIdentifier: String?

  // MARK: Creating

  /// Creates a view, 320 by 28 points large.
  public init(reuseIdentifier: String?) {
    content = View()
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContent()
  }

  /// Creates a view that is not used again.
  public override init(frame: CGRect) {
    content = View()
    super.init(frame: frame)
    addContent()
  }

  /// Creates a view from an archive or an interface file, its content included.
  public required init?(coder: NSCoder) {
    content = View()
    super.init(coder: coder)
    let archived = coder.decodeState(Archived.self)
    reuseIdentifier = archived?.reuseIdentifier
    takeParts(archived)
  }

  private func takeParts(_ archived: Archived?) {
    adoptContentView(subview(at: archived?.contentViewIndex))
    storedTextLabel = content.subview(at: archived?.textLabelIndex) as? Label
  }

  /// Writes content and settings into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.reuseIdentifier = reuseIdentifier
    archived.contentViewIndex = index(of: content)
    archived.textLabelIndex = content.index(of: storedTextLabel)
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.tableViewHeaderFooterView"

    package var reuseIdentifier: String?
    /// The place of the content view among the subviews.
    package var contentViewIndex: Int?
    package var textLabelIndex: Int?

    package init() {}
  }

  /// Takes the name under which a table keeps the view.
  func takeReuseIdentifier(_ identifier: String) {
    reuseIdentifier = identifier
  }

  /// Tells that the view is about to be used for another section; overrides call `super`.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that holds the subviews; it fills this one.
  open var contentView: View { content }

  /// The label of the title, made on first use.
  open var textLabel: Label? {
    if let storedTextLabel { return storedTextLabel }
    let label = Label()
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.accessibilityTraits = [.staticText, .header]
    storedTextLabel = label
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

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

  /// Gives the title its place: in the middle from top to bottom, by the rows in grouped tables.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let storedTextLabel else { return }
    let height = titleHeight(inWidth: content.bounds.width)
    let rect = CGRect(
      x: titleSide,
      y: titleTop(height: height),
      width: max(content.bounds.width - 2 * titleSide, 0),
      height: height
    )
    content.place(storedTextLabel, at: rect)
  }

  private var titleSide: CGFloat { bounds.width < 414 ? 16 : 20 }

  private func titleTop(height: CGFloat) -> CGFloat {
    switch titlePlace {
    case .middle: (content.bounds.height - height) / 2
    case .top: 8
    case .bottom: content.bounds.height - height - 7
    }
  }

  /// Returns the height in points of the title in lines of a width; 0 without a title.
  func titleHeight(inWidth width: CGFloat) -> CGFloat {
    guard let label = storedTextLabel else { return 0 }
    guard label.numberOfLines != 1 else { return label.intrinsicContentSize.height }
    let side: CGFloat = width < 414 ? 16 : 20
    return label.sizeThatFits(CGSize(width: max(width - 2 * side, 0), height: 0)).height
  }

  // MARK: Hooks for this module

  override var descriptionText: String? { storedTextLabel?.text }

  override func takeSavedSubviews(from coder: NSCoder) {
    takeParts(coder.decodeState(Archived.self))
  }
}
