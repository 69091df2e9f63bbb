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
