public import Foundation

/// A relation between two parts of views or guides, or between a size and a number.
///
/// It reads `first attribute = multiplier x second attribute + constant`, or with `<=` or `>=`. A
/// new constraint does nothing until it is active; then the nearest view above its items holds it.
///
/// ```swift
/// let gap = LayoutConstraint(
///   item: field, attribute: .leading, relatedBy: .equal,
///   toItem: label, attribute: .trailing, multiplier: 1, constant: 8)
/// gap.isActive = true
/// gap.constant = 12
/// ```
///
/// A constraint does not keep its items alive: when one is freed, the constraint does nothing any
/// more. Constraints are archived as plain ones: a subclass is not restored.
open class LayoutConstraint: NSObject {
  // The order keeps the object at 88 bytes; what few constraints have is in `extras`. What is
  // written once, or by one line at a time, needs no check for overlapping accesses.
  @exclusivity(unchecked) final private(set) var firstLayoutItem: LayoutItem?
  @exclusivity(unchecked) final private(set) var secondLayoutItem: LayoutItem?
  @exclusivity(unchecked) unowned(unsafe) final var holder: LayoutItem?
  @exclusivity(unchecked) final var extras: LayoutConstraintExtras?
  @exclusivity(unchecked) final var storedConstant: CGFloat = 0
  @exclusivity(unchecked) private final var storedMultiplier: CGFloat = 1
  @exclusivity(unchecked) final var storedPriority: Float = 1000
  @exclusivity(unchecked) private final var storedFirstAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) private final var storedSecondAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) private final var storedRelation = Relation.equal

  /// Tells whether a view that holds the constraint writes it into an archive; false at first.
  open var shouldBeArchived = false

  /// The row of the engine that stands for the constraint.
  @exclusivity(unchecked) final var engineRow: Int32 = -1
  @exclusivity(unchecked) final var heldSlot: Int32 = 0
  @exclusivity(unchecked) final var firstSlot: Int32 = 0
  @exclusivity(unchecked) final var secondSlot: Int32 = 0

  /// Creates a constraint without items, for subclasses; it cannot become active.
  public override init() {
    super.init()
  }

  /// Creates a constraint, inactive and required.
  ///
  /// Without a second item the first attribute has to be a size; the second attribute and the
  /// multiplier then mean nothing, and the multiplier reads 1.
  ///
  /// - Parameters:
  ///   - view1: The first item: a view, a layout guide or the guide of a controller.
  ///   - attr1: The part of the first item.
  ///   - relation: How the two sides compare.
  ///   - view2: The second item, or nil.
  ///   - attr2: The part of the second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: What is added to the second side.
  /// - Precondition: The two attributes measure the same kind of thing, and numbers are finite.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    guard let first = Self.term(of: view1, attr1) else {
      Self.mistake(item: view1, ordinal: "first").raise()
    }
    var second: LayoutTerm?
    if let view2, attr2 != .notAnAttribute {
      guard let term = Self.term(of: view2, attr2) else {
        Self.mistake(item: view2, ordinal: "second").raise()
      }
      second = term
    }
    setTerms(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Creates a constraint between what anchors stand for.
  convenience init(
    _ first: LayoutTerm,
    _ relation: Relation,
    _ second: LayoutTerm?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    setTerms(first, relation, second, multiplier: multiplier, constant: constant)
  }

  private final func setTerms(
    _ first: LayoutTerm,
    _ relation: Relation,
    _ second: LayoutTerm?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    if !Self.isPlain(first, second, multiplier: multiplier, constant: constant) {
      let mistake = Self.mistake(first, second, multiplier: multiplier, constant: constant)
      if let mistake { mistake.raise() }
    }
    firstLayoutItem = first.item
    storedFirstAttribute = first.attribute
    storedRelation = relation
    storedConstant = constant
    if let second {
      secondLayoutItem = second.item
      storedSecondAttribute = second.attribute
      storedMultiplier = multiplier
    }
    if first.origin != nil || second?.origin != nil {
      let extras = LayoutConstraintExtras()
      extras.firstOrigin = first.origin
      extras.secondOrigin = second?.origin
      self.extras = extras
    }
  }

  /// Sets the sides of a constraint that stands for what the system does, which nothing limits.
  final func setSystemTerms(
    _ first: LayoutTerm,
    _ second: LayoutTerm?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    firstLayoutItem = first.item
    storedFirstAttribute = first.attribute
    storedConstant = constant
    guard let second else { return }
    secondLayoutItem = second.item
    storedSecondAttribute = second.attribute
    storedMultiplier = multiplier
  }

  // MARK: What can change

  /// What is added to the second side, in points.
  ///
  /// For places that follow the reading direction it counts in that direction. Frames follow at
  /// the next layout.
  ///
  /// - Precondition: The value is finite.
  open var constant: CGFloat {
    get { storedConstant }
    set { setConstant(newValue) }
  }

  /// How much the constraint counts against others; required at first.
  ///
  /// It may be changed while the constraint is active, from and to required as well.
  ///
  /// - Precondition: The value is above 0 and at most 1000.
  open var priority: LayoutPriority {
    get { LayoutPriority(storedPriority) }
    set { setPriority(newValue) }
  }

  /// Tells whether the constraint takes part in layout: whether a view holds it.
  ///
  /// Setting it to true adds the constraint to the nearest view that both items lie in, or to the
  /// only item itself; false takes it from the view that holds it. Setting it to what it is changes
  /// nothing, and neither does activating a constraint of which an item has been freed.
  ///
  /// - Precondition: The items lie in one tree when the constraint becomes active.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        activate()
      } else {
        deactivate()
      }
    }
  }

  /// A name for printing; names that begin with NS or UI are kept for the system.
  open var identifier: String? {
    get { extras?.identifier }
    set { if newValue != extras?.identifier { ensureExtras().identifier = newValue } }
  }

  // MARK: What cannot change

  /// The part of the first item.
  public final var firstAttribute: Attribute { storedFirstAttribute }

  /// The part of the second item, or `notAnAttribute` where there is none.
  public final var secondAttribute: Attribute { storedSecondAttribute }

  /// How the two sides compare.
  public final var relation: Relation { storedRelation }

  /// The factor of the second attribute; 1 where there is no second item.
  public final var multiplier: CGFloat { storedMultiplier }

  /// The view or guide on the first side, or nil when it has been freed.
  ///
  /// For a distance made by `anchorWithOffset(to:)` it is the one in which the distance ends.
  public final var firstItem: AnyObject? { firstLayoutItem?.owner }

  /// The view or guide on the second side, or nil when there is none or it has been freed.
  public final var secondItem: AnyObject? { secondLayoutItem?.owner }

  /// The anchor of the first side.
  public final var firstAnchor: LayoutAnchor<AnyObject> {
    LayoutAnchor(item: firstLayoutItem, attribute: firstAttribute)
  }

  /// The anchor of the second side, or nil when there is none.
  public final var secondAnchor: LayoutAnchor<AnyObject>? {
    secondLayoutItem.map { LayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  // MARK: Several at once

  /// Makes constraints active, in their order.
  ///
  /// - Precondition: The items of each lie in one tree.
  open class func activate(_ constraints: [LayoutConstraint]) {
    activateAll(constraints)
  }

  /// Makes constraints inactive, in their order.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      constraint.deactivate()
    }
  }

  // MARK: Visual format

  /// Makes the constraints that a visual format describes, inactive.
  ///
  /// ``VisualFormat`` describes the language and the order of the constraints. It throws what is
  /// wrong with a format that is not known to be right; here that is a programmer error.
  ///
  /// - Parameters:
  ///   - format: The text, for example `H:|-[label]-8-[field(>=60)]-|`.
  ///   - opts: How the views are aligned, and in which direction they follow.
  ///   - metrics: What names in predicates stand for: numbers of any type, or priorities.
  ///   - views: What names in brackets stand for: views or layout guides.
  /// - Returns: The constraints, in reading order.
  /// - Precondition: The format is right, its names are known, and bars stand for superviews.
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormat(format).constraints(options: opts, metrics: metrics, views: views)
    } catch {
      stop(.invalidArgument, error.description)
    }
  }

  // MARK: Printing

  /// The constraint in the form in which UIKit prints it, without addresses.
  open override var description: String { extras?.recordedDescription ?? lineDescription }

  /// The same as ``description``.
  open override var debugDescription: String { description }
}

