#!/usr/bin/env python3
"""Writes the fonts that the tests use, from outlines defined here. Needs fontTools.

    python3 -m venv .build/fonts-python
    .build/fonts-python/bin/pip install fonttools
    .build/fonts-python/bin/python Scripts/support/test_fonts.py Tests/Fixtures/Fonts

- Sample Sans: Latin with kerning, a ligature and a composite glyph; regular, which has a small
  capital, and bold; TrueType.
- Sample Cursive: three right-to-left letters with joining forms; TrueType.
- Sample Variable: two axes, weight and width; TrueType.
- Sample Optical: one axis, the optical size; TrueType.
- Sample Curves: cubic outlines; CFF.
- Sample Collection: Sample Sans and Sample Cursive in one file.
"""

import sys
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools import varLib

# A fixed date, in seconds since 1904, so that the files are the same whenever they are written.
CREATED = 3_786_912_000


def block(pen, x0, y0, x1, y1):
    pen.moveTo((x0, y0))
    pen.lineTo((x0, y1))
    pen.lineTo((x1, y1))
    pen.lineTo((x1, y0))
    pen.closePath()


def hole(pen, x0, y0, x1, y1):
    pen.moveTo((x0, y0))
    pen.lineTo((x1, y0))
    pen.lineTo((x1, y1))
    pen.lineTo((x0, y1))
    pen.closePath()


def bowl(pen, x0, y0, x1, y1, cubic=False):
    """An ellipse in a box, made of quadratic or cubic curves."""
    x, y, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    corners = [(x, y1), (x1, y), (x, y0), (x0, y)]
    points = [tuple(round(v) for v in p) for p in corners]
    pen.moveTo(points[0])
    for index in range(4):
        (ax, ay), (bx, by) = points[index], points[(index + 1) % 4]
        horizontal = index % 2 == 0
        if cubic:
            k = 0.5523
            first = (ax + (bx - ax) * k, ay) if horizontal else (ax, ay + (by - ay) * k)
            second = (bx, by - (by - ay) * k) if horizontal else (bx - (bx - ax) * k, by)
            pen.curveTo(*[tuple(round(v) for v in p) for p in (first, second)], (bx, by))
        else:
            pen.qCurveTo((bx, ay) if horizontal else (ax, by), (bx, by))
    pen.closePath()


def frame(pen, x0, y0, x1, y1, s):
    """A rectangular ring. Its counter makes the fill rule visible."""
    block(pen, x0, y0, x1, y1)
    hole(pen, x0 + s, y0 + s, x1 - s, y1 - s)


