import Foundation
import ViewKit

/// The accessibility elements of a tree, drawn as numbered frames.
struct AccessibilityDrawing: SVGOverlay {
  let name = "accessibility"
  private let elements: [AccessibilityTree.Element]

  init(of root: View) {
    elements = AccessibilityTree(of: root).elements
  }

  var notes: [SVGLegend.Note] {
    elements.enumerated().map { index, element in
      var lines: [String] = []
      if let hint = element.hint { lines.append(hint) }
      if let identifier = element.identifier { lines.append("#" + identifier) }
      lines += element.customActions.map { "\u{25B8} " + $0 }
      lines += element.customRotors.map(Self.line(for:))
      return SVGLegend.Note(
        .badge(Self.badge(index)),
        title: element.description,
        lines: lines
      )
    }
  }

  /// A rotor's name and the number of its targets.
  private static func line(for rotor: AccessibilityTree.CustomRotor) -> String {
    let count =
      switch rotor.limit {
      case .none: "\(rotor.resultMarkers.count)"
      case .underMaxCount(let more): "\(rotor.resultMarkers.count + more)"
      case .greaterThanMaxCount: "99+"
      }
    return "\u{25CC} \(rotor.name): \(count)"
  }

  private static func color(_ index: Int) -> String {
    SVGPalette.elements[index % SVGPalette.elements.count]
  }

  private static func badge(_ index: Int) -> SVGBadge {
    SVGBadge(number: index + 1, color: color(index))
  }

  func draw(into svg: inout SVGBuilder) {
    for (index, element) in elements.enumerated() {
      let color = Self.color(index)
      svg.add(
        "rect",
        [("class", "element")] + element.frame.svgAttributes
          + [
            ("fill", color), ("fill-opacity", "0.2"), ("stroke", color), ("stroke-opacity", "0.7"),
          ],
        title: element.description
      )
    }
    for (index, element) in elements.enumerated() where !element.usesDefaultActivationPoint {
      drawCross(at: element.activationPoint, Self.color(index), &svg)
    }
  }

  var badges: [(badge: SVGBadge, frame: CGRect)] {
    elements.enumerated().map { (Self.badge($0), $1.frame) }
  }

  /// Marks the activation point if it isn't the center of the frame.
  private func drawCross(
    at point: AccessibilityTree.Point,
    _ color: String,
    _ svg: inout SVGBuilder
  ) {
    let (x, y) = (CGFloat(point.x), CGFloat(point.y))
    for (dx, dy) in [(4.0, 0.0), (0.0, 4.0)] {
      svg.add(
        "line",
        [
          ("x1", (x - dx).svg), ("y1", (y - dy).svg), ("x2", (x + dx).svg), ("y2", (y + dy).svg),
          ("stroke", color), ("stroke-width", "1.5"),
        ]
      )
    }
  }
}
