"""Compares the outlines that CShaping reads from real fonts with FreeType's, its shaping with that
of HarfBuzz's own Python module, which contains another version of HarfBuzz, and its text directions
with Unicode's test file.

    check-fonts.py LIBRARY

LIBRARY is Sources/CShaping as a shared library. Needs freetype-py and uharfbuzz; the fonts and
Unicode's file are Debian's. Files that aren't installed are listed and skipped.
"""

import ctypes
import math
import sys
from ctypes import POINTER, Structure, byref, c_bool, c_char_p, c_float, c_int, c_int8, c_int32
from ctypes import c_size_t, c_uint8, c_uint32, c_void_p
from pathlib import Path

import freetype
import uharfbuzz

FONTS = Path("/usr/share/fonts")
UNICODE = Path("/usr/share/unicode")
# Every glyph of these fonts is compared. They cover TrueType and CFF outlines.
OUTLINES = [
    "truetype/noto/NotoSans-Regular.ttf",
    "opentype/inter/Inter-Regular.otf",
    "truetype/dejavu/DejaVuSans.ttf",
]
PARAGRAPHS = [
    ("Latin", "Latn", False, "truetype/noto/NotoSans-Regular.ttf",
     "Grüße! Les élèves naïfs mangeaient; fjord, AVATAR To Ty office ﬁ Łódź."),
    ("Latin in Inter", "Latn", False, "opentype/inter/Inter-Regular.otf",
     "Grüße! AVATAR To Ty -> office 1/2 10:20 naïve Łódź."),
    ("Greek", "Grek", False, "truetype/noto/NotoSans-Regular.ttf",
     "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία· ΑΫΠΝΊΑ."),
    ("Cyrillic", "Cyrl", False, "truetype/noto/NotoSans-Regular.ttf",
     "Съешь ещё этих мягких французских булок, да выпей чаю."),
    ("Vietnamese", "Latn", False, "truetype/noto/NotoSans-Regular.ttf",
     "Tiếng Việt có nhiều dấu: ế ề ể ễ ệ, ứ ừ ử ữ ự; e\u0302\u0301."),
    ("Arabic", "Arab", True, "truetype/noto/NotoSansArabic-Regular.ttf",
     "السَّلامُ عليكم ورحمة الله، لا إله إلا الله ١٢٣"),
    ("Hebrew", "Hebr", True, "truetype/noto/NotoSansHebrew-Regular.ttf",
     "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם"),
    ("Devanagari", "Deva", False, "truetype/noto/NotoSansDevanagari-Regular.ttf",
     "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता; क्षत्रिय र्कि"),
    ("Thai", "Thai", False, "truetype/noto/NotoSansThai-Regular.ttf",
     "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า น้ำ ที่ปู่"),
    ("Japanese", "Hira", False, "opentype/noto/NotoSansCJK-Regular.ttc",
     "いろはにほへと、ちりぬるを。ガギグ ヴ「日本語」"),
    ("Chinese", "Hani", False, "opentype/noto/NotoSansCJK-Regular.ttc",
     "人人生而自由，在尊严和权利上一律平等。"),
]


class Error(Structure):
    _fields_ = [("problem", c_int), ("tag", c_uint32), ("value", c_uint32)]


class Outline(Structure):
    _fields_ = [
        ("commands", POINTER(c_uint8)), ("coordinates", POINTER(c_int32)),
        ("command_count", c_size_t), ("coordinate_count", c_size_t),
    ]


class Run(Structure):
    _fields_ = [
        ("text", POINTER(c_uint32)), ("length", c_size_t), ("start", c_size_t), ("count", c_size_t),
        ("script", c_uint32), ("language", c_char_p), ("is_right_to_left", c_bool),
        ("features", c_void_p), ("feature_count", c_size_t),
    ]


class Glyph(Structure):
    _fields_ = [
        ("glyph", c_uint32), ("cluster", c_uint32), ("advance", c_int32), ("x", c_int32),
        ("y", c_int32),
    ]


