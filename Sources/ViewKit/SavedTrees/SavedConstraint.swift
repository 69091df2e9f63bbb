import Foundation

/// A constraint in a saved tree, with names in place of an archive's numbers.
struct SavedConstraint {
  let value: JSONValue

  private static let attributeKeys = [
    "firstAttribute", "firstOriginAttribute", "secondAttribute", "secondOriginAttribute",
  ]
  private static let wayKeys = ["first", "firstOrigin", "second", "secondOrigin"]
  private static let numberKeys = ["constant", "multiplier", "priority"]
  private static let attributes = (0...20).compactMap(LayoutConstraint.Attribute.init)
  private static let relations: [LayoutConstraint.Relation] = [
    .lessThanOrEqual, .equal, .greaterThanOrEqual,
  ]

  /// Describes a constraint; returns nil if the constraint no longer has any effect.
  init?(_ constraint: LayoutConstraint, heldBy view: View) {
    guard let plist = ConstraintRecord(of: constraint, heldBy: view)?.plist else { return nil }
    var members: [String: JSONValue] = [:]
    for key in Self.wayKeys {
      members[key] = (plist[key] as? String).map { .string($0) }
    }
    for key in Self.attributeKeys {
      let attribute = (plist[key] as? NSNumber).flatMap {
        LayoutConstraint.Attribute(rawValue: $0.intValue)
      }
      members[key] = attribute.map { .string($0.name) }
    }
    members["constant"] = .number(constraint.constant)
    members["multiplier"] = .number(constraint.multiplier)
    members["priority"] = .number(Double(constraint.storedPriority))
    members["relation"] = .string(constraint.relation.sign)
    members["identifier"] = constraint.identifier.map { .string($0) }
    if constraint.typeName != "LayoutConstraint" {
      members["class"] = .string(constraint.typeName)
    }
    value = .object(members)
  }

  /// Recreates a constraint and activates it in a view.
  static func activate(_ cursor: JSONCursor, in view: View) throws(SavedTreeError)
    -> LayoutConstraint
  {
    let plist = NSMutableDictionary()
    for key in wayKeys {
      if let way = try cursor.at(key)?.text() { plist[key] = way as NSString }
    }
    for key in attributeKeys {
      guard let attribute = try cursor.at(key) else { continue }
      plist[key] = NSNumber(value: try Self.attribute(attribute).rawValue)
    }
    for key in numberKeys {
      plist[key] = NSNumber(value: try cursor.needed(key).number())
    }
    let sign = try cursor.needed("relation")
    let name = try sign.text()
    guard let relation = relations.first(where: { $0.sign == name }) else {
      throw sign.unexpected("<=, == or >=", found: "'\(name)'")
    }
    plist["relation"] = NSNumber(value: relation.rawValue)
    if let identifier = try cursor.at("identifier")?.text() {
      plist["identifier"] = identifier as NSString
    }
    guard let constraint = ConstraintRecord(plist: plist).constraint(heldBy: view) else {
      throw cursor.unexpected("a constraint that can be", found: "one that can't")
    }
    constraint.shouldBeArchived = false
    if let name = try cursor.at("class")?.text() {
      constraint.ensureExtras().recordedTypeName = name
    }
    constraint.activate(at: view)
    return constraint
  }

  static func attribute(_ cursor: JSONCursor) throws(SavedTreeError)
    -> LayoutConstraint.Attribute
  {
    let name = try cursor.text()
    guard let attribute = attributes.first(where: { $0.name == name }) else {
      throw cursor.unexpected("an attribute of constraints", found: "'\(name)'")
    }
    return attribute
  }
}
