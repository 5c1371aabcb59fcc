#!/usr/bin/env python3
"""Does what a document tells its reader, in an empty folder, and compares what happens.

Usage: run-document.py DOCUMENT FOLDER

FOLDER must contain a clone of this repository named Snapshot; the folders that the document creates
are removed before, except their .build. Comments in the document, invisible to its reader, say what
the code block after them is:

  <!-- run: DIR -->                  commands; DIR is below FOLDER and may be left out
  <!-- run, fails: DIR -->           commands that end with another status than 0
  <!-- run hidden: DIR: COMMAND -->  a command that the text describes in words; `, fails` as above
  <!-- file: PATH -->                the contents of a file
  <!-- edit: PATH: OLD: NEW -->      a change that the text describes in words
  <!-- output -->                    lines that the last command printed, in this order; `…` is any
                                     number of lines, and durations count as equal

Prints the duration of every command and the seconds of processor time that it took.
"""
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import time

DURATION = re.compile(r"\d+\.\d+ seconds|\d+\.\d+s")


def fail(message):
    sys.exit(f"run-document: {message}")


def steps(text):
    """Yields the comments with the code blocks that follow them."""
    pattern = re.compile(r"<!-- (run|file|edit|output)([^>]*?) -->\n(?:```\w*\n(.*?)```\n)?", re.S)
    for match in pattern.finditer(text):
        yield match.group(1), match.group(2), match.group(3)


def processor_seconds():
    """The processor time of all finished subprocesses."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def run(folder, place, command, fails):
    environment = {key: value for key, value in os.environ.items()
                   if not key.startswith("SNAPSHOT_") and key not in ("GITHUB_ACTIONS", "GITLAB_CI")}
    environment["CI"] = "false"
    began, used = time.monotonic(), processor_seconds()
    result = subprocess.run(["sh", "-c", command], cwd=folder / place, env=environment, text=True,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT)
    print(f"· {command.strip()}: {time.monotonic() - began:.0f} s, "
          f"{processor_seconds() - used:.0f} s of processor time", flush=True)
    if (result.returncode != 0) != fails:
        fail(f"“{command.strip()}” ended with {result.returncode}\n{result.stdout[-4000:]}")
    return result.stdout


def compare(expected, printed):
    lines = [DURATION.sub("0 s", line.rstrip()) for line in printed.splitlines()]
    position, anywhere = 0, True
    for line in expected.splitlines():
        if line == "…":
            anywhere = True
            continue
        line = DURATION.sub("0 s", line.rstrip())
        rest = lines[position:]
        if line not in (rest if anywhere else rest[:1]):
            fail(f"the document shows a line that wasn't printed there:\n{line}\nprinted:\n"
                 + "\n".join(lines[-60:]))
        position += rest.index(line) + 1
        anywhere = False


def main():
    document, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    text = document.read_text()
    if not (folder / "Snapshot/Package.swift").exists():
        fail(f"{folder} contains no clone named Snapshot")
    for path in folder.iterdir():
        if path.name == "Snapshot":
            continue
        for entry in path.iterdir():
            if entry.name == ".build":
                shutil.rmtree(entry / "snapshots", ignore_errors=True)
            elif entry.is_dir():
                shutil.rmtree(entry)
            else:
                entry.unlink()
    printed = ""
    for kind, words, block in steps(text):
        parts = [part.strip() for part in words.split(":", 1)]
        place = parts[1] if len(parts) > 1 else ""
        if kind == "output":
            compare(block, printed)
        elif kind == "file":
            path = folder / place
            if not path.parent.exists():
                fail(f"the folder of {place} doesn't exist")
            path.write_text(block)
        elif kind == "edit":
            place, old, new = (part.strip() for part in place.split(":"))
            path = folder / place
            contents = path.read_text()
            if old not in contents:
                fail(f"{place} doesn't contain “{old}”")
            path.write_text(contents.replace(old, new))
        else:
            if "hidden" in parts[0]:
                place, block = (part.strip() for part in place.split(":", 1))
            # A reader's folder may exist from an earlier run, for its build.
            block = block.replace("mkdir ", "mkdir -p ")
            printed = run(folder, place, block, "fails" in parts[0])
    print(f"run-document: {document.name} matches")


main()
