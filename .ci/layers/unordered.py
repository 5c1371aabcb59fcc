"""Rewrites the table's exceptions for violations that are still to be fixed."""

import table

REASON = "not yet ordered"


def write(path, check):
    """Replaces the lines with the reason `not yet ordered` by the currently needed ones."""
    with open(path, encoding="utf-8") as file:
        lines = [line for line in file.read().split("\n") if not line.endswith(": " + REASON)]
    check.targets = table.read_lines(path, lines)
    for name, target in check.targets.items():
        needed = needed_lines(check, target)
        end = end_of(lines, name)
        lines[end:end] = ["  " + line for line in needed]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


def needed_lines(check, target):
    pairs = {
        (own, other) for edge, own, other in check.upward()
        if edge.user[0] == target.name and not check.exception(edge)
    }
    lines = [f"except {own} -> {other}: {REASON}" for own, other in sorted(pairs)]
    allowed = target.largest_cycle
    sizes = [
        len(cycle) for cycle in check.cycles(target)
        if not any(set(cycle) <= files for files, _ in target.cycles)
    ]
    if sizes and not allowed:
        lines.append(f"cycles-up-to {max(sizes)}: {REASON}")
    return lines


def end_of(lines, name):
    """The number of the line after the last one of a target's block."""
    start = next(i for i, line in enumerate(lines) if line.split() == ["target", name])
    end = start + 1
    while end < len(lines) and lines[end].startswith("  "):
        end += 1
    return end
