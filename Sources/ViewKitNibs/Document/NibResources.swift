public import Foundation

/// The images and named colors in the resources section of an interface file.
public struct NibResources: Sendable {
  /// The sizes of images in points, keyed by name.
  public let imageSizes: [String: CGSize]

  let colors: [String: NibElement]

  init(_ element: NibElement?) {
    var sizes: [String: CGSize] = [:]
    var colors: [String: NibElement] = [:]
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        guard let width = child.number("width"), let height = child.number("height") else {
          continue
        }
        sizes[name] = CGSize(width: width, height: height)
      case "namedColor", "systemColor":
        colors[name] = child.child("color")
      default:
        continue
      }
    }
    imageSizes = sizes
    self.colors = colors
  }
}
