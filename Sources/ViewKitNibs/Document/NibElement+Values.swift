public import Foundation

extension NibElement {
  /// Returns a number that an attribute holds; nil where there is none, or one beyond 10^9.
  public func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Self.number)
  }

  /// Returns a whole number that an attribute holds; nil where there is none.
  public func integer(_ attribute: String) -> Int? {
    self[attribute].flatMap { Int($0) }
  }

  /// Returns the truth value that an attribute holds as `YES` or `NO`; nil where it holds neither.
  public func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns a rectangle of the attributes `x`, `y`, `width` and `height`; nil where one is missing.
  public var rect: CGRect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns a size of the attributes `width` and `height`; nil where one is missing.
  public var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The frame of a view in its superview's coordinates; nil where the element has none.
  public var frame: CGRect? { child(forKey: "frame", named: "rect")?.rect }

  /// Reads a number as the format writes it: digits with a point, finite and below 10^9.
  static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.magnitude <= 1e9 else { return nil }
    return CGFloat(value)
  }
}
