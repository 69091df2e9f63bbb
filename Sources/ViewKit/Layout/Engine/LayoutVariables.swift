import Foundation

/// The numbers that the solver finds for a view or a guide, by their places in its tables.
///
/// They are the alignment rectangle, with `x` and `y` counted in the coordinates of the superview, or
/// of the owning view for a guide. The root of a tree has no `x` and `y`.
struct LayoutVariables {
  var x: Int32 = -1
  var y: Int32 = -1
  var width: Int32 = -1
  var height: Int32 = -1

  /// The variables along one axis: where the item begins, and how long it is.
  subscript(axis: LayoutConstraint.Axis) -> (origin: Int32, length: Int32) {
    axis == .horizontal ? (x, width) : (y, height)
  }
}

/// The variables that a scroll view has besides: how large its content is, and where it stands.
final class ScrollVariables {
  var contentWidth: Int32 = -1
  var contentHeight: Int32 = -1
  var offsetX: Int32 = -1
  var offsetY: Int32 = -1

  /// A constraint speaks of the end of the content.
  var isWidthConstrained = false
  var isHeightConstrained = false

  /// Returns the variable of the content's length, for a row that depends on it.
  func useContent(_ axis: LayoutConstraint.Axis) -> Int32 {
    if axis == .horizontal {
      isWidthConstrained = true
    } else {
      isHeightConstrained = true
    }
    return content(axis)
  }

  func content(_ axis: LayoutConstraint.Axis) -> Int32 {
    axis == .horizontal ? contentWidth : contentHeight
  }

  func offset(_ axis: LayoutConstraint.Axis) -> Int32 {
    axis == .horizontal ? offsetX : offsetY
  }
}

/// What ties an item to the engine of its tree.
struct EngineLink {
  unowned(unsafe) var engine: LayoutEngine?
  /// The engine that has a slot for the item in its table of frames: the same one, but also there for
  /// a view that no row speaks of and that only gives frames to what lies in it.
  private(set) var frameEngine: Unmanaged<LayoutEngine>?
  private(set) var slot: Int32 = -1
  var variables = LayoutVariables()
  var scroll: ScrollVariables?

  /// The rows that stand for what the view is: for its mask, or for the size of its content.
  var rows = (Int32(-1), Int32(-1), Int32(-1), Int32(-1))
  var rowKind = SystemRowKind.none
  /// The distances from the frame to the alignment rectangle that rows were made with.
  var alignmentInsets = EdgeInsets.zero
  /// The width for which the height of the content was last found.
  var wrappedWidth: CGFloat = -1
  /// The height of the content that the rows were made with.
  var wrappedHeight: CGFloat = -1

  /// Rows depend on margins, safe area or baselines of the view.
  var usesInsets = false
  /// Rows speak of the view's baseline, or of that of a view below in its place.
  var usesBaseline = false
  /// Rows speak of the view's baseline instead of that of a view above.
  var isDeputy = false
  /// The rows of the item have to be made again.
  var isStale = false
  /// The round of the engine's updates in which the rows were last made again.
  var round: UInt32 = 0
  /// The constants of the constraints that depend on margins have to be found again.
  var hasStaleInsets = false
  /// The rows that read in the view's direction have to be made again.
  var hasStaleDirection = false
  var wraps = false
}

extension EngineLink {
  /// Notes the place that the item has in the table of frames of an engine.
  mutating func setSlot(_ slot: Int32, in engine: LayoutEngine) {
    frameEngine = .passUnretained(engine)
    self.slot = slot
  }

  /// Tells whether the item has variables of an engine.
  ///
  /// An item that has them has its place in the table of frames of the same engine.
  @inline(__always)
  func hasVariables(of engine: LayoutEngine) -> Bool {
    variables.width >= 0 && hasSlot(in: engine)
  }

  /// Tells whether the item has a place in the table of frames of an engine.
  @inline(__always)
  func hasSlot(in engine: LayoutEngine) -> Bool {
    frameEngine?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }
}

/// What the rows of an item stand for that no constraint made by hand stands for.
enum SystemRowKind: UInt8 {
  case none
  case mask
  case content
}

/// What a row of the solver stands for.
enum LayoutRowOwner: Equatable {
  case none
  case constraint(Unmanaged<LayoutConstraint>)
  /// One of the four system rows of an item.
  case item(Unmanaged<LayoutItem>, Int)
  /// The size asked for while a fitting size is looked for.
  case fitting

  static func == (a: LayoutRowOwner, b: LayoutRowOwner) -> Bool {
    switch (a, b) {
    case (.none, .none), (.fitting, .fitting): true
    case (.constraint(let a), .constraint(let b)): a.toOpaque() == b.toOpaque()
    case (.item(let a, let slot), .item(let b, let other)):
      a.toOpaque() == b.toOpaque() && slot == other
    default: false
    }
  }
}

extension LayoutItem {
  /// The item of the view that takes the item's frame from the solution.
  var frameGiver: LayoutItem? {
    isGuide ? view?.layoutItem : view?.storedSuperview?.ensureLayoutItem()
  }

  var variables: LayoutVariables { link.variables }
  var scroll: ScrollVariables? { link.scroll }
}

/// Where the lines of a view's text lie, in a view as high as the text.
struct TextBaselines {
  /// The distance in points from the top edge to the first line's baseline.
  var firstFromTop: CGFloat
  /// The distance in points from the last line's baseline to the bottom edge.
  var lastFromBottom: CGFloat
  /// The height in points of all lines.
  var height: CGFloat
  /// The part of the room in a view higher than its lines that lies above them.
  var shareOfRoomAbove = 0.5
}

extension View {
  /// The height that the layout has found for content that wraps, or nil before it has.
  var solvedContentHeight: CGFloat? {
    guard let link = layoutItem?.link, link.wraps else { return nil }
    return link.wrappedHeight
  }
}

extension LayoutItem {
  /// Takes the item out of its engine.
  func leaveEngine() {
    link.engine?.loan?.callBack()
    link.frameEngine?.takeUnretainedValue().remove([self])
  }

  /// Visits the constraints that the view holds.
  func forEachHeld(_ visit: (LayoutConstraint) -> Void) {
    for slot in 0..<held.slotCount {
      if let constraint = held[slot] { visit(constraint) }
    }
  }
}
