import Foundation
import ViewKit

/// A picture of a tree while it is being drawn.
struct SVGPicture {
  let root: View
  let options: SVGOptions
  /// The prefix of identifiers, so that a document can contain several pictures.
  let prefix: String
  var svg = SVGBuilder()
  let overlays: [any SVGOverlay]
  private let legend: SVGLegend
  /// The drawn area in the root's coordinates.
  private let extent: CGRect

  init(of root: View, options: SVGOptions, prefix: String = "") {
    self.root = root
    self.options = options
    self.prefix = prefix
    var overlays: [any SVGOverlay] = []
    if options.layers.contains(.layout) { overlays.append(LayoutDrawing(of: root, options)) }
    if options.layers.contains(.accessibility) { overlays.append(AccessibilityDrawing(of: root)) }
    if options.layers.contains(.issues) { overlays.append(IssueDrawing(of: root, options.audit)) }
    self.overlays = overlays
    extent = SVGExtent.rect(of: root, options)
    legend = SVGLegend(overlays.flatMap(\.notes), width: extent.width)
  }

  /// The size of the whole picture in points.
  var size: CGSize {
    let margin = options.effectiveMargin
    return CGSize(
      width: max(contentSize.width, legend.size.width) + 2 * margin,
      height: contentSize.height + 2 * margin + legend.size.height
    )
  }

  /// Draws all layers from back to front.
  mutating func draw() {
    let margin = options.effectiveMargin
    drawPaper()
    drawViews()
    for overlay in overlays {
      svg.open(
        "g",
        [("id", prefix + overlay.name), ("transform", translation(originOfContent))]
      )
      overlay.draw(into: &svg)
      svg.close()
    }
    drawBadges()
    legend.draw(
      into: &svg,
      identifier: "\(prefix)legend",
      at: CGPoint(x: margin, y: margin + contentSize.height)
    )
  }

  /// Draws the numbers of all layers above their marks, because a mark may cover another mark's
  /// number.
  private mutating func drawBadges() {
    let badges = overlays.flatMap(\.badges)
    guard !badges.isEmpty else { return }
    svg.open("g", [("id", "\(prefix)numbers"), ("transform", translation(originOfContent))])
    for (badge, frame) in badges { svg.add(badge, overCornerOf: frame) }
    svg.close()
  }

  private var contentSize: CGSize { extent.size }

  /// The position in the picture of the origin of the root's coordinates.
  var originOfContent: CGPoint {
    let margin = options.effectiveMargin
    return CGPoint(x: margin - extent.minX, y: margin - extent.minY)
  }

  private mutating func drawPaper() {
    let origin = originOfContent
    let paper = root.bounds.offsetBy(dx: origin.x, dy: origin.y)
    let fill = SVGColor(.systemBackground, in: root).fill
    svg.add("rect", [("class", "paper")] + paper.svgAttributes + fill)
  }
}
