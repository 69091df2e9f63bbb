/// The values that a control has in its states.
package struct StateValues<Value: Hashable & Codable>: Equatable, Codable {
  private var entries: [Entry] = []

  /// Creates the values of a control that none was set for.
  package init() {}

  private struct Entry: Equatable, Codable {
    let state: Control.State
    let value: Value
  }

  /// The value that was set for exactly one state, or nil.
  package subscript(exactly state: Control.State) -> Value? {
    get { entries.first { $0.state == state }?.value }
    set {
      entries.removeAll { $0.state == state }
      if let newValue { entries.append(Entry(state: state, value: newValue)) }
    }
  }

  /// The value that holds in a state: its own, else that of the normal state.
  package subscript(state: Control.State) -> Value? {
    self[exactly: state] ?? self[exactly: .normal]
  }
}
