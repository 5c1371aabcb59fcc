"""A run: builds the mutants of a plan once, tests each, and records the outcomes."""
import json
import pathlib
import re
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

from instruments import Instruments
from package import COMMANDS, Package
from plan import Sites, places, plan
from reach import reach
from report import report
from schemata import SEED, Sources, choose, mutant
from sites import replacement, sites
from tree import Tree, git
from trial import Runner, end_all, spans

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Tests that take longer than this, in seconds, run last.
LONG = 0.7
# The seconds of tests in the first group that runs together; group n has n times as many.
STAGE = 6
# If more tests than this run together, they are selected by their suites.
MANY = 60


def read(file):
    """Returns the records in a file of results; none if there is no such file."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


class Session:
    def __init__(self, options):
        self.options = options
        self.folder = ROOT / ".build/mutation"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.built = self.folder / "built.json"
        self.alone, self.of_thread, self.restoring = {}, threading.local(), threading.Lock()
        self.results = self.folder / f"{options.seed}.jsonl"
        self.records = read(self.results)
        self.commit = self.records[0]["commit"] if self.records and not options.again \
            else git(ROOT, "rev-parse", options.at)

    def prepare(self):
        copy = self.options.copy or self.folder / "copy"
        self.tree = Tree(ROOT, copy, self.folder / "originals")
        self.tree.check_out(self.commit)
        self.package = Package(self.tree.path)
        self.sources = Sources(self.tree.read)
        self.targets, unseen = self.package.targets()
        self.targets = [t for t in self.targets if t not in self.options.skip]
        # A quick run neither builds the tools nor tries their mutants.
        self.later = list(COMMANDS) if self.options.quick else []
        if unseen:
            print("No test links: " + ", ".join(unseen) + ". They are omitted.")

    @property
    def runner(self):
        """The runner of this thread; each has its own temporary folder."""
        if not hasattr(self.of_thread, "runner"):
            self.of_thread.runner = Runner(self.tree.path)
        return self.of_thread.runner

    def build(self, mutants, name):
        """Builds the mutants. Runs all tests without one, for their times and their reach."""
        file = self.folder / f"{self.sources_tree()[:12]}.dropped"
        self.instruments = Instruments(self.tree, self.package, self.sources, mutants, file)
        print(f"Building {len(mutants)} mutants…", flush=True)
        tests = f"{self.package.name}PackageTests"
        self.instruments.check(self.runner, tests)
        self.instruments.build(self.runner, tests)
        for target in self.targets:
            if self.package.all[target]["type"] == "executable" and target not in self.later:
                # Tests may run it, too.
                self.instruments.build(self.runner, COMMANDS.get(target, [target])[0])
        self.tree.keep()
        for target in COMMANDS:
            if target in self.targets and target not in self.later and (failure := self.commands(target)):
                raise SystemExit(f"mutation: {failure[1]} fails without a mutant: {failure[2]}")
        events, log = (self.folder / f"{name}-{self.commit[:12]}.{kind}" for kind in ("events", "reach"))
        if not events.exists():
            print("Testing without a mutant…", flush=True)
            self.runner.observe(3000, events.with_suffix(".new"), log)
            events.with_suffix(".new").rename(events)
            self.tree.restore()
        found, self.failing = spans(events)
        self.times = {n: end - start for n, start, end in found if n not in self.failing}
        self.reached = reach(log, found)
        if self.failing:
            print(f"{len(self.failing)} tests fail without a mutant and are skipped: "
                  + ", ".join(sorted(self.failing)))
        if len(self.failing) > len(found) / 50:
            raise SystemExit("mutation: too many tests fail without a mutant")
        print(f"{len(self.instruments.kept())} mutants compile, {len(found)} tests.", flush=True)

    def trial(self, mutant):
        """Runs the tests that may notice a mutant, and returns the first failure."""
        modules = self.package.dependents(mutant.target)
        names = [n for n in self.times if n.split(".")[0] in modules]
        if self.options.quick and not self.options.again:
            names = [n for n in names if self.times[n] <= LONG]
        reached = self.reached.get(mutant.number, set())
        if reached is not None and not (mutant.is_computed_once and reached):
            names = [n for n in names if n in reached]
        suites = tuple(s + "/" for s in self.package.suites_near(mutant.path, mutant.target))
        near = [n for n in names if n.startswith(suites) and self.times[n] <= LONG]
        others = sorted(set(names) - set(near), key=lambda n: (self.times[n], n))
        for name, stage in [("near", near), *self.stages(others)]:
            failure = stage and self.runner.tests(
                self.limit(stage), self.patterns(stage), mutant=mutant.number)
            if failure and self.is_caused(failure, stage):
                return failure[0], name, failure[1]
        return self.commands(mutant.target, mutant.number) if mutant.target in COMMANDS else None

    def is_caused(self, failure, names):
        """Whether the tests that failed with a mutant pass without one."""
        function = re.search(r"✘\S* Test (\w+)\(", failure[1])
        kept = [n for n in names if function and f"/{function[1]}(" in n] or names
        if tuple(kept) not in self.alone:
            self.alone[tuple(kept)] = self.runner.tests(self.limit(kept), self.patterns(kept))
            if self.alone[tuple(kept)]:
                print(f"Fails without the mutant, too: {self.alone[tuple(kept)][1]}", flush=True)
        return self.alone[tuple(kept)] is None

    def stages(self, names):
        """Yields tests in groups of increasing duration."""
        group, seconds, number = [], 0, 1
        for name in names:
            group.append(name)
            seconds += self.times[name]
            if seconds > STAGE * number:
                yield f"others {number}", group
                group, seconds, number = [], 0, number + 1
        yield f"others {number}", group

    def patterns(self, names):
        """Returns regular expressions for tests, or for their suites if there are many tests."""
        if len(names) > MANY:
            names = sorted({n[:n.rindex("/") + 1] for n in names})
        failing = [re.escape(n) for n in self.failing]
        before = f"(?!{'|'.join(failing)})" if failing else ""
        return [f"^{before}{re.escape(name)}" for name in names]

    def commands(self, target, number=None):
        """Runs the commands that test an executable, and returns the first failure.

        Some wait for a terminal and can be late on a busy machine, so a failure counts if it recurs.
        """
        for command in COMMANDS[target][1]:
            words = [sys.executable, *command]
            if self.runner.run(words, 120, mutant=number) and (
                    failure := self.runner.run(words, 120, mutant=number)):
                return failure[0], command[0], failure[1]
        return None

    def limit(self, names):
        """Returns the seconds after which tests count as hanging: several times the usual."""
        return 10 + 5 * sum(self.times[name] for name in names)

    def test(self, mutant):
        """Tries one mutant, and returns its record."""
        source, site = self.tree.read(mutant.path), mutant.site
        changed = source[:site.start] + replacement(source, site) + source[site.end:]
        began = time.monotonic()
        before, after = changed_lines(source, changed)
        record = {
            "number": mutant.number, "target": mutant.target, "file": mutant.path,
            "line": source.count("\n", 0, site.start) + 1, "category": site.category,
            "outcome": "survived", "diff": difference(before, after),
        }
        if mutant.number not in self.reached and mutant.target not in COMMANDS:
            record["how"] = "no test reaches it"
        elif failure := self.trial(mutant):
            outcome = "timed out" if failure[0] == "timed out" else "noticed"
            record |= {"outcome": outcome, "how": failure[0], "stage": failure[1],
                       "message": failure[2][:300]}
        with self.restoring:
            self.tree.restore()
        return record | {"seconds": round(time.monotonic() - began, 1)}

    def records_of(self, mutants):
        """Tries mutants, several at a time, and yields the record of each."""
        with ThreadPoolExecutor(self.options.jobs) as pool:
            trials = [pool.submit(self.test, each) for each in mutants]
            try:
                for trial in as_completed(trials):
                    yield trial.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                end_all()
                raise

    def write(self, record, file):
        with file.open("a") as stream:
            stream.write(json.dumps(record, ensure_ascii=False) + "\n")
        print(f"{record['number']:4} {record['outcome']:15} {record.get('seconds', 0):6} s "
              f"{record['file']}:{record['line']} ({record['category']})", flush=True)

    def sources_tree(self):
        return git(ROOT, "rev-parse", f"{self.commit}:Sources")

    def wanted(self):
        """Returns what to build: the same as last time, if it had these sources and this seed.

        More mutants are built than asked for, as some don't compile.
        """
        last = json.loads(self.built.read_text()) if self.built.exists() else {}
        if last.get("sources") == self.sources_tree() and any(
                seed == self.options.seed for seed, _ in last["seeds"]):
            return last
        seeds = [seed for seed in (self.options.seed, self.options.also) if seed is not None]
        count = self.options.count + self.options.count // 3 + 10
        return {"sources": self.sources_tree(), "places": self.options.place,
                "seeds": [[seed, count] for seed in seeds] + [[0, None]] * bool(self.options.place)}

    def chosen(self):
        """Returns the mutants to build."""
        wanted, found = self.wanted(), Sites(self.tree)
        chosen, left = choose(self.sources, [
            (seed, plan(self.package, found, seed, self.targets) if seed else
             places(self.package, found, self.targets, wanted["places"]), count)
            for seed, count in sorted(wanted["seeds"])])
        print(f"{left} changes are omitted: no switch can choose them, or they are inside "
              "another one.", flush=True)
        return chosen

    def kept(self):
        """Returns the mutants of this seed that compile."""
        return [m for m in self.instruments.kept() if m.number // SEED == self.options.seed]

    def run(self):
        self.prepare()
        found = self.chosen()
        self.built.write_text(json.dumps(self.wanted()))
        self.build(found, str(self.options.seed))
        if not self.records:
            self.records.append({"seed": self.options.seed, "commit": self.commit})
            self.results.write_text(json.dumps(self.records[0]) + "\n")
        done = {record["number"] for record in self.records[1:]}
        left = [each for each in self.kept()[:self.options.count]
                if each.number not in done and each.target not in self.later]
        for record in self.records_of(left):
            self.write(record, self.results)
            self.records.append(record)
        self.report()

    def again(self):
        """Tries the survivors again, each where its line is now."""
        self.prepare()
        file = self.again_file(self.commit)
        known = {record["number"] for record in read(file)}
        wanted = [record for record in self.records[1:]
                  if record["outcome"] == "survived" and record["number"] not in known]
        built = self.built.exists() and json.loads(self.built.read_text())["sources"]
        if built == self.sources_tree():
            found = self.chosen()
        else:
            places = [(record, self.find(record)) for record in wanted]
            found = [place for _, place in places if place]
            for record, place in places:
                if place is None:
                    self.write(record | {"outcome": "gone"}, file)
        self.build(found, f"{self.options.seed}.again")
        numbers = {record["number"] for record in wanted}
        for record in self.records_of([each for each in self.kept() if each.number in numbers]):
            self.write(record, file)

    def find(self, record):
        """Returns the mutant of a record in the present sources; the file may have moved."""
        name, result = pathlib.Path(record["file"]).name, []
        for target in self.targets:
            for path in self.package.sources(target):
                if pathlib.Path(path).name != name:
                    continue
                source = self.tree.read(path)
                for site in sites(source, path.endswith(".swift")):
                    if site.category != record["category"]:
                        continue
                    changed = source[:site.start] + replacement(source, site) + source[site.end:]
                    if difference(*changed_lines(source, changed)) == record["diff"]:
                        line = source.count("\n", 0, site.start) + 1
                        result.append((abs(line - record["line"]), target, path, site))
        if not result:
            return None
        _, target, path, site = min(result, key=lambda place: place[0])
        return mutant(self.sources, record["number"], target, path, site)

    def again_file(self, commit):
        return self.results.with_suffix(f".again-{commit[:12]}")

    def report(self):
        """Prints the results, with those of survivors that were tried again on the same commit."""
        later = {r["number"]: r for r in read(self.again_file(self.records[0]["commit"]))}
        report([later.get(r["number"], r) for r in self.records[1:]],
               self.results.with_suffix(".equivalent"))

    def list(self):
        self.prepare()
        for each in self.chosen():
            if each.number // SEED != self.options.seed:
                continue
            source, site = self.tree.read(each.path), each.site
            line = source.count("\n", 0, site.start) + 1
            text = source[source.rfind("\n", 0, site.start) + 1:site.start].lstrip()
            print(f"{each.number:4} {each.path}:{line}: {site.category}: {text}"
                  f"«{source[site.start:site.end]}» → «{replacement(source, site)}»")


def changed_lines(before, after):
    """Returns the lines that differ between two texts."""
    first, second = before.split("\n"), after.split("\n")
    while first and second and first[0] == second[0]:
        first, second = first[1:], second[1:]
    while first and second and first[-1] == second[-1]:
        first, second = first[:-1], second[:-1]
    return first, second


def difference(before, after):
    return "\n".join([*("-" + line for line in before), *("+" + line for line in after)])
