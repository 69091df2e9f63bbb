import Foundation
import ViewKit

/// A coder that holds Swift's own values by their keys, as the one of an interface file does.
final class TypedCoder: NSCoder, ValueDecoding {
  private let values: [String: Any]

  init(_ values: [String: Any] = [:]) {
    self.values = values
  }

  /// Holds the states of some classes, and values besides.
  convenience init(_ states: any ArchivedState..., values: [String: Any] = [:]) {
    let pairs = states.map { (type(of: $0).key, $0 as Any) }
    self.init(values.merging(pairs) { $1 })
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  override func decodeObject(forKey key: String) -> Any? { values[key] }

  override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }

  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }

  override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }

  func typedValue(forKey key: String) -> Any? { values[key] }
}
