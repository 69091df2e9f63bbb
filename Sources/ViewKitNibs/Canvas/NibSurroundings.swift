/// The bars that Interface Builder draws over the view of a controller.
///
/// They are those that the author has chosen for the scene, else those that the way leads to on which
/// the scene is reached: the first segue to it, or the one that the file prefers.
struct NibSurroundings: Hashable {
  /// A bar at the top.
  enum TopBar: Hashable {
    /// The view reaches below it.
    case translucent
    /// The view begins at its lower edge, unless its controller extends it.
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
  /// The controller's view reaches below opaque bars.
  var extendsBelowOpaqueBars = false
  var extendsTop = true
  var extendsBottom = true

  /// The view reaches below the bar at the top.
  var liesBelowTopBar: Bool {
    topBar != nil && extendsTop && (topBar == .translucent || extendsBelowOpaqueBars)
  }

  /// The view reaches below the bar at the bottom.
  var liesBelowBottomBar: Bool {
    bottomBar != nil && extendsBottom && (!isBottomBarOpaque || extendsBelowOpaqueBars)
  }
}

extension NibSurroundings {
  /// Reads what the author has chosen for an object, over what is inferred.
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

/// The ways on which the scenes of a storyboard are reached.
struct NibSceneGraph {
  private struct Way {
    let source: NibElement
    let segue: NibElement
  }

  private var ways: [String: [Way]] = [:]
  private let preferred: Set<String>

  init(_ document: NibDocument) {
    preferred = Set(
      document.root.children(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] }
    )
    for scene in document.scenes {
      guard let controller = scene.viewController?.element else { continue }
      controller.forEachElement { element in
        guard element.name == "segue", let destination = element["destination"] else { return }
        ways[destination, default: []].append(Way(source: controller, segue: element))
      }
    }
  }

  /// Returns the bars over a controller's view.
  func surroundings(of controller: NibElement) -> NibSurroundings {
    surroundings(of: controller, after: [])
  }

  private func surroundings(of controller: NibElement, after passed: Set<String>)
    -> NibSurroundings
  {
    let id = controller.id ?? ""
    var inferred = NibSurroundings()
    if !passed.contains(id), let way = way(to: id) {
      let before = surroundings(of: way.source, after: passed.union([id]))
      inferred.follow(way.segue, from: way.source, before)
      if way.segue["kind"] != "relationship",
        controller.bool("hidesBottomBarWhenPushed") == true
      {
        inferred.bottomBar = nil
      }
    }
    return NibSurroundings(of: controller, inferred: inferred)
  }

  private func way(to id: String) -> Way? {
    let known = (ways[id] ?? []).filter { !["unwind", "embed"].contains($0.segue["kind"]) }
    return known.first { $0.segue.id.map(preferred.contains) ?? false } ?? known.first
  }
}

extension NibSurroundings {
  /// Takes over what a segue from a scene with some bars leads to.
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
