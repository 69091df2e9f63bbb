public import Foundation
public import ViewKit

/// What a file is laid out for, where that is not what it was drawn for.
///
/// ```swift
/// let screen = NibScreen(device: NibDevice(id: "ipad9_7"), layoutDirection: .rightToLeft)
/// let canvas = NibCanvas(try NibDocument(contentsOf: url), on: screen)
/// canvas.layOut()
/// ```
///
/// The device decides about the file's variations, the safe area, the margins and the pixels in a
/// point. Views of controllers get the size of the screen; so do top-level views that fill the device
/// that the file was drawn for, and all of them where the size is named. Cells keep their size.
public struct NibScreen: Sendable, Hashable {
  /// The device; nil for the one that the file names.
  public var device: NibDevice?

  /// The size of the screen in points; nil for that of the device.
  public var size: CGSize?

  /// Tells whether the device lies on its side; nil for what the file says, if the device is its.
  public var isLandscape: Bool?

  /// The direction in which interfaces run.
  public var layoutDirection: TraitEnvironmentLayoutDirection

  /// The text size that a person has chosen.
  public var contentSizeCategory: ContentSizeCategory

  /// Creates a screen; without arguments the one that a file was drawn for.
  public init(
    device: NibDevice? = nil,
    size: CGSize? = nil,
    isLandscape: Bool? = nil,
    layoutDirection: TraitEnvironmentLayoutDirection = .unspecified,
    contentSizeCategory: ContentSizeCategory = .unspecified
  ) {
    self.device = device
    self.size = size
    self.isLandscape = isLandscape
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
  }
}

extension NibScreen {
  /// Returns a file as if it had been drawn for the screen's device.
  func adapted(_ document: NibDocument) -> NibDocument {
    guard device != nil || isLandscape != nil else { return document }
    var element =
      document.root.child("device")
      ?? NibElement(name: "device", location: document.root.location)
    if let device {
      element.attributes["id"] = device.id
      element.attributes["orientation"] = nil
    }
    if let isLandscape {
      element.attributes["orientation"] = isLandscape ? "landscape" : "portrait"
    }
    var root = document.root
    root.children.removeAll { $0.name == "device" }
    root.children.insert(element, at: 0)
    return NibDocument(document, root: root)
  }

  /// Returns a root in the size that it has on the screen.
  ///
  /// - Parameters:
  ///   - root: The root in its stored size.
  ///   - document: The file as it was drawn.
  ///   - adapted: The file as if it had been drawn for the screen's device.
  /// - Returns: The root, with another frame if it fills the screen.
  func adapted(
    _ root: NibCanvasRoot,
    from document: NibDocument,
    to adapted: NibDocument
  ) -> NibCanvasRoot {
    guard let size = size ?? adapted.screenSize, size != document.screenSize else { return root }
    let fills =
      switch root.kind {
      case .controllerView: true
      case .topLevelView: self.size != nil || root.frame.size == document.screenSize
      case .tableCell, .collectionCell, .part: false
      }
    guard fills else { return root }
    var result = root
    result.frame = CGRect(origin: .zero, size: size)
    return result
  }

  /// Returns an environment with the screen's settings.
  func adapted(_ environment: Environment) -> Environment {
    var result = environment
    if layoutDirection != .unspecified { result.traits.layoutDirection = layoutDirection }
    if contentSizeCategory != .unspecified {
      result.traits.preferredContentSizeCategory = contentSizeCategory
    }
    return result
  }
}

extension NibDocument {
  /// The size of the screen that the file is drawn for; nil where it names no device.
  var screenSize: CGSize? { device?.size(isLandscape: isLandscape) }
}
