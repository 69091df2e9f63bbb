import Foundation

/// The names that a Swift file declares and uses, without those in comments and strings.
struct SourceNames {
  /// The names of types at the top level.
  private(set) var types: Set<String> = []
  /// The names of members of types and extensions at the top level, overrides aside.
  private(set) var members: Set<String> = []
  /// The names of all that is declared, also in bodies.
  private(set) var declarations: Set<String> = []
  /// All names.
  private(set) var uses: Set<String> = []

  init(_ url: URL) throws {
    var scanner = Scanner(bytes: Array(try Data(contentsOf: url)))
    var (isOverride, keyword) = (false, "")
    while let token = scanner.next() {
      switch token {
      case .lineEnd:
        (isOverride, keyword) = (false, "")
      case .name(let name):
        if Self.typeKeywords.contains(keyword), scanner.depth == 0 { types.insert(name) }
        if Self.memberKeywords.contains(keyword), scanner.depth == 1, !isOverride {
          members.insert(name)
        }
        if Self.typeKeywords.contains(keyword) || Self.memberKeywords.contains(keyword) {
          declarations.insert(name)
        }
        uses.insert(name)
        keyword = name
        if name == "override" { isOverride = true }
      }
    }
  }

  private static let typeKeywords: Set = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]
  private static let memberKeywords: Set = ["func", "var", "let", "case"]

  /// Reads names and ends of lines.
  private struct Scanner {
    enum Token {
      case name(String)
      case lineEnd
    }

    let bytes: [UInt8]
    private var place = 0
    /// The number of open braces.
    private(set) var depth = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
      while place < bytes.count {
        let byte = bytes[place]
        if Self.isInName(byte) { return .name(readName()) }
        switch byte {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\n"):
          place += 1
          return .lineEnd
        case UInt8(ascii: "/") where starts(with: "//"):
          skip(past: "\n")
          return .lineEnd
        case UInt8(ascii: "/") where starts(with: "/*"):
          skip(past: "*/")
          continue
        case UInt8(ascii: "\"") where starts(with: "\"\"\""):
          place += 3
          skip(past: "\"\"\"")
          continue
        case UInt8(ascii: "\""):
          skipString()
          continue
        default: break
        }
        place += 1
      }
      return nil
    }

    private static func isInName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }

    private mutating func readName() -> String {
      let start = place
      while place < bytes.count, Self.isInName(bytes[place]) { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func starts(with text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard place + count <= bytes.count else { return false }
      for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
      return true
    }

    private mutating func skip(past end: StaticString) {
      while place < bytes.count, !starts(with: end) { place += 1 }
      place += end.utf8CodeUnitCount
    }

    /// Skips a string of one line with all that is interpolated in it.
    private mutating func skipString() {
      place += 1
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
        switch bytes[place] {
        case UInt8(ascii: "\\") where starts(with: "\\("):
          place += 2
          skipInterpolation()
        case UInt8(ascii: "\\"):
          place += 2
        case UInt8(ascii: "\""):
          place += 1
          return
        default:
          place += 1
        }
      }
    }

    private mutating func skipInterpolation() {
      var open = 1
      while place < bytes.count, open > 0 {
        switch bytes[place] {
        case UInt8(ascii: "("): open += 1
        case UInt8(ascii: ")"): open -= 1
        case UInt8(ascii: "\""):
          skipString()
          continue
        default: break
        }
        place += 1
      }
    }
  }
}
