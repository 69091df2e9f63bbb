import Foundation

/// A value of a JSON text.
struct JSONValue: Sendable {
  enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is written, so that no precision is lost.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
  }

  var content: Content

  /// The offset of the value in its text, in bytes; 0 if the value was not parsed.
  var place = 0

  init(_ content: Content, place: Int = 0) {
    self.content = content
    self.place = place
  }

  static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  static func bool(_ isOn: Bool) -> JSONValue { JSONValue(.bool(isOn)) }
  static func whole(_ number: Int) -> JSONValue { JSONValue(.number("\(number)")) }
  static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
  static func object(_ values: [String: JSONValue]) -> JSONValue { JSONValue(.object(values)) }

  /// The maximum magnitude of a length in points; sums of larger ones could overflow.
  static let lengthLimit: CGFloat = 1e9

  /// Returns a length in points, clamped to the limit; NaN becomes 0.
  static func length(_ length: CGFloat) -> JSONValue {
    .number(Double(min(max(length, -lengthLimit), lengthLimit)))
  }

  /// Returns a number, written without a zero fraction.
  ///
  /// JSON cannot represent numbers that are not finite: an infinite number becomes the largest
  /// 32-bit floating-point number, which a number of either size can represent, and NaN becomes 0.
  static func number(_ number: Double) -> JSONValue {
    guard number.isFinite else {
      guard !number.isNaN else { return .whole(0) }
      let largest = Float.greatestFiniteMagnitude
      return JSONValue(.number("\(number < 0 ? -largest : largest)"))
    }
    let isWhole = number.magnitude < 1e15 && number == number.rounded()
    return JSONValue(.number(isWhole ? "\(Int(number))" : "\(number)"))
  }

  /// The members of an object; nil for other values.
  var members: [String: JSONValue]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// The kind of the value, as messages name it.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a flag"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Values are equal regardless of their positions.
extension JSONValue: Hashable {
  static func == (first: JSONValue, second: JSONValue) -> Bool { first.content == second.content }
  func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

// MARK: - Writing

extension JSONValue {
  /// The value as a text, with sorted keys; arrays without objects are on one line.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch content {
    case .null: text += "null"
    case .bool(let isOn): text += isOn ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): Self.write(string, to: &text)
    case .array(let values): Self.write(values, to: &text, indent: indent)
    case .object(let members): Self.write(members, to: &text, indent: indent)
    }
  }

  private static func write(_ values: [JSONValue], to text: inout String, indent: String) {
    let isFlat = values.allSatisfy { $0.isFlat }
    let inner = indent + "  "
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n" + inner }
      value.write(to: &text, indent: inner)
    }
    text += isFlat ? "]" : "\n" + indent + "]"
  }

  private static func write(
    _ members: [String: JSONValue],
    to text: inout String,
    indent: String
  ) {
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    let inner = indent + "  "
    text += "{"
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      text += (index > 0 ? ",\n" : "\n") + inner
      write(member.key, to: &text)
      text += ": "
      member.value.write(to: &text, indent: inner)
    }
    text += "\n" + indent + "}"
  }

  /// Whether the value contains no object.
  private var isFlat: Bool {
    switch content {
    case .object: false
    case .array(let values): values.allSatisfy(\.isFlat)
    default: true
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
