import Testing

@testable import ViewKitTool

struct ParsedArgumentsTests {
  private let syntax = CommandSyntax(
    name: "bake",
    abstract: "Bake bread.",
    operand: .init(name: "loaf", isRepeated: true, help: "What is baked."),
    options: [
      .init(name: "fast", help: "Don't wait for the dough."),
      .init(name: "heat", value: .text("degrees"), help: "The temperature."),
      .init(
        name: "flour",
        value: .choice("kind", ["rye", "wheat"]),
        isRepeated: true,
        help: "Which."
      ),
    ]
  )

  private func parse(_ words: String...) throws -> ParsedArguments {
    try ParsedArguments(words, syntax)
  }

  private func message(_ words: String...) -> String? {
    do {
      _ = try ParsedArguments(words, syntax)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func optionsAndOperandsStandInAnyOrder() throws {
    let arguments = try parse("a", "--heat", "200", "b", "--fast")
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.operand == "a")
    #expect(arguments.value("heat") == "200")
    #expect(arguments.has("fast"))
  }

  @Test func aValueMayStandBehindAnEqualsSign() throws {
    let arguments = try parse("--heat=a=b", "--flour=rye", "a")
    #expect(arguments.value("heat") == "a=b")
    #expect(arguments.values("flour") == ["rye"])
  }

  @Test func repeatedValuesKeepTheirOrder() throws {
    let arguments = try parse("--flour", "wheat", "a", "--flour=rye", "--heat=1", "--heat=2")
    #expect(arguments.values("flour") == ["wheat", "rye"])
    #expect(arguments.value("heat") == "2")
  }

  @Test func afterTwoDashesEveryWordIsAnOperand() throws {
    let arguments = try parse("--fast", "--", "--heat", "-h", "--")
    #expect(arguments.operands == ["--heat", "-h", "--"])
    #expect(!arguments.asksForHelp)
  }

  @Test func aSingleDashIsAWord() throws {
    #expect(try parse("-", "--heat", "-").operands == ["-"])
  }

  @Test func whatIsAbsentHasNoValue() throws {
    let arguments = try parse("a")
    #expect(!arguments.has("fast"))
    #expect(arguments.value("heat") == nil)
    #expect(arguments.values("flour").isEmpty)
  }

  @Test(arguments: ["-h", "--help"])
  func helpNeedsNoOperand(_ word: String) throws {
    #expect(try parse(word).asksForHelp)
  }

  @Test func mistakesAreNamed() {
    #expect(message("a", "--cold") == "Unknown option '--cold'")
    #expect(message("a", "-x") == "Unknown option '-x'")
    #expect(message("a", "--heat") == "Missing value for '--heat <degrees>'")
    #expect(message("a", "--heat", "--fast") == "Missing value for '--heat <degrees>'")
    #expect(message("a", "--heat=") == "Missing value for '--heat <degrees>'")
    #expect(message("a", "--fast=YES") == "The option '--fast' takes no value")
    #expect(
      message("a", "--flour", "oat")
        == "The value 'oat' is invalid for '--flour <kind>'. Expected 'rye' or 'wheat'."
    )
    #expect(message("--fast") == "Missing expected argument '<loaf> ...'")
  }

  @Test func aSecondOperandIsUnexpectedWhereOneIsTaken() {
    let one = CommandSyntax(name: "eat", abstract: "", operand: .init(name: "loaf", help: ""))
    #expect(throws: UsageError("Unexpected argument 'b'")) {
      try ParsedArguments(["a", "b"], one)
    }
    let none = CommandSyntax(name: "rest", abstract: "")
    #expect(throws: UsageError("Unexpected argument 'a'")) { try ParsedArguments(["a"], none) }
  }

  @Test func helpKeepsToItsColumns() {
    let help = HelpText.command(syntax)
    #expect(
      help == """
        OVERVIEW: Bake bread.

        USAGE: viewkit bake [--fast] [--heat <degrees>] [--flour <kind> ...] <loaf> ...

        ARGUMENTS:
          <loaf>                  What is baked.

        OPTIONS:
          --fast                  Don't wait for the dough.
          --heat <degrees>        The temperature.
          --flour <kind>          Which. (values: rye, wheat)
          -h, --help              Show help information.
        """
    )
  }

  @Test func everyHelpFitsEightyColumns() {
    let texts = Tool.commands.map { HelpText.command($0.syntax) }
    for line in (texts + [HelpText.tool(Tool.commands.map { $0.syntax })]).joined(separator: "\n")
      .split(separator: "\n") where !line.hasPrefix("OVERVIEW")
    {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
