"""Chooses mutants: a target in turn, a category by weight, a site at random."""
import random

from sites import WEIGHTS, sites


class Sites:
    """The sites of sources, found once."""

    def __init__(self, tree):
        self.tree, self.known = tree, {}

    def of(self, path):
        if path not in self.known:
            self.known[path] = sites(self.tree.read(path), path.endswith(".swift"))
        return self.known[path]


def plan(package, found, seed, chosen):
    """Yields mutants as target, path and site, each once, in an order that the seed decides."""
    dice = random.Random(seed)
    pools = {}
    for target in chosen:
        pool = {}
        for path in package.sources(target):
            for site in found.of(path):
                pool.setdefault(site.category, []).append((path, site))
        pools[target] = pool
    while any(pools.values()):
        order = [t for t in chosen if pools[t]]
        dice.shuffle(order)
        for target in order:
            pool = pools[target]
            names = sorted(pool)
            category = dice.choices(names, [WEIGHTS[name] for name in names])[0]
            path, site = pool[category].pop(dice.randrange(len(pool[category])))
            if not pool[category]:
                del pool[category]
            yield target, path, site


def places(package, found, chosen, wanted):
    """Yields all mutants of lines, each given as `PATH:LINE`."""
    for place in wanted:
        path, _, line = place.rpartition(":")
        for target in chosen:
            if path in package.sources(target):
                source = found.tree.read(path)
                for site in found.of(path):
                    if source.count("\n", 0, site.start) + 1 == int(line):
                        yield target, path, site
