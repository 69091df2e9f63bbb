import Foundation
import ViewKit

extension SVGPicture {
  /// A remaining step of the traversal: a view to begin, or one to end.
  private enum Step {
    case view(View, path: [Int]?)
    case end
  }

  /// Views nested more deeply have no path, so that the size grows only linearly with the number of
  /// views.
  private static let longestPath = 64

  /// Draws the tree without recursion, so that its depth is unlimited.
  mutating func drawViews() {
    // Draw views paler below overlays, which makes the overlays easier to see.
    svg.open("g", [("id", "\(prefix)views"), ("opacity", overlays.isEmpty ? nil : "0.5")])
    var pending = [Step.view(root, path: [])]
    var number = 0
    while let step = pending.popLast() {
      guard case .view(let view, let path) = step else {
        svg.close()
        continue
      }
      begin(view, number: number, path: path)
      number += 1
      pending.append(.end)
      let subviews = view.subviews.enumerated().filter { shows($0.element) }
      for (place, subview) in subviews.reversed() {
        let way = path.flatMap { $0.count < Self.longestPath ? $0 + [place] : nil }
        pending.append(.view(subview, path: way))
      }
    }
    svg.close()
  }

  private func shows(_ view: View) -> Bool { options.includesHiddenViews || !view.isHidden }

  /// The root is drawn as if it were visible: windows are hidden initially.
  private func isPale(_ view: View) -> Bool { view.isHidden && view !== root }

  /// Begins the group of a view, and draws everything behind its subviews.
  private mutating func begin(_ view: View, number: Int, path: [Int]?) {
    let clip = view.clipsToBounds ? "\(prefix)clip-\(number)" : nil
    if let clip {
      svg.open("clipPath", [("id", clip)])
      let outline = outline(of: view)
      svg.add(outline.element, outline.attributes)
      svg.close()
    }
    let alpha = view.alpha * (isPale(view) ? 0.3 : 1) * dimming(of: view)
    svg.open(
      "g",
      [
        ("class", "view"), ("data-class", view.typeName),
        ("data-path", path.map { $0.map(String.init).joined(separator: ".") }),
        ("transform", view === root ? translation(originOfContent) : placement(of: view)),
        ("opacity", alpha < 1 ? alpha.svg : nil), ("clip-path", clip.map { "url(#\($0))" }),
      ]
    )
    drawRectangle(of: view, number: number)
    drawContent(of: view)
  }

  private mutating func drawRectangle(of view: View, number: Int) {
    let showsViews = options.layers.contains(.views)
    let color = showsViews ? view.backgroundColor.map { SVGColor($0, in: view) } : nil
    let stroke: SVGBuilder.Attributes =
      options.outlinesViews
      ? [
        ("stroke", SVGPalette.outline), ("stroke-opacity", "0.45"), ("stroke-width", "0.5"),
        ("stroke-dasharray", isPale(view) ? "3 2" : nil),
      ] : []
    let outline = outline(of: view)
    svg.add(
      outline.element,
      [("id", "\(prefix)view-\(number)")] + outline.attributes
        + (color?.fill ?? [("fill", "none")]) + stroke,
      title: title(of: view)
    )
    if showsViews { drawBorder(of: view) }
  }

  private mutating func drawBorder(of view: View) {
    let layer = view.layer
    guard layer.borderWidth > 0 else { return }
    let rect = view.bounds.insetEvenly(by: layer.borderWidth / 2)
    let radius = max(0, layer.cornerRadius - layer.borderWidth / 2)
    let outline = outline(of: rect, radius: radius, corners: layer.maskedCorners)
    svg.add(
      outline.element,
      [("class", "border")] + outline.attributes + [("fill", "none")]
        + SVGColor(layer.borderColor ?? .black, in: view).stroke
        + [("stroke-width", layer.borderWidth.svg)]
    )
  }

  /// The shape of a view: a rectangle, or a path if only some of its corners are rounded.
  private func outline(of view: View) -> (element: String, attributes: SVGBuilder.Attributes) {
    let layer = view.layer
    let limit = min(view.bounds.width, view.bounds.height) / 2
    return outline(
      of: view.bounds,
      radius: min(layer.cornerRadius, limit),
      corners: layer.maskedCorners
    )
  }

  private func outline(
    of bounds: CGRect,
    radius: CGFloat,
    corners: CornerMask
  ) -> (element: String, attributes: SVGBuilder.Attributes) {
    guard radius > 0, !corners.isSuperset(of: Self.allCorners) else {
      return ("rect", bounds.svgAttributes + (radius > 0 ? [("rx", radius.svg)] : []))
    }
    func rounding(_ corner: CornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      radius > 0 ? " a\(radius.svg) \(radius.svg) 0 0 1 \(x.svg) \(y.svg)" : ""
    }
    let (upperLeft, upperRight) = (rounding(.layerMinXMinYCorner), rounding(.layerMaxXMinYCorner))
    let (lowerLeft, lowerRight) = (rounding(.layerMinXMaxYCorner), rounding(.layerMaxXMaxYCorner))
    let path =
      "M\((bounds.minX + upperLeft).svg) \(bounds.minY.svg)"
      + " H\((bounds.maxX - upperRight).svg)" + arc(upperRight, upperRight, upperRight)
      + " V\((bounds.maxY - lowerRight).svg)" + arc(lowerRight, -lowerRight, lowerRight)
      + " H\((bounds.minX + lowerLeft).svg)" + arc(lowerLeft, -lowerLeft, -lowerLeft)
      + " V\((bounds.minY + upperLeft).svg)" + arc(upperLeft, upperLeft, -upperLeft) + " Z"
    return ("path", [("d", path)])
  }

  private static let allCorners: CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The tooltip of the view's rectangle.
  private func title(of view: View) -> String {
    var text = view.description
    if text.hasPrefix("<"), text.hasSuffix("; layer = <CALayer>>") {
      text = String(text.dropFirst().dropLast("; layer = <CALayer>>".count))
    }
    if let identifier = view.accessibilityIdentifier { text += "; #\(identifier)" }
    return text
  }

  // MARK: Places

  func translation(_ point: CGPoint) -> String {
    "translate(\(point.x.svg) \(point.y.svg))"
  }

  /// The transform from the superview's coordinates to the view's own.
  private func placement(of view: View) -> String {
    let bounds = view.bounds
    let middle = CGPoint(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
    let center = view.center
    let matrix = view.transform
    guard matrix != .identity else {
      return translation(CGPoint(x: center.x - middle.x, y: center.y - middle.y))
    }
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d].map { $0.svg(places: 1_000_000) }
    let moved = CGPoint(x: center.x + matrix.tx, y: center.y + matrix.ty)
    return "matrix(\(parts.joined(separator: " ")) \(moved.x.svg) \(moved.y.svg)) "
      + translation(CGPoint(x: -middle.x, y: -middle.y))
  }
}
