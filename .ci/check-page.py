#!/usr/bin/env python3
"""Tests the report in Chromium: every mode, key and filter, hostile texts, size and speed.

Usage: check-page.py TOOL [FOLDER]
TOOL is the built `snapshot`; screenshots go to FOLDER. Needs the Python packages playwright and
axe-playwright-python, and a Chromium (CHROMIUM, /usr/bin/chromium or Playwright's own). Without them
it prints what is missing and exits with 3.
"""
import json, os, pathlib, re, shutil, subprocess, sys, tempfile, time, xml.etree.ElementTree

from report_folder import Folder, apng, png

try:
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright
except ImportError as error:
    print(f"check-page: not run: {error}")
    sys.exit(3)

TOOL = os.path.abspath(sys.argv[1])
REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
SHOTS = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
HOSTILE = "</script><img src=x onerror=pwn=1><svg onload=pwn=1>\u202e\x1b]0;x\x07'\"`$(touch pwn)&lt;"


def pictures(width=40, shift=0):
    def before(x, y):
        return (255, 0, 0, 255) if 4 <= x < 12 and 4 <= y < 12 else (0, 0, 0, 0)
    def after(x, y):
        if (x, y) == (30, 25):
            return (0, 0, 255, 255)
        return (250, 0, 0, 255) if 4 + shift <= x < 12 + shift and 4 <= y < 12 else (0, 0, 0, 0)
    def mask(x, y):
        inside = x < 40 and x < width
        return DIFFERENT if not inside or before(x, y) != after(x, y) else (0, 0, 0, 0)
    return [("reference", "reference.png", png(40, 30, before)),
            ("actual", "actual.png", png(width, 30, after)),
            ("mask", "mask.png", png(max(width, 40), 30, mask))]


# The colours of a mask, as the library writes them.
DIFFERENT, WITHIN, ANTIALIASED = (235, 0, 60, 255), (255, 190, 0, 255), (30, 120, 255, 255)


def tolerant():
    """Every pixel differs by one step; the verdict counted 30 of them, and took 12 for anti-aliasing."""
    def mask(x, y):
        return DIFFERENT if y == 2 and x < 30 else ANTIALIASED if y == 9 and x < 12 else WITHIN
    return [("reference", "reference.png", png(40, 30, lambda x, y: (90, 90, 90, 255))),
            ("actual", "actual.png", png(40, 30, lambda x, y: (90, 90, 91, 255))),
            ("mask", "mask.png", png(40, 30, mask))]


def longer():
    """A text of 400 lines, of which two differ."""
    old = [f"line {n}" for n in range(1, 401)]
    new = ["changed" if n in (50, 300) else line for n, line in enumerate(old, 1)]
    hunks = []
    for at in (50, 300):
        hunks += [f"@@ -{at - 2},5 +{at - 2},5 @@"] + [" " + old[n - 1] for n in (at - 2, at - 1)]
        hunks += ["-" + old[at - 1], "+changed"] + [" " + old[n - 1] for n in (at + 1, at + 2)]
    text = "\n".join(["--- reference", "+++ actual"] + hunks) + "\n"
    return [("reference", "reference.txt", ("\n".join(old) + "\n").encode()),
            ("actual", "actual.txt", ("\n".join(new) + "\n").encode()),
            ("difference", "difference.diff", text.encode())], "\n".join(hunks)


def svg(colour):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">'
            f'<script>parent.pwn=1</script><circle cx="20" cy="20" r="15" fill="{colour}"/></svg>'
            ).encode()


def difference(old, new):
    lines = ["--- reference", "+++ actual", "@@ -1,3 +1,3 @@", " one", "-" + old, "+" + new, " three"]
    return ("\n".join(lines) + "\n").encode()


def texts(old, new):
    return [("reference", "reference.txt", f"one\n{old}\nthree\n".encode()),
            ("actual", "actual.txt", f"one\n{new}\nthree\n".encode()),
            ("difference", "difference.diff", difference(old, new))]


def small(path):
    folder = Folder(path)
    folder.add("picture.png", "changed", pictures(), summary="65 of 1,200 pixels differ",
               drawnAt=[{"fileID": "App/Badge.swift", "line": 12, "file": "Sources/App/Badge.swift",
                         "text": "Circle().fill(.red)"}, {"fileID": "Other/Far.swift", "line": 3}],
               history={"lastChange": {"hash": "c0ffee1", "date": "2026-01-02", "subject": "Grow <b>"},
                        "undone": {"hash": "a1b2c3d", "date": "2026-01-01", "subject": "Round the corners"}})
    folder.add("tolerant.png", "changed", tolerant(),
               measured=[{"what": "differing pixels", "measured": 30, "allowed": 10}])
    long, hunks = longer()
    folder.add("folded.txt", "changed", long, detail=hunks)
    folder.add("bytes.bin", "changed", [
        ("reference", "reference.bin", b"\0ab"), ("actual", "actual.bin", b"\0ac")],
        summary="3 bytes in the reference, 3 now",
        detail="-00000000  00 61 62                                         |.ab|\n"
               "+00000000  00 61 63                                         |.ac|")
    folder.add("size.png", "changed", pictures(width=44), summary="size")
    folder.add("vector.svg", "changed", [
        ("reference", "reference.svg", svg("red")), ("actual", "actual.svg", svg("blue")),
        ("difference", "difference.svg", svg("green")),
        ("difference.diff", "difference.diff", difference('fill="red"', 'fill="blue"'))],
        detail="Circle: fill red became blue\n\n@@ -1,3 +1,3 @@\n-red\n+blue")
    folder.add("text.txt", "changed", texts("a word here", "a sword here"), detail="@@ 1\n-a\n+b")
    folder.add("alike.txt", "changed", texts("a word here", "a sword here"), detail="@@ 2\n-a\n+b")
    folder.add(HOSTILE, "changed", texts(HOSTILE, HOSTILE + "!"), summary=HOSTILE, detail=HOSTILE)
    folder.add("long.txt", "changed", texts("x" * 10, "y" * 10_000_000), detail="@@\n-x\n+y")
    still = [png(20, 20, lambda x, y, n=n: (40 * n, 0, 0, 255)) for n in range(4)]
    moved = still[:2] + [png(20, 20, lambda x, y: (0, 255, 0, 255))] + still[3:]
    folder.add("film.png", "changed", [("reference", "reference.png", apng(still)),
                                       ("actual", "actual.png", apng(moved))])
    def tilted(x, y):
        return (255, 255, 255, 255) if (x - y) % 9 else (20, 30 * (x % 8), 90, 255)
    folder.add("moved.png", "changed", [
        ("reference", "reference.png", png(60, 50, tilted)),
        ("actual", "actual.png", png(60, 50, lambda x, y: tilted(x - 3, y + 1)))],
        summary="900 of 3,000 pixels differ, probable cause: moved by (3, -1)")
    folder.add("gone.png", "missing", [("actual", "actual.png", pictures()[0][2])])
    folder.add("broken.png", "damaged", [
        ("reference", "reference.png", pictures()[0][2][:90]), ("actual", "actual.png", pictures()[1][2])],
        summary="It is damaged: it ends early. Restore it with `git checkout`, or record it.")
    folder.add("thrown.txt", "failed", summary="The value threw", detail="ToolError()")
    folder.add("fresh.txt", "new", [("actual", "actual.txt", b"first\nsecond\n")],
               summary="2 lines, 13 bytes")
    folder.add("fresh.png", "new", [("actual", "actual.png", pictures()[0][2])],
               summary="40 × 30 pixels, 120 bytes")
    folder.add("near.png", "tolerated", summary="3 of 10 allowed", strategy="png", duration=1.25,
               measured=[{"what": "differing pixels", "measured": 3, "allowed": 10},
                         {"what": "worst distance", "measured": 7}])
    folder.add("fine.png", "passed", suite="M/Other", duration=0.004)
    return folder.close(TOOL)


