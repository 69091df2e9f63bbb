// What goes wrong with names that come from a file: UIKit raises, here it is reported.

func reportUndefinedKey(_ key: String, _ method: String, of object: AnyObject) {
  reportFault(
    .unknownKey,
    "[<\(type(of: object))> \(method):]: this class is not key value coding-compliant for the key "
      + "\(key).",
    of: object
  )
}

func reportWrongType(
  of value: Any?,
  forKey key: String,
  expected: String,
  of object: AnyObject
) {
  let given = value.map { "\(type(of: $0))" } ?? "nil"
  reportFault(
    .wrongValueType,
    "\(key) of \(type(of: object)) takes \(expected), but was given \(given)",
    of: object
  )
}

/// Hands a diagnostic to the observer that is nearest to an object.
func reportFault(_ kind: Diagnostic.Kind, _ message: String, of object: AnyObject) {
  let diagnostic = Diagnostic(kind, message)
  if let collector = FaultCollector.current {
    collector.faults.append(diagnostic)
    return
  }
  var current = object as? Responder
  while let responder = current {
    if let view = responder as? View { return view.report(diagnostic) }
    if let owner = responder as? any RootViewOwner { return owner.report(diagnostic) }
    current = responder.next
  }
  diagnostic.print()
}

/// Runs a closure, and returns what went wrong with names in it instead of reporting it.
///
/// For a caller that knows the place in a file that the names come from.
package func collectingFaults(_ body: () -> Void) -> [Diagnostic] {
  let collector = FaultCollector()
  FaultCollector.$current.withValue(collector, operation: body)
  return collector.faults
}

/// Used within one call only.
private final class FaultCollector: @unchecked Sendable {
  @TaskLocal static var current: FaultCollector?

  var faults: [Diagnostic] = []
}
