public import Foundation

extension AccessibilityTree {
  /// An element with everything that assistive technology tells of it.
  public struct Element: Codable, Hashable, Sendable {
    /// What is spoken: the label, the value, the state and the traits in words.
    public var description: String
    /// What the element is called.
    public var label: String?
    /// What it stands at.
    public var value: String?
    /// What it is and how it behaves.
    public var traits: AccessibilityTraits
    /// The name for tests, which is not spoken.
    public var identifier: String?
    /// What is spoken after a pause, with the hints that belong to the traits.
    public var hint: String?
    /// The names by which a person may address it.
    public var userInputLabels: [String]?
    /// Where it lies, relative to the view that the tree is of.
    public var shape: Shape
    /// The point that a tap goes to, relative to the view that the tree is of.
    public var activationPoint: Point
    /// Whether that point is the one that is taken if none is set, within a pixel.
    public var usesDefaultActivationPoint: Bool
    /// The names of the actions that are offered: its own, then those of the groups around it.
    public var customActions: [String] = []
    /// Further content, which is spoken on request.
    public var customContent: [CustomContent] = []
    /// The lists of places among which people jump.
    public var customRotors: [CustomRotor] = []
    /// The language of the texts, or nil for the system's.
    public var accessibilityLanguage: String?
    /// Whether the element answers to a person.
    public var respondsToUserInteraction: Bool

    /// The frame in points, relative to the view that the tree is of: that of the path if it has one.
    public var frame: CGRect { shape.frame }
  }

  /// A piece of further content.
  public struct CustomContent: Codable, Hashable, Sendable {
    /// What it is called.
    public var label: String
    /// What is spoken of it.
    public var value: String
    /// Whether it is spoken without being asked for.
    public var isImportant: Bool
  }
}

extension AccessibilityTree.Element {
  private enum CodingKeys: String, CodingKey {
    case description, label, value, traits, identifier, hint, userInputLabels, shape
    case activationPoint, usesDefaultActivationPoint, customActions, customContent, customRotors
    case accessibilityLanguage, respondsToUserInteraction
  }

  /// Reads an element; lists that are not there are empty.
  public init(from decoder: any Decoder) throws {
    typealias Tree = AccessibilityTree
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    description = try keyed.decode(String.self, forKey: .description)
    label = try keyed.decodeIfPresent(String.self, forKey: .label)
    value = try keyed.decodeIfPresent(String.self, forKey: .value)
    traits = try keyed.decode(Tree.TraitNames.self, forKey: .traits).traits
    identifier = try keyed.decodeIfPresent(String.self, forKey: .identifier)
    hint = try keyed.decodeIfPresent(String.self, forKey: .hint)
    userInputLabels = try keyed.decodeIfPresent([String].self, forKey: .userInputLabels)
    shape = try keyed.decode(Tree.Shape.self, forKey: .shape)
    activationPoint = try keyed.decode(Tree.Point.self, forKey: .activationPoint)
    usesDefaultActivationPoint = try keyed.decode(Bool.self, forKey: .usesDefaultActivationPoint)
    customActions = try keyed.decodeIfPresent([String].self, forKey: .customActions) ?? []
    customContent =
      try keyed.decodeIfPresent([Tree.CustomContent].self, forKey: .customContent) ?? []
    customRotors = try keyed.decodeIfPresent([Tree.CustomRotor].self, forKey: .customRotors) ?? []
    accessibilityLanguage = try keyed.decodeIfPresent(String.self, forKey: .accessibilityLanguage)
    respondsToUserInteraction = try keyed.decode(Bool.self, forKey: .respondsToUserInteraction)
  }

  /// Writes an element; its traits are written as names.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    try keyed.encode(description, forKey: .description)
    try keyed.encodeIfPresent(label, forKey: .label)
    try keyed.encodeIfPresent(value, forKey: .value)
    try keyed.encode(AccessibilityTree.TraitNames(traits: traits), forKey: .traits)
    try keyed.encodeIfPresent(identifier, forKey: .identifier)
    try keyed.encodeIfPresent(hint, forKey: .hint)
    try keyed.encodeIfPresent(userInputLabels, forKey: .userInputLabels)
    try keyed.encode(shape, forKey: .shape)
    try keyed.encode(activationPoint, forKey: .activationPoint)
    try keyed.encode(usesDefaultActivationPoint, forKey: .usesDefaultActivationPoint)
    try keyed.encode(customActions, forKey: .customActions)
    try keyed.encode(customContent, forKey: .customContent)
    try keyed.encode(customRotors, forKey: .customRotors)
    try keyed.encodeIfPresent(accessibilityLanguage, forKey: .accessibilityLanguage)
    try keyed.encode(respondsToUserInteraction, forKey: .respondsToUserInteraction)
  }
}
