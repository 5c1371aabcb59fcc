// Gaussian blur by three successive box blurs, along rows and then along columns.
//
// A box covers 2·radius + 1 pixels and a fraction of one more at either end, so that three of them
// have exactly the requested variance (P. Gwosdek et al., “Theoretical Foundations of Gaussian
// Convolution by Extended Box Filtering”, 2011). Values are kept in units of 1/256 of a byte and
// rounded to bytes once, after the last pass. Sums are integers; their factors are computed once,
// in double precision.

#include <stdlib.h>
#include <string.h>

#include "blend.h"
#include "cpixels_raster.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// Four rows or columns side by side: the channels of their pixels at one position.
typedef i32x16 lane_row;

typedef struct {
  int32_t radius;
  float inner, outer;  ///< the weights of a pixel inside the box and of those at its ends
} box_filter;

static box_filter box_of(double deviation) {
  if (!(deviation > 0)) return (box_filter){-1, 1, 0};
  double limited = deviation < CPIXELS_LARGEST_BLUR ? deviation : CPIXELS_LARGEST_BLUR;
  double variance = limited * limited / 3;
  int32_t radius = (int32_t)((__builtin_elementwise_sqrt(1 + 12 * variance) - 1) / 2);
  double l = radius, length = 2 * l + 1;
  double share = length * (variance - l * (l + 1) / 3) / (2 * ((l + 1) * (l + 1) - variance));
  double whole = length + 2 * share;
  return (box_filter){radius, (float)(1 / whole), (float)(share / whole)};
}

int32_t cpixels_blur_reach(double deviation) { return 3 * (box_of(deviation).radius + 1); }

/// Fills the positions beyond the ends.
static void fill_margins(lane_row *places, int32_t count, int32_t margin, int repeats) {
  const lane_row nothing = {0};
  lane_row first = repeats ? places[margin] : nothing;
  lane_row last = repeats ? places[margin + count - 1] : nothing;
  for (int32_t index = 0; index < margin; index++) {
    places[index] = first;
    places[margin + count + index] = last;
  }
}

/// Applies one box. `from` and `to` begin with a margin of radius + 1 positions.
static void pass(const lane_row *from, lane_row *to, int32_t count, box_filter box) {
  int32_t margin = box.radius + 1;
  lane_row sum = {0};
  for (int32_t index = 1; index < 2 * margin - 1; index++) sum += from[index];
  for (int32_t index = 0; index < count; index++) {
    lane_row ends = from[index] + from[index + 2 * margin];
    sum += from[index + 2 * margin - 1];
    f32x16 value = __builtin_convertvector(sum, f32x16) * box.inner +
                   __builtin_convertvector(ends, f32x16) * box.outer;
    to[margin + index] = __builtin_convertvector(value + 0.5f, lane_row);
    sum -= from[index + 1];
  }
}

/// A line of positions: those of the source, those of the result, and memory for intermediate
/// passes. Positions more than two margins beyond the ends have no effect.
typedef struct {
  box_filter box;
  int repeats;
  int32_t margin, first, count;  ///< positions: the first after the margin, and their number
  lane_row *places, *other;
} blur_line;

static int32_t lesser(int32_t a, int32_t b) { return a < b ? a : b; }
static int32_t greater(int32_t a, int32_t b) { return a > b ? a : b; }

/// Creates a line for blurring the positions from `from` to `to` into those from `start` to `end`.
static int make_line(blur_line *line, double deviation, int repeats, int32_t from, int32_t to,
                     int32_t start, int32_t end) {
  line->box = box_of(deviation);
  line->repeats = repeats;
  line->margin = line->box.radius + 1;
  int32_t between = repeats ? 0 : 2 * line->margin;
  line->first = lesser(from, start) - between;
  line->count = greater(to, end) + between - line->first;
  size_t size = ((size_t)line->count + 2 * (size_t)line->margin) * sizeof(lane_row);
  line->places = aligned_alloc(64, size);
  line->other = aligned_alloc(64, size);
  return line->places && line->other;
}

static void free_line(blur_line *line) {
  free(line->places);
  free(line->other);
}

/// Returns the address of a position in the line.
static lane_row *place(const blur_line *line, int32_t at) {
  return line->places + line->margin + (at - line->first);
}

/// Applies all three boxes, in place.
static void blur(blur_line *line) {
  if (line->margin == 0) return;
  lane_row *from = line->places, *to = line->other;
  for (int round = 0; round < 3; round++) {
    fill_margins(from, line->count, line->margin, line->repeats);
    pass(from, to, line->count, line->box);
    lane_row *swapped = from;
    from = to, to = swapped;
  }
  line->places = from;
  line->other = to;
}