/// What few constraints have, kept apart so that the others stay small.
final class LayoutConstraintExtras {
  var identifier: String?
  /// Where a distance on the first side begins.
  var firstOrigin: LayoutTerm.Origin?
  /// Where a distance on the second side begins.
  var secondOrigin: LayoutTerm.Origin?
  /// The name of the class that a saved constraint had.
  var recordedTypeName: String?
  /// The line of a saved constraint that stood for something else.
  var recordedDescription: String?
  /// The tree has been told that layout leaves the constraint out.
  var isReported = false
  var firstOriginSlot: Int32 = 0
  var secondOriginSlot: Int32 = 0
}

extension LayoutConstraint {
  final func ensureExtras() -> LayoutConstraintExtras {
    if let extras { return extras }
    let made = LayoutConstraintExtras()
    extras = made
    return made
  }

  private final func setConstant(_ constant: CGFloat) {
    guard constant != storedConstant else { return }
    if let mistake = Self.mistake(constant: constant, firstTerm, secondTerm) { mistake.raise() }
    storedConstant = constant
    if holder != nil {
      Self.report(.constant, of: CollectionOfOne(self))
    }
  }

  private final func setPriority(_ priority: LayoutPriority) {
    guard priority.rawValue != storedPriority else { return }
    if let mistake = Self.mistake(priority: priority) { mistake.raise() }
    storedPriority = priority.rawValue
    if holder != nil {
      Self.report(.priority, of: CollectionOfOne(self))
    }
  }

