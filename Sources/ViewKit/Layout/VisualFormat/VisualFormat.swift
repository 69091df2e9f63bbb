/// A row or column of views, read from the visual format language.
///
/// ```swift
/// let format = try VisualFormat("|-[label]-(>=8)-[field(==label*2)]-|")
/// let constraints = try format.constraints(views: ["label": label, "field": field])
/// LayoutConstraint.activate(constraints)
/// ```
///
/// The language is UIKit's:
///
/// ```text
/// format     = [ "H:" | "V:" ] [ "|" gap ] view { gap view } [ gap "|" ]
/// gap        = nothing | "-" | "-" predicate "-" | "-" predicates "-"
/// view       = "[" name [ predicates ] "]"
/// predicates = "(" predicate { "," predicate } ")"
/// predicate  = [ "==" | "<=" | ">=" ] value [ "@" number ]
/// value      = number { ( "*" | "/" ) number } { ( "+" | "-" ) number }
/// number     = decimal number | name
/// ```
///
/// A format without a letter describes a row. The bar is the edge of the superview; a gap of
/// nothing is no distance at all, and a single dash the standard distance: 8 points between views,
/// and to the superview its margin. A predicate of a view is about the view's size and may begin
/// with another view in place of a number. Outside of parentheses a predicate has neither sign nor
/// arithmetic. Blanks are not allowed.
public struct VisualFormat: Hashable, Sendable {
  /// The format as it was given.
  public let format: String

  let line: Line

  /// Reads a format; the names in it are looked up when constraints are made.
  ///
  /// - Parameter format: The text, for example `V:|-[title]-4-[subtitle]`.
  /// - Throws: The first place, from the left, at which the text is not in the language.
  /// - Complexity: Linear in the length of the text.
  public init(_ format: String) throws(VisualFormatError) {
    self.format = format
    var parser = VisualFormatParser(format)
    line = try parser.line()
  }

  /// Makes the constraints that the format describes, inactive.
  ///
  /// They come in reading order: for each view the gap before it, then its own predicates, and at
  /// the end the gap to the superview. Alignments follow, each from one view to the next.
  ///
  /// - Parameters:
  ///   - options: How the views are aligned, and in which direction they follow.
  ///   - metrics: What names in predicates stand for: numbers of any type, or priorities.
  ///   - views: What names in brackets stand for: views or layout guides. A predicate's name that
  ///     is no metric is looked up here too.
  /// - Returns: The constraints; those with an earlier place on their second side.
  /// - Throws: The first name, number, bar or option that cannot be used. No constraint is made.
  public func constraints(
    options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let names = VisualFormatNames(format: format, metrics: metrics ?? [:], views: views)
    var builder = VisualFormatBuilder(line: line, options: options, names: names)
    return try builder.parts().map { $0.makeConstraint() }
  }
}

extension VisualFormat: CustomStringConvertible {
  /// The format as it was given.
  public var description: String { format }
}

// What the parser hands on. Columns are those at which an error about the part is shown.
extension VisualFormat {
  /// The whole format.
  struct Line: Hashable, Sendable {
    var axis = LayoutConstraint.Axis.horizontal
    /// The gap between the superview's edge and the first view, when there is a first bar.
    var leadingGap: Gap?
    /// The views, at least one.
    var boxes: [Box] = []
    /// The gap between the last view and the superview's edge, when there is a last bar.
    var trailingGap: Gap?
    var trailingColumn = 0
  }

  /// A view in brackets.
  struct Box: Hashable, Sendable {
    /// The gap to the view before; unused in the first box.
    var gap: Gap
    let name: String
    let nameColumn: Int
    let predicates: [Predicate]
    let column: Int
  }

  enum Gap: Hashable, Sendable {
    case none
    case standard
    case predicates([Predicate])
  }

  struct Predicate: Hashable, Sendable {
    var relation = LayoutConstraint.Relation.equal
    var value: Value
    var priority: Operand?
  }

  /// The first operand, times the factors, plus the summands.
  struct Value: Hashable, Sendable {
    let first: Operand
    var factors: [Step] = []
    var summands: [Step] = []
  }

  /// One step of arithmetic; the inverse of a factor divides, that of a summand subtracts.
  struct Step: Hashable, Sendable {
    let isInverse: Bool
    let operand: Operand
  }

  struct Operand: Hashable, Sendable {
    let content: Content
    let column: Int

    enum Content: Hashable, Sendable {
      case number(Double)
      case name(String)
    }
  }
}