/// Blurs rows, four at a time, into rows as wide as the result, in units of 1/256 of a byte.
static int blur_rows(const cpixels_canvas *to, const cpixels_canvas *from, uint16_t *fine,
                     double deviation, int repeats) {
  blur_line line;
  int made = make_line(&line, deviation, repeats, from->left, from->left + from->width, to->left,
                       to->left + to->width);
  for (int32_t top = 0; made && top < from->height; top += 4) {
    int32_t rows = lesser(from->height - top, 4);
    const uint8_t *pixels = from->pixels + (size_t)top * (size_t)from->width * 4;
    memset(line.places, 0, ((size_t)line.count + (size_t)line.margin) * sizeof(lane_row));
    for (int32_t x = 0; x < from->width; x++, pixels += 4) {
      u8x16 bytes = {0};
      for (int32_t row = 0; row < rows; row++) {
        memcpy((char *)&bytes + 4 * row, pixels + (size_t)row * (size_t)from->width * 4, 4);
      }
      *place(&line, from->left + x) = __builtin_convertvector(bytes, lane_row) << 8;
    }
    blur(&line);
    for (int32_t x = 0; x < to->width; x++) {
      u16x16 values = __builtin_convertvector(*place(&line, to->left + x), u16x16);
      for (int32_t row = 0; row < rows; row++) {
        size_t pixel = (size_t)(top + row) * (size_t)to->width + (size_t)x;
        memcpy(fine + pixel * 4, (char *)&values + 8 * row, 8);
      }
    }
  }
  free_line(&line);
  return made;
}

/// Blurs columns, four at a time, back to bytes.
static int blur_columns(cpixels_canvas *to, const cpixels_canvas *from, const uint16_t *fine,
                        double deviation, int repeats) {
  size_t width = (size_t)to->width;
  blur_line line;
  int made = make_line(&line, deviation, repeats, from->top, from->top + from->height, to->top,
                       to->top + to->height);
  for (size_t left = 0; made && left < width; left += 4) {
    size_t columns = width - left < 4 ? width - left : 4;
    memset(line.places, 0, ((size_t)line.count + (size_t)line.margin) * sizeof(lane_row));
    for (int32_t y = 0; y < from->height; y++) {
      u16x16 values = {0};
      memcpy(&values, fine + ((size_t)y * width + left) * 4, columns * 8);
      *place(&line, from->top + y) = __builtin_convertvector(values, lane_row);
    }
    blur(&line);
    for (int32_t y = 0; y < to->height; y++) {
      lane_row value = (*place(&line, to->top + y) + 128) >> 8;
      u8x16 bytes = __builtin_convertvector(value, u8x16);
      memcpy(to->pixels + ((size_t)y * width + left) * 4, &bytes, columns * 4);
    }
  }
  free_line(&line);
  return made;
}

int cpixels_blur(cpixels_canvas *canvas, const cpixels_canvas *layer, const double deviation[2],
                 int repeats_edges) {
  uint16_t *fine = malloc((size_t)canvas->width * (size_t)layer->height * 8);
  int blurred = fine && blur_rows(canvas, layer, fine, deviation[0], repeats_edges) &&
                blur_columns(canvas, layer, fine, deviation[1], repeats_edges);
  free(fine);
  return blurred;
}

/// Replaces the colour of every pixel, straight with 16 bits per channel, keeping its alpha.
static void tint(cpixels_canvas *canvas, const uint16_t color[4]) {
  u32x16 factors = {0};
  for (int lane = 0; lane < 16; lane++) {
    uint32_t alpha = lane % 4 == 3 ? 65535 : color[3];
    factors[lane] = (color[lane % 4] * alpha + 32767) / 65535;
  }
  size_t count = (size_t)canvas->width * (size_t)canvas->height * 4;
  for (size_t index = 0; index < count; index += 16) {
    size_t size = count - index < 16 ? count - index : 16;
    u8x16 some = {0};
    memcpy(&some, canvas->pixels + index, size);
    some = __builtin_shufflevector(some, some, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15,
                                   15);
    u32x16 product = __builtin_convertvector(some, u32x16) * factors + 32768;
    some = __builtin_convertvector((product + (product >> 16)) >> 16, u8x16);
    memcpy(canvas->pixels + index, &some, size);
  }
}

int cpixels_shadow(cpixels_canvas *shadow, const cpixels_canvas *layer, const uint16_t color[4],
                   const double deviation[2], const int32_t offset[2]) {
  cpixels_canvas moved = *layer;
  moved.left += offset[0];
  moved.top += offset[1];
  if (!cpixels_blur(shadow, &moved, deviation, 0)) return 0;
  tint(shadow, color);
  return cpixels_draw_layer(shadow, layer, 65535, NULL);
}
