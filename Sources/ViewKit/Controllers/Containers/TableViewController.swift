public import Foundation

/// A view controller whose root view is a table view, and which is its data source and delegate.
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

  /// Creates a view controller whose table view has the given style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller with a plain table view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a view controller from an archive or an interface file, without loading the table
  /// view.
  public required init?(coder: NSCoder) {
    let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey)
    style = archived?.style ?? .plain
    super.init(coder: coder)
    clearsSelectionOnViewWillAppear = archived?.clearsSelection ?? true
  }

  /// Encodes the settings, in addition to what ``ViewController`` encodes.
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

  /// The root view, loaded if needed; setting it sets the root view.
  ///
  /// - Precondition: The root view is a table view, unless it is set here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit.
  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }

  /// A Boolean value that indicates whether the selection is cleared when the view appears; true by
  /// default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a table view the size of a phone's screen, unless an interface file supplies the view.
  open override func loadView() {
    guard !comesFromFile else { return super.loadView() }
    let table = TableView(frame: Self.defaultViewFrame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
  }

  /// Sets itself as the table view's data source and delegate where it has none; overrides call
  /// `super`.
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

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = storedView as? TableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: Rows

  // Methods that are not overridden use the interface file's static table, if there is one.

  /// Returns the number of sections; by default that of the static table, or 1.
  open func numberOfSections(in tableView: TableView) -> Int {
    tableView.staticContent?.numberOfSections(in: tableView) ?? 1
  }

  /// Returns the number of rows in a section; by default that of the static table, or 0.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the cell of a row; by default that of the static table, or an empty cell.
  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    tableView.staticContent?.tableView(tableView, cellForRowAt: indexPath)
      ?? TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title of a section's header; by default that of the static table, or nil.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the title of a section's footer; by default that of the static table, or nil.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns the height of a row; by default that of the static row, or the table view's
  /// `rowHeight`.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.height(at: indexPath) ?? tableView.rowHeight
  }

  /// Returns the view of a section's header; nil by default.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }

  /// Returns the view of a section's footer; nil by default.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }

  /// Notifies the delegate that a cell is about to be shown; does nothing by default.
  open func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Notifies the delegate that the user selected a row; does nothing by default.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Notifies the delegate that a row was deselected; does nothing by default.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns the height of a section's header; by default the table view's `sectionHeaderHeight`.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer; by default the table view's `sectionFooterHeight`.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Returns the estimated height of a row; by default the table view's `estimatedRowHeight`.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }

  /// Returns the indentation level of a row; -1 by default.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  { -1 }

  /// Notifies the delegate that a cell is no longer shown; does nothing by default.
  open func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Notifies the delegate that a header is about to be shown; does nothing by default.
  open func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: View,
    forSection section: Int
  ) {}

  /// Notifies the delegate that a header is no longer shown; does nothing by default.
  open func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) {}

  /// Notifies the delegate that a footer is about to be shown; does nothing by default.
  open func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: View,
    forSection section: Int
  ) {}

  /// Notifies the delegate that a footer is no longer shown; does nothing by default.
  open func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  ) {}

  /// Returns a Boolean value that indicates whether a row may be highlighted; true by default.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Notifies the delegate that a row was highlighted; does nothing by default.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Notifies the delegate that a row is no longer highlighted; does nothing by default.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row to select in place of the touched one; by default the same row.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Returns the row to deselect in place of the given one; by default the same row.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// Returns a Boolean value that indicates whether a row's primary action can be performed; true
  /// by default.
  open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Performs the primary action of a row that the user selected; does nothing by default.
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  /// Notifies the delegate that the user tapped a row's detail button; does nothing by default.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  {}
}
