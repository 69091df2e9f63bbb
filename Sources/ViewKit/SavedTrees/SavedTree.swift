/// A snapshot of a view tree, in a form that can be stored and examined without the app.
///
/// A saved tree contains the frames of the views, their appearance and texts, their accessibility
/// attributes, their constraints and layout problems, and the device. Another process reads it
/// without the app's classes: each view is restored as the nearest class of ViewKit, with the name
/// of its own class. It keeps the frames that were saved, and is never laid out again.
///
/// ```swift
/// let saved = SavedTree(of: screen)
/// let read = try SavedTree(saved.text).views()
/// print(read.root.accessibilityDescription == screen.accessibilityDescription)  // true
/// ```
///
/// ## Format
///
/// The text is JSON with sorted keys, so that the same tree always produces the same text. The top
/// level is an object with these keys, of which only the first three are always present:
///
/// - `format` is `ViewKit tree`, and `version` is ``version``.
/// - `views` is an array of the views, each before its subviews, and siblings from back to front. A
///   view is referred to by its index in this array.
/// - `root` is the index of the saved view, and 0 if missing; the views before it are its
///   ancestors.
/// - `elements` is an array of the accessibility elements that are not views.
/// - `conflicts` and `ambiguities` list the problems of the layout.
///
/// A view has these keys:
///
/// - `class` is the name of its class, and `base` the nearest class of ViewKit, if that is a
///   different one.
/// - `superview` is the index of its superview.
/// - `frame` is in points, as are the following, which are present if they are not 0: `origin`,
///   that of its bounds; `margins`; `safeArea`; and `keyboard`, the height that the keyboard
///   covers.
/// - `environment` is present if it differs from that of the superview.
/// - `state` is the state that an archive would keep and that differs from a new view's, under the
///   names that the types give it.
/// - `layer`, `guides`, `constraints` and `accessibility` describe the rest of the view.
/// - `answers` are the results of the app's class that differ from those of ViewKit's class.
///
/// The following are not saved: actions and targets, gestures, controllers, bar items (but their
/// views are) and an app's own text measurer, which a reader replaces with ``SystemTextMeasurer``.
/// Lengths beyond a billion points become a billion. Other infinite numbers become the largest
/// 32-bit floating-point number, and NaN becomes 0, because JSON cannot represent them.
public struct SavedTree: Sendable {
  /// The version of the format that this version of ViewKit reads and writes.
  public static let version = 1

  static let format = "ViewKit tree"

  let source: JSONCursor.Source
  let value: JSONValue

  /// Saves a view and its descendants in their current state; lay out the view first.
  ///
  /// Of the surrounding views only the ancestors are saved, because they show behind the view and
  /// determine the position of the window.
  ///
  /// - Complexity: O(n) in the number of views, apart from the cost of ``View/layoutAmbiguities``.
  public init(of view: View) {
    var writer = SavedTreeWriter(view)
    value = writer.tree()
    source = JSONCursor.Source(file: "saved tree", bytes: [])
  }

  /// Reads a saved tree.
  ///
  /// - Parameters:
  ///   - text: The text of the tree, as returned by ``text``.
  ///   - file: The file name to use in errors.
  /// - Throws: An error with the position, if the text is not JSON or not a saved tree.
  public init(_ text: String, file: String = "saved tree") throws(SavedTreeError) {
    try self.init(utf8: Array(text.utf8), file: file)
  }

  /// Reads a saved tree from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text of the tree in UTF-8, with or without a byte-order mark.
  ///   - file: The file name to use in errors.
  /// - Throws: An error with the position, if the text is not JSON or not a saved tree.
  public init(utf8 bytes: [UInt8], file: String) throws(SavedTreeError) {
    source = JSONCursor.Source(file: file, bytes: bytes)
    do {
      value = try JSONParser.value(in: bytes)
    } catch {
      throw source.error(.malformed(reason: error.reason), at: error.place)
    }
    let whole = JSONCursor(value, in: source)
    guard case .string(Self.format)? = value.members?["format"]?.content else {
      throw whole.error(.notSavedTree)
    }
    let version = try whole.needed("version")
    guard try version.whole() == Self.version else {
      throw version.error(.version(found: version.value.text))
    }
  }

  /// The text of the tree.
  public var text: String { value.text + "\n" }

  /// Returns the saved view with its descendants and ancestors; each call creates new views.
  ///
  /// - Throws: An error with the position of a value that cannot be restored.
  public func views() throws(SavedTreeError) -> SavedViews {
    var reader = SavedTreeReader(JSONCursor(value, in: source))
    return try reader.views()
  }
}

/// The views of a saved tree.
///
/// A view does not retain its superview: keep this value for as long as you use the views.
public struct SavedViews {
  /// The view that was saved.
  public let root: View

  /// The topmost ancestor of the saved view, which contains all others; the view itself if none.
  public let top: View

  private let places: [ObjectIdentifier: Int]
  private let source: JSONCursor.Source

  init(root: View, all: [View], places: [Int], in source: JSONCursor.Source) {
    self.root = root
    self.source = source
    top = all.first ?? root
    self.places = Dictionary(zip(all.map { ObjectIdentifier($0) }, places)) { first, _ in first }
  }

  /// Returns the line and the column of a view in the text, both from 1; nil for a view of another
  /// tree.
  package func position(of view: View) -> (line: Int, column: Int)? {
    places[ObjectIdentifier(view)].map(source.position)
  }
}
