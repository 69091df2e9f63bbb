import Foundation
import Testing
import ViewKit

@Suite struct VisualFormatErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let format: String
    let kind: VisualFormatError.Kind
    let column: Int
    var testDescription: String { format }

    init(_ format: String, _ kind: VisualFormatError.Kind, at column: Int) {
      self.format = format
      self.kind = kind
      self.column = column
    }
  }

  static let texts: [Row] = [  // 5.16.1, 5.16.6, 5.16.7
    Row("", .emptyFormat, at: 0),
    Row("H:", .expectedMoreInput, at: 2),
    Row("|", .expectedMoreInput, at: 1),
    Row("|-", .expectedMoreInput, at: 2),
    Row("[a]-", .expectedMoreInput, at: 4),
    Row("[a]-8", .expectedMoreInput, at: 5),
    Row("[a]-8-", .expectedMoreInput, at: 6),
    Row("a", .expectedView, at: 0),
    Row("H", .expectedView, at: 0),
    Row("X:[a]", .expectedView, at: 0),
    Row("h:[a]", .expectedView, at: 0),
    Row("H:|-10-|", .expectedView, at: 7),
    Row("|-|", .expectedView, at: 2),
    Row("[a]-8--[b]", .expectedView, at: 6),
    Row("é[a]", .expectedView, at: 0),
    Row("[]", .expectedViewName, at: 1),
    Row("[", .expectedViewName, at: 1),
    Row("[1a]", .expectedViewName, at: 1),
    Row("[(10)]", .expectedViewName, at: 1),
    Row("[é]", .expectedViewName, at: 1),
    Row("[a", .expectedEndOfView, at: 2),
    Row("[a(10)", .expectedEndOfView, at: 6),
    Row("[a.b]", .expectedEndOfView, at: 2),
    Row("[a(1)(2)]", .expectedEndOfView, at: 5),
    Row("||", .expectedConnection, at: 1),
    Row("|a", .expectedConnection, at: 1),
    Row("|-8[a]", .expectedDash, at: 3),
    Row("[a]-8*2-[b]", .expectedDash, at: 5),
    Row("[a]-8e-[b]", .expectedDash, at: 5),
    Row("[a]-(8)[b]", .expectedDash, at: 7),
    Row("[a(10]", .expectedEndOfPredicates, at: 5),
    Row("[a(10", .expectedEndOfPredicates, at: 5),
    Row("[a(1+2*3)]", .expectedEndOfPredicates, at: 6),
    Row("[a(10@5@6)]", .expectedEndOfPredicates, at: 7),
    Row("[a(10;12)]", .expectedEndOfPredicates, at: 5),
    Row("[a()]", .expectedNumber, at: 3),
    Row("[a(10,)]", .expectedNumber, at: 6),
    Row("[a(=10)]", .expectedNumber, at: 3),
    Row("[a(<10)]", .expectedNumber, at: 3),
    Row("[a(>", .expectedNumber, at: 3),
    Row("[a(>=)]", .expectedNumber, at: 5),
    Row("[a(.)]", .expectedNumber, at: 3),
    Row("[a(-)]", .expectedNumber, at: 3),
    Row("[a(b*)]", .expectedNumber, at: 5),
    Row("[a(b+-1)]", .expectedNumber, at: 5),
    Row("[a(10@)]", .expectedNumber, at: 6),
    Row("[a]-8@-[b]", .expectedNumber, at: 6),
    Row("[a]-@5-[b]", .expectedNumber, at: 4),
    Row("[a]-+5-[b]", .expectedNumber, at: 4),
    Row("[a]|-", .expectedEnd, at: 4),
    Row("[a]||", .expectedEnd, at: 4),
    Row("[a]b", .expectedEnd, at: 3),
    Row("[a]]", .expectedEnd, at: 3),
    Row("|--5-[a]", .ambiguousMinus, at: 2),
    Row("[a]--[b]", .ambiguousMinus, at: 4),
    Row("[a]->=-5-[b]", .ambiguousMinus, at: 6),
    Row(" [a]", .expectedView, at: 0),
    Row("H: [a]", .expectedView, at: 2),
    Row("[ a]", .expectedViewName, at: 1),
    Row("[a ]", .expectedEndOfView, at: 2),
    Row("[a]- 8-[b]", .expectedNumber, at: 4),
    Row("[a(>= 8)]", .expectedNumber, at: 5),
    Row("[a]\n", .expectedEnd, at: 3),
    Row("[a]\0", .expectedEnd, at: 3),
  ]

  @Test(arguments: texts)
  func textOutsideOfTheLanguageIsRefused(row: Row) throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat(row.format) }
    #expect(error.kind == row.kind)
    #expect(error.column == row.column)
    #expect(error.format == row.format)
  }

  /// A size of another attribute, of the other axis or of the view itself, and gaps that share a rest.
  static let inexpressible: [Row] = [  // 5.16.8
    Row("H:[a(==a.height)]", .expectedEndOfPredicates, at: 8),
    Row("[a(==b.width/2)]", .expectedEndOfPredicates, at: 6),
    Row("[a(V:b)]", .expectedEndOfPredicates, at: 4),
    Row("[a:b]", .expectedEndOfView, at: 2),
    Row("|-~-[a]-~-|", .expectedNumber, at: 2),
    Row("|-(-)-[a]-(-)-|", .expectedNumber, at: 3),
    Row("|=[a]=|", .expectedConnection, at: 1),
    Row("[|(a)|]", .expectedViewName, at: 1),
  ]

  @Test(arguments: inexpressible)
  func aspectRatiosAndCentersAreRefused(row: Row) throws {
    try textOutsideOfTheLanguageIsRefused(row: row)
  }

  static let uses: [Row] = [  // 5.16.6, 5.2.10
    Row("[nobody]", .unknownView("nobody"), at: 7),
    Row("[a][self(10)]", .unknownView("self"), at: 8),
    Row("[small]", .notAnItem("small"), at: 6),
    Row("[word]", .notAnItem("word"), at: 5),
    Row("[a(==word)]", .notAnItem("word"), at: 9),
    Row("|-nothing-[a]", .unknownMetric("nothing"), at: 9),
    Row("[a(nothing)]", .unknownMetric("nothing"), at: 10),
    Row("[a(10@nothing)]", .unknownMetric("nothing"), at: 13),
    Row("[a(b*nothing)]", .unknownMetric("nothing"), at: 12),
    Row("[a]-b-[b]", .expectedNumber, at: 5),
    Row("[a(b*b)]", .expectedNumber, at: 6),
    Row("[a(10@b)]", .expectedNumber, at: 7),
    Row("[a(letters)]", .expectedNumber, at: 10),
    Row("H:|-(>=50)-[lone(100)]", .missingSuperview, at: 22),
    Row("|[lone]", .missingSuperview, at: 7),
    Row("H:|-0-[lone]-0-|", .missingSuperview, at: 12),
    Row("V:[lone]|", .missingSuperview, at: 9),
    Row("[a][lone]-|", .missingSuperview, at: 11),
    Row("|[loneGap]", .missingSuperview, at: 10),
    Row("[a(10@0)]", .illegalPriority(0), at: 7),
    Row("[a(10@1000.5)]", .illegalPriority(1000.5), at: 12),
    Row("[a(10@-5)]", .illegalPriority(-5), at: 8),
    Row("[a(10@1e300)]", .illegalPriority(1e300), at: 11),
    Row("[a]-1e999-[b]", .illegalNumber, at: 9),
    Row("[a(b/0)]", .illegalNumber, at: 6),
    Row("[a(0/0)]", .illegalNumber, at: 6),
    Row("[a(1e300*1e300)]", .illegalNumber, at: 14),
    Row("[a(notANumber)]", .illegalNumber, at: 13),
    Row("[a(10@endless)]", .illegalNumber, at: 13),
  ]

  @Test(arguments: uses)
  func whatCannotBeUsedIsRefused(row: Row) throws {
    let scene = VisualFormatScene()
    let format = try VisualFormat(row.format)
    let views: [String: Any] = [
      "lone": View(), "loneGap": LayoutGuide(), "word": "word", "small": 4,
    ]
    let metrics: [String: Any] = [
      "letters": "7", "notANumber": Double.nan, "endless": CGFloat.infinity,
    ]
    let error = try #require(throws: VisualFormatError.self) {
      try format.constraints(
        metrics: metrics,
        views: scene.views.merging(views) { first, _ in first }
      )
    }
    #expect(error.kind == row.kind)
    #expect(error.column == row.column)
    #expect(error.format == row.format)
  }

  static let messages: [(VisualFormatError.Kind, String, String)] = [  // 5.16.6
    (.expectedMoreInput, "[a]-", "Expected more input"),
    (.expectedView, "a", "Expected a view"),
    (
      .expectedViewName, "[]",
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    ),
    (
      .expectedEndOfView, "[a",
      "Expected a ']' here. That is how you give the end of a view."
    ),
    (.expectedConnection, "||", "Expected a connection after the '|' character"),
    (.expectedDash, "|-8[a]", "Expected a '-' here"),
    (.expectedEndOfPredicates, "[a(10]", "Expected a ')' or a ',' here"),
    (
      .expectedNumber, "[a()]",
      "Expected a number or key from the metrics dictionary, but encountered something else"
    ),
    (.expectedEnd, "[a]]", "Expected the end of the format string"),
    (
      .ambiguousMinus, "|--5-[a]",
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers."
    ),
    (.unknownView("no"), "[no]", "no is not a key in the views dictionary."),
    (
      .unknownMetric("x"), "[a(x)]",
      "Encountered metric with name \"x\", but value was not specified in metrics or views "
        + "dictionaries"
    ),
    (.notAnItem("n"), "[n]", "n: Constraint items must each be a view or layout guide."),
    (
      .missingSuperview, "[a]|",
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    ),
    (.illegalNumber, "[a(1/0)]", "A number is not finite!  That's illegal."),
    (
      .illegalPriority(0), "[a(1@0)]",
      "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    ),
  ]

  @Test(arguments: messages)
  func errorShowsTheFormatWithACaret(
    kind: VisualFormatError.Kind,
    format: String,
    message: String
  ) throws {
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormat(format).constraints(views: ["a": View(), "n": 3])
    }
    #expect(error.kind == kind)
    #expect(error.message == message)
    let lines = "\(error)".split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Unable to parse constraint format: ", message + " ", format + " ",
        String(repeating: " ", count: error.column) + "^",
      ]
    )
  }

  @Test func emptyFormatHasNoPlaceToShow() throws {  // 5.16.6
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat("") }
    #expect("\(error)" == "Unable to parse constraint format: It's an empty string.")
  }

  @Test func columnCountsCharactersAsTheyAreSeen() throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat("[a]e\u{301}") }
    #expect(error.column == 3)
    let flag = try #require(throws: VisualFormatError.self) { try VisualFormat("|🇨🇭[a]") }
    #expect(flag.column == 1)
  }
}