MOVE = "__Snapshots__/M/S/"
# The identities and messages of damaged references, and the commands that the page offers.
FIXES = [
    ("-f.txt", "Restore it with `git checkout`, or see `git log`. Keep one side with `git checkout --ours` or `--theirs`.",
     ["git checkout -- ./-f.txt", "git log -- ./-f.txt", "git checkout --ours -- ./-f.txt"]),
    (MOVE + "it's.txt", "Restore it with `git checkout`.", [f"git checkout -- '{MOVE}it'\\''s.txt'"]),
    (MOVE + "large.txt", "It is a Git LFS pointer, not the file itself. Run `git lfs pull`.", ["git lfs pull"]),
    (MOVE + "Case.txt", f"Rename one, or run `git mv {MOVE}case.txt {MOVE}Case.txt`.", [f"git mv {MOVE}case.txt {MOVE}Case.txt"]),
    (MOVE + "shell.txt",
     "Run `git checkout HEAD; touch pwned #`, `git status\n touch pwned\n`, `git log && id`, `git checkout\n`, `git lfs pull; id`,"
     " `git -c core.pager=id log`, `touch pwned`, `git log --output=pwned`, `git checkout $(id)`, `git  checkout`,"
     f" `git mv {MOVE}x {MOVE}shell.txt`, `git mv -f {MOVE}shell.txt`, `git mv '{MOVE}SHELL.txt;id' {MOVE}shell.txt`", []),
    (MOVE + "control\x03.txt", "Restore it with `git checkout`.", []),
]


def check_fixes(browser, path):
    """The page offers only the library's own commands, however a message looks, and quotes every path."""
    folder = Folder(path)
    for index, (name, summary, _) in enumerate(FIXES):
        folder.add(f"{index}.txt", "damaged", [("actual", "actual.txt", b"x")], id=name, filter="", summary=summary)
    folder.add("option", "changed", texts("a", "b"), id="--all")
    it = Page(browser)
    it.page.goto(folder.close(TOOL))
    it.page.wait_for_selector(".row")
    for name, _, wanted in FIXES:
        it.page.evaluate("id => openEntry(id)", name)
        it.page.wait_for_timeout(100)
        shown = it.page.locator(".fix code").all_inner_texts()
        assert shown == wanted, (name, shown)
    it.page.evaluate("openEntry('--all')")
    it.page.keyboard.press("a")
    assert it.page.inner_text("#command").endswith(" ./--all"), it.page.inner_text("#command")


def check_drawing(browser, path):
    """The change of a drawing is described and shown as a sheet, both generated from its files."""
    masked = REPOSITORY / "__Snapshots__/GalleryTests/CornerMaskSnapshots/mask_time=0.0.svg"
    reference = masked.read_bytes()
    actual = reference.replace(b'fill="#FFFFFF"', b'fill="#00FF00"', 1)
    assert reference != actual
    folder = Folder(path)
    folder.add("vector.svg", "changed", [
        ("reference", "reference.svg", reference), ("actual", "actual.svg", actual)])
    it = Page(browser)
    it.page.goto(folder.close(TOOL))
    it.page.wait_for_selector(".row")
    it.open("vector.svg")
    detail = it.page.inner_text("pre.detail")
    assert detail == "CornerMask/ZStack/mask/path (fill): restyled, fill #FFFFFF → #00FF00", detail
    it.page.keyboard.press("6")
    assert it.pressed() == "Sheet"
    it.wait("() => document.querySelector('.sheet img').naturalWidth === 256")
    it.shot("sheet")
    it.check_quiet()


def large(path):
    folder = Folder(path)
    files = pictures()
    for index in range(5000):
        suite = f"M/Suite{index % 50}"
        if index < 2000:
            folder.add(f"case_n={index}.png", "changed", files, suite=suite,
                       summary=f"{index} of 1,200 pixels differ")
        else:
            folder.add(f"case_n={index}.png", suite=suite)
    return folder.close(TOOL)


class Page:
    """A page that collects its errors."""

    def __init__(self, browser, **options):
        context = browser.new_context(**options)
        # Loading a page is slow on a busy machine.
        context.set_default_timeout(180_000)
        self.page = context.new_page()
        self.troubles = []
        self.requests = []
        self.page.on("console", lambda m: self.troubles.append(m.text) if m.type in (
            "error", "warning") else None)
        self.page.on("pageerror", lambda e: self.troubles.append(str(e)))
        self.page.on("request", lambda r: self.requests.append(r.url))

    def shot(self, name):
        if SHOTS:
            SHOTS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(SHOTS / f"{name}.png"))

    def open(self, name):
        self.page.locator(".row", has_text=name).first.click()
        self.wait("name => document.querySelector('#viewer h2')?.textContent.includes(name)"
                  " && !document.querySelector('#body')?.textContent.startsWith('Loading')", name)

    def wait(self, script, argument=None):
        """Waits by polling, because Playwright's own waiting needs `eval`, which the page's policy forbids."""
        end = time.time() + 20
        while not self.page.evaluate(script, argument):
            assert time.time() < end, script
            self.page.wait_for_timeout(20)

    def pressed(self):
        return self.page.inner_text('.modes button[aria-pressed="true"]')

    def check_quiet(self, allowed=()):
        outside = [r for r in self.requests if not r.startswith(("file:", "data:"))]
        assert not outside, outside
        loud = [t for t in self.troubles if not any(a in t for a in allowed)]
        assert not loud, loud
        assert self.page.evaluate("typeof pwn") == "undefined", "a hostile text ran"


