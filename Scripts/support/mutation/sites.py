"""Finds what can be changed in a source: one token, one condition, one statement."""
import re
from collections import namedtuple

from tokens import BRACKETS, tokens

# A change of a source: the category, the offsets of what is replaced, and the replacement.
Site = namedtuple("Site", "category start end text")

# How often a category is chosen where a target has sites of all of them.
WEIGHTS = {
    "boundary": 14, "relation": 10, "logic": 8, "condition": 14, "constant": 18, "arithmetic": 10,
    "range": 5, "boolean": 6, "name": 9, "statement": 14, "arguments": 5, "text": 4,
}
BOUNDARY = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
RELATION = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "==", "===": "!=="}
ARITHMETIC = {
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "*=": "+=",
    "&+": "&-", "&-": "&+", "&*": "&+", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "^": "&",
}
LOGIC = {"&&": "||", "||": "&&"}
RANGE = {"..<": "...", "...": "..<"}
PAIRS = [
    ("first", "last"), ("up", "down"), ("leading", "trailing"), ("top", "bottom"),
    ("minX", "maxX"), ("minY", "maxY"), ("width", "height"), ("lowerBound", "upperBound"),
    ("dropFirst", "dropLast"), ("removeFirst", "removeLast"), ("hasPrefix", "hasSuffix"),
    ("horizontal", "vertical"), ("prefix", "suffix"), ("x", "y"), ("dx", "dy"),
    ("allSatisfy", "contains"), ("union", "intersection"), ("red", "blue"), ("start", "end"),
]
NAMES = {a: b for pair in PAIRS for a, b in (pair, pair[::-1])} | {"center": "leading"}
del NAMES["contains"]
DECLARATIONS = set(
    "let var func struct class enum case import if guard while for switch else default init "
    "extension protocol typealias public private package internal fileprivate static mutating do "
    "catch override final actor subscript deinit repeat defer operator macro nonisolated lazy "
    "weak unowned indirect open async typedef union const int double float size_t get set "
    "willSet didSet where associatedtype some any convenience required".split()
)


def sites(source, is_swift):
    """Returns all sites of a source, in its order."""
    found, lines = tokens(source, is_swift), source.splitlines()
    skipped = {t.line for t in found if t.is_first and (
        t.text.startswith(("@", "import", "#")) or t.text in ("precedencegroup", "infix")
        or "import" in lines[t.line - 1].split())}
    result = []
    for index, token in enumerate(found):
        if token.line not in skipped and "#available" not in lines[token.line - 1]:
            result += of_token(source, found, index)
    result += conditions(found, is_swift) + statements(source, found, is_swift)
    return [s for s in result + arguments(found) if source[s.start:s.end] != s.text]


def is_spaced(source, token):
    return source[token.start - 1].isspace() and source[token.end:token.end + 1].isspace()


def of_token(source, found, index):
    """Returns the changes of one token alone."""
    token = found[index]
    before = found[index - 1] if index else None
    after = found[index + 1] if index + 1 < len(found) else None

    def put(category, text):
        return [Site(category, token.start, token.end, text)]

    if token.text == "==" and after and after.text[:1].isupper() and before.text[:1].isupper():
        return []
    if token.kind == "operator" and is_spaced(source, token):
        result = []
        for category, table in (
            ("boundary", BOUNDARY), ("relation", RELATION), ("arithmetic", ARITHMETIC),
            ("logic", LOGIC),
        ):
            if token.text in table:
                result += put(category, table[token.text])
        return result
    if token.kind == "operator" and token.text in RANGE:
        return put("range", RANGE[token.text])
    if token.text == "!" and not source[token.start - 1].isalnum() \
            and source[token.start - 1] not in ")]" and after and after.kind == "word":
        return put("condition", "")
    if token.kind == "number" and not (before and before.text.endswith(".")):
        return [Site("constant", token.start, token.end, text) for text in numbers(token.text)]
    if token.text in ("true", "false"):
        return put("boolean", "false" if token.text == "true" else "true")
    if token.text in ("min", "max") and after and after.text == "(":
        return put("name", "max" if token.text == "min" else "min")
    if token.text in ("break", "continue") and after and after.is_first:
        return put("name", "continue" if token.text == "break" else "break")
    if token.text in NAMES and before and before.text.endswith("."):
        return put("name", NAMES[token.text])
    if token.kind == "text" and re.search(r"\w", token.text):
        letter = re.search(r"\w", token.text.replace("\\", " ", 1)) and re.search(
            r"(?<!\\)\w", token.text)
        return [Site("text", token.start + letter.end(), token.start + letter.end(), "~")] \
            if letter else []
    return []


def numbers(text):
    """Returns what stands for a number instead: a neighbour, or half and double of a large one."""
    if text.startswith(("0x", "0b")):
        value = int(text.replace("_", ""), 0) if re.fullmatch(r"0[xb][0-9A-Fa-f_]+", text) else 0
        return [hex(value + 1)]
    plain = text.replace("_", "").rstrip("fuUlL")
    suffix = text[len(text.rstrip("fuUlL")):]
    if re.fullmatch(r"\d+", plain):
        value = int(plain)
        if value > 16:
            return [f"{value * 2}{suffix}", f"{value // 2}{suffix}"]
        return [f"{value + 1}{suffix}"] + ([f"{value - 1}{suffix}"] if value else [])
    value = float(plain)
    return [f"{plain} * 2" if value else "1.0"] if not suffix else []


