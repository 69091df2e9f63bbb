import Foundation
import ViewKit

/// The colors of a picture that don't come from views.
enum SVGPalette {
  static let surroundings = "#F2F2F7"
  static let outline = "#8E8E93"
  static let imageFill = "#D1D1D6"
  static let imageInk = "#636366"
  static let constraint = "#007AFF"
  static let optional = "#5AA9FF"
  static let conflict = "#FF3B30"
  static let ambiguity = "#FF9500"
  static let warning = "#B25000"
  static let note = "#007AFF"
  /// The colors of elements, used in turn; dark enough for a white number.
  static let elements = [
    "#007AFF", "#C93400", "#248A3D", "#8944AB", "#B25000", "#0E7A8C", "#D30F45", "#5E5CE6",
  ]
  static let ink = "#1C1C1E"
  static let paper = "#FFFFFF"
}

/// A color in SVG's form, with the opacity as a separate value.
struct SVGColor {
  let hex: String
  /// The opacity, or nil if the color is opaque.
  let opacity: String?

  /// Resolves a color for a view.
  init(_ color: Color, in view: View) {
    let resolved = color.resolvedColor(with: view.traitCollection)
    hex = String(resolved.hex.prefix(7))
    opacity = resolved.alpha < 1 ? max(0, resolved.alpha).svg : nil
  }

  /// The attributes that fill a shape with the color.
  var fill: SVGBuilder.Attributes { [("fill", hex), ("fill-opacity", opacity)] }

  /// The attributes that stroke a line in the color.
  var stroke: SVGBuilder.Attributes { [("stroke", hex), ("stroke-opacity", opacity)] }
}
