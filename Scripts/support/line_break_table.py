#!/usr/bin/env python3
"""Writes the table of line breaking classes, for a folder with Unicode's data files.

    Scripts/support/line_break_table.py /usr/share/unicode > Sources/FontShaping/Lines/LineBreakClass+Table.swift

The classes are resolved as rule LB1 of UAX 14 says. East Asian brackets, and unassigned pictographs,
have separate classes, because rules 30 and 30b tell them apart.
"""

import sys
from pathlib import Path

CLASSES = (
    "BK CR LF NL SP ZW ZWJ WJ CM GL BA BB B2 HY CB CL CP CPW EX IN NS OP OPW QU IS NU PO PR SY AL HL "
    "ID IDX EB EM JL JV JT H2 H3 RI"
).split()
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!$%&()*+,-./:;<"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
HANGUL = range(0xAC00, 0xD7A4)
# The classes of code points without an entry, which the file states in a comment.
DEFAULTS = {
    "ID": [
        (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x1F000, 0x1FAFF),
        (0x1FC00, 0x1FFFD), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
    ],
    "PR": [(0x20A0, 0x20CF)],
}


def rows(path):
    for line in path.read_text().splitlines():
        data = line.split("#")[0]
        if ";" not in data:
            continue
        codes, value = (word.strip() for word in data.split(";")[:2])
        first, _, last = codes.partition("..")
        yield int(first, 16), int(last or first, 16), value.split()[0]


def values(path, default, defaults={}):
    table = [default] * 0x110000
    for value, ranges in defaults.items():
        for first, last in ranges:
            table[first : last + 1] = [value] * (last + 1 - first)
    for first, last, value in rows(path):
        table[first : last + 1] = [value] * (last + 1 - first)
    return table


def number(value):
    text = ""
    while True:
        text = DIGITS[value % 36] + text
        value //= 36
        if value == 0:
            return text


def main(folder):
    breaks = values(folder / "LineBreak.txt", "XX", DEFAULTS)
    widths = values(folder / "EastAsianWidth.txt", "N")
    categories = values(folder / "extracted" / "DerivedGeneralCategory.txt", "Cn")
    pictographs = set()
    for first, last, value in rows(folder / "emoji" / "emoji-data.txt"):
        if value == "Extended_Pictographic":
            pictographs.update(range(first, last + 1))

    def resolved(code):
        name = breaks[code]
        if name == "SA":
            return "CM" if categories[code] in ("Mn", "Mc") else "AL"
        if name in ("AI", "SG", "XX"):
            name = "AL"
        if name == "CJ":
            name = "NS"
        if name in ("OP", "CP") and widths[code] in ("F", "W", "H"):
            name += "W"
        # Every other class wins over the default of unassigned pictographs.
        if name == "ID" and code in pictographs and categories[code] == "Cn":
            name = "IDX"
        return name

    words, end, code = [], 0, 0
    while code < 0x110000:
        if code in HANGUL:
            code += 1
            continue
        name = resolved(code)
        start = code
        while code < 0x110000 and code not in HANGUL and resolved(code) == name:
            code += 1
        if name != "AL":
            length = code - start
            words.append(
                (" " + number(start - end) if start > end else "")
                + LETTERS[CLASSES.index(name)]
                + (number(length) if length > 1 else "")
            )
            end = code
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 94:
            lines.append(line)
            line = ""
        line += word
    lines.append(line)
    version = (folder / "LineBreak.txt").read_text().splitlines()[0].lstrip("# ").removesuffix(".txt")
    print("#if Fonts\n")
    print("extension LineBreakClass {")
    print(f"  /// The ranges of every class but `AL`, from {version}; written by")
    print("  /// `Scripts/support/line_break_table.py`.")
    print("  ///")
    print("  /// A range is the gap after the one before, the letter of its class (in the order of the")
    print("  /// cases), and its length. Numbers have the base 36; a gap of 0 and a length of 1 are left out,")
    print("  /// and other gaps follow a space.")
    print('  static let ranges: StaticString = """')
    for line in lines:
        print("    " + line + "\\")
    print("    ")
    print('    """')
    print("}\n\n#endif")


main(Path(sys.argv[1]))
