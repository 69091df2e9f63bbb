import ViewKit

/// The appearance hooks that controllers have received, each held against the legal next ones.
struct AppearanceJournal {
  /// The last hook of a controller that has received one.
  enum Station {
    case appearing
    case isAppearing
    case appeared
    case disappearing
    case disappeared
  }

  private(set) var stations: [ObjectIdentifier: Station] = [:]
  /// How often the view of each controller has been loaded.
  private(set) var loads: [ObjectIdentifier: Int] = [:]
  /// The hooks that came out of turn.
  private(set) var faults: [String] = []

  mutating func read(_ events: [LifecycleEvent], name: (ObjectIdentifier) -> String) {
    for event in events {
      let id = event.objectID
      if event.kind == .viewDidLoad { loads[id, default: 0] += 1 }
      guard let next = Station(event.kind) else { continue }
      if !next.mayFollow(stations[id] ?? .disappeared) {
        faults.append("\(name(id)): \(next) after \(stations[id] ?? .disappeared)")
      }
      stations[id] = next
    }
  }
}

extension AppearanceJournal.Station {
  fileprivate init?(_ kind: LifecycleEvent.Kind) {
    switch kind {
    case .viewWillAppear: self = .appearing
    case .viewIsAppearing: self = .isAppearing
    case .viewDidAppear: self = .appeared
    case .viewWillDisappear: self = .disappearing
    case .viewDidDisappear: self = .disappeared
    default: return nil
    }
  }

  /// A transition is overtaken by one in the other direction at most.
  fileprivate func mayFollow(_ last: Self) -> Bool {
    switch self {
    case .appearing: last == .disappeared || last == .disappearing
    case .isAppearing: last == .appearing
    case .appeared: last == .isAppearing
    case .disappearing: last == .appearing || last == .isAppearing || last == .appeared
    case .disappeared: last == .disappearing
    }
  }
}
