package import Foundation

/// A coder that holds Swift's own values, such as what an interface file says.
///
/// It is a keyed coder like any other: classes of an app read it through `NSCoder`'s methods. The
/// classes of this module ask for the value of a key instead, so that none is written as a property
/// list only to be read from it again. A value has one of these forms:
///
/// - an ``ArchivedState`` under the key of its type;
/// - `Bool`, `Int`, `Double`, `String`, ``Color`` or an array of `CGFloat`, as the key has it;
/// - an enumeration's case, or its raw value;
/// - an array of views or guides.
///
/// What has another form counts as missing.
package protocol ValueDecoding: AnyObject {
  /// Returns the value of a key, or nil where there is none.
  func typedValue(forKey key: String) -> Any?
}

/// What an archive keeps of a class, without what it keeps of its superclass.
///
/// A new value has the class's defaults.
package protocol ArchivedState: Codable, Equatable {
  /// The key in the archive.
  static var key: String { get }

  /// Creates the state of an object that nothing has been said of.
  init()
}

/// A coder that keeps values in the form in which their types write themselves.
protocol CodableCoding: AnyObject {
  /// Writes a value under a key.
  func encodeCodable(_ value: some Encodable, forKey key: String)

  /// Reads a value from a key; nil where there is none, or one of another form.
  func decodeCodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value?
}

extension NSCoder {
  // MARK: States

  /// Writes what an archive keeps of a class; coders without keys are passed over.
  func encodeState(_ state: some ArchivedState) {
    encodeValue(state, forKey: type(of: state).key)
  }

  /// Reads what an archive keeps of a class; nil when it is missing or of another form.
  package func decodeState<State: ArchivedState>(_ type: State.Type) -> State? {
    decodeValue(type, forKey: type.key)
  }

  // MARK: Values

  /// Writes a value into a keyed archive; other coders are passed over.
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

  /// Reads a value from a keyed archive; nil when it is missing or of another form.
  func decodeValue<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Value }
    if let coder = self as? any CodableCoding { return coder.decodeCodable(type, forKey: key) }
    guard let data = decodeIfPresent(key) as? NSData else { return nil }
    return try? PropertyListDecoder().decode([Value].self, from: data as Data).first
  }

  // MARK: Simple values

  /// Reads a flag; nil when it is missing.
  func decodeFlag(_ key: String) -> Bool? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Bool }
    return holdsValue(key) ? decodeBool(forKey: key) : nil
  }

  /// Reads a whole number; nil when it is missing.
  func decodeWhole(_ key: String) -> Int? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Int }
    return holdsValue(key) ? decodeInteger(forKey: key) : nil
  }

  /// Reads a number; nil when it is missing.
  func decodeNumber(_ key: String) -> Double? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) as? Double }
    return holdsValue(key) ? decodeDouble(forKey: key) : nil
  }

  /// Reads a text; nil when it is missing or of another form.
  func decodeText(_ key: String) -> String? {
    decodeIfPresent(key) as? String
  }

  /// Reads the case of an enumeration; nil when it is missing or unknown.
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

  /// Returns as many finite numbers as asked for, or nil.
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

  /// Returns what an array holds; nothing where there is none.
  func decodeArray(_ key: String) -> [Any] {
    decodeIfPresent(key) as? [Any] ?? []
  }

  /// Reads an object that may be missing; Foundation on Linux takes a missing one for an error.
  func decodeIfPresent(_ key: String) -> Any? {
    if let values = self as? any ValueDecoding { return values.typedValue(forKey: key) }
    return holdsValue(key) ? decodeObject(forKey: key) : nil
  }

  private func holdsValue(_ key: String) -> Bool {
    allowsKeyedCoding && containsValue(forKey: key)
  }
}

// Foundation on Linux takes a missing object for an error, so that a missing key is looked for first.
extension NSCoder {
  /// Writes an object into a keyed archive; nil writes nothing.
  func encodeObject(_ object: (some NSObject & NSCoding)?, forKey key: String) {
    guard allowsKeyedCoding, let object else { return }
    encode(object, forKey: key)
  }

  /// Writes objects into a keyed archive; nil writes nothing.
  func encodeObjects(_ objects: [some NSObject & NSCoding]?, forKey key: String) {
    guard allowsKeyedCoding, let objects else { return }
    encode(NSArray(array: objects), forKey: key)
  }

  /// Reads an object from a keyed archive; nil when it is missing or of another class.
  func decodeObject<Object: NSObject>(_ type: Object.Type, forKey key: String) -> Object? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return decodeObject(forKey: key) as? Object
  }

  /// Reads those objects of an array that are of a class; nil when there is no array.
  func decodeObjects<Object: NSObject>(_ type: Object.Type, forKey key: String) -> [Object]? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return (decodeObject(forKey: key) as? [Any])?.compactMap { $0 as? Object }
  }
}
