package import Foundation

/// A coder that stores Swift values, such as those of an interface file.
///
/// It is a keyed coder like any other: the classes of an app read it through the methods of
/// `NSCoder`. The classes of this module ask for the value of a key instead, so that no value is
/// encoded as a property list only to be decoded again. A value has one of these forms:
///
/// - an ``ArchivedState`` under the key of its type;
/// - `Bool`, `Int`, `Double`, `String`, ``Color`` or an array of `CGFloat`, depending on the key;
/// - a case of an enumeration, or its raw value;
/// - an array of views or guides.
///
/// A value of any other form counts as missing.
package protocol ValueDecoding: AnyObject {
  /// Returns the value for a key, or nil if there is none.
  func typedValue(forKey key: String) -> Any?
}

/// The state of a class that an archive stores, without the state of its superclass.
///
/// A new value has the class's defaults.
package protocol ArchivedState: Codable, Equatable {
  /// The key of the state in the archive.
  static var key: String { get }

  /// Creates the default state.
  init()
}

/// A coder that stores values in the form in which their types encode themselves.
protocol CodableCoding: AnyObject {
  /// Encodes a value for a key.
  func encodeCodable(_ value: some Encodable, forKey key: String)

  /// Decodes the value for a key; returns nil if it is missing or has another form.
  func decodeCodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value?
}

extension NSCoder {
  // MARK: States

  /// Encodes the state of a class; a coder without keys ignores it.
  func encodeState(_ state: some ArchivedState) {
    encodeValue(state, forKey: type(of: state).key)
  }

  /// Decodes the state of a class; returns nil if it is missing or has another form.
  package func decodeState<State: ArchivedState>(_ type: State.Type) -> State? {
    decodeValue(type, forKey: type.key)
  }

  // MARK: Values

  /// Encodes a value into a keyed archive; other coders ignore it.
  func encodeValue(_ value: some Encodable, forKey key: String) {
    guard allowsKeyedCoding else { return }
    if let coder = self as? any CodableCoding {
      coder.encodeCodable(value, forKey: key)
      return
    }
    do {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      encode(try encoder.encode([value]) as NSData, forKey: key)
    } catch {
      failWithError(error)
    }
  }

  /// Decodes a value from a keyed archive; returns nil if it is missing or has another form.
  func decodeValue<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Value }
    if let coder = self as? any CodableCoding { return coder.decodeCodable(type, forKey: key) }
    guard let data = decodeIfPresent(key) as? NSData else { return nil }
    return try? PropertyListDecoder().decode([Value].self, from: data as Data).first
  }

  // MARK: Simple values

  /// Decodes a Boolean value; returns nil if it is missing.
  func decodeFlag(_ key: String) -> Bool? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Bool }
    return holdsValue(key) ? decodeBool(forKey: key) : nil
  }

  /// Decodes an integer; returns nil if it is missing.
  func decodeWhole(_ key: String) -> Int? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Int }
    return holdsValue(key) ? decodeInteger(forKey: key) : nil
  }

  /// Decodes a number; returns nil if it is missing.
  func decodeNumber(_ key: String) -> Double? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Double }
    return holdsValue(key) ? decodeDouble(forKey: key) : nil
  }

  /// Decodes a string; returns nil if it is missing or has another form.
  func decodeText(_ key: String) -> String? {
    decodeIfPresent(key) as? String
  }

  /// Decodes a case of an enumeration; returns nil if it is missing or unknown.
  func decodeCase<Case: RawRepresentable<Int>>(_ type: Case.Type, _ key: String) -> Case? {
    if let values = self as? any ValueDecoding, let typed = values.typedValue(forKey: key) as? Case
    {
      return typed
    }
    return decodeWhole(key).flatMap(Case.init)
  }

  func encodeNumbers(_ values: [CGFloat], _ key: String) {
    encode(NSArray(array: values.map { NSNumber(value: Double($0)) }), forKey: key)
  }

  /// Decodes an array of numbers; returns nil unless it has the given count and all are finite.
  func decodeNumbers(_ key: String, count: Int) -> [CGFloat]? {
    let numbers =
      if let values = self as? any ValueDecoding {
        values.typedValue(forKey: key) as? [CGFloat] ?? []
      } else {
        decodeArray(key).compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
      }
    return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  // MARK: Objects

  /// Decodes an array; returns an empty one if it is missing.
  func decodeArray(_ key: String) -> [Any] {
    decodeIfPresent(key) as? [Any] ?? []
  }

  /// Decodes an object that may be missing; Foundation on Linux treats a missing object as an
  /// error.
  func decodeIfPresent(_ key: String) -> Any? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) }
    return holdsValue(key) ? decodeObject(forKey: key) : nil
  }

  private func holdsValue(_ key: String) -> Bool {
    allowsKeyedCoding && containsValue(forKey: key)
  }
}

// Foundation on Linux treats a missing object as an error, so these check for the key first.
extension NSCoder {
  /// Encodes an object into a keyed archive; nil is not encoded.
  func encodeObject(_ object: (some NSObject & NSCoding)?, forKey key: String) {
    guard allowsKeyedCoding, let object else { return }
    encode(object, forKey: key)
  }

  /// Encodes objects into a keyed archive; nil is not encoded.
  func encodeObjects(_ objects: [some NSObject & NSCoding]?, forKey key: String) {
    guard allowsKeyedCoding, let objects else { return }
    encode(NSArray(array: objects), forKey: key)
  }

  /// Decodes an object from a keyed archive; returns nil if it is missing or of another class.
  func decodeObject<Object: NSObject>(_ type: Object.Type, forKey key: String) -> Object? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return decodeObject(forKey: key) as? Object
  }

  /// Decodes the objects of an array that are of a class; returns nil if there is no array.
  func decodeObjects<Object: NSObject>(_ type: Object.Type, forKey key: String) -> [Object]? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return (decodeObject(forKey: key) as? [Any])?.compactMap { $0 as? Object }
  }
}
