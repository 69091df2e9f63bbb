import Foundation

/// A coder from which the classes of this module decode the saved state of a view.
///
/// A value of the wrong kind counts as missing, and is reported afterwards.
final class SavedTreeDecoder: NSCoder, CodableCoding {
  /// The first value that could not be read.
  private(set) var problem: SavedTreeError?

  private let state: JSONCursor?
  /// Returns the view to which a number in the state refers.
  private let view: (JSONCursor) throws(SavedTreeError) -> View?

  init(
    _ state: JSONCursor? = nil,
    view: @escaping (JSONCursor) throws(SavedTreeError) -> View? = { _ in nil }
  ) {
    self.state = state
    self.view = view
  }

  private func cursor(_ key: String) -> JSONCursor? {
    guard let state, key.hasPrefix(SavedTreeEncoder.prefix) else { return nil }
    let name = String(key.dropFirst(SavedTreeEncoder.prefix.count))
    return attempt { () throws(SavedTreeError) in try state.at(name) } ?? nil
  }

  /// Runs a closure that may fail, and keeps the first error.
  private func attempt<Value>(_ body: () throws(SavedTreeError) -> Value) -> Value? {
    do {
      return try body()
    } catch {
      problem = problem ?? error
      return nil
    }
  }

  private func read<Value>(
    _ key: String,
    _ body: (JSONCursor) throws(SavedTreeError) -> Value
  ) -> Value? {
    guard let cursor = cursor(key) else { return nil }
    return attempt { () throws(SavedTreeError) in try body(cursor) }
  }

  // MARK: Values in the form of their types

  func encodeCodable(_ value: some Encodable, forKey key: String) {}

  func decodeCodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    read(key) { cursor throws(SavedTreeError) in try cursor.decoded(type) }
  }

  // MARK: Objects

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { cursor(key) != nil }

  override func decodeObject(forKey key: String) -> Any? {
    read(key) { cursor throws(SavedTreeError) in try object(cursor) } ?? nil
  }

  private func object(_ cursor: JSONCursor) throws(SavedTreeError) -> Any? {
    switch cursor.value.content {
    case .string(let text): return text
    case .number: return NSNumber(value: Double(try cursor.length()))
    case .array:
      var objects: [Any] = []
      for part in try cursor.parts() {
        if let object = try object(part) { objects.append(object) }
      }
      return objects
    case .object(let members):
      return members["view"] == nil
        ? try effect(cursor) : try view(try cursor.needed("view"))
    case .null: return nil
    case .bool: throw cursor.unexpected("an object")
    }
  }

  private func effect(_ cursor: JSONCursor) throws(SavedTreeError) -> VisualEffect? {
    let name = try cursor.needed("class")
    let coder = SavedTreeDecoder(cursor)
    let effect: VisualEffect?
    switch try name.text() {
    case "BlurEffect": effect = BlurEffect(coder: coder)
    case "VibrancyEffect": effect = VibrancyEffect(coder: coder)
    case "VisualEffect": effect = VisualEffect(coder: coder)
    case let other: throw name.unexpected("an effect of ViewKit's", found: "'\(other)'")
    }
    if let problem = coder.problem { throw problem }
    return effect
  }

  // MARK: Simple values

  override func decodeBool(forKey key: String) -> Bool {
    read(key) { cursor throws(SavedTreeError) in try cursor.flag() } ?? false
  }

  override func decodeInteger(forKey key: String) -> Int {
    read(key) { cursor throws(SavedTreeError) in try cursor.whole() } ?? 0
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(truncatingIfNeeded: decodeInteger(forKey: key))
  }

  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

  override func decodeDouble(forKey key: String) -> Double {
    read(key) { cursor throws(SavedTreeError) in try cursor.number() } ?? 0
  }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}
