import Testing

@testable import ViewKitTesting

struct TextDifferenceTests {
  @Test(arguments: [
    ("a\nb", "a\nc", "  a\n- b\n+ c"),
    ("a", "a\nb", "  a\n+ b"),
    ("a\nb", "b", "- a\n  b"),
    ("", "a", "- \n+ a"),
    ("a\n\nb", "a\n\nc", "  a\n\n- b\n+ c"),
  ])
  func linesAreMarked(expected: String, actual: String, text: String) throws {
    let difference = try #require(TextDifference(expected: expected, actual: actual))
    #expect(difference.description == "(- expected, + found)\n" + text)
  }

  @Test func spacesAtTheEndOfChangedLinesAreMarked() throws {
    let difference = try #require(TextDifference(expected: "a \nb\nc ", actual: "a \nb\t\nc"))
    #expect(
      difference.description == """
        (- expected, + found, \u{AC} after spaces)
          a\u{20}
        - b
        - c \u{AC}
        + b\t\u{AC}
        + c
        """
    )
  }

  @Test func linesMayEndAsOnWindows() throws {
    #expect(TextDifference(expected: "a\r\nb", actual: "a\nb") == nil)
    let difference = try #require(TextDifference(expected: "a\r\nb\r\n", actual: "a\nc\n"))
    #expect(difference.description == "(- expected, + found)\n  a\n- b\n+ c\n")
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(TextDifference(expected: "a\nb", actual: "a\nb") == nil)
    #expect(TextDifference(expected: [], actual: []) == nil)
  }

  @Test func aMissingLineBreakAtTheEndIsADifference() {
    #expect(TextDifference(expected: "a\n", actual: "a") != nil)
  }

  @Test func longRunsOfEqualLinesAreCounted() throws {
    let lines = (1...20).map { "\($0)"[...] }
    let difference = try #require(
      TextDifference(expected: lines, actual: Array(lines[..<9]) + ["x"] + lines[10...])
    )
    #expect(
      difference.description == """
        (- expected, + found)
          ... (6 unchanged)
          7
          8
          9
        - 10
        + x
          11
          12
          13
          ... (7 unchanged)
        """
    )
  }

  @Test func aRunThatIsOneLineTooLongIsShown() throws {
    let difference = try #require(
      TextDifference(expected: "1\n2\n3\n4\na", actual: "1\n2\n3\n4\nb")
    )
    #expect(difference.description == "(- expected, + found)\n  1\n  2\n  3\n  4\n- a\n+ b")
  }
}