def check_pictures(it):
    page = it.page
    it.open("picture.png")
    for key, name in [("1", "Reference"), ("2", "Actual"), ("3", "Difference"), ("s", "Slider"),
                      ("o", "Onion"), ("b", "Blink"), ("v", "Overlay"), ("x", "Side by side")]:
        page.keyboard.press(key)
        assert it.pressed() == name, (key, it.pressed())
        it.shot(f"mode-{key}")
        page.locator(".modes button", has_text=name).first.click()
        assert it.pressed() == name
    assert page.locator(".pane").count() == 3
    assert page.locator(".box").count() == 6, "two regions in each of three panes"
    page.keyboard.press(".")
    assert "1 of 2: 64 pixels" in page.inner_text(".picture .bar"), page.inner_text(".picture .bar")
    page.keyboard.press(",")
    assert "2 of 2: 1 pixel" in page.inner_text(".picture .bar")
    page.keyboard.press("d")
    assert page.locator(".box").count() == 0
    page.keyboard.press("d")
    page.keyboard.press("0")
    assert "×1" in page.inner_text(".picture .bar")
    for _ in range(8):
        page.keyboard.press("+")
    assert "×64" in page.inner_text(".picture .bar")
    it.shot("zoomed")
    page.keyboard.press("f")
    page.locator(".stage").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    values = page.inner_text(".inspector")
    assert "x 5, y 5" in values and "rgba(255, 0, 0, 255)" in values, values
    assert "rgba(250, 0, 0, 255)" in values and "distance 5" in values, values
    box = page.locator(".window").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert "x 20, y 15" in page.inner_text(".inspector"), page.inner_text(".inspector")
    page.keyboard.press("1")
    page.keyboard.down(" ")
    assert "Actual" in page.inner_text("figcaption")
    page.keyboard.up(" ")
    assert "Reference" in page.inner_text("figcaption")
    page.keyboard.press("s")
    page.locator(".share").focus()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".share").input_value() == "49"
    page.keyboard.press("Tab")
    for background in ["white", "black", "magenta", "checkerboard"]:
        page.locator(".picture select").select_option(background)
        assert page.locator(".stage").get_attribute("data-background") == background
    it.open("moved.png")
    assert page.inner_text(".hint") == "Cause: moved by (3, -1)", page.inner_text(".hint")
    page.keyboard.press("3")
    faint = page.evaluate("""() => {
      const canvas = document.querySelector('.stage canvas');
      return [...canvas.getContext('2d').getImageData(1, 0, 1, 1).data];
    }""")
    assert min(faint) >= 240, ("white is no longer white where nothing differs", faint)
    page.keyboard.press("x")
    it.open("size.png")
    assert page.locator(".hint").count() == 0, "more than the size differs"
    assert "The sizes differ: reference 40 × 30, actual 44 × 30" in page.inner_text(".inspector")
    page.get_by_role("button", name="Centred").click()
    it.shot("size")
    it.open("film.png")
    page.keyboard.press("x")
    assert "Frame 3 of 4" in page.inner_text(".picture"), "the first that differs"
    assert page.locator(".strip .differs").count() == 1
    page.locator(".stage").focus()
    page.keyboard.press("ArrowRight")
    assert "rgba(80, 0, 0, 255)" in page.inner_text(".inspector"), page.inner_text(".inspector")
    assert "rgba(0, 255, 0, 255)" in page.inner_text(".inspector")
    it.shot("frames")
    page.keyboard.press("]")
    assert "Frame 4 of 4" in page.inner_text(".picture")
    page.locator(".strip button").first.click()
    assert "Frame 1 of 4" in page.inner_text(".picture")
    page.keyboard.press("]")
    assert "Frame 2 of 4" in page.inner_text(".picture")
    it.open("gone.png")
    assert page.locator(".modes button").all_inner_texts() == ["Actual"]
    it.open("fresh.png")
    assert page.locator(".modes button").all_inner_texts() == ["Actual"]
    assert page.locator(".stage img").count() == 1, "a new picture isn't shown"
    assert "40 × 30 pixels, 120 bytes" in page.inner_text("#viewer")
    it.open("broken.png")
    assert page.locator(".modes button").all_inner_texts() == ["Actual"], "a part of a damaged picture is shown"
    assert page.locator(".fix code").all_inner_texts() == [
        "git checkout -- __Snapshots__/M/S/broken.png",
        "SNAPSHOT_RECORD=failed swift test --filter S.t"], page.locator(".fix code").all_inner_texts()
    it.shot("damaged")


def check_counted(it):
    """The page colours what the verdict counted, and says so."""
    page = it.page
    it.open("tolerant.png")
    page.keyboard.press("3")
    assert page.inner_text("figcaption") == (
        "Difference: 30 pixels differ, 1,158 within tolerance, 12 anti-aliasing"), page.inner_text("figcaption")
    counts = page.evaluate("""() => {
      const { width, height } = document.querySelector('.stage canvas');
      const { data } = document.querySelector('.stage canvas').getContext('2d').getImageData(0, 0, width, height);
      const counts = {};
      for (let at = 0; at < data.length; at += 4) {
        const key = [...data.subarray(at, at + 4)].join(' ');
        counts[key] = (counts[key] || 0) + 1;
      }
      return counts;
    }""")
    measured = page.evaluate("latest.get('__Snapshots__/M/S/tolerant.png').measured[0].measured")
    assert measured in counts.values() and sorted(counts.values()) == [12, 30, 1158], counts
    assert "1 region" in page.inner_text(".picture .bar"), page.inner_text(".picture .bar")
    it.shot("counted")
    it.open("picture.png")
    page.keyboard.press("3")
    assert page.inner_text("figcaption") == "Difference: 65 pixels differ"
    it.open("vector.svg")
    page.keyboard.press("3")
    assert page.inner_text("figcaption").endswith("pixels differ, as decoded by this browser")
    page.keyboard.press("x")


