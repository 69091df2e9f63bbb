import Foundation
import ViewKit

extension SVGPicture {
  /// Draws an image as a box with its name.
  mutating func draw(_ view: ImageView) {
    let shown = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image = shown else {
      drawCross(in: view.bounds)
      return
    }
    let box = Self.box(of: image.size, in: view)
    guard box.width > 0, box.height > 0 else { return }
    if image.isSymbolImage {
      let tint: Color = isDisabled(view.superview) ? .systemGray : view.tintColor
      fill(
        box,
        radius: min(box.width, box.height) * 0.25,
        tint.withAlphaComponent(0.2),
        in: view
      )
    } else {
      fill(box, radius: 2, .systemGray4, in: view)
      drawLandscape(in: box)
    }
    drawName(of: image, in: box, view)
  }

  /// The rectangle of an image as the view's content mode positions it.
  private static func box(of size: CGSize, in view: View) -> CGRect {
    let bounds = view.bounds
    guard size.width > 0, size.height > 0 else { return bounds }
    var box = size
    switch view.contentMode {
    case .scaleToFill, .redraw, .scaleAspectFill: return bounds
    case .scaleAspectFit:
      let factor = min(bounds.width / size.width, bounds.height / size.height)
      box = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let free = CGSize(width: bounds.width - box.width, height: bounds.height - box.height)
    let (x, y) = shares(of: view.contentMode)
    let origin = CGPoint(x: bounds.minX + free.width * x, y: bounds.minY + free.height * y)
    return CGRect(origin: origin, size: box)
  }

  /// The fractions of the free space that are to the left of the image and above it.
  private static func shares(of mode: View.ContentMode) -> (x: CGFloat, y: CGFloat) {
    switch mode {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }

  /// Draws the symbol for an image: two hills and a sun.
  private mutating func drawLandscape(in box: CGRect) {
    let side = min(box.width, box.height)
    guard side >= 16 else { return }
    let unit = min(side, 64) / 10
    let (x, y) = (box.midX, box.midY - unit * 0.8)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> String {
      "\((x + dx * unit).svg),\((y + dy * unit).svg)"
    }
    let hills = [(-3.4, 2.2), (-1.2, -0.8), (0.4, 1.2), (1.4, 0.1), (3.4, 2.2)]
    svg.add(
      "polygon",
      [
        ("points", hills.map { point($0.0, $0.1) }.joined(separator: " ")),
        ("fill", SVGPalette.paper), ("fill-opacity", "0.85"),
      ]
    )
    svg.add(
      "circle",
      [
        ("cx", (x + 1.7 * unit).svg), ("cy", (y - 1.6 * unit).svg), ("r", (0.7 * unit).svg),
        ("fill", SVGPalette.paper), ("fill-opacity", "0.85"),
      ]
    )
  }

  private mutating func drawName(of image: Image, in box: CGRect, _ view: View) {
    guard let name = image.name, box.height >= 28, box.width >= 28 else { return }
    draw(
      TextBlock(
        text: name,
        font: .systemFont(ofSize: 9),
        color: .secondaryLabel,
        rect: CGRect(x: box.minX + 2, y: box.maxY - 14, width: box.width - 4, height: 12),
        alignment: .center,
        mode: .byTruncatingMiddle,
        isCentered: true
      ),
      in: view
    )
  }

  /// Draws the symbol for an image view without an image.
  private mutating func drawCross(in bounds: CGRect) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let corners = [
      (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY),
      (bounds.maxX, bounds.minY, bounds.minX, bounds.maxY),
    ]
    for (x1, y1, x2, y2) in corners {
      svg.add(
        "line",
        [
          ("x1", x1.svg), ("y1", y1.svg), ("x2", x2.svg), ("y2", y2.svg),
          ("stroke", SVGPalette.outline), ("stroke-opacity", "0.45"), ("stroke-width", "0.5"),
        ]
      )
    }
  }
}
