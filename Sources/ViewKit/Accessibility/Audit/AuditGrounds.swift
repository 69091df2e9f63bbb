import Foundation

/// The painters of a screen's backgrounds: views with a background colour, and images.
struct AuditGrounds {
  private unowned let screen: AuditScreen
  private var painters: [Painter] = []
  private var places = SpatialIndex()

  private struct Painter {
    /// The index among all visible views, which is the order of painting.
    let index: Int
    let area: CGRect
    let ground: AuditGround
  }

  /// The maximum number of different grounds that are distinguished behind one text.
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

  /// Returns the appearance of a colour in an area of a view with its ground, without duplicates.
  ///
  /// There are several pairs if the ground changes within the area. Partly transparent views are
  /// composited over their background as groups, from the innermost to the outermost.
  ///
  /// - Parameters:
  ///   - color: The colour of the text or icon.
  ///   - view: The view that shows it.
  ///   - area: The area in the coordinates of the window.
  ///   - includesOwn: Whether the view's own background is behind the colour.
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

  /// Returns the views from the given one up to the root of the audit.
  private func chain(of view: AuditView) -> [(index: Int, alpha: CGFloat, opacity: CGFloat)] {
    sequence(first: view) { [screen] in $0.parent.map { screen.views[$0] } }
      .map { ($0.index, $0.ownOpacity, $0.opacity) }
  }

  /// Returns the painters that intersect an area, frontmost first.
  private func found(in area: CGRect, before limit: Int) -> [Painter] {
    var found: [Int] = []
    places.forEachCrossing(area) {
      if painters[$0].index < limit { found.append($0) }
      return true
    }
    return found.sorted(by: >).map { painters[$0] }
  }

  /// Composites a pair over the backgrounds of the root's ancestors.
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

/// The appearance of a text, and the ground beside it.
struct AuditPair: Hashable {
  let front: AuditPaint
  let ground: AuditGround

  /// Whether nothing behind the pair can change it.
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
  /// The grounds that the view itself paints, from back to front.
  fileprivate var grounds: [AuditGround] {
    var grounds: [AuditGround] = []
    if let color = backgroundColor?.resolvedColor(with: traitCollection), color.alpha > 0 {
      grounds.append(.paint(AuditPaint(color)))
    }
    if let content = unknownContent { grounds.append(.unknown(content)) }
    return grounds
  }

  /// A description of the view's content that has no known colour, if any.
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
