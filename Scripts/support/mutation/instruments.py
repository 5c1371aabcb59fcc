"""Writes mutants into the copy and builds it, without those that don't compile."""
import json
import pathlib
import re

from check import check_all, commands
from schemata import C, SWIFT, instrumented, switch

ERROR = re.compile(r"^(/[^:\n]+):(\d+):\d+: error: (.*)$", re.M)
ROUNDS = 40


class Instruments:
    """The mutants in the copy; `dropped` holds the numbers of those that don't compile."""

    def __init__(self, tree, package, sources, mutants, file):
        self.tree, self.package, self.sources, self.file = tree, package, sources, file
        self.mutants, self.is_plain = mutants, False
        known = json.loads(file.read_text()) if file.exists() else {}
        self.dropped = {int(number): message for number, message in known.items()}
        self.lines = {}

    def kept(self):
        return [] if self.is_plain else [m for m in self.mutants if m.number not in self.dropped]

    def write(self):
        """Writes the sources with the mutants that are left; leaves files alone that are the same."""
        by_path, self.lines = {}, {}
        for each in self.kept():
            by_path.setdefault(each.path, []).append(each)
        for target in {m.target for m in self.mutants}:
            folder = self.package.all[target]["path"]
            is_swift = self.package.is_swift(target)
            self.tree.put(f"{folder}/{SWIFT if is_swift else C}", switch(target, is_swift))
        for path in self.tree.sources():
            source = self.sources.read(path)
            if path in by_path:
                source, self.lines[path] = instrumented(
                    source, by_path[path], by_path[path][0].target, path.endswith(".swift"))
            self.tree.put(path, source)

    def check(self, runner, product):
        """Drops mutants with errors of types, or that take the type checker too long.

        This builds the sources without mutants once: a check reads the modules of that build.
        """
        numbers, file = [m.number for m in self.mutants], self.file.with_suffix(".checked")
        if file.exists() and json.loads(file.read_text()) == numbers:
            return
        plain = self.file.with_suffix(".plain")
        if not plain.exists():
            self.is_plain = True
            self.build(runner, product)
            self.is_plain = False
            plain.touch()
        left = commands(self.tree.path, {m.target for m in self.mutants})
        while left:
            self.write()
            found = []
            for target in sorted(left):
                folder = self.package.all[target]["path"]
                is_swift = self.package.is_swift(target)
                found.append((left[target], f"{folder}/{SWIFT if is_swift else C}", is_swift))
            outputs = dict(zip(sorted(left), check_all(self.tree.path, found)))
            dropped = {target: self.drop(output) for target, output in outputs.items()}
            self.save()
            print(f"Checked {', '.join(sorted(left))}: {sum(dropped.values())} mutants don't compile.",
                  flush=True)
            left = {target: left[target] for target in left if dropped[target]}
        file.write_text(json.dumps(numbers))

    def save(self):
        self.file.write_text(json.dumps(self.dropped))

    def build(self, runner, product):
        """Builds in rounds, each without the mutants that the compiler refused before."""
        for number in range(1, ROUNDS + 1):
            self.write()
            output = runner.output_of_build(product)
            if output is None:
                return
            found = self.drop(output)
            print(f"Round {number}: {found} mutants don't compile.", flush=True)
            self.save()
            if not found:
                raise SystemExit("mutation: the build fails:\n" + "\n".join(
                    line for line in output.splitlines() if "error" in line)[:3000])
        raise SystemExit(f"mutation: the build still fails after {ROUNDS} rounds")

    def drop(self, output):
        """Drops the mutants that errors name by their lines, or those of the file next to them."""
        before = len(self.dropped)
        for path, line, message in set(ERROR.findall(output)):
            path = str(pathlib.Path(path).relative_to(self.tree.path)) \
                if path.startswith(str(self.tree.path)) else path
            places = self.lines.get(path)
            if not places:
                continue
            line = int(line)
            at = [n for n, (first, last) in places.items() if first <= line <= last]
            if not at:
                distance = {n: min(abs(line - first), abs(line - last))
                            for n, (first, last) in places.items() if n not in self.dropped}
                at = [n for n, d in distance.items() if d == min(distance.values())]
            for number in at:
                self.dropped.setdefault(number, message)
        return len(self.dropped) - before
