public import Foundation

/// A scroll view with rows below one another, between a header and a footer.
///
/// The data source names the rows. Only those in the visible part have cells, as in UIKit: a table
/// without a size shows none. A row whose height is that of its content is measured when it gets its
/// cell, and again when the width changes or data is reloaded. Cells are made by what is registered under their identifier:
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
/// table.register(TableViewCell.self, forCellReuseIdentifier: "person")
/// let cell = table.dequeueReusableCell(withIdentifier: "person")
/// print(cell?.reuseIdentifier ?? "")  // person
/// ```
open class TableView: ScrollView {
  /// The looks of sections.
  public enum Style: Int, Hashable, Codable, Sendable {
    /// One after the other.
    case plain = 0
    /// Apart from one another, on a ground of their own, with titles in capitals before iOS 26.
    case grouped = 1
    /// Apart from one another and from the sides, with round corners.
    case insetGrouped = 2
  }

  /// What lies between two rows.
  public enum CellSeparatorStyle: Int, Hashable, Codable, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// The height that stands for one that is found by the content.
  public static let automaticDimension: CGFloat = -1

  var cells = ReuseRegistry<TableViewCell>()
  var headerFooterViews = ReuseRegistry<TableViewHeaderFooterView>()
  var storedStyle = Style.plain
  var content = TableContent()
  var isReloadDue = false
  /// How many times the content was loaded, by which a change under way is noticed.
  var loads = 0
  /// The width for which rows were measured.
  var measuredWidth: CGFloat = 0

  /// Gives the table its sections, rows and cells; not kept alive by it.
  open weak var dataSource: (any TableViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// What the table shows while it has no data source; nil for nothing.
  package final var staticContent: StaticTableContent? {
    didSet { setNeedsReload() }
  }

  /// Where sections, rows and cells come from.
  var contentSource: (any TableViewDataSource)? { dataSource ?? staticContent }

  /// Is told of what happens in the scroll view, and of the table where it is a ``TableViewDelegate``.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet { if dataSource != nil { setNeedsReload() } }
  }

  // MARK: Creating

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    storedStyle = style
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  /// Creates a plain table.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a table from an archive or an interface file; what was registered is not kept.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
    decodeTable(from: coder)
  }

  /// Writes header, footer and settings into a keyed archive, besides what a scroll view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeTable(into: coder)
  }

  /// How sections look; plain unless created otherwise.
  open var style: Style { storedStyle }

  // MARK: Header and footer

  /// The view above all rows, or nil; it is as wide as the table and keeps its height.
  open var tableHeaderView: View? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }

  /// The view below all rows, or nil; it is as wide as the table and keeps its height.
  open var tableFooterView: View? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }

  /// The view behind the rows, or nil; it fills the visible part.
  open var backgroundView: View? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  // MARK: Heights and looks

  /// The height of rows in points; found by their content at first.
  open var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// The height that rows are taken to have before they are shown; automatic at first, 44 points.
  open var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// The height of the headers of sections in points; found by their content at first.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }

  /// The height of the footers of sections in points; found by their content at first.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }

  /// What lies between two rows; a line at first.
  open var separatorStyle = CellSeparatorStyle.singleLine

  /// The colour of the lines between rows, or nil for the system's.
  open var separatorColor: Color?

  /// The distances in points from the table's edges to the lines between rows.
  open var separatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  // MARK: Choosing rows

  /// Tells whether a person can choose a row; true at first.
  open var allowsSelection = true

  /// Tells whether a person can choose several rows; false at first.
  open var allowsMultipleSelection = false

  // MARK: Rows

  /// Asks the data source for everything anew.
  ///
  /// Numbers are asked for when they are needed next, cells at the next layout; nothing is chosen.
  open func reloadData() {
    setNeedsReload()
  }

  // MARK: Cells

  /// Registers the class of the cells of an identifier; nil takes the registration back.
  ///
  /// The class is ``TableViewCell``, or conforms to ``StyleInitializable``, which a final class does
  /// without more code. For others, register their initialiser:
  /// `register(PersonCell.init(style:reuseIdentifier:), forCellReuseIdentifier: "person")`.
  ///
  /// - Precondition: `cellClass` is such a class, or nil.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCellClass(cellClass, for: identifier)
  }

  /// Registers the class of the headers and footers of an identifier; nil takes that back.
  ///
  /// - Precondition: `aClass` is ``TableViewHeaderFooterView``, or a ``FrameInitializable`` subclass,
  ///   or nil.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registerHeaderFooterClass(aClass, for: identifier)
  }

  /// Returns a cell that is not used any more or a new one, nil where nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    cells.dequeue(identifier) { $0.prepareForReuse() }
  }

  /// Returns a cell that is not used any more or a new one, for a row.
  ///
  /// - Precondition: Something is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> TableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      stop(.unregistered(identifier, "cell", "a nib or a class"))
    }
    return cell
  }

  /// Returns a header or footer that is not used any more or a new one, nil without registration.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    headerFooterViews.dequeue(identifier) { $0.prepareForReuse() }
  }

  // MARK: Layout

  /// Gives the visible rows cells and places, and the content its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  // MARK: Hooks for this module

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if style != .plain, old.controlGeneration != new.controlGeneration { setNeedsReload() }
  }

  override var sizesScrolledContent: Bool { true }

  override func takeSavedSubviews(from coder: NSCoder) {
    decodeTable(from: coder)
  }

  override var archivedSubviews: [View] {
    let made = content.cells + content.edgeViews
    return storedSubviews.filter { view in
      view !== tableHeaderView && view !== tableFooterView && view !== backgroundView
        && !made.contains { $0 === view }
    }
  }
}

/// A class of cells of which a table can make one.
///
/// ```swift
/// final class PersonCell: TableViewCell, StyleInitializable {}
/// ```
///
/// Nothing more is needed, as `init(style:reuseIdentifier:)` is there already. Where the class is
/// not final, write it with `required override`.
public protocol StyleInitializable {
  /// Creates a cell with labels in one of the system's arrangements.
  init(style: TableViewCell.CellStyle, reuseIdentifier: String?)
}
