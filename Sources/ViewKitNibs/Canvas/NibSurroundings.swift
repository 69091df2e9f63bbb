/// The bars that Interface Builder draws over the view of a view controller.
///
/// They are the bars that the author has chosen for the scene, or else the bars of the path that
/// leads to the scene: along the first segue to it, or the segue that the file prefers.
struct NibSurroundings: Hashable {
  /// A bar at the top.
  enum TopBar: Hashable {
    /// The view extends below the bar.
    case translucent
    /// The view begins at the bar's lower edge, unless its view controller extends below opaque
    /// bars.
    case opaque
  }

  /// A bar at the bottom.
  enum BottomBar: Hashable {
    case tabBar
    case toolbar
  }

  var hasStatusBar = true
  var topBar: TopBar?
  var bottomBar: BottomBar?
  var isBottomBarOpaque = false
  /// Whether the view extends below opaque bars.
  var extendsBelowOpaqueBars = false
  var extendsTop = true
  var extendsBottom = true

  /// Whether the view extends below the top bar.
  var liesBelowTopBar: Bool {
    topBar != nil && extendsTop && (topBar == .translucent || extendsBelowOpaqueBars)
  }

  /// Whether the view extends below the bottom bar.
  var liesBelowBottomBar: Bool {
    bottomBar != nil && extendsBottom && (!isBottomBarOpaque || extendsBelowOpaqueBars)
  }
}

extension NibSurroundings {
  /// Reads the author's choices for an object, which override the inferred bars.
  init(of element: NibElement, inferred: NibSurroundings) {
    self = inferred
    if let status = element.child(forKey: "simulatedStatusBarMetrics") {
      hasStatusBar = status.name != "nil"
    }
    if let top = element.child(forKey: "simulatedTopBarMetrics") {
      topBar = top.name == "nil" ? nil : top.bool("translucent") == false ? .opaque : .translucent
    }
    if let bottom = element.child(forKey: "simulatedBottomBarMetrics") {
      switch bottom.name {
      case "simulatedTabBarMetrics": bottomBar = .tabBar
      case "simulatedToolbarMetrics": bottomBar = .toolbar
      default: bottomBar = nil
      }
      isBottomBarOpaque = bottom.bool("translucent") == false
    }
    extendsBelowOpaqueBars = element.bool("extendedLayoutIncludesOpaqueBars") ?? false
    if let edges = element.child(forKey: "edgesForExtendedLayout") {
      extendsTop = edges.bool("top") ?? false
      extendsBottom = edges.bool("bottom") ?? false
    }
  }
}

/// The bars over the scenes of a storyboard, inferred from the segues that lead to them.
struct NibSceneGraph {
  private struct Way {
    let source: NibElement
    let segue: NibElement
  }

  private var ways: [String: Way] = [:]
  private var known: [String: NibSurroundings] = [:]

  init(_ document: NibDocument) {
    let controllers = document.scenes.compactMap { $0.viewController?.element }
    ways = Self.ways(between: controllers, in: document)
    for controller in controllers {
      resolve(controller)
    }
  }

  /// Returns the bars over a view controller's view.
  func surroundings(of controller: NibElement) -> NibSurroundings {
    known[controller.id ?? ""] ?? NibSurroundings(of: controller, inferred: NibSurroundings())
  }

  /// Returns the segue to each scene: the one that the file prefers, or else the first.
  private static func ways(
    between controllers: [NibElement],
    in document: NibDocument
  ) -> [String: Way] {
    let breakers = document.root.children(of: "inferredMetricsTieBreakers")
    let preferred = Set(breakers.compactMap { $0["reference"] })
    var ways: [String: Way] = [:]
    for controller in controllers {
      controller.forEachElement { element in
        guard element.name == "segue", let destination = element["destination"],
          !["unwind", "embed"].contains(element["kind"]),
          ways[destination] == nil || element.id.map(preferred.contains) == true
        else { return }
        ways[destination] = Way(source: controller, segue: element)
      }
    }
    return ways
  }

  /// Walks back to a scene whose bars are known, and then forward again.
  private mutating func resolve(_ controller: NibElement) {
    var path: [(controller: NibElement, way: Way?)] = []
    var passed: Set<String> = []
    var bars = NibSurroundings()
    var next: NibElement? = controller
    while let current = next {
      let id = current.id ?? ""
      if let found = known[id] {
        bars = found
        break
      }
      guard passed.insert(id).inserted else {
        // A cycle of scenes can begin at any of them.
        bars = NibSurroundings(of: current, inferred: NibSurroundings())
        break
      }
      path.append((current, ways[id]))
      next = ways[id]?.source
    }
    for (controller, way) in path.reversed() {
      bars = NibSurroundings(of: controller, reachedBy: way?.segue, from: way?.source, bars)
      known[controller.id ?? ""] = bars
    }
  }
}

extension NibSurroundings {
  /// Infers the bars over the view of a view controller that a segue leads to.
  fileprivate init(
    of controller: NibElement,
    reachedBy segue: NibElement?,
    from source: NibElement?,
    _ before: NibSurroundings
  ) {
    var inferred = NibSurroundings()
    if let segue, let source {
      inferred.follow(segue, from: source, before)
      if segue["kind"] != "relationship", controller.bool("hidesBottomBarWhenPushed") == true {
        inferred.bottomBar = nil
      }
    }
    self.init(of: controller, inferred: inferred)
  }
}

extension NibSurroundings {
  /// Updates the bars of the source scene for the destination of a segue.
  fileprivate mutating func follow(
    _ segue: NibElement,
    from source: NibElement,
    _ before: NibSurroundings
  ) {
    switch (segue["kind"], segue["relationship"]) {
    case ("relationship", "rootViewController"):
      takeBars(of: before)
      let bar = source.child(forKey: "navigationBar")
      topBar = bar?.bool("translucent") == false ? .opaque : .translucent
      if source.bool("navigationBarHidden") == true { topBar = nil }
      if source.bool("toolbarHidden") == false {
        bottomBar = .toolbar
        isBottomBarOpaque = source.child(forKey: "toolbar")?.bool("translucent") == false
      }
    case ("relationship", "viewControllers"):
      hasStatusBar = before.hasStatusBar
      bottomBar = .tabBar
      isBottomBarOpaque = source.child(forKey: "tabBar")?.bool("translucent") == false
    case ("relationship", _), ("show", _), ("push", _), ("showDetail", _):
      takeBars(of: before)
    default:
      break
    }
  }

  private mutating func takeBars(of other: NibSurroundings) {
    hasStatusBar = other.hasStatusBar
    topBar = other.topBar
    bottomBar = other.bottomBar
    isBottomBarOpaque = other.isBottomBarOpaque
  }
}
