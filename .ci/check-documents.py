#!/usr/bin/env python3
"""Checks every code block of the documentation and of docstrings; reports file and line of each defect.

Swift is type-checked against the modules of a build, as code of another package. A block's
declarations are private to it, and its other lines are the body of a function. Comments before a
block in Markdown, which readers don't see, control its check:

  <!-- given: SWIFT -->        code that the reader already has; a line `…` in it stands for the block, `…,` for
                               its lines as elements of a list.
                               All blocks can use the module in .ci/documents/Given.swift.
  <!-- trait: NAME -->         the block needs this package trait, and is checked with --trait
  <!-- output of: COMMAND -->  the command, run in an empty package, prints the block's lines in this
                               order; `…` is any number of lines
  <!-- not checked: REASON --> an exception

In a block, `…` replaces the body of a type or function, or omitted lines. Docstrings have no such
comments: the code that their examples need is in .ci/documents/docstrings.txt, and a test must
contain their outputs.

Blocks with `run`, `file`, `edit` or `output` are checked by .ci/check-example, those with `from` by
.ci/check-quotes.py. In shell blocks, and in commands within the text, the scripts, subcommands and
options must exist. Any other block needs one of these comments.

Usage: check-documents.py [BUILD]               BUILD is the folder of the built modules
       check-documents.py --trait NAME [BUILD]  only the Swift blocks that need the trait
       check-documents.py --self-test [BUILD]   checks that defects are reported
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Followed word for word by .ci/check-example.
EXECUTED = ("README.md", "Sources/Snapshot/Snapshot.docc/GettingStarted.md")
SKIPPED = ("CHANGELOG.md", ".github/", "Tests/")
COMMENT = re.compile(r"\s*<!-- ([a-z][a-z ]*)(?::\s*(.*?))?\s*-->\s*$", re.S)
DECLARATION = re.compile(
    r"(?:(?:public|package|internal|private|fileprivate|final|nonisolated|indirect)\s+)*"
    r"(?:struct|enum|class|actor|protocol|extension|func|typealias|macro)\b")
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
IMPORTS = {
    "Sources/Drawing/Drawing.docc/": ["Foundation", "Drawing", "Snapshot", "Testing"],
    "Sources/Drawing/": ["Foundation", "Drawing"],
    "Sources/DrawingControls/": ["Foundation", "DrawingControls"],
    "Sources/Gallery/": ["Foundation", "Drawing", "Gallery"],
    "Sources/Pixels/": ["Foundation", "Pixels", "Drawing", "Snapshot", "Testing"],
    "Sources/Scene/": ["Foundation", "Drawing"],
    "Sources/SwiftUIShim/CoreGraphics/": ["SwiftUI"],
    "Sources/SwiftUIShim/": ["SwiftUI", "Snapshot", "Testing"],
    "": ["Foundation", "FoundationNetworking", "Drawing", "Snapshot", "Testing"],
}


class Block:
    """A code block with the comments before it."""

    def __init__(self, path, line, language, lines, comments):
        self.path, self.line, self.language, self.lines = path, line, language, lines
        self.comments = comments

    def problem(self, text, line=None):
        return f"{self.path}:{line or self.line}: {text}"


def tracked(*patterns):
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z", *patterns],
                            cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).exists())


def blocks_of(path, numbered):
    """The code blocks in lines of Markdown. Each line is a pair of its number and its text."""
    blocks, comments, index = [], {}, 0
    while index < len(numbered):
        number, text = numbered[index]
        index += 1
        if text.lstrip().startswith("<!--"):
            while "-->" not in text and index < len(numbered):
                text += "\n" + numbered[index][1]
                index += 1
            if match := COMMENT.match(text):
                comments[match.group(1).strip().split(",")[0]] = match.group(2) or ""
        elif text.lstrip().startswith("```"):
            indentation = len(text) - len(text.lstrip())
            first, lines = index, []
            while index < len(numbered) and numbered[index][1].strip() != "```":
                lines.append(numbered[index][1][indentation:])
                index += 1
            line = numbered[first][0] if first < len(numbered) else number
            blocks.append(Block(path, line, text.strip()[3:], lines, comments))
            comments, index = {}, index + 1
        elif text.strip():
            comments = {}
    return blocks


def declarations_for_docstrings():
    """The lines of .ci/documents/docstrings.txt, by source file or by file and block number."""
    given, path = {}, None
    for line in (ROOT / ".ci/documents/docstrings.txt").read_text().splitlines():
        if line.startswith("# Sources/"):
            path = line[2:].strip()
            if not (ROOT / path.split(" ")[0]).exists():
                sys.exit(f"documents: .ci/documents/docstrings.txt names {path}, which doesn't exist")
        elif path:
            given[path] = given.get(path, "") + line + "\n"
    return given


def docstrings(path, text, given):
    """The blocks of a source file's docstrings, with the traits that the code around them needs."""
    blocks, run, traits, count = [], [], [], 0
    for number, line in enumerate(text.splitlines() + [""], 1):
        stripped = line.strip()
        if stripped.startswith("///"):
            run.append((number, stripped[3:].removeprefix(" ")))
            continue
        if run:
            found = blocks_of(path, run)
            for block in found:
                count += 1
                if words := given.get(f"{path} {count}") or given.get(path):
                    block.comments["given"] = words
                if traits and traits[-1]:
                    block.comments.setdefault("trait", traits[-1])
            blocks += found
            run = []
        if match := re.match(r"#if (\w+)", stripped):
            traits.append(match.group(1) if match.group(1) in (
                "Fonts", "InlineSnapshots", "CustomDump") else "")
        elif stripped.startswith("#if"):
            traits.append("")
        elif stripped == "#endif" and traits:
            traits.pop()
    return blocks


