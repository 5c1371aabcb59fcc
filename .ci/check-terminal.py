#!/usr/bin/env python3
"""Tests `snapshot` in a terminal: keys, pictures, colours, widths, and output without a terminal.

Usage: check-terminal.py TOOL      TOOL is the built `snapshot`.
"""
import base64, fcntl, os, pathlib, pty, re, select, shutil, signal, struct, subprocess, sys
import tempfile, termios, time, unicodedata

from report_folder import Folder, png

TOOL = os.path.abspath(sys.argv[1])
OLD = png(40, 30, lambda x, y: (200, 0, 0, 255))
NEW = png(40, 30, lambda x, y: (x * 6, y * 8, (x * y) % 256, 255))
PIECE = re.compile(rb"\x1b_G([^;]*);([^\x1b]*)\x1b\\")
FATAL_SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
QUERY = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[c"


def package(work, count=3):
    shutil.rmtree(work, ignore_errors=True)
    snapshots = work / "p/__Snapshots__/M/S"
    snapshots.mkdir(parents=True)
    (work / "p/Package.swift").touch()
    folder = Folder(work / "a")
    for name in "abc"[:count]:
        (snapshots / f"{name}.png").write_bytes(OLD)
        folder.add(f"{name}.png", "changed", [("reference", "reference.png", OLD),
                                              ("actual", "actual.png", NEW)])
    folder.add("fine.png")
    folder.close(TOOL)
    return snapshots


def run_job(command, environment, job_writer):
    """Acts as a shell: runs the tool in the foreground, and exits with the tool's status."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpid())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        os.execve(TOOL, command, environment)
    os.write(job_writer, str(job).encode())
    code = os.waitstatus_to_exitcode(os.waitpid(job, 0)[1])
    if code < 0:
        signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


class Session:
    """A simulated user: collects the tool's output, and types keys at its prompts."""

    def __init__(self, work, words, columns=80, rows=24, answer=b"\x1b[?62;4c", job=False,
                 ignored=None, package=None, **environment):
        kept = {k: os.environ[k] for k in ["HOME", "PATH"] if k in os.environ}
        command = [TOOL, *words.split(), "--package-path", str(package or f"{work}/p")]
        if "--from" not in command:
            command += ["--from", f"{work}/a"]
        environment = kept | {"TERM": "xterm-256color"} | environment
        job_reader, job_writer = os.pipe()
        start_reader, start_writer = os.pipe()
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            # A shell ignores SIGINT and SIGQUIT for a job in the background, and the tool would
            # inherit that.
            for number in FATAL_SIGNALS:
                signal.signal(number, signal.SIG_IGN if number == ignored else signal.SIG_DFL)
            # The tool starts after the terminal's size is set and its mode is saved.
            os.read(start_reader, 1)
            os.execve(TOOL, command, environment) if not job else run_job(
                command, environment, job_writer)
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, size)
        self.before = termios.tcgetattr(self.terminal)
        os.write(start_writer, b"!")
        # The process ID of the tool.
        self.job = int(os.read(job_reader, 20)) if job else self.child
        for end in [job_reader, job_writer, start_reader, start_writer]:
            os.close(end)
        self.answer, self.output, self.code = answer, b"", None

    def read(self, until=None, seconds=60):
        end, start = time.time() + seconds, len(self.output)
        while time.time() < end:
            if until and until in self.output[start:]:
                return
            if not select.select([self.terminal], [], [], 0.1)[0]:
                continue
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                data = b""
            if not data:
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
                return
            asked = self.output.count(QUERY)
            self.output += data
            if self.output.count(QUERY) > asked and self.answer:
                os.write(self.terminal, self.answer)
        assert False, (until, self.output[-2000:])

    def type(self, keys, until=b"q quit "):
        os.write(self.terminal, keys)
        self.read(until)

    def end(self):
        self.read()
        return self.output.decode("utf-8", "strict")