def check_facts(it):
    """Where the difference is drawn, and what Git says of the reference."""
    page = it.page
    it.open("picture.png")
    link = page.locator(".drawn a")
    assert link.inner_text() == "Badge.swift:12"
    assert link.get_attribute("href") == "vscode://file/p/Sources/App/Badge.swift:12"
    assert page.locator(".drawn li").all_inner_texts() == [
        "Badge.swift:12Circle().fill(.red)", "Far.swift:3"], page.locator(".drawn li").all_inner_texts()
    assert page.inner_text(".history") == (
        "Equals the reference before a1b2c3d “Round the corners”: the change was undone, or this branch is "
        "behind. The reference was last changed by c0ffee1 “Grow <b>”, 2026-01-02."), page.inner_text(".history")


def drawn_texts(page, selector):
    """The texts of parts of the list or the overview, whose rows and tiles have none until they are
    drawn for the first time."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.locator(selector).all_inner_texts()


def check_overview(it):
    page = it.page
    page.locator("h1").click()
    page.keyboard.press("g")
    assert "overview=1" in page.url
    tiles = page.locator(".tile")
    assert tiles.count() == page.locator(".row").count(), (tiles.count(), page.locator(".row").count())
    changed = drawn_texts(page, '.tile[data-id$="/text.txt"] .lines span')
    assert changed == ["-a word here", "+a sword here"], changed
    assert page.locator('.tile[data-id$="/picture.png"] img').count() == 2
    assert page.locator('.tile[data-id$="/broken.png"] img').count() == 1
    it.shot("overview")
    check_accessibility(page, "overview")
    page.locator('.tile[data-id$="/text.txt"]').click()
    assert "text.txt" in page.inner_text("#viewer h2") and "overview" not in page.url
    counts = drawn_texts(page, '.row:has-text("folded.txt") .sign')
    assert counts == ["−2+2"], counts


def check_folding(it):
    page = it.page
    it.open("folded.txt")
    page.keyboard.press("n")
    assert page.locator("tr.folded").all_inner_texts() == ["▸ 46 unchanged lines", "▸ 243 unchanged lines"], (
        page.locator("tr.folded").all_inner_texts())
    page.keyboard.press("5")
    assert page.locator("tr.folded").count() == 3
    assert page.locator("table.text tr").count() == 3 + 2 * 7, page.locator("table.text tr").count()
    assert page.locator("tr.added").count() == 2
    page.locator("tr.folded button").first.click()
    assert page.locator("tr.folded").count() == 2
    assert page.locator("table.text tr").count() == 2 + 2 * 7 + 46
    it.shot("folded")
    it.open("bytes.bin")
    assert page.locator("pre.detail .removed").count() == 1 and page.locator("pre.detail .added").count() == 1
    assert page.locator("pre.detail del").all_inner_texts() == ["62"]
    assert page.locator("pre.detail ins").all_inner_texts() == ["63"]
    it.shot("bytes")


def check_texts(it):
    page = it.page
    it.open("vector.svg")
    page.keyboard.press("v")
    it.shot("vector-overlay")
    page.keyboard.press("n")
    assert it.pressed() == "Unified"
    assert page.locator("table.text del").all_inner_texts() == ["red"]
    assert page.locator("table.text ins").all_inner_texts() == ["blue"]
    assert page.locator("pre.detail").count() == 0, "a description that isn't of the files is shown"
    it.open("text.txt")
    page.keyboard.press("p")
    assert it.pressed() == "Split"
    assert page.locator("table.text del").inner_text() == "word"
    assert page.locator("table.text ins").inner_text() == "sword"
    it.shot("split")
    page.keyboard.press("5")
    assert "a sword here" in page.inner_text("table.text")
    page.keyboard.press("n")
    it.open("img src=x")
    assert "\\u{202E}" in page.inner_text("table.text")
    assert page.locator("#viewer img").count() == 0
    it.shot("hostile")
    start = time.time()
    it.open("long.txt")
    assert time.time() - start < 15, "a long line is slow"
    assert "more characters" in page.inner_text("table.text")
    it.open("near.png")
    assert page.locator(".measures li").all_inner_texts() == ["differing pixels: 3 (10 allowed)"]
    assert "png, 1.3 s" in page.inner_text(".files")
    it.open("thrown.txt")
    assert "ToolError()" in page.inner_text("#viewer")


def check_list(it):
    page = it.page
    chips = page.locator("#groups button").all_inner_texts()
    assert chips == ["✕ Failed 1", "⚠ Damaged 1", "Δ Changed 12", "? Missing 1", "+ New 2",
                     "≈ Within tolerance 1", "✓ Passed 1"], chips
    assert page.locator(".row").count() == 18
    page.locator("#groups button", has_text="Passed").click()
    assert page.locator(".row").count() == 19
    page.locator("#groups button", has_text="Changed").click()
    assert page.locator(".row").count() == 7
    page.locator("#groups button", has_text="Changed").click()
    page.locator("#suite").select_option("M/Other")
    assert page.locator(".row").count() == 1
    page.locator("#suite").select_option("")
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("/")
    page.keyboard.type("text changed")
    titles = drawn_texts(page, ".row .title")
    assert titles == ["text.txtsame ×2"], titles
    assert page.locator("#command").is_hidden(), "a key acted while typing"
    address = page.url
    assert "q=text+changed" in address, address
    page.keyboard.press("Escape")
    assert page.locator(".row").count() == 19
    page.locator("#grouping").select_option("change")
    suites = drawn_texts(page, "#list li.suite")
    assert suites[0] == "The same change in 2 snapshots", suites
    titles = drawn_texts(page, ".row .title")
    assert titles[:2] == ["alike.txtsame ×2", "text.txtsame ×2"], titles
    assert "by=change" in page.url
    page.locator("#grouping").select_option("slow")
    titles = drawn_texts(page, ".row .title")
    assert titles[:2] == ["near.png", "fine.png"], titles
    times = drawn_texts(page, ".took")
    assert times == ["1.3 s", "4.0 ms"], times
    page.locator("#grouping").select_option("")
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".row")
    assert page.locator("#search").input_value() == "text changed", "the address holds the state"
    page.locator("#search").focus()
    page.keyboard.press("Escape")


def check_choice(it):
    page = it.page
    assert page.inner_text("#chosen") == "0 of 14 decided", page.inner_text("#chosen")
    it.open("picture.png")
    page.keyboard.press("a")
    assert "size.png" in page.inner_text("#viewer h2"), "accepting goes on"
    it.open("alike.txt")
    page.keyboard.press("A")
    command = page.inner_text("#command")
    folder = " --from " + page.evaluate("location.pathname").rsplit("/", 1)[0]
    wanted = ("swift run snapshot accept" + folder + " __Snapshots__/M/S/alike.txt"
              " __Snapshots__/M/S/picture.png __Snapshots__/M/S/text.txt")
    assert command == wanted, command
    assert page.inner_text("#chosen") == "3 of 14 decided: 3 to accept"
    page.keyboard.press("c")
    it.wait("() => document.querySelector('#copy').textContent === 'Copied'")
    assert page.evaluate("navigator.clipboard.readText()") == wanted
    page.keyboard.press("u")
    assert page.inner_text("#chosen") == "1 of 14 decided: 1 to accept"
    it.open("img src=x")
    page.keyboard.press("a")
    assert page.inner_text("#chosen") == "1 of 14 decided: 1 to accept", "a path with control characters"
    assert page.locator("#viewer .accept").count() == 0
    it.open("fresh.txt")
    assert page.locator("table.text td:last-child").all_inner_texts() == ["first", "second"], "a new text"
    page.keyboard.press("r")
    assert page.inner_text("#chosen") == "2 of 14 decided: 1 to accept, 1 to reject"
    assert page.inner_text("#command").endswith(
        " && swift run snapshot reject" + folder + " __Snapshots__/M/S/fresh.txt"), page.inner_text("#command")
    it.shot("chosen")
    page.locator("h1").click()
    for _ in range(14):
        page.keyboard.press("w")
        page.keyboard.press("a")
    # One text is too long for the page to show its change.
    assert page.inner_text("#chosen") == "13 of 14 decided: 12 to accept, 1 to reject", page.inner_text("#chosen")
    page.get_by_role("button", name="Clear").click()
    assert page.locator("#command").is_hidden()
    page.keyboard.press("?")
    assert page.locator("dialog").is_visible()
    it.shot("keys")
    page.keyboard.press("Escape")
    assert not page.locator("dialog").is_visible()


def check_roles(page):
    unnamed = page.evaluate("""() => [...document.querySelectorAll('button, input, select, a')]
      .filter((e) => e.checkVisibility() && !(e.getAttribute('aria-label') || e.textContent.trim()
        || e.labels?.length || e.title)).map((e) => e.outerHTML)""")
    assert not unnamed, unnamed
    assert page.locator("main").count() == 1 and page.locator("nav").count() == 1
    assert page.locator("h1").count() == 1


def check_small(browser, path):
    address = small(path)
    it = Page(browser, viewport={"width": 1280, "height": 800},
              permissions=["clipboard-read", "clipboard-write"])
    it.page.goto(address)
    it.page.wait_for_selector(".row")
    check_list(it)
    check_pictures(it)
    check_counted(it)
    check_facts(it)
    check_texts(it)
    check_folding(it)
    check_overview(it)
    check_choice(it)
    check_roles(it.page)
    for name in ["picture.png", "vector.svg", "text.txt"]:
        it.open(name)
        check_accessibility(it.page, name)
    it.page.keyboard.press("a")
    it.page.keyboard.press("?")
    check_accessibility(it.page, "keys")
    it.check_quiet()
    for name, options in {
        "dark": {"color_scheme": "dark", "viewport": {"width": 1280, "height": 800}},
        "phone": {"viewport": {"width": 375, "height": 740}},
        "phone-dark": {"viewport": {"width": 375, "height": 740}, "color_scheme": "dark"},
        "low": {"viewport": {"width": 1024, "height": 600}},
        "low-dark": {"viewport": {"width": 1024, "height": 600}, "color_scheme": "dark"},
        "narrow": {"viewport": {"width": 320, "height": 700}},
        "narrow-dark": {"viewport": {"width": 320, "height": 700}, "color_scheme": "dark"},
        "wide": {"viewport": {"width": 1440, "height": 900}},
    }.items():
        it = Page(browser, **options)
        it.page.goto(address)
        it.open("picture.png")
        it.shot(name)
        check_accessibility(it.page, name)
        width = it.page.evaluate("document.documentElement.scrollWidth")
        assert width <= options["viewport"]["width"], (name, width)
        it.page.locator("h1").click()
        it.page.keyboard.press("t")
        assert it.page.evaluate("document.documentElement.dataset.theme") == "light"
        it.check_quiet()
    it.page.emulate_media(media="print")
    it.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert it.page.locator("#paper section").count() == 18
    it.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert it.page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    it.shot("print")
    it = Page(browser, reduced_motion="reduce")
    it.page.goto(address)
    it.open("picture.png")
    it.page.keyboard.press("b")
    assert it.page.locator(".picture label input").input_value() == "0", "it blinks"


def check_one_file(browser, path, folder):
    subprocess.run([TOOL, "report", "--format", "html", "--from", str(folder), "--output",
                    str(path)], check=True)
    it = Page(browser)
    it.page.goto(path.as_uri())
    it.open("picture.png")
    assert it.page.locator(".pane").count() == 3
    it.page.keyboard.press("a")
    assert it.page.inner_text("#command") == (
        "swift run snapshot accept --from FOLDER __Snapshots__/M/S/picture.png")
    it.page.evaluate("runs[runs.length - 1].hasScript = true; showChoice()")
    assert it.page.inner_text("#command").startswith("./snapshot accept "), "the package's script"
    it.open("img src=x")
    assert it.page.locator("#running").is_hidden(), "the run has ended"
    check_contained(it, 6)
    it.check_quiet()
    assert len([r for r in it.requests if r.startswith("file:")]) == 1, it.requests


def check_long_lines(browser, path):
    """A long line is shown around its change, and a change that isn't shown can't be accepted."""
    def entry(old, new):
        diff = "\n".join(["--- reference", "+++ actual", "@@ -1 +1 @@", "-" + old, "+" + new]) + "\n"
        return [("reference", "reference.txt", old.encode() + b"\n"), ("actual", "actual.txt", new.encode() + b"\n"),
                ("difference", "difference.diff", diff.encode())]
    words = " ".join(f"word{n}" for n in range(3000))
    cases = {
        "end.txt": ("x" * 9999 + "old", "x" * 9999 + "new", "old", "new"),
        "appended.txt": (words, words + " more", None, " more"),
        "words.txt": (words, words.replace("word1500 ", "changed "), "word1500", "changed"),
        "emoji.txt": ("\U0001f600" * 3000 + "a", "\U0001f600" * 3000 + "\U0001f601a", None, "\U0001f601"),
    }
    folder = Folder(path)
    for name, (old, new, _, _) in cases.items():
        folder.add(name, "changed", entry(old, new), detail=f"-{old}\n+{new}")
    folder.add("cut.txt", "changed", entry("a" * 50, "b" * 50))
    start = "x" * 3000
    view = {"reference": {"text": start, "cutFrom": 9000}, "actual": {"text": start, "cutFrom": 9000},
            "difference": {"text": "--- reference\n+++ actual\n@@ -1 +1 @@\n-" + start, "cutFrom": 18000}}
    address = folder.close(TOOL)
    (path / "failures/M/S/cut.txt/view.js").write_text(f"snapshotView({json.dumps(view)});\n")
    it = Page(browser, viewport={"width": 1280, "height": 800})
    page = it.page
    page.goto(address)
    page.wait_for_selector(".row")
    for name, (old, new, removed, added) in cases.items():
        it.open(name)
        for key, sides in [("n", [("del", removed), ("ins", added)]), ("p", [("del", removed), ("ins", added)]),
                           ("4", [("del", removed)]), ("5", [("ins", added)])]:
            page.keyboard.press(key)
            for mark, text in sides:
                marked = page.locator(f"table.text {mark}").all_text_contents()
                if text is not None:
                    assert len(marked) == 1 and marked[0].endswith(text), (name, key, marked)
                    assert page.locator(f"table.text {mark}").is_visible()
            shown = page.inner_text("table.text")
            assert len(shown) < 2000 and "more character" in shown, (name, key, len(shown))
            assert "\ufffd" not in shown, (name, key)
        it.shot(f"long-{name[:-4]}")
        page.keyboard.press("5")
        page.locator("table.text button.more").first.click()
        shown = page.locator("table.text td:last-child").first.text_content()
        assert shown.startswith(new[:9000]), (name, len(shown))
        assert page.locator(".acts .accept").is_enabled()
    page.keyboard.press("g")
    tile = drawn_texts(page, '.tile[data-id$="/words.txt"] .lines span')
    assert "word1500" in tile[0] and "changed" in tile[1], tile
    it.open("cut.txt")
    page.locator(".notice", has_text="too long for the page").wait_for()
    assert page.locator(".acts .accept").is_disabled(), "a change that isn't shown can be accepted"
    it.shot("long-cut")
    page.keyboard.press("a")
    page.get_by_role("button", name="Accept all shown").click()
    assert page.inner_text("#chosen") == "4 of 5 decided: 4 to accept", page.inner_text("#chosen")
    it.open("words.txt")
    check_accessibility(page, "long line")
    it.check_quiet()


def check_reload(browser, path):
    """Decisions survive a reload, except those about a value that a later run replaced."""
    folder = Folder(path)
    for name in ["a.txt", "b.txt"]:
        folder.add(name, "changed", texts("one", "two"))
    address = folder.close(TOOL)
    it = Page(browser)
    it.page.goto(address)
    it.open("a.txt")
    it.page.keyboard.press("a")
    it.open("b.txt")
    it.page.keyboard.press("r")
    it.page.reload()
    it.page.wait_for_selector(".row")
    assert it.page.inner_text("#chosen") == "2 of 2 decided: 1 to accept, 1 to reject", it.page.inner_text("#chosen")
    results = path / "results" / "p.js"
    lines = results.read_text().splitlines(keepends=True)
    changed = next(line for line in lines if "/a.txt" in line)
    later = re.sub(r'"time": ?1\b(\.0)?', '"time":9', changed)
    assert later != changed, changed
    results.write_text("".join(lines[:-1] + [later, lines[-1]]))
    it.page.reload()
    it.page.wait_for_selector(".row")
    assert it.page.inner_text("#chosen") == "1 of 2 decided: 1 to reject", it.page.inner_text("#chosen")
    it.page.get_by_role("button", name="Clear").click()
    it.page.reload()
    it.page.wait_for_selector(".row")
    assert it.page.inner_text("#chosen") == "0 of 2 decided", it.page.inner_text("#chosen")
    it.check_quiet()


def check_decided(browser, path):
    """The page and the list count what was accepted and rejected alike."""
    (path / "p/__Snapshots__/M/S").mkdir(parents=True)
    (path / "p/Package.swift").write_text("// swift-tools-version: 6.1\n")
    folder = Folder(path / "p/a")
    for name in ["a.txt", "b.txt", "c.txt"]:
        folder.add(name, "changed", texts("one", "two"))
        (path / "p/__Snapshots__/M/S" / name).write_bytes(texts("one", "two")[0][2])
    address = folder.close(TOOL)
    it = Page(browser, viewport={"width": 1280, "height": 800})
    for words, expected in [(["accept", "a.txt"], "0 passed, 2 failed (2 changed), 1 accepted"),
                            (["reject", "b.txt"], "0 passed, 1 failed (1 changed), 1 rejected, 1 accepted"),
                            (["accept", "c.txt"], "0 passed, 0 failed, 1 rejected, 2 accepted")]:
        def run(*words):
            return subprocess.run([TOOL, *words, "--from", "a"], cwd=path / "p", check=True, capture_output=True,
                                  text=True).stdout
        run(*words)
        it.page.goto(address)
        it.page.reload()
        it.page.wait_for_selector("#totals:not(:empty)")
        assert it.page.inner_text("#totals") == expected, (it.page.inner_text("#totals"), expected)
        assert expected in run("list"), run("list")
    assert "Every snapshot is decided" in it.page.inner_text("#viewer")
    it.shot("decided")
    check_accessibility(it.page, "decided")
    it.check_quiet()


def check_phone(browser, address):
    """A small window leaves most of its height below the header to the snapshot, and a line to the footer."""
    for width in (375, 320):
        it = Page(browser, viewport={"width": width, "height": 740})
        it.page.goto(address)
        it.open("picture.png")
        for chosen in (False, True):
            if chosen:
                it.page.keyboard.press("a")
                it.open("picture.png")
            it.page.evaluate("scrollTo(0, 0)")
            footer = it.page.locator("footer").bounding_box()
            room = footer["y"] - it.page.locator("#viewer").bounding_box()["y"]
            it.shot(f"phone-{width}-{'chosen' if chosen else 'open'}")
            assert footer["height"] <= 42, (width, chosen, footer)
            assert room >= (300 if width > 320 else 280), (width, chosen, room)
            assert it.page.evaluate("document.documentElement.scrollWidth") <= width
        check_accessibility(it.page, f"phone {width}")
        it.check_quiet()


def check_changes_page(browser, path):
    """The page of changes between commits contains its pictures, and no link to a file that isn't beside it."""
    snapshots = path / "__Snapshots__/M/S"
    snapshots.mkdir(parents=True)
    (path / "Package.swift").write_text("// swift-tools-version: 6.1\n")
    def git(*words):
        subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *words], cwd=path, check=True,
                       stdout=subprocess.DEVNULL)
    git("init", "-q")
    for text, picture in [("one", pictures()[0][2]), ("two", pictures()[1][2])]:
        (snapshots / "a.txt").write_text(text + "\n")
        (snapshots / "b.png").write_bytes(picture)
        git("add", ".")
        git("commit", "-qm", text)
    page = path / "changes.html"
    subprocess.run([TOOL, "changes", "HEAD~1..HEAD", "--format", "html", "--output", str(page)], cwd=path, check=True)
    it = Page(browser)
    it.page.goto(page.as_uri())
    it.open("b.png")
    assert it.page.locator("#running").is_hidden(), it.page.inner_text("#running")
    check_contained(it, 1)
    it.check_quiet()


