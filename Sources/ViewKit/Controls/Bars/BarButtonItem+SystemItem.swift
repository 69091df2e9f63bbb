public import Foundation

extension BarButtonItem {
  /// A button that the system has a title or a picture for.
  public enum SystemItem: Int, CaseIterable, Hashable, Codable, Sendable {
    /// Ends and keeps what was done.
    case done = 0
    /// Ends and drops what was done.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Adds something.
    case add = 4
    /// A space that takes what is left.
    case flexibleSpace = 5
    /// A space of a given width.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers actions.
    case action = 9
    /// Files something.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops loading.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back faster.
    case rewind = 19
    /// Goes on faster.
    case fastForward = 20
    /// Takes back the last change.
    case undo = 21
    /// Makes the last change again.
    case redo = 22
    /// Closes what is shown.
    case close = 24

    /// The title in English, by which the button is called where it shows a picture.
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast Forward"
      default: String(describing: self).capitalized
      }
    }

    /// The button shows its title, and no picture.
    var showsTitle: Bool {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo: true
      default: false
      }
    }
  }

  /// Returns a space that takes what is left.
  public class func flexibleSpace() -> BarButtonItem {
    BarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The item shows nothing.
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
