/// Three successive box blurs of a line of positions, which approximate a Gaussian.
#ifndef CPIXELS_BOX_BLUR_H
#define CPIXELS_BOX_BLUR_H

#include "vectors.h"

/// Sixteen numbers at one position, which are blurred independently of one another.
typedef i32x16 cpixels_lanes;

/// The weights of a box.
typedef struct {
  int32_t radius;      ///< pixels to either side of the middle; -1 if nothing is blurred
  float inner, outer;  ///< the weights of a pixel inside the box and of those at its ends
} cpixels_box_filter;

/// A line of positions: those of the source, those of the result, and memory for intermediate
/// passes. Positions more than two margins beyond the ends have no effect.
typedef struct {
  cpixels_box_filter box;
  int repeats;
  int32_t margin, first, count;  ///< positions: the first after the margin, and their number
  cpixels_lanes *places, *other;
} cpixels_blur_line;

/// Creates a line for blurring the positions from `from` to `to` into those from `start` to `end`.
///
/// The deviation is in pixels. Beyond its ends the source is 0. If `repeats` is nonzero, the result
/// must contain the source, and the values at the ends of the result continue beyond them. Returns 0
/// if memory runs out. The line must be freed in either case.
int cpixels_blur_line_make(cpixels_blur_line *line, double deviation, int repeats, int32_t from,
                           int32_t to, int32_t start, int32_t end);

void cpixels_blur_line_free(cpixels_blur_line *line);

/// Sets all positions to 0.
void cpixels_blur_line_clear(cpixels_blur_line *line);

/// Blurs all positions, which moves them in memory.
void cpixels_blur_line_apply(cpixels_blur_line *line);

/// Returns the address of a position. Valid until the next call of `apply`.
CPIXELS_INLINE cpixels_lanes *cpixels_blur_line_at(const cpixels_blur_line *line, int32_t at) {
  return line->places + line->margin + (at - line->first);
}

#endif
