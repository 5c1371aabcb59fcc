"""Compiles targets without writing anything, to find the mutants that the compiler refuses."""
import json
import os
import re
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor

# Options of a build that a check doesn't take, with the number of words that follow each.
LEFT_OUT = {
    "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-c": 0, "-incremental": 0,
    "-emit-dependencies": 0, "-enable-batch-mode": 0, "-serialize-diagnostics": 0,
    "-index-store-path": 1, "-parseable-output": 0, "-emit-objc-header": 0,
    "-emit-objc-header-path": 1,
}

# Expressions that take the type checker longer than this, in seconds, are refused. The compiler's
# own limit is ten minutes, and one switch inside a long expression can reach it.
SECONDS_PER_EXPRESSION = 5


def commands(tree, targets):
    """Returns the compiler's commands for targets as in the last build; none without a build.

    Tests link modules that are built for the host if a macro is one of their dependencies. Only
    those modules are current, so they are preferred.
    """
    plan = tree / ".build/debug.yaml"
    result, for_tools = {}, {}
    node = None
    for line in plan.read_text().splitlines() if plan.exists() else []:
        if line.startswith('  "') and line.endswith(":"):
            node = line.strip()[1:-2]
        elif line.startswith("    args: [") and node:
            words = json.loads(line.split(": ", 1)[1])
            swift = re.fullmatch(r"C\.(\w+)-[\w-]+?-debug(-tool)?\.module", node)
            c = re.fullmatch(r".*/debug/(\w+)(-tool)?\.build/.*\.[cS]\.o", node)
            if (found := swift or c) and found[1] in targets:
                (for_tools if found[2] else result).setdefault(found[1], []).append(words)
    return result | for_tools


# The running compilers, which are killed if the check is interrupted.
running = set()


def check(tree, commands_of_target, switch, is_swift):
    """Returns what the compiler prints about a target, without building it."""
    printed = []
    for words in commands_of_target:
        kept, skip = [], 0
        for word in words:
            if skip or word in LEFT_OUT or word.startswith("-j"):
                skip = LEFT_OUT.get(word, 0) if not skip else skip - 1
                continue
            kept.append(word)
        if is_swift:
            source = str(tree / switch)
            listed = any(word.startswith("@") and source in open(word[1:]).read() for word in kept)
            limit = f"-solver-expression-time-threshold={SECONDS_PER_EXPRESSION}"
            # Type-checking alone doesn't report missing returns and uninitialised variables.
            kept += ["-emit-sil", "-o", "/dev/null"]
            kept += ["-wmo", "-suppress-warnings", "-Xfrontend", limit]
            kept += [] if listed else [source]
        else:
            # The output and the dependencies are the only files that this would write.
            kept = [w for i, w in enumerate(kept)
                    if w not in ("-MD", "-o", "-MF", "-MT") and kept[i - 1] not in ("-o", "-MF", "-MT")]
            kept += ["-fsyntax-only", "-w"]
        process = subprocess.Popen(
            kept, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        running.add(process)
        printed.append(process.communicate()[0])
        running.discard(process)
        if process.returncode == -signal.SIGKILL:
            break
    return "\n".join(printed)


def check_all(tree, found):
    """Checks several targets at a time; `found` lists the arguments of `check` for each."""
    with ThreadPoolExecutor(max_workers=min(4, os.cpu_count() or 1)) as pool:
        try:
            return list(pool.map(lambda each: check(tree, *each), found))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list(running):
                process.kill()
            raise