def check_contained(it, count):
    """The pictures of rows and tiles are embedded, and nothing links to another file."""
    page = it.page
    assert page.locator(".files a").count() == 0, page.locator(".files a").all_inner_texts()
    loaded = "(all) => [...document.querySelectorAll(all)].filter((image) => image.naturalWidth > 0).length"
    it.wait(f"(count) => ({loaded})('.row img') >= count", count)
    page.locator("h1").click()
    page.keyboard.press("g")
    it.wait(f"(count) => ({loaded})('.tile img') >= count", 2 * count)
    for status in page.locator(".tile .pair").all():
        assert status.locator("img").count() > 0
    it.shot(f"contained-{count}")


def check_page_states(browser, path):
    """The page's texts if nothing failed, while tests run, and for a size that grew."""
    folder = Folder(path / "fine")
    for name in ["a.png", "b.png"]:
        folder.add(name)
    it = Page(browser)
    it.page.goto(folder.close(TOOL))
    it.page.wait_for_selector(".fine")
    assert "All 2 snapshots match." in it.page.inner_text("#viewer")
    assert it.page.inner_text("#totals") == "2 passed, 0 failed"
    assert it.page.locator("#running").is_hidden()
    it.shot("fine")
    it.check_quiet()
    folder = Folder(path / "running", ended=False)
    folder.add("grown.png", "changed", [
        ("reference", "reference.png", png(20, 20, lambda x, y: (x, y, 0, 255))),
        ("actual", "actual.png", png(22, 19, lambda x, y: (x, y, 0, 255)))],
        summary="60 of 440 pixels differ")
    it = Page(browser)
    it.page.goto(folder.close(TOOL))
    it.open("grown.png")
    assert it.page.locator(".hint").count() == 0, "the page adds a cause that the results don’t contain"
    assert "1 run hasn’t ended: reload" in it.page.inner_text("#running")
    it.page.locator("#running").click()
    it.open("grown.png")
    it.check_quiet()


