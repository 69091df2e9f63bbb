import Foundation

/// A value of a saved tree that is being read, and the path to it.
struct JSONCursor {
  /// The text that contains the values.
  final class Source: Sendable {
    let file: String
    let bytes: [UInt8]
    /// The offset of each line in bytes, so that the positions of many views are found quickly.
    private let lineStarts: [Int]

    init(file: String, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
      lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the line and the column of an offset, both counted from 1.
    func position(of place: Int) -> (line: Int, column: Int) {
      var (line, end) = (0, lineStarts.count)
      while end - line > 1 {
        let middle = (line + end) / 2
        if lineStarts[middle] <= place { line = middle } else { end = middle }
      }
      let before = bytes[lineStarts[line]..<place]
      return (line + 1, String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
    }

    func error(
      _ problem: SavedTreeError.Problem,
      at place: Int,
      path: String = "$"
    ) -> SavedTreeError {
      let (line, column) = position(of: place)
      return SavedTreeError(file: file, line: line, column: column, path: path, problem: problem)
    }
  }

  let source: Source
  let value: JSONValue
  let path: String

  init(_ value: JSONValue, in source: Source, path: String = "$") {
    self.value = value
    self.source = source
    self.path = path
  }

  // MARK: Errors

  func error(_ problem: SavedTreeError.Problem) -> SavedTreeError {
    source.error(problem, at: value.place, path: path)
  }

  func unexpected(_ expected: String, found: String? = nil) -> SavedTreeError {
    error(.wrongValue(found: found ?? value.kind, expected: expected))
  }

  // MARK: Objects

  /// Returns the member of an object for a key, or nil if there is none.
  func at(_ key: String) throws(SavedTreeError) -> JSONCursor? {
    guard let members = value.members else { throw unexpected("an object") }
    return members[key].map { JSONCursor($0, in: source, path: "\(path).\(key)") }
  }

  /// Returns the required member of an object for a key.
  func needed(_ key: String) throws(SavedTreeError) -> JSONCursor {
    guard let found = try at(key) else {
      throw source.error(.missing, at: value.place, path: "\(path).\(key)")
    }
    return found
  }

  /// Returns the elements of an optional array for a key; none if it is missing.
  func list(_ key: String) throws(SavedTreeError) -> [JSONCursor] {
    try at(key)?.parts() ?? []
  }

  func parts() throws(SavedTreeError) -> [JSONCursor] {
    guard case .array(let values) = value.content else { throw unexpected("an array") }
    return values.enumerated().map { index, value in
      JSONCursor(value, in: source, path: "\(path)[\(index)]")
    }
  }

  // MARK: Simple values

  func text() throws(SavedTreeError) -> String {
    guard case .string(let text) = value.content else { throw unexpected("a text") }
    return text
  }

  func flag() throws(SavedTreeError) -> Bool {
    guard case .bool(let isOn) = value.content else { throw unexpected("true or false") }
    return isOn
  }

  func number() throws(SavedTreeError) -> Double {
    guard case .number(let text) = value.content, let number = Double(text) else {
      throw unexpected("a number")
    }
    return number
  }

  func whole() throws(SavedTreeError) -> Int {
    // The largest integers cannot be represented exactly by a `Double`.
    if case .number(let text) = value.content, let number = Int(text) { return number }
    guard let number = Int(exactly: try number()) else { throw unexpected("a whole number") }
    return number
  }

  /// Reads a coordinate or a length in points.
  func length() throws(SavedTreeError) -> CGFloat {
    let length = CGFloat(try number())
    let limit = JSONValue.lengthLimit
    guard length.magnitude <= limit else {
      throw unexpected("at most \(Int(limit)) points", found: value.text)
    }
    return length
  }

  func numbers(_ count: Int) throws(SavedTreeError) -> [CGFloat] {
    let parts = try parts()
    guard parts.count == count else {
      throw unexpected("\(count) numbers", found: "an array of \(parts.count)")
    }
    var numbers: [CGFloat] = []
    for part in parts { numbers.append(try part.length()) }
    return numbers
  }

  func rect() throws(SavedTreeError) -> CGRect {
    let numbers = try numbers(4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func insets() throws(SavedTreeError) -> EdgeInsets {
    let numbers = try numbers(4)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Decodes a value in the form in which its type encodes itself.
  func decoded<Value: Decodable>(_ type: Value.Type) throws(SavedTreeError) -> Value {
    do {
      let values = try JSONDecoder().decode([Value].self, from: Data("[\(value.text)]".utf8))
      guard let first = values.first else { throw unexpected("a value") }
      return first
    } catch let error as DecodingError {
      throw place(of: error)
    } catch {
      throw unexpected("a value of \(type)")
    }
  }

  /// Locates an error by following its coding path as far as there are values.
  private func place(of error: DecodingError) -> SavedTreeError {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    var cursor = self
    for key in (context?.codingPath ?? []).dropFirst() {
      let place = key.intValue.flatMap { index in (try? cursor.parts())?.dropFirst(index).first }
      guard let next = place ?? (try? cursor.at(key.stringValue)) else { break }
      cursor = next
    }
    if case .keyNotFound(let key, _) = error {
      return cursor.source.error(
        .missing,
        at: cursor.value.place,
        path: "\(cursor.path).\(key.stringValue)"
      )
    }
    return cursor.unexpected("another value: \(context?.debugDescription ?? "it has no meaning")")
  }
}

extension JSONValue {
  /// Temporary placeholders for the numbers that JSON cannot represent.
  private static let names = (infinity: "\u{0}+", negative: "\u{0}-", nan: "\u{0}?")

  /// Encodes a value in the form in which its type encodes itself; returns nil if that fails.
  ///
  /// Numbers that are not finite are replaced as by ``number(_:)``.
  init?(encoding value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.names.infinity,
      negativeInfinity: Self.names.negative,
      nan: Self.names.nan
    )
    guard let data = try? encoder.encode([value]),
      case .array(let values)? = (try? JSONParser.value(in: Array(data)))?.content,
      let first = values.first
    else { return nil }
    self = first.finite
  }

  private var finite: JSONValue {
    switch content {
    case .number("-0"): .whole(0)  // Zeros are equal, so their text must be equal too.
    case .string(Self.names.infinity): .number(.infinity)
    case .string(Self.names.negative): .number(-.infinity)
    case .string(Self.names.nan): .number(.nan)
    case .array(let values): .array(values.map(\.finite))
    case .object(let members): .object(members.mapValues(\.finite))
    default: JSONValue(content)
    }
  }
}
