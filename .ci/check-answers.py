#!/usr/bin/env python3
"""Checks what `snapshot list`, `prune` and `doctor` report about old, odd or settled results.

Usage: check-answers.py TOOL      TOOL is the built `snapshot`.
"""
import json, os, pathlib, re, shutil, subprocess, sys, tempfile, time

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
    """`list` and `prune` agree on the remaining failures, however the others were settled."""
    snapshots = package(work)
    (snapshots / "a.png").write_bytes(NEW)
    (snapshots / "b.png").write_bytes(OLD)
    git(work, "init", "-q")
    git(work, "add", "-A")
    git(work, "commit", "-qm", "References")
    # The test was compared with a file that was edited since the commit.
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
    """The reference of an empty text is empty; that of a picture never is."""
    snapshots = package(work)
    git(work, "init", "-q")
    for name in ["text.txt", "a.png", "new.txt"]:
        (snapshots / name).touch()
    folder = Folder(work / "a")
    folder.add("b.png")
    folder.close(TOOL)

    def found():
        findings = json.loads(run(work, "doctor", "--json", code=1))
        return sorted(pathlib.Path(f["what"]).name for f in findings if f["kind"] == "reference")

    assert found() == ["a.png", "new.txt", "text.txt"], found()
    git(work, "add", "__Snapshots__/M/S/text.txt", "__Snapshots__/M/S/a.png")
    assert found() == ["a.png", "new.txt"], found()
    shutil.rmtree(work / "a")
    folder = Folder(work / "a")
    folder.add("new.txt")
    folder.close(TOOL)
    assert found() == ["a.png"], found()


def check_later_version(work):
    """Results of a later release are an error that names both versions."""
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
        assert "are of version 2, and this release reads version 1" in told, (words, told)
    assert (work / "a/failures/M/S/a.png/actual.png").exists()
    done = subprocess.run([TOOL, "merge", work / "a"], capture_output=True, text=True)
    assert done.returncode == 2 and "version 2" in done.stderr, done
    assert "version 2" in run(work, "doctor", code=1)


def check_future(work):
    """Results of a machine with a fast clock don't hide the run after it."""
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


def main():
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        for check in [check_settled, check_empty, check_later_version, check_future]:
            check(work / check.__name__)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print("check-answers: passed")


main()
