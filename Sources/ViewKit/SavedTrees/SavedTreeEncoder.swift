import Foundation

/// A coder that records the state that the classes of this module encode for a view.
///
/// Other classes encode under other keys, which are ignored because nothing could decode them.
final class SavedTreeEncoder: NSCoder, CodableCoding {
  /// The encoded values, by their keys without the common prefix.
  private(set) var values: [String: JSONValue] = [:]

  /// Returns the index of a view that is saved.
  private let number: (View) -> Int?

  init(number: @escaping (View) -> Int? = { _ in nil }) {
    self.number = number
  }

  static let prefix = "ViewKit."

  /// The keys whose values a saved tree stores in its own form.
  private static let passedOver: Set<String> = [
    View.ArchiveKey.geometry, View.ArchiveKey.subviews, View.ArchiveKey.constraints,
    View.ArchiveKey.guides, View.ArchiveKey.gestureRecognizers, View.ArchiveKey.margins,
    View.ArchiveKey.directionalMargins, View.ArchiveKey.contentOffset,
    AccessibilityAttributes.Archived.key,
  ]

  private func write(_ value: JSONValue?, _ key: String) {
    guard let value, key.hasPrefix(Self.prefix), !Self.passedOver.contains(key) else { return }
    values[String(key.dropFirst(Self.prefix.count))] = value
  }

  func encodeCodable(_ value: some Encodable, forKey key: String) {
    write(JSONValue(encoding: value), key)
  }

  func decodeCodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? { nil }

  // MARK: Objects

  override func encode(_ object: Any?, forKey key: String) {
    write(value(of: object), key)
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  private func value(of object: Any?) -> JSONValue? {
    switch object {
    case let view as View: return number(view).map { .object(["view": .whole($0)]) }
    case let text as String: return .string(text)
    case let number as NSNumber: return .length(CGFloat(number.doubleValue))
    case let array as [Any]:
      let values = array.compactMap(value)
      return values.isEmpty && !array.isEmpty ? nil : .array(values)
    case let effect as VisualEffect:
      let coder = SavedTreeEncoder()
      effect.encode(with: coder)
      return .object(coder.values.merging(["class": .string(Self.name(of: effect))]) { $1 })
    default: return nil
    }
  }

  private static func name(of effect: VisualEffect) -> String {
    switch effect {
    case is BlurEffect: "BlurEffect"
    case is VibrancyEffect: "VibrancyEffect"
    default: "VisualEffect"
    }
  }

  // MARK: Simple values

  override var allowsKeyedCoding: Bool { true }
  override func encode(_ value: Bool, forKey key: String) { write(.bool(value), key) }
  override func encode(_ value: Int, forKey key: String) { write(.whole(value), key) }
  override func encode(_ value: Int32, forKey key: String) { write(.whole(Int(value)), key) }
  override func encode(_ value: Int64, forKey key: String) { write(.whole(Int(value)), key) }
  override func encode(_ value: Float, forKey key: String) { write(.number(Double(value)), key) }
  override func encode(_ value: Double, forKey key: String) { write(.number(value), key) }
  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {}
  override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at addr: UnsafeRawPointer) {}
  override func encode(_ data: Data) {}
}
