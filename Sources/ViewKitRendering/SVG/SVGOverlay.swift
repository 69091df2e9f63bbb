import Foundation

/// A layer above the views, with notes below the picture.
protocol SVGOverlay {
  /// What is said below the picture.
  var notes: [SVGLegend.Note] { get }

  /// The layer's identifier.
  var name: String { get }

  /// Draws the layer's marks, in the root's coordinates.
  func draw(into svg: inout SVGBuilder)
}

extension SVGBuilder {
  /// Draws a number over the corner of a frame, so that it hides little of what is in there.
  mutating func addBadge(_ number: Int, color: String, overCornerOf frame: CGRect) {
    addBadge(number, color: color, at: CGPoint(x: frame.minX - 6, y: frame.minY - 7))
  }

  /// Draws a number.
  mutating func addBadge(_ number: Int, color: String, at corner: CGPoint) {
    let text = "\(number)"
    let width = 6 + 5.5 * CGFloat(text.count)
    add(
      "rect",
      [
        ("x", corner.x.svg), ("y", corner.y.svg), ("width", width.svg), ("height", "12"),
        ("rx", "3"), ("fill", color), ("stroke", SVGPalette.paper), ("stroke-width", "0.75"),
      ]
    )
    add(
      "text",
      [
        ("x", (corner.x + width / 2).svg), ("y", (corner.y + 9).svg), ("font-size", "9"),
        ("font-weight", "700"), ("text-anchor", "middle"), ("fill", SVGPalette.paper),
      ],
      text: text
    )
  }
}
