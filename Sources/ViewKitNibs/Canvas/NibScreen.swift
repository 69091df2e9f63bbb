public import Foundation
public import ViewKit

/// A screen to lay a file out for, if it differs from the one that the file was designed for.
///
/// ```swift
/// let screen = NibScreen(device: NibDevice(id: "ipad9_7"), layoutDirection: .rightToLeft)
/// let canvas = NibCanvas(try NibDocument(contentsOf: url), on: screen)
/// canvas.layOut()
/// ```
///
/// The device determines the file's variations, the safe area, the margins and the number of pixels
/// per point. The views of view controllers get the size of the screen; so do top-level views that
/// fill the device that the file was designed for, and all top-level views if ``size`` is set.
/// Cells keep their size.
public struct NibScreen: Sendable, Hashable {
  /// The device, or `nil` for the one that the file names.
  public var device: NibDevice?

  /// The screen size in points, or `nil` for the device's.
  public var size: CGSize?

  /// A Boolean value that indicates whether the device is in landscape orientation, or `nil`.
  ///
  /// If the value is `nil` and the device is the file's own, the file's orientation applies.
  public var isLandscape: Bool?

  /// The layout direction of the user interface.
  public var layoutDirection: TraitEnvironmentLayoutDirection

  /// The user's preferred text size.
  public var contentSizeCategory: ContentSizeCategory

  /// Creates a screen; without arguments, the one that a file was designed for.
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
  /// Returns a copy of a file as if it had been designed for the screen's device.
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

  /// Returns a root view with its size on the screen.
  ///
  /// - Parameters:
  ///   - root: The root view with its stored size.
  ///   - document: The file as it was designed.
  ///   - adapted: The file as if it had been designed for the screen's device.
  /// - Returns: The root view, with a different frame if it fills the screen.
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

  /// Returns a copy of an environment with the screen's settings.
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
  /// The size of the screen that the file was designed for, or nil if it names no device.
  var screenSize: CGSize? { device?.size(isLandscape: isLandscape) }
}
