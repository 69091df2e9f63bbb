public import Foundation
public import ViewKit

/// The coder that initializes an object of an interface file.
///
/// View classes find their state in it as in an archive. A subclass that overrides `init?(coder:)`
/// calls `super` and has its subviews afterwards; outlets are connected later, see
/// ``Nib/instantiate(withOwner:options:)``.
public final class NibCoder: NSCoder, ValueDecoding {
  /// The object in the file that is being created.
  public let object: NibObject

  private let instantiation: NibInstantiation
  private let values: [String: Any]

  init(_ object: NibObject, values: [String: Any], _ instantiation: NibInstantiation) {
    self.object = object
    self.values = values
    self.instantiation = instantiation
    super.init()
  }

  package func typedValue(forKey key: String) -> Any? {
    values[key] ?? instantiation.parts(of: object, forKey: key)
  }

  /// A Boolean value that indicates whether values are keyed; always `true`.
  public override var allowsKeyedCoding: Bool { true }

  /// Returns a Boolean value that indicates whether there is a value for a key.
  public override func containsValue(forKey key: String) -> Bool {
    typedValue(forKey: key) != nil
  }

  /// Returns the value for a key, or `nil` if there is none.
  public override func decodeObject(forKey key: String) -> Any? {
    typedValue(forKey: key)
  }

  /// Returns the Boolean value for a key, or `false` if there is none.
  public override func decodeBool(forKey key: String) -> Bool {
    values[key] as? Bool ?? false
  }

  /// Returns the integer for a key, or 0 if there is none.
  public override func decodeInteger(forKey key: String) -> Int {
    values[key] as? Int ?? 0
  }

  /// Returns the number for a key, or 0 if there is none.
  public override func decodeDouble(forKey key: String) -> Double {
    values[key] as? Double ?? 0
  }

  /// Returns the number for a key, or 0 if there is none.
  public override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }
}