def without_attributes(text):
    """The text after its leading attributes, such as `@Test(arguments: …)`."""
    while match := re.match(r"@\w+", text):
        end, depth = match.end(), 0
        if text[end:end + 1] == "(":
            while end < len(text):
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                end += 1
                if depth == 0:
                    break
        text = text[end:].lstrip()
    return text


def chunks(lines):
    """The lines of a block as declarations, imports and statements, each a list of numbered lines."""
    found, current, attributes, depth = [], [], False, 0
    for number, line in lines:
        begins = line[:1].strip() and depth <= 0 and line[0] not in "})]." and not line.startswith('"""')
        if begins and not attributes or not found:
            current = []
            found.append(current)
        current.append((number, line))
        code = STRING.sub("", line.split("//")[0])
        depth += sum(code.count(sign) for sign in "{[(") - sum(code.count(sign) for sign in "}])")
        if begins or attributes:
            attributes = line.startswith("@") and depth <= 0 and not without_attributes(line)
    return found


def is_declaration(chunk):
    text = "\n".join(line for _, line in chunk)
    text = re.sub(r"\A(\s*//[^\n]*\n)+", "", text)
    return bool(DECLARATION.match(without_attributes(text)))


def privately(chunk):
    """The chunk with its declaration private to the file, because blocks share a module."""
    result, done = [], False
    for number, line in chunk:
        if not done:
            rest = without_attributes(line)
            if DECLARATION.match(rest):
                attributes = line[:len(line) - len(rest)]
                rest = re.sub(r"^(public|package|internal|private|fileprivate)\s+", "", rest)
                extends = re.match(r"extension [^{]*?[\w>]\s*:", rest)
                line = attributes + ("" if extends else "fileprivate ") + rest
                done = True
        result.append((number, line))
    return result


def without_ellipsis(line):
    if re.match(r".*\bfunc\b.*\{ … \}$", line):
        return line.replace("{ … }", "{ fatalError() }")
    return "" if line.strip() == "…" else line.replace("{ … }", "{}")


def source(block, index):
    """The file in which a block is compiled: its lines, each with its number in the document or None."""
    own = [(block.line + offset, without_ellipsis(line)) for offset, line in enumerate(block.lines)]
    if entry := re.match(r"\.(package|target|product)\(", block.lines[0] if block.lines else ""):
        # An element of a list in a manifest.
        kind = {"package": "Package.Dependency", "target": "Target", "product": "Target.Dependency"}
        block.comments["given"] = (
            f"import PackageDescription\nlet list: [{kind[entry.group(1)]}] = [\n…\n]")
    given = [(None, line) for line in block.comments.get("given", "").splitlines()]
    hole = next((place for place, (_, line) in enumerate(given) if line.strip() in ("…", "…,")), None)
    if hole is not None and given[hole][1].strip() == "…,":
        own = [(number, line + ",") for number, line in own]
    lines = given + own if hole is None else given[:hole] + own + given[hole + 1:]
    imports, declarations, statements = [], [], []
    for chunk in chunks(lines):
        first = next((line for _, line in chunk if line.strip()), "")
        if re.match(r"(@testable )?((public|internal) )?import \w", first):
            imports += [(n, re.sub(r"^(public|internal) ", "", line)) for n, line in chunk]
        elif is_declaration(chunk):
            declarations += privately(chunk)
        else:
            statements += chunk
    text = "\n".join(line for _, line in lines)
    if not any(number for number, _ in imports) and "import PackageDescription" not in text:
        folder = next(prefix for prefix in IMPORTS if block.path.startswith(prefix))
        for name in IMPORTS[folder]:
            imports += [(None, line) for line in
                        (f"#if canImport({name})", f"import {name}", "#endif")]
    if "import PackageDescription" not in text:
        imports.append((None, "@testable import Given"))
    if any(line.strip() for _, line in statements):
        is_async = " async" if re.search(r"\bawait\b", "\n".join(l for _, l in statements)) else ""
        declarations += [(None, f"fileprivate func block{index}(){is_async} throws {{")]
        declarations += statements + [(None, "}")]
    return imports + declarations


