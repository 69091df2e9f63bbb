public import Foundation

extension BarButtonItem {
  /// The kinds of system-provided bar button, each with a standard title or image.
  public enum SystemItem: Int, CaseIterable, Hashable, Codable, Sendable {
    /// The Done button, which finishes and keeps the changes.
    case done = 0
    /// The Cancel button, which finishes and discards the changes.
    case cancel = 1
    /// The Edit button.
    case edit = 2
    /// The Save button.
    case save = 3
    /// The Add button.
    case add = 4
    /// A space that takes up the remaining width.
    case flexibleSpace = 5
    /// A space of a given width.
    case fixedSpace = 6
    /// The Compose button.
    case compose = 7
    /// The Reply button.
    case reply = 8
    /// The Action button, which offers to share.
    case action = 9
    /// The Organize button.
    case organize = 10
    /// The Bookmarks button.
    case bookmarks = 11
    /// The Search button.
    case search = 12
    /// The Refresh button.
    case refresh = 13
    /// The Stop button.
    case stop = 14
    /// The Camera button.
    case camera = 15
    /// The Trash button.
    case trash = 16
    /// The Play button.
    case play = 17
    /// The Pause button.
    case pause = 18
    /// The Rewind button.
    case rewind = 19
    /// The Fast Forward button.
    case fastForward = 20
    /// The Undo button.
    case undo = 21
    /// The Redo button.
    case redo = 22
    /// The Close button.
    case close = 24

    /// The English title, which is also the accessibility label of a button that shows an image.
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast Forward"
      default: String(describing: self).capitalized
      }
    }

    /// Whether the button shows its title rather than an image.
    var showsTitle: Bool {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo: true
      default: false
      }
    }
  }

  /// Returns a space that takes up the remaining width.
  public class func flexibleSpace() -> BarButtonItem {
    BarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a space of the given width in points.
  public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Whether the item is a space.
  var isSpace: Bool { storedSystemItem == .flexibleSpace || storedSystemItem == .fixedSpace }

  // MARK: Archive

  private struct Archived: Codable {
    var style: Style
    var systemItem: SystemItem?
    var width: CGFloat
    var possibleTitles: [String]?
    var tintColor: Color?
  }

  private static var archiveKey: String { "ViewKit.barButtonItem" }
  private static var customViewKey: String { "ViewKit.customView" }

  func encodeButtonItem(into coder: NSCoder) {
    let archived = Archived(
      style: style,
      systemItem: storedSystemItem,
      width: width,
      possibleTitles: possibleTitles?.sorted(),
      tintColor: tintColor
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
    coder.encodeObject(customView, forKey: Self.customViewKey)
  }

  func decodeButtonItem(from coder: NSCoder) {
    customView = coder.decodeObject(View.self, forKey: Self.customViewKey)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    style = archived.style
    storedSystemItem = archived.systemItem
    width = archived.width
    possibleTitles = archived.possibleTitles.map { Set($0) }
    tintColor = archived.tintColor
  }
}
