/// The side of a view or a guide that constraints speak of.
///
/// Made with the first anchor, constraint or guide, and kept by its owner. Anchors and constraints
/// keep the item, never the owner: when the owner is freed, the item stays behind empty, and the
/// constraints that mention it do nothing any more.
final class LayoutItem {
  /// The view in whose coordinates the item lies: the owner itself, or a guide's owning view.
  var view: View? { viewReference?.takeUnretainedValue() }

  /// The same view, for those who do not count references; the view takes itself out.
  @exclusivity(unchecked) private(set) var viewReference: Unmanaged<View>?

  /// The owner when it is a guide.
  @exclusivity(unchecked) unowned(unsafe) private(set) var guide: LayoutGuide?

  let isGuide: Bool

  /// The active constraints that mention the item, each once.
  @exclusivity(unchecked) private(set) var mentions = ConstraintList()

  /// The constraints that the view holds.
  @exclusivity(unchecked) private(set) var held = ConstraintList()

  /// What ties the item to the engine of its tree.
  @exclusivity(unchecked) var link = EngineLink()

  /// The engine of the tree that the view is the root of, or one that the tree is lent to.
  var hostedEngine: LayoutEngine?

  /// The number of trials in progress in the tree whose root is the view.
  var trials: Int32 = 0

  /// Whether the view has been told that it takes part in Auto Layout.
  private var isEngaged = false

  /// The guides that the view owns.
  var guides: [LayoutGuide] = []

  /// How much the view's content resists being stretched.
  var hugging: AxisPriorities

  /// How much the view's content resists being cut off.
  var compressionResistance: AxisPriorities

  init(view: View) {
    viewReference = .passUnretained(view)
    isGuide = false
    hugging = type(of: view).initialHuggingPriorities
    compressionResistance = AxisPriorities(.defaultHigh)
  }

  init(guide: LayoutGuide) {
    self.guide = guide
    isGuide = true
    hugging = AxisPriorities(.defaultLow)
    compressionResistance = AxisPriorities(.defaultHigh)
  }

  /// The view or the guide, or nil when it has been freed.
  var owner: AnyObject? { isGuide ? guide : view }

  // MARK: Owners

  /// Notes the view that owns the guide from now on.
  func move(to view: View?) {
    leaveEngine()
    viewReference = view.map { .passUnretained($0) }
    isEngaged = false
  }

  /// Notes that the view takes part in Auto Layout, and with it all views above it.
  @inline(__always)
  func engage() {
    guard !isEngaged else { return }
    isEngaged = true
    view?.markUsesAutoLayout()
  }

  /// Lets go of everything, because the view is being freed.
  func viewIsGone() {
    dissolveEngine()
    leaveEngine()
    while let constraint = held.popLast() {
      constraint.forgetHolder()
    }
    dropMentions()
    for guide in guides {
      guide.layoutItem.dropMentions()
      guide.layoutItem.move(to: nil)
    }
    guides = []
    viewReference = nil
  }

  /// Lets go of the engine of a tree that is being freed, or becomes a part of another.
  func dissolveEngine() {
    takeBackEngine()?.dissolve()
    hostedEngine = nil
  }

  /// Lets go of everything, because the guide is being freed.
  func guideIsGone() {
    dropMentions()
    leaveEngine()
    guide = nil
    viewReference = nil
  }

  /// Deactivates every constraint that mentions the item.
  func dropMentions() {
    guard !mentions.isEmpty else { return }
    for constraint in mentions.array {
      constraint.deactivate()
    }
  }

  // MARK: Lists

  @inline(__always)
  func hold(_ constraint: LayoutConstraint) {
    constraint.heldSlot = held.append(constraint)
  }

  @inline(__always)
  func letGo(of constraint: LayoutConstraint) {
    guard held.remove(at: constraint.heldSlot) else { return }
    held.closeUp()
    for slot in 0..<held.slotCount {
      held[slot]?.heldSlot = slot
    }
  }

  /// Notes that a constraint mentions the item.
  ///
  /// - Returns: The slot that the constraint has to remember.
  @inline(__always)
  func addMention(by constraint: LayoutConstraint) -> Int32 {
    mentions.append(constraint)
  }

  @inline(__always)
  func removeMention(at slot: Int32) {
    guard mentions.remove(at: slot) else { return }
    closeUpMentions()
  }

  private func closeUpMentions() {
    mentions.closeUp()
    for slot in 0..<mentions.slotCount {
      mentions[slot]?.setSlot(slot, in: self)
    }
  }
}

/// What stands on one side of a constraint: an attribute of an item, or a distance between two.
struct LayoutTerm {
  let item: LayoutItem
  let attribute: LayoutConstraint.Attribute
  /// Where a distance begins, or nil for a plain attribute.
  var origin: Origin?

  struct Origin {
    let item: LayoutItem
    let attribute: LayoutConstraint.Attribute
  }

  var kind: LayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .size }
}

extension LayoutTerm: Hashable {
  static func == (a: LayoutTerm, b: LayoutTerm) -> Bool {
    a.item === b.item && a.attribute == b.attribute && a.origin == b.origin
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(attribute)
    hasher.combine(origin)
  }
}

extension LayoutTerm.Origin: Hashable {
  static func == (a: LayoutTerm.Origin, b: LayoutTerm.Origin) -> Bool {
    a.item === b.item && a.attribute == b.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(attribute)
  }
}
