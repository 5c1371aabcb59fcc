"""Compares the graph of uses with the table."""

import os

import graph


class Check:
    def __init__(self, root, store, targets):
        self.root, self.targets = root, targets
        self.edges, self.missing = graph.edges(root, store, targets)
        self.used_exceptions = set()

    def problems(self):
        """Every violation as a sentence; empty if the sources follow the table."""
        if self.missing:
            return [f"{path}: isn't in the index; build everything first" for path in self.missing]
        return (
            self.unknown_folders() + self.foreign_uses() + self.upward_uses()
            + self.unlisted_cycles() + self.needless_exceptions()
        )

    # What the table doesn't know

    def unknown_folders(self):
        problems = []
        for target in self.targets.values():
            prefix = target.path + "/"
            files = [
                path[len(prefix):]
                for path in graph.sources(self.root, target, (".swift", ".c", ".h"))
            ]
            folders = {target.folder(file) for file in files}
            listed = set().union(*target.layers)
            problems += [
                f"{prefix}{folder}: the table doesn't list this folder"
                for folder in sorted(folders - listed)
            ]
            problems += [
                f"{prefix}{folder}: the table lists this folder, which has no source"
                for folder in sorted(listed - folders)
            ]
        return problems

    # Uses

    def foreign_uses(self):
        """One use per file of each target that the table doesn't allow."""
        found = {}
        for edge in self.edges:
            user, used = edge.user[0], edge.used[0]
            if user != used and used not in self.targets[user].imports:
                found.setdefault((edge.user, used), edge)
        return [
            f"{self.sentence(edge)}: the table lists no import of {used} by {edge.user[0]}"
            for (_, used), edge in found.items()
        ]

    def upward(self):
        """The uses of declarations from a higher folder, with both folders."""
        for edge in self.edges:
            target = self.targets[edge.user[0]]
            if edge.used[0] == target.name:
                own, other = target.folder(edge.user[1]), target.folder(edge.used[1])
                levels = target.level(own), target.level(other)
                if None not in levels and levels[0] < levels[1]:
                    yield edge, own, other

    def upward_uses(self):
        problems = []
        for edge, own, other in self.upward():
            exception = self.exception(edge)
            if exception:
                self.used_exceptions.add(exception)
            else:
                problems.append(f"{self.sentence(edge)}: the folder {other} is above {own}")
        return problems

    def exception(self, edge):
        """The line of the table that allows a use, as (target, from, to)."""
        target = self.targets[edge.user[0]]
        for user in target.names(edge.user[1]):
            for used in target.names(edge.used[1]):
                if (user, used) in target.exceptions:
                    return (target.name, user, used)
        return None

    def sentence(self, edge):
        user = os.path.join(self.targets[edge.user[0]].path, edge.user[1])
        used = os.path.join(self.targets[edge.used[0]].path, edge.used[1])
        return f"{user}:{edge.user_line}: uses {edge.name} of {used}:{edge.used_line}"

    # Cycles

    def cycles(self, target):
        pairs = [
            (edge.user[1], edge.used[1]) for edge in self.edges
            if edge.user[0] == edge.used[0] == target.name
        ]
        return graph.cycles(graph.neighbours(pairs))

    def unlisted_cycles(self):
        problems = []
        for target in self.targets.values():
            allowed, _ = target.largest_cycle or (0, "")
            sizes, unused = [0], [files for files, _ in target.cycles]
            for cycle in self.cycles(target):
                unused = [files for files in unused if not set(cycle) <= files]
                if any(set(cycle) <= files for files, _ in target.cycles):
                    continue
                sizes.append(len(cycle))
                if len(cycle) > allowed:
                    problems += self.describe(target, cycle)
            problems += [
                f"the table lists a cycle of {target.name} that doesn't exist: {' '.join(sorted(files))}"
                for files in unused
            ]
            if max(sizes) < allowed:
                problems.append(
                    f"the table allows cycles of {allowed} files in {target.name};"
                    f" the largest has {max(sizes)}: lower the number"
                )
        return problems

    def describe(self, target, cycle):
        """A cycle that isn't listed, with one use of each file of it."""
        found, left = [], set(cycle)
        for edge in self.edges:
            if edge.user[0] == edge.used[0] == target.name:
                if edge.user[1] in left and edge.used[1] in cycle:
                    left.discard(edge.user[1])
                    found.append("  " + self.sentence(edge))
        heading = f"{target.path}: {len(cycle)} files form a cycle that the table doesn't list:"
        return ["\n".join([heading] + found)]

    def needless_exceptions(self):
        listed = {
            (target.name, user, used)
            for target in self.targets.values() for user, used in target.exceptions
        }
        return [
            f"the table allows {user} -> {used} in {name}, which nothing needs: remove the line"
            for name, user, used in sorted(listed - self.used_exceptions)
        ]
