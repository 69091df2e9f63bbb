import Foundation

/// The spoken description of an element, and the hint spoken after a pause.
///
/// The rules are those of AccessibilitySnapshot; see ``AccessibilityReading/spokenDescription``.
struct AccessibilitySpeech {
  private(set) var description: String
  private(set) var hint: String?

  private let traits: AccessibilityTraits
  private let words: AccessibilityWords

  init(of element: Responder, at position: AccessibilityPosition?, words: AccessibilityWords) {
    self.words = words
    traits = element.accessibilityTraits
    let label = element.accessibilityLabel ?? ""
    let value = element.accessibilityValue
    hint = element.accessibilityHint.nonEmpty
    let isHintOnly = hint != nil && label.isEmpty && value.nonEmpty == nil

    description = traits.contains(.backButton) && label.isSame(as: words.back) ? "" : label
    if case .cell(let cell) = position {
      addTable(cell)
    }
    addValue(value, isCell: position?.isCell ?? false)
    addSelection()
    let names = traitNames(value: value, position)
    if description.isEmpty {
      description = hint ?? ""
      hint = nil
    }
    add(names)
    addPlace(position)
    addHints(isHintOnly: isHintOnly)
  }

  // MARK: Parts, in order

  /// Adds the headers before the label, and the spans and the position after it.
  private mutating func addTable(_ cell: AccessibilityCellPosition) {
    let headers = cell.headers.map { header in
      let texts = [header.accessibilityLabel.nonEmpty, header.accessibilityValue.nonEmpty]
      let text = texts.compactMap { $0 }.joined(separator: ": ")
      return text.isEmpty ? "" : "\(text). "
    }
    let hasRow = cell.rows.location != NSNotFound
    let hasColumn = cell.columns.location != NSNotFound
    var parts = [headers.joined() + description.withPeriod]
    if hasRow, cell.rows.length > 1 {
      parts.append(AccessibilityWords.fill(words.rowSpanFormat, "\(cell.rows.length)"))
    }
    if hasColumn, cell.columns.length > 1 {
      parts.append(AccessibilityWords.fill(words.columnSpanFormat, "\(cell.columns.length)"))
    }
    if hasRow, cell.isFirstInRow {
      parts.append(AccessibilityWords.fill(words.rowFormat, "\(cell.rows.location + 1)"))
    }
    if hasColumn {
      parts.append(AccessibilityWords.fill(words.columnFormat, "\(cell.columns.location + 1)"))
    }
    description = parts.joined(separator: " ")
  }

  private mutating func addValue(_ value: String?, isCell: Bool) {
    guard let value = value.nonEmpty, !traits.contains(.toggleButton) else { return }
    guard !description.isEmpty else {
      description = value
      return
    }
    description += (isCell ? " " : ": ") + value
  }

  private mutating func addSelection() {
    guard traits.contains(.selected) else { return }
    description =
      description.isEmpty
      ? words.selected : AccessibilityWords.fill(words.selectedFormat, description)
  }

  private mutating func add(_ names: [String]) {
    guard !names.isEmpty else { return }
    let start = description.isEmpty ? [] : [description.withPeriod]
    description = (start + names).joined(separator: " ")
  }

  private mutating func addPlace(_ position: AccessibilityPosition?) {
    switch position {
    case .series(let index, let count), .barTab(let index, let count), .tab(let index, let count):
      description += " " + AccessibilityWords.fill(words.seriesFormat, "\(index)", "\(count)")
    case .listStart: description = "\(description.withPeriod) \(words.listStart)"
    case .listEnd: description = "\(description.withPeriod) \(words.listEnd)"
    case .landmarkStart: description = "\(description.withPeriod) \(words.landmark)"
    case .landmarkEnd: description = "\(description.withPeriod) \(words.landmarkEnd)"
    case .cell, nil: break
    }
  }

  private mutating func addHints(isHintOnly: Bool) {
    guard !traits.contains(.notEnabled) else { return }
    if traits.contains(.toggleButton) {
      addHint(words.toggleHint, words.toggleHintFormat)
    }
    if traits.contains(.textEntry) {
      let hintAtRest = traits.contains(.textArea) ? words.textViewHint : words.textFieldHint
      hint = traits.contains(.isEditing) ? words.editingHint : hintAtRest
    }
    if traits.contains(.adjustable), !traits.contains(.toggleButton), !isHintOnly {
      addHint(words.adjustableHint, words.adjustableHintFormat)
    }
  }

  private mutating func addHint(_ alone: String, _ format: String) {
    guard let hint, !hint.isEmpty else {
      self.hint = alone
      return
    }
    let start = hint.hasSuffix(".") ? String(hint.dropLast()) : hint
    self.hint = AccessibilityWords.fill(format, start)
  }

  // MARK: Traits

  /// Returns the words for the state and the traits, in the order in which they are spoken.
  private func traitNames(value: String?, _ position: AccessibilityPosition?) -> [String] {
    var names: [String] = []
    if traits.contains(.notEnabled) { names.append(words.notEnabled) }
    if saysButton(position) { names.append(words.button) }
    if traits.contains(.backButton) { names.append(words.backButton) }
    names += toggleNames(value: value)
    if traits.contains(.tabBarItem) || position?.isTab ?? false { names.append(words.tab) }
    names += textNames
    let others: [(AccessibilityTraits, String)] = [
      (.header, words.header), (.link, words.link), (.adjustable, words.adjustable),
      (.image, words.image), (.searchField, words.searchField),
    ]
    return names + others.filter { traits.contains($0.0) }.map(\.1)
  }

  private func saysButton(_ position: AccessibilityPosition?) -> Bool {
    if case .tab = position { return false }
    let silencing: AccessibilityTraits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
    return traits.contains(.button) && traits.isDisjoint(with: silencing)
  }

  private func toggleNames(value: String?) -> [String] {
    guard traits.contains(.toggleButton) else { return [] }
    let name = traits.contains(.button) ? [words.toggleButton] : []
    let state =
      switch value {
      case "1": words.on
      case "0": words.off
      case "2": words.mixed
      default: value.nonEmpty
      }
    return name + (state.map { [$0] } ?? [])
  }

  private var textNames: [String] {
    guard traits.contains(.textEntry) else { return [] }
    let isSecure = traits.contains(.secureTextField)
    let name = isSecure ? words.secureTextField : words.textField
    return traits.contains(.isEditing) ? [name, words.isEditing] : [name]
  }
}

extension AccessibilityPosition {
  fileprivate var isCell: Bool {
    if case .cell = self { true } else { false }
  }

  fileprivate var isTab: Bool {
    switch self {
    case .tab, .barTab: true
    default: false
    }
  }
}

extension String {
  fileprivate var withPeriod: String { hasSuffix(".") ? self : self + "." }

  fileprivate func isSame(as other: String) -> Bool { lowercased() == other.lowercased() }
}

extension String? {
  fileprivate var nonEmpty: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
