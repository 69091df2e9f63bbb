public import Foundation
public import ViewKit

/// A file with screens: an interface file, or a view tree saved as JSON.
///
/// ```swift
/// let file = try ScreenFile(contentsOf: url)
/// for screen in file.screens {
///   print(screen.name, screen.view.accessibilityDescription)
/// }
/// ```
///
/// The value retains the windows of the views, so keep it as long as you use the views.
///
/// An interface file is laid out as on Interface Builder's canvas, see ``NibCanvas``. A saved tree
/// has the frames that it was saved with, see `SavedTree`.
public struct ScreenFile {
  /// A top-level view and its display name.
  public struct Screen {
    /// The author's label, or else the class or element name.
    public let name: String
    /// The view.
    public let view: View
  }

  /// The name of the file, as given.
  public let file: String

  /// The interface file with its views, or `nil` for a saved tree.
  public let canvas: NibCanvas?

  /// The screens, in the order of the file.
  public let screens: [Screen]

  private let saved: SavedViews?

  /// Reads a local file.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file.
  ///   - screen: The screen to lay an interface file out for; ignored for a saved tree.
  ///   - classes: The classes to create for the class names in an interface file.
  ///   - laysOut: A Boolean value that indicates whether to lay out an interface file; otherwise
  ///     its views have the stored frames.
  /// - Throws: A ``NibError`` with the location if the file is invalid.
  public init(
    contentsOf url: URL,
    on screen: NibScreen = NibScreen(),
    classes: ClassRegistry = ClassRegistry(),
    laysOut: Bool = true
  ) throws(NibError) {
    let file = url.relativePath
    let data = try FileReading.data(at: url) { Self.limit(ofFileThatBeginsWith: $0, file) }
    try self.init(
      data: data,
      file: file,
      on: screen,
      classes: classes,
      laysOut: laysOut
    )
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The contents. They are a saved tree if the name ends with `.json` or if they begin
  ///     with a brace.
  ///   - file: The name for errors and findings.
  ///   - screen: The screen to lay an interface file out for; ignored for a saved tree.
  ///   - classes: The classes to create for the class names in an interface file.
  ///   - laysOut: A Boolean value that indicates whether to lay out an interface file; otherwise
  ///     its views have the stored frames.
  /// - Throws: A ``NibError`` with the location if the file is invalid.
  public init(
    data: Data,
    file: String,
    on screen: NibScreen = NibScreen(),
    classes: ClassRegistry = ClassRegistry(),
    laysOut: Bool = true
  ) throws(NibError) {
    self.file = file
    guard Self.isSavedTree(data, file) else {
      let canvas = NibCanvas(try NibDocument(data: data, file: file), on: screen, classes: classes)
      if laysOut { canvas.layOut() }
      self.canvas = canvas
      screens = canvas.screens
      saved = nil
      return
    }
    let views = try Self.views(in: data, file)
    canvas = nil
    screens = [Screen(name: views.root.typeName, view: views.root)]
    saved = views
  }

  /// Reads standard input or another open file, up to the size limit.
  package init(
    reading handle: FileHandle,
    file: String,
    on screen: NibScreen = NibScreen(),
    laysOut: Bool = true
  ) throws(NibError) {
    let data = try FileReading.data(from: handle, file: file) {
      Self.limit(ofFileThatBeginsWith: $0, file)
    }
    try self.init(data: data, file: file, on: screen, laysOut: laysOut)
  }

  /// The maximum size of a saved tree in bytes, enough for some ten thousand views.
  private static let savedTreeLimit = 64_000_000

  private static func limit(ofFileThatBeginsWith start: Data, _ file: String) -> Int {
    isSavedTree(start, file) ? savedTreeLimit : NibLimits().bytes
  }

  private static func isSavedTree(_ data: Data, _ file: String) -> Bool {
    // Whitespace and the bytes of a byte-order mark.
    let spaces: Set<UInt8> = [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF]
    return file.hasSuffix(".json") || data.first { !spaces.contains($0) } == UInt8(ascii: "{")
  }

  private static func views(in data: Data, _ file: String) throws(NibError) -> SavedViews {
    do {
      return try SavedTree(utf8: Array(data), file: file).views()
    } catch {
      throw NibError(
        file: file,
        location: NibLocation(line: error.line, column: error.column),
        .savedTree(reason: error.message)
      )
    }
  }

  /// Returns the location in the file of a view or element, or of its nearest ancestor that has
  /// one.
  ///
  /// The parts that a control creates have the location of the control. The location of an object
  /// that isn't in the file is the beginning of the file.
  public func location(of object: Responder) -> NibLocation {
    var current: Responder? = object
    while let object = current {
      if let view = object as? View, let location = ownLocation(of: view) { return location }
      current = object.accessibilityParent
    }
    return NibLocation(line: 1, column: 1)
  }

  private func ownLocation(of view: View) -> NibLocation? {
    if let canvas { return canvas.object(of: view)?.element.location }
    return saved?.position(of: view).map { NibLocation(line: $0.line, column: $0.column) }
  }
}

extension NibCanvas {
  fileprivate var screens: [ScreenFile.Screen] {
    roots.compactMap { root in
      guard let view = view(ofObject: root.id) else { return nil }
      let object = root.container ?? root.object
      let name = object.userLabel ?? object.customClass ?? object.elementName
      return ScreenFile.Screen(name: name, view: view)
    }
  }
}
