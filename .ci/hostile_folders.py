"""Hostile folders of artifacts: each case is a function that fills one.

A case gets a `Case` with the folder `it.artifacts`, the attacked checkout `it.package`, and the folder
`it.secret` next to both, whose files must not be read, written or removed.
"""
import json, os, pathlib, socket, stat

BEGIN = {"version": 1, "name": "p", "began": 1, "root": "/p", "selection": "swift-testing",
         "isFiltered": False, "system": "x", "architecture": "y"}
SITE = {"kind": "newClosure", "range": [0, 0], "indentation": "", "step": "  ", "newline": "\n",
        "order": 0, "followsClosure": False}
SECRET = "the secret of this machine"
EVIL = "PWNED"

PNG = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000"
                    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082")


class Case:
    def __init__(self, root):
        self.artifacts = root / "downloaded"
        self.package = root / "package"
        self.secret = root / "secret"
        (self.artifacts / "results").mkdir(parents=True)
        (self.artifacts / "failures").mkdir()
        self.lines = []

    def entry(self, id, status="missing", text=EVIL, folder="failures/M/S/t.txt",
              files=None, source="Tests/T.swift", write=True, **more):
        """Adds a failure with the actual `text`."""
        files = {"actual": "actual.txt"} if files is None else files
        entry = {"id": id, "status": status, "test": "M.S/t", "filter": "S.t", "place": "T.swift:1:1",
                 "source": source, "summary": "", "detail": "", "folder": folder, "files": files,
                 "time": 1.0} | more
        self.lines.append({"result": entry})
        if write:
            self.file(folder + "/actual.txt", text)
            self.file(folder + "/view.js", "pwn()")

    def file(self, path, text):
        path = self.artifacts / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))

    def link(self, path, target):
        path = self.artifacts / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(target)

    def results(self, name="p.js", raw=""):
        """Writes the added results, unless the case wrote a results file itself."""
        text = "".join("snapshot(%s);\n" % json.dumps(line, separators=(",", ":"))
                       for line in [{"begin": BEGIN}] + self.lines)
        (self.artifacts / "results" / name).write_text(text + raw)

    def inline(self, lines, range, kind="newClosure", text=EVIL, line=4, source="Tests/T.swift", **more):
        site = SITE | {"kind": kind, "range": range} | more
        self.entry("%s:%d:5" % (source, line), source=source, text=text,
                   inline={"file": source, "line": line, "lines": lines, "site": site})


CASES = {}


def case(name, allowed=(), **marks):
    """Adds a case. `allowed` are the files of the checkout that accepting may change."""
    def add(function):
        assert name not in CASES, name
        CASES[name] = (function, set(allowed), marks)
        return function
    return add


def paths(group, table, allowed=()):
    """Adds one case per path, with a result for it."""
    for path in table:
        @case("%s: %s" % (group, ascii(path)[1:-1][:60]), allowed, path=True)
        def result_with_path(it, path=path):
            it.entry(path)


