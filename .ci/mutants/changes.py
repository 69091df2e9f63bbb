"""Finds the changes of one token that a file allows, and draws some of them by a seed."""

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, field

# Each token that can change, and what it may become.
INFIX = {
    "==": ["!="],
    "!=": ["=="],
    "===": ["!=="],
    "!==": ["==="],
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "&&": ["||"],
    "||": ["&&"],
    "+": ["-"],
    "-": ["+"],
    "*": ["/"],
    "/": ["*"],
    "%": ["/"],
    "+=": ["-="],
    "-=": ["+="],
    "*=": ["/="],
    "/=": ["*="],
}
PREFIX = {"!": [""], "-": [""]}
WORDS = {"true": ["false"], "false": ["true"], "min": ["max"], "max": ["min"]}
REMOVED = "removed"

INFIX_TOKEN = re.compile(r"(?<=\s)[-+*/%<>=!&|^~?.]+(?=\s)")
PREFIX_TOKEN = re.compile(r"(?<=[\s(\[{])[-!](?=[\w(.])")
WORD_TOKEN = re.compile(r"(?<![\w.`])(?:true|false|(?:min|max)(?=\())(?!\w)")

# A pattern is no expression: `case .shown(true):`, `if case -1 = value`.
PATTERN = re.compile(r"\bcase\b[^:={]*(?=[:={])")

KEYWORDS = (
    "return let var if guard else for while repeat switch case default do defer func init deinit "
    "subscript class struct enum extension protocol import typealias throw get set didSet willSet "
    "_modify _read break continue fallthrough static private fileprivate public package internal "
    "override final lazy weak unowned mutating nonmutating assert in where is as precedencegroup"
).split()
CALL = re.compile(r"(?:try[?]? )?([A-Za-z_]\w*)(?:[?.\w]|\[[^\]]*\]|\([^()]*\))*(?:\(.*\)| \{.*\})")
ASSIGNMENT = re.compile(r"([A-Za-z_]\w*)[\w.?\[\]()+\- \":]*? (?:[-+*/|]?=) .+")

# Initializers do not compile without these, or hardly ever.
NEEDED = re.compile(r"(?:super|self)\.init\(|self\.(\w+) = \1$")


@dataclass
class Change:
    """One token of one line that becomes another, or a statement that is left out."""

    file: str  # the path in the package
    line: int  # counted from 1
    start: int  # the token's offset in the file
    end: int
    old: str
    new: str
    text: str  # the line, without the blanks around it
    place: int = 1  # counts the same token in the same line, from the left
    repetition: int = 1  # counts the same line in the same file, from the top
    number: int = field(default=0, compare=False)

    @property
    def name(self):
        """What changes, in words that stay the same while the line does."""
        if self.new == REMOVED:
            return "removed"
        place = f" (no. {self.place})" if self.place > 1 else ""
        return f"{self.old} -> {self.new or 'nothing'}{place}"

    @property
    def key(self):
        """Names the change wherever its file lies and its line stands."""
        module, name = module_of(self.file), self.file.rsplit("/", 1)[-1]
        again = f" (line {self.repetition} of these)" if self.repetition > 1 else ""
        return f"{module}/{name}{again} | {self.name} | {self.text}"


def module_of(path):
    return path.split("/")[1]


def changes_of(path, source):
    """All changes of a file, in the order of its text."""
    changes, places = [], Counter()
    for start, end, old, replacements in tokens(source):
        line = source.line_at(start)
        places[line, old] += 1
        for new in replacements:
            change = Change(path, line + 1, start, end, old, new, source.lines[line].strip())
            change.place = places[line, old]
            changes.append(change)
    for line in statements(source):
        text = source.lines[line].strip()
        start = source.starts[line] + source.lines[line].index(text)
        end = source.starts[line] + len(source.code_lines[line].rstrip())
        changes.append(Change(path, line + 1, start, end, text, REMOVED, text))
    return numbered_repetitions(changes)


def numbered_repetitions(changes):
    seen = Counter()
    for change in sorted(changes, key=lambda change: change.start):
        seen[change.key] += 1
        change.repetition = seen[change.key]
    return changes


def tokens(source):
    """The tokens that can change: where each stands, and what it may become."""
    patterns = [match.span() for match in PATTERN.finditer(source.code)]

    def is_pattern(offset):
        return any(first <= offset < last for first, last in patterns)

    for expression, table in ((INFIX_TOKEN, INFIX), (PREFIX_TOKEN, PREFIX), (WORD_TOKEN, WORDS)):
        for match in expression.finditer(source.code):
            start = match.start()
            if match[0] not in table or source.is_parameter(start) or is_pattern(start):
                continue
            if re.search(r"\bfunc\s+$", source.code[max(0, start - 20) : start]):
                continue
            yield start, match.end(), match[0], table[match[0]]


def statements(source):
    """The lines that are a call or an assignment each, and nothing else."""
    for line, code in enumerate(source.code_lines):
        statement = code.strip()
        match = CALL.fullmatch(statement) or ASSIGNMENT.fullmatch(statement)
        if match is None or match[1] in KEYWORDS or NEEDED.match(statement):
            continue
        if source.depths[line] > 0 or source.member_at(line) is None or not is_balanced(statement):
            continue
        if source.code_lines[line + 1].startswith('"'):  # a literal that goes on in the next line
            continue
        if ends_statement(neighbour(source, line, -1)) and begins_statement(neighbour(source, line, 1)):
            yield line


def is_balanced(code):
    depth = 0
    for character in code:
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return False
    return depth == 0


def neighbour(source, line, step):
    """The next line that holds code."""
    line += step
    while 0 <= line < len(source.code_lines):
        if source.code_lines[line].strip():
            return source.code_lines[line].strip()
        line += step
    return ""


def ends_statement(line):
    return line.endswith(("{", "}", ")", "]", ":", '"', " in")) or bool(re.search(r"\w$", line))


def begins_statement(line):
    return not line.startswith((".", "?", ":", "{", "else", "&&", "||", "as ", "=")) and not (
        re.match(r"[-+*/%<>=!&|^]+ ", line)
    )


def draw(changes, count, seed):
    """The changes in the order that a seed gives them.

    The order follows from each change's own key, so that a line that comes or goes elsewhere moves
    no other change.
    """

    def rank(change):
        return hashlib.sha256(f"{seed}:{change.key}".encode()).hexdigest()

    return sorted(changes, key=rank)[:count]
