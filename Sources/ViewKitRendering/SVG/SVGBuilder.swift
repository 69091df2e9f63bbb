import Foundation

/// Builds the text of an SVG document, one element per line.
struct SVGBuilder {
  /// The attributes of an element, in the order in which they are written.
  typealias Attributes = [(name: String, value: String?)]

  private var lines: [String] = []
  private var openNames: [String] = []

  /// The document so far, with a line break after each element.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Opens an element that contains others.
  mutating func open(_ name: String, _ attributes: Attributes = [], title: String? = nil) {
    append("<\(name)\(Self.text(of: attributes))>" + Self.titleElement(title))
    openNames.append(name)
  }

  /// Closes the innermost open element.
  mutating func close() {
    guard let name = openNames.popLast() else { return }
    append("</\(name)>")
  }

  /// Adds an element that is empty or contains only a title.
  mutating func add(_ name: String, _ attributes: Attributes, title: String? = nil) {
    let start = "<\(name)\(Self.text(of: attributes))"
    append(title == nil ? start + "/>" : start + ">" + Self.titleElement(title) + "</\(name)>")
  }

  /// Adds an element that contains text.
  mutating func add(_ name: String, _ attributes: Attributes, text: String) {
    append("<\(name)\(Self.text(of: attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// Limits the indentation to 16 steps, so that the size grows only linearly with the number of
  /// views.
  private mutating func append(_ line: String) {
    lines.append(String(repeating: " ", count: min(openNames.count, 16)) + line)
  }

  // MARK: Text

  /// Returns the attributes that give a line of text this width in points in any font.
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

  /// Returns text in which XML's special characters are escaped and characters it forbids are
  /// removed.
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
  /// The number in the format of pictures, rounded to hundredths; 0 if it isn't finite.
  var svg: String { svg(places: 100) }

  /// The number rounded to fractions with the given denominator.
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

  /// The rectangle inset by a distance on all sides; empty if there isn't enough room.
  func insetEvenly(by distance: CGFloat) -> CGRect {
    CGRect(
      x: minX + min(distance, width / 2),
      y: minY + min(distance, height / 2),
      width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance)
    )
  }
}
