"""The graph of uses between the files of the package, and its cycles."""

import os
import re
from collections import namedtuple

from index_store import IndexStore

# A use: the target and file of both sides, their lines, and what is used.
Edge = namedtuple("Edge", "user user_line used used_line name")

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"')


def edges(root, store, targets):
    """Every use of a declaration in another file, and the sources that weren't compiled."""
    index = IndexStore(store, root)
    owner = Owner(targets)
    found, declared, defined, uses = {}, {}, {}, []
    for path, records in sorted(index.records().items()):
        if owner(path) is None:
            continue
        for record in sorted(records):
            declares, defines, used = index.occurrences(record)
            for symbol, line in declares.items():
                declared.setdefault(symbol, {}).setdefault(path, line)
            for symbol, line in defines.items():
                defined.setdefault(symbol, {}).setdefault(path, line)
            uses += [(path, use) for use in used]
        found[path] = True
    result = set()
    for path, use in uses:
        # C sources link against definitions, which headers only declare.
        places = defined.get(use.symbol) or declared.get(use.symbol) or {}
        # A file that declares the symbol itself, as a header does with an opaque type, uses no
        # other file.
        if len(places) == 1 and path not in places and path not in declared.get(use.symbol, {}):
            (used, line), = places.items()
            result.add(Edge(owner(path), use.line, owner(used), line, use.name))
    result |= includes(root, targets, owner)
    return sorted(result), missing(root, targets, found)


class Owner:
    """The target of a path, and the path inside it."""

    def __init__(self, targets):
        self.paths = sorted(((t.path + "/", t.name) for t in targets.values()), reverse=True)

    def __call__(self, path):
        for prefix, name in self.paths:
            if path.startswith(prefix):
                return (name, path[len(prefix):])
        return None


def sources(root, target, suffixes):
    for folder, _, files in os.walk(os.path.join(root, target.path)):
        for file in sorted(files):
            if file.endswith(suffixes):
                yield os.path.relpath(os.path.join(folder, file), root)


def missing(root, targets, found):
    """The sources that the build hasn't compiled."""
    return [
        path for target in targets.values() if target.trait is None
        for path in sources(root, target, (".swift", ".c")) if path not in found
    ]


def includes(root, targets, owner):
    """The quoted includes of C files; found beside the file, in the target, or in `include`."""
    result = set()
    for target in targets.values():
        for path in sources(root, target, (".c", ".h")):
            folders = [os.path.dirname(path), target.path, target.path + "/include"]
            with open(os.path.join(root, path), encoding="utf-8") as file:
                for number, line in enumerate(file, 1):
                    match = INCLUDE.match(line)
                    if not match:
                        continue
                    for folder in folders:
                        used = os.path.normpath(os.path.join(folder, match[1]))
                        if os.path.isfile(os.path.join(root, used)) and owner(used):
                            result.add(Edge(owner(path), number, owner(used), 1, match[1]))
                            break
    return result


def neighbours(edges):
    """The graph with these edges: the set of used nodes by user."""
    graph = {}
    for user, used in edges:
        graph.setdefault(user, set()).add(used)
        graph.setdefault(used, set())
    return graph


def cycles(graph):
    """The strongly connected sets of nodes (Tarjan), largest first, without single nodes."""
    index, low, stack, waiting, found = {}, {}, [], set(), []
    for start in sorted(graph):
        if start in index:
            continue
        work = [(start, iter(sorted(graph[start])))]
        while work:
            node, rest = work[-1]
            if node not in index:
                index[node] = low[node] = len(index)
                stack.append(node)
                waiting.add(node)
            pushed = False
            for next_node in rest:
                if next_node not in index:
                    work.append((next_node, iter(sorted(graph[next_node]))))
                    pushed = True
                    break
                if next_node in waiting:
                    low[node] = min(low[node], index[next_node])
            if pushed:
                continue
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[node])
            if low[node] == index[node]:
                component = []
                while True:
                    component.append(stack.pop())
                    waiting.discard(component[-1])
                    if component[-1] == node:
                        break
                if len(component) > 1:
                    found.append(sorted(component))
    return sorted(found, key=lambda c: (-len(c), c))
