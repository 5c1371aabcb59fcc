#!/usr/bin/env python3
"""Checks what `snapshot list`, `prune` and `doctor` report about old, unusual or accepted results.

Usage: check-answers.py TOOL      TOOL is the built `snapshot`.
"""
import json, os, pathlib, re, shutil, struct, subprocess, sys, tempfile, time

from report_folder import Folder, png

TOOL = os.path.abspath(sys.argv[1])
OLD, NEW = (png(9, 9, lambda x, y, n=n: (n, x, y, 255)) for n in (0, 200))


def package(work):
    shutil.rmtree(work, ignore_errors=True)
    snapshots = work / "p/__Snapshots__/M/S"
    snapshots.mkdir(parents=True)
    (work / "p/Package.swift").touch()
    (work / "tests").write_text("M.S/a()\nM.S/b()\nM.S/text()\n")
    return snapshots


def git(work, *words):
    subprocess.run(["git", "-C", work / "p", "-c", "user.name=x", "-c", "user.email=x@localhost",
                    *words], check=True, stdout=subprocess.DEVNULL)


def run(work, *words, code=0):
    done = subprocess.run([TOOL, *words, "--package-path", work / "p", "--from", work / "a"],
                          capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    assert done.returncode == code, (words, done)
    return done.stdout + done.stderr


def prune(work, code=0):
    return run(work, "prune", "--tests", str(work / "tests"), code=code)


def changed(folder, name):
    folder.add(name, "changed", [("reference", "reference.png", OLD), ("actual", "actual.png", NEW)])


def check_settled(work):
    """`list` and `prune` agree on the failures that remain after others are accepted or restored by Git."""
    snapshots = package(work)
    (snapshots / "a.png").write_bytes(NEW)
    (snapshots / "b.png").write_bytes(OLD)
    git(work, "init", "-q")
    git(work, "add", "-A")
    git(work, "commit", "-qm", "References")
    # The run compares with a reference that was edited after the commit.
    (snapshots / "a.png").write_bytes(OLD)
    folder = Folder(work / "a")
    changed(folder, "a.png")
    folder.add("b.png")
    folder.close(TOOL)
    assert "1 passed, 1 failed" in run(work, "list")
    assert "1 snapshot failed" in prune(work, 1)
    git(work, "checkout", "-q", "__Snapshots__")
    assert "1 passed, 0 failed" in run(work, "list")
    assert "2 used, 0 unused" in prune(work)
    (snapshots / "a.png").write_bytes(OLD)
    run(work, "accept", "a.png")
    assert "0 failed" in run(work, "list") and "2 used, 0 unused" in prune(work)
    git(work, "checkout", "-q", "__Snapshots__")
    (snapshots / "a.png").write_bytes(OLD)
    # A rejected failure is no longer open, but the test still fails.
    run(work, "reject", "a.png")
    assert "1 passed, 0 failed, 1 rejected" in run(work, "list")
    assert "1 snapshot failed" in prune(work, 1)


def check_empty(work):
    """An empty reference is valid for an empty text, never for a picture."""
    snapshots = package(work)
    git(work, "init", "-q")
    for name in ["text.txt", "a.png", "new.txt"]:
        (snapshots / name).touch()
    folder = Folder(work / "a")
    folder.add("b.png")
    folder.close(TOOL)

    def found():
        findings = json.loads(run(work, "doctor", "--json", code=1))
        return sorted(pathlib.Path(f["what"].split(": ")[0]).name for f in findings if f["kind"] == "reference")

    assert found() == ["a.png", "new.txt", "text.txt"], found()
    git(work, "add", "__Snapshots__/M/S/text.txt", "__Snapshots__/M/S/a.png")
    assert found() == ["a.png", "new.txt"], found()
    shutil.rmtree(work / "a")
    folder = Folder(work / "a")
    folder.add("new.txt")
    folder.close(TOOL)
    assert found() == ["a.png"], found()


def check_forged(work):
    """Decoding finds references that viewers show differently from the pixels that tests compare."""
    snapshots = package(work)
    deceptions = pathlib.Path(__file__).resolve().parent.parent / "Tests/Fixtures/Deception"
    (snapshots / "good.png").write_bytes(OLD)
    for name in ["digest", "gamma"]:
        shutil.copy(deceptions / f"{name}.png", snapshots)
    findings = {pathlib.Path(f["what"].split(": ")[0]).name: f["what"]
                for f in json.loads(run(work, "doctor", "--json", code=1))
                if f["kind"] == "reference"}
    assert sorted(findings) == ["digest.png", "gamma.png"], findings
    assert "Its digests don’t match its pixels" in findings["digest.png"], findings
    assert "gAMA" in findings["gamma.png"], findings


def check_later_version(work):
    """Results written by a later release cause an error that names both versions."""
    package(work)
    folder = Folder(work / "a")
    changed(folder, "a.png")
    folder.close(TOOL)
    results = next((work / "a/results").iterdir())
    results.write_text(re.sub(r'"version": ?1\b', '"version":2', results.read_text()))
    for words in [["list"], ["list", "--all", "--json"], ["show", "a.png"], ["diff", "a.png"],
                  ["accept", "--all"], ["reject", "--all"], ["prune"], ["report"],
                  ["report", "--format", "html"], ["review"]]:
        told = run(work, *words, code=2)
        assert "have version 2, but this release reads version 1" in told, (words, told)
    assert (work / "a/failures/M/S/a.png/actual.png").exists()
    done = subprocess.run([TOOL, "merge", work / "a"], capture_output=True, text=True)
    assert done.returncode == 2 and "version 2" in done.stderr, done
    assert "version 2" in run(work, "doctor", code=1)


def check_future(work):
    """Results from a machine whose clock is ahead don't hide a later run."""
    package(work)
    year = 365 * 86_400
    for name, began, status in [("ahead", time.time() + year, "changed"),
                                ("now", time.time() - 9, "passed")]:
        folder = Folder(work / name)
        folder.lines = [line.replace('"name": "p", "began": 1',
                                     f'"name": "{name}", "began": {began}')
                        for line in folder.lines]
        folder.add("a.png", status, time=began)
        folder.ended = False
        folder.lines.append('snapshot({"end": {"ended": %f, "assertions": 1, "failures": 0}});\n'
                            % (began + 1))
        folder.close(TOOL)
    (work / "a/results").mkdir(parents=True)
    for name in ["ahead", "now"]:
        text = next((work / name / "results").iterdir()).read_text()
        (work / f"a/results/{name}.js").write_text(text)
    assert "1 passed, 0 failed" in run(work, "list", "--all"), run(work, "list", "--all")


def check_new(work):
    """New snapshots are listed and shown; rejecting one deletes it unless Git tracks it."""
    snapshots = package(work)
    git(work, "init", "-q")
    folder = Folder(work / "a")
    for name in ["text.txt", "kept.txt", "tracked.txt"]:
        (snapshots / name).write_text("one\n")
        folder.add(name, "new", [("actual", "actual.txt", b"one\n")], summary="1 line, 4 bytes")
    folder.add("fine.png")
    folder.close(TOOL)
    git(work, "add", "__Snapshots__/M/S/tracked.txt")
    told = run(work, "list")
    assert "new       __Snapshots__/M/S/text.txt  1 line, 4 bytes" in told, told
    assert "1 passed, 0 failed, 3 new\n" in told, told
    assert "+one" in run(work, "show", "text.txt")
    assert "Rejected" in run(work, "reject", "text.txt")
    assert not (snapshots / "text.txt").exists()
    assert "Git tracks it. Remove it with `git rm" in run(work, "reject", "tracked.txt", code=1)
    assert (snapshots / "tracked.txt").exists()
    assert "Accepted" in run(work, "accept", "kept.txt") and (snapshots / "kept.txt").exists()
    assert "1 passed, 0 failed, 1 new, 1 rejected, 1 accepted" in run(work, "list")
    # An edited reference is no longer the one that the run recorded.
    (snapshots / "tracked.txt").write_text("two\n")
    assert "1 passed, 0 failed, 1 rejected, 2 accepted" in run(work, "list")


def check_damaged(work):
    """Damaged snapshots are refused, with instructions; an empty one is replaced if its path is passed."""
    snapshots = package(work)
    folder = Folder(work / "a")
    for name in ["cut.txt", "empty.txt"]:
        reference = b"" if name == "empty.txt" else b"half\n"
        (snapshots / name).write_bytes(reference)
        folder.add(name, "damaged", [("reference", "reference.txt", reference), ("actual", "actual.txt", b"new\n")])
    changed(folder, "a.png")
    (snapshots / "a.png").write_bytes(OLD)
    folder.close(TOOL)
    told = run(work, "accept", "--all", code=1)
    assert "Accepted __Snapshots__/M/S/a.png" in told and "1 accepted, 2 refused" in told, told
    assert "Restore it with `git checkout -- __Snapshots__/M/S/cut.txt`" in told, told
    assert "Accepted" in run(work, "accept", "empty.txt") and (snapshots / "empty.txt").read_text() == "new\n"
    assert "Refused" in run(work, "accept", "cut.txt", code=1) and (snapshots / "cut.txt").read_text() == "half\n"
    assert "0 passed, 1 failed (1 damaged), 2 accepted" in run(work, "list"), run(work, "list")


def check_folders(work):
    """A folder at a reference's path is reported, and so is a link that leaves the package."""
    snapshots = package(work)
    (snapshots / "a.png").mkdir()
    (snapshots / "data").mkdir()
    (snapshots / "data/kept.bin").write_bytes(b"x")
    (work / "outside.txt").write_text("secret")
    (snapshots / "link.txt").symlink_to(work / "outside.txt")
    folder = Folder(work / "a")
    folder.add("data", "damaged")
    folder.close(TOOL)
    found = {pathlib.Path(f["what"].split(": ")[0]).name: f for f in json.loads(run(work, "doctor", "--json", code=1))
             if f["kind"] == "reference"}
    assert sorted(found) == ["a.png", "data", "link.txt"], found
    assert found["data"]["what"].endswith("it is a folder."), found
    assert "`mv __Snapshots__/M/S/a.png __Snapshots__/M/S/a.png.old`" in found["a.png"]["cure"], found
    assert "leads outside the package" in found["link.txt"]["what"], found


def check_sheet(work):
    """The sheet has pages, each as wide as its own pictures."""
    snapshots = package(work)
    folder = Folder(work / "a")
    wide = png(2_000, 20, lambda x, y: (255, 0, 0, 255))
    for number in range(160):
        picture = wide if number == 0 else OLD
        folder.add(f"{number:03}.png", "changed", [("actual", "actual.png", picture)], summary="x" * (200 - number))
    folder.close(TOOL)
    run(work, "report", "--format", "sheet", "--output", f"{work}/sheet.png")
    sizes = [struct.unpack(">II", path.read_bytes()[16:24])
             for path in [work / "sheet.png", *sorted(work.glob("sheet-*.png"))]]
    assert len(sizes) > 1 and all(height <= 6_000 for _, height in sizes), sizes
    assert [width for width, _ in sizes].count(2_000) == 1 and sizes[-1][0] < 2_000, sizes


def check_reports(work):
    """Reports for CI: severity, locations, the difference first, a new summary file, limits."""
    snapshots = package(work)
    folder = Folder(work / "a")
    for number in range(12):
        folder.add(f"{number:02}.txt", "changed", [
            ("reference", "reference.txt", b"old\n" * (number + 1)),
            ("actual", "actual.txt", b"new\n" * (number + 1)),
            ("difference", "difference.diff", b"-old\n+new\n")])
    folder.add("zz.png", "damaged", summary="It is cut short")
    folder.add("odd.txt", "missing", place="S.swift:1:39, strategy 1")
    folder.close(TOOL)
    lines = run(work, "report", "--format", "github").splitlines()
    assert "zz.png" in lines[0] and "11.txt" in lines[1] and "10.txt" in lines[2], lines
    assert not any("strategy" in line for line in lines), lines
    junit = run(work, "report", "--format", "junit")
    files = re.findall(r"ATTACHMENT\|[^\]]*/([^/\]]*)\]", junit)
    assert files[:3] == ["difference.diff", "actual.txt", "reference.txt"], files[:3]
    environment = os.environ | {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": f"{work}/none.md"}
    done = subprocess.run([TOOL, "report", "--package-path", work / "p", "--from", work / "a"],
                          env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "12 changed" in (work / "none.md").read_text(), done
    comment = run(work, "report", "--format", "markdown")
    assert "| damaged | `__Snapshots__/M/S/zz.png`" in comment and "| `old` | `new` |" in comment
    assert "0 passed, 14 failed (12 changed, 1 missing, 1 damaged)" in comment
    many = Folder(work / "many")
    for number in range(2_000):
        many.add(f"{number}-{'x' * 200}.txt", "changed", summary="y" * 500)
    many.close(TOOL)
    done = subprocess.run([TOOL, "report", "--format", "markdown", "--from", work / "many"],
                          capture_output=True, check=True)
    assert len(done.stdout) < 65_536 and b"more snapshots in the report" in done.stdout
    # `doctor` reports the problem and the command that fixes it, each once.
    (snapshots / "cut.png").write_bytes(OLD[:40])
    told = run(work, "doctor", code=1)
    assert told.count("it is damaged") == 1 and "Run `SNAPSHOT_RECORD=failed swift test`" in told
    git(work, "init", "-q")
    git(work, "add", "-A")
    assert "Run `git checkout -- __Snapshots__/M/S/cut.png`." in run(work, "doctor", code=1)


def main():
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        for check in [check_settled, check_empty, check_forged, check_later_version, check_future,
                      check_new, check_damaged, check_folders, check_sheet, check_reports]:
            check(work / check.__name__)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print("check-answers: passed")


main()
