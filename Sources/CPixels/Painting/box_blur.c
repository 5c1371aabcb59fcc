// Three box blurs of a line.
//
// A box covers 2·radius + 1 pixels and a fraction of one more at either end, so that three of them
// have exactly the requested variance (P. Gwosdek et al., “Theoretical Foundations of Gaussian
// Convolution by Extended Box Filtering”, 2011). Sums are integers; their factors are computed
// once, in double precision.

#include "box_blur.h"

#include <stdlib.h>
#include <string.h>

#include "cpixels_raster.h"
#include "integers.h"

#pragma STDC FP_CONTRACT OFF

static cpixels_box_filter box_of(double deviation) {
  if (!(deviation > 0)) return (cpixels_box_filter){-1, 1, 0};
  double limited = deviation < CPIXELS_LARGEST_BLUR ? deviation : CPIXELS_LARGEST_BLUR;
  double variance = limited * limited / 3;
  int32_t radius = (int32_t)((__builtin_elementwise_sqrt(1 + 12 * variance) - 1) / 2);
  double l = radius, length = 2 * l + 1;
  double share = length * (variance - l * (l + 1) / 3) / (2 * ((l + 1) * (l + 1) - variance));
  double whole = length + 2 * share;
  return (cpixels_box_filter){radius, (float)(1 / whole), (float)(share / whole)};
}

int32_t cpixels_blur_reach(double deviation) { return 3 * (box_of(deviation).radius + 1); }

/// Fills the positions beyond the ends.
static void fill_margins(cpixels_lanes *places, int32_t count, int32_t margin, int repeats) {
  const cpixels_lanes nothing = {0};
  cpixels_lanes first = repeats ? places[margin] : nothing;
  cpixels_lanes last = repeats ? places[margin + count - 1] : nothing;
  for (int32_t index = 0; index < margin; index++) {
    places[index] = first;
    places[margin + count + index] = last;
  }
}

/// Applies one box. `from` and `to` begin with a margin of radius + 1 positions.
static void pass(const cpixels_lanes *from, cpixels_lanes *to, int32_t count, cpixels_box_filter box) {
  int32_t margin = box.radius + 1;
  cpixels_lanes sum = {0};
  for (int32_t index = 1; index < 2 * margin - 1; index++) sum += from[index];
  for (int32_t index = 0; index < count; index++) {
    cpixels_lanes ends = from[index] + from[index + 2 * margin];
    sum += from[index + 2 * margin - 1];
    f32x16 value = __builtin_convertvector(sum, f32x16) * box.inner +
                   __builtin_convertvector(ends, f32x16) * box.outer;
    to[margin + index] = __builtin_convertvector(value + 0.5f, cpixels_lanes);
    sum -= from[index + 1];
  }
}

int cpixels_blur_line_make(cpixels_blur_line *line, double deviation, int repeats, int32_t from,
                           int32_t to, int32_t start, int32_t end) {
  line->box = box_of(deviation);
  line->repeats = repeats;
  line->margin = line->box.radius + 1;
  int32_t between = repeats ? 0 : 2 * line->margin;
  line->first = smaller(from, start) - between;
  line->count = larger(to, end) + between - line->first;
  size_t size = ((size_t)line->count + 2 * (size_t)line->margin) * sizeof(cpixels_lanes);
  line->places = aligned_alloc(64, size);
  line->other = aligned_alloc(64, size);
  return line->places && line->other;
}

void cpixels_blur_line_free(cpixels_blur_line *line) {
  free(line->places);
  free(line->other);
}

void cpixels_blur_line_clear(cpixels_blur_line *line) {
  memset(line->places, 0,
         ((size_t)line->count + 2 * (size_t)line->margin) * sizeof(cpixels_lanes));
}

void cpixels_blur_line_apply(cpixels_blur_line *line) {
  if (line->margin == 0) return;
  cpixels_lanes *from = line->places, *to = line->other;
  for (int round = 0; round < 3; round++) {
    fill_margins(from, line->count, line->margin, line->repeats);
    pass(from, to, line->count, line->box);
    cpixels_lanes *swapped = from;
    from = to, to = swapped;
  }
  line->places = from;
  line->other = to;
}
