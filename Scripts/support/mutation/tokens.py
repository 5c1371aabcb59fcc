"""Splits Swift and C sources into tokens, without comments and inactive `#if` blocks."""
import re
from dataclasses import dataclass

ACTIVE = {"DEBUG", "Pictures", "SWIFT_PACKAGE"}
SYSTEM = {"os": {"Linux"}, "canImport": {"Glibc", "Testing", "Foundation", "Observation"}}
NUMBER = re.compile(r"0x[0-9A-Fa-f_]+|0b[01_]+|\d[\d_]*(\.\d[\d_]*)?([eE][+-]?\d+)?[fuUlL]*")
WORD = re.compile(r"[#@$]?\w+|`\w+`|\$\w+")
OPERATOR = re.compile(r"[-+*/%=<>!&|^~?.]+")
BRACKETS = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Token:
    """A token: its kind (word, number, text, operator, mark), spelling and offset."""

    kind: str
    text: str
    start: int
    line: int
    is_first: bool = False

    @property
    def end(self):
        return self.start + len(self.text)


def tokens(source, is_swift):
    """Returns the tokens of a source; the constant parts of string literals are `text` tokens."""
    reader = Reader(source, is_swift)
    reader.code(0, None)
    line, at, last = 1, 0, -1
    for token in sorted(reader.found, key=lambda t: t.start):
        line += source.count("\n", at, token.start)
        at = token.start
        token.line = line
        token.is_first = line != last
        last = line
    hidden = inactive(reader.found) if is_swift else set()
    return [t for i, t in enumerate(reader.found) if i not in hidden]


class Reader:
    def __init__(self, source, is_swift):
        self.source, self.is_swift, self.found = source, is_swift, []

    def add(self, kind, start, end):
        self.found.append(Token(kind, self.source[start:end], start, 0))
        return end

    def code(self, at, closing):
        """Reads code up to a closing bracket of an interpolation, or the end."""
        source, depth = self.source, 0
        while at < len(source):
            if source[at].isspace():
                at += 1
            elif source.startswith("//", at):
                at = line_end(source, at)
            elif source.startswith("/*", at):
                at = source.index("*/", at) + 2
            elif not self.is_swift and source[at] == "#":
                while source[line_end(source, at) - 1] == "\\":
                    at = line_end(source, at) + 1
                at = line_end(source, at)
            elif not self.is_swift and source[at] == "'":
                at = re.compile(r"'(\\.|[^'\\])+'").match(source, at).end()
            elif self.is_swift and source.startswith("#/", at):
                at = self.add("mark", at, source.index("/#", at) + 2)
            elif (opening := re.compile(r'(#*)("""|")').match(source, at)):
                at = self.string(opening)
            elif (number := NUMBER.match(source, at)) and not self.is_part_of_word(at):
                at = self.add("number", at, number.end())
            elif (word := WORD.match(source, at)):
                at = self.add("word", at, word.end())
            elif (operator := OPERATOR.match(source, at)):
                at = self.add("operator", at, comment_free(operator))
            else:
                if closing and source[at] == "(":
                    depth += 1
                elif closing and source[at] == ")":
                    if depth == 0:
                        return at
                    depth -= 1
                at = self.add("mark", at, at + 1)
        return at

    def is_part_of_word(self, at):
        return at > 0 and (self.source[at - 1].isalnum() or self.source[at - 1] in "_$")

    def string(self, opening):
        """Reads a string literal with everything in it, and returns where it ends."""
        source, hashes, quotes = self.source, opening[1], opening[2]
        escape, at = "\\" + hashes, opening.end()
        self.add("mark", opening.start(), at)
        begin = at
        while not source.startswith(quotes + hashes, at):
            if at >= len(source):
                raise ValueError(f"unterminated string literal at offset {opening.start()}")
            if self.is_swift and source.startswith(escape + "(", at):
                if at > begin:
                    self.add("text", begin, at)
                bracket = at + len(escape)
                self.add("mark", bracket, bracket + 1)
                at = self.code(bracket + 1, ")")
                begin = at = self.add("mark", at, at + 1)
            else:
                at += len(escape) + 1 if source.startswith(escape, at) else 1
        if at > begin:
            self.add("text", begin, at)
        return self.add("mark", at, at + len(quotes + hashes))


def line_end(source, at):
    end = source.find("\n", at)
    return len(source) if end < 0 else end


def comment_free(operator):
    """Returns where an operator ends, before a comment that follows without a space."""
    places = [operator[0].find(mark) for mark in ("//", "/*")]
    return operator.start() + min([p for p in places if p > 0], default=len(operator[0]))


def inactive(found):
    """Returns the indices of tokens in `#if` blocks that this build leaves out."""
    hidden, stack = set(), []
    skip_line = None
    for index, token in enumerate(found):
        if token.text == "#if":
            stack.append([condition(found, index), False])
            skip_line = token.line
        elif token.text in ("#elseif", "#else") and stack:
            stack[-1][1] |= stack[-1][0]
            holds = token.text == "#else" or condition(found, index)
            stack[-1][0] = holds and not stack[-1][1]
            skip_line = token.line
        elif token.text == "#endif" and stack:
            stack.pop()
            skip_line = token.line
        if token.line == skip_line or not all(holds for holds, _ in stack):
            hidden.add(index)
    return hidden


def condition(found, index):
    """Evaluates a condition of `#if`; what isn't known is false."""
    line = "".join(
        f" {t.text} " for t in found[index + 1:index + 40] if t.line == found[index].line
    )
    line = re.sub(
        r"(os|canImport)\s*\(\s*(\w+)\s*\)", lambda m: str(m[2] in SYSTEM[m[1]]), line
    )
    line = re.sub(r"(swift|compiler)\s*\([^)]*\)", "True", line)
    line = re.sub(r"\b(?!True\b|False\b)\w+\s*\([^)]*\)", "False", line)
    line = re.sub(r"[A-Za-z]\w*", lambda m: m[0] if m[0] in ("True", "False") else str(
        m[0] in ACTIVE), line)
    line = line.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    try:
        return bool(eval(line, {"__builtins__": {}}))
    except SyntaxError:
        return False
