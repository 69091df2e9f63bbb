public import Foundation

/// A parsed interface file, .xib or .storyboard, in the format that Xcode writes.
///
/// ```swift
/// for object in document.topLevelObjects {
///   print(object.elementName, object.customClass ?? "")
/// }
/// print(document.diagnostics)
/// ```
///
/// Parsing creates no views; ``Nib`` and ``Storyboard`` do. Unknown elements and attributes are
/// kept in the element tree, counted in ``unknownElements`` and ``unknownAttributes``, and reported
/// in ``diagnostics``.
public struct NibDocument: Sendable {
  /// The kinds of interface files.
  public enum Kind: String, Sendable {
    /// Views and other objects with one owner.
    case xib
    /// Scenes with view controllers, and the segues between them.
    case storyboard
  }

  /// The name of the file in diagnostics.
  public let file: String

  /// The kind of the file.
  public let kind: Kind

  /// The root element of the file.
  public let root: NibElement

  /// The images and named colors that the file uses.
  public let resources: NibResources

  /// The scenes of a storyboard, in the order of the file; empty for a xib.
  public let scenes: [NibScene]

  /// The top-level objects of a xib without its placeholders, in file order; empty for a
  /// storyboard.
  public let topLevelObjects: [NibObject]

  /// The placeholders of a xib for objects that exist before it is loaded, such as the file's
  /// owner.
  public let placeholders: [NibObject]

  /// The number of occurrences of each unknown element, keyed by the element's name.
  public let unknownElements: [String: Int]

  /// The number of occurrences of each unknown attribute, keyed by `element.attribute`.
  public let unknownAttributes: [String: Int]

  /// The problems in the file, in the order of the file.
  public let diagnostics: [NibDiagnostic]

  private let elementsByID: [String: NibElement]

  // MARK: Reading

  /// Reads and parses a file.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file.
  ///   - limits: The maximum size of the file.
  /// - Throws: A ``NibError`` if the file can't be read, or isn't an interface file for iOS.
  public init(contentsOf url: URL, limits: NibLimits = NibLimits()) throws(NibError) {
    let data = try FileReading.data(at: url) { _ in limits.bytes }
    try self.init(data: data, file: url.relativePath, limits: limits)
  }

  /// Parses the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The contents, in UTF-8.
  ///   - file: The name for errors and diagnostics.
  ///   - limits: The maximum size of the file.
  /// - Throws: A ``NibError`` if the data isn't an interface file for iOS.
  public init(
    data: Data,
    file: String,
    limits: NibLimits = NibLimits()
  ) throws(NibError) {
    let root = try NibParser.parse(data, file: file, limits: limits)
    try self.init(root: root, file: file)
  }

  init(root: NibElement, file: String) throws(NibError) {
    guard root.name == "document" else {
      throw NibError(file: file, location: root.location, .notInterfaceFile(found: root.name))
    }
    let type = root["type"] ?? ""
    guard type.contains("CocoaTouch"), !(root["targetRuntime"] ?? "").contains("tvOS"),
      !(root["targetRuntime"] ?? "").contains("watch")
    else {
      let found = root["targetRuntime"] ?? type
      throw NibError(file: file, location: root.location, .otherPlatform(found: found))
    }
    self.file = file
    self.root = root
    kind = type.contains("Storyboard") ? .storyboard : .xib
    resources = NibResources(root.child("resources"))
    scenes = root.children(of: "scenes").filter { $0.name == "scene" }.map(NibScene.init)
    let objects = root.children(of: "objects").map(NibObject.init)
    topLevelObjects = objects.filter { !$0.isPlaceholder }
    placeholders = objects.filter(\.isPlaceholder)
    var census = NibCensus(file: file)
    census.count(root)
    census.checkReferences()
    elementsByID = census.elementsByID
    unknownElements = census.unknownElements
    unknownAttributes = census.unknownAttributes
    diagnostics = census.diagnostics.sorted { $0.location < $1.location }
  }

  /// Creates a copy of a document with changed elements.
  init(_ document: NibDocument, root: NibElement) {
    file = document.file
    kind = document.kind
    self.root = root
    resources = document.resources
    scenes = root.children(of: "scenes").filter { $0.name == "scene" }.map(NibScene.init)
    let objects = root.children(of: "objects").map(NibObject.init)
    topLevelObjects = objects.filter { !$0.isPlaceholder }
    placeholders = objects.filter(\.isPlaceholder)
    unknownElements = document.unknownElements
    unknownAttributes = document.unknownAttributes
    diagnostics = document.diagnostics
    elementsByID = NibCensus.elementsByID(in: root)
  }

  // MARK: Lookup

  /// Returns the object with an identifier, or `nil` if the file has none.
  ///
  /// If two objects have the same identifier, the result is the first one in the file.
  public func object(withID id: String) -> NibObject? {
    elementsByID[id].map(NibObject.init)
  }

  /// The version of Interface Builder that wrote the file, or 0 if the file doesn't store it.
  ///
  /// Xcode 5 is 4514 or more, Xcode 10 about 14000, Xcode 13 about 19000, Xcode 16 about 23000.
  public var toolsVersion: Double {
    let digits = (root["toolsVersion"] ?? "").split(separator: ".").prefix(2)
    return Double(digits.joined(separator: ".")) ?? 0
  }

  /// A Boolean value that indicates whether views have safe areas, as all files do since Xcode 9.
  public var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

  /// A Boolean value that indicates whether the file is a launch screen.
  public var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

  /// The identifier of a storyboard's initial view controller, or `nil` if there is none.
  public var initialViewControllerID: String? { root["initialViewController"] }

  /// The identifier of the device that the file was designed for, such as `retina6_1`, or `nil`.
  public var deviceID: String? { root.child("device")?.id }

  /// A Boolean value that indicates whether the device is shown in landscape orientation.
  public var isLandscape: Bool { root.child("device")?["orientation"] == "landscape" }

  /// The placeholder for the object that loads a xib, or `nil` if there is none.
  public var fileOwner: NibObject? {
    placeholders.first { $0.element["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
