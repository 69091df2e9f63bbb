import Foundation
import ViewKit

/// A document of pictures in rows, from left to right.
struct SVGDocument {
  /// A picture and its caption.
  struct Entry {
    var caption: String?
    var picture: SVGPicture
  }

  private struct Placed {
    var entry: Entry
    var origin: CGPoint
  }

  /// The system font, else fonts of similar width, for viewers that don't support `textLength`.
  private static let fonts =
    "-apple-system, 'SF Pro Text', Inter, Roboto, 'Helvetica Neue', 'Liberation Sans', "
    + "'DejaVu Sans Condensed', Helvetica, Arial, sans-serif"
  private static let captionFont = Font.systemFont(ofSize: 11, weight: .semibold)
  private static let captionHeight: CGFloat = 24
  /// The width in points at which a new row begins.
  private static let rowWidth: CGFloat = 2_000

  private var placed: [Placed] = []
  private var size = CGSize.zero

  init(_ entries: [Entry]) {
    var origin = CGPoint.zero
    for entry in entries {
      let room = Self.room(of: entry)
      if origin.x > 0, origin.x + room.width > Self.rowWidth {
        origin = CGPoint(x: 0, y: size.height)
      }
      placed.append(Placed(entry: entry, origin: origin))
      origin.x += room.width
      size.width = max(size.width, origin.x)
      size.height = max(size.height, origin.y + room.height)
    }
  }

  /// The size of a picture with its caption.
  private static func room(of entry: Entry) -> CGSize {
    var size = entry.picture.size
    guard let caption = entry.caption else { return size }
    let width = SystemTextMeasurer().width(of: caption, font: captionFont)
    size.width = max(size.width, width + 2 * inset(of: entry))
    size.height += captionHeight
    return size
  }

  private static func inset(of entry: Entry) -> CGFloat {
    entry.picture.options.effectiveMargin
  }

  /// Returns the text of the document.
  func text(title: String) -> String {
    var svg = SVGBuilder()
    open(&svg, title: title)
    for item in placed {
      draw(item, into: &svg)
    }
    svg.close()
    return svg.text
  }

  private func draw(_ item: Placed, into svg: inout SVGBuilder) {
    var (origin, picture) = (item.origin, item.entry.picture)
    let inset = Self.inset(of: item.entry)
    if let caption = item.entry.caption {
      let place = CGPoint(x: origin.x + inset, y: origin.y + Self.captionHeight - 6 + min(inset, 8))
      let width = SystemTextMeasurer().width(of: caption, font: Self.captionFont)
      svg.add(
        "text",
        Self.attributes(ofCaptionAt: place) + SVGBuilder.length(width),
        text: caption
      )
      origin.y += Self.captionHeight
    }
    if origin != .zero {
      svg.open("g", [("transform", "translate(\(origin.x.svg) \(origin.y.svg))")])
    }
    swap(&picture.svg, &svg)
    picture.draw()
    swap(&picture.svg, &svg)
    if origin != .zero { svg.close() }
  }

  // MARK: Frame

  private func open(_ svg: inout SVGBuilder, title: String) {
    svg.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("width", size.width.svg), ("height", size.height.svg),
        ("viewBox", "0 0 \(size.width.svg) \(size.height.svg)"),
        ("font-family", Self.fonts),
      ],
      title: title
    )
    svg.add(
      "rect",
      [
        ("class", "surroundings"), ("width", size.width.svg), ("height", size.height.svg),
        ("fill", SVGPalette.surroundings),
      ]
    )
  }

  private static func attributes(ofCaptionAt place: CGPoint) -> SVGBuilder.Attributes {
    [
      ("class", "caption"), ("x", place.x.svg), ("y", place.y.svg),
      ("font-size", captionFont.pointSize.svg), ("font-weight", "600"),
      ("fill", SVGPalette.imageInk),
    ]
  }
}
