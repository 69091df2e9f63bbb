import Foundation
import ViewKit

/// Reads the contents of an element as values of the view tree.
struct NibReader {
  let element: NibElement
  let resources: NibResources

  init(_ element: NibElement, _ resources: NibResources) {
    self.element = element
    self.resources = resources
  }

  func flag(_ attribute: String) -> Bool? { element.bool(attribute) }

  func number(_ attribute: String) -> CGFloat? { element.number(attribute) }

  func float(_ attribute: String) -> Float? { number(attribute).map { Float($0) } }

  /// Returns an integer within the range that views accept.
  func integer(_ attribute: String) -> Int? {
    element.integer(attribute).flatMap { $0.magnitude <= 1_000_000_000 ? $0 : nil }
  }

  /// Returns the value that an attribute names, or nil if it isn't in the table.
  func choice<Value>(_ attribute: String, _ table: [String: Value]) -> Value? {
    element[attribute].flatMap { table[$0] }
  }

  // MARK: Text

  /// Returns a text from an attribute, or from the child that is the value of the property.
  func text(_ key: String) -> String? {
    if let text = element[key] { return text }
    guard let child = element.child(forKey: key) else { return nil }
    switch child.name {
    case "string", "mutableString":
      guard child.bool("base64-UTF8") == true else { return child.text }
      return Self.decodeBase64(child.text)
    case "attributedString":
      return Self.plainText(of: child)
    default:
      return nil
    }
  }

  /// Returns the combined text of the fragments.
  static func plainText(of attributedString: NibElement) -> String {
    attributedString.children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.child(forKey: "content")?.text ?? ""
    }.joined()
  }

  /// Decodes base64 text without padding, as Interface Builder writes it.
  private static func decodeBase64(_ text: String) -> String? {
    var digits = text.filter { !$0.isWhitespace }
    while !digits.count.isMultiple(of: 4) {
      digits += "="
    }
    return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Insets

  /// Returns insets from the edges of an `inset` element.
  func insets(_ key: String) -> EdgeInsets? {
    guard let inset = element.child(forKey: key, named: "inset"),
      let minX = inset.number("minX"), let minY = inset.number("minY"),
      let maxX = inset.number("maxX"), let maxY = inset.number("maxY")
    else { return nil }
    return EdgeInsets(top: minY, left: minX, bottom: maxY, right: maxX)
  }

  // MARK: Images

  /// Returns the image named by an attribute or a child, with its size in the file's resources.
  func image(_ key: String = "image") -> Image? {
    if let name = element[key] {
      return image(named: name, isSymbol: element["catalog"] == "system")
    }
    guard let reference = element.child(forKey: key, named: "imageReference"),
      let name = reference["image"]
    else { return nil }
    return image(named: name, isSymbol: reference["catalog"] == "system")
  }

  private func image(named name: String, isSymbol: Bool) -> Image? {
    guard let size = resources.imageSizes[name] else {
      return isSymbol ? Image(systemName: name) : Image(named: name)
    }
    guard isSymbol else {
      return Image(named: name) ?? Image(size: size, name: name)
    }
    return Image(systemName: name, size: size)
  }
}
