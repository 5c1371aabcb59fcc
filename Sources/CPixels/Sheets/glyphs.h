#ifndef CPIXELS_GLYPHS_H
#define CPIXELS_GLYPHS_H

#include <stdint.h>

enum {
  /// Printable ASCII, then ×, …, Δ, and a box for everything else.
  CPIXELS_GLYPH_COUNT = 99,
  CPIXELS_GLYPH_TIMES = 95,
  CPIXELS_GLYPH_ELLIPSIS = 96,
  CPIXELS_GLYPH_DELTA = 97,
  CPIXELS_GLYPH_OTHER = 98,
};

/// A font of 5 × 9 pixels for captions.
extern const uint8_t cpixels_glyphs[CPIXELS_GLYPH_COUNT][9];

#endif
