"""Runs a program repeatedly, and injects a fault at each call that changes files."""
import os, pathlib, shutil, signal, subprocess, sys

HERE = pathlib.Path(__file__).resolve().parent


def built_library(work, name):
    """Builds the preloaded library; ends the check if that isn't possible."""
    compiler = next(filter(shutil.which, ["clang", "cc", "gcc"]), None)
    if not sys.platform.startswith("linux") or not compiler:
        sys.exit(print(f"{name}: skipped, needs Linux and a C compiler") or 0)
    library = str(work / "faults.so")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, HERE / "faults.c", "-ldl"],
                   check=True)
    return library


def files(folder):
    """Returns the bytes of every file, by path."""
    return {str(f.relative_to(folder)): f.read_bytes()
            for f in sorted(folder.rglob("*")) if f.is_file()}


class Fault:
    """The result of one run: `calls` has one letter per call, as in faults.c."""

    def __init__(self, kind, at, calls, run):
        self.kind, self.at, self.calls, self.run = kind, at, calls, run
        self.is_kill = kind in ("before", "after")
        self.place = f"{kind} at {at} of {calls}: {run}"


def sweep(library, work, kinds, run, check, reads=False):
    """Runs once without a fault, then with a fault at the first call, the second one and so on.

    `run(case, **environment)` runs the program on a fresh copy of the folder `template`, and
    `check(case, before, fault)` asserts the expected state. In the first run no fault happens and `fault`
    has no kind. Returns the number of faults.
    """
    case, log = work / "case", work / "log"

    def inject(kind, at):
        shutil.rmtree(case, ignore_errors=True)
        shutil.copytree(work / "template", case)
        before = files(case)
        log.unlink(missing_ok=True)
        environment = {"LD_PRELOAD": library, "FAULT_PATH": str(case), "FAULT_LOG": str(log)}
        environment |= {"FAULT_AT": str(at), "FAULT_KIND": kind} if kind else {}
        environment |= {"FAULT_READS": "1"} if reads else {}
        result = run(case, **environment)
        fault = Fault(kind, at, log.read_text() if log.exists() else "", result)
        killed = result.returncode == -signal.SIGKILL
        assert killed == fault.is_kill and (killed or result.returncode >= 0), fault.place
        assert not kind or len(fault.calls) >= at, fault.place
        check(case, before, fault)
        return fault.calls

    calls, count = inject(None, 0), 0
    for kind in kinds:
        for at, letter in enumerate(calls, 1):
            if kind != "short" or letter in "wR":
                inject(kind, at)
                count += 1
    return count