def check_accepting(work):
    """One key accepts a failure or all failures of a suite; the review ends if none is left."""
    snapshots = package(work, 1)
    it = Session(work, "review")
    it.read(b"q quit ")
    it.type(b"a", None)
    assert "1 accepted, 0 rejected, 0 pending" in it.output.decode()
    assert (snapshots / "a.png").read_bytes() == NEW and it.code == 0
    snapshots = package(work)
    it = Session(work, "review")
    it.read(b"q quit ")
    it.type(b"A", None)
    assert "3 accepted" in it.output.decode()


def check_keys(work):
    snapshots = package(work)
    (work / "bin").mkdir()
    opener = work / "bin/xdg-open"
    opener.write_text(f'#!/bin/sh\nprintf "%s" "$1" >"{work}/opened"\n')
    opener.chmod(0o755)
    it = Session(work, "review", PATH=f"{work}/bin:/usr/bin:/bin")
    it.read(b"q quit ")
    for arrow in [b"\x1b[A", b"\x1b[B", b"\x1bOA", b"\x1b[1;5A", b"\x1b", b"\xc3\xa4", b"z"]:
        it.type(arrow)
    assert all((snapshots / f"{n}.png").read_bytes() == OLD for n in "abc"), "an arrow accepted"
    shown = it.output.decode()
    assert "This is the first one." in shown and "[2/3]" in shown, "arrows don't lead to the next and the previous"
    it.type(b"o")
    for _ in range(50):
        if (work / "opened").exists() and (work / "opened").read_text():
            break
        time.sleep(0.1)
    assert (work / "opened").read_text() == f"{work}/a/failures/M/S/a.png/actual.png"
    it.type(b"d")
    it.type(b"a")
    assert (snapshots / "a.png").read_bytes() == NEW
    it.type(b"u")
    assert (snapshots / "a.png").read_bytes() == OLD, "undo"
    it.type(b"s")
    it.type(b"r")
    assert (work / "a/failures/M/S/b.png").exists(), "a rejected failure is removed before the end"
    it.type(b"q", None)
    assert "0 accepted, 1 rejected, 2 pending" in it.output.decode()
    assert not (work / "a/failures/M/S/b.png").exists()
    assert it.code == 0
    it = Session(work, "review")
    it.read(b"q quit ")
    # Until the tool reads single keys, Ctrl-D ends the input and isn’t a key.
    wait_until(lambda: not modes(it)[3] & termios.ICANON, "the tool doesn’t read keys")
    it.type(b"\x04", None)
    assert "0 accepted" in it.output.decode() and it.code == 0, it.code
    assert all((snapshots / f"{n}.png").read_bytes() == OLD for n in "abc")


def check_groups(work):
    """Help, overview, unknown keys, and 33 failures of six suites accepted with one key or six."""
    def prepare():
        shutil.rmtree(work, ignore_errors=True)
        (work / "p").mkdir(parents=True)
        (work / "p/Package.swift").touch()
        folder = Folder(work / "a")
        for number in range(33):
            suite, name = f"M/S{number % 6}", f"{number:02}.txt"
            (work / "p/__Snapshots__" / suite).mkdir(parents=True, exist_ok=True)
            (work / "p/__Snapshots__" / suite / name).write_text("old\n")
            folder.add(name, "changed", [("reference", "reference.txt", b"old\n"),
                                         ("actual", "actual.txt", b"new\n")], suite=suite,
                       summary="1 line differs", detail=f"@@ {number} @@\n-old\n+new")
        folder.close(TOOL)
        it = Session(work, "review")
        it.read(b"q quit ")
        assert "33 left: 33 texts, 1 group with a shared cause" in it.output.decode()
        return it
    it = prepare()
    it.type(b"?")
    assert "accept all that are left" in it.output.decode()
    before = it.output.count(b"[1/33]")
    it.type(b"z")
    assert "No such key: z. Press ? for help." in it.output.decode()
    assert it.output.count(b"[1/33]") == before, "the failure is shown again"
    it.type(b"r")
    assert "__Snapshots__/M/S0/00.txt; its files are removed when you quit" in it.output.decode()
    it.type(b"u")
    it.type(b"E", None)
    assert "33 of 33 accepted (all)" in it.output.decode(), it.output[-900:]
    it = prepare()
    it.type(b"C", None)
    assert "33 of 33 accepted (the same cause)" in it.output.decode()
    it = prepare()
    for _ in range(5):
        it.type(b"A")
    it.type(b"A", None)
    assert "33 accepted, 0 rejected, 0 pending" in it.output.decode()


