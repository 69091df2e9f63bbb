import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds elements from the XML parser's events, within limits.
///
/// External entities are never resolved, and ``NibSource`` rejects all entity declarations.
final class NibParser: NSObject, XMLParserDelegate {
  private let source: NibSource
  private let limits: NibLimits
  private var open: [NibElement] = []
  private var root: NibElement?
  private var count = 0
  private var error: NibError?

  private init(_ source: NibSource, limits: NibLimits) {
    self.source = source
    self.limits = limits
  }

  /// Returns the root element of a file.
  static func parse(
    _ data: Data,
    file: String,
    limits: NibLimits
  ) throws(NibError) -> NibElement {
    let source = try NibSource(data, file: file, limits: limits)
    let reader = NibParser(source, limits: limits)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let succeeded = parser.parse()
    if let error = reader.error { throw error }
    guard succeeded, let root = reader.root else {
      throw NibError(
        file: file,
        location: NibLocation(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1)),
        .malformed(reason: "no element")
      )
    }
    return root
  }

  // MARK: Events

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard error == nil else { return }
    let places = source.elementLocations
    let location =
      count < places.count
      ? places[count] : NibLocation(line: max(parser.lineNumber, 1), column: 1)
    count += 1
    guard open.count < limits.depth else {
      fail(at: location, .tooDeep(limit: limits.depth), parser)
      return
    }
    open.append(NibElement(name: name, location: location, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard error == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard error == nil, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let location = NibLocation(
      line: max(parser.lineNumber, 1),
      column: max(parser.columnNumber, 1)
    )
    fail(at: location, .malformed(reason: reason(parseError as NSError)), parser)
  }

  // MARK: Errors

  /// Keeps the first error and aborts parsing.
  private func fail(at location: NibLocation, _ problem: NibError.Problem, _ parser: XMLParser) {
    guard error == nil else { return }
    error = NibError(file: source.file, location: location, problem)
    open = []
    parser.abortParsing()
  }

  private func reason(_ error: NSError) -> String {
    let element = open.last.map { " in '\($0.name)', which begins at \($0.location)" } ?? ""
    return (Self.reasons[error.code] ?? "the XML parser's error \(error.code)") + element
  }

  /// Descriptions of the XML parser's most frequent errors, keyed by error code.
  private static let reasons = [
    4: "no tag where the file begins",
    5: "the end of the file",
    26: "an entity that is not declared",
    39: "an attribute value without quotes",
    40: "an attribute value without its closing quote",
    42: "the same attribute twice",
    65: "no space between attributes",
    68: "a name that is not one",
    73: "a tag that is not closed",
    76: "a closing tag of another element",
    77: "an element that is not closed",
  ]
}
