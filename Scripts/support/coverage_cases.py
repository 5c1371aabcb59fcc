"""Random paths and strokes of every kind."""

import random

SIDE = 96
IDENTITY = (1, 0, 0, 1, 0, 0)


def cases(seed, count):
    """Yields `count` cases of each kind: its name, the path, the pen (width, cap, join, miter limit,
    dash, phase) or None, whether the rule is even-odd, and the matrix."""
    rng = random.Random(seed)

    def place(low=4, high=SIDE - 4):
        return rng.uniform(low, high)

    def points(number, low=4, high=SIDE - 4):
        return [place(low, high) for _ in range(2 * number)]

    def polyline(number, low=4, high=SIDE - 4):
        lines = [("L", *points(1, low, high)) for _ in range(number)]
        return [("M", *points(1, low, high))] + lines

    def curves(number, reach=0):
        path = [("M", *points(1))]
        for _ in range(number):
            degree = rng.choice((2, 3))
            controls = points(degree - 1, 4 - reach, SIDE - 4 + reach)
            path.append(("Q" if degree == 2 else "C", *controls, *points(1)))
        return path

    def circle(x, y, r):
        k = 0.5522847498307936 * r
        return [("M", x + r, y), ("C", x + r, y + k, x + k, y + r, x, y + r),
                ("C", x - k, y + r, x - r, y + k, x - r, y),
                ("C", x - r, y - k, x - k, y - r, x, y - r),
                ("C", x + k, y - r, x + r, y - k, x + r, y), ("Z",)]

    def rectangle(x, y, w, h):
        return [("M", x, y), ("L", x + w, y), ("L", x + w, y + h), ("L", x, y + h), ("Z",)]

    def sliver():
        x, y = points(1)
        return [("M", *points(1)), ("L", x, y),
                ("L", x + rng.uniform(-.5, .5), y + rng.uniform(-.5, .5)), ("Z",)]

    def pen(low, high, dash=(), phase=0.0):
        limit = rng.choice((2.0, 4.0, 10.0))
        return (rng.uniform(low, high), rng.randrange(3), rng.randrange(3), limit, dash, phase)

    def skew():
        return (rng.uniform(.3, 1.6), rng.uniform(-.5, .5), rng.uniform(-.8, .8),
                rng.uniform(.3, 1.2), rng.uniform(-10, 20), rng.uniform(-10, 20))

    def closed(path):
        return path + [("Z",)] if rng.random() < 0.4 else path

    def dashed():
        pattern = tuple(rng.uniform(2, 12) for _ in range(rng.choice((1, 2, 2, 3))))
        return pen(1, 14, pattern, rng.uniform(-20, 20))

    few = lambda: rng.randint(1, 3)
    fills = {
        "polygon": lambda: polyline(rng.randint(3, 14), -20, SIDE + 20) + [("Z",)],
        "curves": lambda: curves(rng.randint(2, 6), 14) + [("Z",)],
        "rectangles": lambda: sum((rectangle(*points(1), *points(1, 1, 30)) for _ in "123456"), []),
        "slivers": lambda: sum((sliver() for _ in "12345678"), []),
        "circles": lambda: sum((circle(*points(1), place(1, 20)) for _ in "1234"), []),
    }
    for name, make in fills.items():
        for index in range(count):
            yield name, make(), None, index % 2 == 1, IDENTITY
    strokes = {
        "lines": lambda: (closed(polyline(rng.randint(1, 6))), pen(1, 14), IDENTITY),
        "curved lines": lambda: (closed(curves(few())), pen(1, 14), IDENTITY),
        "skewed lines": lambda: (closed(curves(few())), pen(1, 14), skew()),
        "dashes": lambda: (closed(curves(few())), dashed(), IDENTITY),
        "thin lines": lambda: (closed(polyline(rng.randint(1, 6))), pen(.3, 1.5), IDENTITY),
        "wide lines": lambda: (closed(curves(few())), pen(10, 40), IDENTITY),
    }
    for name, make in strokes.items():
        for _ in range(count):
            path, a_pen, matrix = make()
            yield name, path, a_pen, False, matrix