def modules_and_flags(build):
    flags = ["-swift-version", "6", "-parse-as-library", "-I", str(build / "Modules"),
             "-Xcc", f"-fmodule-map-file={ROOT}/Sources/CPNG/module.modulemap"]
    # The C modules of packages that this one depends on, such as swift-syntax.
    checkouts = build.resolve().parents[1] / "checkouts"
    for path in sorted(checkouts.glob("*/Sources/*/include/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    for folder in ("CPixels", "CReport", "CPreviews", "CShaping"):
        if (build / f"{folder}.build/module.modulemap").exists():
            flags += ["-Xcc", f"-fmodule-map-file={build}/{folder}.build/module.modulemap"]
    if (ROOT / "Sources/SwiftUIShim/CCoreGraphics").exists():
        flags += ["-Xcc", f"-I{ROOT}/Sources/SwiftUIShim/CCoreGraphics/include"]
    if (macros := build / "SwiftUIMacros-tool").exists():
        flags += ["-load-plugin-executable", f"{macros}#SwiftUIMacros"]
    return flags


def compile_swift(blocks, build):
    """Type-checks the blocks and returns their problems."""
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        flags = modules_and_flags(build)
        made = subprocess.run(
            ["swiftc", "-emit-module", "-module-name", "Given", "-enable-testing",
             "-emit-module-path", str(work / "Given.swiftmodule"), *flags,
             str(ROOT / ".ci/documents/Given.swift")], capture_output=True, text=True)
        if made.returncode != 0:
            return [made.stdout + made.stderr]
        manifest = pathlib.Path(subprocess.run(["swiftc", "-print-target-info"], capture_output=True,
                                               text=True, check=True).stdout.split(
            '"runtimeResourcePath": "')[1].split('"')[0]) / "pm/ManifestAPI"
        groups = {"code": [], "files": [], "manifests": []}
        for index, block in enumerate(blocks):
            lines = source(block, index)
            text = "\n".join(line for _, line in lines)
            group = ("manifests" if "import PackageDescription" in text
                     else "files" if re.search(r"^import (SwiftUI|CoreGraphics)", text, re.M)
                     else "code")
            path = work / f"{group}-{index}.swift"
            path.write_text(text + "\n")
            groups[group].append((path, block, lines))
        for group, members in groups.items():
            if not members:
                continue
            extra = ["-I", str(manifest), "-package-description-version", "6.3"] \
                if group == "manifests" else ["-I", str(work), *flags]
            if group == "manifests":
                # Every manifest declares `package`, so each is checked separately.
                runs = [[member] for member in members]
            else:
                runs = [members]
            for members in runs:
                checked = subprocess.run(
                    ["swiftc", "-typecheck", "-whole-module-optimization",
                     "-module-name", f"Documents_{group}", "-diagnostic-style", "llvm", *extra, *(str(path) for path, _, _ in members)],
                    capture_output=True, text=True)
                problems += diagnostics(checked, members)
    return problems


def diagnostics(checked, members):
    files = {str(path): (block, lines) for path, block, lines in members}
    problems = []
    for line in checked.stderr.splitlines():
        match = re.match(r"(.*?\.swift):(\d+):\d+: (error|warning): (.*)", line)
        if not match or match.group(1) not in files:
            continue
        if match.group(3) == "warning" and "deprecated" not in match.group(4):
            continue
        block, lines = files[match.group(1)]
        number, text = lines[int(match.group(2)) - 1]
        problems.append(block.problem(f"{match.group(4)}: {text.strip()}", number))
    if checked.returncode != 0 and not problems:
        problems.append(checked.stderr[-4000:])
    return problems


class Tool:
    """The subcommands of the tool, with the text of their help."""

    def __init__(self, build):
        self.path, self.helps = build / "SnapshotTool", {}

    def help(self, name):
        if name not in self.helps:
            asked = subprocess.run([self.path, "help", *([name] if name else [])],
                                   capture_output=True, text=True)
            self.helps[name] = asked.stdout if asked.returncode == 0 else None
        return self.helps[name]

    def problem(self, words):
        """The problem with a command line's subcommand or options, or `None`."""
        names = [word for word in words if not word.startswith("-")]
        if not names:
            return None
        if not re.search(rf"^  {re.escape(names[0])}\b", self.help("") or "", re.M):
            return f"the tool has no command “{names[0]}”"
        for word in words:
            option = word.split("=")[0]
            if option.startswith("--") and not re.search(
                    rf"(?<![\w-]){re.escape(option)}(?![\w-])", self.help(names[0]) or ""):
                return f"“snapshot {names[0]}” has no option “{option}”"
        return None


def command_problem(command, tool):
    """The problem with one shell command, found without running it, or `None`."""
    try:
        words = shlex.split(command, comments=True)
    except ValueError:
        return None
    while words and re.match(r"\w+=", words[0]):
        words = words[1:]
    if words and words[0] in ("bash", "sh", "exec"):
        words = words[1:]
    if words[:2] == ["swift", "run"] and "snapshot" in words:
        return tool.problem(words[words.index("snapshot") + 1:])
    if words[:2] == ["swift", "package"] and "snapshot" in words:
        return tool.problem(words[words.index("snapshot") + 1:])
    if words[:1] == ["snapshot"]:
        return tool.problem(words[1:])
    if words and re.match(r"(Scripts|\.ci|Benchmarks|Fuzzing)/[\w-][\w.-]*$", words[0]):
        script = ROOT / words[0]
        if not script.exists():
            return f"there is no {words[0]}"
        text = script.read_text()
        if "swift run" in text or "exec" in text and '"$@"' in text:
            return None
        for word in words[1:]:
            if word.startswith("--") and word.split("=")[0] not in text:
                return f"{words[0]} has no option “{word}”"
    return None


def check_commands(path, text, tool):
    """The problems with the commands in shell blocks and between backticks in the text."""
    problems, language = [], None
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            language = line.strip()[3:] or "text" if language is None else None
            continue
        if language in ("sh", "bash"):
            commands = re.split(r"&&|\|\||;|\| ", line.split("  #")[0])
        elif language is None:
            commands = re.findall(
                r"`((?:\w+=\S+ )*(?:swift (?:run|package)|snapshot|Scripts/|\.ci/|Benchmarks/)[^`]*)`",
                line)
            commands = [command for command in commands if "…" not in command]
        else:
            continue
        for command in commands:
            if problem := command_problem(command.strip(), tool):
                problems.append(f"{path}:{number}: {problem}")
    return problems


def json_problems(block, tool):
    """The problems with a JSON file and with the commands that it contains."""
    try:
        json.loads("\n".join(block.lines))
    except ValueError as error:
        return [block.problem(f"no JSON: {error}")]
    problems = []
    for offset, line in enumerate(block.lines):
        if match := re.match(r'\s*"command": (".*"),?$', line):
            if problem := command_problem(json.loads(match.group(1)), tool):
                problems.append(block.problem(problem, block.line + offset))
    return problems


def is_tested(block):
    """Whether a test contains the lines of a docstring's output, with any indentation."""
    lines = "\n".join(line.strip() for line in block.lines)
    return any(lines in "\n".join(line.strip() for line in (ROOT / name).read_text().splitlines())
               for name in tracked("Tests/*.swift"))


def check_output(block, tool):
    """Runs a command in an empty package and compares what it prints."""
    command = block.comments["output of"]
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder) / "Package"
        package.mkdir()
        (package / "Package.swift").write_text("// swift-tools-version: 6.3\n")
        (pathlib.Path(folder) / "snapshot").symlink_to(tool.path)
        result = subprocess.run(["sh", "-c", command], cwd=package, stdin=subprocess.DEVNULL, text=True,
                                env={"PATH": f"{folder}:/usr/bin:/bin", "HOME": folder},
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    printed, position, anywhere = result.stdout.splitlines(), 0, True
    for offset, line in enumerate(block.lines):
        if line.strip() == "…":
            anywhere = True
            continue
        rest = printed[position:] if anywhere else printed[position:position + 1]
        if line not in rest:
            return [block.problem(f"“{command}” doesn't print this line here: {line}\n"
                                  + result.stdout[-3000:], block.line + offset)]
        position, anywhere = position + rest.index(line) + 1, False
    return []


def check(documents, tool, build):
    """The problems in `documents`, a dictionary of texts by path, and the number of blocks."""
    problems, swift, count, given = [], [], 0, declarations_for_docstrings()
    for path, text in documents.items():
        if path.endswith(".md"):
            blocks = blocks_of(path, list(enumerate(text.splitlines(), 1)))
            problems += check_commands(path, text, tool)
        else:
            blocks = docstrings(path, text, given)
        for block in blocks:
            count += 1
            kinds = {kind.split()[0] for kind in block.comments}
            executed = kinds & {"run", "file", "output"} and "output of" not in block.comments
            if "output of" in block.comments:
                problems += check_output(block, tool)
            elif "not checked" in block.comments:
                if len(block.comments["not checked"].split()) < 3:
                    problems.append(block.problem("an exception without a reason"))
            elif executed or "from" in kinds:
                if executed and path not in EXECUTED:
                    problems.append(block.problem("nothing runs this document"))
            elif block.language == "swift":
                if "trait" not in block.comments or block.lines[0].startswith(".package("):
                    swift.append(block)
            elif block.language == "json" and path.endswith(".md"):
                problems += json_problems(block, tool)
            elif not path.endswith(".md"):
                if not is_tested(block):
                    problems.append(block.problem("no test contains this output"))
            elif block.language not in ("sh", "bash"):
                problems.append(block.problem("nothing checks this block; see .ci/check-documents.py"))
    return problems + (compile_swift(swift, build) if swift else []), count


def read_documents():
    pages = [name for name in tracked("*.md") if not name.startswith(SKIPPED)]
    sources = tracked("Sources/*.swift")
    return {name: (ROOT / name).read_text() for name in pages + sources}


def self_test(tool, build):
    page = ("# Page\n\n```swift\nlet a: Int = \"text\"\n```\n\n```swift\nassertSnapshot(of: 1, as: .no)\n"
            "```\n\n```sh\nswift run snapshot acept --all\nswift run snapshot accept --everything\n"
            "Scripts/none\n```\n\n```text\nout\n```\n\n<!-- output of: echo one -->\n```text\ntwo\n```\n\n"
            "Run `swift run snapshot reveiw`.\n\n<!-- not checked -->\n```json\n{}\n```\n")
    problems, _ = check({"Page.md": page}, tool, build)
    for line in (4, 8, 12, 13, 14, 18, 23, 26, 30):
        if not any(problem.startswith(f"Page.md:{line}:") for problem in problems):
            sys.exit(f"self-test: no problem in line {line}:\n" + "\n".join(problems))
    print("documents: defects are reported")


def main():
    arguments = sys.argv[1:]
    testing = "--self-test" in arguments
    trait = arguments[arguments.index("--trait") + 1] if "--trait" in arguments else None
    rest = [word for word in arguments if word not in ("--self-test", "--trait", trait)]
    build = pathlib.Path(rest[0] if rest else ROOT / ".build/debug").resolve()
    if not (build / "Modules/Snapshot.swiftmodule").exists():
        sys.exit(f"documents: {build} contains no built modules; run swift build")
    tool = Tool(build)
    if testing:
        return self_test(tool, build)
    documents = read_documents()
    if trait:
        given = declarations_for_docstrings()
        needing = [block for path, text in documents.items()
                   for block in (blocks_of(path, list(enumerate(text.splitlines(), 1)))
                                 if path.endswith(".md") else docstrings(path, text, given))
                   if block.comments.get("trait") == trait and "not checked" not in block.comments
                   and block.language == "swift"]
        problems, count = compile_swift(needing, build), len(needing)
        if not needing:
            problems = [f"no block needs the trait {trait}"]
    else:
        problems, count = check(documents, tool, build)
    if problems:
        sys.exit("\n".join(problems) + f"\ndocuments: {len(problems)} problems in {count} blocks")
    print(f"documents: {count} blocks match")


main()