# Files that a build compiles, links or runs, or that are hidden.
paths("compiled", [
    "Sources/A/B.swift", "Sources/A/__Snapshots__/Evil.swift", "Sources/A/x.c", "Sources/A/X.SWIFT",
    "Sources/A/include/module.modulemap", "Sources/A/x.o", "Sources/A/libx.a", "Sources/A/x.S",
    "Sources/A/x.metal", "Tests/TTests/x.mm", "Plugins/P/P.swift", "Package.swift",
    "Package@swift-6.swift", "Package@swift-6.3.swift", "package.swift", "Package.resolved",
    "Sources/A/x.swift ", "Sources/A/x.\u017fwift", "Sources/A/x.swi\u200cft", "Sources/A/e\u0301.swift",
    "Sources/C/x.h", "Sources/C/x.def", "Sources/C/x.inc", "Sources/C/x.apinotes",
])
paths("run", [
    "Makefile", "run.sh", "Scripts/test", "Scripts/x.py", "Dockerfile", "Tests/x.js",
    "node_modules/a/index.txt", "App.xcodeproj/project.pbxproj", "X.artifactbundle/info.json",
    "Sources/A/openapi.yaml", "setup.cfg", "hooks/pre-commit", "CMakeLists.txt",
])
paths("hidden", [
    ".gitattributes", ".gitmodules", ".git/hooks/post-checkout", ".git/config", ".github/workflows/x.yml",
    ".build/x.txt", ".swiftpm/configuration/mirrors.json", "__Snapshots__/.gitattributes",
    "__Snapshots__/.git/config", "__Snapshots__/M/.hidden/t.txt", ".vscode/tasks.json", "Sources/A/.swiftlint.yml",
    "GIT~1/config", "\u200c.git/config", ".\u0301x/y.txt",
])
paths("elsewhere", [
    "README.md", "Sources/A/Resources/new.json", "Tests/TTests/__Snapshots__/new.txt", "__snapshots__/x.txt",
    "__Snapshots__", "__Snapshots__2/x.txt", "x/__Snapshots__/y.txt", "Sources/A/__Snapshots__/x.json",
])
paths("outside", [
    "../secret/t.txt", "__Snapshots__/../../secret/t.txt", "__Snapshots__/M/../../Package.swift",
    "/tmp/hostile-absolute.txt", "//tmp/hostile-absolute.txt", "__Snapshots__//M/t.txt", "", "/", ".", "..",
    "__Snapshots__/a\u0600/../../../secret/t.txt", "__Snapshots__/x/\u0301../t.txt",
    "__Snapshots__/a/\u0301/../../../../secret/t.txt", "__Snapshots__\\..\\..\\secret\\t.txt",
    "__Snapshots__/M/nul\u0000.txt", "__Snapshots__/M/line\nend.txt", "__Snapshots__/M/\u202egnp.txt",
    "__Snapshots__/" + "x" * 300 + ".txt", "__Snapshots__/" + "d/" * 3000 + "t.txt", "__Snapshots__/M/\x1b[2J.txt",
])

# Allowed changes must still work: each case changes exactly the listed file.
paths("allowed", ["__Snapshots__/M/S/new.txt"], ["__Snapshots__/M/S/new.txt"])
paths("allowed", ["__Snapshots__/M/S/new.swift"], ["__Snapshots__/M/S/new.swift"])


