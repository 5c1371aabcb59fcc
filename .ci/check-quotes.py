#!/usr/bin/env python3
"""Checks that documents quote files word for word and show the pictures of tested references.

Comments in Markdown, invisible to its reader, name the origin of the block or image after them:

  <!-- from: PATH -->     the code block is a part of the file, with any indentation
  <!-- picture: PATH -->  the image's file has the same bytes as the reference

Usage: check-quotes.py           lists all differences and fails if there are any
       check-quotes.py --update  copies the pictures
"""
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CODE = re.compile(r"<!-- from: (\S+) -->\n```\w*\n(.*?)```", re.S)
PICTURE = re.compile(r"<!-- picture: (\S+) -->\n!\[[^\]]*\]\(([^)]+)\)")


def lines(text):
    return "\n".join(line.strip() for line in text.strip().splitlines())


def image(document, name):
    """The file of an image: beside the document, or in the resources of its catalogue."""
    beside = document.parent / name
    return beside if beside.exists() or document.parent.suffix != ".docc" else (
        document.parent / "Resources" / name)


def main():
    update, problems, quotes = "--update" in sys.argv[1:], [], 0
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z", "*.md"], cwd=ROOT,
                            check=True, capture_output=True).stdout.decode()
    for name in filter(None, listed.split("\0")):
        document = ROOT / name
        text = document.read_text()
        for path, code in CODE.findall(text):
            quotes += 1
            if lines(code) not in lines((ROOT / path).read_text()):
                problems.append(f"{name}: not in {path}:\n{code}")
        for path, picture in PICTURE.findall(text):
            quotes += 1
            copy, reference = image(document, picture), ROOT / path
            if update and reference.exists():
                copy.parent.mkdir(exist_ok=True)
                shutil.copyfile(reference, copy)
            if not copy.exists() or copy.read_bytes() != reference.read_bytes():
                problems.append(f"{name}: {picture} isn't {path}; run .ci/check-quotes.py --update")
    if problems:
        sys.exit("\n".join(problems))
    print(f"quotes: {quotes} match")


main()