def check_accessibility(page, name):
    """Checks the page with axe."""
    found = Axe().run(page).response["violations"]
    told = [(v["id"], v["help"], [n["html"][:200] for n in v["nodes"][:4]]) for v in found]
    assert not told, (name, told)


def check_visible_area(browser, path):
    """Neither the footer nor the edge of the window hides a part of the picture, also with ten frames."""
    folder = Folder(path)
    frames = [png(300, 200, lambda x, y, n=n: (20 * n, x % 256, y, 255)) for n in range(10)]
    other = frames[:4] + [png(300, 200, lambda x, y: (0, 255, 0, 255))] + frames[5:]
    folder.add("film.png", "changed", [("reference", "reference.png", apng(frames)),
                                       ("actual", "actual.png", apng(other))],
               summary="1 of 10 frames differ", detail="frame 5 at 0.4 s: 60,000 of 60,000 pixels differ",
               drawnAt=[{"fileID": "App/Film.swift", "line": 9, "file": "Sources/App/Film.swift", "text": "Rectangle()"}],
               history={"lastChange": {"hash": "c0ffee1", "date": "2026-01-02", "subject": "Grow"}})
    folder.add("still.png", "changed", pictures(), summary="65 of 1,200 pixels differ")
    address = folder.close(TOOL)
    for name, (width, height) in {"room-800": (1280, 800), "room-600": (1024, 600)}.items():
        it = Page(browser, viewport={"width": width, "height": height})
        it.page.goto(address)
        for entry, least in [("still.png", 180), ("film.png", 110)]:
            it.open(entry)
            it.page.keyboard.press("x")
            footer = it.page.locator("footer").bounding_box()
            for pane in it.page.locator(".window").all():
                box = pane.bounding_box()
                assert box["height"] >= least, (name, entry, box)
                assert box["y"] + box["height"] <= footer["y"], (name, entry, box, footer)
            it.shot(f"{name}-{entry[:-4]}")
        it.check_quiet()