# Returns glyph name -> (character, advance, drawing function), for stems of width s.
def latin(s, wide=1.0):
    w = lambda value: round(value * wide)

    def a_upper(pen):
        pen.moveTo((0, 0))
        pen.lineTo((w(250), 700))
        pen.lineTo((w(350), 700))
        pen.lineTo((w(600), 0))
        pen.lineTo((w(600) - s, 0))
        pen.lineTo((w(300), 500))
        pen.lineTo((s, 0))
        pen.closePath()

    def v_upper(pen):
        pen.moveTo((0, 700))
        pen.lineTo((s, 700))
        pen.lineTo((w(300), 200))
        pen.lineTo((w(600) - s, 700))
        pen.lineTo((w(600), 700))
        pen.lineTo((w(350), 0))
        pen.lineTo((w(250), 0))
        pen.closePath()

    def t_upper(pen):
        block(pen, 20, 700 - s, w(560), 700)
        block(pen, w(290) - s // 2, 0, w(290) + s // 2, 700 - s)

    def e_upper(pen):
        block(pen, 60, 0, 60 + s, 700)
        for y in (0, 350 - s // 2, 700 - s):
            block(pen, 60 + s, y, w(500), y + s)

    def stem(x, top, bottom=0):
        return lambda pen: block(pen, x, bottom, x + s, top)

    def i_lower(pen):
        block(pen, 60, 0, 60 + s, 500)
        block(pen, 60, 600, 60 + s, 600 + s)

    def f_lower(pen, x=60):
        block(pen, x, 0, x + s, 700)
        block(pen, x + s, 700 - s, x + s + w(140), 700)
        block(pen, x + s, 400, x + s + w(100), 400 + s // 2)

    def fi(pen):
        f_lower(pen)
        block(pen, w(330), 0, w(330) + s, 700)

    def n_lower(pen):
        block(pen, 60, 0, 60 + s, 500)
        block(pen, 60 + s, 500 - s, w(440) - s, 500)
        block(pen, w(440) - s, 0, w(440), 500)

    def e_lower(pen):
        frame(pen, 40, 0, w(440), 500, s)
        block(pen, 40 + s, 220, w(440) - s, 220 + s // 2)

    def round_lower(pen):
        bowl(pen, 40, -10, w(460), 510)

    def l_lower(pen):
        block(pen, 60, 0, 60 + s, 700)

    def s_lower(pen):
        for y in (0, 250 - s // 2, 500 - s):
            block(pen, 40, y, w(400), y + s)
        block(pen, 40, 250, 40 + s, 500 - s)
        block(pen, w(400) - s, s, w(400), 250)

    def a_lower(pen):
        frame(pen, 40, 0, w(420), 300, s // 2)
        block(pen, w(420) - s, 0, w(420), 500)
        block(pen, 60, 500 - s, w(420) - s, 500)

    def digit(pen):
        frame(pen, 50, 0, w(500), 700, s)

    def one(pen):
        block(pen, w(200), 0, w(200) + s, 700)

    def period(pen):
        block(pen, 60, 0, 60 + s, s)

    def hyphen(pen):
        block(pen, 40, 250, w(300), 250 + s)

    def acute(pen):
        block(pen, 120, 560, 120 + s, 720)

    def notdef(pen):
        frame(pen, 50, 0, w(550), 700, 40)

    def ellipsis(pen):
        for number in range(3):
            block(pen, 60 + w(200) * number, 0, 60 + w(200) * number + s, s)

    empty = lambda pen: None
    return {
        ".notdef": (None, w(600), notdef),
        "space": (" ", w(250), empty),
        "A": ("A", w(600), a_upper),
        "V": ("V", w(600), v_upper),
        "T": ("T", w(580), t_upper),
        "E": ("E", w(540), e_upper),
        "S": ("S", w(460), s_lower),
        "a": ("a", w(480), a_lower),
        "e": ("e", w(480), e_lower),
        "f": ("f", w(320), f_lower),
        "i": ("i", 120 + s, i_lower),
        "l": ("l", 120 + s, l_lower),
        "n": ("n", w(500), n_lower),
        "o": ("o", w(500), round_lower),
        "s": ("s", w(440), s_lower),
        "zero": ("0", w(550), digit),
        "one": ("1", w(400), one),
        "one.tnum": (None, w(550), one),
        "period": (".", 120 + s, period),
        "hyphen": ("-", w(340), hyphen),
        "ellipsis": ("…", w(640), ellipsis),
        "acutecomb": ("\u0301", 0, acute),
        "f_i": (None, w(500), fi),
    }


LATIN_FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature liga { sub f i by f_i; } liga;
feature tnum { sub one by one.tnum; } tnum;
feature kern { pos A V -120; pos V A -120; pos T o -90; pos T a -80; } kern;
"""


SMALL_CAPITALS = """
feature smcp { sub e by e.sc; } smcp;
feature c2sc { sub E by e.sc; } c2sc;
"""


def arabic():
    """Three letters: two that join on both sides, and one that joins only on its right."""
    base = lambda pen, x0, x1: block(pen, x0, 0, x1, 90)

    def beh(x0, x1, dots=1):
        def draw(pen):
            base(pen, x0, x1)
            block(pen, 160, 90, 250, 330)
            for number in range(dots):
                block(pen, 150 + 60 * number, -160, 190 + 60 * number, -120)

        return draw

    def alef(x0, x1):
        def draw(pen):
            block(pen, 120, 0, 210, 640)
            if x1 > x0:
                base(pen, x0, x1)

        return draw

    def notdef(pen):
        frame(pen, 50, 0, 450, 600, 40)

    empty = lambda pen: None
    # Name -> (character, advance, drawing); forms: isolated, initial, medial, final.
    glyphs = {".notdef": (None, 500, notdef), "space": (" ", 300, empty)}
    for name, character, dots in (("beh", "\u0628", 1), ("teh", "\u062a", 2)):
        glyphs[name] = (character, 420, beh(60, 360, dots))
        glyphs[name + ".init"] = (None, 320, beh(0, 280, dots))
        glyphs[name + ".medi"] = (None, 320, beh(0, 320, dots))
        glyphs[name + ".fina"] = (None, 420, beh(60, 420, dots))
    glyphs["alef"] = ("\u0627", 330, alef(0, 0))
    glyphs["alef.fina"] = (None, 330, alef(210, 330))
    return glyphs


ARABIC_FEATURES = """
languagesystem DFLT dflt;
languagesystem arab dflt;
feature init { sub beh by beh.init; sub teh by teh.init; } init;
feature medi { sub beh by beh.medi; sub teh by teh.medi; } medi;
feature fina { sub beh by beh.fina; sub teh by teh.fina; sub alef by alef.fina; } fina;
"""


def names(family, style):
    return {
        "familyName": family,
        "styleName": style,
        "uniqueFontIdentifier": f"{family} {style}",
        "fullName": family if style == "Regular" else f"{family} {style}",
        "psName": f"{family}-{style}".replace(" ", ""),
        "version": "Version 1.000",
    }


def build(glyphs, family, style, features, weight=400, composites=(), cubic=False):
    order = list(glyphs) + [name for name, *_ in composites]
    builder = FontBuilder(1000, isTTF=not cubic)
    builder.setupGlyphOrder(order)
    characters = {ord(character): name for name, (character, *_) in glyphs.items() if character}
    characters |= {ord(character): name for name, character, *_ in composites}
    builder.setupCharacterMap(characters)
    outlines, advances = {}, {}
    for name, (_, advance, draw) in glyphs.items():
        pen = T2CharStringPen(advance, None) if cubic else TTGlyphPen(None)
        draw(pen)
        outlines[name] = pen.getCharString() if cubic else pen.glyph()
        advances[name] = advance
    for name, _, base, mark in composites:
        pen = TTGlyphPen(glyphs)
        pen.addComponent(base, (1, 0, 0, 1, 0, 0))
        pen.addComponent(mark, (1, 0, 0, 1, 40, 0))
        outlines[name] = pen.glyph()
        advances[name] = glyphs[base][1]
    if cubic:
        builder.setupCFF(names(family, style)["psName"], {"FullName": family}, outlines, {})
        builder.setupHorizontalMetrics({name: (advances[name], 0) for name in order})
    else:
        builder.setupGlyf(outlines)
        table = builder.font["glyf"]
        bounds = {name: getattr(table[name], "xMin", 0) for name in order}
        builder.setupHorizontalMetrics({name: (advances[name], bounds[name]) for name in order})
    builder.setupHorizontalHeader(ascent=900, descent=-250, lineGap=50)
    builder.setupNameTable(names(family, style))
    builder.setupOS2(
        usWeightClass=weight, sTypoAscender=900, sTypoDescender=-250, sTypoLineGap=50,
        usWinAscent=900, usWinDescent=250, sCapHeight=700, sxHeight=500,
        yStrikeoutPosition=280, yStrikeoutSize=60,
    )
    builder.setupPost(underlinePosition=-110, underlineThickness=60)
    builder.updateHead(created=CREATED, modified=CREATED)
    builder.font.recalcTimestamp = False
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    return builder.font


ACCENTS = [("eacute", "é", "e", "acutecomb"), ("aacute", "á", "a", "acutecomb")]


def write(font, path):
    font.recalcTimestamp = False
    font.save(path)
    print(path.name, path.stat().st_size)


def variable(family, axes, sources):
    space = DesignSpaceDocument()
    for name, tag, least, greatest, standard in axes:
        axis = AxisDescriptor()
        axis.name, axis.tag = name, tag
        axis.minimum, axis.maximum, axis.default = least, greatest, standard
        space.addAxis(axis)
    for location, glyphs in sources:
        source = SourceDescriptor()
        source.font = build(glyphs, family, "Regular", None)
        source.location = location
        space.addSource(source)
    font, _, _ = varLib.build(space)
    font["head"].created = font["head"].modified = CREATED
    return font


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    regular = latin(90)
    _, advance, draw = latin(70, 0.8)["E"]
    regular["e.sc"] = (None, advance, draw)
    features = LATIN_FEATURES + SMALL_CAPITALS
    sans = build(regular, "Sample Sans", "Regular", features, composites=ACCENTS)
    write(sans, folder / "SampleSans-Regular.ttf")
    bold = build(latin(150), "Sample Sans", "Bold", LATIN_FEATURES, 700, composites=ACCENTS)
    write(bold, folder / "SampleSans-Bold.ttf")
    cursive = build(arabic(), "Sample Cursive", "Regular", ARABIC_FEATURES)
    write(cursive, folder / "SampleCursive.ttf")
    curves = {
        name: (character, advance, draw if name != "o" else lambda pen: bowl(pen, 40, -10, 460, 510, True))
        for name, (character, advance, draw) in latin(90).items()
    }
    write(
        build(curves, "Sample Curves", "Regular", LATIN_FEATURES, cubic=True),
        folder / "SampleCurves.otf",
    )
    collection = TTCollection()
    collection.fonts = [
        TTFont(folder / "SampleSans-Regular.ttf", recalcTimestamp=False),
        TTFont(folder / "SampleCursive.ttf", recalcTimestamp=False),
    ]
    collection.save(folder / "SampleCollection.ttc")

    axes = [("Weight", "wght", 400, 700, 400), ("Width", "wdth", 75, 100, 100)]
    sources = [
        ({"Weight": weight, "Width": width}, latin(stem, wide))
        for weight, width, stem, wide in (
            (400, 100, 90, 1.0), (700, 100, 150, 1.0), (400, 75, 90, 0.75)
        )
    ]
    write(variable("Sample Variable", axes, sources), folder / "SampleVariable.ttf")
    axes = [("Optical size", "opsz", 10, 70, 10)]
    sources = [({"Optical size": 10}, latin(100)), ({"Optical size": 70}, latin(40))]
    write(variable("Sample Optical", axes, sources), folder / "SampleOptical.ttf")


main(Path(sys.argv[1]))
