import Foundation
import ViewKit

/// The colours of a picture that are not those of views.
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
  /// The colours of elements, one after the other; dark enough for a white number.
  static let elements = [
    "#007AFF", "#C93400", "#248A3D", "#8944AB", "#B25000", "#0E7A8C", "#D30F45", "#5E5CE6",
  ]
  static let ink = "#1C1C1E"
  static let paper = "#FFFFFF"
}

/// A colour as SVG has it: the opacity apart.
struct SVGColor {
  let hex: String
  /// The opacity; nil where it is full.
  let opacity: String?

  /// The colour that holds for a view.
  init(_ color: Color, in view: View) {
    let resolved = color.resolvedColor(with: view.traitCollection)
    hex = String(resolved.hex.prefix(7))
    opacity = resolved.alpha < 1 ? max(0, resolved.alpha).svg : nil
  }

  /// The attributes that fill a shape with the colour.
  var fill: SVGBuilder.Attributes { [("fill", hex), ("fill-opacity", opacity)] }

  /// The attributes that draw a line in the colour.
  var stroke: SVGBuilder.Attributes { [("stroke", hex), ("stroke-opacity", opacity)] }
}
