import Foundation

/// The yes-or-no state of a view, packed into one word.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let isHidden = ViewFlags(rawValue: 1 << 0)
  static let isOpaque = ViewFlags(rawValue: 1 << 1)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 2)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 3)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 4)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 5)
  static let translatesMask = ViewFlags(rawValue: 1 << 6)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 7)
  static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 8)

  /// `layoutSubviews()` is due.
  static let needsLayout = ViewFlags(rawValue: 1 << 9)
  /// `layoutSubviews()` is due somewhere below.
  static let descendantNeedsLayout = ViewFlags(rawValue: 1 << 10)
  /// `layoutSubviews()` is running.
  static let isLayingOut = ViewFlags(rawValue: 1 << 11)
  /// The masks of the subviews are being applied.
  static let isAutoresizing = ViewFlags(rawValue: 1 << 12)

  /// `updateConstraints()` is due, once the tree takes part in Auto Layout.
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 13)
  /// `updateConstraints()` was asked for, and is due in any tree.
  static let requestedUpdateConstraints = ViewFlags(rawValue: 1 << 14)
  /// `updateConstraints()` is due somewhere below, once the tree takes part in Auto Layout.
  static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 15)
  /// `updateConstraints()` was asked for somewhere below.
  static let descendantRequestedUpdateConstraints = ViewFlags(rawValue: 1 << 16)
  /// The view or one below it is, or was, part of a constraint or asks for constraints.
  static let usesAutoLayout = ViewFlags(rawValue: 1 << 17)

  /// The view is the root view of a controller.
  static let isControllerRoot = ViewFlags(rawValue: 1 << 18)
  /// The view's margins keep a minimum because it is the root view of a controller.
  static let keepsMinimumMargins = ViewFlags(rawValue: 1 << 19)

  /// What the view holds, and the view itself, are new to the engine of the tree.
  static let joinsEngine = ViewFlags(rawValue: 1 << 21)
  /// What is below the view is new to the engine too.
  static let subtreeJoinsEngine = ViewFlags(rawValue: 1 << 22)
  /// Something below is new to the engine.
  static let descendantJoinsEngine = ViewFlags(rawValue: 1 << 23)

  static let allJoinEngine: ViewFlags = [.joinsEngine, .subtreeJoinsEngine, .descendantJoinsEngine]

  /// The frame is being taken from the solution.
  static let takesSolvedFrame = ViewFlags(rawValue: 1 << 20)

  /// The view is being asked for the size of its content.
  static let tellsContentSize = ViewFlags(rawValue: 1 << 30)

  /// The superview is a stack view that arranges the view.
  static let isArranged = ViewFlags(rawValue: 1 << 29)

  /// The view is about to leave its tree, and the constraints that cross the cut are looked for.
  static let isLeaving = ViewFlags(rawValue: 1 << 31)

  /// A subview has, or had, an autoresizing mask.
  static let subviewHasMask = ViewFlags(rawValue: 1 << 24)
  /// A subview follows, or followed, the view's margins.
  static let subviewPreservesMargins = ViewFlags(rawValue: 1 << 25)

  /// The view's class is known to override nothing that is told of a new frame.
  static let takesFramesSilently = ViewFlags(rawValue: 1 << 26)

  /// What decides whether a frame may be stored without telling anyone.
  static let forSilentFrames: ViewFlags = [
    .takesFramesSilently, .preservesSuperviewMargins, .isControllerRoot, .subviewHasMask,
    .subviewPreservesMargins,
  ]

  static let fresh: ViewFlags = [
    .isOpaque, .isUserInteractionEnabled, .autoresizesSubviews, .translatesMask,
    .insetsMarginsFromSafeArea, .needsLayout, .needsUpdateConstraints,
  ]
}

/// What a subview tells its superview of.
enum SubviewChange {
  /// It has been hidden or shown.
  case visibility
  /// The size of its content may have changed.
  case contentSize
  /// It is no subview any more.
  case hasLeft
}

/// The state that few views change, kept apart so that the others stay small.
final class ViewExtras {
  var transform = CGAffineTransform.identity
  var backgroundColor: Color?
  var tintColor: Color?
  var margins = StoredMargins.standard
  var reportedMargins: EdgeInsets?
  var safeAreaInsets = EdgeInsets.zero
  var keyboardCover: CGFloat = 0
  var semanticContentAttribute = View.SemanticContentAttribute.unspecified
  var contentMode = View.ContentMode.scaleToFill
  var environment: Environment?
  var traitOverrides = TraitCollection()
  var userInterfaceStyle = UserInterfaceStyle.unspecified
  var diagnosticObserver: ((Diagnostic) -> Void)?
  var conflictObserver: ((LayoutConflict) -> Void)?
  var layer: Layer?
  var canvasContentSize: CGSize?
  var breaksInnerConstraintsFirst = false
  var gestureRecognizers: [GestureRecognizer]?
  unowned(unsafe) var rootOwner: (any RootViewOwner)?
  /// Room for the way of a layout pass from a root, kept so that passes need not allocate it.
  @exclusivity(unchecked) var lentPath: ContiguousArray<Siblings> = []
}

/// Margins in the form in which they were last set.
enum StoredMargins {
  /// Never set: 8 on each side, or what the controller gives its root view.
  case standard
  case absolute(EdgeInsets)
  case directional(DirectionalEdgeInsets)
}
