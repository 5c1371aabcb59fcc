#!/usr/bin/env python3
"""Reviews more than 40 failures of all kinds at a terminal, in a package whose tests have run.

Usage: check-many.py TOOL PACKAGE FAILURES      PACKAGE is a Git checkout, which is changed.
"""
import importlib.util, json, os, pathlib, re, signal, subprocess, sys

PACKAGE, COUNT = pathlib.Path(sys.argv[2]).resolve(), int(sys.argv[3])
spec = importlib.util.spec_from_file_location(
    "terminal", pathlib.Path(__file__).with_name("check-terminal.py"))
terminal = importlib.util.module_from_spec(spec)
spec.loader.exec_module(terminal)
TOOL, KEYS = terminal.TOOL, b"q quit "


def open_review(columns, rows):
    it = terminal.Session(PACKAGE, f"review --from {PACKAGE}/.build/snapshots", columns=columns,
                          rows=rows, package=PACKAGE)
    it.read(KEYS)
    return it


def plain(output):
    return re.sub(r"\x1b\[[0-9;]*m|\x1b_[^\x1b]*\x1b.|\x1b\[c", "", output.decode())


def entries():
    listed = subprocess.run([TOOL, "list", "--json", "--package-path", PACKAGE], check=True,
                            capture_output=True)
    return [e for e in json.loads(listed.stdout) if e["status"] != "passed"]


def git(*words):
    return subprocess.run(["git", "-C", PACKAGE, *words], check=True, capture_output=True,
                          text=True).stdout


def check_size(columns, rows, failures):
    """Checks that every failure fits the terminal, with its name, summary and the keys."""
    before = git("status", "--porcelain")
    it = open_review(columns, rows)
    kinds = plain(it.output)
    assert f"{COUNT} left: " in kinds and "with a shared cause" in kinds, kinds[-900:]
    for _ in range(COUNT):
        it.type(b"s", None if _ == COUNT - 1 else KEYS)
    screens = re.findall(r"\[\d+/%d\].*?q quit " % COUNT, plain(it.output), re.S)
    assert len(screens) >= COUNT, len(screens)
    for screen in screens:
        lines = screen.split("\r\n")
        height = sum(max(1, -(-len(line) // columns)) for line in lines)
        assert height <= rows, (columns, rows, height, screen)
        entry = next((e for e in failures if e["id"] in screen), None)
        assert entry, screen
        assert entry["summary"].split(",")[0][:columns] in screen.replace("\r\n", ""), (entry, screen)
        assert str(PACKAGE) not in screen, "a path isn't relative"
    assert git("status", "--porcelain") == before, "skipping changed a file"


def check_keys():
    before = git("status", "--porcelain")
    it = open_review(80, 24)
    it.type(b"?")
    assert "accept all that are left" in plain(it.output)
    it.type(b"z")
    assert "No such key: z. Press ? for help." in plain(it.output)
    length = len(it.output)
    it.type(b"\x03", None)
    rest = plain(it.output[length:]).strip()
    assert it.code == -signal.SIGINT and rest in ("", "^C"), (it.code, rest)
    assert git("status", "--porcelain") == before
    # One cause at a time: fewer keys than causes, and one for the rest.
    it = open_review(80, 24)
    for keys in range(1, 7):
        it.type(b"A" if keys < 6 else b"E", None if keys == 6 else KEYS)
    # Accepting doesn’t replace a damaged reference, which must be restored or recorded.
    said = plain(it.output)
    assert f"{COUNT - 1} accepted, 0 rejected, 1 pending" in said, said[-600:]
    assert "the reference can’t be read. Restore it" in said, said[-600:]
    changed = git("status", "--porcelain", "-uall").splitlines()
    assert len(changed) == COUNT - 1, (len(changed), COUNT)
    assert it.code == 0, it.code


os.chdir(PACKAGE)
failures = entries()
assert len(failures) == COUNT >= 40, (len(failures), COUNT)
for size in [(80, 24), (200, 50)]:
    check_size(*size, failures)
check_keys()
print(f"check-many: {COUNT} failures at 80 × 24 and 200 × 50")
