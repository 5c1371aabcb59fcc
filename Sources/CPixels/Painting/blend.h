/// Compositing rows of premultiplied 8-bit pixels, source over, exactly rounded.
#ifndef CPIXELS_BLEND_H
#define CPIXELS_BLEND_H

#include <stdint.h>

/// Gives `count` pixels one premultiplied colour.
void cpixels_row_fill(uint8_t *pixels, int32_t count, const uint8_t color[4]);

/// Paints one premultiplied colour over `count` pixels.
void cpixels_row_over(uint8_t *pixels, int32_t count, const uint8_t color[4]);

/// Paints one premultiplied colour over `count` pixels, each by its coverage.
void cpixels_row_over_covered(uint8_t *pixels, int32_t count, const uint8_t color[4],
                              const uint8_t *coverage);

/// Paints one premultiplied colour over `count` groups of four pixels, each pixel by its coverage.
/// The groups begin at these x; `row` begins at `left`.
void cpixels_row_over_fours(uint8_t *row, int32_t left, int32_t count, const int32_t *x,
                            const uint8_t color[4], const uint8_t *coverage);

/// Composites premultiplied colours over four pixels, `between` others and four more: `color` over
/// the fours, with one byte of coverage per pixel, and `color_between` over those between them.
void cpixels_row_over_edges(uint8_t *pixels, int32_t between, const uint8_t color[4],
                            const uint8_t color_between[4], const uint8_t coverage[8]);

/// Composites a row of premultiplied pixels over another, each by its coverage; NULL means full
/// coverage.
void cpixels_row_over_row(uint8_t *pixels, int32_t count, const uint8_t *source,
                          const uint8_t *coverage);

#endif
