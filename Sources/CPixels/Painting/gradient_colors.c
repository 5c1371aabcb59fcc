#include "paint.h"

#include <string.h>

#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// The number of fraction bits of a colour channel along a run, in addition to its 8 integer bits.
enum { FRACTION_BITS = 22 };

cpixels_ramp cpixels_ramp_of(const cpixels_paint *paint) {
  const cpixels_matrix *m = &paint->matrix;
  cpixels_ramp ramp = {1, 0, 0, paint->stops, paint->stop_count, 1};
  for (size_t index = 0; index < paint->stop_count; index++) {
    ramp.is_opaque &= paint->stops[index].color[3] == 65535;
  }
  double determinant = m->a * m->d - m->b * m->c;
  double dx = paint->end[0] - paint->start[0], dy = paint->end[1] - paint->start[1];
  double square = dx * dx + dy * dy;
  // A degenerate gradient has its end colour everywhere.
  if (!(square > 0) || !(determinant * determinant > 0)) return ramp;
  double u = dx / square, v = dy / square;
  // The paint's x is (d·X − c·Y)/determinant, its y is (a·Y − b·X)/determinant.
  ramp.across = (u * m->d - v * m->b) / determinant;
  ramp.down = (v * m->a - u * m->c) / determinant;
  ramp.base = ramp.across * (0.5 - m->tx) + ramp.down * (0.5 - m->ty) -
              (u * paint->start[0] + v * paint->start[1]);
  return ramp;
}

/// A range of linear colour change: between two stops, before the first, or after the last.
typedef struct {
  const cpixels_stop *from, *to;
  double begin, end;  ///< range of t; infinite on the outer sides
} segment;

static segment find_segment(const cpixels_ramp *ramp, double t, int backward) {
  const cpixels_stop *stops = ramp->stops;
  size_t count = ramp->stop_count, above = 0;
  while (above < count && (backward ? stops[above].location < t : stops[above].location <= t)) {
    above++;
  }
  const cpixels_stop *from = &stops[above > 0 ? above - 1 : 0];
  const cpixels_stop *to = &stops[above < count ? above : count - 1];
  return (segment){from, to, above > 0 ? from->location : -__builtin_inf(),
                   above < count ? to->location : __builtin_inf()};
}

/// Returns the number of pixels, 1…`count`, that are in the range if the first one is at t.
static int32_t pixels_within(segment in, double t, double across, int32_t count) {
  if (across == 0) return count;
  double steps = across > 0 ? (in.end - t) / across : (t - in.begin) / -across;
  if (!(steps < count)) return count;
  int32_t whole = (int32_t)steps;
  whole += whole < steps;
  return whole < 1 ? 1 : whole;
}

/// Returns the channels of a stop, 0…255.
CPIXELS_INLINE f64x4 channels_of(const cpixels_stop *stop) {
  return (f64x4){stop->color[0], stop->color[1], stop->color[2], stop->color[3]} / 257.0;
}

/// Rounds towards 0. Values are clamped, because those beyond the range, which no pixel needs,
/// could overflow the integer type.
CPIXELS_INLINE i32x4 bounded(f64x4 value) {
  const f64x4 zero = {0};
  value = __builtin_elementwise_max(__builtin_elementwise_min(value, zero + 2e9), zero - 2e9);
  return __builtin_convertvector(value, i32x4);
}

/// The channels of four pixels, and the increment to the next four. Each has 8 integer bits, the
/// byte to write, and 24 fraction bits.
typedef struct {
  u32x16 value, step;
} four_pixels;

CPIXELS_INLINE u32x16 concatenate(i32x4 a, i32x4 b, i32x4 c, i32x4 d) {
  i32x8 ab = __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7);
  i32x8 cd = __builtin_shufflevector(c, d, 0, 1, 2, 3, 4, 5, 6, 7);
  return (u32x16)__builtin_shufflevector(ab, cd, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
                                         15);
}

static four_pixels four_pixels_of(segment in, double t, double across) {
  const f64x4 none = {0};
  f64x4 first = channels_of(in.from), slope = none;
  double width = in.to->location - in.from->location;
  if (in.from != in.to && width > 0) {
    slope = (f64x4){in.to->color[0] - in.from->color[0], in.to->color[1] - in.from->color[1],
                    in.to->color[2] - in.from->color[2], in.to->color[3] - in.from->color[3]} /
            257.0 / width;
  }
  f64x4 each = slope * across * (1 << FRACTION_BITS);
  f64x4 begin = (first + slope * (t - in.from->location)) * (1 << FRACTION_BITS);
  u32x16 value = concatenate(bounded(begin), bounded(begin + each), bounded(begin + each * 2),
                             bounded(begin + each * 3));
  i32x4 step = bounded(each * 4);
  return (four_pixels){(value + (1 << (FRACTION_BITS - 1))) << (24 - FRACTION_BITS),
                       concatenate(step, step, step, step) << (24 - FRACTION_BITS)};
}

/// Writes a run of pixels with alpha 255. Returns the end.
static uint8_t *write_opaque(four_pixels at, int32_t count, uint8_t *pixels) {
  u32x16 value = at.value, step = at.step;
  for (; count >= 4; count -= 4, pixels += 16) {
    u8x16 four = __builtin_convertvector(value >> 24, u8x16);
    value += step;
    memcpy(pixels, &four, 16);
  }
  u8x16 four = __builtin_convertvector(value >> 24, u8x16);
  memcpy(pixels, &four, (size_t)count * 4);
  return pixels + 4 * (size_t)count;
}

/// Writes a run of premultiplied pixels. Returns the end.
static uint8_t *write_premultiplied(four_pixels at, int32_t count, uint8_t *pixels) {
  const u16x16 is_alpha = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  u32x16 value = at.value, step = at.step;
  for (; count > 0; count -= 4) {
    u16x16 channel = __builtin_convertvector(value >> 24, u16x16);
    u16x16 alpha = __builtin_shufflevector(channel, channel, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11,
                                           15, 15, 15, 15) | is_alpha;
    u16x16 product = channel * alpha + 128;
    u8x16 four = __builtin_convertvector((product + (product >> 8)) >> 8, u8x16);
    value += step;
    size_t size = count < 4 ? (size_t)count * 4 : 16;
    memcpy(pixels, &four, size);
    pixels += size;
  }
  return pixels;
}

void cpixels_ramp_row(const cpixels_ramp *ramp, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels) {
  while (count > 0) {
    double t = ramp->base + x * ramp->across + y * ramp->down;
    segment in = find_segment(ramp, t, ramp->across < 0);
    int32_t run = pixels_within(in, t, ramp->across, count);
    four_pixels at = four_pixels_of(in, t, ramp->across);
    int is_opaque = in.from->color[3] == 65535 && in.to->color[3] == 65535;
    pixels = is_opaque ? write_opaque(at, run, pixels) : write_premultiplied(at, run, pixels);
    x += run;
    count -= run;
  }
}
