public import Foundation

/// A row of a table; subviews go into its content view.
///
/// ```swift
/// let cell = TableViewCell(style: .subtitle, reuseIdentifier: "person")
/// cell.textLabel?.text = "Ada"
/// cell.detailTextLabel?.text = "Mathematician"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// The content view follows the cell's size, less an accessory.
open class TableViewCell: View {
  var storedContentView: TableViewCellContentView
  var storedTextLabel: Label?
  var storedDetailTextLabel: Label?
  var storedImageView: ImageView?
  var storedStyle = CellStyle.default
  var accessory: TableViewCellAccessory?

  /// The name under which a table keeps the cell to use it again, or nil.
  open private(set) var reuseIdentifier: String?

  // MARK: Creating

  /// Creates a cell with labels in one of the system's arrangements, 320 by 44 points large.
  public init(style: CellStyle, reuseIdentifier: String?) {
    storedContentView = TableViewCellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    storedStyle = style
    self.reuseIdentifier = reuseIdentifier
    addContentView()
  }

  /// Creates a cell that is not used again, with labels in the default arrangement.
  public override init(frame: CGRect) {
    storedContentView = TableViewCellContentView(frame: .zero)
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell from an archive or an interface file, its content included.
  public required init?(coder: NSCoder) {
    storedContentView = TableViewCellContentView(frame: .zero)
    super.init(coder: coder)
    reuseIdentifier = decodeCell(from: coder)
  }

  /// Writes content and settings into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeCell(into: coder)
  }

  /// Tells that the cell is about to be used for another row; overrides call `super`.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that holds the subviews.
  open var contentView: View { storedContentView }

  /// The label of the title, made on first use.
  open var textLabel: Label? { ensureTextLabel() }

  /// The label of what is said beside the title, made on first use; nil in the default arrangement.
  open var detailTextLabel: Label? { ensureDetailTextLabel() }

  /// The picture beside the title, made on first use; nil where the title is a name of the other.
  open var imageView: ImageView? { ensureImageView() }

  /// The view behind the content, or nil; it fills the cell.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView, above: nil) }
  }

  /// The view behind the content while the cell is chosen, or nil for the system's.
  open var selectedBackgroundView: View? {
    didSet { showSelectedBackground(replacing: oldValue) }
  }

  // MARK: Accessories

  /// What the system shows at the trailing edge; nothing at first.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view that is shown there in place of the system's, or nil.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  // MARK: State

  /// Tells whether the row is chosen; false at first.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Tells whether the row is touched; false at first.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Tells whether the row is being edited; false at first.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var storedIsEditing = false

  /// Chooses the row or not, animated or not; overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    showSelectedBackground(replacing: nil)
  }

  /// Shows the row touched or not, animated or not; overrides call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    showSelectedBackground(replacing: nil)
  }

  /// Begins or ends editing of the row, animated or not; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
  }

  /// How a chosen row looks; the system's way at first.
  open var selectionStyle = SelectionStyle.default

  // MARK: Insets

  /// How many times the content is indented; 0 at first.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The points of one indentation; 10 at first.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// The distances in points from the cell's edges to the line below it.
  ///
  /// 16 points on the left at first, 20 in a cell that is at least 414 points wide.
  open var separatorInset: EdgeInsets {
    get { storedSeparatorInset ?? EdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { storedSeparatorInset = newValue }
  }

  var storedSeparatorInset: EdgeInsets?

  // MARK: Size and layout

  /// Gives the content what an accessory leaves, and the labels their places in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !keepsPlacesOfParts { layOutParts() }
  }

  /// Tells whether content and labels stay where they are put, as in a design tool.
  package final var keepsPlacesOfParts = false

  /// Returns the given width with the height that the content needs, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  // MARK: Accessibility

  /// Turns a switch at the trailing edge, or selects the row as a person's tap does.
  ///
  /// Returns false, and does nothing, when the switch is disabled, the cell is in no table or its rows
  /// can't be selected.
  open override func accessibilityActivate() -> Bool {
    if let toggle { return toggle.accessibilityActivate() }
    return chooseByPerson()
  }

  // MARK: Hooks for this module

  override var descriptionText: String? { storedTextLabel?.text }
  override var defaultIsAccessibilityElement: Bool { speaker === self }
  override var defaultAccessibilityLabel: String? { spokenTexts ?? toggle?.accessibilityLabel }
  override var defaultAccessibilityValue: String? { toggle?.accessibilityValue }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    (toggle?.accessibilityTraits ?? .none).union(isSelected ? .selected : .none)
  }
  override func speaks(for part: View) -> Bool { part === toggle }

  override func takeSavedSubviews(from coder: NSCoder) {
    takeSavedParts(from: coder)
  }

  override var archivedSubviews: [View] {
    storedSubviews.filter { view in
      view !== accessory && view !== accessoryView && view !== backgroundView
        && view !== selectedBackgroundView
    }
  }
}
