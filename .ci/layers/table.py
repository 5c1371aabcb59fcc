"""Reads the table of targets and folders; see the head of order.txt for its format."""

import os
import sys


class Target:
    def __init__(self, name):
        self.name = name
        self.path = "Sources/" + name
        self.question = ""
        self.trait = None  # the package trait without which the target is empty
        self.imports = []
        self.layers = []  # sets of folders, the lowest first
        self.exceptions = {}  # (from, to) → reason; files or folders
        self.cycles = []  # (files, reason)
        self.largest_cycle = None  # (number of files, reason)

    def level(self, folder):
        """The layer of a folder, counted from the lowest; None if the table doesn't list it."""
        return next((i for i, layer in enumerate(self.layers) if folder in layer), None)

    def folder(self, file):
        """The innermost listed folder of a file, or its own folder if none is listed."""
        own = folder = os.path.dirname(file) or "."
        while self.level(folder) is None:
            if "/" not in folder:
                return own
            folder = os.path.dirname(folder)
        return folder

    def names(self, file):
        """The names of a file in an exception: its path, or a folder that contains it."""
        names = [file]
        while os.path.dirname(names[-1]):
            names.append(os.path.dirname(names[-1]))
        return names if len(names) > 1 else names + ["."]


class TableError(Exception):
    pass


def read(path):
    """The targets of a table by name, in order."""
    with open(path, encoding="utf-8") as file:
        return read_lines(path, file.read().split("\n"))


def read_lines(path, text):
    targets, target = {}, None
    for number, line in joined(text):
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        try:
            if word == "target":
                target = targets[rest] = Target(rest)
            elif target is None:
                raise TableError("expected `target` first")
            else:
                read_line(target, word, rest)
        except TableError as error:
            sys.exit(f"{path}:{number}: {error}")
    return targets


def joined(text):
    """The numbered lines with words, each joined with the more deeply indented lines after it."""
    result = []
    for number, line in enumerate(text, 1):
        line = "" if line.startswith("#") else line.rstrip()
        if line.startswith("    ") and result:
            result[-1] = (result[-1][0], result[-1][1] + " " + line.strip())
        elif line:
            result.append((number, line))
    return result


def read_line(target, word, rest):
    if word == "path":
        target.path = rest
    elif word == "question":
        target.question = rest
    elif word == "trait":
        target.trait = rest
    elif word == "imports":
        target.imports += rest.split()
    elif word == "folders":
        target.layers.append(set(rest.split()))
    elif word == "except":
        places, reason = with_reason(rest)
        user, arrow, used = places.partition(" -> ")
        if not arrow:
            raise TableError("expected `except FROM -> TO: reason`")
        target.exceptions[(user.strip(), used.strip())] = reason
    elif word == "cycle":
        files, reason = with_reason(rest)
        target.cycles.append((set(files.split()), reason))
    elif word == "cycles-up-to":
        number, reason = with_reason(rest)
        target.largest_cycle = (int(number), reason)
    else:
        raise TableError(f"unknown word `{word}`")


def with_reason(text):
    places, colon, reason = text.partition(":")
    if not colon or not reason.strip():
        raise TableError("an exception needs a reason after a colon")
    return places.strip(), reason.strip()
