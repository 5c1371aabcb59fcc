"""Chooses mutants: each target in turn, a category by weight, a site at random."""
import random

from sites import WEIGHTS, sites


def plan(package, tree, seed, chosen):
    """Yields mutants as target, path and site, each once, in an order that depends on the seed."""
    dice = random.Random(seed)
    pools = {}
    for target in chosen:
        pool = {}
        for path in package.sources(target):
            source = tree.read(path)
            for site in sites(source, path.endswith(".swift")):
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
