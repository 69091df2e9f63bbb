import Foundation
import ViewKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a picture that was read back.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [SVGElement] = []
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The element and all below it, parents before children.
  var all: [SVGElement] { [self] + children.flatMap(\.all) }

  func first(_ name: String) -> SVGElement? { children.first { $0.name == name } }

  func all(_ name: String) -> [SVGElement] { all.filter { $0.name == name } }

  func all(class name: String) -> [SVGElement] {
    all.filter { $0["class"]?.split(separator: " ").contains(Substring(name)) ?? false }
  }

  func element(id: String) -> SVGElement? { all.first { $0["id"] == id } }

  func number(_ attribute: String) -> CGFloat {
    attributes[attribute].flatMap(Double.init).map { CGFloat($0) } ?? 0
  }

  /// The four numbers of a rectangle.
  var rect: CGRect {
    CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// What the attribute `transform` does to points of the element.
  var matrix: CGAffineTransform {
    let calls = (attributes["transform"] ?? "").matches(of: /(\w+)\(([^)]*)\)/)
    return calls.reversed().reduce(.identity) { result, call in
      let numbers = call.2.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
      let step =
        call.1 == "translate"
        ? CGAffineTransform(translationX: numbers[0], y: numbers[1])
        : CGAffineTransform(
          a: numbers[0],
          b: numbers[1],
          c: numbers[2],
          d: numbers[3],
          tx: numbers[4],
          ty: numbers[5]
        )
      return result.concatenating(step)
    }
  }
}

/// Reads pictures back.
enum SVGReader {
  struct Failure: Error {}

  /// Reads a document, or throws when it is not well formed.
  static func read(_ text: String) throws -> SVGElement {
    let parser = XMLParser(data: Data(text.utf8))
    let handler = Handler()
    parser.delegate = handler
    guard parser.parse(), let root = handler.root else { throw Failure() }
    return root
  }

  private final class Handler: NSObject, XMLParserDelegate {
    var root: SVGElement?
    private var open: [SVGElement] = []

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      let element = SVGElement(name: elementName, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }

    func parser(
      _ parser: XMLParser,
      didEndElement elementName: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}

/// A view as it was read back from a picture.
struct PicturedView: Equatable {
  var className: String
  /// Position and size in the superview's coordinates, in hundredths of points.
  var frame: [Int]
  var subviews: [PicturedView]

  /// Reads the tree that a picture shows.
  init?(_ picture: SVGElement) {
    guard let root = picture.element(id: "views")?.first("g") else { return nil }
    self.init(group: root)
    // The place of the root is that in the picture.
    frame[0] = 0
    frame[1] = 0
  }

  private init(group: SVGElement) {
    className = group["data-class"] ?? ""
    let rect = group.first("rect")?.rect ?? .null
    frame = Self.hundredths(rect.applying(group.matrix))
    subviews = group.children.filter { $0["class"] == "view" }.map(PicturedView.init(group:))
  }

  /// Takes a tree of views as a picture shows it.
  init(of view: View, isRoot: Bool = true) {
    className = "\(type(of: view))"
    let frame = isRoot ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
    self.frame = Self.hundredths(frame)
    subviews = view.subviews.filter { !$0.isHidden }.map { PicturedView(of: $0, isRoot: false) }
  }

  private static func hundredths(_ rect: CGRect) -> [Int] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Int(($0 * 100).rounded()) }
  }

  /// How many views there are.
  var count: Int { subviews.reduce(1) { $0 + $1.count } }
}
