public import Foundation
public import ViewKit

/// A file of screens that can be looked at: an interface file, or a tree that was saved as JSON.
///
/// ```swift
/// let file = try ScreenFile(contentsOf: url)
/// for screen in file.screens {
///   print(screen.name, screen.view.accessibilityDescription)
/// }
/// ```
///
/// Keep the value as long as its views are looked at: it holds the windows that they lie in.
///
/// An interface file is laid out as Interface Builder's canvas does, see ``NibCanvas``. A saved tree
/// has the frames that it was saved with, see `SavedTree`.
public struct ScreenFile {
  /// A view that stands by itself, and the name that people know it by.
  public struct Screen {
    /// The author's label, else the class or the element.
    public let name: String
    /// The view.
    public let view: View
  }

  /// The name of the file, as it was given.
  public let file: String

  /// The interface file with its views; nil for a saved tree.
  public let canvas: NibCanvas?

  /// The views that stand by themselves, in the file's order.
  public let screens: [Screen]

  private let saved: SavedViews?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The address of a file on disk.
  ///   - screen: What an interface file is laid out for; nothing to a saved tree.
  ///   - classes: The classes that an interface file's names stand for.
  ///   - laysOut: Whether an interface file is laid out; else its views have the stored frames.
  /// - Throws: A ``NibError`` with the place where the file can't be what it should.
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

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes. They are a saved tree if the name ends with `.json`, or if they begin with a
  ///     brace.
  ///   - file: The name that errors and findings print.
  ///   - screen: What an interface file is laid out for; nothing to a saved tree.
  ///   - classes: The classes that an interface file's names stand for.
  ///   - laysOut: Whether an interface file is laid out; else its views have the stored frames.
  /// - Throws: A ``NibError`` with the place where the file can't be what it should.
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

  /// Reads a file from standard input or another open file, no further than it may be long.
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

  /// The most bytes of a saved tree: those of some ten thousand views.
  private static let savedTreeLimit = 64_000_000

  private static func limit(ofFileThatBeginsWith start: Data, _ file: String) -> Int {
    isSavedTree(start, file) ? savedTreeLimit : NibLimits().bytes
  }

  private static func isSavedTree(_ data: Data, _ file: String) -> Bool {
    // Spaces, and the bytes of a byte-order mark.
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

  /// Returns where a view or an element stands in the file, or the nearest around it that does.
  ///
  /// Parts that a control makes for itself stand where the control does. What stands nowhere has the
  /// place of the file's beginning.
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
