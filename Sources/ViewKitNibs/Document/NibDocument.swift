public import Foundation

/// An interface file as Xcode writes it, .xib or .storyboard: a value that can be looked at.
///
/// ```swift
/// for object in document.topLevelObjects {
///   print(object.elementName, object.customClass ?? "")
/// }
/// print(document.diagnostics)
/// ```
///
/// Parsing makes no views; ``Nib`` and ``Storyboard`` do. Elements and attributes that the format is
/// not known to have are kept in the tree of elements, counted in ``unknownElements`` and reported
/// in ``diagnostics``.
public struct NibDocument: Sendable {
  /// The two forms of interface files.
  public enum Kind: String, Sendable {
    /// Views and other objects of one owner.
    case xib
    /// Scenes of view controllers, and the segues between them.
    case storyboard
  }

  /// The name of the file, as diagnostics print it.
  public let file: String

  /// The form of the file.
  public let kind: Kind

  /// The element around everything in the file.
  public let root: NibElement

  /// What the file's images and named colours are.
  public let resources: NibResources

  /// The scenes of a storyboard, in the file's order; none in a xib.
  public let scenes: [NibScene]

  /// What a xib holds beside its placeholders, in the file's order; nothing for a storyboard.
  public let topLevelObjects: [NibObject]

  /// What stands in a xib for objects that exist before it is loaded, such as the file's owner.
  public let placeholders: [NibObject]

  /// How often each element occurs that the format is not known to have.
  public let unknownElements: [String: Int]

  /// How often each attribute occurs that its element is not known to have, as `element.attribute`.
  public let unknownAttributes: [String: Int]

  /// What in the file has not the effect that its author would expect, in the file's order.
  public let diagnostics: [NibDiagnostic]

  private let elementsByID: [String: NibElement]

  // MARK: Reading

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The address of a file on disk.
  ///   - limits: How much the file may hold.
  /// - Throws: A ``NibError`` when the file can't be read, or is not an interface file for iOS.
  public init(contentsOf url: URL, limits: NibLimits = NibLimits()) throws(NibError) {
    let data = try FileReading.data(at: url) { _ in limits.bytes }
    try self.init(data: data, file: url.relativePath, limits: limits)
  }

  /// Parses a file's bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes, in UTF-8.
  ///   - file: The name that errors and diagnostics print.
  ///   - limits: How much the file may hold.
  /// - Throws: A ``NibError`` when the bytes are not an interface file for iOS.
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

  /// Takes another form of the same document's elements.
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

  // MARK: Looking up

  /// Returns the object of an identifier; nil where the file has none.
  ///
  /// Of two objects with the same identifier it is the first in the file.
  public func object(withID id: String) -> NibObject? {
    elementsByID[id].map(NibObject.init)
  }

  /// The version of Interface Builder that wrote the file; 0 where the file does not say.
  ///
  /// Xcode 5 is 4514 or more, Xcode 10 about 14000, Xcode 13 about 19000, Xcode 16 about 23000.
  public var toolsVersion: Double {
    let digits = (root["toolsVersion"] ?? "").split(separator: ".").prefix(2)
    return Double(digits.joined(separator: ".")) ?? 0
  }

  /// Tells whether views have a safe area in this file, as all have since Xcode 9.
  public var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

  /// Tells whether the file describes a launch screen.
  public var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }

  /// The identifier of the controller with which a storyboard begins; nil where it has none.
  public var initialViewControllerID: String? { root["initialViewController"] }

  /// The identifier of the device that the file was drawn for, such as `retina6_1`; nil for none.
  public var deviceID: String? { root.child("device")?.id }

  /// Tells whether the device is drawn lying on its side.
  public var isLandscape: Bool { root.child("device")?["orientation"] == "landscape" }

  /// The object that stands for the one that loads a xib; nil where there is none.
  public var fileOwner: NibObject? {
    placeholders.first { $0.element["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
