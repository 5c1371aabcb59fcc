"""Measures coverage against the exact area of random paths and strokes, in 1/255 of a pixel.

The reference shares no code with the library: curves become hundreds of chords, a stroke is the union
of a quadrilateral per chord, a fan per joint and the caps. Coverage is the area of that union, with its
winding resolved.

    coverage.py LIBRARY [SEEDS [CASES]]         the table; exit status 1 beyond the bounds
    coverage.py LIBRARY --case SEED CASES INDEX one case in numbers
    coverage.py LIBRARY --cairo [SEEDS [CASES]] also cairo, and cairo 16 times as large
"""

import ctypes
import sys
from ctypes import byref, c_double, c_int32, c_size_t, c_void_p

from coverage_cases import SIDE, cases
from coverage_reference import polygons_of

# Per kind of path: the mean over all pixels, the mean over those at edges, the worst pixel.
BOUNDS = (0.04, 1.0, 16.0)


def structure(name, **fields):
    return type(name, (ctypes.Structure,), {"_fields_": list(fields.items())})


Path = structure("Path", verbs=c_void_p, count=c_size_t, numbers=c_void_p)
Matrix = structure("Matrix", **dict.fromkeys(("a", "b", "c", "d", "tx", "ty"), c_double))
Pen = structure("Pen", width=c_double, cap=c_int32, join=c_int32, limit=c_double, dash=c_void_p,
                dash_count=c_size_t, phase=c_double)
Box = structure("Box", left=c_int32, top=c_int32, right=c_int32, bottom=c_int32)


def doubles(values):
    values = list(values)
    return (c_double * len(values))(*values)


