import Foundation

/// What paints the ground of a screen: views with a background, and pictures.
struct AuditGrounds {
  private unowned let screen: AuditScreen
  private var painters: [Painter] = []
  private var places = SpatialIndex()

  private struct Painter {
    /// The place of the view among all shown views, which is the order of painting.
    let index: Int
    let area: CGRect
    let ground: AuditGround
  }

  /// More grounds than these behind one text are not told apart.
  private static let variantLimit = 8

  init(_ screen: AuditScreen) {
    self.screen = screen
    for known in screen.views {
      let area = known.visibleFrame
      guard !area.isEmpty else { continue }
      for ground in known.view.grounds {
        places.insert(area)
        painters.append(Painter(index: known.index, area: area, ground: ground))
      }
    }
  }

  /// Returns what a colour looks like in an area of a view, and its ground, each pair once.
  ///
  /// Several where the ground changes within the area. Views that are partly transparent are laid
  /// over what is behind them as groups, from the inside out.
  ///
  /// - Parameters:
  ///   - color: The colour of the text or icon.
  ///   - view: The view that shows it.
  ///   - area: Where, in the window's coordinates.
  ///   - includesOwn: Whether the view's own background lies behind it.
  /// - Returns: At most eight pairs.
  func pairs(
    of color: Color,
    in view: AuditView,
    area: CGRect,
    includesOwn: Bool = true
  ) -> [AuditPair] {
    var pairs = [AuditPair(front: AuditPaint(color), ground: .paint(.clear))]
    var chain = chain(of: view)[...]
    for painter in found(in: area, before: includesOwn ? view.index + 1 : view.index) {
      while let group = chain.first, group.index > painter.index {
        pairs = pairs.map { $0.faded(by: group.alpha) }
        chain = chain.dropFirst()
      }
      let opacity = chain.first.map { screen.views[painter.index].opacity / $0.opacity } ?? 1
      let covered = pairs.map { $0.laid(over: painter.ground.faded(by: opacity)) }
      pairs = Self.distinct(painter.area.contains(area) ? covered : pairs + covered)
      if pairs.allSatisfy(\.isSettled), chain.allSatisfy({ $0.alpha == 1 }) { return pairs }
    }
    for group in chain {
      pairs = pairs.map { $0.faded(by: group.alpha) }
    }
    return Self.distinct(pairs.map(laidOutside))
  }

  /// The views from one up to the root of the audit.
  private func chain(of view: AuditView) -> [(index: Int, alpha: CGFloat, opacity: CGFloat)] {
    sequence(first: view) { [screen] in $0.parent.map { screen.views[$0] } }
      .map { ($0.index, $0.ownOpacity, $0.opacity) }
  }

  /// The painters that cross an area, the front-most first.
  private func found(in area: CGRect, before limit: Int) -> [Painter] {
    var found: [Int] = []
    places.forEachCrossing(area) {
      if painters[$0].index < limit { found.append($0) }
      return true
    }
    return found.sorted(by: >).map { painters[$0] }
  }

  /// Lays a pair over what the views above the audited one paint.
  private func laidOutside(_ pair: AuditPair) -> AuditPair {
    var pair = pair
    var current = screen.root.superview
    while let view = current {
      for ground in view.grounds.reversed() {
        pair = pair.laid(over: ground)
      }
      pair = pair.faded(by: view.alpha)
      current = view.superview
    }
    guard let assumed = screen.audit.assumedBackground else { return pair }
    let color = assumed.resolvedColor(with: screen.root.traitCollection)
    return pair.laid(over: .paint(AuditPaint(color)))
  }

  private static func distinct(_ pairs: [AuditPair]) -> [AuditPair] {
    var distinct: [AuditPair] = []
    for pair in pairs where !distinct.contains(pair) && distinct.count < variantLimit {
      distinct.append(pair)
    }
    return distinct
  }
}

/// What a text looks like, and its ground beside it.
struct AuditPair: Hashable {
  let front: AuditPaint
  let ground: AuditGround

  /// Tells whether nothing behind can change it.
  var isSettled: Bool {
    switch ground {
    case .paint(let paint): paint.isOpaque
    case .unknown: true
    }
  }

  func faded(by opacity: CGFloat) -> AuditPair {
    AuditPair(front: front.faded(by: opacity), ground: ground.faded(by: opacity))
  }

  func laid(over below: AuditGround) -> AuditPair {
    let front =
      switch below {
      case .paint(let paint): front.over(paint)
      case .unknown: front
      }
    return AuditPair(front: front, ground: ground.laid(over: below))
  }
}

extension View {
  /// What the view paints itself, from the back to the front.
  fileprivate var grounds: [AuditGround] {
    var grounds: [AuditGround] = []
    if let color = backgroundColor?.resolvedColor(with: traitCollection), color.alpha > 0 {
      grounds.append(.paint(AuditPaint(color)))
    }
    if let content = unknownContent { grounds.append(.unknown(content)) }
    return grounds
  }

  /// What the view shows that has no colour of its own, or nil.
  private var unknownContent: String? {
    if let image = (self as? ImageView)?.image { return image.auditName }
    if let image = (self as? TextField)?.background { return image.auditName }
    if (self as? VisualEffectView)?.effect != nil { return "a visual effect" }
    return layerTypeName.map { "a layer of class \($0)" }
  }
}

extension Image {
  fileprivate var auditName: String { name.map { "the image '\($0)'" } ?? "an image" }
}
