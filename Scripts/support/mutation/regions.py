"""Finds the expression or statement around a change, which a switch can choose at run time."""
from tokens import BRACKETS

ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-="}
HEADERS = {"if", "guard", "while", "for", "switch", "where", "catch"}
# What stands before an expression and isn't part of it.
BEFORE = HEADERS | {"return", "in", "throw", "else", "case", "try", "await", "do", "let", "var"}


class Regions:
    """The tokens of a source with the pairs of its brackets and quotes."""

    def __init__(self, source, found, is_swift):
        self.source, self.found, self.is_swift = source, found, is_swift
        self.match, stack = {}, []
        for index, token in enumerate(found):
            if token.kind != "mark":
                continue
            is_quote = token.text.strip("#") in ('"', '"""')
            if is_quote and stack and found[stack[-1]].text.strip("#") == token.text.strip("#"):
                self.pair(stack.pop(), index)
            elif is_quote or token.text in BRACKETS:
                stack.append(index)
            elif token.text in BRACKETS.values() and stack:
                self.pair(stack.pop(), index)

    def pair(self, first, last):
        self.match[first], self.match[last] = last, first

    def opens(self, index):
        return self.match.get(index, -1) > index

    def closes(self, index):
        return index in self.match and self.match[index] < index

    def is_spaced(self, token):
        around = self.source[token.start - 1] + self.source[token.end:token.end + 1]
        return around.isspace()

    def begins(self, index):
        """Whether a statement begins with a token."""
        token, before = self.found[index], self.found[index - 1] if index else None
        if before is None or before.text in ("{", "}", ";") and not self.is_swift:
            return True
        if not self.is_swift or not token.is_first:
            return False
        is_prefix = token.text in ("!", "-", "&") and not self.source[token.end].isspace()
        if token.kind == "operator" and not is_prefix or token.text in (
                "?", ":", ",", ")", "]", "else", "in"):
            return False
        is_postfix = before.text in ("!", "?", ">", "...") \
            and not self.source[before.start - 1].isspace()
        return not (before.kind == "operator" and not is_postfix or before.text in (",", "(", "["))

    def tokens_of(self, start, end):
        """Returns the indices of the first and the last token between two offsets."""
        inside = [i for i, t in enumerate(self.found) if t.end > start and t.start < max(end, start + 1)]
        return (inside[0], inside[-1]) if inside else None

    def left(self, index, whole=False):
        """Returns the index of the first token of the expression, or of the whole statement."""
        while index > 0:
            before = self.found[index - 1]
            if self.begins(index):
                return index
            if self.closes(index - 1):
                index = self.match[index - 1]
                continue
            if self.opens(index - 1):
                return index
            if before.text in (";", ":") or not whole and self.ends_left(index - 1):
                return index
            index -= 1
        return 0

    def ends_left(self, index):
        token = self.found[index]
        if token.text in ("?", "!") and self.found[index - 1].text == "try":
            return True
        return token.text == "," or token.text in ASSIGNMENTS or token.text == "->" or (
            token.text == "?" and self.is_spaced(token)) or (
            token.kind == "word" and token.text in BEFORE and not self.is_member(index))

    def is_member(self, index):
        return index > 0 and self.found[index - 1].text == "."

    def right(self, index, is_header, whole=False):
        """Returns the index of the last token; `None` if the expression is assigned to."""
        while index + 1 < len(self.found):
            after = self.found[index + 1]
            if self.begins(index + 1) or self.closes(index + 1) or after.text == ";":
                return index
            if self.opens(index + 1):
                if after.text == "{" and is_header:
                    return index
                index = self.match[index + 1]
                continue
            if not whole:
                if after.text in (",", ":") or after.text == "?" and self.is_spaced(after):
                    return index
                if after.text in ASSIGNMENTS or after.text in ("++", "--"):
                    return None
            if after.kind == "word" and after.text in ("else", "in", "where"):
                return index
            index += 1
        return index

    def is_header(self, index):
        """Whether a block that follows the expression belongs to a statement such as `if`."""
        while index > 0 and not self.begins(index):
            if self.closes(index - 1):
                index = self.match[index - 1]
                continue
            if self.opens(index - 1):
                return False
            if self.found[index - 1].text in HEADERS and not self.is_member(index - 1):
                return True
            index -= 1
        return self.found[index].text in HEADERS

    def expression(self, start, end):
        """Returns the offsets of the expression around a change, or `None`."""
        place = self.tokens_of(start, end)
        if place is None:
            return None
        first, last = place
        # A literal counts as a whole.
        if self.found[first].kind == "text":
            while first > 0 and not (self.opens(first) and self.match[first] > last):
                first = self.match[first - 1] if self.closes(first - 1) else first - 1
            last = self.match.get(first, last)
        first = self.left(first)
        last = self.right(last, self.is_header(first))
        if last is None or last < first or self.found[first].text == "&":
            return None
        return self.found[first].start, self.found[last].end

    def call(self, start, end):
        """Returns the offsets of the brackets around arguments, or `None`."""
        place = self.tokens_of(start, end)
        index = place[0] - 1 if place else -1
        while index >= 0 and not self.opens(index):
            index = self.match[index] - 1 if self.closes(index) else index - 1
        return (self.found[index].start, self.found[self.match[index]].end) if index >= 0 else None

    def statement(self, start, end):
        """Returns the offsets of the statement around a change, or `None` if it declares something."""
        place = self.tokens_of(start, end)
        if place is None:
            return None
        first = self.left(place[0], whole=True)
        last = self.right(place[1], False, whole=True)
        texts = {t.text for t in self.found[first:last + 1] if t.kind == "word"}
        if texts & {"let", "var", "case", "guard", "if", "for", "while", "switch", "func", "default"}:
            return None
        if not self.is_swift:
            if last + 1 >= len(self.found) or self.found[last + 1].text != ";":
                return None
            last += 1
        return self.found[first].start, self.found[last].end

    def is_computed_once(self, start):
        """Whether the value belongs to a constant that is computed once in a process."""
        place = self.tokens_of(start, start + 1)
        index = place[0] if place else 0
        while index > 0:
            first = self.left(index, whole=True)
            line = self.source[self.source.rfind("\n", 0, self.found[first].start) + 1:]
            words = line.split("\n", 1)[0]
            if "static let" in words or "static var" in words and "{" not in words or \
                    words.startswith(("let ", "private let ", "package let ", "fileprivate let ")):
                return True
            if first == 0 or not self.opens(first - 1):
                if first == 0:
                    return False
                index = first - 1
                while index > 0 and not self.opens(index):
                    index = self.match[index] - 1 if self.closes(index) else index - 1
                continue
            index = first - 1
        return False