STATUSES = ["passed", "tolerated", "changed", "missing", "damaged", "failed", "new", "recorded"]


def check_counts(browser, path):
    """The page, the list, JSON, JUnit, annotations and the summaries count alike, for ten kinds of run."""
    runs = [[s] for s in STATUSES] + [STATUSES, ["passed"] * 3 + ["changed"] * 12 + ["new"] * 2 + ["damaged"]]
    for number, statuses in enumerate(runs):
        package = path / str(number)
        package.mkdir(parents=True)
        (package / "Package.swift").write_text("// swift-tools-version: 6.1\n")
        folder = Folder(package / "results")
        for index, status in enumerate(statuses):
            files = [("actual", "actual.txt", b"now\n")] if status in ("changed", "missing", "new") else []
            if status == "changed":
                files.insert(0, ("reference", "reference.txt", b"before\n"))
            folder.add(f"{index}-{status}.txt", status, files, summary=status)
            if status in ("new", "changed"):
                reference = package / f"__Snapshots__/M/S/{index}-{status}.txt"
                reference.parent.mkdir(parents=True, exist_ok=True)
                reference.write_text("now\n" if status == "new" else "before\n")
        address = folder.close(TOOL)
        def run(*words):
            environment = {k: v for k, v in os.environ.items() if not k.startswith(("GITHUB", "GITLAB"))}
            return subprocess.run([TOOL, *words, "--from", str(package / "results")], cwd=package, check=True,
                                  env=environment | {"CI": "false"}, capture_output=True, text=True).stdout
        count = {s: statuses.count(s) for s in STATUSES}
        found = {s: 0 for s in STATUSES}
        for entry in json.loads(run("report", "--format", "json")):
            found[entry["status"]] += 1
        assert found == count, (statuses, found)
        it = Page(browser)
        it.page.goto(address)
        it.page.wait_for_selector("#totals:not(:empty)")
        sentence = it.page.inner_text("#totals")
        numbers = {word: int(n) for n, word in re.findall(r"(\d+) (passed|failed|changed|missing|damaged|not compared|new|recorded again)", sentence)}
        assert numbers["passed"] == count["passed"] + count["tolerated"], sentence
        assert numbers["failed"] == sum(count[s] for s in ("changed", "missing", "damaged", "failed")), sentence
        for word, status in {"changed": "changed", "missing": "missing", "damaged": "damaged",
                             "not compared": "failed", "new": "new", "recorded again": "recorded"}.items():
            assert numbers.get(word, 0) == count[status], (word, sentence)
        chips = dict(it.page.evaluate("[...document.querySelectorAll('#groups button')].map((b) => "
                                      "[b.dataset.status, Number(b.textContent.match(/\\d+$/)[0])])"))
        assert chips == {s: n for s, n in count.items() if n}, chips
        for words in (["report", "--format", "summary"], ["report", "--format", "markdown"], ["list"]):
            assert sentence in run(*words), (words, sentence, run(*words))
        document = xml.etree.ElementTree.fromstring(run("report", "--format", "junit"))
        assert int(document.get("tests")) == len(statuses)
        assert int(document.get("failures")) == numbers["failed"] == len(document.findall(".//failure"))
        recorded = count["new"] + count["recorded"]
        assert int(document.get("skipped")) == recorded == len(document.findall(".//skipped"))
        shown = [l for l in run("report", "--format", "github").splitlines() if l.startswith("::")]
        more = sum(int(n) for n in re.findall(r"::(\d+) more snapshots?", "\n".join(shown)))
        named = len([l for l in shown if "title=Snapshots::" not in l])
        assert named + more == numbers["failed"] + count["new"], shown
        it.check_quiet()


