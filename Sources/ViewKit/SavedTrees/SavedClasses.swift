/// The classes of views that a saved tree names, with what was looked up of each.
struct SavedClasses {
  private let all = BuiltInViewClass.all
  private let named: [String: BuiltInViewClass]
  private var nearest: [ObjectIdentifier: BuiltInViewClass] = [:]
  private var defaults: [String: [String: JSONValue]] = [:]

  init() {
    named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the class of a name, or nil where there is none.
  subscript(name: String) -> BuiltInViewClass? { named[name] }

  /// Returns the class of a view, or the one nearest above it.
  mutating func nearest(to view: View) -> BuiltInViewClass {
    let type = ObjectIdentifier(Swift.type(of: view))
    if let known = nearest[type] { return known }
    let found = all.first { $0.includes(view) } ?? .view
    nearest[type] = found
    return found
  }

  /// Returns what a view of a class writes that nothing has been said of.
  mutating func defaults(of saved: BuiltInViewClass) -> [String: JSONValue] {
    if let known = defaults[saved.name] { return known }
    let coder = SavedTreeEncoder()
    let view = saved.type.init(coder: SavedTreeDecoder())
    // So that what is written only of views with some setting is written of this one too.
    _ = view?.ensureExtras()
    _ = view?.ensureLayoutItem()
    view?.encode(with: coder)
    defaults[saved.name] = coder.values
    return coder.values
  }
}
