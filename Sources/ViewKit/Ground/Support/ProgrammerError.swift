/// The exception names that UIKit raises under, printed in front of a stop's sentence.
package enum ExceptionName: String {
  case genericException = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case invalidArgument = "NSInvalidArgumentException"
  case layerInvalid = "CALayerInvalid"
  case layerInvalidGeometry = "CALayerInvalidGeometry"
  case rangeException = "NSRangeException"
  case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}

/// The one stop for programmer errors.
///
/// Swift cannot raise an exception that a caller could catch, so a mistake that UIKit raises for
/// ends the process, with UIKit's own sentence. Unlike `precondition`, the sentence is printed in
/// release builds too. Call it before anything has changed.
package func stop(
  _ name: ExceptionName,
  _ reason: String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError("\(name.rawValue): \(reason)", file: file, line: line)
}
