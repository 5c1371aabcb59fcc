#!/usr/bin/env python3
"""Injects faults into `assertSnapshot` at every call that changes a file: a kill after the call
(that is, before the next one), a disk that is full from then on, a single input/output error, an
interrupted call and a partial write. Calls that read files get faults, too.

Asserts that after each fault, every reference is the old one, the new one or still absent; that a
test passes only if it compared or wrote as requested; and that the next run is correct and removes
leftovers.

Usage: check-recording.py TESTS      TESTS is the test binary that check-texts builds. Needs Linux
                                     and a C compiler.
"""
import concurrent.futures, errno, json, os, pathlib, shutil, subprocess, sys, tempfile

from fault_sweep import built_library, files, sweep

TESTS = os.path.abspath(sys.argv[1])
FULL, FAILING, ONCE, LOCKED = [str(code) for code in
                               (errno.ENOSPC, errno.EIO, f"once:{errno.EIO}", errno.EROFS)]
# The faults that the program recovers from without help.
HARMLESS = ["short", f"once:{errno.EINTR}"]
WRITES, READS = ["after", FULL, ONCE, *HARMLESS], [FAILING, ONCE, str(errno.EMFILE), *HARMLESS]
FOLDER = "__Snapshots__/TextTests/FaultyTests"
CLEAN = {name: value for name, value in os.environ.items()
         if name not in ("CI", "GITHUB_ACTIONS", "GITLAB_CI")
         and not name.startswith(("SNAPSHOT_", "FAULT_"))} | {"CI": "false"}
BROKEN, CI = {"BROKEN": "1"}, {"CI": "1"}
ALL, FAILED = {"SNAPSHOT_RECORD": "all"}, {"SNAPSHOT_RECORD": "failed"}


def run(case, variables, **more):
    """Runs the tests of a package in `case`."""
    environment = CLEAN | {"FAULTS": "1", "SNAPSHOT_ROOT": str(case)} | variables | more
    arguments = [TESTS, "--testing-library", "swift-testing", "--no-parallel",
                 "--filter", "FaultyTests"]
    return subprocess.run(arguments, cwd=case, env=environment, capture_output=True, text=True,
                          timeout=120)


def package(case, references):
    case.mkdir(parents=True)
    (case / "Package.swift").touch()
    for name, data in references.items():
        path = case / FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def references(case):
    folder = case / FOLDER
    return files(folder) if folder.is_dir() else {}


def is_temporary(name):
    return pathlib.PurePath(name).name.startswith(".snapshot-")


def check_results(case, context):
    """Checks that all files in the results folder are complete and that the page lists them all."""
    folder = case / ".build/snapshots"
    names = sorted((folder / "results").glob("*.js"))
    assert names, context
    page = (folder / "index.html").read_text()
    for name in names:
        assert f"results/{name.name}" in page, (context, name)
        for line in name.read_text().splitlines():
            assert line.startswith("snapshot(") and line.endswith(");"), (context, name, line)
            json.loads(line[len("snapshot("):-2])
    left = [name for name in files(case) if is_temporary(name)]
    assert not left, (context, left)


class Scenario:
    """The references before and after a run, its environment variables and its exit code."""

    def __init__(self, name, begin, variables, end, code, kinds=WRITES, reads=False):
        self.name, self.begin, self.variables = name, begin, variables
        self.end, self.code = end, code
        self.kinds, self.reads, self.records = kinds, reads, begin != end

    def check(self, case, before, fault):
        context, code = (self.name, fault.place), fault.run.returncode
        found = references(case)
        left = {name for name in found if is_temporary(name)}
        whole = {name: data for name, data in found.items() if name not in left}
        for name, data in whole.items():
            assert data in (self.begin.get(name), self.end.get(name)), (context, "torn", name)
        assert set(whole) >= set(self.begin), (context, "lost")
        # A failed run removes its own leftovers, unless removing them is what fails.
        if not fault.kind or fault.kind in (*HARMLESS, ONCE):
            assert not left or fault.calls[fault.at - 1] == "u", (context, left)
        if code == 0:
            assert self.code == 0 and whole == self.end, \
                (context, "passed despite a wrong reference")
        if not fault.kind or fault.kind in HARMLESS:
            assert code == self.code and whole == self.end, context
            return None if left else check_results(case, context)
        if not self.records and not fault.is_kill and not self.reads:
            assert code == self.code, (context, "comparing needs a writable disk")
        # In a second run, a reference that was recorded successfully is compared.
        again = run(case, self.variables)
        was_done = self.records and whole == self.end
        assert again.returncode == (0 if was_done else self.code), (context, again)
        assert references(case) == self.end, (context, again)
        check_results(case, (context, again))


