/// The names of the exceptions that UIKit raises, printed before the message of a stop.
package enum ExceptionName: String {
  case genericException = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case invalidArgument = "NSInvalidArgumentException"
  case layerInvalid = "CALayerInvalid"
  case layerInvalidGeometry = "CALayerInvalidGeometry"
  case rangeException = "NSRangeException"
  case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}

/// Stops the process because of a programmer error.
///
/// Swift cannot raise an exception that a caller could catch, so a mistake for which UIKit raises
/// one ends the process with UIKit's own message. Unlike that of `precondition`, the message is
/// printed in release builds too. Call this function before anything has changed.
package func stop(
  _ name: ExceptionName,
  _ reason: String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError("\(name.rawValue): \(reason)", file: file, line: line)
}
