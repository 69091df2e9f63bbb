import Foundation

/// Looks up what the names in a visual format stand for.
struct VisualFormatNames {
  let format: String
  let metrics: [String: Any]
  let views: [String: Any]

  /// A predicate's value: a constant, or a multiple of an item's size plus a constant.
  struct Linear {
    var item: LayoutItem?
    var multiplier: Double = 1
    var constant: Double = 0
  }

  // MARK: Items

  func item(of box: VisualFormat.Box) throws(VisualFormatError) -> LayoutItem {
    guard let value = views[box.name] else {
      throw failure(.unknownView(box.name), box.nameColumn)
    }
    guard let item = LayoutConstraint.layoutItem(of: value) else {
      throw failure(.notAnItem(box.name), box.nameColumn)
    }
    return item
  }

  // MARK: Values

  /// Works out a value that may begin with the name of a view.
  func size(of value: VisualFormat.Value) throws(VisualFormatError) -> Linear {
    guard case .name(let name) = value.first.content, metrics[name] == nil,
      let view = views[name], Self.number(view) == nil
    else { return Linear(constant: try number(of: value)) }
    guard let item = LayoutConstraint.layoutItem(of: view) else {
      throw failure(.notAnItem(name), value.first.column)
    }
    return Linear(
      item: item,
      multiplier: try product(of: 1, value.factors),
      constant: try sum(of: 0, value.summands)
    )
  }

  /// Works out a value without views.
  func number(of value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    let first = try number(of: value.first)
    return try sum(of: try product(of: first, value.factors), value.summands)
  }

  func priority(of operand: VisualFormat.Operand) throws(VisualFormatError) -> LayoutPriority {
    let number = try number(of: operand)
    let priority = LayoutPriority(Float(number))
    guard LayoutConstraint.mistake(priority: priority) == nil else {
      throw failure(.illegalPriority(number), operand.column)
    }
    return priority
  }

  private func product(
    of first: Double,
    _ steps: [VisualFormat.Step]
  ) throws(VisualFormatError) -> Double {
    var result = first
    for step in steps {
      let factor = try number(of: step.operand)
      result = try finite(step.isInverse ? result / factor : result * factor, step.operand)
    }
    return result
  }

  private func sum(
    of first: Double,
    _ steps: [VisualFormat.Step]
  ) throws(VisualFormatError) -> Double {
    var result = first
    for step in steps {
      let summand = try number(of: step.operand)
      result = try finite(step.isInverse ? result - summand : result + summand, step.operand)
    }
    return result
  }

  // MARK: Numbers

  private func number(of operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand.content {
    case .number(let number): return try finite(number, operand)
    case .name(let name):
      guard let value = metrics[name] ?? views[name] else {
        throw failure(.unknownMetric(name), operand.column)
      }
      guard let number = Self.number(value) else { throw failure(.expectedNumber, operand.column) }
      return try finite(number, operand)
    }
  }

  private func finite(
    _ number: Double,
    _ operand: VisualFormat.Operand
  ) throws(VisualFormatError) -> Double {
    guard number.isFinite else { throw failure(.illegalNumber, operand.column) }
    return number
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as LayoutPriority: Double(value.rawValue)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  // MARK: Errors

  func failure(_ kind: VisualFormatError.Kind, _ column: Int) -> VisualFormatError {
    VisualFormatError(kind: kind, format: format, column: column)
  }
}
