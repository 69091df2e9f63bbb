import ViewKit

/// The span of an object's life during which it must be set up exactly once.
///
/// For a view it is the whole life; for a view controller, the life of one loaded view.
struct HookLife {
  let name: String
  let type: AnyClass?
  let isCreatedInside: Bool
  private(set) var kinds: [LifecycleEvent.Kind] = []

  /// Splits recorded events into lives, in the order in which they began.
  static func lives(in events: [LifecycleEvent], of types: [AnyClass]) -> [HookLife] {
    var lives: [HookLife] = []
    var current: [ObjectIdentifier: Int] = [:]
    for event in events {
      let index = current[event.objectID]
      if index.map({ lives[$0].isEnded(by: event.kind) }) ?? true {
        current[event.objectID] = lives.count
        lives.append(HookLife(begunBy: event, of: types))
      }
      if let index = current[event.objectID] {
        lives[index].kinds.append(event.kind)
      }
    }
    return lives
  }

  private init(begunBy event: LifecycleEvent, of types: [AnyClass]) {
    name = event.typeName
    type =
      event.object.map { Swift.type(of: $0) }
      ?? types.first { String(describing: $0) == event.typeName }
    isCreatedInside = event.kind.isBirth
  }

  /// Creates a life from known events.
  init(name: String, type: AnyClass?, kinds: [LifecycleEvent.Kind]) {
    self.name = name
    self.type = type
    self.kinds = kinds
    isCreatedInside = kinds.first?.isBirth ?? false
  }

  /// An address can be reused by another object, and a view controller can load another view.
  private func isEnded(by kind: LifecycleEvent.Kind) -> Bool {
    kind.isBirth || kind == .viewDidLoad && kinds.contains(.viewDidLoad)
  }

  /// The hooks in the order in which they began.
  var hooks: [LifecycleEvent.Hook] {
    kinds.compactMap { if case .hookBegan(let hook) = $0 { hook } else { nil } }
  }

  /// Whether the object should have been set up by now.
  var expectsHooks: Bool {
    guard let type, type is any SetupHooks.Type, isCreatedInside else { return false }
    return type is View.Type || kinds.contains(.viewDidLoad)
  }

  /// The problems with the hooks, as sentences.
  var faults: [String] {
    let order: [LifecycleEvent.Hook] = [.setup, .setupConstraints, .setupAccessibility]
    let (hooks, mayDefer) = (hooks, mayDeferConstraints)
    let miscounted = order.compactMap { hook -> String? in
      switch hooks.filter({ $0 == hook }).count {
      case 1: nil
      case 0: hook == .setupConstraints && mayDefer ? nil : "\(hook)() was not called"
      case let count: "\(hook)() was called \(count) times"
      }
    }
    if !miscounted.isEmpty { return miscounted }
    let counted = mayDefer ? hooks.filter { $0 != .setupConstraints } : hooks
    let expected = mayDefer ? order.filter { $0 != .setupConstraints } : order
    guard counted != expected else { return [] }
    return ["the hooks ran in the order \(hooks.map(\.description).joined(separator: ", "))"]
  }

  /// An object that was deallocated and whose class is unknown gets the benefit of the doubt.
  private var mayDeferConstraints: Bool {
    guard let type else { return true }
    return (type as? BaseView.Type)?.defersConstraintSetup ?? false
  }
}

extension LifecycleEvent.Kind {
  fileprivate var isBirth: Bool { self == .initialized || self == .decoded }
}
