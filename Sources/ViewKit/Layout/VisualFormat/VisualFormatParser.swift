/// Reads a visual format from left to right, without going back.
///
/// Each function reads one rule of the language, see ``VisualFormat``.
struct VisualFormatParser {
  private let format: String
  /// The characters, so that a place is a column; 0 stands for what is not ASCII.
  private let characters: [UInt8]
  private var column = 0

  init(_ format: String) {
    self.format = format
    characters = format.map { $0.asciiValue ?? 0 }
  }

  // MARK: Rules

  mutating func line() throws(VisualFormatError) -> VisualFormat.Line {
    guard !characters.isEmpty else { throw failure(.emptyFormat) }
    var line = VisualFormat.Line()
    if let axis = orientation() { line.axis = axis }
    if take("|") {
      guard isAt("-") || isAt("[") else { throw failure(orEnd: .expectedConnection) }
      line.leadingGap = try gap()
    }
    line.boxes.append(try box(after: .none))
    while isAt("-") || isAt("[") || isAt("|") {
      let gap = try gap()
      if take("|") {
        line.trailingGap = gap
        line.trailingColumn = column
        break
      }
      line.boxes.append(try box(after: gap))
    }
    guard current == nil else { throw failure(.expectedEnd) }
    return line
  }

  private mutating func orientation() -> LayoutConstraint.Axis? {
    guard characters.count > 1, characters[1] == UInt8(ascii: ":") else { return nil }
    let axis: LayoutConstraint.Axis
    switch characters[0] {
    case UInt8(ascii: "H"): axis = .horizontal
    case UInt8(ascii: "V"): axis = .vertical
    default: return nil
    }
    column = 2
    return axis
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    guard current != nil else { throw failure(.expectedMoreInput) }
    if isAt("[") || isAt("|") { return .standard }
    let predicates = isAt("(") ? try predicates() : [try barePredicate()]
    guard take("-") else { throw failure(orEnd: .expectedDash) }
    return .predicates(predicates)
  }

  private mutating func box(
    after gap: VisualFormat.Gap
  ) throws(VisualFormatError) -> VisualFormat.Box {
    guard take("[") else { throw failure(orEnd: .expectedView) }
    guard let name = takeName() else { throw failure(.expectedViewName) }
    let nameColumn = column
    let predicates = isAt("(") ? try predicates() : []
    guard take("]") else { throw failure(.expectedEndOfView) }
    return VisualFormat.Box(
      gap: gap,
      name: name,
      nameColumn: nameColumn,
      predicates: predicates,
      column: column
    )
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat {
      column += 1  // the parenthesis or the comma
      let relation = try relation()
      let value = try value()
      let priority = take("@") ? try operand(isSigned: true) : nil
      list.append(VisualFormat.Predicate(relation: relation, value: value, priority: priority))
    } while isAt(",")
    guard take(")") else { throw failure(.expectedEndOfPredicates) }
    return list
  }

  /// Reads a predicate without parentheses, in which every dash belongs to the gap.
  private mutating func barePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    guard !isAt("-") else { throw failure(.ambiguousMinus) }
    let value = VisualFormat.Value(first: try operand())
    let priority = take("@") ? try operand() : nil
    return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    let relation: LayoutConstraint.Relation
    switch current {
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: return .equal
    }
    let second = column + 1
    guard second < characters.count, characters[second] == UInt8(ascii: "=") else {
      throw failure(.expectedNumber)
    }
    column += 2
    return relation
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    var value = VisualFormat.Value(first: try operand(isSigned: true))
    while let isInverse = takeOperator("*", inverse: "/") {
      let factor = try operand(isSigned: true)
      value.factors.append(VisualFormat.Step(isInverse: isInverse, operand: factor))
    }
    while let isInverse = takeOperator("+", inverse: "-") {
      value.summands.append(VisualFormat.Step(isInverse: isInverse, operand: try operand()))
    }
    return value
  }

  private mutating func operand(
    isSigned: Bool = false
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    if let name = takeName() {
      return VisualFormat.Operand(content: .name(name), column: column)
    }
    guard let number = takeNumber(isSigned: isSigned) else { throw failure(.expectedNumber) }
    return VisualFormat.Operand(content: .number(number), column: column)
  }

  // MARK: Words

  private mutating func takeName() -> String? {
    guard let current, current.isNameStart else { return nil }
    let start = column
    while let current = self.current, current.isNameStart || current.isDigit { column += 1 }
    return text(from: start)
  }

  /// Reads a decimal number with an optional fraction and exponent.
  private mutating func takeNumber(isSigned: Bool) -> Double? {
    let start = column
    if isSigned && (isAt("-") || isAt("+")) { column += 1 }
    var digits = takeDigits()
    if take(".") { digits += takeDigits() }
    guard digits > 0 else {
      column = start
      return nil
    }
    takeExponent()
    return Double(text(from: start)) ?? .infinity
  }

  private mutating func takeExponent() {
    let start = column
    guard take("e") || take("E") else { return }
    if isAt("-") || isAt("+") { column += 1 }
    if takeDigits() == 0 { column = start }
  }

  private mutating func takeDigits() -> Int {
    let start = column
    while let current, current.isDigit { column += 1 }
    return column - start
  }

  /// Reads one of two operators and tells whether it is the inverse one.
  private mutating func takeOperator(_ plain: Unicode.Scalar, inverse: Unicode.Scalar) -> Bool? {
    if take(plain) { return false }
    return take(inverse) ? true : nil
  }

  // MARK: Characters

  private var current: UInt8? { column < characters.count ? characters[column] : nil }

  private func isAt(_ character: Unicode.Scalar) -> Bool { current == UInt8(ascii: character) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    column += 1
    return true
  }

  private func text(from start: Int) -> String {
    String(decoding: characters[start..<column], as: UTF8.self)
  }

  // MARK: Errors

  private func failure(_ kind: VisualFormatError.Kind) -> VisualFormatError {
    VisualFormatError(kind: kind, format: format, column: column)
  }

  /// Returns what is wrong here, or that the format ends too early.
  private func failure(orEnd kind: VisualFormatError.Kind) -> VisualFormatError {
    failure(current == nil ? .expectedMoreInput : kind)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isNameStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
}
