import Testing
import ViewKit

@Suite struct VisualFormatOptionsTests {
  typealias Options = LayoutConstraint.FormatOptions

  static let rawValues: [(Options, UInt)] = [  // 5.16.4
    (.alignAllLeft, 1 << 1), (.alignAllRight, 1 << 2), (.alignAllTop, 1 << 3),
    (.alignAllBottom, 1 << 4), (.alignAllLeading, 1 << 5), (.alignAllTrailing, 1 << 6),
    (.alignAllCenterX, 1 << 9), (.alignAllCenterY, 1 << 10), (.alignAllLastBaseline, 1 << 11),
    (.alignAllFirstBaseline, 1 << 12), (.alignmentMask, 0xFFFF),
    (.directionLeadingToTrailing, 0), (.directionLeftToRight, 0x10000),
    (.directionRightToLeft, 0x20000), (.directionMask, 0x30000),
    (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 0x80000), (.spacingMask, 0x80000),
  ]

  @Test(arguments: rawValues)
  func optionHasTheBitsOfUIKit(option: Options, rawValue: UInt) {
    #expect(option.rawValue == rawValue)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let format: String
    let options: Options
    let constraints: [String]
    var testDescription: String { "\(format) \(options.rawValue)" }

    init(_ format: String, _ options: Options, _ constraints: String...) {
      self.format = format
      self.options = options
      self.constraints = constraints
    }
  }

  static let directions: [Row] = [  // 5.16.4
    Row("[a]-[b]", .directionLeftToRight, "b.left == a.right + 8.0"),
    Row("[a]->=3-[b]", .directionRightToLeft, "a.left >= b.right + 3.0"),
    Row(
      "|-[a]-5-|",
      .directionLeftToRight,
      "a.left == root.leftMargin",
      "root.right == a.right + 5.0"
    ),
    Row(
      "|-[a]-(<=5)-|",
      .directionRightToLeft,
      "root.rightMargin == a.right",
      "a.left <= root.left + 5.0"
    ),
    Row("|[a]-|", .directionRightToLeft, "root.right == a.right", "a.left == root.leftMargin"),
    Row("V:[a]-[b]", .directionRightToLeft, "b.top == a.bottom + 8.0"),
    Row("V:|-[a]", .directionLeftToRight, "a.top == root.topMargin"),
  ]

  static let alignments: [Row] = [  // 5.16.3, 5.16.4
    Row("[a][b]", .alignAllTop, "b.leading == a.trailing", "a.top == b.top"),
    Row("[a][b]", .alignAllBottom, "b.leading == a.trailing", "a.bottom == b.bottom"),
    Row("[a][b]", .alignAllCenterY, "b.leading == a.trailing", "a.centerY == b.centerY"),
    Row(
      "[a][b]",
      .alignAllLastBaseline,
      "b.leading == a.trailing",
      "a.lastBaseline == b.lastBaseline"
    ),
    Row(
      "[a][b]",
      .alignAllFirstBaseline,
      "b.leading == a.trailing",
      "a.firstBaseline == b.firstBaseline"
    ),
    Row("V:[a][b]", .alignAllLeft, "b.top == a.bottom", "a.left == b.left"),
    Row("V:[a][b]", .alignAllRight, "b.top == a.bottom", "a.right == b.right"),
    Row("V:[a][b]", .alignAllLeading, "b.top == a.bottom", "a.leading == b.leading"),
    Row("V:[a][gap]", .alignAllTrailing, "gap.top == a.bottom", "a.trailing == gap.trailing"),
    Row("V:[a][b]", .alignAllCenterX, "b.top == a.bottom", "a.centerX == b.centerX"),
    Row(
      "V:[a][b]",
      [.alignAllTrailing, .alignAllLeading],
      "b.top == a.bottom",
      "a.leading == b.leading",
      "a.trailing == b.trailing"
    ),
    Row("[a(1)]", .alignAllTop, "a.width == 1.0"),
    Row("[a(1)]", .alignAllLeft, "a.width == 1.0"),
    Row("[a][b]", Options(rawValue: 1 << 7 | 1 << 30), "b.leading == a.trailing"),
  ]

  static let baselines: [Row] = [  // 5.16.4
    Row(
      "V:[title]-5-[text]",
      .spacingBaselineToBaseline,
      "text.firstBaseline == title.lastBaseline + 5.0"
    ),
    Row(
      "V:[title]-[text]",
      .spacingBaselineToBaseline,
      "text.firstBaseline == title.lastBaseline + 20.5"
    ),
    Row("V:[a]-[text]", .spacingBaselineToBaseline, "text.firstBaseline == a.lastBaseline + 8.0"),
    Row("V:[title]-[a]", .spacingBaselineToBaseline, "a.firstBaseline == title.lastBaseline + 8.0"),
    Row("V:[gap]-[text]", .spacingBaselineToBaseline, "text.firstBaseline == gap.bottom + 8.0"),
    Row("V:[text]-9-[gap]", .spacingBaselineToBaseline, "gap.top == text.lastBaseline + 9.0"),
    Row(
      "V:|-30-[text]-|",
      .spacingBaselineToBaseline,
      "text.firstBaseline == root.top + 30.0",
      "root.bottomMargin == text.lastBaseline"
    ),
    Row("[title]-[text]", .spacingBaselineToBaseline, "text.leading == title.trailing + 8.0"),
  ]

  @Test(arguments: [directions, alignments, baselines].joined())
  func optionsDecideWhatTheFormatLeavesOpen(row: Row) throws {
    let scene = VisualFormatScene()
    #expect(try scene.describe(row.format, options: row.options) == row.constraints)
  }

  static let parallel: [(String, Options, LayoutConstraint.Axis)] = [
    ("[a][b]", .alignAllLeft, .horizontal), ("[a][b]", .alignAllRight, .horizontal),
    ("[a][b]", .alignAllLeading, .horizontal), ("[a][b]", .alignAllTrailing, .horizontal),
    ("[a][b]", .alignAllCenterX, .horizontal),
    ("[a][b]", [.alignAllCenterX, .alignAllTop], .horizontal),
    ("V:[a][b]", .alignAllTop, .vertical), ("V:[a][b]", .alignAllBottom, .vertical),
    ("V:[a][b]", .alignAllCenterY, .vertical), ("V:[a][b]", .alignAllFirstBaseline, .vertical),
    ("V:[a][b]", .alignAllLastBaseline, .vertical),
  ]

  @Test(arguments: parallel)
  func alignmentAlongTheAxisIsRefused(  // 5.16.5
    format: String,
    options: Options,
    axis: LayoutConstraint.Axis
  ) throws {
    let scene = VisualFormatScene()
    let error = try #require(throws: VisualFormatError.self) {
      try scene.constraints(format, options: options)
    }
    #expect(error.kind == .parallelAlignment(axis))
    #expect(error.column == format.count)
    #expect(
      error.message == "Options mask required views to be aligned on a \(axis) edge, which is not "
        + "allowed for layout that is also \(axis)."
    )
  }
}
