import Foundation

/// A layer above the views, with notes below the picture.
protocol SVGOverlay {
  /// The notes below the picture.
  var notes: [SVGLegend.Note] { get }

  /// The layer's identifier.
  var name: String { get }

  /// Draws the layer's marks, in the root's coordinates.
  func draw(into svg: inout SVGBuilder)

  /// The numbers of the marks, each with the frame at whose corner it is drawn.
  var badges: [(badge: SVGBadge, frame: CGRect)] { get }
}

/// A number that connects a mark in the picture with a note below it.
struct SVGBadge {
  let number: Int
  let color: String
  /// Whether the number belongs to an issue.
  ///
  /// Such a number is round and at the lower right, so that it neither covers the number of an
  /// element nor is mistaken for it.
  var isIssue = false

  fileprivate var textWidth: CGFloat { 5.5 * CGFloat("\(number)".count) }
  fileprivate var width: CGFloat { 6 + textWidth + (isIssue ? 1 : 0) }
}

extension SVGBuilder {
  /// Draws a badge at a corner of a frame, where it hides little of the content.
  mutating func add(_ badge: SVGBadge, overCornerOf frame: CGRect) {
    let corner =
      badge.isIssue
      ? CGPoint(x: frame.maxX + 6 - badge.width, y: frame.maxY - 5)
      : CGPoint(x: frame.minX - 6, y: frame.minY - 7)
    add(badge, at: corner)
  }

  /// Draws a badge.
  mutating func add(_ badge: SVGBadge, at corner: CGPoint) {
    let width = badge.width
    add(
      "rect",
      [
        ("x", corner.x.svg), ("y", corner.y.svg), ("width", width.svg), ("height", "12"),
        ("rx", badge.isIssue ? "6" : "3"), ("fill", badge.color), ("stroke", SVGPalette.paper),
        ("stroke-width", "0.75"),
      ]
    )
    add(
      "text",
      [
        ("x", (corner.x + width / 2).svg), ("y", (corner.y + 9).svg), ("font-size", "9"),
        ("font-weight", "700"), ("text-anchor", "middle"), ("fill", SVGPalette.paper),
      ] + SVGBuilder.length(badge.textWidth),
      text: "\(badge.number)"
    )
  }
}