def scenarios(old, new):
    some = [FULL, ONCE]
    return [
        Scenario("record", {}, {}, old, 1),
        Scenario("record all", old, BROKEN | ALL, new, 0),
        Scenario("compare different", old, BROKEN, old, 1),
        Scenario("compare equal", old, {}, old, 0),
        Scenario("record what is missing", {}, {"SNAPSHOT_RECORD": "missing"}, old, 1, some),
        Scenario("record on request", {}, FAILED, old, 0, some),
        Scenario("record failed", old, BROKEN | FAILED, new, 0, some),
        Scenario("miss on CI", {}, CI, {}, 1, some),
        Scenario("read equal", old, {}, old, 0, READS, True),
        Scenario("read different", old, BROKEN, old, 1, READS, True),
        Scenario("read and record all", old, BROKEN | ALL, new, 0, READS, True),
    ]


def sweep_scenario(scenario, library, work):
    """Injects every fault into one scenario, and returns the line to print."""
    package(work / "template", scenario.begin)
    count = sweep(library, work, scenario.kinds,
                  lambda case, **more: run(case, scenario.variables, **more), scenario.check,
                  scenario.reads)
    assert count > 10, f"{scenario.name}: only {count} faults, so the sweep missed it"
    return f"check-recording: {scenario.name}: survives {count} faults"


def check_environments(library, work, old):
    """Checks runs with a read-only checkout, a file size limit and a missing home folder."""
    read_only = {"LD_PRELOAD": library, "FAULT_AT": "1", "FAULT_KIND": LOCKED}
    no_home = {"HOME": "/nowhere", "TMPDIR": "/nowhere"}
    for name, begin, variables, more, code, sentence in [
        ("read-only", {}, {}, read_only, 1, "the file system is read-only"),
        ("read-only", {}, ALL, read_only, 1, "the file system is read-only"),
        ("read-only", old, {}, read_only, 0, "passed"),
        ("read-only", old, BROKEN, read_only, 1, "Snapshot differs"),
        ("no home", old, {}, no_home, 0, "passed"),
        ("no home", old, BROKEN, no_home, 1, "Snapshot differs"),
        ("no home", {}, {}, no_home, 1, "Recorded a new snapshot"),
    ]:
        case = work / "environments"
        shutil.rmtree(case, ignore_errors=True)
        package(case, begin)
        before = files(case)
        result = run(case, variables, **more | {"FAULT_PATH": str(case)})
        context = (name, variables, result)
        assert result.returncode == code and sentence in result.stdout + result.stderr, context
        if name == "read-only":
            assert files(case) == before, context
    case = work / "limit"
    package(case, {})
    script = 'ulimit -f 0; exec "$0" --testing-library swift-testing --filter FaultyTests 2>&1 | cat'
    environment = CLEAN | {"FAULTS": "1", "SNAPSHOT_ROOT": str(case)}
    result = subprocess.run(["sh", "-c", script, TESTS], env=environment, capture_output=True,
                            text=True)
    assert "larger than the limit for files" in result.stdout, result
    assert not references(case), result
    return "check-recording: a read-only checkout, a limit for files and no home are handled"


def recorded_texts(work, variables):
    """Returns the texts that the tests record."""
    case = work / f"recorded{len(variables)}"
    package(case, {})
    result = run(case, variables)
    found = references(case)
    assert result.returncode == 1 and len(found) == 3, (result, found.keys())
    return found


def main():
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    try:
        library = built_library(work, "check-recording")
        old, new = recorded_texts(work, {}), recorded_texts(work, BROKEN)
        assert old != new and old.keys() == new.keys()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            jobs = [pool.submit(sweep_scenario, scenario, library, work / str(number))
                    for number, scenario in enumerate(scenarios(old, new))]
            jobs.append(pool.submit(check_environments, library, work, old))
            failures = []
            for job in jobs:
                failures += [str(job.exception())] if job.exception() else []
                print(job.exception() or job.result(), flush=True)
            assert not failures, f"{len(failures)} of {len(jobs)} fail"
    finally:
        shutil.rmtree(work, ignore_errors=True)


main()
