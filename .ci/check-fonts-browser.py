"""Compares the lines of paragraphs with Chromium's, in the same font files at the same size.

    check-fonts-browser.py PICTURES FOLDER

PICTURES is the program of Examples/Fonts. Writes both pictures to FOLDER. Needs playwright and a
Chromium; fonts that aren't installed are listed and skipped. Ends with 3 without a Chromium.
"""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from playwright.sync_api import sync_playwright

FONTS = [
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
]
# The width, margin and font size of Examples/Fonts/Sources/Pictures/Paragraphs.swift.
WIDTH, MARGIN, SIZE = 280, 20, 18
# The most that the start or the end of a line may be from Chromium's, in points.
MOST = 0.5

SCRIPT = """
async () => {
  await Promise.all([...document.fonts].map(font => font.load()));
  return [...document.querySelectorAll('p')].map(paragraph => {
    const text = paragraph.firstChild, lines = [];
    for (let index = 0; index < text.length; index++) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const box = range.getBoundingClientRect();
      if (!box.width && !box.height) continue;
      let line = lines.find(line => Math.abs(line.y - box.top) < 8);
      if (!line) lines.push(line = {y: box.top, text: '', start: 1e9, end: -1e9});
      line.text += text.data[index];
      if (text.data[index].trim()) {
        line.start = Math.min(line.start, box.left);
        line.end = Math.max(line.end, box.right);
      }
    }
    return lines;
  });
}
"""


def texts():
    source = Path("Examples/Fonts/Sources/Pictures/Paragraphs.swift").read_text()
    return re.findall(r'^    "(.*)",$', source, re.MULTILINE)


def chromium_lines(fonts, folder):
    faces = "".join(
        f"@font-face{{font-family:F{number};src:url('file://{path}')}}"
        for number, path in enumerate(fonts)
    )
    families = ",".join(f"F{number}" for number in range(len(fonts)))
    style = (
        f"body{{margin:{MARGIN}px}}p{{margin:0 0 12px;width:{WIDTH}px;font:{SIZE}px {families};"
        "text-rendering:geometricPrecision;unicode-bidi:plaintext;text-align:left;"
        "line-break:strict}"
    )
    body = "".join(f"<p>{text}</p>" for text in texts())
    page_path = folder / "paragraphs.html"
    page_path.write_text(f"<!doctype html><meta charset=utf-8><style>{faces}{style}</style>{body}")
    with sync_playwright() as playwright:
        found = (os.environ.get("CHROMIUM"), "/usr/bin/chromium", playwright.chromium.executable_path)
        path = next((path for path in found if path and os.path.exists(path)), None)
        if not path:
            print("check-fonts-browser: not run: no Chromium")
            sys.exit(3)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": WIDTH + 2 * MARGIN, "height": 900}, device_scale_factor=2
        )
        page.goto(page_path.resolve().as_uri())
        lines = page.evaluate(SCRIPT)
        page.screenshot(path=folder / "chromium.png")
        browser.close()
    return lines


def our_lines(program, fonts, folder):
    """The lines of each paragraph: their text, and the start and the end of their runs."""
    subprocess.run([program, folder, *fonts], check=True, stdout=subprocess.DEVNULL)
    tree = ElementTree.parse(folder / "paragraphs-text.svg")
    paragraphs = {}
    for element in tree.iter("{http://www.w3.org/2000/svg}text"):
        matrix = element.get("transform").removeprefix("matrix(").removesuffix(")").split()
        x, y = float(matrix[4]), float(matrix[5])
        lines = paragraphs.setdefault(element.get("data-name"), {})
        line = lines.setdefault(y, {"text": "", "start": x, "end": x})
        line["text"] += element.text
        line["start"] = min(line["start"], x)
        line["end"] = max(line["end"], x + float(element.get("textLength")))
    return [[lines[y] for y in sorted(lines)] for lines in paragraphs.values()]


def letters(text):
    """The characters in an order that doesn't depend on that of the runs."""
    return sorted(text.replace(" ", ""))


def main(program, folder):
    fonts = [path for path in FONTS if os.path.exists(path)]
    if len(fonts) < len(FONTS):
        return print(f"skipped: {sorted(set(FONTS) - set(fonts))} aren't installed")
    folder.mkdir(parents=True, exist_ok=True)
    ours = our_lines(program, fonts, folder)
    theirs = chromium_lines(fonts, folder)
    if len(ours) != len(theirs):
        sys.exit(f"{len(ours)} paragraphs, in Chromium {len(theirs)}")
    worst = 0
    for own, other in zip(ours, theirs):
        if [letters(line["text"]) for line in own] != [letters(line["text"]) for line in other]:
            sys.exit(f"other lines than in Chromium:\n{own}\n{other}")
        for line, other_line in zip(own, other):
            distance = max(abs(line[side] - other_line[side]) for side in ("start", "end"))
            worst = max(worst, distance)
            if distance > MOST:
                sys.exit(f"{distance:.2f} points from Chromium's: {line}, {other_line}")
    count = sum(map(len, ours))
    print(f"{len(ours)} paragraphs, {count} lines: broken as in Chromium, at most {worst:.2f} points away")


main(sys.argv[1], Path(sys.argv[2]))
