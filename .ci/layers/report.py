"""Reports the number of violations per target, and the uses whose removal shortens cycles most."""

import graph


def folder_of(file):
    return file.split("/")[0] if "/" in file else "."


def report(check):
    """Prints one line per target: files, cycles of files, cycles of folders, uses of higher folders."""
    for target in check.targets.values():
        edges = [e for e in check.edges if e.user[0] == e.used[0] == target.name]
        files = sum(1 for _ in graph.sources(check.root, target, (".swift", ".c", ".h")))
        cycles = [len(cycle) for cycle in check.cycles(target)]
        folders = graph.neighbours(
            (folder_of(e.user[1]), folder_of(e.used[1])) for e in edges
        )
        folder_cycles = graph.cycles(folders)
        print(
            f"{target.name}: {files} files, largest cycle {max(cycles, default=1)}"
            + (f" (all: {' '.join(map(str, cycles))})" if len(cycles) > 1 else "")
            + f"; {len(folders)} folders"
            + "".join(f", {len(cycle)} in a cycle: {' '.join(cycle)}" for cycle in folder_cycles)
        )
    for line in upward_lines(check):
        print(line)


def upward_lines(check):
    pairs = {}
    for edge, own, other in check.upward():
        pairs.setdefault((edge.user[0], own, other), []).append(edge)
    if pairs:
        yield "\nUses of a higher folder (target, from -> to, uses, an example):"
    for (name, own, other), edges in sorted(pairs.items(), key=lambda p: (p[0][0], -len(p[1]))):
        yield f"  {name} {own} -> {other}: {len(edges)}  {check.sentence(edges[0])}"


def details(check, name, count=20):
    """Prints the cycles of a target, and the size of the largest cycle without each use."""
    target = check.targets[name]
    by_pair = {}
    for edge in check.edges:
        if edge.user[0] == edge.used[0] == name:
            by_pair.setdefault((edge.user[1], edge.used[1]), []).append(edge)
    for cycle in check.cycles(target):
        print(f"A cycle of {len(cycle)} files: {' '.join(cycle)}\n")
    if not check.cycles(target):
        return
    largest = set(check.cycles(target)[0])
    pairs = [pair for pair in by_pair if set(pair) <= largest]

    def without(removed):
        left = graph.cycles(graph.neighbours(p for p in pairs if p not in removed))
        return len(left[0]) if left else 1

    print("The largest cycle without one of its files:")
    sizes = [(without({p for p in pairs if file in p}), file) for file in sorted(largest)]
    for size, file in sorted(sizes)[:count]:
        uses = sum(len(by_pair[p]) for p in pairs if p[0] == file)
        print(f"  {size}  {file} ({uses} uses of others in the cycle)")
    print("\nThe largest cycle without the uses of one file by another:")
    sizes = [(without({pair}), len(by_pair[pair]), pair) for pair in pairs]
    for size, uses, pair in sorted(sizes)[:count]:
        print(f"  {size}  {uses} uses, {check.sentence(by_pair[pair][0])}")
