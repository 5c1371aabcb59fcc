#!/usr/bin/env python3
"""Runs every command of `snapshot` with an output that is full, closed, or never read.

Usage: check-streams.py TOOL      TOOL is the built `snapshot`.

A failed write is reported once, with exit code 2. If the reader closes the pipe, the tool ends
silently, as with SIGPIPE, even if the caller ignores that signal. No command crashes, and the command's
work is still done.
"""
import os, pathlib, select, shutil, signal, stat, subprocess, sys, tempfile

from report_folder import Folder, png

TOOL = os.path.abspath(sys.argv[1])
OLD, NEW = (png(20, 20, lambda x, y, n=n: (n, x, y, 255)) for n in (0, 200))
SENTENCE = "Can’t write standard output: ".encode()
COMMANDS = [
    "list", "list --all", "list --json", "show b.png", "show b.png --json", "diff b.png",
    "diff b.png --json", "diff {work}/p/__Snapshots__/M/S/b.png {work}/other.png", "accept b.png",
    "accept b.png --json", "accept --all --dry-run", "reject b.png", "reject --all --json",
    "prune --tests {work}/tests", "prune --tests {work}/tests --json", "report",
    "report --json", "report --format json", "report --format html", "report --format github",
    "report --format summary", "report --format junit", "report --format ci", "merge {work}/a",
    "merge {work}/a --json", "doctor", "doctor --json", "init", "init --json", "--help",
    "help accept", "accept --help", "--generate-completion-script bash",
]
WITHOUT_FOLDER = ["merge", "init", "--help", "help", "--generate"]
RUNS = 0


def package(work):
    shutil.rmtree(work, ignore_errors=True)
    snapshots = work / "p/__Snapshots__/M/S"
    snapshots.mkdir(parents=True)
    (work / "p/Package.swift").touch()
    (work / "tests").write_text("M.S/b()\n")
    (work / "other.png").write_bytes(NEW)
    folder = Folder(work / "a")
    (snapshots / "b.png").write_bytes(OLD)
    folder.add("b.png", "changed", [("reference", "reference.png", OLD),
                                    ("actual", "actual.png", NEW)])
    # Larger than any buffer or pipe.
    for number in range(3_000):
        folder.add(f"{number}.png")
    folder.close(TOOL)
    return snapshots / "b.png"


def words_of(command, work):
    words = command.format(work=work).split()
    if words[0] == "init":
        return [*words, "--package-path", f"{work}/p"]
    if words[0].startswith(tuple(WITHOUT_FOLDER)) or "--help" in words:
        return words
    return [*words, "--package-path", f"{work}/p", "--from", f"{work}/a"]


def environment(**more):
    kept = {k: os.environ[k] for k in ["HOME", "PATH"] if k in os.environ}
    return kept | more


def start(command, work, before=None, **streams):
    global RUNS
    RUNS += 1
    streams = {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE} | streams
    return subprocess.Popen([TOOL, *words_of(command, work)], env=environment(), cwd=work / "p",
                            preexec_fn=before, **streams)


def end(child):
    told = child.communicate(timeout=60)[1] or b""
    return child.returncode, told


def check_normal(work):
    """All commands succeed with a normal output, so other outputs cause the failures below."""
    for command in COMMANDS:
        package(work)
        code, told = end(start(command, work, stdout=subprocess.DEVNULL))
        assert code in (0, 1), (command, code, told)


def check_full(work):
    for name, prepare in [("full", None), ("closed", lambda: os.close(1)),
                          ("closed, with the input", lambda: os.closerange(0, 2))]:
        for command in COMMANDS:
            # Pruning after a failed run prints only to standard error.
            if command.startswith("prune"):
                continue
            package(work)
            with open("/dev/full", "wb") as full:
                code, told = end(start(command, work, prepare, stdout=full))
            assert code == 2, (name, command, code, told)
            assert told.count(SENTENCE) == 1 and told.count(b"\n") == 1, (name, command, told)
            reason = b"it is closed" if prepare else b"the disk is full"
            assert reason in told, (name, command, told)


