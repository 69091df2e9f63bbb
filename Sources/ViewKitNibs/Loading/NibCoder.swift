public import Foundation
public import ViewKit

/// The coder from which an object of an interface file initialises itself.
///
/// Classes of the view tree find their state in it as in an archive of their own. A subclass that
/// overrides `init?(coder:)` calls `super` and has its subviews afterwards; outlets are connected
/// later, see ``Nib/instantiate(withOwner:options:)``.
public final class NibCoder: NSCoder, ValueDecoding {
  /// The object of the file that is being made.
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

  /// True: values are found by their keys.
  public override var allowsKeyedCoding: Bool { true }

  /// Tells whether there is a value of a key.
  public override func containsValue(forKey key: String) -> Bool {
    typedValue(forKey: key) != nil
  }

  /// Returns the value of a key; nil where there is none.
  public override func decodeObject(forKey key: String) -> Any? {
    typedValue(forKey: key)
  }

  /// Returns the flag of a key; false where there is none.
  public override func decodeBool(forKey key: String) -> Bool {
    values[key] as? Bool ?? false
  }

  /// Returns the whole number of a key; 0 where there is none.
  public override func decodeInteger(forKey key: String) -> Int {
    values[key] as? Int ?? 0
  }

  /// Returns the number of a key; 0 where there is none.
  public override func decodeDouble(forKey key: String) -> Double {
    values[key] as? Double ?? 0
  }

  /// Returns the number of a key; 0 where there is none.
  public override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }
}
