"""Compares the pictures of a scene by two renderers: python3 compare-pictures.py NAME A B

Fails if the mean difference of a channel is above 1/255, or if more than 0.5 % of the pixels differ
by more than 16/255 in any channel.
"""

import sys

import numpy
from PIL import Image

name, ours, theirs = sys.argv[1:]
a, b = (numpy.asarray(Image.open(path).convert("RGBA"), int) for path in (ours, theirs))
if a.shape != b.shape:
    sys.exit(f"{name}: {a.shape[1]} x {a.shape[0]} pixels, but librsvg drew {b.shape[1]} x {b.shape[0]}")
distance = abs(a - b)
means = distance.mean(axis=(0, 1))
off = 100 * (distance.max(axis=2) > 16).mean()
print(f"{name}: mean difference {means.max():.3f}/255, {off:.3f} % of pixels off by more than 16")
if means.max() > 1 or off > 0.5:
    sys.exit(f"{name}: librsvg draws its SVG differently; at most 1/255 and 0.5 % are allowed")
