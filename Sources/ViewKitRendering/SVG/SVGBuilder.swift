import Foundation

/// Puts together the text of an SVG document, one element a line.
struct SVGBuilder {
  /// The attributes of an element, in the order in which they are written.
  typealias Attributes = [(name: String, value: String?)]

  private var lines: [String] = []
  private var openNames: [String] = []

  /// The document so far, with a line end after each element.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Begins an element that holds others.
  mutating func open(_ name: String, _ attributes: Attributes = [], title: String? = nil) {
    append("<\(name)\(Self.text(of: attributes))>" + Self.titleElement(title))
    openNames.append(name)
  }

  /// Ends the element that was begun last.
  mutating func close() {
    guard let name = openNames.popLast() else { return }
    append("</\(name)>")
  }

  /// Adds an element that holds nothing but perhaps a title.
  mutating func add(_ name: String, _ attributes: Attributes, title: String? = nil) {
    let start = "<\(name)\(Self.text(of: attributes))"
    append(title == nil ? start + "/>" : start + ">" + Self.titleElement(title) + "</\(name)>")
  }

  /// Adds an element that holds text.
  mutating func add(_ name: String, _ attributes: Attributes, text: String) {
    append("<\(name)\(Self.text(of: attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// The depth stops at 16 steps, so that the size of a picture grows with the number of views alone.
  private mutating func append(_ line: String) {
    lines.append(String(repeating: " ", count: min(openNames.count, 16)) + line)
  }

  // MARK: Text

  /// Returns what makes a line of text so wide in points, whatever font a viewer has for it.
  static func length(_ width: CGFloat) -> Attributes {
    guard width > 0 else { return [] }
    return [("textLength", width.svg), ("lengthAdjust", "spacingAndGlyphs")]
  }

  private static func titleElement(_ title: String?) -> String {
    title.map { "<title>\(escaped($0))</title>" } ?? ""
  }

  private static func text(of attributes: Attributes) -> String {
    attributes.map { name, value in
      value.map { " \(name)=\"\(escaped($0))\"" } ?? ""
    }.joined()
  }

  /// Returns text without what means something to XML, and without what XML does not allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension CGFloat {
  /// The number as pictures hold it, rounded to hundredths; 0 where it is not finite.
  var svg: String { svg(places: 100) }

  /// The number rounded to parts of one.
  func svg(places: CGFloat) -> String {
    guard isFinite else { return "0" }
    let scaled = (self * places).rounded()
    guard scaled.magnitude < 1e15 else { return "\(self)" }
    let value = scaled / places
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension CGRect {
  /// The four attributes of an SVG rectangle.
  var svgAttributes: SVGBuilder.Attributes {
    [
      ("x", origin.x.svg), ("y", origin.y.svg), ("width", max(0, size.width).svg),
      ("height", max(0, size.height).svg),
    ]
  }

  /// The rectangle moved inwards by a distance on all sides; empty where there is no room.
  func insetEvenly(by distance: CGFloat) -> CGRect {
    CGRect(
      x: minX + min(distance, width / 2),
      y: minY + min(distance, height / 2),
      width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance)
    )
  }
}
