import Foundation

/// The contents of a file, validated before the XML parser reads them.
struct NibSource {
  let file: String
  let bytes: [UInt8]

  /// The locations of the elements' start tags, in the order of the file.
  private(set) var elementLocations: [NibLocation] = []

  /// Validates the size and the encoding, and rejects document type declarations.
  init(_ data: Data, file: String, limits: NibLimits) throws(NibError) {
    self.file = file
    bytes = Array(data)
    guard bytes.count <= limits.bytes else {
      throw NibError(file: file, .tooLarge(bytes: bytes.count, limit: limits.bytes))
    }
    try checkEncoding()
    try scan(limits)
  }

  // MARK: Encoding

  private func checkEncoding() throws(NibError) {
    let start = NibLocation(line: 1, column: 1)
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw NibError(file: file, location: start, .encoding(found: "UTF-16"))
    }
    if bytes.starts(with: Array("<?xml".utf8)), let name = declaredEncoding {
      guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else {
        throw NibError(file: file, location: start, .encoding(found: "the encoding '\(name)'"))
      }
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw NibError(file: file, location: firstInvalidByte, .encoding(found: "other bytes"))
    }
  }

  /// The encoding in the XML declaration, or nil if there is none.
  private var declaredEncoding: Substring? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let end = head.range(of: "?>"),
      let name = head[..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let rest = head[name.upperBound..<end.lowerBound]
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return parts.count > 1 ? parts[1] : nil
  }

  private var firstInvalidByte: NibLocation {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let place = zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }
    var position = Position()
    for byte in bytes.prefix(place?.offset ?? min(bytes.count, repaired.count)) {
      position.step(over: byte)
    }
    return position.location
  }

  // MARK: Elements

  /// Finds the locations of all start tags, which the XML parser doesn't report.
  ///
  /// Outside of comments and CDATA sections, a raw `<` occurs only at the start of a tag.
  private mutating func scan(_ limits: NibLimits) throws(NibError) {
    var position = Position()
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
        position.step(over: bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "!"):
        let end = try endOfMarkup(from: index, at: position.location)
        while index < end {
          position.step(over: bytes[index])
          index += 1
        }
        continue
      case UInt8(ascii: "/"):
        break
      case UInt8(ascii: "?"):
        guard isDeclaration(at: index) else {
          throw NibError(file: file, location: position.location, .processingInstruction)
        }
      default:
        guard elementLocations.count < limits.elements else {
          throw NibError(
            file: file,
            location: position.location,
            .tooManyElements(limit: limits.elements)
          )
        }
        elementLocations.append(position.location)
      }
      position.step(over: bytes[index])
      index += 1
    }
  }

  /// Whether the file's XML declaration is at an index; it may follow a byte-order mark.
  ///
  /// The XML parser on Linux doesn't support any other processing instruction.
  private func isDeclaration(at index: Int) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return index == start
      && ["<?xml ", "<?xml\n", "<?xml\r", "<?xml\t"].contains { text in
        bytes[index...].starts(with: text.utf8)
      }
  }

  /// Returns the end of a comment or CDATA section; throws for other markup, which declares a
  /// document type.
  private func endOfMarkup(from index: Int, at location: NibLocation) throws(NibError) -> Int {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>")] {
      guard bytes[index...].starts(with: opening.utf8) else { continue }
      let closing = Array(closing.utf8)
      var end = index + opening.utf8.count
      while end < bytes.count, !bytes[end...].starts(with: closing) {
        end += 1
      }
      return min(end + closing.count, bytes.count)
    }
    throw NibError(file: file, location: location, .documentType)
  }

  private struct Position {
    var location = NibLocation(line: 1, column: 1)

    mutating func step(over byte: UInt8) {
      if byte == UInt8(ascii: "\n") {
        location = NibLocation(line: location.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        location.column += 1
      }
    }
  }
}

/// The maximum size of an interface file.
///
/// The largest known file that Xcode has written has half a million bytes, and elements nested 25
/// levels deep.
public struct NibLimits: Sendable, Equatable {
  /// The maximum number of bytes.
  public var bytes = 8_000_000

  /// The maximum number of elements.
  public var elements = 100_000

  /// The maximum nesting depth of elements.
  public var depth = 200

  /// Creates the default limits.
  public init() {}
}