def check_no_reader(work):
    for command in COMMANDS:
        if command.startswith("prune"):
            continue
        for ignored in [False, True]:
            package(work)
            reading, writing = os.pipe()
            os.close(reading)
            before = (lambda: signal.signal(signal.SIGPIPE, signal.SIG_IGN)) if ignored else None
            # Python resets SIGPIPE before it calls `before`.
            code, told = end(start(command, work, before, stdout=writing))
            os.close(writing)
            assert code == -signal.SIGPIPE and not told, (command, ignored, code, told)


def check_first_byte(work):
    """`snapshot list --all | head -c1` in a shell."""
    package(work)
    for command in ["list --all", "list --all --json", "report --format json",
                    "report --format junit", "show S"]:
        line = f'"{TOOL}" {" ".join(words_of(command, work))} | head -c1; echo "${{PIPESTATUS[0]}}"'
        done = subprocess.run(["bash", "-c", line], capture_output=True, env=environment(),
                              timeout=60)
        assert done.stdout[1:] in (b"141\n", b"0\n") and not done.stderr, (command, done)


def check_no_errors(work):
    """An unwritable standard error changes no exit code and crashes nothing."""
    for command in ["list --from {work}/nowhere", "accept nothing.png", "prune", "nonsense"]:
        for prepare in [None, lambda: os.close(2), lambda: os.closerange(0, 3)]:
            package(work)
            with open("/dev/full", "wb") as full:
                code, _ = end(start(command, work, prepare, stdout=full, stderr=full))
            assert code in (1, 2, 64), (command, code)


def check_work_without_output(work):
    """The work is done even if it can't be reported; no file takes a closed output's place."""
    for prepare in [None, lambda: os.close(1), lambda: os.closerange(0, 3)]:
        reference = package(work)
        with open("/dev/full", "wb") as full:
            code, _ = end(start("accept b.png", work, prepare, stdout=full))
        assert code == 2 and reference.read_bytes() == NEW, code
        assert sorted(p.name for p in reference.parent.iterdir()) == ["b.png"]


def check_devices(work):
    """A report can be written to a device or a pipe by name; neither is replaced by a file."""
    package(work)
    (work / "pipe").unlink(missing_ok=True)
    os.mkfifo(work / "pipe")
    it = start(f"report --format junit -o {work}/pipe", work, stdout=subprocess.DEVNULL)
    with open(os.open(work / "pipe", os.O_RDONLY | os.O_NONBLOCK), "rb") as pipe:
        text = b""
        while it.poll() is None or select.select([pipe], [], [], 0)[0]:
            select.select([pipe], [], [], 0.05)
            more = pipe.read()
            if it.poll() is not None and not more:
                break
            text += more or b""
    assert end(it) == (0, b"") and text.startswith(b"<?xml"), text[:99]
    assert stat.S_ISFIFO((work / "pipe").lstat().st_mode)
    # A link to /dev/full, because a faulty tool would replace /dev/full itself.
    (work / "link").symlink_to("/dev/full")
    code, told = end(start(f"report --format junit -o {work}/link", work,
                           stdout=subprocess.DEVNULL))
    assert code == 2 and b"the disk is full" in told and (work / "link").is_symlink(), (code, told)
    done = subprocess.run(["bash", "-c", f'"{TOOL}" report --format junit -o >(cat) --package-path '
                           f"{work}/p --from {work}/a | cat"], capture_output=True, timeout=60)
    assert done.stdout.startswith(b"<?xml") and not done.stderr, done


def check_step_summary(work):
    package(work)
    for path, code in [("/dev/full", 2), (f"{work}/nowhere/summary.md", 2), (f"{work}/new.md", 0),
                       (f"{work}/summary.md", 0)]:
        (work / "summary.md").write_text("# Others\n")
        done = subprocess.run([TOOL, *words_of("report", work)], capture_output=True, timeout=60,
                              env=environment(GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=path))
        assert done.returncode == code, (path, done)
        assert (f"Can’t write {path}: ".encode() in done.stderr) == bool(code), (path, done.stderr)
    assert "3,000 passed" in (work / "new.md").read_text()
    text = (work / "summary.md").read_text()
    assert text.startswith("# Others\n") and "3,000 passed" in text, text[:99]


def main():
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        for check in [check_normal, check_full, check_no_reader, check_first_byte, check_no_errors,
                      check_work_without_output, check_devices, check_step_summary]:
            check(work / check.__name__)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print(f"check-streams: {RUNS} runs passed")


main()
