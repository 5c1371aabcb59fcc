"""The diagram and the table of targets in CONTRIBUTING.md, written from the table."""

import sys

BEGIN = "<!-- Written by `.ci/check-layers --write-diagram`. -->"
END = "<!-- End of the generated part. -->"


def text(targets):
    width = max(len(name) for name in targets)
    lines = ["<!-- not checked: written and compared by .ci/check-layers -->", "```text"]
    for target in targets.values():
        uses = ", ".join(direct_imports(target, targets))
        lines.append(f"{target.name.ljust(width)}  → {uses}" if uses else target.name)
    lines += ["```", "", "| target | question it answers | folders, the lowest first |", "|---|---|---|"]
    for target in targets.values():
        lines.append(f"| `{target.name}` | {target.question} | {folders(target)} |")
    return "\n".join(lines)


def direct_imports(target, targets):
    """The imports that no other import implies."""
    return [
        name for name in target.imports
        if not any(name in closure(other, targets) for other in target.imports if other != name)
    ]


def closure(name, targets):
    if name not in targets:
        return set()
    direct = set(targets[name].imports)
    return direct.union(*(closure(other, targets) for other in direct))


def folders(target):
    layers = [sorted(layer - {"."}) for layer in target.layers]
    return " ← ".join(", ".join(layer) for layer in layers if layer)


def parts(path):
    with open(path, encoding="utf-8") as file:
        before, begin, rest = file.read().partition(BEGIN)
    written, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{path}: the lines that enclose the diagram are missing:\n{BEGIN}\n{END}")
    return before, written, after


def write(path, targets):
    before, _, after = parts(path)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{before}{BEGIN}\n\n{text(targets)}\n\n{END}{after}")


def problems(path, targets):
    if parts(path)[1].strip() == text(targets):
        return []
    return ["CONTRIBUTING.md: the diagram differs from the table; run .ci/check-layers --write-diagram"]
