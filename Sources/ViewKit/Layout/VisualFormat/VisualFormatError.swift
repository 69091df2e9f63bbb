/// Why a visual format makes no constraints.
///
/// Printed, it shows the format with a caret under the place, in UIKit's words:
///
/// ```text
/// Unable to parse constraint format:
/// Expected a '-' here
/// H:|-8[name]
///      ^
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind

  /// The format as it was given.
  public let format: String

  /// How many characters stand before the place in the format.
  ///
  /// For something missing it is where that should stand; for a name or number that cannot be used,
  /// and for a view without superview, it is right behind.
  public let column: Int

  /// What can be wrong with a format, with its options or with the names in it.
  public enum Kind: Hashable, Sendable {
    /// The format is an empty string.
    case emptyFormat
    /// The format ends too early.
    case expectedMoreInput
    /// A view has to follow.
    case expectedView
    /// A view has no name that begins with a letter or an underscore.
    case expectedViewName
    /// A view has to be closed by a bracket.
    case expectedEndOfView
    /// A bar is followed neither by a view nor by a connection.
    case expectedConnection
    /// A connection has to end with a dash.
    case expectedDash
    /// A list of predicates has to be closed by a parenthesis, or to go on after a comma.
    case expectedEndOfPredicates
    /// A number or the name of a metric has to follow.
    case expectedNumber
    /// Nothing may follow any more.
    case expectedEnd
    /// A negative number outside of parentheses looks like a second dash.
    case ambiguousMinus
    /// A name in brackets is no key of the views.
    case unknownView(String)
    /// A name in a predicate is a key neither of the metrics nor of the views.
    case unknownMetric(String)
    /// A key of the views stands for neither a view nor a guide.
    case notAnItem(String)
    /// A bar stands for a superview that is not there.
    case missingSuperview
    /// A number, or what arithmetic makes of it, is not finite.
    case illegalNumber
    /// A priority is not above 0 and at most 1000.
    case illegalPriority(Double)
    /// The options align views along the axis along which they follow each other.
    case parallelAlignment(LayoutConstraint.Axis)
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var message: String {
    switch kind {
    case .emptyFormat: "It's an empty string."
    case .expectedMoreInput: "Expected more input"
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .expectedEndOfView: "Expected a ']' here. That is how you give the end of a view."
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedDash: "Expected a '-' here"
    case .expectedEndOfPredicates: "Expected a ')' or a ',' here"
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .expectedEnd: "Expected the end of the format string"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
        + "Use parentheses around negative numbers."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .notAnItem(let name):
      "\(name): Constraint items must each be a view or layout guide."
    case .missingSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .illegalNumber: "A number is not finite!  That's illegal."
    case .illegalPriority(let priority):
      LayoutConstraint.mistake(priority: LayoutPriority(Float(priority)))?.reason
        ?? "It's illegal to set priority:\(priority)."
    case .parallelAlignment(let axis):
      "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
        + "layout that is also \(axis)."
    }
  }

  /// The message, the format, and a caret under the place.
  ///
  /// An empty format has no place; its message follows on the first line.
  public var description: String {
    let title = "Unable to parse constraint format: "
    guard kind != .emptyFormat else { return title + message }
    let caret = String(repeating: " ", count: column) + "^"
    return "\(title)\n\(message) \n\(format) \n\(caret)"
  }
}
