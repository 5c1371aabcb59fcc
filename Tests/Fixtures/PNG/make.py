#!/usr/bin/env python3
"""Writes small PNG files of every colour type, depth, interlacing and transparency, and the pixels
that each file must decode to. Needs only Python, and uses neither libpng nor our reader.

c<colour type>d<depth>i<interlaced>t<tRNS>.png; pixels.txt has name, width, height, RGBA in hex.
"""
import os, random, struct, zlib

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
          (0, 1, 1, 2)]


def chunk(name, data):
    return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))


def pack(samples, depth):
    """Samples of a row as bytes."""
    if depth == 16:
        return b''.join(struct.pack('>H', s) for s in samples)
    bits = ''.join(format(s, '0%db' % depth) for s in samples)
    bits += '0' * (-len(bits) % 8)
    return bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))


def paeth(a, b, c):
    p = a + b - c
    return min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]


def filtered(kind, row, above, step):
    out = bytearray([kind])
    for i, value in enumerate(row):
        a = row[i - step] if i >= step else 0
        b = above[i]
        c = above[i - step] if i >= step else 0
        guess = [0, a, b, (a + b) // 2, paeth(a, b, c)][kind]
        out.append((value - guess) & 255)
    return bytes(out)


def make(color_type, depth, interlaced, transparent, width, height, seed):
    r = random.Random(seed)
    n, most = CHANNELS[color_type], (1 << depth) - 1
    grid = [[tuple(r.choice((0, most, r.randint(0, most))) for _ in range(n))
             for _ in range(width)] for _ in range(height)]
    head = b'\x89PNG\r\n\x1a\n' + chunk(
        b'IHDR', struct.pack('>IIBBBBB', width, height, depth, color_type, 0, 0, interlaced))
    # Gamma must be ignored, and so must text that can't be inflated.
    head += chunk(b'gAMA', struct.pack('>I', 100000)) + chunk(b'zTXt', b'k\0\0not zlib')
    palette = [tuple(r.randrange(256) for _ in range(3)) for _ in range(1 << min(depth, 8))]
    alphas, key = [], None
    if color_type == 3:
        head += chunk(b'PLTE', b''.join(map(bytes, palette)))
    if transparent and color_type == 3:
        alphas = [r.randrange(256) for _ in range(max(1, len(palette) // 2))]
        head += chunk(b'tRNS', bytes(alphas))
    elif transparent:
        key = grid[height // 2][width // 2]
        head += chunk(b'tRNS', b''.join(struct.pack('>H', s) for s in key))
        if depth == 16:
            # One apart in the low byte alone: no key, but equal once both are 8 bits.
            grid[0][0] = tuple(s ^ 1 for s in key)
    raw, step = b'', max(1, n * depth // 8)
    for x0, y0, dx, dy in PASSES if interlaced else [(0, 0, 1, 1)]:
        above = None
        for y in range(y0, height, dy):
            pixels = [grid[y][x] for x in range(x0, width, dx)]
            if not pixels:
                break
            row = pack([s for p in pixels for s in p], depth)
            raw += filtered(r.randrange(5), row, above or bytes(len(row)), step)
            above = row
    data = zlib.compress(raw, 9)
    cut = len(data) // 2
    tail = chunk(b'IDAT', data[:cut]) + chunk(b'IDAT', b'') + chunk(b'IDAT', data[cut:])
    file = head + tail + chunk(b'tEXt', b'a\0b') + chunk(b'IEND', b'')

    def to8(s):
        return (s * 255 * 2 + most) // (2 * most)

    def rgba(p):
        if color_type == 3:
            return palette[p[0]] + (alphas[p[0]] if p[0] < len(alphas) else 255,)
        alpha = to8(p[-1]) if n in (2, 4) else 0 if p == key else 255
        color = tuple(map(to8, p[:3] if n >= 3 else p[:1] * 3))
        return color + (alpha,)

    return file, bytes(v for row in grid for p in row for v in rgba(p))


if __name__ == '__main__':
    here = os.path.dirname(os.path.abspath(__file__))
    lines = []
    for color_type, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16),
                               6: (8, 16)}.items():
        for depth in depths:
            for interlaced in (0, 1):
                for transparent in (0, 1) if color_type in (0, 2, 3) else (0,):
                    name = f'c{color_type}d{depth}i{interlaced}t{transparent}'
                    width, height = (9, 6) if interlaced else (5, 3)
                    file, pixels = make(color_type, depth, interlaced, transparent, width, height,
                                        name)
                    with open(os.path.join(here, name + '.png'), 'wb') as out:
                        out.write(file)
                    lines.append(f'{name} {width} {height} {pixels.hex()}\n')
    with open(os.path.join(here, 'pixels.txt'), 'w') as out:
        out.writelines(lines)
