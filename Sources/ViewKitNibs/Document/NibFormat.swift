import Foundation

/// Formats numbers: rounded and without trailing zeros.
enum NibFormat {
  /// Returns a number with at most two decimal places.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return String(value) }
    var text = String(format: "%.2f", value)
    while text.hasSuffix("0") {
      text.removeLast()
    }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// Returns a rectangle in the format of view descriptions.
  static func rect(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// Returns words separated by commas, with an "and" before the last.
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
