public import Foundation

/// A controller whose root view is a table, which it is the data source and the delegate of.
///
/// ```swift
/// final class PeopleController: TableViewController {
///   let people = ["Ada", "Grace"]
///
///   override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///     people.count
///   }
///
///   override func tableView(
///     _ tableView: TableView,
///     cellForRowAt indexPath: IndexPath
///   ) -> TableViewCell {
///     let cell = TableViewCell(style: .default, reuseIdentifier: nil)
///     cell.textLabel?.text = people[indexPath.row]
///     return cell
///   }
/// }
/// ```
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style

  // MARK: Creating

  /// Creates a controller whose table has a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive or an interface file, without loading the table.
  public required init?(coder: NSCoder) {
    let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey)
    style = archived?.style ?? .plain
    super.init(coder: coder)
    clearsSelectionOnViewWillAppear = archived?.clearsSelection ?? true
  }

  /// Writes the settings into a keyed archive, besides what a controller writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(style: style, clearsSelection: clearsSelectionOnViewWillAppear)
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var style: TableView.Style
    var clearsSelection: Bool
  }

  private static let archiveKey = "ViewKit.tableViewController"

  // MARK: Table

  /// The root view, loaded when needed; setting it sets the root view.
  ///
  /// - Precondition: The root view is a table, unless it is set here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }

  /// Tells whether rows are no longer chosen when the view is about to appear; true at first.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a table as large as a phone's screen, where no interface file has one.
  open override func loadView() {
    guard !comesFromFile else { return super.loadView() }
    let table = TableView(frame: Self.defaultViewFrame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
  }

  /// Makes itself data source and delegate of a table that has none; overrides call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    connectTable()
  }

  override func didLoadView() {
    super.didLoadView()
    connectTable()
  }

  private func connectTable() {
    guard let table = storedView as? TableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Takes back what is chosen, unless told otherwise; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = storedView as? TableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: Rows

  // What overrides do not answer is that of a static table of an interface file.

  /// Returns 1, or what a static table has; overrides return the number of sections.
  open func numberOfSections(in tableView: TableView) -> Int {
    tableView.staticContent?.numberOfSections(in: tableView) ?? 1
  }

  /// Returns 0, or what a static table has; overrides return the number of rows.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// Returns an empty cell, or that of a static table; overrides return that of the row.
  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    tableView.staticContent?.tableView(tableView, cellForRowAt: indexPath)
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil, or that of a static table; overrides return the title above the section.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns nil, or that of a static table; overrides return the title below the section.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns the table's own height of rows, or that of a static row; overrides return another.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.height(at: indexPath) ?? tableView.rowHeight
  }

  /// Returns nil; overrides return the view above the section.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }

  /// Returns nil; overrides return the view below the section.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }

  /// Tells that a cell is about to be shown; does nothing.
  open func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a person has chosen a row; does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Tells that a row is not chosen any more; does nothing.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns the table's own height of headers; overrides return another.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Returns the table's own height of footers; overrides return another.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Returns the table's own estimate; overrides return another.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }

  /// Returns -1; overrides return another.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  { -1 }

  /// Notifies the delegate that a cell has left the table; does nothing.
  open func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Notifies the delegate that a header is about to be shown; does nothing.
  open func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: View,
    forSection section: Int
  ) {}

  /// Notifies the delegate that a header is no longer shown; does nothing.
  open func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) {}

  /// Notifies the delegate that a footer is about to be shown; does nothing.
  open func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: View,
    forSection section: Int
  ) {}

  /// Notifies the delegate that a footer is no longer shown; does nothing.
  open func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  ) {}

  /// Returns true; overrides may return false.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Notifies the delegate that a row is highlighted; does nothing.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Notifies the delegate that a row is no longer highlighted; does nothing.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row that was touched; overrides return another.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Returns the row; overrides return another.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// Returns true; overrides may return false.
  open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Performs the primary action of a row that a person has selected; does nothing.
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// Notifies the delegate that a person has tapped the detail button of a row; does nothing.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  {}
}