def closing(found, index):
    """Returns the index of the bracket that closes one."""
    depth = 0
    for place in range(index, len(found)):
        if found[place].kind == "mark":
            depth += found[place].text in BRACKETS
            depth -= found[place].text in BRACKETS.values()
            if depth == 0:
                return place
    return None


def pieces(found, first, last):
    """Splits the tokens between two indices at their commas, by pairs of indices."""
    result, depth, begin = [], 0, first
    for place in range(first, last):
        text = found[place].text if found[place].kind == "mark" else ""
        depth += text in BRACKETS
        depth -= text in BRACKETS.values()
        if text == "," and depth == 0:
            result.append((begin, place))
            begin = place + 1
    return [pair for pair in result + [(begin, last)] if pair[0] < pair[1]]


def conditions(found, is_swift):
    """Returns the conditions of `if`, `guard`, `while` and `where`, negated."""
    result = []
    for index, token in enumerate(found):
        if token.text not in ("if", "guard", "while", "where"):
            continue
        if not is_swift:
            end = closing(found, index + 1)
            if found[index + 1].text == "(" and end:
                result += negated(found, index + 2, end)
            continue
        depth, end = 0, None
        for place in range(index + 1, len(found)):
            text = found[place].text if found[place].kind in ("mark", "word") else ""
            if depth == 0 and text in ("{", "else", "}"):
                end = place
                break
            depth += text in BRACKETS
            depth -= text in BRACKETS.values()
            if depth < 0:
                break
        for first, last in pieces(found, index + 1, end) if end else []:
            texts = [t.text for t in found[first:last]]
            is_binding = texts[0] in ("let", "var", "case", "#available", "#unavailable")
            is_generic = token.text == "where" and ("==" in texts or ":" in texts)
            if not is_binding and not is_generic:
                result += negated(found, first, last)
    return result


def negated(found, first, last):
    start, end = found[first].start, found[last - 1].end
    if first == last - 1 or found[first].text != "!":
        return [Site("condition", start, end, None)]
    return []


def statements(source, found, is_swift):
    """Returns the statements of one line, removed."""
    lines = {}
    for token in found:
        lines.setdefault(token.line, []).append(token)
    numbers_ = sorted(lines)
    result = []
    for place, number in enumerate(numbers_[1:-1], 1):
        line = lines[number]
        before = lines[numbers_[place - 1]][-1]
        after = lines[numbers_[place + 1]][0]
        texts = [t.text for t in line if t.kind == "mark"]
        balance = [sum(t in "([{" for t in texts), sum(t in ")]}" for t in texts)]
        first, last = line[0], line[-1]
        if first.kind != "word" or first.text in DECLARATIONS or balance[0] != balance[1]:
            continue
        if first.text.startswith(("#", "@")) or (len(line) > 1 and line[1].text == ":"):
            continue
        begins = before.text in "{};" or before.text in ("return", "break", "continue") or (
            before.kind == "word" or before.text in ")]") and is_swift
        # A line that goes on, or is part of a list or call.
        ends = (after.text == "}" or after.kind == "word") and last.kind != "operator" \
            and last.text not in ",:" if is_swift else last.text == ";"
        is_whole = first.text in ("return", "break", "continue", "throw", "try", "await") or any(
            t.text in ("=", "+=", "-=", "*=", "|=", "&=") for t in line) or last.text in ");"
        if begins and ends and is_whole:
            result.append(Site("statement", first.start, last.end, "" if is_swift else ";"))
    return result


def arguments(found):
    """Returns neighbouring simple arguments of calls, swapped."""
    result = []
    for index, token in enumerate(found[1:], 1):
        name = found[index - 1]
        if token.text != "(" or token.kind != "mark" or name.kind != "word":
            continue
        if name.text in ("min", "max"):
            continue
        words = [t.text for t in found[max(0, index - 3):index]]
        if {"func", "case", "enum", "macro"} & set(words) or (
                name.text in ("init", "subscript") and "." not in words):
            continue
        end = closing(found, index)
        values = [value(found, *pair) for pair in pieces(found, index + 1, end)] if end else []
        for left, right in zip(values, values[1:]):
            if left and right:
                texts = [found_text(found, pair) for pair in (left, right)]
                if all(t[:1].isupper() for t in texts) or len(set(texts)) == 1:
                    continue
                start, stop = found[left[0]].start, found[right[1] - 1].end
                middle = (found[left[1] - 1].end, found[right[0]].start)
                result.append(Site("arguments", start, stop, (texts[1], middle, texts[0])))
    return result


def value(found, first, last):
    """Returns the range of an argument's value without its label, if it is a simple one."""
    if last - first > 2 and found[first + 1].text == ":":
        first += 2
    simple = all(t.kind in ("word", "number") or t.text == "." for t in found[first:last])
    return (first, last) if simple and last > first else None


def found_text(found, pair):
    return "".join(t.text for t in found[pair[0]:pair[1]])


def replacement(source, site):
    """Returns the text that a site puts in place of what it replaces."""
    if site.category == "condition" and site.text is None:
        return f"!({source[site.start:site.end]})"
    if isinstance(site.text, tuple):
        left, (begin, end), right = site.text
        return left + source[begin:end] + right
    return site.text
