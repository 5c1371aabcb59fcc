#!/usr/bin/env python3
"""Passes hostile names and texts to `snapshot`, and parses all its outputs with independent parsers.

Usage: check-outputs.py TOOL      TOOL is the built `snapshot`. Markdown is parsed only if Python has
markdown-it-py.
"""
import json, os, pathlib, re, shutil, subprocess, sys, tempfile, unicodedata
import xml.etree.ElementTree as tree

from report_folder import Folder, png

try:
    from markdown_it import MarkdownIt
except ImportError:
    MarkdownIt = None

TOOL = os.path.abspath(sys.argv[1])
HOSTILE = [
    "</script><img src=x onerror=pwn=1><svg onload=pwn=1>", "]]><!--&lt;&#0;", "\x1b[2J\x1b[31mred",
    "\x1b]8;;http://x\x07link\x1b]8;;\x07", "\x1b]0;title\x07", "\x9b31m", "\u202eevil\u2066",
    "\u2028\u2029\ufeff\u200b\U000e0041", "a\n::error::forged\r\n::stop-commands::x", "%0A%0D::",
    "| a | b |", "`code` **bold** [x](http://y) ![p](http://z) <b>", "\\|\\`", "~~~\n```",
    "=cmd|'/c calc'!A1", "@SUM(1)", "$(touch pwn)", "`touch pwn`", "; touch pwn #", "'\"\\",
    "--all", "-rf", "a\x00b", "\ud7ff\uffff\ufffe", "[[ATTACHMENT|/etc/passwd]]",
    "##vso[task.logissue]", "x" * 5_000, "é\u0301" * 50,
]
LONG = b"y" * 10_000_000
OLD, NEW = (png(9, 9, lambda x, y, n=n: (n, x, y, 255)) for n in (0, 200))


def make(path):
    folder = Folder(path)
    (path.parent / "p").mkdir(exist_ok=True)
    (path.parent / "p/Package.swift").touch()
    for number, text in enumerate(HOSTILE):
        files = [("reference", "reference.png", OLD), ("actual", "actual.png", NEW)]
        folder.add(f"{number}", "changed", files, test=text, summary=text, detail=text, place=text,
                   filter=text, source=text, id=f"__Snapshots__/M/S/{number}.{text}")
    for number, text in enumerate(HOSTILE):
        folder.add(f"gone{number}", "missing", [("actual", "actual.txt", text.encode())],
                   suite=f"M/T{number}", test=text)
    folder.add("long.txt", "changed", [
        ("reference", "reference.txt", b"x\n"), ("actual", "actual.txt", LONG),
        ("difference", "difference.diff", b"--- a\n+++ b\n@@ -1 +1 @@\n-x\n+" + LONG)],
        summary="z" * 100_000, detail=LONG[:8000].decode())
    folder.add("passed.txt", test=HOSTILE[0])
    folder.close(TOOL)
    return len(folder.lines) - 2


def run(*words, code=(0,), **options):
    done = subprocess.run([TOOL, *map(str, words)], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL, timeout=60, **options)
    assert done.returncode in code, (words, done.returncode, done.stderr[-2000:])
    return done.stdout


def acts(character):
    """Whether a terminal or a viewer would interpret the character instead of showing it."""
    return character != "\n" and unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp")


def check_plain(text, name):
    found = {hex(ord(c)) for c in text if acts(c)}
    assert not found, (name, found)


def check_terminal(where):
    for words, code in [(["list"], (0,)), (["list", "--all"], (0,)), (["show", "S", "T3"], (0,)),
                        (["diff", "S"], (1,)), (["accept", "--all", "--dry-run"], (0, 1)),
                        (["reject", "--all", "--dry-run"], (0,))]:
        text = run(*words, *where, code=code)
        check_plain(text, words)
        assert max(map(len, text.split("\n"))) < 12_000, words
    for text in HOSTILE:
        if "\0" in text or text.startswith("-"):
            continue
        for verb in ["show", "accept"]:
            done = subprocess.run([TOOL, verb, text + "!", *where], capture_output=True, text=True)
            assert done.returncode == 2, (verb, text, done)
            check_plain(done.stdout + done.stderr, (verb, text))


