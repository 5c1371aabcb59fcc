"""The polygons of a path or a stroke, in a simple implementation."""

import math

BUTT, ROUND, SQUARE = 0, 1, 2
MITER, ROUND_JOIN, BEVEL = 0, 1, 2


def polygons_of(path, pen):
    subpaths = flatten(path)
    if not pen:
        return [points for points, _, _ in subpaths]
    width, cap, join, limit, pattern, phase = pen
    if pattern:
        subpaths = dashes(subpaths, pattern, phase)
    return sum((outline(subpath, width, cap, join, limit) for subpath in subpaths), [])


def flatten(path):
    """Subpaths: points, whether each is smooth (inside a curve), and whether the subpath is closed."""
    subpaths = []
    for verb, *numbers in path:
        if verb == "Z":
            subpaths[-1][2] = True
            continue
        new = list(zip(numbers[::2], numbers[1::2]))
        if verb == "M":
            subpaths.append([new, [False], False])
        elif verb == "L":
            subpaths[-1][0].extend(new)
            subpaths[-1][1].append(False)
        else:
            chords = curve_points([subpaths[-1][0][-1]] + new)
            subpaths[-1][0].extend(chords)
            subpaths[-1][1].extend([True] * (len(chords) - 1) + [False])
    return subpaths


def curve_points(controls):
    hodograph = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(controls, controls[1:])]

    def at(points, t):
        while len(points) > 1:
            points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                      for a, b in zip(points, points[1:])]
        return points[0]

    result = []

    def piece(begin, end, first, last, depth):
        # Finer if the curve turns fast: near a cusp.
        (ax, ay), (bx, by) = first, last
        turn = math.atan2(abs(ax * by - ay * bx), ax * bx + ay * by)
        if turn > 0.002 and depth:
            middle = (begin + end) / 2
            between = at(hodograph, middle)
            piece(begin, middle, first, between, depth - 1)
            piece(middle, end, between, last, depth - 1)
        else:
            result.append(at(controls, end))

    # At its ends the outermost chords have the curve's own direction, which caps and miters use.
    places = [0, 1e-6] + [k / 600 for k in range(1, 600)] + [1 - 1e-6, 1]
    tangents = [at(hodograph, t) for t in places]
    for k in range(len(places) - 1):
        piece(places[k], places[k + 1], tangents[k], tangents[k + 1], 20)
    result[-1] = controls[-1]
    return result


def dashes(subpaths, pattern, phase):
    pattern = pattern * (1 + len(pattern) % 2)
    result = []
    for points, smooth, closed in subpaths:
        points, smooth = list(points), list(smooth)
        if closed:
            points.append(points[0])
            smooth.append(False)
        left, entry = phase % sum(pattern), 0
        while left >= pattern[entry]:
            left -= pattern[entry]
            entry = (entry + 1) % len(pattern)
        left = pattern[entry] - left
        dash = [[points[0]], [False], False]
        for a, b, kind in zip(points, points[1:], smooth[1:]):
            size, done = math.dist(a, b), 0
            while size - done > left:
                done += left
                cut = tuple(p + (q - p) * done / size for p, q in zip(a, b))
                dash[0].append(cut)
                dash[1].append(False)
                if entry % 2 == 0:
                    result.append(dash)
                dash = [[cut], [False], False]
                entry = (entry + 1) % len(pattern)
                left = pattern[entry]
            left -= size - done
            dash[0].append(b)
            dash[1].append(kind)
        if entry % 2 == 0:
            result.append(dash)
    return result


def outline(subpath, width, cap, join, limit):
    """Polygons of one orientation whose union is the stroke."""
    r = width / 2
    polygons = []

    def put(polygon):
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1]))
        polygons.append(polygon if area > 0 else polygon[::-1])

    def fan(c, start, turn):
        steps = max(1, int(abs(turn) * 40))
        angles = [start + turn * k / steps for k in range(steps + 1)]
        put([c] + [(c[0] + r * math.cos(a), c[1] + r * math.sin(a)) for a in angles])

    points, smooth, closed = subpath
    line = [(points[0], False)]
    for point, kind in zip(points[1:], smooth[1:]):
        if math.dist(point, line[-1][0]) > 1e-9:
            line.append((point, kind))
    if closed and math.dist(points[0], line[-1][0]) > 1e-9:
        line.append((points[0], False))
    angles = [math.atan2(b[1] - a[1], b[0] - a[0]) for (a, _), (b, _) in zip(line, line[1:])]
    for (a, _), (b, _), angle in zip(line, line[1:], angles):
        x, y = r * math.sin(angle), -r * math.cos(angle)
        put([(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y)])
    joints = [(line[k + 1], angles[k], angles[k + 1]) for k in range(len(angles) - 1)]
    if closed:
        joints.append(((line[-1][0], False), angles[-1], angles[0]))
    for (c, is_smooth), before, after in joints:
        turn = math.remainder(after - before, 2 * math.pi)
        outer = before - math.copysign(math.pi / 2, turn)
        if is_smooth or join == ROUND_JOIN:
            fan(c, outer, turn)
            if is_smooth:
                fan(c, outer + math.pi, turn)
            continue
        a = (c[0] + r * math.cos(outer), c[1] + r * math.sin(outer))
        b = (c[0] + r * math.cos(outer + turn), c[1] + r * math.sin(outer + turn))
        tip = []
        if join == MITER and 1 <= limit * math.cos(turn / 2):
            reach, middle = r / math.cos(turn / 2), outer + turn / 2
            tip = [(c[0] + reach * math.cos(middle), c[1] + reach * math.sin(middle))]
        put([c, a] + tip + [b])
    if not closed:
        for (c, _), angle in ((line[0], angles[0] + math.pi), (line[-1], angles[-1])):
            x, y = r * math.cos(angle), r * math.sin(angle)
            if cap == ROUND:
                fan(c, angle - math.pi / 2, math.pi)
            elif cap == SQUARE:
                put([(c[0] - y, c[1] + x), (c[0] - y + x, c[1] + x + y),
                     (c[0] + y + x, c[1] - x + y), (c[0] + y, c[1] - x)])
    return polygons
