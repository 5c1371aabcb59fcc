"""The targets of the package, as SwiftPM describes them, and the tests that link each."""
import json
import pathlib
import re
import subprocess

from schemata import C, SWIFT

# Commands that test an executable, after the tests that run it, in this order.
COMMANDS = {
    "SnapshotTool": (
        "snapshot",
        [[".ci/check-outputs.py", ".build/debug/snapshot"],
         [".ci/check-terminal.py", ".build/debug/snapshot"]],
    ),
}
SUITE = re.compile(r"^(?:public |package |final |@\w+ )*(?:struct|class|enum|actor) (\w+)", re.M)
TYPE = re.compile(r"\b(?:struct|class|enum|actor|protocol|extension|typealias) (\w+)")


class Package:
    def __init__(self, tree):
        self.tree = pathlib.Path(tree)
        description = subprocess.run(
            ["swift", "package", "describe", "--type", "json"],
            cwd=tree, check=True, capture_output=True, text=True,
        ).stdout
        described = json.loads(description[description.index("{"):])
        self.name = described["name"]
        self.all = {t["name"]: t for t in described["targets"]}
        self.tests = sorted(n for n, t in self.all.items() if t["type"] == "test")

    def targets(self):
        """Returns the names of what users get and tests can notice, and of what no test can."""
        noticed, other = [], []
        for name, target in sorted(self.all.items()):
            is_source = target["module_type"] in ("SwiftTarget", "ClangTarget")
            if target["type"] == "test" or not is_source or target["path"].startswith("Tests"):
                continue
            (noticed if self.dependents(name) or name in COMMANDS else other).append(name)
        return noticed, other

    def sources(self, name):
        """Returns the paths of a target's sources, in order."""
        target = self.all[name]
        paths = [f"{target['path']}/{source}" for source in target["sources"]]
        return sorted(p for p in paths if p.endswith((".swift", ".c"))
                      and not p.endswith((SWIFT, C)))

    def is_swift(self, name):
        return self.all[name]["module_type"] == "SwiftTarget"

    def dependencies(self, name, known=None):
        known = set() if known is None else known
        for other in self.all[name].get("target_dependencies", []):
            if other not in known and other in self.all:
                known.add(other)
                self.dependencies(other, known)
        return known

    def dependents(self, name):
        """Returns the test targets that link a target, the one named after it first."""
        users = [t for t in self.tests if name in self.dependencies(t)]
        return sorted(users, key=lambda t: (t != name + "Tests", len(self.dependencies(t)), t))

    def suites_near(self, path, name):
        """Returns the suites, as `Module.Suite`, whose file has the name of a source or uses its types."""
        text = (self.tree / path).read_text()
        stem = pathlib.Path(path).stem
        words = {stem, stem.split("+")[0], *TYPE.findall(text)}
        ranked = []
        for test in self.dependents(name):
            for file in self.sources(test):
                content = (self.tree / file).read_text()
                same = pathlib.Path(file).stem.startswith(tuple(w + "Tests" for w in words)) \
                    or pathlib.Path(file).stem == stem.replace("+", "") + "Tests"
                uses = sum(bool(re.search(rf"\b{re.escape(w)}\b", content)) for w in words)
                if same or uses:
                    suites = [s for s in SUITE.findall(content) if s.endswith("Tests")]
                    ranked.append((not same, -uses, [f"{test}.{s}" for s in suites]))
        ranked.sort(key=lambda r: r[:2])
        return [suite for *_, suites in ranked[:8] for suite in suites]
