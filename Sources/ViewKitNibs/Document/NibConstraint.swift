public import Foundation

/// A constraint of an interface file.
///
/// Its form is `first.attribute relation second.attribute * multiplier + constant`, as in code. An
/// omitted first item is the view that holds the constraint; without a second attribute there is no
/// second item.
public struct NibConstraint: Sendable {
  /// The constraint's element.
  public let element: NibElement

  /// The identifier of the view that holds the constraint.
  public let owner: String

  /// Reads an element.
  public init(_ element: NibElement, owner: String) {
    self.element = element
    self.owner = owner
  }

  /// The identifier of the constraint.
  public var id: String { element.id ?? "" }

  /// The identifier of the first item.
  public var firstItem: String { element["firstItem"] ?? owner }

  /// The name of the first attribute, for example `leadingMargin`; empty if there is none.
  public var firstAttribute: String { element["firstAttribute"] ?? "" }

  /// The relation: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String { element["relation"] ?? "equal" }

  /// The identifier of the second item, or `nil` if the constraint has none.
  public var secondItem: String? {
    secondAttribute == nil ? nil : element["secondItem"] ?? owner
  }

  /// The name of the second attribute, or `nil` if the constraint has no second item.
  public var secondAttribute: String? { element["secondAttribute"] }

  /// The constant in points: 0 if the file has none, `nil` if it isn't a number.
  public var constant: CGFloat? {
    element["constant"] == nil ? 0 : element.number("constant")
  }

  /// The multiplier, which may also have the form `2:1` or `2/1`; `nil` if it is invalid.
  public var multiplier: CGFloat? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: text.contains(":") ? ":" : "/")
      .map { NibElement.number(String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
      return first / second
    default: return nil
    }
  }

  /// The priority from 1 to 1000, or `nil` if the file has an invalid value.
  public var priority: Float? {
    guard element["priority"] != nil else { return 1000 }
    return element.number("priority").flatMap { (1...1000).contains($0) ? Float($0) : nil }
  }

  /// The author's identifier of the constraint for debugging, or `nil` if there is none.
  public var identifier: String? { element["identifier"] }

  /// A Boolean value that indicates whether the constraint exists only in Xcode and not in the app.
  public var isPlaceholder: Bool { element.bool("placeholder") ?? false }

  /// A Boolean value that indicates whether the constant is the standard spacing between the items.
  public var isSymbolic: Bool { element.bool("symbolic") ?? false }
}