  /// The first side, or nil for a constraint without items.
  final var firstTerm: LayoutTerm? {
    firstLayoutItem.map {
      LayoutTerm(item: $0, attribute: firstAttribute, origin: extras?.firstOrigin)
    }
  }

  /// The second side without factor and constant, or nil where there is none.
  final var secondTerm: LayoutTerm? {
    secondLayoutItem.map {
      LayoutTerm(item: $0, attribute: secondAttribute, origin: extras?.secondOrigin)
    }
  }

  // MARK: Items

  /// The first item, for those who do not count references: the constraint keeps it.
  final var firstReference: Unmanaged<LayoutItem>? {
    @inline(__always) get { firstLayoutItem.map { .passUnretained($0) } }
  }

  /// The second item, for those who do not count references.
  final var secondReference: Unmanaged<LayoutItem>? {
    @inline(__always) get { secondLayoutItem.map { .passUnretained($0) } }
  }

  /// Visits the items of the constraint, each once.
  final func forEachItem(_ visit: (LayoutItem) -> Void) {
    let (first, second) = (firstLayoutItem, secondLayoutItem)
    if let first { visit(first) }
    if let second, second !== first { visit(second) }
    if extras != nil { forEachOriginItem(visit) }
  }

  /// Visits the items in which distances begin, as far as they stand on neither side themselves.
  final func forEachOriginItem(_ visit: (LayoutItem) -> Void) {
    let (first, second) = (firstLayoutItem, secondLayoutItem)
    let (third, fourth) = (extras?.firstOrigin?.item, extras?.secondOrigin?.item)
    if let third, third !== first, third !== second { visit(third) }
    if let fourth, fourth !== first, fourth !== second, fourth !== third { visit(fourth) }
  }

  /// The slot that the constraint has in the list of one of its items.
  final func slot(in item: LayoutItem) -> Int32 {
    if item === firstLayoutItem { return firstSlot }
    if item === secondLayoutItem { return secondSlot }
    let extras = ensureExtras()
    return item === extras.firstOrigin?.item ? extras.firstOriginSlot : extras.secondOriginSlot
  }

  final func setSlot(_ slot: Int32, in item: LayoutItem) {
    if item === firstLayoutItem {
      firstSlot = slot
    } else if item === secondLayoutItem {
      secondSlot = slot
    } else if item === extras?.firstOrigin?.item {
      extras?.firstOriginSlot = slot
    } else {
      extras?.secondOriginSlot = slot
    }
  }
}
