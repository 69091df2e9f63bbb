import Foundation

/// What an audit knows of a tree: its shown views, and the elements that people reach.
///
/// Made once for all rules, in time proportional to the tree.
final class AuditScreen {
  let root: View
  let audit: AccessibilityAudit

  /// The views that are shown, each before what is below it: the order of painting.
  let views: [AuditView]
  /// The places in ``views``.
  let viewIndex: [ObjectIdentifier: Int]

  /// The elements that people reach, in the order of the tree.
  let elements: [AuditElement]
  /// The places in ``elements``.
  let elementIndex: [ObjectIdentifier: Int]
  /// The elements and the groups in which they are read.
  let selection: AccessibilitySelection

  /// Elements that are passed over because they have no size at all.
  private(set) lazy var sizeless = views.filter {
    $0.view.isAccessibilityElement && $0.view.bounds.size == .zero && $0.element == nil
      && !$0.isSilenced
  }.map { AuditElement($0.view) }

  /// The texts that are shown.
  private(set) lazy var texts = views.compactMap { known in
    AuditText(known.view).map { (known: known, text: $0) }
  }
  /// The elements that a person acts on.
  private(set) lazy var actionable = elements.filter(\.isActionable)
  /// What paints a ground, by place.
  private(set) lazy var grounds = AuditGrounds(self)

  /// The places of elements that are no views, and stand for what is shown there.
  private lazy var standIns = {
    var places = SpatialIndex()
    for element in elements where element.view == nil && !element.frame.isEmpty {
      places.insert(element.frame)
    }
    return places
  }()

  init(_ root: View, audit: AccessibilityAudit) {
    self.root = root
    self.audit = audit
    var shown = AuditViews()
    shown.collect(root)
    views = shown.views
    viewIndex = shown.index
    selection = AccessibilitySelection(in: root, countsAsShown: true)
    var elements: [AuditElement] = []
    var index: [ObjectIdentifier: Int] = [:]
    for (object, place) in selection.elementsWithPlaces
    where index[ObjectIdentifier(object)] == nil {
      index[ObjectIdentifier(object)] = elements.count
      elements.append(AuditElement(object, place: place))
    }
    self.elements = elements
    elementIndex = index
  }

  /// Returns what is known of a view, or nil where it is not shown.
  func view(_ view: View?) -> AuditView? {
    view.flatMap { viewIndex[ObjectIdentifier($0)] }.map { views[$0] }
  }

  /// Tells whether people reach an object as an element.
  func reaches(_ object: AnyObject) -> Bool {
    elementIndex[ObjectIdentifier(object)] != nil
  }

  /// Tells whether an element that is no view lies over the middle of a view.
  func isStoodFor(_ known: AuditView) -> Bool {
    let middle = known.visibleFrame.middle
    var isStoodFor = false
    standIns.forEachCrossing(CGRect(x: middle.x - 0.5, y: middle.y - 0.5, width: 1, height: 1)) {
      _ in
      isStoodFor = true
      return false
    }
    return isStoodFor
  }

  /// The frame of the window in its own coordinates; of the root, where there is no window.
  var windowBounds: CGRect { (root.window ?? root.rootView).bounds }

  /// Tells whether the screen is a phone's.
  var isPhone: Bool { root.traitCollection.userInterfaceIdiom == .phone }
}

/// An element that people reach, with its attributes, each read once.
struct AuditElement {
  let object: Responder
  let label: String?
  let traits: AccessibilityTraits
  /// The frame in the window's coordinates; zero for one that is not finite.
  let frame: CGRect
  /// The number in the list that names it, nil where there is no list.
  let place: Int?

  init(_ object: Responder, place: Int? = nil) {
    self.object = object
    self.place = place
    label = object.accessibilityLabel
    traits = object.accessibilityTraits
    frame = object.accessibilityFrame.orZero
  }

  var view: View? { object as? View }

  /// The label without blanks at its ends; empty without one.
  var trimmedLabel: String {
    (label ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Tells whether it shows text, which is its label.
  var showsText: Bool {
    !traits.isDisjoint(with: [.staticText, .link, .searchField, .keyboardKey]) || object is Label
      || isTextInput
  }

  var isTextInput: Bool { object is TextField || object is TextView }

  /// Tells whether a person acts on it.
  var isActionable: Bool {
    !traits.isDisjoint(with: Self.actionTraits)
  }

  var isImage: Bool { object is ImageView || traits.contains(.image) }

  private static let actionTraits: AccessibilityTraits = [
    .button, .link, .searchField, .playsSound, .keyboardKey, .adjustable, .toggleButton, .textEntry,
  ]
}

extension AccessibilitySelection {
  /// The elements in the order of the tree, each with its number in the list that names it.
  fileprivate var elementsWithPlaces: [(object: Responder, place: Int?)] {
    var places: [Int?] = nodes.map { _ in nil }
    for node in nodes {
      guard case .group(isOrdered: true, _) = node.kind else { continue }
      for (place, member) in node.members.enumerated() {
        places[member] = place
      }
    }
    return nodes.indices.filter { nodes[$0].isElement }.map { (nodes[$0].object, places[$0]) }
  }
}