def check_damage(browser, path):
    address = small(path)
    with open(path / "results" / "p.js", "a") as file:
        file.write('snapshot({"result":{"id":"half')
    it = Page(browser)
    it.page.goto(address)
    it.page.wait_for_selector("#notice:not([hidden])")
    assert "results are incomplete" in it.page.inner_text("#notice")
    os.remove(path / "results" / "p.js")
    it.page.reload()
    it.page.wait_for_selector("#notice:not([hidden])")
    assert "Results are missing" in it.page.inner_text("#notice")


def check_large(browser, path):
    address = large(path)
    it = Page(browser, viewport={"width": 1280, "height": 800})
    # The time of the page's own thread, which doesn't depend on what else runs on the machine.
    metrics = it.page.context.new_cdp_session(it.page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
    start = time.time()
    it.page.goto(address)
    it.page.wait_for_selector(".stage")
    opened = time.time() - start
    spent = {m["name"]: m["value"] for m in metrics.send("Performance.getMetrics")["metrics"]}
    processor = spent["TaskDuration"]
    it.page.wait_for_timeout(500)
    loaded = len([r for r in it.requests if r.endswith("actual.png")])
    filtered = it.page.evaluate("""() => {
      const input = document.querySelector('#search');
      let worst = 0;
      for (const text of ['1', '19', '199', 'suite7', 'suite7 changed', 'nothing', '']) {
        const start = performance.now();
        input.value = text;
        input.dispatchEvent(new Event('input'));
        document.querySelector('#list').getBoundingClientRect();
        worst = Math.max(worst, performance.now() - start);
      }
      return worst;
    }""")
    heap = it.page.evaluate("performance.memory.usedJSHeapSize") / 1e6
    it.shot("large")
    print(f"check-page: 2,000 of 5,000 open in {opened:.2f} s ({processor:.2f} s of the processor), "
          f"filtered in {filtered:.0f} ms, {loaded} pictures loaded, heap {heap:.0f} MB")
    assert processor < 1, "opening the page takes more than a second of the processor"
    assert loaded < 100, "invisible pictures are loaded"
    it.check_quiet()


def chromium_path(playwright):
    for path in (os.environ.get("CHROMIUM"), "/usr/bin/chromium", playwright.chromium.executable_path):
        if path and os.path.exists(path):
            return path
    print("check-page: not run: no Chromium")
    sys.exit(3)


def main():
    work = pathlib.Path(tempfile.mkdtemp())
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium_path(playwright), args=["--no-sandbox"])
            check_small(browser, work / "small")
            check_fixes(browser, work / "fixes")
            TOOL.endswith(".py") or check_drawing(browser, work / "drawing")
            check_one_file(browser, work / "one.html", work / "small")
            check_changes_page(browser, work / "changes")
            check_long_lines(browser, work / "long")
            check_reload(browser, work / "reload")
            TOOL.endswith(".py") or check_decided(browser, work / "decided")
            check_phone(browser, (work / "small" / "index.html").as_uri())
            check_page_states(browser, work / "moods")
            check_visible_area(browser, work / "room")
            TOOL.endswith(".py") or check_counts(browser, work / "counts")
            check_damage(browser, work / "damaged")
            check_large(browser, work / "large")
            browser.close()
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print("check-page: passed")


main()