def check_screen(work):
    """Each failure and its keys fit the terminal; reduced pictures show small changes."""
    package(work)
    ground, line, change = (200, 220, 240, 255), (20, 20, 20, 255), (255, 0, 0, 255)
    def grid(x, y):
        return line if x % 30 == 0 or y % 30 == 0 else ground
    def marked(x, y):
        return change if 900 <= x < 904 and 400 <= y < 404 else grid(x, y)
    folder = Folder(work / "grid")
    pictures = [png(1200, 750, pixel) for pixel in [grid, marked]]
    (work / "p/__Snapshots__/M/S/grid.png").write_bytes(pictures[0])
    folder.add("grid.png", "changed", [("reference", "reference.png", pictures[0]),
                                       ("actual", "actual.png", pictures[1])],
               summary="16 of 900,000 pixels differ, within x 900…903, y 400…403")
    old = "".join(f"line {n}\n" for n in range(200))
    new = old.replace("line", "changed")
    (work / "p/__Snapshots__/M/S/long.txt").write_text(old)
    folder.add("long.txt", "changed", [("reference", "reference.txt", old.encode()),
                                       ("actual", "actual.txt", new.encode())], summary="200 lines differ")
    folder.close(TOOL)
    for columns, rows in [(80, 24), (200, 50)]:
        it = Session(work, f"review --from {work}/grid", columns=columns, rows=rows)
        it.read(b"q quit ")
        it.type(b"s")
        it.type(b"q", None)
        plain = re.sub(r"\x1b\[[0-9;]*m|\x1b_[^\x1b]*\x1b.|\x1b\[c", "", it.output.decode())
        for screen in re.findall(r"\[\d/2\].*?q quit ", plain, re.S):
            lines = screen.split("\r\n")
            height = sum(max(1, -(-len(text) // columns)) for text in lines)
            assert height <= rows, (columns, rows, height)
        assert "difference" in plain and "more lines" in plain
        assert b"38;2;255;0;0" in it.output or b"48;2;255;0;0" in it.output, "the change is hidden"


def package_of_all_kinds(work):
    """A package with 44 failures of all kinds in seven suites; returns the failures by name."""
    shutil.rmtree(work, ignore_errors=True)
    (work / "p").mkdir(parents=True)
    (work / "p/Package.swift").touch()
    folder = Folder(work / "a")
    summaries = {}

    def add(suite, name, status, reference, actual, **more):
        path = work / "p/__Snapshots__/M" / suite / name
        path.parent.mkdir(parents=True, exist_ok=True)
        ending = name.rsplit(".", 1)[1]
        files = [(role, f"{role}.{ending}", data)
                 for role, data in [("reference", reference), ("actual", actual)] if data]
        if reference or status == "new":
            path.write_bytes(reference or actual)
        folder.add(name, status, files, suite=f"M/{suite}", **more)
        summaries[name] = more["summary"]

    def card(x, width=60):
        return png(width, 40, lambda column, row: (200, 0, 0, 255) if x <= column < x + 10 and 9 <= row < 19
                   else (255, 255, 255, 255))
    for n in range(16):
        add("Moved", f"moved_{n}.png", "changed", card(n), card(n + 7),
            summary="140 of 2,400 pixels differ (5.83 %), worst 255/255 at (3, 9), "
                    "probable cause: moved by (7, 0)")
    for n in range(5):
        add("Sizes", f"wider_{n}.png", "changed", card(9), card(9, 80),
            summary="reference 60 × 40, actual 80 × 40, 800 of 3,200 pixels differ (25 %)")
    lines = [f"line {n} " + "of coffee and tea " * (n % 9) for n in range(90)]
    for n in range(9):
        changed = "".join(f"-{line}\n+{line} sold out\n" for line in lines[n::9])
        add("Texts", f"receipt_{n}.txt", "changed", "\n".join(lines).encode(),
            "\n".join(lines + ["end"]).encode(), summary="10 lines removed, 10 lines added",
            detail=f"@@ -{n},60 +{n},60 @@\n" + changed)
    for n in range(6):
        path = "L 1 2 " * 400
        add("Drawings", f"badge_{n}.svg", "changed", f"<svg><path d='{path}{n}'/></svg>".encode(),
            f"<svg><path d='{path}9{n}'/></svg>".encode(), summary="1 reshaped; 1 line removed, 1 line added",
            detail=f"Badge/Star: reshaped, 400 → 401 segments\n\n@@ -1,1 +1,1 @@\n-{path[:240]}\n+{path[:240]}")
    for n in range(3):
        add("Bytes", f"packet_{n}.bin", "changed", bytes([0, 1, n]), bytes([0, 2, n]),
            summary="3 bytes in the reference, 3 now, first difference at 1",
            detail=f"-00000000  00 01 0{n}\n+00000000  00 02 0{n}")
    for n in range(2):
        add("Others", f"fresh_{n}.png", "new", None, card(n), summary="60 × 40 pixels, 120 bytes")
        add("Others", f"gone_{n}.png", "missing", None, card(n), summary="No snapshot to compare with")
    add("Others", "broken.png", "damaged", b"x", card(3),
        summary="It isn’t a PNG file. Restore it with `git checkout`, or record it.")
    folder.close(TOOL)
    return summaries


def check_many(work):
    """44 failures of all kinds: each fits the screen, and a few keys accept all."""
    for columns, rows in [(80, 24), (200, 50)]:
        summaries = package_of_all_kinds(work)
        assert len(summaries) == 44
        it = Session(work, "review", columns=columns, rows=rows)
        it.read(b"q quit ")
        assert "44 left: " in it.output.decode() and "with a shared cause" in it.output.decode()
        for left in range(43, -1, -1):
            it.type(b"s", b"q quit " if left else None)
        plain = re.sub(r"\x1b\[[0-9;]*m|\x1b_[^\x1b]*\x1b.|\x1b\[c", "", it.output.decode())
        screens = re.findall(r"\[\d+/44\].*?q quit ", plain, re.S)
        assert len(screens) == 44, len(screens)
        for screen in screens:
            lines = screen.split("\r\n")
            height = sum(max(1, -(-len(text) // columns)) for text in lines)
            assert height <= rows, (columns, rows, height, screen)
            name = next(name for name in summaries if f"/{name}" in lines[0])
            assert summaries[name].split(",")[0] in screen, (name, screen)
        assert len({next(n for n in summaries if f"/{n}" in s) for s in screens}) == 44
    it = Session(work, "review")
    it.read(b"q quit ")
    it.type(b"?")
    it.type(b"z")
    assert "No such key: z. Press ? for help." in it.output.decode()
    length = len(it.output)
    it.type(b"\x03", None)
    assert it.code == -signal.SIGINT, it.code
    assert it.output[length:].strip() in (b"", b"^C"), it.output[length:]
    it = Session(work, "review")
    it.read(b"q quit ")
    for _ in range(5):
        it.type(b"A")
    it.type(b"E", None)
    # Accepting doesn’t replace a damaged reference, which must be restored or recorded.
    assert "43 accepted, 0 rejected, 1 pending" in it.output.decode(), it.output[-900:]
    assert "broken.png: the reference can’t be read. Restore it" in it.output.decode()
    assert it.code == 0, it.code


def check_mask(work):
    """The difference panel marks the pixels that the test counted, not all pixels that differ."""
    package(work, 0)
    before = png(40, 30, lambda x, y: (255, 255, 255, 255))
    after = png(40, 30, lambda x, y: (0, 0, 200, 255) if 4 <= x < 36 and 4 <= y < 26 else (255, 255, 255, 255))
    within = png(40, 30, lambda x, y: (255, 190, 0, 255) if 4 <= x < 36 and 4 <= y < 26 else (0, 0, 0, 0))
    strange = png(9, 9, lambda x, y: (255, 190, 0, 255))
    files = [("reference", "reference.png", before), ("actual", "actual.png", after)]
    for name, more, marked in [("within", [("mask", "mask.png", within)], "255;190;0"),
                               ("without", [], "235;0;60"),
                               ("strange", [("mask", "mask.png", strange)], "235;0;60")]:
        folder = Folder(work / name)
        folder.add("a.png", "changed", files + more)
        folder.close(TOOL)
        shown = Session(work, f"show a.png --from {work}/{name}", columns=200, rows=50).end()
        colors = set(re.findall(r"[34]8;2;(\d+;\d+;\d+)", shown))
        assert marked in colors, (name, colors)
        assert {"255;190;0", "235;0;60"} & colors == {marked}, (name, colors)


def modes(it):
    """The terminal's mode, without speeds and other irrelevant fields."""
    return termios.tcgetattr(it.terminal)[:4]


def wait_until(condition, what, seconds=10):
    end = time.time() + seconds
    while not condition():
        assert time.time() < end, what
        time.sleep(0.01)


def listening(work, words="review", **environment):
    """A review that waits for a key, with the terminal in the tool's mode."""
    package(work)
    it = Session(work, words, **environment)
    it.read(b"q quit ")
    wait_until(lambda: not modes(it)[3] & (termios.ICANON | termios.ECHO), "the tool doesn’t read keys")
    return it


def check_signals(work):
    """A signal ends the tool: the terminal is restored, and the exit status names the signal."""
    for number in FATAL_SIGNALS:
        it = listening(work)
        os.kill(it.child, number)
        it.read()
        assert it.code == -number, (number, it.code)
        assert modes(it) == it.before[:4], (number, "the terminal’s mode isn’t restored")
        assert it.output.endswith(b"\r\n"), (number, it.output[-20:])
    for key, number in [(b"\x03", signal.SIGINT), (b"\x1c", signal.SIGQUIT)]:
        it = listening(work)
        it.type(key, None)
        assert it.code == -number and modes(it) == it.before[:4], (key, it.code)
    # Accepted references stay; rejected failures are open again, as nothing was removed yet.
    it = listening(work)
    it.type(b"a")
    it.type(b"r")
    it.type(b"\x03", None)
    assert (work / "p/__Snapshots__/M/S/a.png").read_bytes() == NEW
    assert (work / "a/failures/M/S/b.png").exists() and it.code == -signal.SIGINT
    for number in [signal.SIGINT, signal.SIGHUP]:
        # Like nohup: signals that the caller ignores stay ignored.
        it = listening(work, ignored=number)
        os.kill(it.child, number)
        it.type(b"s")
        it.type(b"q", None)
        assert it.code == 0 and "3 pending" in it.output.decode(), (number, it.code)
    # A terminal query without an immediate answer changes nothing.
    package(work)
    it = Session(work, "review", answer=b"")
    it.read(QUERY)
    os.kill(it.child, signal.SIGTERM)
    it.read()
    assert it.code == -signal.SIGTERM and modes(it) == it.before[:4], it.code
    for environment in [{"NO_COLOR": "1"}, {"TERM": "dumb"}]:
        it = listening(work, **environment)
        os.kill(it.child, signal.SIGTERM)
        it.read()
        assert b"\x1b" not in it.output, environment


def stopped(it):
    with open(f"/proc/{it.job}/stat") as state:
        return state.read().rsplit(")", 1)[1].split()[0] == "T"


def check_stopping(work):
    """While the tool is suspended, the shell owns the terminal; afterwards the prompt is shown again."""
    if not os.path.exists("/proc/self/stat"):
        return
    for stop in [lambda it: os.kill(it.job, signal.SIGTSTP),
                 lambda it: os.write(it.terminal, b"\x1a")]:
        it = listening(work, job=True)
        for _ in range(3):
            stop(it)
            wait_until(lambda: stopped(it), "the tool doesn’t stop")
            assert modes(it) == it.before[:4], "the terminal isn’t the shell’s"
            os.kill(it.job, signal.SIGCONT)
            it.read(b"q quit ")
            wait_until(lambda: modes(it)[3] & termios.ECHO == 0, "the tool doesn’t read keys again")
        it.type(b"a")
        it.type(b"q", None)
        assert "1 accepted, 0 rejected, 2 pending" in it.output.decode() and it.code == 0
        assert modes(it) == it.before[:4]
    # SIGSTOP can’t be handled; a shell then sets its own modes.
    it = listening(work, job=True)
    os.kill(it.job, signal.SIGSTOP)
    wait_until(lambda: stopped(it), "the tool doesn’t stop")
    termios.tcsetattr(it.terminal, termios.TCSANOW, it.before)
    os.kill(it.job, signal.SIGCONT)
    it.read(b"q quit ")
    wait_until(lambda: modes(it)[3] & termios.ECHO == 0, "the tool doesn’t read keys again")
    it.type(b"q", None)
    assert it.code == 0 and modes(it) == it.before[:4]
    # Suspended and then ended.
    it = listening(work, job=True)
    os.kill(it.job, signal.SIGTSTP)
    wait_until(lambda: stopped(it), "the tool doesn’t stop")
    os.kill(it.job, signal.SIGTERM)
    os.kill(it.job, signal.SIGCONT)
    it.read()
    assert it.code == -signal.SIGTERM and modes(it) == it.before[:4], it.code


def check_hangup(work):
    """Closing the terminal ends the tool."""
    it = listening(work, job=True)
    os.close(it.terminal)
    wait_until(lambda: os.waitpid(it.child, os.WNOHANG)[0], "the tool continues without a terminal")


def check_kitty(work):
    package(work)
    cases = [("by its name", {"KITTY_WINDOW_ID": "1"}, b""),
             ("by its answer", {}, b"\x1b_Gi=31;OK\x1b\\\x1b[?62c")]
    for name, environment, answer in cases:
        it = Session(work, "review", answer=answer, **environment)
        it.read(b"q quit ")
        it.type(b"q", None)
        pieces = [p for p in PIECE.findall(it.output) if b"a=q" not in p[0]]
        files, data = [], b""
        for keys, payload in pieces:
            keys = dict(pair.split(b"=") for pair in keys.split(b","))
            if not data:
                assert keys[b"a"] == b"T" and keys[b"f"] == b"100", (name, keys)
                assert (b"r" in keys) != (b"c" in keys), keys
            else:
                assert set(keys) == {b"q", b"m"}, (name, keys)
            assert keys[b"q"] == b"2", "an answer would be read as keys"
            assert len(payload) <= 4096 and (keys[b"m"] == b"0" or len(payload) % 4 == 0)
            data += payload
            if keys[b"m"] == b"0":
                files.append(base64.b64decode(data, validate=True))
                data = b""
        # Reference, actual and difference, each magnified.
        assert len(files) == 3 and len(set(files)) == 3, (name, len(files))
        assert all(file.startswith(OLD[:8]) for file in files), name
        assert "▀" not in it.output.decode()
    for name, answer in [("no", b"\x1b[?62;4c"), ("silent", b""),
                         ("broken", b"\x1b_Gi=31;EINVAL:bad\x1b\\\x1b[?6c")]:
        it = Session(work, "review", answer=answer)
        it.read(b"q quit ")
        assert "▀" in it.output.decode() and not PIECE.search(it.output.replace(QUERY, b"")), name
        it.type(b"q", None)
        assert "0 accepted, 0 rejected" in it.output.decode(), name
    it = Session(work, "review", answer=b"")
    os.write(it.terminal, b"q")
    it.read()
    assert " pending" in it.output.decode(), "a key that was typed early is lost"
    it = Session(work, "review", answer=b"", TMUX="/tmp/x,1,0")
    it.read(b"q quit ")
    assert QUERY not in it.output
    it.type(b"q", None)


def width(line):
    plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in plain)


def check_width(work):
    package(work)
    for columns in [40, 80, 200]:
        it = Session(work, "show a.png", columns=columns)
        rows = [line for line in it.end().split("\r\n") if "▀" in line]
        assert len(rows) >= 4 and max(map(width, rows)) <= columns, (columns, rows)
        assert all(line.rstrip(" ").endswith("\x1b[0m") for line in rows), "a colour isn’t reset"


def check_plain(work):
    package(work)
    for environment in [{"NO_COLOR": "1"}, {"TERM": "dumb"}]:
        for words in ["review", "show a.png", "list", "doctor"]:
            it = Session(work, words, **environment)
            if words == "review":
                it.read(b"q quit ")
                it.type(b"q", None)
            assert "\x1b" not in it.end() if it.code is None else b"\x1b" not in it.output, words
    environment = {"PATH": os.environ["PATH"], "TERM": "xterm", "KITTY_WINDOW_ID": "1"}
    folders = ["--package-path", work / "p", "--from", work / "a"]
    for words, more, colored in [("list", {}, False), ("show a.png", {}, False),
                                 ("list", {"FORCE_COLOR": "1"}, True),
                                 ("list", {"FORCE_COLOR": "0"}, False),
                                 ("list", {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
                                 ("list --color always", {"NO_COLOR": "1"}, True),
                                 ("show a.png --color always", {}, True)]:
        done = subprocess.run([TOOL, *words.split(), *folders], env=environment | more,
                              capture_output=True, stdin=subprocess.DEVNULL)
        assert done.returncode == 0 and not done.stderr, done
        assert (b"\x1b" in done.stdout) == colored, (words, more, done.stdout)
        assert b"\x1b_G" not in done.stdout, "pictures for a terminal that isn't there"
    done = subprocess.run([TOOL, "review", *folders], stdin=subprocess.DEVNULL, capture_output=True)
    assert done.returncode == 2 and b"needs an interactive terminal" in done.stderr, done


def check_pipe(work):
    folder = Folder(work / "many")
    for number in range(20_000):
        folder.add(f"{number}.png")
    folder.close(TOOL)
    for words in ["list --all", "list --all --json", "report --format json", "report --format junit"]:
        it = subprocess.Popen([TOOL, *words.split(), "--from", work / "many"],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        it.stdout.read(10)
        it.stdout.close()
        errors = it.stderr.read()
        assert it.wait() in (0, -signal.SIGPIPE) and not errors, (words, it.returncode, errors)


def check_completions():
    for shell in ["bash", "zsh", "fish"]:
        done = subprocess.run([TOOL, "--generate-completion-script", shell], capture_output=True,
                              text=True)
        assert done.returncode == 0 and "accept" in done.stdout and "prune" in done.stdout, shell
        if shutil.which(shell):
            checked = subprocess.run([shell, "-n"], input=done.stdout, text=True,
                                     capture_output=True)
            assert checked.returncode == 0, checked


def main():
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        for check in [check_accepting, check_keys, check_groups, check_screen, check_many, check_mask, check_signals,
                      check_stopping, check_hangup, check_kitty, check_width, check_plain, check_pipe]:
            check(work / check.__name__)
        check_completions()
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print("check-terminal: passed")


if __name__ == "__main__":
    main()
