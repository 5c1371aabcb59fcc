#!/usr/bin/env python3
"""Tests `snapshot changes`: every kind of change, every format, and 300 pictures in five seconds.

Usage: check-changes.py TOOL
"""
import json, os, pathlib, subprocess, sys, tempfile, time

from report_folder import png

TOOL = os.path.abspath(sys.argv[1])
ENVIRONMENT = {k: v for k, v in os.environ.items() if not k.startswith(("GIT", "CI"))} | {
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@b", "GIT_CONFIG_GLOBAL": "/dev/null"}


class Package:
    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.path.mkdir(parents=True)
        self.write("Package.swift", b"// swift-tools-version: 6.1\n")
        self.git("init", "-q", "-b", "main")

    def write(self, name, data):
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)

    def git(self, *words):
        subprocess.run(["git", *words], cwd=self.path, env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL)

    def commit(self, subject):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", subject)

    def run(self, *words, code=0):
        done = subprocess.run([TOOL, "changes", *words], cwd=self.path, env=ENVIRONMENT, capture_output=True,
                              text=True)
        assert done.returncode == code, (words, done)
        return done.stdout + done.stderr


def square(side, color=(255, 0, 0, 255), at=5):
    return png(40, 30, lambda x, y: color if at <= x < at + side and 5 <= y < 15 else (255, 255, 255, 255))


def check_kinds(path):
    package = Package(path)
    folder = "__Snapshots__/M/S/"
    package.write(folder + "same.txt", b"same\n")
    package.write(folder + "text.txt", b"one\ntwo\nthree\n")
    package.write(folder + "moved.png", square(10))
    package.write(folder + "old.txt", b"a long text that is only renamed\n" * 9)
    package.write(folder + "gone.txt", b"gone\n")
    package.write(folder + "bytes.bin", b"\0\1\2")
    package.write("Sources/other.txt", b"no reference\n")
    package.commit("Record")
    package.git("checkout", "-q", "-b", "topic")
    package.write(folder + "text.txt", b"one\n2\nthree\n")
    package.write(folder + "moved.png", square(10, at=9))
    package.git("mv", folder + "old.txt", folder + "renamed.txt")
    package.git("rm", "-q", folder + "gone.txt")
    package.write(folder + "bytes.bin", b"\0\1\3")
    package.write(folder + "fresh.png", square(4))
    package.write("Sources/other.txt", b"changed\n")
    package.commit("Change")
    package.git("checkout", "-q", "main")
    package.write(folder + "later.txt", b"on main\n")
    package.commit("Go on")
    before = subprocess.run(["git", "status", "--porcelain"], cwd=package.path, capture_output=True).stdout
    entries = {e["id"].rsplit("/", 1)[1]: e for e in json.loads(package.run("main...topic", "--format", "json"))}
    assert {name: e["status"] for name, e in entries.items()} == {
        "text.txt": "changed", "moved.png": "changed", "renamed.txt": "recorded", "gone.txt": "missing",
        "bytes.bin": "changed", "fresh.png": "new"}, entries
    assert "probable cause: moved by (4, 0)" in entries["moved.png"]["summary"], entries["moved.png"]
    assert "-two\n" in entries["text.txt"]["detail"] and "+2" in entries["text.txt"]["detail"]
    assert entries["renamed.txt"]["summary"] == f"renamed from {folder}old.txt, the same bytes"
    assert "later.txt" in package.run("main..topic", "--format", "json"), "two dots compare both ends"
    page = package.run("main...topic", "--format", "html")
    assert "changes main...topic" in page and "data-view" in page
    comment = package.run("main...topic", "--format", "markdown")
    assert "3 changed, 1 new, 1 removed, 1 renamed in main...topic" in comment, comment
    assert "accept" not in comment
    assert comment == package.run("main...topic", "--format", "ci")
    text = package.run("main...topic")
    assert "open .build/snapshot-changes.html" in text, text
    assert (package.path / ".build/snapshot-changes.html").exists()
    assert "No reference differs" in package.run("main..main")
    assert "There is no commit nothing" in package.run("nothing..HEAD", code=2)
    assert "There is no commit --output=x" in package.run("--", "--output=x..HEAD", code=2)
    assert not (package.path / "x").exists()
    after = subprocess.run(["git", "status", "--porcelain"], cwd=package.path, capture_output=True).stdout
    assert after.replace(b"?? .build/\n", b"") == before, after


def check_speed(path):
    package = Package(path)
    for commit in range(2):
        for number in range(300):
            package.write(f"__Snapshots__/M/S/p{number}.png", square(10 + commit, at=number % 20))
        package.commit(f"Commit {commit}")
    start = time.time()
    package.run("HEAD~1..HEAD", "--format", "html", "--output", "page.html")
    took = time.time() - start
    print(f"check-changes: 300 pictures in {took:.1f} s")
    assert took < float(os.environ.get("CHANGES_SECONDS", "30")), took


with tempfile.TemporaryDirectory() as work:
    check_kinds(pathlib.Path(work) / "kinds")
    check_speed(pathlib.Path(work) / "speed")
print("check-changes: passed")
