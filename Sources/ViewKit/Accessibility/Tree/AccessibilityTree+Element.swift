public import Foundation

extension AccessibilityTree {
  /// An element, with all attributes that assistive technology reads.
  public struct Element: Codable, Hashable, Sendable {
    /// The spoken description: the label, the value, the state and the traits in words.
    public var description: String
    /// The label of the element.
    public var label: String?
    /// The value of the element, if any.
    public var value: String?
    /// The traits of the element.
    public var traits: AccessibilityTraits
    /// The identifier for tests, which is not spoken.
    public var identifier: String?
    /// The hint spoken after a pause, including the standard hints of the traits.
    public var hint: String?
    /// The names by which a user can address the element in Voice Control.
    public var userInputLabels: [String]?
    /// The shape of the element, relative to the view of the tree.
    public var shape: Shape
    /// The point that receives a tap, relative to the view of the tree.
    public var activationPoint: Point
    /// A Boolean value that indicates whether the activation point is the default, within a pixel.
    public var usesDefaultActivationPoint: Bool
    /// The names of the custom actions: the element's own, then those of the enclosing groups.
    public var customActions: [String] = []
    /// The additional content, which is spoken on request.
    public var customContent: [CustomContent] = []
    /// The custom rotors of the element.
    public var customRotors: [CustomRotor] = []
    /// The language of the texts, or nil for the system's language.
    public var accessibilityLanguage: String?
    /// A Boolean value that indicates whether the element responds to user interaction.
    public var respondsToUserInteraction: Bool

    /// The frame in points, relative to the view of the tree; the bounding box for a path.
    public var frame: CGRect { shape.frame }
  }

  /// Additional content of an element.
  public struct CustomContent: Codable, Hashable, Sendable {
    /// The label of the content.
    public var label: String
    /// The value of the content.
    public var value: String
    /// A Boolean value that indicates whether the content is spoken without a request.
    public var isImportant: Bool
  }
}

extension AccessibilityTree.Element {
  private enum CodingKeys: String, CodingKey {
    case description, label, value, traits, identifier, hint, userInputLabels, shape
    case activationPoint, usesDefaultActivationPoint, customActions, customContent, customRotors
    case accessibilityLanguage, respondsToUserInteraction
  }

  /// Decodes an element; missing lists are decoded as empty.
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

  /// Encodes the element, with its traits as an array of names.
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