def check_json(where, count):
    assert len(json.loads(run("list", "--all", "--json", *where))) == count
    assert len(json.loads(run("show", "S", "--json", *where))) == len(HOSTILE) + 2
    entries = json.loads(run("report", "--json", *where))
    assert [e["summary"] for e in entries if "/S/3." in e["id"]] == [HOSTILE[3]]
    for verb in ["accept", "reject"]:
        answers = json.loads(run(verb, "--all", "--dry-run", "--json", *where, code=(0, 1)))
        assert answers and all(set(a) - {"reason"} == {"id", "outcome"} for a in answers), answers


def check_annotations(where):
    lines = run("report", "--format", "github", *where).split("\n")
    assert len(lines) == 11 and not lines[-1], len(lines)
    command = re.compile(r"^::error (?:[a-zA-Z]+=[^:,]*)(?:,[a-zA-Z]+=[^:,]*)*::[^\n]*$")
    assert all(command.match(line) for line in lines[:-1]), lines
    check_plain("".join(lines), "annotations")
    assert "more snapshots failed" in lines[9]


def check_summary(where, count):
    text = run("report", "--format", "summary", *where)
    check_plain(text, "summary")
    assert len(text.encode()) < 1 << 20
    if not MarkdownIt:
        return print("check-outputs: no Markdown parser")
    tokens = MarkdownIt("gfm-like", {"linkify": False, "html": True}).parse(text)
    kinds = [t.type for t in tokens]
    assert kinds.count("table_open") == 1 and kinds.count("tr_open") == count, kinds.count("tr_open")
    assert kinds.count("td_open") == 3 * (count - 1)
    inside = [child.type for t in tokens for child in t.children or []]
    assert not {"link_open", "image", "html_inline", "strong_open"} & set(inside), set(inside)
    assert "html_block" not in kinds


def check_junit(where, count):
    text = run("report", "--format", "junit", *where)
    root = tree.fromstring(text)
    cases = root.findall("./testsuite/testcase")
    assert len(cases) == count == int(root.get("tests")), len(cases)
    assert len({(c.get("classname"), c.get("name")) for c in cases}) == count
    assert len(root.findall(".//failure")) == count - 1 == int(root.get("failures"))
    found = {hex(ord(c)) for e in root.iter() for c in (e.text or "") if acts(c)}
    assert not found, found
    folder = pathlib.Path(where[where.index("--from") + 1])
    for out in root.iter("system-out"):
        for line in out.text.strip().split("\n"):
            path = re.fullmatch(r"\[\[ATTACHMENT\|(.*)\]\]", line)
            assert path, line
            assert (folder.parent / "p" / path[1]).exists() or pathlib.Path(path[1]).exists(), line


def check_page(where, work):
    page = work / "one.html"
    run("report", "--format", "html", "--output", page, *where)
    text = page.read_text()
    assert "<img src=x" not in text and "<svg onload" not in text
    assert page.stat().st_size < 20 << 20


def main():
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        count = make(work / "a")
        where = ["--package-path", work / "p", "--from", work / "a"]
        check_terminal(where)
        check_json(where, count)
        check_annotations(where)
        check_summary(where, count)
        check_junit(where, count)
        check_page(where, work)
        assert not list(work.rglob("pwn")), "a hostile text was executed"
        many = Folder(work / "many")
        for number in range(5_000):
            many.add(f"{number}.png", "changed", summary="|" * 500)
        many.close(TOOL)
        text = run("report", "--format", "summary", "--from", work / "many")
        assert len(text.encode()) < 1 << 20 and "more failures in the report" in text
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print("check-outputs: passed")


main()
