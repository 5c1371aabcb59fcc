"""Checks that violations are reported, on a small package with several of them."""

import os
import subprocess
import sys
import tempfile

import diagram
import table
from check import Check

FILES = {
    "Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "Order",
          targets: [.target(name: "CLow", cSettings: [.headerSearchPath(".")]),
                    .target(name: "Words", dependencies: ["CLow"])])
        """,
    "Sources/CLow/include/low.h": "int low(void);\nint high(void);\n",
    "Sources/CLow/Low/low.c": '#include "low.h"\nint low(void) { return high(); }\n',
    "Sources/CLow/High/high.c": '#include "Low/low_limits.h"\nint high(void) { return LIMIT; }\n',
    "Sources/CLow/Low/low_limits.h": "#define LIMIT 1\n",
    "Sources/Words/Base/Word.swift": "struct Word {}\n",
    "Sources/Words/Base/Gone.swift": "let gone = Word().loud\n",
    "Sources/Words/Base/Use.swift": "struct Use {\n  let text = Word().loud\n}\n",
    "Sources/Words/Loud/Word+Loud.swift":
        "extension Word {\n  var loud: Int { Echo.count }\n  static var echo: Int { 1 }\n}\n",
    "Sources/Words/Loud/Echo.swift": "enum Echo { static let count = Word.echo }\n",
}

TABLE = """
target CLow
  folders include
  folders Low
  folders High
target Words
  imports CLow
  folders Base
  folders Loud
"""
UPWARD = "Sources/Words/Base/Use.swift:2: uses loud of Sources/Words/Loud/Word+Loud.swift:2"
LINKED = "Sources/CLow/Low/low.c:2: uses high of Sources/CLow/High/high.c:2"
CYCLE = "Sources/Words: 2 files form a cycle that the table doesn't list:"
CYCLE_USES = [
    "Sources/Words/Loud/Echo.swift:1: uses echo of Sources/Words/Loud/Word+Loud.swift:3",
    "Sources/Words/Loud/Word+Loud.swift:2: uses Echo of Sources/Words/Loud/Echo.swift:1",
]
LISTED = TABLE.replace("  folders High\n", "  folders High\n  except Low -> High/high.c: a test\n") + (
    "  except Base/Use.swift -> Loud: a test\n"
    "  cycle Loud/Echo.swift Loud/Word+Loud.swift: a test\n"
)


def run():
    with tempfile.TemporaryDirectory(prefix="layers-") as root:
        for path, text in FILES.items():
            write(root, path, text)
        build(root)
        # The index store keeps the unit of a deleted file.
        os.remove(os.path.join(root, "Sources/Words/Base/Gone.swift"))
        check_all(root)
    print("the check reports all violations")


def check_all(root):
    found = problems(root, TABLE)
    expect(any(UPWARD in line for line in found), "a member of a higher folder", found)
    expect(any(LINKED in line for line in found), "a C function of a higher folder", found)
    expect(any(CYCLE in line for line in found), "a cycle", found)
    for use in CYCLE_USES:
        expect(any(use in line for line in found), "the uses of a cycle", found)
    expect(not any("Gone" in line for line in found), "nothing of deleted files", found)

    found = problems(root, LISTED)
    expect(found == [], "nothing besides the listed exceptions", found)

    found = problems(root, LISTED.replace("Loud: a test", "Loud: a test\n  except Base -> Loud: more"))
    expect(len(found) == 1 and "remove the line" in found[0], "a needless exception", found)
    found = problems(root, LISTED + "  cycles-up-to 3: a test\n")
    expect(len(found) == 1 and "lower the number" in found[0], "too large a number", found)
    found = problems(root, LISTED + "  cycle Base/Use.swift Base/Word.swift: a test\n")
    expect(len(found) == 1 and "that doesn't exist" in found[0], "a needless cycle", found)
    found = problems(root, LISTED.replace("  folders Loud\n", "  folders Quiet\n"))
    expect(any("Loud: the table doesn't list" in line for line in found), "a new folder", found)
    expect(any("Quiet: the table lists" in line for line in found), "a removed folder", found)

    write(root, "Sources/Words/Base/Call.swift", "import CLow\nlet called = low()\n")
    found = problems(root, LISTED)
    expect(len(found) == 1 and "isn't in the index" in found[0], "a file that isn't built", found)
    build(root)
    found = problems(root, LISTED.replace("  imports CLow\n", ""))
    expect(len(found) == 1 and "no import of CLow by Words" in found[0], "an import", found)
    expect(problems(root, LISTED) == [], "an import that is listed", found)

    page = os.path.join(root, "CONTRIBUTING.md")
    write(root, "CONTRIBUTING.md", f"{diagram.BEGIN}\nWords → CLow\n{diagram.END}\n")
    targets = table.read_lines("order.txt", LISTED.split("\n"))
    expect(diagram.problems(page, targets), "an outdated diagram", [])
    diagram.write(page, targets)
    expect(not diagram.problems(page, targets), "the diagram just written", [])


def problems(root, text):
    targets = table.read_lines("order.txt", text.split("\n"))
    return Check(root, os.path.join(root, ".build/debug/index/store"), targets).problems()


def expect(condition, what, found):
    if not condition:
        sys.exit("the check didn't report as expected: " + what + "\n" + "\n".join(found))


def write(root, path, text):
    path = os.path.join(root, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace("\n        ", "\n").lstrip("\n"))


def build(root):
    built = subprocess.run(["swift", "build", "--package-path", root], capture_output=True, text=True)
    if built.returncode:
        sys.exit(built.stdout + built.stderr)
