"""Reads a Swift file as far as finding mutants needs it: no parser, only its surface.

The formatter settles how our sources look (`.ci/run lint`), and the reader relies on that: infix
operators stand between blanks, prefix operators touch their operand, and a statement that fits in
one line stands in one line.
"""

import re
import sys
from dataclasses import dataclass

OPENING = "([{"
CLOSING = ")]}"

# What a brace belongs to that holds declarations instead of statements.
TYPE_HEADER = re.compile(r"\b(class|struct|enum|extension|protocol|actor)\s+[\w`]")

# Where default arguments stand: a declaration's parentheses. `.init(` and `self.init(` are calls.
PARAMETERS = re.compile(r"(?<!\.)\b(?:func\s+[^\s(<]+(?:<[^(]*?>)?\s*|init[?]?|subscript)\s*\(")


@dataclass(frozen=True)
class Member:
    """The lines of a function, an initializer, a property with accessors or the like."""

    first: int
    last: int


class SwiftSource:
    """A file: its text, its code without comments and literals, and where its members stand."""

    def __init__(self, text):
        self.text = text
        self.code = code_of(text)
        self.lines = text.split("\n")
        self.code_lines = self.code.split("\n")
        self.starts = line_starts(self.code_lines)
        self.depths = [0] * len(self.lines)  # round and square brackets open at a line's start
        self.braces = [0] * len(self.lines)  # and braces
        self.members = []
        self._read_brackets()
        self.parameters = [
            (match.end(), closing_bracket(self.code, match.end() - 1))
            for match in PARAMETERS.finditer(self.code)
        ]

    def line_at(self, offset):
        """The index of the line that holds an offset."""
        low, high = 0, len(self.starts) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.starts[middle] <= offset:
                low = middle
            else:
                high = middle - 1
        return low

    def is_parameter(self, offset):
        return any(first <= offset < last for first, last in self.parameters)

    def member_at(self, line):
        """The member whose lines hold a line, if any."""
        return next((each for each in self.members if each.first <= line <= each.last), None)

    def _read_brackets(self):
        stack = []  # (bracket, line, whether it opens a type)
        line = 0
        self._note_depth(0, stack)
        for offset, character in enumerate(self.code):
            if character == "\n":
                line += 1
                self._note_depth(line, stack)
            elif character in OPENING:
                stack.append((character, line, character == "{" and self._opens_type(offset)))
            elif character in CLOSING and stack:
                bracket, first, is_type = stack.pop()
                if bracket == "{" and not is_type and all(is_outer for _, _, is_outer in stack):
                    self.members.append(Member(self._header(first), line))

    def _note_depth(self, line, stack):
        depth = 0
        for bracket, _, _ in reversed(stack):
            if bracket == "{":
                break
            depth += 1
        self.depths[line] = depth
        self.braces[line] = sum(bracket == "{" for bracket, _, _ in stack)

    def _opens_type(self, offset):
        """Whether a brace opens a type's declaration, by the text before it."""
        start = max(self.code.rfind(mark, 0, offset) for mark in "{};")
        header = self.code[start + 1 : offset]
        return TYPE_HEADER.search(header) is not None and " func " not in header

    def _header(self, line):
        """The first line of a declaration whose brace stands in a line."""
        while line > 0 and self.code_lines[line - 1].strip()[-1:] not in ("", "}", "{"):
            line -= 1
        return line


def line_starts(lines):
    starts, offset = [], 0
    for line in lines:
        starts.append(offset)
        offset += len(line) + 1
    return starts


def closing_bracket(code, opening):
    """The offset of the bracket that closes the one at an offset."""
    depth = 0
    for offset in range(opening, len(code)):
        if code[offset] in OPENING:
            depth += 1
        elif code[offset] in CLOSING:
            depth -= 1
            if depth == 0:
                return offset
    return len(code)


def code_of(text):
    """The text with quotation marks for literals of strings, and with blanks for comments,
    attributes and what `#if` leaves out here, so that each character keeps its offset."""
    output, offset = [], 0
    while offset < len(text):
        end, filler = skipped(text, offset)
        if end == offset:
            output.append(text[offset])
            offset += 1
        else:
            output.append("".join(c if c == "\n" else filler for c in text[offset:end]))
            offset = end
    lines, branches = [], []
    for line in "".join(output).split("\n"):
        is_compiled = enters_branch(line, branches)
        is_code = is_compiled and re.match(r" *[#@]\w", line) is None
        lines.append(line if is_code else " " * len(line))
    return "\n".join(lines)


def enters_branch(line, branches):
    """Notes a line with `#if` or the like, and returns whether lines are compiled from here on.

    For each `#if` that is open, the list holds whether its present branch is compiled, and whether
    one of its branches has been.
    """
    directive = re.match(r" *#(if|elseif|else|endif)\b(.*)", line)
    if directive and directive[1] == "if":
        holds = is_true(directive[2])
        branches.append((holds, holds))
    elif directive and directive[1] == "endif":
        branches.pop()
    elif directive:
        _, had_one = branches.pop()
        holds = not had_one and (directive[1] == "else" or is_true(directive[2]))
        branches.append((holds, had_one or holds))
    return all(holds for holds, _ in branches)


def is_true(condition):
    """Whether the condition of an `#if` holds here; one that is not understood does."""
    is_darwin = sys.platform == "darwin"

    def value(match):
        if match[1] == "os":
            return str(match[2] == ("macOS" if is_darwin else "Linux"))
        if match[2] in ("Glibc", "FoundationXML"):
            return str(not is_darwin)
        return str(is_darwin)  # a framework of Apple's

    condition = re.sub(r"\b(os|canImport)\((\w+)\)", value, condition)
    condition = condition.replace("!", " not ").replace("&&", " and ").replace("||", " or ")
    if re.fullmatch(r"(?:\s|[()]|True|False|not|and|or)+", condition) is None:
        return True
    return eval(condition.strip())


def skipped(text, offset):
    """Where what starts at an offset ends, if it is no code, and what stands for it."""
    if text.startswith("//", offset):
        end = text.find("\n", offset)
        return (len(text) if end < 0 else end), " "
    if text.startswith("/*", offset):
        return end_of_comment(text, offset), " "
    match = re.compile(r'(#*)("""|")').match(text, offset)
    if match:
        return end_of_string(text, match.end(), match[1], match[2]), '"'
    return offset, ""


def end_of_comment(text, offset):
    depth, position = 0, offset
    while position < len(text):
        if text.startswith("/*", position):
            depth, position = depth + 1, position + 2
        elif text.startswith("*/", position):
            depth, position = depth - 1, position + 2
            if depth == 0:
                return position
        else:
            position += 1
    return position


def end_of_string(text, offset, pounds, quote):
    """Where the literal ends whose text starts at an offset; it may hold code, and that literals."""
    escape = "\\" + pounds
    while offset < len(text):
        if text.startswith(quote + pounds, offset):
            return offset + len(quote) + len(pounds)
        if text.startswith(escape + "(", offset):
            offset = end_of_interpolation(text, offset + len(escape) + 1)
        elif text.startswith(escape, offset):
            offset += len(escape) + 1
        else:
            offset += 1
    return offset


def end_of_interpolation(text, offset):
    depth = 1
    while offset < len(text) and depth > 0:
        end, _ = skipped(text, offset)
        if end > offset:
            offset = end
            continue
        depth += {"(": 1, ")": -1}.get(text[offset], 0)
        offset += 1
    return offset
