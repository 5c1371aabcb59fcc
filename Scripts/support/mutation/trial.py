"""Builds, and runs tests until the first failure, with limits."""
import atexit
import json
import os
import pathlib
import re
import resource
import signal
import shutil
import subprocess
import tempfile
import threading
import time

from package import COMMANDS

FAILURE = re.compile(r"^(\x1b\[\d+m)?✘(\x1b\[0m)? Test .* recorded an issue")
NOTHING_RUN = 69
MEMORY = 8 << 30
FILE_SIZE = 2 << 30
CLEARED = ("CI", "SNAPSHOT_", "GITHUB_", "GITLAB_")


def environment(temporary):
    """Returns the environment without variables that change verdicts, with a separate temporary folder."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(CLEARED)}
    return kept | {"TMPDIR": temporary}


class Runner:
    def __init__(self, tree):
        self.tree = str(tree)
        self.temporary = tempfile.mkdtemp(prefix="mutation-")
        atexit.register(shutil.rmtree, self.temporary, ignore_errors=True)
        self.environment = environment(self.temporary)

    # MARK: - Building

    def output_of_build(self, product):
        """Builds a product; returns what the compiler printed if that fails."""
        done = subprocess.run(
            ["swift", "build", "--product", product],
            cwd=self.tree, capture_output=True, text=True, env=self.environment)
        return None if done.returncode == 0 else done.stdout + done.stderr

    def empty_temporary_folder(self):
        shutil.rmtree(self.temporary, ignore_errors=True)
        os.makedirs(self.temporary, exist_ok=True)

    # MARK: - Testing

    def test_binary(self):
        return str(next((pathlib.Path(self.tree) / ".build/debug").glob("*PackageTests.xctest")))

    def tests(self, seconds, keep=(), leave=(), mutant=None):
        """Runs the tests that match regular expressions. Returns the first failure or `None`."""
        command = [self.test_binary(), "--testing-library", "swift-testing", "--no-parallel"]
        for pattern in keep:
            command += ["--filter", pattern]
        for pattern in leave:
            command += ["--skip", pattern]
        return self.run(command, seconds, FAILURE, mutant)

    def observe(self, seconds, events, log):
        """Runs all tests without a mutant, and records their events and the mutants they reach."""
        command = [self.test_binary(), "--testing-library", "swift-testing", "--no-parallel",
                   "--event-stream-version", "0", "--event-stream-output-path", str(events)]
        log.unlink(missing_ok=True)
        done = subprocess.run(command, cwd=self.tree, stdin=subprocess.DEVNULL, timeout=seconds,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              env=self.environment | {"MUTANT_LOG": str(log)},
                              start_new_session=True)
        # Tests that never ran would make mutants seem unreached.
        if done.returncode not in (0, 1):
            raise SystemExit(f"mutation: the tests exit with {done.returncode} without a mutant")

    def run(self, command, seconds, failure=None, mutant=None):
        """Runs a command. Returns `None`, or the kind of failure and a line with details.

        `seconds` limits the processor time. A process that uses none for a minute is ended, too.
        """
        self.empty_temporary_folder()

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE, FILE_SIZE))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        process = subprocess.Popen(
            command, cwd=self.tree, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=limit,
            env=self.environment | ({} if mutant is None else {"MUTANT": str(mutant)}))
        running.add(process)
        watch = Watch(process, seconds)
        first, last = None, b""
        try:
            for line in process.stdout:
                last = line.strip() or last
                if failure and failure.match(line.decode(errors="replace")):
                    first = line.decode(errors="replace").strip()
                    break
        finally:
            watch.stop()
            end(process)
            running.discard(process)
        if first:
            return ("failed", first)
        if watch.hung or process.returncode == -signal.SIGXCPU:
            return ("timed out", f"more than {int(seconds)} s, or no progress for a minute")
        if process.returncode in (0, NOTHING_RUN if failure else 0):
            return None
        kind = "crashed" if process.returncode < 0 else "failed"
        return (kind, f"{process.returncode}: {last.decode(errors='replace')}")


# The running test processes, which are killed if the run is interrupted.
running = set()


def end_all():
    for process in list(running):
        end_group(process)


def end(process):
    """Ends a process that may be running, with its children."""
    if process.poll() is None:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    process.stdout.close()
    process.wait()


class Watch(threading.Thread):
    """Ends a process that no longer uses the processor, or has run for twenty times its limit."""

    def __init__(self, process, seconds):
        super().__init__(daemon=True)
        self.process, self.seconds, self.hung = process, seconds, False
        self.done = threading.Event()
        self.start()

    def stop(self):
        self.done.set()

    def used(self):
        """Returns the processor time of the process and of the children it waited for, in ticks."""
        try:
            fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1]
        except OSError:
            return None
        return sum(int(field) for field in fields.split()[11:15])

    def run(self):
        began = moved = time.monotonic()
        last = self.used()
        while not self.done.wait(2):
            now, used = time.monotonic(), self.used()
            if used != last:
                last, moved = used, now
            if now - moved > 60 or now - began > 20 * self.seconds:
                self.hung = True
                end_group(self.process)
                return


def end_group(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def spans(events):
    """Returns the test functions of a serial run as name, start and end, and those that failed."""
    began, result, failed = {}, [], set()
    for line in open(events):
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] != "event" or "(" not in payload.get("testID", ""):
            continue
        name = payload["testID"].rsplit("/", 1)[0]
        if payload["kind"] == "testStarted":
            began[name] = payload["instant"]["absolute"]
        elif payload["kind"] == "testEnded":
            result.append((name, began[name], payload["instant"]["absolute"]))
        elif payload["kind"] == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
            failed.add(name)
    return result, failed
