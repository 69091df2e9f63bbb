import Foundation

extension NSCoder {
  /// Writes a value into a keyed archive; other coders are passed over.
  func encodeValue(_ value: some Encodable, forKey key: String) {
    guard allowsKeyedCoding else { return }
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
    guard allowsKeyedCoding, containsValue(forKey: key),
      let data = decodeObject(forKey: key) as? NSData
    else { return nil }
    return try? PropertyListDecoder().decode([Value].self, from: data as Data).first
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
