"""A run: chooses mutants, builds and tests each, and keeps the outcome."""
import json
import pathlib
import re
import sys
import time

from package import COMMANDS, Package
from plan import plan
from report import report
from sites import replacement
from tree import Tree, git
from trial import Runner, durations

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Tests that take longer than this, in seconds, run last.
LONG = 0.7


def read(file):
    """Returns the records in a file of results; none if there is no such file."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


class Session:
    def __init__(self, options):
        self.options = options
        self.folder = ROOT / ".build/mutation"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.results = self.folder / f"{options.seed}.jsonl"
        self.records = read(self.results)
        self.commit = self.records[0]["commit"] if self.records and not options.again \
            else git(ROOT, "rev-parse", options.at)

    def prepare(self):
        self.tree = Tree(ROOT, self.options.copy or self.folder / "copy")
        self.tree.check_out(self.commit)
        self.package = Package(self.tree.path)
        self.runner = Runner(self.tree.path)
        self.targets, unseen = self.package.targets()
        self.targets = [t for t in self.targets if t not in self.options.skip]
        if unseen:
            print("No test links: " + ", ".join(unseen) + ", so they aren't mutated.")

    def build(self, target):
        # Linking the tests takes less time than linking the tools as well.
        tests = f"{self.package.name}PackageTests"
        return self.runner.build(COMMANDS[target][0] if target in COMMANDS else tests)

    def measure(self):
        """Builds the unchanged sources, and runs the whole suite once to measure times; it must pass."""
        print("Building the unchanged sources…", flush=True)
        for target in [self.targets[0], *COMMANDS]:
            if errors := self.build(target):
                raise SystemExit("mutation: " + "\n".join(errors))
        file = self.folder / f"times-{self.commit[:12]}.json"
        if not file.exists():
            print("Testing the unchanged sources…", flush=True)
            events = str(self.folder / "events.jsonl")
            if failure := self.runner.tests(3000, events=events):
                raise SystemExit(f"mutation: the unchanged sources fail: {failure[1]}")
            for target in COMMANDS:
                if failure := self.commands(target):
                    raise SystemExit(f"mutation: {failure[1]} fails: {failure[2]}")
            file.write_text(json.dumps(durations(events)))
            self.tree.restore()
        self.times = json.loads(file.read_text())

    def trial(self, target, path):
        """Runs the tests that may detect a change, and returns the first failure."""
        is_quick = self.options.quick and not self.options.again
        if target in COMMANDS:
            return None if is_quick else self.commands(target)
        tests = self.package.dependents(target)
        near = [f"^{re.escape(s)}/" for s in self.package.suites_near(path, target)]
        own = [f"^{t}\\." for t in tests if t == target + "Tests"]
        others = [f"^{t}\\." for t in tests if t != target + "Tests"]
        slow = [n for n, time in self.times.items() if time > LONG and n.split(".")[0] in tests]
        long = [f"^{re.escape(name)}" for name in slow]
        nearest = [p for p, n in zip(long, slow) if any(re.match(q, n) for q in near)]
        stages = [
            ("near", near, long), ("own", own, near + long), ("others", others, near + long),
            ("long, near", nearest, []), ("long", [p for p in long if p not in nearest], []),
        ]
        for name, keep, leave in stages:
            if name.startswith("long") and is_quick:
                continue
            if keep and (failure := self.runner.tests(self.limit(keep, leave), keep, leave)):
                return failure[0], name, failure[1]
        return None

    def commands(self, target):
        """Runs the commands that test an executable, and returns the first failure.

        Those that wait for a terminal can be late on a busy machine, so they must fail twice.
        """
        for command in COMMANDS[target][1]:
            words = [sys.executable, *command]
            if self.runner.run(words, 120) and (failure := self.runner.run(words, 120)):
                return failure[0], command[0], failure[1]
        return None

    def limit(self, keep, leave):
        """Returns the timeout in seconds, several times the tests' usual duration."""
        def matches(patterns, name):
            return any(re.search(pattern, name + "/") for pattern in patterns)
        usual = sum(t for name, t in self.times.items()
                    if matches(keep, name) and not matches(leave, name))
        return 20 + 5 * usual

    def mutate(self, number, target, path, site):
        source = self.tree.read(path)
        began = time.monotonic()
        record = {
            "number": number, "target": target, "file": path,
            "line": source.count("\n", 0, site.start) + 1, "category": site.category,
            "outcome": "",
        }
        folder = self.package.all[target]["path"]
        before = self.runner.objects(target, path, folder)
        try:
            self.tree.write(path, source[:site.start] + replacement(source, site)
                            + source[site.end:])
            record["diff"] = self.tree.diff()
            self.judge(record, target, path, folder, before)
        finally:
            self.tree.restore()
        record["seconds"] = round(time.monotonic() - began, 1)
        return record

    def judge(self, record, target, path, folder, before):
        if errors := self.build(target):
            record |= {"outcome": "didn't compile", "message": errors[0]}
        elif before and self.runner.objects(target, path, folder) == before:
            record |= {"outcome": "same code"}
        elif failure := self.trial(target, path):
            outcome = "timed out" if failure[0] == "timed out" else "noticed"
            record |= {"outcome": outcome, "how": failure[0], "stage": failure[1],
                       "message": failure[2][:300]}
        else:
            record |= {"outcome": "survived"}

    def write(self, record, file):
        with file.open("a") as stream:
            stream.write(json.dumps(record, ensure_ascii=False) + "\n")
        print(f"{record['number']:4} {record['outcome']:15} {record['seconds']:6} s "
              f"{record['file']}:{record['line']} ({record['category']})", flush=True)

    def run(self):
        self.prepare()
        self.measure()
        if not self.records:
            self.records.append({"seed": self.options.seed, "commit": self.commit})
            self.results.write_text(json.dumps(self.records[0]) + "\n")
        done = len(self.records) - 1
        counted = sum(r["outcome"] in ("noticed", "timed out", "survived") for r in self.records[1:])
        for number, mutant in enumerate(plan(self.package, self.tree, self.options.seed,
                                             self.targets), 1):
            if counted >= self.options.count:
                break
            if number > done:
                record = self.mutate(number, *mutant)
                self.write(record, self.results)
                self.records.append(record)
                counted += record["outcome"] in ("noticed", "timed out", "survived")
        self.report()

    def again(self):
        """Tries the survivors again, each at its current line."""
        self.prepare()
        self.measure()
        file = self.again_file(self.commit)
        known = {record["number"] for record in read(file)}
        for record in self.records[1:]:
            if record["outcome"] == "survived" and record["number"] not in known:
                self.write(self.repeat(record), file)

    def again_file(self, commit):
        return self.results.with_suffix(f".again-{commit[:12]}")

    def repeat(self, record):
        began = time.monotonic()
        old, new = (
            "".join(line[1:] + "\n" for line in record["diff"].splitlines()
                    if line.startswith(sign) and not line.startswith(sign * 3)) for sign in "-+")
        # The file may have moved, even into another target.
        name = pathlib.Path(record["file"]).name
        places = [
            (target, path, at.start(), source)
            for target in self.targets for path in self.package.sources(target)
            if pathlib.Path(path).name == name
            for source in [self.tree.read(path)] for at in re.finditer(re.escape(old), source)]
        if not places:
            return record | {"outcome": "gone", "seconds": 0}
        target, path, at, source = min(places, key=lambda place: abs(
            place[3].count("\n", 0, place[2]) + 1 - record["line"]))
        result = record | {"target": target, "file": path, "line": source.count("\n", 0, at) + 1}
        try:
            self.tree.write(path, source[:at] + new + source[at + len(old):])
            self.judge(result, target, path, self.package.all[target]["path"], None)
        finally:
            self.tree.restore()
        return result | {"seconds": round(time.monotonic() - began, 1)}

    def report(self):
        """Prints the results, including those of survivors tried again on the same commit."""
        later = {r["number"]: r for r in read(self.again_file(self.records[0]["commit"]))}
        report([later.get(r["number"], r) for r in self.records[1:]],
               self.results.with_suffix(".equivalent"))

    def list(self):
        self.prepare()
        for number, (target, path, site) in enumerate(
                plan(self.package, self.tree, self.options.seed, self.targets), 1):
            source = self.tree.read(path)
            line = source.count("\n", 0, site.start) + 1
            text = source[source.rfind("\n", 0, site.start) + 1:site.start].lstrip()
            print(f"{number:4} {path}:{line}: {site.category}: {text}"
                  f"«{source[site.start:site.end]}» → «{replacement(source, site)}»")
            if number == self.options.count:
                break