class Kernels:
    def __init__(self, library):
        self.c = ctypes.CDLL(library)
        self.c.cpixels_shape_make.restype = c_void_p
        self.shape = c_void_p(self.c.cpixels_shape_make())

    def coverage(self, path, pen, even_odd, matrix):
        verbs = bytes("MLQCZ".index(verb) for verb, *_ in path)
        numbers = doubles(number for _, *rest in path for number in rest)
        c_path = Path(ctypes.cast(verbs, c_void_p), len(verbs), ctypes.cast(numbers, c_void_p))
        c_matrix, box = Matrix(*matrix), Box(0, 0, SIDE, SIDE)
        self.c.cpixels_shape_reset(self.shape, box)
        if pen:
            width, cap, join, limit, pattern, phase = pen
            dash = doubles(pattern)
            c_pen = Pen(width, cap, join, limit, ctypes.cast(dash, c_void_p), len(pattern), phase)
            self.c.cpixels_shape_add_stroke(self.shape, byref(c_path), byref(c_pen),
                                            byref(c_matrix))
        else:
            self.c.cpixels_shape_add_path(self.shape, byref(c_path), byref(c_matrix))
        covered = ctypes.create_string_buffer(SIDE * SIDE)
        assert self.c.coverage_of_shape(self.shape, int(even_odd), SIDE, covered)
        return covered.raw

    def exact(self, path, pen, even_odd, matrix):
        a, b, c, d, tx, ty = matrix
        numbers, ends = [], []
        for polygon in polygons_of(path, pen):
            for x, y in polygon:
                numbers += (a * x + c * y + tx, b * x + d * y + ty)
            ends.append(len(numbers) // 2)
        result = (c_double * (SIDE * SIDE))()
        self.c.exact_area(doubles(numbers), (c_size_t * len(ends))(*ends), c_size_t(len(ends)),
                          int(even_odd), SIDE, result)
        return list(result)

    def cairo(self, path, pen, even_odd, matrix, times):
        """Draws with cairo at `times` the size, and averages."""
        import cairo

        surface = cairo.ImageSurface(cairo.FORMAT_A8, SIDE * times, SIDE * times)
        context = cairo.Context(surface)
        context.scale(times, times)
        context.transform(cairo.Matrix(*matrix))
        at = (0, 0)
        for verb, *p in path:
            if verb == "M":
                context.move_to(*p)
            elif verb == "L":
                context.line_to(*p)
            elif verb == "Z":
                context.close_path()
            else:
                if verb == "Q":
                    p = [at[0] + (p[0] - at[0]) * 2 / 3, at[1] + (p[1] - at[1]) * 2 / 3,
                         p[2] + (p[0] - p[2]) * 2 / 3, p[3] + (p[1] - p[3]) * 2 / 3, *p[2:]]
                context.curve_to(*p)
            at = p[-2:]
        if pen:
            width, cap, join, limit, pattern, phase = pen
            context.set_line_width(width)
            context.set_line_cap(cap)
            context.set_line_join(join)
            context.set_miter_limit(limit)
            context.set_dash(pattern, phase)
            context.stroke()
        else:
            context.set_fill_rule(int(even_odd))
            context.fill()
        surface.flush()
        result = (c_double * (SIDE * SIDE))()
        data = (ctypes.c_char * len(surface.get_data())).from_buffer(surface.get_data())
        self.c.average(data, c_size_t(surface.get_stride()), times, SIDE, result)
        return list(result)


def errors(reference, covered):
    """The mean, the mean at edges, the worst."""
    distances = [abs(a - b) for a, b in zip(reference, covered)]
    edges = [distance for distance, a, b in zip(distances, reference, covered)
             if 0.001 < a < 254.999 or 0 < b < 255]
    return sum(distances) / len(distances), sum(edges) / max(1, len(edges)), max(distances)


def table(kernels, seeds, count, with_cairo):
    engines = ["ours"] + ["cairo", "cairo 16x"] * with_cairo
    found = {}
    for seed in range(1, seeds + 1):
        for index, (kind, *case) in enumerate(cases(seed, count)):
            exact = kernels.exact(*case)
            pictures = [kernels.coverage(*case)]
            if with_cairo:
                pictures += [kernels.cairo(*case, 1), kernels.cairo(*case, 16)]
            for engine, picture in zip(engines, pictures):
                where = f"--case {seed} {count} {index}"
                found.setdefault((kind, engine), []).append((*errors(exact, picture), where))
    passed = True
    print(f"{'':13}{'':10}{'mean':>8}{'edge':>8}{'max':>8}   worst case")
    for (kind, engine), rows in found.items():
        worst = max(rows, key=lambda row: row[2])
        figures = [sum(row[k] for row in rows) / len(rows) for k in (0, 1)] + [worst[2]]
        is_good = all(figure <= bound for figure, bound in zip(figures, BOUNDS))
        passed &= is_good or engine != "ours"
        print(f"{kind:13}{engine:10}{figures[0]:8.4f}{figures[1]:8.3f}{figures[2]:8.1f}   "
              f"{worst[3]}{'' if is_good or engine != 'ours' else '   BEYOND THE BOUNDS'}")
    print("bounds " + " " * 16 + "".join(f"{bound:8g}" for bound in BOUNDS))
    return passed


def show(kernels, seed, count, index):
    kind, *case = list(cases(seed, count))[index]
    exact, covered = kernels.exact(*case), kernels.coverage(*case)
    distances = [abs(a - b) for a, b in zip(exact, covered)]
    print(kind, *case, sep="\n")
    for at in sorted(range(len(distances)), key=lambda at: -distances[at])[:10]:
        print(f"({at % SIDE}, {at // SIDE}): exact {exact[at]:.2f}, ours {covered[at]}")


def main(arguments):
    kernels = Kernels(arguments.pop(0))
    if arguments[:1] == ["--case"]:
        show(kernels, *map(int, arguments[1:]))
        return 0
    with_cairo = arguments[:1] == ["--cairo"]
    numbers = [int(number) for number in arguments[with_cairo:]]
    seeds, count = numbers + [10, 17][len(numbers):]
    return 0 if table(kernels, seeds, count, with_cairo) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
