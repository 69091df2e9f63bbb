import Foundation

// Values come from an interface file as texts, numbers, colours and the like, and go into
// properties of any type.

/// Returns a value as a property of a type takes it, or nil where it takes none such.
///
/// Numbers become numbers of another kind, flags, or the case with that raw value. Texts that spell a
/// number do too. What is not finite is taken by nothing.
func keyedValue<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  guard let value else { return emptyValue(of: type) }
  guard isFinite(value) else { return nil }
  if let typed = value as? Value { return typed }
  // Apart from the cast, which makes nil a value of an optional type.
  guard let converted = converted(value, to: unwrappedType(type)) else { return nil }
  return converted as? Value
}

private func converted(_ value: Any, to type: Any.Type) -> Any? {
  if let type = type as? any RawRepresentable.Type { return rawRepresentable(value, type) }
  if type == String.self { return nil }
  guard let number = number(value) else { return nil }
  if type == Bool.self { return number != 0 }
  if let type = type as? any FixedWidthInteger.Type { return whole(number, type) }
  if let type = type as? any BinaryFloatingPoint.Type { return fraction(number, type) }
  return nil
}

private func rawRepresentable<Case: RawRepresentable>(_ value: Any, _ type: Case.Type) -> Any? {
  keyedValue(value, as: Case.RawValue.self).flatMap(type.init(rawValue:))
}

private func whole<Whole: FixedWidthInteger>(_ number: Double, _ type: Whole.Type) -> Any? {
  type.init(exactly: number.rounded(.towardZero))
}

private func fraction<Number: BinaryFloatingPoint>(_ number: Double, _ type: Number.Type) -> Any {
  type.init(number)
}

private func number(_ value: Any) -> Double? {
  switch value {
  case let flag as Bool: flag ? 1 : 0
  case let number as Int: Double(number)
  case let number as Double: number
  case let number as CGFloat: Double(number)
  case let number as Float: Double(number)
  case let number as NSNumber: number.doubleValue
  case let text as String: Double(text).flatMap { $0.isFinite ? $0 : nil }
  default: nil
  }
}

private func isFinite(_ value: Any) -> Bool {
  switch value {
  case is String: true
  case let point as CGPoint: point.x.isFinite && point.y.isFinite
  case let size as CGSize: size.width.isFinite && size.height.isFinite
  case let rect as CGRect: isFinite(rect.origin) && isFinite(rect.size)
  default: number(value)?.isFinite ?? true
  }
}

// MARK: - Optionals

private protocol OptionalValue {
  static var empty: Self { get }
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  static var empty: Self { nil }
  static var wrappedType: Any.Type { Wrapped.self }
}

/// Returns nil as a value of an optional type; nothing for a type that has no such value.
func emptyValue<Value>(of type: Value.Type) -> Value? {
  guard let optional = type as? any OptionalValue.Type else { return nil }
  return optional.empty as? Value
}

/// Returns the type without its being optional.
func unwrappedType(_ type: Any.Type) -> Any.Type {
  (type as? any OptionalValue.Type)?.wrappedType ?? type
}

/// Returns an object as such; nil for values, and for an optional that is nil.
func classInstance(_ value: Any) -> AnyObject? {
  guard type(of: value) is AnyClass else {
    let child = Mirror(reflecting: value)
    return child.displayStyle == .optional
      ? child.children.first.flatMap { classInstance($0.value) }
      : nil
  }
  return value as AnyObject
}