class Library:
    def __init__(self, path):
        self.c = ctypes.CDLL(path)
        for name, result, *arguments in [
            ("cshaping_check", c_bool, c_char_p, c_size_t, c_uint32, c_void_p),
            ("cshaping_file_create", c_void_p, c_char_p, c_size_t),
            ("cshaping_face_create", c_void_p, c_void_p, c_uint32, c_void_p),
            ("cshaping_font_create", c_void_p, c_void_p, c_void_p, c_size_t),
            ("cshaping_face_glyph_count", c_uint32, c_void_p),
            ("cshaping_font_outline", Outline, c_void_p, c_uint32),
            ("cshaping_outline_free", None, c_void_p),
            ("cshaping_shape", POINTER(Glyph), c_void_p, c_void_p, c_void_p),
            ("cshaping_glyphs_free", None, c_void_p),
            ("cshaping_levels", c_int, POINTER(c_uint32), c_size_t, c_int, POINTER(c_int8)),
        ]:
            function = getattr(self.c, name)
            function.restype, function.argtypes = result, arguments

    def font(self, path, index=0):
        data, error = path.read_bytes(), Error()
        if not self.c.cshaping_check(data, len(data), index, byref(error)):
            sys.exit(f"{path}: refused with problem {error.problem}")
        file = self.c.cshaping_file_create(data, len(data))
        face = self.c.cshaping_face_create(file, index, byref(error))
        return face, self.c.cshaping_font_create(face, None, 0)

    def contours(self, font, glyph):
        """The commands of a glyph, with its points in 1/64 of a font unit."""
        outline = self.c.cshaping_font_outline(font, glyph)
        commands, place = [], 0
        for number in range(outline.command_count):
            command = outline.commands[number]
            count = (2, 2, 4, 6, 0)[command]
            commands.append((command, tuple(outline.coordinates[place : place + count])))
            place += count
        self.c.cshaping_outline_free(byref(outline))
        return commands


def freetype_commands(face, glyph):
    face.load_glyph(glyph, freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP)
    commands = []

    def add(command, *points):
        commands.append((command, tuple(v for p in points for v in (p.x, p.y))))

    face.glyph.outline.decompose(
        None,
        move_to=lambda a, _: add(0, a),
        line_to=lambda a, _: add(1, a),
        conic_to=lambda a, b, _: add(2, a, b),
        cubic_to=lambda a, b, c, _: add(3, a, b, c),
    )
    return commands


def harfbuzz_commands(font, glyph):
    commands = []

    def add(command, *values):
        commands.append((command, tuple(math.floor(abs(v) * 64 + 0.5) * (-1 if v < 0 else 1) for v in values)))

    functions = uharfbuzz.DrawFuncs()
    functions.set_move_to_func(lambda x, y, _: add(0, x, y))
    functions.set_line_to_func(lambda x, y, _: add(1, x, y))
    functions.set_quadratic_to_func(lambda *values: add(2, *values[:4]))
    functions.set_cubic_to_func(lambda *values: add(3, *values[:6]))
    functions.set_close_path_func(lambda _: add(4))
    font.draw_glyph(glyph, functions, None)
    return commands


def subpaths(commands):
    """The closed subpaths as segments with both endpoints, without lines of length zero."""
    paths = []

    def add(points):
        if len(points) > 4 or points[:2] != points[2:]:
            paths[-1].append(points)

    def close():
        if paths and paths[-1]:
            add([*paths[-1][-1][-2:], *paths[-1][0][:2]])

    last = []
    for command, values in commands:
        if command == 0:
            close()
            paths.append([])
        elif command < 4:
            add([*last, *values])
        if values:
            last = list(values[-2:])
    close()
    return [path for path in paths if path]


def distance(one, other):
    """The largest difference between coordinates of two subpaths, whichever segments come first.

    None if their segments don't correspond.
    """
    if len(one) != len(other):
        return None
    distances = []
    for start in range(len(one)):
        turned = other[start:] + other[:start]
        if all(len(s) == len(t) for s, t in zip(one, turned)):
            distances.append(max(abs(v - w) for s, t in zip(one, turned) for v, w in zip(s, t)))
            if distances[-1] <= 1:
                break
    return min(distances, default=None)