@case("allowed: a file that git tracks", ["Tests/TTests/__Snapshots__/old.txt"])
def tracked(it):
    it.entry("Tests/TTests/__Snapshots__/old.txt", "changed",
             files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/t.txt/reference.txt", "old\n")


@case("allowed: a file that the command names", ["Fixtures/M/new.txt"], names=["Fixtures/M/new.txt"])
def named(it):
    it.entry("Fixtures/M/new.txt")


@case("a compiled file that the command names and git tracks", names=["Sources/A/A.swift"])
def namedSource(it):
    it.entry("Sources/A/A.swift", "changed", files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/t.txt/reference.txt", "public let a = 1\n")


@case("the end of a path selects nothing", names=["new.txt"])
def ending(it):
    it.entry("Fixtures/M/new.txt")


@case("a short name that is a whole path", names=["new.txt"])
def shortName(it):
    it.entry("new.txt")


@case("a file in the root that git tracks")
def trackedRoot(it):
    it.entry("README.md", "changed", files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/t.txt/reference.txt", "P\n")


@case("a target that contains the snapshots")
def target(it):
    (it.package / "Package.swift").write_text(
        'let package = Package(name: "P", targets: [.target(name: "A", path: ".")])\n')
    it.entry("__Snapshots__/M/S/Evil.swift")
    it.entry("__Snapshots__/M/S/evil.json", folder="failures/M/S/u.txt")


@case("a target inside the snapshots")
def insideTarget(it):
    (it.package / "Package.swift").write_text(
        'let package = Package(name: "P", targets: [.target(name: "A", path: "Sources/../__Snapshots__/M")])\n')
    it.entry("__Snapshots__/M/S/Evil.swift")


@case("a target whose path only the package manager knows")
def computedTarget(it):
    (it.package / "Package.swift").write_text("""// swift-tools-version: 6.0
import PackageDescription
let here = "."
let package = Package(name: "P", targets: [.target(name: "A", path: here)])
""")
    it.entry("__Snapshots__/M/S/Evil.swift")


@case("an executable reference")
def executable(it):
    path = it.package / "__Snapshots__/M/S/run.txt"
    path.write_text("old\n")
    path.chmod(0o755)
    it.entry("__Snapshots__/M/S/run.txt", "changed", files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/t.txt/reference.txt", "old\n")


# Links in the checkout, as a branch may contain them.
@case("the checkout's snapshots are a link to its sources")
def linkedSnapshots(it):
    (it.package / "__Snapshots__/L").symlink_to("../Sources/A")
    it.entry("__Snapshots__/L/S/Evil.swift")
    it.entry("__Snapshots__/L/A.swift", folder="failures/M/S/u.txt")


@case("the checkout's snapshots are a link to a folder outside it")
def linkOut(it):
    (it.package / "__Snapshots__/O").symlink_to(it.secret)
    it.entry("__Snapshots__/O/S/t.txt")
    (it.secret / "known.txt").write_text("known")
    it.entry("__Snapshots__/O/known.txt", "changed", folder="failures/M/S/u.txt",
             files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/u.txt/reference.txt", "known")


@case("a reference of the checkout is a link to a manifest")
def linkedManifest(it):
    (it.package / "__Snapshots__/M/S/m.txt").symlink_to("../../../Package.swift")
    it.entry("__Snapshots__/M/S/m.txt", "changed", files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/t.txt/reference.txt", (it.package / "Package.swift").read_text())


# Links, pipes, devices and folders in place of files of the results.
for place, name in [("failures/M/S/t.txt/actual.txt", "file"), ("failures/M/S/t.txt", "entry's folder"),
                    ("failures/M/S", "suite"), ("failures/M", "module")]:
    @case("a link in place of the " + name)
    def linked(it, place=place):
        it.entry("__Snapshots__/M/S/t.txt", write=False)
        for path in ["actual.txt", "t.txt/actual.txt", "S/t.txt/actual.txt"]:
            (it.secret / path).parent.mkdir(parents=True, exist_ok=True)
            (it.secret / path).write_text(SECRET)
        it.link(place, it.secret / "actual.txt" if name == "file" else it.secret)


@case("a link in place of failures")
def linkedFailures(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    (it.secret / "M/S/t.txt").mkdir(parents=True)
    (it.secret / "M/S/t.txt/actual.txt").write_text(SECRET)
    (it.artifacts / "failures").rmdir()
    it.link("failures", it.secret)


@case("a relative link out of the folder")
def relativeLink(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    it.link("failures/M/S/t.txt/actual.txt", "../../../../../secret/secret.txt")


@case("a link in place of results", results=False)
def linkedResults(it):
    it.entry("__Snapshots__/M/S/t.txt")
    it.results()
    (it.artifacts / "results").rename(it.secret / "results")
    it.link("results", it.secret / "results")


@case("a link in place of a results file", results=False)
def linkedResultsFile(it):
    it.entry("__Snapshots__/M/S/secret-result.txt")
    it.results()
    (it.artifacts / "results/p.js").rename(it.secret / "p.js")
    it.link("results/p.js", it.secret / "p.js")


@case("a link in place of the page")
def linkedPage(it):
    it.entry("__Snapshots__/M/S/\x1b.txt")
    it.link("index.html", it.secret / "secret.txt")


@case("a link in place of the script of a failure")
def linkedView(it):
    it.entry("../x.txt", write=False, files={})
    it.link("failures/M/S/t.txt/view.js", it.secret / "secret.txt")


@case("a circular link")
def circle(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    it.link("failures/M/S/t.txt/actual.txt", "actual.txt")


@case("a pipe in place of a file")
def pipe(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    (it.artifacts / "failures/M/S/t.txt").mkdir(parents=True)
    os.mkfifo(it.artifacts / "failures/M/S/t.txt/actual.txt")


@case("a pipe in place of a results file", results=False)
def resultsPipe(it):
    it.entry("../x.txt")
    it.results()
    os.mkfifo(it.artifacts / "results/q.js")


@case("a pipe in place of the page and the lock")
def pagePipe(it):
    it.entry("../x.txt")
    os.mkfifo(it.artifacts / "index.html")
    os.mkfifo(it.artifacts / "results/lock")


@case("a device in place of a file")
def device(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    it.link("failures/M/S/t.txt/actual.txt", "/dev/zero")


@case("a folder in place of a file")
def folderAsFile(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    (it.artifacts / "failures/M/S/t.txt/actual.txt").mkdir(parents=True)


@case("a socket in place of a file")
def socketAsFile(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    (it.artifacts / "failures/M/S/t.txt").mkdir(parents=True)
    here = os.getcwd()
    os.chdir(it.artifacts / "failures/M/S/t.txt")
    server = socket.socket(socket.AF_UNIX)
    server.bind("actual.txt")
    server.close()
    os.chdir(here)


@case("a sparse file of four gigabytes")
def sparse(it):
    it.entry("__Snapshots__/M/S/t.txt")
    with open(it.artifacts / "failures/M/S/t.txt/actual.txt", "wb") as file:
        file.truncate(4 << 30)


for number, (folder, files) in enumerate([
    ("failures/../../secret", {"actual": "secret.txt"}), ("failures/M/S/t.txt", {"actual": "../../../../../secret/secret.txt"}),
    ("/etc", {"actual": "passwd"}), ("failures", {"actual": "actual.txt"}), ("failures/", {"actual": "actual.txt"}),
    ("results", {"actual": "p.js"}), ("failures/M/S/t.txt", {"actual": "/etc/passwd"}), ("", {"actual": "actual.txt"}),
    ("failures/\u0301../../secret", {"actual": "secret.txt"}), ("failures/a\u0600/../../../secret", {"actual": "secret.txt"}),
    ("failures/M/S/t.txt", {"actual": "view.js"}), ("failures/M/S/t.txt", {"actual": "actual.txt\0"}),
    ("failures/M/S/t.txt", {"actual": ""}), ("failures/M/S/t.txt", {"actual": "."}), ("failures/M/S/t.txt", {"actual": ".."}),
    ("failures/M/S/t.txt", {"actual": "secret.txt"}),
]):
    @case("a path of a folder or file that leads outside, %d" % number)
    def elsewhere(it, folder=folder, files=files):
        it.entry("__Snapshots__/M/S/t.txt", folder=folder, files=files, write=False)
        it.file("failures/M/S/t.txt/view.js", "pwn()")
        it.file("failures/M/S/t.txt/secret.txt", SECRET)


# Texts.
COMMANDS = ["::error::pwned", "  ::set-output name=a::b", "##[error]pwned", "a ##vso[task.setvariable variable=a]b",
            "##teamcity[buildStatus status='SUCCESS']", "::stop-commands::x", "section_start:1:a\r\x1b[0Ka",
            "\t::add-mask::a", "\x1b[31m::warning::x"]


@case("commands for CI services in every text")
def commands(it):
    text = "\n".join([""] + COMMANDS)
    for index, command in enumerate(COMMANDS):
        it.entry("../" + command + text, folder="failures/M/S/%d" % index, text=text, test=command + text,
                 filter=command, place=command, source=command, summary=command + text, detail=text,
                 name=command, strategy=command, measured=[{"what": command, "measured": 1, "allowed": 2}])
        it.entry(command, folder="failures/M/S/%d" % index, text=text, status="changed", detail=command + text)
        it.entry("__Snapshots__/" + command, status="damaged", folder="", files={command: command}, write=False,
                 test=command)


@case("escapes for terminals in every text")
def escapes(it):
    text = "\x1b]0;pwned\x07\x1b[2J\x9b31m\u202e\u2066\r\x08\x7f"
    it.entry("../" + text, text=text, test=text, filter=text, place=text, source=text, summary=text, detail=text,
             name=text, strategy=text)


@case("markup in every text")
def markup(it):
    text = "</script><script>pwn()</script><img src=x onerror=pwn()>\"'`--><!--]]>&amp;"
    it.entry("../" + text, text=text, test=text, filter=text, place=text, source=text, summary=text, detail=text,
             name=text, strategy=text, folder="failures/" + text.replace("/", ""), write=False)


@case("shell commands in every text")
def shell(it):
    text = "$(touch pwned)`touch pwned`;touch pwned\n'\"|&"
    it.entry("../" + text, test=text, filter=text, place=text, source=text, summary=text, detail=text)


# Results files that another program wrote.
@case("a script after the results", results=False)
def scriptBehind(it):
    it.entry("../x.txt")
    it.results(raw="pwn();\n")


@case("a script in the results", results=False)
def scriptIn(it):
    it.entry("../x.txt")
    it.results(raw='snapshot({"result":{"id":"a"}});pwn();snapshot({"x":1});\nsnapshot((pwn(),{}));\n')


@case("a name that is markup", results=False)
def markupName(it):
    it.entry("../x.txt")
    it.results()
    it.results(name="p\"><script>pwn()<\\script>.js")
    it.results(name="p\" onload=\"pwn().js")
    it.results(name="a b.js")
    it.results(name=".hidden.js")


@case("a name that isn't UTF-8", results=False)
def nameBytes(it):
    it.entry("../x.txt")
    it.results()
    (it.artifacts / "results/p.js").rename(os.fsdecode(bytes(it.artifacts / "results") + b"/\xff\xfe.js"))
    it.results(name="q.js")


@case("a run whose name is a path outside", results=False)
def otherName(it):
    it.lines.append({"begin": BEGIN | {"name": "../../secret/secret"}})
    it.entry("../x.txt")
    it.lines.append({"end": {"ended": 9e99, "assertions": -1, "failures": 1 << 62}})
    it.results()


@case("numbers at their limits", results=False)
def numbers(it):
    it.entry("../x.txt", time=1e308, duration=-1e308, measured=[{"what": "x", "measured": 1e308, "allowed": 0}])
    it.entry("../y.txt", time=-1e308, duration=1e308)
    it.results(raw='snapshot({"result":{"id":"__Snapshots__/M/S/z.txt","status":"missing","time":1e999}});\n')


@case("JSON ten thousand levels deep", results=False)
def deep(it):
    it.entry("../x.txt")
    it.results(raw='snapshot({"result":' + "[" * 10000 + "]" * 10000 + "});\n")


@case("bytes that aren't text", results=False)
def noText(it):
    it.entry("../x.txt")
    it.results()
    with open(it.artifacts / "results/p.js", "ab") as file:
        file.write(b"snapshot(\xff\xfe\x00{\n" + os.urandom(4096))


@case("names of JavaScript's built-in properties")
def prototypes(it):
    it.entry("../__proto__", files={"__proto__": "actual.txt", "constructor": "actual.txt"}, name="toString")


@case("invalid pictures")
def picture(it):
    it.entry("../x.png", files={"actual": "actual.png", "reference": "reference.png", "difference": "difference.png"},
             write=False, status="changed")
    it.file("failures/M/S/t.txt/actual.png", PNG[:16] + b"\xff" * 8 + PNG[24:])
    it.file("failures/M/S/t.txt/reference.png", PNG[:30])
    it.file("failures/M/S/t.txt/difference.png", PNG[:-4])


@case("a drawing with a script")
def drawing(it):
    svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="pwn()"><script>pwn()</script></svg>'
    it.entry("../x.svg", files={"actual": "actual.svg", "difference": "difference.svg"}, write=False)
    it.file("failures/M/S/t.txt/actual.svg", svg)
    it.file("failures/M/S/t.txt/difference.svg", svg)


# Removing.
# The unused reference in `__Snapshots__` is removed. The checkout then has no Git repository, so only the
# checks of paths protect the other files.
@case("references to prune outside the snapshots", ["__Snapshots__", "__Snapshots__/M", "__Snapshots__/M/S",
                                                       "__Snapshots__/M/S/old.txt"], pruned=True)
def pruneOutside(it):
    it.lines += [{"result": {"id": id, "status": "passed", "test": "t", "filter": "", "place": "", "source": "",
                             "summary": "", "detail": "", "folder": "", "files": {}, "time": 1}}
                 for id in ["../secret/M/S/t.txt", ".git/refs/heads/x/y", "Sources/A/B/x.swift", "Sources/M/S/t.txt",
                            "a\u0600/../../secret/M/S/t.txt", "M/S/t.txt", "/etc/M/S/t.txt"]]
    for place in [it.secret / "M/S/t.txt", it.package / "Sources/M/S/t.txt", it.package / "Sources/M/S/t.swift"]:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(SECRET)
    (it.secret / "M/Empty").mkdir()
    it.lines.append({"end": {"ended": 2, "assertions": 7, "failures": 0}})


# Literals in the source.
SOURCE = """import Snapshot
import Testing

@Test func t() {
  assertInlineSnapshot(of: "a", as: .lines)
  run("ls", with: "x") { "ls" }
  let url = "https://good.example"
  assertInlineSnapshot(of: "b", as: .lines) { "old" }
}
"""
NEW = '  assertInlineSnapshot(of: "a", as: .lines)'
OLD = '  assertInlineSnapshot(of: "b", as: .lines) { "old" }'
INJECTED = "; func pwned() { exit(1) } ; let b"


@case("allowed: a literal for a call that has none", ["Tests/T.swift"])
def newLiteral(it):
    it.inline(NEW, [len(NEW), len(NEW)], line=5)


@case("allowed: a literal that replaces another", ["Tests/T.swift"])
def otherLiteral(it):
    it.inline(OLD, [OLD.index("{"), len(OLD)], "closure", line=8)


for number, more in enumerate([
    {"label": INJECTED}, {"indentation": INJECTED}, {"step": INJECTED}, {"newline": INJECTED},
    {"label": "matches: { \"\" }\n}\nfunc pwned() {}\nfunc x() { y"}, {"newline": "\n\"\"\" }; pwned(); _ = { \"\"\"\n"},
    {"order": 1, "label": "pwned"}, {"followsClosure": True, "label": "pwned"},
]):
    @case("injected code %d" % number, ["Tests/T.swift"], literal=True)
    def injected(it, more=more):
        it.inline(NEW, [len(NEW), len(NEW)], line=5, **more)


for number, (lines, range, kind) in enumerate([
    ('  run("ls", with: "x") { "ls" }', [23, 31], "closure"), ('  run("ls", with: "x") { "ls" }', [25, 29], "literal"),
    ('  run("ls", with: "x") { "ls" }', [6, 10], "literal"), ('  let url = "https://good.example"', [12, 34], "literal"),
    ('  let url = "https://good.example"', [34, 34], "newClosure"), (NEW, [2, len(NEW)], "closure"),
    (NEW, [len(NEW), len(NEW)], "newArgument"), (NEW, [len(NEW) - 1, len(NEW) - 1], "newClosure"),
    (NEW, [-20, -20], "newClosure"), (NEW, [0, 10**6], "literal"), (NEW, [2**62, 2**62], "newClosure"),
    ("import Testing", [14, 14], "newClosure"), ("", [0, 0], "newClosure"), (SOURCE, [0, len(SOURCE)], "closure"),
    (OLD, [OLD.index('"old"'), OLD.index('"old"') + 5], "literal"), ("@Test func t() {", [14, 14], "newClosure"),
]):
    @case("a position without an inline snapshot, %d" % number, literal=True)
    def noPlace(it, lines=lines, range=range, kind=kind):
        line = next((n for n, text in enumerate(SOURCE.split("\n"), 1) if text and text == lines), 1)
        it.inline(lines, range, kind, line=line)


for number, source in enumerate(["../secret/T.swift", "/etc/T.swift", ".hidden/T.swift", "Package.swift", "Tests/T.swift/../T.swift",
                                 "Tests/T.SWIFT", "Tests/none.swift", "Tests/T.txt", "Tests/Linked.swift"]):
    @case("an invalid source, %d" % number)
    def noSource(it, source=source):
        (it.secret / "T.swift").write_text(SOURCE)
        (it.package / "Tests/Linked.swift").symlink_to(it.secret / "T.swift")
        it.inline(NEW, [len(NEW), len(NEW)], line=5, source=source)


# Cases derived from the documentation alone.
paths("odd", [
    "__Snapshots__/M/S/t.txt/", "__Snapshots__/M/S/old.txt/new.txt", "__Snapshots__/M", "__Snapshots__/",
    "__Snapshots__/M/S/.snapshot-0-1-1.tmp", "\uff3f\uff3fSnapshots__/M/x.txt", "__SNAPSHOTS__/M/S/x.txt",
    "__Snapshots__ /M/S/x.txt", "__Snapshots__./M/S/x.txt", "./__Snapshots__/M/S/x.txt", "~/x/y/z.txt", "$HOME/x/y.txt",
    "-rf/x/y.txt", "C:/x/y.txt", "file:///tmp/x.txt", "Sources/A/Resources/x.bundle/y.txt", "Sources/A/A.docc/x/y.swift",
    "Tests/TTests/Resources/x.py", "Tests/TTests/Resources/x.xcconfig", "Tests/a/b/Info.plist", "Tests/a/b/module.map",
    "Tests/a/b/package.json", "Tests/a/b/x.swift.gyb", "Tests/a/b/.env", "Vendor/x/y.txt", "Pods/x/y.txt",
    "Sources/A/Resources/new", "Sources/A/x.swift.", "Sources/A/x.swift~", "Tests/TTests/\u202eswift.txt",
])


@case("allowed: a link between files that git tracks", ["Tests/TTests/__Snapshots__/old.txt"])
def linkedTracked(it):
    (it.package / "__Snapshots__/M/S/l.txt").symlink_to("../../../Tests/TTests/__Snapshots__/old.txt")
    it.entry("__Snapshots__/M/S/l.txt", "changed", files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/t.txt/reference.txt", "old\n")


@case("a link in the checkout to a file of Git")
def linkedGit(it):
    (it.package / "__Snapshots__/M/S/g.txt").symlink_to("../../../.git/config")
    (it.package / "__Snapshots__/G").symlink_to("../.git")
    it.entry("__Snapshots__/M/S/g.txt", "changed", files={"actual": "actual.txt", "reference": "reference.txt"})
    it.file("failures/M/S/t.txt/reference.txt", (it.package / ".git/config").read_text())
    it.entry("__Snapshots__/G/hooks/post-checkout", folder="failures/M/S/u.txt")


@case("a broken link in the checkout")
def brokenLink(it):
    (it.package / "__Snapshots__/M/S/b.txt").symlink_to(it.secret / "new.txt")
    (it.package / "__Snapshots__/B").symlink_to(it.secret / "none")
    it.entry("__Snapshots__/M/S/b.txt")
    it.entry("__Snapshots__/B/S/b.txt", folder="failures/M/S/u.txt")


for status in ["passed", "failed", "damaged", "new", "recorded", "tolerated"]:
    @case("an actual file of a test that " + status)
    def statusOf(it, status=status):
        it.entry("__Snapshots__/M/S/old.txt", status, files={"actual": "actual.txt", "reference": "reference.txt"})
        it.file("failures/M/S/t.txt/reference.txt", "old\n")


@case("a changed reference without a copy of the compared one")
def withoutReference(it):
    it.entry("__Snapshots__/M/S/old.txt", "changed")


@case("a changed reference that differs from the compared one")
def otherReference(it):
    it.entry("__Snapshots__/M/S/old.txt", "changed", files={"actual": "actual.txt", "reference": "actual.txt"})


@case("a missing reference that exists")
def notMissing(it):
    it.entry("__Snapshots__/M/S/old.txt")


@case("allowed: the latest of two results with one path", ["__Snapshots__/M/S/two.txt"])
def two(it):
    it.entry("__Snapshots__/M/S/two.txt", time=5.0)
    it.entry("__Snapshots__/M/S/two.txt", time=-5.0, folder="failures/../../secret", write=False)


@case("two failures in one folder")
def shared(it):
    it.entry("../x.txt")
    it.entry("../y.txt", files={"actual": "actual.txt", "actual.txt": "actual.txt", "difference": "view.js"})


@case("a result for both a literal and a file")
def halfInline(it):
    it.inline(NEW, [len(NEW), len(NEW)], line=5)
    it.lines[-1]["result"]["id"] = "__Snapshots__/M/S/half.txt"


@case("a literal without an edit")
def noEdit(it):
    it.entry("Tests/T.swift:5:3")


@case("a new literal that is a whole source")
def newSource(it):
    it.inline(NEW, [len(NEW), len(NEW)], line=5, text=SOURCE)
    it.lines[-1]["result"]["status"] = "new"


@case("a new snapshot that is a source")
def newFile(it):
    (it.package / "Sources/A/Fresh.swift").write_text(SOURCE)
    it.entry("Sources/A/Fresh.swift", "new", text=SOURCE)


@case("a literal in an executable source", literal=True)
def executableSource(it):
    (it.package / "Tests/T.swift").chmod(0o755)
    it.inline(NEW, [len(NEW), len(NEW)], line=5)


@case("a literal that isn't text", literal=True)
def bytesLiteral(it):
    it.inline(NEW, [len(NEW), len(NEW)], line=5, text=b"\xff\xfe\x00")


@case("a literal of a call in a comment or a string", literal=True)
def commentedCall(it):
    path = it.package / "Tests/T.swift"
    lines = ['// assertInlineSnapshot(of: "a", as: .lines)', 'let text = "assertInlineSnapshot(of: 1, as: .lines)"',
             'func assertInlineSnapshot(of: Int) {}', '/* assertInlineSnapshot() */ let c = 1']
    path.write_text(SOURCE + "\n".join(lines) + "\n")
    for number, line in enumerate(lines):
        end = line.rindex(")") + 1
        it.inline(line, [end, end], line=11 + number)
        it.lines[-1]["result"]["id"] += str(number)


@case("a closure that isn't the snapshot of its call", literal=True)
def falseWrapper(it):
    path = it.package / "Tests/T.swift"
    path.write_text(SOURCE + """func assertRun(_ make: () -> String, is expected: (() -> String)? = nil) {
  assertInlineSnapshot(of: make(), as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
    trailingClosureLabel: "is", trailingClosureOffset: 1), matches: expected)
}
@MainActor func u() { assertRun { "command" } is: { "old" } }
""")
    line = '@MainActor func u() { assertRun { "command" } is: { "old" } }'
    it.inline(line, [line.index("{ \"command"), line.index("} is") + 1], "closure", line=14)


for number, site in enumerate([
    {"kind": "swift"}, {"range": [5, 1]}, {"range": []}, {"range": [1.5, 2]}, {"range": [-2**63, 2**63 - 1]}, {"order": 2**70},
    {"newline": None}, {"label": 5}, {"kind": "closure", "range": [0, 0]},
]):
    @case("an invalid edit, %d" % number, literal=True)
    def noSite(it, site=site):
        it.inline(NEW, [len(NEW), len(NEW)], line=5)
        it.lines[-1]["result"]["inline"]["site"].update(site)


for number, line in enumerate([0, -1, 10**18, -2**63, 2**63 - 1]):
    @case("an invalid line number, %d" % number, ["Tests/T.swift"], literal=True)
    def noLine(it, line=line):
        it.inline(NEW, [len(NEW), len(NEW)], line=line)


@case("a folder in place of a results file", results=False)
def resultsAsFolder(it):
    it.entry("../x.txt")
    it.results()
    (it.artifacts / "results/q.js").mkdir()


@case("a folder in place of the page")
def pageAsFolder(it):
    it.entry("../x.txt")
    (it.artifacts / "index.html/x").mkdir(parents=True)


@case("a file in place of results", results=False)
def resultsAsFile(it):
    (it.artifacts / "results").rmdir()
    it.file("results", "x")


@case("a file in place of failures")
def failuresAsFile(it):
    it.entry("__Snapshots__/M/S/t.txt", write=False)
    (it.artifacts / "failures").rmdir()
    it.file("failures", "x")


@case("a package and a repository in the folder", results=False)
def packageInside(it):
    it.entry("../x.txt")
    it.results()
    it.file("Package.swift", "fatalError()")
    it.file(".git/config", "[core]\n\tfsmonitor = touch pwned\n\trepositoryformatversion = 0\n")
    it.file(".git/HEAD", "ref: refs/heads/main\n")


@case("results with Windows line endings", results=False)
def windows(it):
    it.entry("../x.txt")
    it.results()
    path = it.artifacts / "results/p.js"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))


@case("results in UTF-16", results=False)
def utf16(it):
    it.entry("../x.txt")
    it.results()
    path = it.artifacts / "results/p.js"
    path.write_bytes(path.read_text().encode("utf-16"))


@case("results with duplicate keys", results=False)
def sameKeys(it):
    it.entry("../x.txt")
    it.results(raw='snapshot({"result":{"id":"../y.txt","id":"__Snapshots__/M/S/y.txt"},"begin":{},"end":{}});\n'
               'snapshot({"__proto__":{"result":{"id":"../z.txt","status":"changed"}}});\n')


@case("a text that ends a script in every artifact")
def scriptEnd(it):
    text = "</script><script>pwn()</script>\u2028\u2029<!--<script>]]>"
    it.entry("../x.txt", "changed", text=text, files={"actual": "actual.txt", "reference": "reference.txt",
                                                     "difference": "difference.diff"})
    it.file("failures/M/S/t.txt/reference.txt", text * 2)
    it.file("failures/M/S/t.txt/difference.diff", "@@ -1 +1 @@\n" + text)


@case("a page as an artifact")
def pageArtifact(it):
    it.entry("../x.html", files={"actual": "actual.html", "difference": "difference.js"}, write=False)
    it.file("failures/M/S/t.txt/actual.html", "<script>pwn()</script>")
    it.file("failures/M/S/t.txt/difference.js", "pwn()")


@case("a file name with markup in it")
def markupFile(it):
    it.entry("../x.txt", files={"actual": "actual.\"onload=pwn()", "difference": "difference.txt\" onload=\"pwn()"}, write=False)


@case("a long text in every part")
def long(it):
    text = "x" * (1 << 20)
    it.entry("../" + text, text=text, test=text, filter=text, place=text, source=text, summary=text, detail=text + "\n" * 9999)


@case("a hundred thousand invalid lines", results=False)
def manyLines(it):
    it.entry("../x.txt")
    it.results(raw="snapshot();\n" * 100000)


@case("attachments of other files")
def attachments(it):
    it.entry("../x.txt", folder="failures/../../../../etc", files={"actual": "passwd"}, write=False,
             detail="[[ATTACHMENT|/etc/passwd]]")
    it.entry("../y.txt", folder="/etc", files={"actual": "passwd"}, write=False)
