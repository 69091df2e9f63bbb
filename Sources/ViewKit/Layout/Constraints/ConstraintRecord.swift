import Foundation

/// A constraint as the view that holds it writes it into an archive.
///
/// Items are written as the way down from the holder, so that no object of the archive refers to
/// one above it.
struct ConstraintRecord {
  let plist: NSDictionary

  init(plist: NSDictionary) {
    self.plist = plist
  }

  /// Describes a constraint, or returns nil when one of its items has been freed.
  init?(of constraint: LayoutConstraint, heldBy view: View) {
    guard !constraint.isInert, let first = constraint.firstTerm else { return nil }
    let plist = NSMutableDictionary()
    Self.write(first, "first", to: plist, holder: view)
    if let second = constraint.secondTerm {
      Self.write(second, "second", to: plist, holder: view)
    }
    plist["relation"] = NSNumber(value: constraint.relation.rawValue)
    plist["multiplier"] = NSNumber(value: Double(constraint.multiplier))
    plist["constant"] = NSNumber(value: Double(constraint.constant))
    plist["priority"] = NSNumber(value: constraint.storedPriority)
    if let identifier = constraint.identifier {
      plist["identifier"] = identifier as NSString
    }
    self.plist = plist
  }

  /// Makes the constraint again, or returns nil when the record does not describe a legal one.
  func constraint(heldBy view: View) -> LayoutConstraint? {
    guard let first = term("first", holder: view),
      let relation = integer("relation").flatMap(LayoutConstraint.Relation.init(rawValue:)),
      let multiplier = number("multiplier"), let constant = number("constant"),
      let priority = number("priority").map({ LayoutPriority(Float($0)) }),
      LayoutConstraint.mistake(priority: priority) == nil
    else { return nil }
    let second = term("second", holder: view)
    let isComplete = (plist["second"] == nil) == (second == nil)
    guard isComplete,
      LayoutConstraint.mistake(first, second, multiplier: multiplier, constant: constant) == nil
    else { return nil }
    let constraint = LayoutConstraint(
      first,
      relation,
      second,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.identifier = plist["identifier"] as? String
    constraint.shouldBeArchived = true
    return constraint
  }

  // MARK: Terms

  private static func write(
    _ term: LayoutTerm,
    _ key: String,
    to plist: NSMutableDictionary,
    holder: View
  ) {
    plist[key] = way(to: term.item, from: holder)
    plist[key + "Attribute"] = NSNumber(value: term.attribute.rawValue)
    guard let origin = term.origin else { return }
    plist[key + "Origin"] = way(to: origin.item, from: holder)
    plist[key + "OriginAttribute"] = NSNumber(value: origin.attribute.rawValue)
  }

  private func term(_ key: String, holder: View) -> LayoutTerm? {
    guard let (item, attribute) = end(key, holder: holder) else { return nil }
    guard plist[key + "Origin"] != nil else { return LayoutTerm(item: item, attribute: attribute) }
    return end(key + "Origin", holder: holder).map {
      LayoutTerm(
        item: item,
        attribute: attribute,
        origin: LayoutTerm.Origin(item: $0.item, attribute: $0.attribute)
      )
    }
  }

  private func end(
    _ key: String,
    holder: View
  ) -> (item: LayoutItem, attribute: LayoutConstraint.Attribute)? {
    guard let way = plist[key] as? String,
      let number = integer(key + "Attribute"),
      let attribute = LayoutConstraint.Attribute(rawValue: number),
      let item = Self.item(at: way, from: holder)
    else { return nil }
    return (item, attribute)
  }

  // MARK: Ways

  /// The places of subviews on the way from the holder, and which of the view's guides is meant.
  ///
  /// For example `0.2` for a view two levels down, `0.2/g1` for its second guide of its own, `/a0`
  /// for the first guide that the holder arranges its views with, and `/s2` for its safe area.
  static func way(to item: LayoutItem, from holder: View) -> NSString {
    guard let view = item.view else { return "" }
    let way = view.way(below: holder).map(String.init).joined(separator: ".")
    guard let guide = item.guide else { return way as NSString }
    guard guide.kind == .constraints else { return "\(way)/s\(guide.kind.rawValue)" as NSString }
    let isArranging = guide.isMadeBySystem
    let index = guides(of: view, arranging: isArranging).firstIndex { $0 === guide } ?? 0
    return "\(way)/\(isArranging ? "a" : "g")\(index)" as NSString
  }

  static func item(at way: String, from holder: View) -> LayoutItem? {
    let parts = way.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    var view = holder
    for place in parts[0].split(separator: ".") {
      guard let index = Int(place), view.storedSubviews.indices.contains(index) else { return nil }
      view = view.storedSubviews[index]
    }
    guard parts.count == 2 else { return view.ensureLayoutItem() }
    guard let number = Int(parts[1].dropFirst()) else { return nil }
    if parts[1].hasPrefix("g") || parts[1].hasPrefix("a") {
      let guides = guides(of: view, arranging: parts[1].hasPrefix("a"))
      return guides.indices.contains(number) ? guides[number].layoutItem : nil
    }
    guard let kind = LayoutGuide.Kind(rawValue: number), kind != .constraints else { return nil }
    return view.systemGuide(kind).layoutItem
  }

  /// The guides that constraints place: those of the app, or those of a stack's arrangement.
  private static func guides(of view: View, arranging isArranging: Bool) -> [LayoutGuide] {
    view.layoutGuides.filter { $0.kind == .constraints && $0.isMadeBySystem == isArranging }
  }

  // MARK: Numbers

  private func number(_ key: String) -> CGFloat? {
    (plist[key] as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private func integer(_ key: String) -> Int? {
    (plist[key] as? NSNumber)?.intValue
  }
}
