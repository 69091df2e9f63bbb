public import Foundation

extension NibElement {
  /// Returns the number in an attribute, or `nil` if there is none or its magnitude exceeds 10^9.
  public func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Self.number)
  }

  /// Returns the integer in an attribute, or `nil` if there is none.
  public func integer(_ attribute: String) -> Int? {
    self[attribute].flatMap { Int($0) }
  }

  /// Returns the Boolean value in an attribute, `YES` or `NO`, or `nil` if it is neither.
  public func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The rectangle in the attributes `x`, `y`, `width` and `height`, or `nil` if one is missing.
  public var rect: CGRect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size in the attributes `width` and `height`, or `nil` if one is missing.
  public var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The frame of a view in its superview's coordinates, or `nil` if the element has none.
  public var frame: CGRect? { child(forKey: "frame", named: "rect")?.rect }

  /// Parses a number in the format of interface files: decimal digits, finite and below 10^9.
  static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.magnitude <= 1e9 else { return nil }
    return CGFloat(value)
  }
}