def check_outlines(library, name):
    path = FONTS / name
    if not path.exists():
        return print(f"skipped: {path} is not installed")
    face, font = library.font(path)
    other = freetype.Face(str(path))
    # One pixel per unit: FreeType's coordinates are 1/64 pixels.
    other.set_pixel_sizes(other.units_per_EM, other.units_per_EM)
    count = library.c.cshaping_face_glyph_count(face)
    worst = 0
    for glyph in range(count):
        ours = subpaths(library.contours(font, glyph))
        theirs = subpaths(freetype_commands(other, glyph))
        if len(ours) != len(theirs):
            sys.exit(f"{name}: glyph {glyph} has {len(ours)} subpaths, in FreeType {len(theirs)}")
        for one, other_one in zip(ours, theirs):
            found = distance(one, other_one)
            if found is None or found > 1:
                sys.exit(f"{name}: glyph {glyph} is {found}/64 units from FreeType's")
            worst = max(worst, found)
    print(f"{name}: {count} glyphs, at most {worst}/64 units from FreeType's")


def check_paragraph(library, title, script, is_right_to_left, name, text):
    path = FONTS / name
    if not path.exists():
        return print(f"skipped: {title}, {path} is not installed")
    _, font = library.font(path)
    scalars = (c_uint32 * len(text))(*map(ord, text))
    tag = int.from_bytes(script.encode(), "big")
    run = Run(scalars, len(text), 0, len(text), tag, None, is_right_to_left, None, 0)
    count = c_size_t()
    glyphs = library.c.cshaping_shape(font, byref(run), byref(count))
    ours = [
        (g.glyph, g.cluster, g.advance, g.x, g.y) for g in (glyphs[i] for i in range(count.value))
    ]
    buffer = uharfbuzz.Buffer()
    buffer.add_codepoints(list(map(ord, text)))
    buffer.direction = "rtl" if is_right_to_left else "ltr"
    buffer.script, buffer.language = script, "und"
    other = uharfbuzz.Font(uharfbuzz.Face(path.read_bytes()))
    uharfbuzz.shape(other, buffer)
    theirs = [
        (i.codepoint, i.cluster, p.x_advance, p.x_offset, p.y_offset)
        for i, p in zip(buffer.glyph_infos, buffer.glyph_positions)
    ]
    if ours != theirs:
        sys.exit(f"{title}: the glyphs differ\nours   {ours}\ntheirs {theirs}")
    for glyph in {glyph[0] for glyph in ours}:
        one, two = subpaths(library.contours(font, glyph)), subpaths(harfbuzz_commands(other, glyph))
        if len(one) != len(two) or any(distance(*pair) != 0 for pair in zip(one, two)):
            sys.exit(f"{title}: the outlines of glyph {glyph} differ\nours   {one}\ntheirs {two}")
    missing = sum(1 for glyph in ours if glyph[0] == 0)
    if missing:
        sys.exit(f"{title}: {missing} glyphs are missing")
    print(f"{title}: {len(ours)} glyphs and their outlines, equal to HarfBuzz {uharfbuzz.version_string()}")


def levels(library, codes, direction):
    text = (c_uint32 * max(len(codes), 1))(*codes)
    found = (c_int8 * max(len(codes), 1))()
    base = library.c.cshaping_levels(text, len(codes), direction, found)
    return base, list(found[: len(codes)])


def check_directions(library):
    path = UNICODE / "BidiCharacterTest.txt"
    if not path.exists():
        return print(f"skipped: {path} is not installed")
    count, wrong = 0, []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        data = line.split("#")[0].strip()
        if not data:
            continue
        codes, direction, base, expected, _ = data.split(";")
        codes = [int(code, 16) for code in codes.split()]
        found = levels(library, codes, {"0": 0, "1": 1, "2": 2}[direction])
        count += 1
        pairs = zip(found[1], expected.split())
        # An x marks characters that the algorithm removes.
        if found[0] != int(base) or any(e != "x" and l != int(e) for l, e in pairs):
            wrong.append(number)
    print(f"{path.name}: {count - len(wrong)} of {count} lines equal; others: {wrong[:20]}")
    if len(wrong) > 0:
        sys.exit("directions differ from Unicode's")


library = Library(sys.argv[1])
for name in OUTLINES:
    check_outlines(library, name)
for paragraph in PARAGRAPHS:
    check_paragraph(library, *paragraph)
check_directions(library)
