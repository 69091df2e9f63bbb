"""Builds many changes into the same sources, each behind its number.

An operator becomes an operator of the same precedence with a name of its own, such as `<` becoming
`<⊕⊖⊕`, a word becomes a name such as `true7`, and a statement moves into an `if`. So no expression
has to be understood, every line keeps its number, and one build serves all changes. A generated
file in each module defines the names: they do what the source says, unless the environment variable
VIEWKIT_MUTANT holds the number of the change.

VIEWKIT_MUTANTS_REACHED names a file with a byte for each number. A byte that is set says that the
place was reached. The file is shared memory, so that processes that crash have their say as well.
"""

from changes import REMOVED, module_of

GENERATED = "MutantSchemata.swift"
ACTIVE = "VIEWKIT_MUTANT"
REACHED = "VIEWKIT_MUTANTS_REACHED"

PRECEDENCE = {
    "&&": "LogicalConjunctionPrecedence",
    "||": "LogicalDisjunctionPrecedence",
    "+": "AdditionPrecedence",
    "-": "AdditionPrecedence",
    "*": "MultiplicationPrecedence",
    "/": "MultiplicationPrecedence",
    "%": "MultiplicationPrecedence",
}
EQUALITY = ["==", "!="]
IDENTITY = ["===", "!=="]
ORDER = ["<", "<=", ">", ">="]


def rewritten(source, changes):
    """A file's text with its changes built in."""
    edits = []  # (offset, end, text)
    for token in sites(changes):
        first = token[0]
        if first.new == REMOVED:
            edits.append((first.start, first.start, f"if isSourceKept({first.number}) {{ "))
            edits.append((first.end, first.end, " }"))
        else:
            edits.append((first.start, first.end, name_of(first)))
    text = source.text
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def sites(changes):
    """The changes grouped by the token that they change."""
    grouped = {}
    for change in sorted(changes, key=lambda change: change.number):
        grouped.setdefault((change.file, change.start, change.new == REMOVED), []).append(change)
    return list(grouped.values())


def name_of(change):
    """The name that stands for a token: an operator's is spelled with two characters."""
    if change.old.isalpha():
        return f"{change.old}{change.number}"
    return change.old + f"{change.number:b}".replace("0", "\u2296").replace("1", "\u2295")


def generated_file(module, changes, size):
    """The file that defines the names of a module's changes."""
    parts = [PRELUDE % {"size": size, "active": ACTIVE, "reached": REACHED}]
    for token in sites(change for change in changes if module_of(change.file) == module):
        if token[0].new != REMOVED:
            parts.append(definition(token))
    return "\n".join(parts)


def definition(token):
    """The definition of a token's name, with all its changes."""
    first = token[0]
    old, name = first.old, name_of(first)
    if old in ("true", "false"):
        return f"var {name}: Bool {{ {body(token, lambda new: new)} }}"
    if old in ("min", "max"):
        return "\n".join(
            f"func {name}<T: Comparable>({parameters}) -> T "
            f"{{ {body(token, lambda new: f'Swift.{new}({arguments})')} }}"
            for parameters, arguments in (
                ("_ a: T, _ b: T", "a, b"),
                ("_ a: T, _ b: T, _ c: T", "a, b, c"),
                ("_ a: T, _ b: T, _ c: T, _ d: T", "a, b, c, d"),
            )
        )
    if first.new == "":  # a prefix operator that goes
        operand = "_ a: Bool" if old == "!" else "_ a: T"
        generics, result = ("", "Bool") if old == "!" else ("<T: SignedNumeric>", "T")
        return (
            f"prefix operator {name}\n"
            f"prefix func {name} {generics}({operand}) -> {result} "
            f"{{ {body(token, lambda new: f'{new}a')} }}"
        )
    return infix_definition(token)


def infix_definition(token):
    old, name = token[0].old, name_of(token[0])
    compares = old in EQUALITY + IDENTITY + ORDER
    precedence = "ComparisonPrecedence" if compares else PRECEDENCE.get(old, "AssignmentPrecedence")
    lines = [f"infix operator {name}: {precedence}"]
    for generics, left, right, result in signatures(old):
        call = "a {} b()" if "autoclosure" in right else "a {} b"
        effect = " rethrows" if "autoclosure" in right else ""
        arrow = f" -> {result}" if result else ""
        lines.append(
            f"func {name} {generics}(a: {left}, b: {right}){effect}{arrow} "
            f"{{ {body(token, lambda new: try_(call.format(new)), returns=bool(result))} }}"
        )
    return "\n".join(lines)


def try_(call):
    return f"try {call}" if call.endswith("()") else call


def signatures(operator):
    """What an operator takes and returns: generics, left, right, result."""
    if operator in EQUALITY:
        return [
            ("<T: Equatable>", "T", "T", "Bool"),
            ("<T>", "T?", "_OptionalNilComparisonType", "Bool"),
            ("", "Any.Type?", "Any.Type?", "Bool"),
        ]
    if operator in IDENTITY:
        return [("", "AnyObject?", "AnyObject?", "Bool")]
    if operator in ORDER:
        return [("<T: Comparable>", "T", "T", "Bool")]
    if operator in ("&&", "||"):
        return [("", "Bool", "@autoclosure () throws -> Bool", "Bool")]
    if operator in ("+", "-"):
        return [("<T: AdditiveArithmetic>", "T", "T", "T")]
    if operator in ("+=", "-="):
        return [("<T: AdditiveArithmetic>", "inout T", "T", "")]
    numbers = ["<T: BinaryInteger>"] + ["<T: FloatingPoint>"] * (operator != "%")
    if operator in ("*=", "/="):
        return [(number, "inout T", "T", "") for number in numbers]
    return [(number, "T", "T", "T") for number in numbers]


def body(token, expression, returns=True):
    """Evaluates what the active change says, or else what the source says."""
    give = "return " if returns else ""
    cases = " ".join(
        f"case {change.number}: {give}{expression(change.new)};" for change in token
    )
    numbers = "; ".join(f"reach({change.number})" for change in token)
    return f"{numbers}; switch activeMutant {{ {cases} default: {give}{expression(token[0].old)} }}"


PRELUDE = """\
// Generated by .ci/mutants: see there.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let activeMutant: Int32 = getenv("%(active)s").map { atoi($0) } ?? 0

nonisolated(unsafe) private let reachedPlaces = makeReachedPlaces()

private func makeReachedPlaces() -> UnsafeMutablePointer<UInt8> {
  let size = %(size)d
  guard let path = getenv("%(reached)s") else { return .allocate(capacity: size) }
  let file = open(path, O_RDWR)
  let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  close(file)
  return memory!.assumingMemoryBound(to: UInt8.self)
}

func reach(_ number: Int32) { reachedPlaces[Int(number)] = 1 }

func isSourceKept(_ number: Int32) -> Bool {
  reach(number)
  return activeMutant != number
}
"""
