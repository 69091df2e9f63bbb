/// A variation of an element in an interface file for certain size classes or idioms.
///
/// A variation replaces attributes and values of its parent element, and determines which of the
/// element's constraints and subviews are not installed.
public struct NibVariation: Sendable {
  /// The variation's element.
  public let element: NibElement

  init(_ element: NibElement) {
    self.element = element
  }

  /// The conditions, such as `widthClass` and `compact`; empty for the default variation.
  public var conditions: [(trait: String, value: String)] {
    guard let key = element.key, key != "default" else { return [] }
    return key.split(separator: "-", omittingEmptySubsequences: false).map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
    }
  }

  /// Returns a Boolean value that indicates whether the variation applies to the given traits.
  public func holds(in traits: NibTraits) -> Bool {
    conditions.allSatisfy { trait, value in
      switch trait {
      case "widthClass": traits.horizontalSizeClass == value
      case "heightClass": traits.verticalSizeClass == value
      case "userInterfaceIdiom": traits.idiom == value
      default: false
      }
    }
  }
}

/// The traits that select among the variations of an interface file, with the file's own values.
public struct NibTraits: Sendable, Hashable {
  /// The horizontal size class: `compact`, `regular` or `nil`.
  public var horizontalSizeClass: String?

  /// The vertical size class: `compact`, `regular` or `nil`.
  public var verticalSizeClass: String?

  /// The kind of device: `phone`, `pad`, `mac` or `nil`.
  public var idiom: String?

  /// Creates traits; without arguments only default variations apply.
  public init(
    horizontalSizeClass: String? = nil,
    verticalSizeClass: String? = nil,
    idiom: String? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
  }
}

extension NibDocument {
  /// Returns the document with the variations for the given traits applied.
  ///
  /// The default variation is applied first, then the others from the more general to the more
  /// specific; if two set the same value, the later one wins. Subviews and constraints that are not
  /// installed stay in the document, and their ``NibElement/isInstalled`` is `false`.
  public func resolved(for traits: NibTraits) -> NibDocument {
    NibDocument(self, root: root.resolved(for: traits))
  }
}

extension NibElement {
  /// Returns the element with its variations applied and then removed.
  func resolved(for traits: NibTraits) -> NibElement {
    let varying = children.filter { $0.name == "variation" }
    guard !varying.isEmpty else { return withChildren { $0.resolved(for: traits) } }
    let holding = varying.map(NibVariation.init).filter { $0.holds(in: traits) }
    let ordered = (0...3).flatMap { count in holding.filter { $0.conditions.count == count } }
    var result = self
    result.children.removeAll { $0.name == "variation" }
    for variation in ordered {
      result.apply(variation)
    }
    return result.withChildren { $0.resolved(for: traits) }
  }

  /// The identifiers of the elements that are not installed, and of their descendants.
  var uninstalledIDs: Set<String> {
    var ids: Set<String> = []
    collectUninstalled(isInstalled: true, into: &ids)
    return ids
  }

  private func collectUninstalled(isInstalled isAround: Bool, into ids: inout Set<String>) {
    let isInstalled = isAround && self.isInstalled
    if !isInstalled, let id { ids.insert(id) }
    for child in children {
      child.collectUninstalled(isInstalled: isInstalled, into: &ids)
    }
  }

  private mutating func apply(_ variation: NibVariation) {
    for (name, value) in variation.element.attributes where name != "key" {
      attributes[name] = value
    }
    for child in variation.element.children {
      switch (child.name, child.key) {
      case ("mask", let key?): install(child, in: key)
      case (_, let key?):
        children.removeAll { $0.key == key }
        children.append(child)
      default: break
      }
    }
  }

  /// Marks elements of a list as installed or not installed.
  private mutating func install(_ mask: NibElement, in list: String) {
    guard let index = children.firstIndex(where: { $0.name == list }) else { return }
    for entry in mask.children {
      guard let id = entry["reference"], ["exclude", "include"].contains(entry.name),
        let place = children[index].children.firstIndex(where: { $0.id == id })
      else { continue }
      children[index].children[place].isInstalled = entry.name == "include"
    }
  }

  private func withChildren(_ change: (NibElement) -> NibElement) -> NibElement {
    guard children.contains(where: { !$0.children.isEmpty }) else { return self }
    var result = self
    result.children = children.map(change)
    return result
  }
}
