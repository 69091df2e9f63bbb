import Foundation

/// The information that an audit has about a tree: its visible views and its reachable elements.
///
/// It is collected once for all rules, in time proportional to the tree.
final class AuditScreen {
  let root: View
  let audit: AccessibilityAudit

  /// The visible views, each before its descendants, which is the order of painting.
  let views: [AuditView]
  /// The indices of the views in ``views``.
  let viewIndex: [ObjectIdentifier: Int]

  /// The reachable elements, in the order of the tree.
  let elements: [AuditElement]
  /// The indices of the elements in ``elements``.
  let elementIndex: [ObjectIdentifier: Int]
  /// The elements, with the groups in which they are read.
  let selection: AccessibilitySelection

  /// The elements that are skipped because their size is zero.
  private(set) lazy var sizeless = views.filter {
    $0.view.isAccessibilityElement && $0.view.bounds.size == .zero && $0.element == nil
      && !$0.isSilenced
  }.map { AuditElement($0.view) }

  /// The visible texts.
  private(set) lazy var texts = views.compactMap { known in
    AuditText(known.view).map { (known: known, text: $0) }
  }
  /// The elements that a user can act on.
  private(set) lazy var actionable = elements.filter(\.isActionable)
  /// The painters of backgrounds, indexed by position.
  private(set) lazy var grounds = AuditGrounds(self)

  /// The frames of elements that are not views and represent the content shown there.
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

  /// Returns the information about a view, or nil if it is not visible.
  func view(_ view: View?) -> AuditView? {
    view.flatMap { viewIndex[ObjectIdentifier($0)] }.map { views[$0] }
  }

  /// Returns whether an object is a reachable element.
  func reaches(_ object: AnyObject) -> Bool {
    elementIndex[ObjectIdentifier(object)] != nil
  }

  /// Returns whether an element that is not a view covers the centre of a view.
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

  /// The bounds of the window, or of the root view if there is no window.
  var windowBounds: CGRect { (root.window ?? root.rootView).bounds }

  /// Whether the device is a phone.
  var isPhone: Bool { root.traitCollection.userInterfaceIdiom == .phone }
}

/// A reachable element with its attributes, each of which is read once.
struct AuditElement {
  let object: Responder
  let label: String?
  let traits: AccessibilityTraits
  /// The frame in the coordinates of the window; zero if it is not finite.
  let frame: CGRect
  /// The index in the list that names the element; nil if there is no list.
  let place: Int?

  init(_ object: Responder, place: Int? = nil) {
    self.object = object
    self.place = place
    label = object.accessibilityLabel
    traits = object.accessibilityTraits
    frame = object.accessibilityFrame.orZero
  }

  var view: View? { object as? View }

  /// The label without leading and trailing whitespace; empty if there is no label.
  var trimmedLabel: String {
    (label ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether the element shows text, which is its label.
  var showsText: Bool {
    !traits.isDisjoint(with: [.staticText, .link, .searchField, .keyboardKey]) || object is Label
      || isTextInput
  }

  var isTextInput: Bool { object is TextField || object is TextView }

  /// Whether a user can act on the element.
  var isActionable: Bool {
    !traits.isDisjoint(with: Self.actionTraits)
  }

  var isImage: Bool { object is ImageView || traits.contains(.image) }

  private static let actionTraits: AccessibilityTraits = [
    .button, .link, .searchField, .playsSound, .keyboardKey, .adjustable, .toggleButton, .textEntry,
  ]
}

extension AccessibilitySelection {
  /// The elements in the order of the tree, each with its index in the list that names it.
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
