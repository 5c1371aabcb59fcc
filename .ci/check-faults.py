#!/usr/bin/env python3
"""Interrupts `snapshot accept`, `prune`, `reject` and `merge` at every call that changes a file: by a
kill before it, by a kill after it and by a disk that is full from then on.

In every case each reference is either the old one or the new one, nothing else is changed, the exit
code reports failures, and a second run finishes the work.

Usage: check-faults.py TOOL      TOOL is the built `snapshot`. Needs Linux and a C compiler.
"""
import concurrent.futures, errno, os, pathlib, shutil, subprocess, sys, tempfile

from fault_sweep import built_library, files, sweep
from report_folder import Folder

TOOL = os.path.abspath(sys.argv[1])
KINDS = ["before", "after", str(errno.ENOSPC)]
OLD, NEW = b"old\n" * 50, b"new\n" * 60
SNAPSHOTS = "p/__Snapshots__/M/S"


def package(work):
    (work / SNAPSHOTS).mkdir(parents=True)
    (work / "p/Package.swift").touch()
    (work / "tests").write_text("M.S/used()\n")


def failed(work, names=("a.txt", "b.txt", "c.txt")):
    """References that changed, and one that is missing."""
    package(work)
    folder = Folder(work / "a")
    for name in names:
        (work / SNAPSHOTS / name).write_bytes(OLD)
        folder.add(name, "changed", [("reference", "reference.txt", OLD),
                                     ("actual", "actual.txt", NEW)])
    folder.add("d.txt", "missing", [("actual", "actual.txt", NEW)])
    folder.close(TOOL)


def passed(work):
    """Used references, unused ones, and a user's own files."""
    package(work)
    for name in ["used.txt", "used.2.txt", "gone.txt", "gone.2.txt", "my notes.md", "README.md"]:
        (work / SNAPSHOTS / name).write_text(name)
    (work / SNAPSHOTS).with_name("Old").mkdir()
    (work / "p/__Snapshots__/M/Old/gone.png").write_text("x")
    folder = Folder(work / "a")
    folder.add("used.txt")
    folder.close(TOOL)


def check_accept(work, before, is_done):
    now = {name: data for name, data in files(work).items() if name.startswith("p/")}
    for name in ["a.txt", "b.txt", "c.txt", "d.txt"]:
        found = now.get(f"{SNAPSHOTS}/{name}")
        assert found == NEW or not is_done and found == before.get(f"{SNAPSHOTS}/{name}"), (
            name, found)
    if is_done:
        assert len(now) == 5, now.keys()


def check_prune(work, before, is_done):
    now = files(work)
    lost = {name for name in before if name not in now}
    assert all("gone" in name for name in lost), lost
    assert all(now[name] == before[name] for name in now), "something else was written"
    if is_done:
        assert len(lost) == 3 and not (work / "p/__Snapshots__/M/Old").exists(), lost


def check_reject(work, before, is_done):
    now = files(work)
    page = "a/index.html"
    assert all(now.get(name) == data for name, data in before.items()
               if not name.startswith("a/failures") and name != page), "something else was touched"
    # The page loads the decisions, too; it is replaced as a whole.
    assert now[page].startswith(b"<!doctype html>") and now[page].endswith(b"</script>\n"), page
    if is_done:
        assert not any(name.startswith("a/failures") for name in now), now.keys()


def check_merge(work, before, is_done):
    now = files(work)
    assert all(now.get(name) == data for name, data in before.items()), "a source was touched"
    if is_done:
        joint = {name[2:]: data for name, data in now.items() if name.startswith("j/")}
        same = {name[2:]: data for name, data in before.items()
                if name.startswith("a/") and not name.endswith(("index.html", "lock"))}
        assert all(joint.get(name) == data for name, data in same.items()), joint.keys()
        assert "index.html" in joint and not any(".snapshot-" in name for name in joint)


VERBS = [
    ("accept", failed, "accept --all --package-path {}/p --from {}/a", check_accept),
    ("prune", passed, "prune --delete --tests {}/tests --package-path {}/p --from {}/a",
     check_prune),
    ("reject", failed, "reject --all --package-path {}/p --from {}/a", check_reject),
    ("merge", lambda work: failed(work, ["a.txt"]), "merge {}/a --output-folder {}/j", check_merge),
]


def run(words, work, **environment):
    command = [TOOL, *words.replace("{}", str(work)).split()]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)


def sweep_command(verb, make, words, check, library, work):
    """Sweeps over one command, and returns the line to print."""
    work.mkdir()
    make(work / "template")

    def check_case(case, before, fault):
        is_done = fault.run.returncode == 0
        assert fault.kind or is_done, (verb, fault.place)
        check(case, before, is_done and not may_leave_files(verb))
        second = run(words, case)
        assert second.returncode == 0, (verb, fault.place, second)
        check(case, before, True)

    count = sweep(library, work, KINDS, lambda case, **more: run(words, case, **more), check_case)
    assert count > 10, f"{verb}: only {count} faults, so they missed it"
    return f"check-faults: {verb} outlives {count} faults"


def may_leave_files(verb):
    """Returns whether empty folders and the page's files may remain until the next run."""
    return verb in ("reject", "prune")


def main():
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        library = built_library(work, "check-faults")
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            jobs = [pool.submit(sweep_command, *verb, library, work / verb[0]) for verb in VERBS]
            for job in jobs:
                print(job.result())
    finally:
        shutil.rmtree(work, ignore_errors=True)


main()
