/// A tree of views as it stands, in a form that can be stored and looked at without the app.
///
/// A saved tree has the frames of the views, their looks and texts, what they say to assistive
/// technology, their constraints with what is wrong about them, and the device. Another process reads
/// it without the app's classes: each view comes back as the nearest class of ViewKit, with the name
/// of its own. It keeps the frames that were saved, and is never laid out again.
///
/// ```swift
/// let saved = SavedTree(of: screen)
/// let read = try SavedTree(saved.text).views()
/// print(read.root.accessibilityDescription == screen.accessibilityDescription)  // true
/// ```
///
/// ## Format
///
/// The text is JSON with sorted keys, so that the same tree always gives the same text. The whole is
/// an object with these keys, of which only the first three are always there:
///
/// - `format` is `ViewKit tree`, and `version` is ``version``.
/// - `views` are the views, each before what lies in it, and siblings from the back to the front. A
///   view is named by its place in this array.
/// - `root` is the view that was saved; those before it are the views around it. 0 where it is missing.
/// - `elements` are the accessibility elements that are no views.
/// - `conflicts` and `ambiguities` tell what is wrong with the layout.
///
/// A view has `class`, the name of its class; `base`, the nearest class of ViewKit, where that is
/// another one; `superview`; `frame` and, where they are not 0, `origin` of its bounds, `margins`,
/// `safeArea` and how much of it a `keyboard` covers, all in points; `environment`, where it is another one than that of the superview;
/// `state`, what an archive would keep of it and a new view of the class does not have, by the names
/// that the types give it; `layer`, `guides`, `constraints` and `accessibility`; and `answers`, what the
/// app's class says otherwise than ViewKit's.
///
/// What is not saved: actions and targets, gestures, controllers, items of bars (their views are), and a
/// text measurer of the app's own, in place of which a reader has ``SystemTextMeasurer``. Lengths
/// beyond a billion points become a billion. Elsewhere infinite numbers become the largest one of 32
/// bits, and what is no number becomes 0 everywhere, because JSON has no signs for them.
public struct SavedTree: Sendable {
  /// The version of the format that is written and read here.
  public static let version = 1

  static let format = "ViewKit tree"

  let source: JSONCursor.Source
  let value: JSONValue

  /// Saves a view with all below, as they stand: lay out before what is due.
  ///
  /// Of the views around it only those are saved that it lies in, as what shows behind it and as what
  /// decides where the window is.
  ///
  /// - Complexity: O(n) in the number of views, apart from what ``View/layoutAmbiguities`` costs.
  public init(of view: View) {
    var writer = SavedTreeWriter(view)
    value = writer.tree()
    source = JSONCursor.Source(file: "saved tree", bytes: [])
  }

  /// Reads a saved tree.
  ///
  /// - Parameters:
  ///   - text: The text of the tree, as ``text`` gave it.
  ///   - file: The name that errors have for it.
  /// - Throws: An error that tells the place, where the text is no JSON or that of something else.
  public init(_ text: String, file: String = "saved tree") throws(SavedTreeError) {
    try self.init(utf8: Array(text.utf8), file: file)
  }

  /// Reads a saved tree from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text of the tree in UTF-8, with or without a byte-order mark.
  ///   - file: The name that errors have for it.
  /// - Throws: An error that tells the place, where the text is no JSON or that of something else.
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

  /// Returns the view that was saved with all that lies in it and around it, made anew at each call.
  ///
  /// - Throws: An error that tells the place of what can't be a view.
  public func views() throws(SavedTreeError) -> SavedViews {
    var reader = SavedTreeReader(JSONCursor(value, in: source))
    return try reader.views()
  }
}

/// The views of a saved tree.
///
/// Nothing in a tree holds the views around it: keep this value as long as the views are looked at.
public struct SavedViews {
  /// The view that was saved.
  public let root: View

  /// The topmost view around it, which holds all others; the same view if there was none.
  public let top: View

  private let places: [ObjectIdentifier: Int]
  private let source: JSONCursor.Source

  init(root: View, all: [View], places: [Int], in source: JSONCursor.Source) {
    self.root = root
    self.source = source
    top = all.first ?? root
    self.places = Dictionary(zip(all.map { ObjectIdentifier($0) }, places)) { first, _ in first }
  }

  /// Returns the line and the column where a view stands in the text, both from 1; nil for a view of another tree.
  package func position(of view: View) -> (line: Int, column: Int)? {
    places[ObjectIdentifier(view)].map(source.position)
  }
}
