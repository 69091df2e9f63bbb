/// Parses a JSON text into a value that knows the position of each of its parts.
///
/// Foundation's parsers do not report positions, which errors and the findings about a view name.
struct JSONParser {
  /// The reason why a text is not JSON, and the offset in bytes at which that was detected.
  struct Failure: Error {
    let reason: String
    let place: Int
  }

  /// The maximum nesting of values; a saved tree needs no more than a dozen levels.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses a text that contains one value; it may begin with a byte-order mark.
  static func value(in bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.place = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == bytes.count else { throw parser.failure("Found more after the value") }
    return value
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, place: place) }

  // MARK: Values

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    let start = place
    guard let first = next else { throw failure("Found the end, expected a value") }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw failure("Found values nested deeper than the limit of \(Self.depthLimit)")
    }
    let content: JSONValue.Content
    switch first {
    case UInt8(ascii: "{"): content = .object(try object())
    case UInt8(ascii: "["): content = .array(try array())
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), Self.digits: content = .number(try number())
    default: content = try word()
    }
    return JSONValue(content, place: start)
  }

  private mutating func object() throws(Failure) -> [String: JSONValue] {
    place += 1
    var members: [String: JSONValue] = [:]
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw failure("Expected a key") }
      let key = try string()
      guard take(":") else { throw failure("Expected a colon after the key '\(key)'") }
      guard members.updateValue(try value(), forKey: key) == nil else {
        throw Failure(reason: "Found the key '\(key)' twice", place: start)
      }
    } while take(",")
    guard take("}") else { throw failure("Expected a comma or the end of the object") }
    return members
  }

  private mutating func array() throws(Failure) -> [JSONValue] {
    place += 1
    var values: [JSONValue] = []
    if take("]") { return values }
    repeat {
      values.append(try value())
    } while take(",")
    guard take("]") else { throw failure("Expected a comma or the end of the array") }
    return values
  }

  private mutating func word() throws(Failure) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return content
    }
    throw failure("Expected a value")
  }

  // MARK: Numbers

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private mutating func number() throws(Failure) -> String {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") {
      place += 1
    } else {
      try skipDigits()
    }
    if next == UInt8(ascii: ".") {
      place += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw Failure(reason: "Found the number \(text), which is too large", place: start)
    }
    return text
  }

  private mutating func skipDigits() throws(Failure) {
    guard let first = next, Self.digits ~= first else { throw failure("Expected a digit") }
    while let digit = next, Self.digits ~= digit { place += 1 }
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    let start = place
    place += 1
    var result: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: result, as: UTF8.self) else {
          throw Failure(reason: "Found a text that is not UTF-8", place: start)
        }
        return text
      case UInt8(ascii: "\\"): result += try escaped()
      case 0..<0x20: throw Failure(reason: "Found a control character in a text", place: place - 1)
      default: result.append(byte)
      }
    }
    throw failure("Found the end in a text")
  }

  private mutating func escaped() throws(Failure) -> [UInt8] {
    guard let sign = next else { throw failure("Found the end in a text") }
    place += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [sign]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return try scalar()
    default: throw Failure(reason: "Found an unknown escape", place: place - 2)
    }
  }

  /// Parses four hexadecimal digits, or a surrogate pair of twice four.
  private mutating func scalar() throws(Failure) -> [UInt8] {
    let start = place
    var code = try unit()
    if 0xD800..<0xDC00 ~= code, bytes[place...].starts(with: "\\u".utf8) {
      place += 2
      let low = try unit()
      code = 0xDC00..<0xE000 ~= low ? 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) : low
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw Failure(reason: "Found half of a character", place: start)
    }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("Expected four hexadecimal digits") }
    place += 4
    return code
  }

  // MARK: Bytes

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }
}
