"""Builds a mutant and runs tests until the first failure, with limits."""
import hashlib
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import threading
import time

from package import COMMANDS

FAILURE = re.compile(r"^(\x1b\[\d+m)?✘(\x1b\[0m)? Test .* recorded an issue")
NOTHING_RUN = 69
MEMORY = 8 << 30
FILE_SIZE = 2 << 30
CLEARED = ("CI", "SNAPSHOT_", "GITHUB_", "GITLAB_")


def environment(tree):
    """Returns the environment without variables that change verdicts, with a separate temporary folder."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(CLEARED)}
    temporary = pathlib.Path(tree) / ".build/mutation-temporary"
    return kept | {"TMPDIR": str(temporary)}


class Runner:
    def __init__(self, tree):
        self.tree = str(tree)
        self.environment = environment(tree)

    # MARK: - Building

    def build(self, *products):
        """Builds products, and returns the errors if that fails."""
        self.make_temporary_folder()
        for product in products:
            done = subprocess.run(
                ["swift", "build", "--product", product], cwd=self.tree, capture_output=True,
                text=True, env=self.environment)
            if done.returncode != 0:
                return [line for line in (done.stdout + done.stderr).splitlines()
                        if "error:" in line][:3] or ["build failed"]
        return []

    def objects(self, target, path, folder):
        """Returns the digests of the object files of a source: for the host, for macros or both."""
        names = {path[len(folder) + 1:] + ".o", pathlib.Path(path).name + ".o"}
        builds = [pathlib.Path(self.tree, ".build/debug", target + kind)
                  for kind in (".build", "-tool.build")]
        return {
            str(build / name): hashlib.sha256((build / name).read_bytes()).hexdigest()
            for build in builds for name in names if (build / name).exists()
        }

    def make_temporary_folder(self):
        os.makedirs(self.environment["TMPDIR"], exist_ok=True)

    # MARK: - Testing

    def test_binary(self):
        return str(next((pathlib.Path(self.tree) / ".build/debug").glob("*PackageTests.xctest")))

    def tests(self, seconds, keep=(), leave=(), events=None):
        """Runs tests by regular expressions, and returns what failed first, if anything did."""
        command = [self.test_binary(), "--testing-library", "swift-testing", "--no-parallel"]
        for pattern in keep:
            command += ["--filter", pattern]
        for pattern in leave:
            command += ["--skip", pattern]
        if events:
            command += ["--event-stream-version", "0", "--event-stream-output-path", events]
        return self.run(command, seconds, FAILURE)

    def run(self, command, seconds, failure=None):
        """Runs a command. Returns `None`, or the kind of failure and a line with details.

        `seconds` limits the processor time; a process that uses none for a minute counts as hanging.
        """
        self.make_temporary_folder()

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_SIZE, FILE_SIZE))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        process = subprocess.Popen(
            command, cwd=self.tree, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=limit,
            env=self.environment)
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
        if first:
            return ("failed", first)
        if watch.hung or process.returncode == -signal.SIGXCPU:
            return ("timed out", f"more than {int(seconds)} s, or no progress for a minute")
        if process.returncode in (0, NOTHING_RUN if failure else 0):
            return None
        kind = "crashed" if process.returncode < 0 else "failed"
        return (kind, f"{process.returncode}: {last.decode(errors='replace')}")


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
    """Ends a process that no longer uses the processor, or has run twenty times its limit."""

    def __init__(self, process, seconds):
        super().__init__(daemon=True)
        self.process, self.seconds, self.hung = process, seconds, False
        self.done = threading.Event()
        self.start()

    def stop(self):
        self.done.set()

    def used(self):
        """Returns the processor time of the process and of the children it waited for."""
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


def durations(events):
    """Returns the seconds of each test function, from the event stream of a serial run."""
    began, seconds = {}, {}
    for line in open(events):
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "event" and "testID" in payload and "(" in payload["testID"]:
            name = payload["testID"].rsplit("/", 1)[0]
            if payload["kind"] == "testStarted":
                began[name] = payload["instant"]["absolute"]
            elif payload["kind"] == "testEnded":
                seconds[name] = payload["instant"]["absolute"] - began[name]
    return seconds
