// Gradients between two circles with different centres.
//
// The circles between them have the centre start + t·(end − start) and the radius r0 + t·(r1 − r0).
// With p the pixel relative to the start, c the vector between the centres and g the growth of the
// radius, a pixel is on those circles whose t solves A·t² − 2·B·t + C = 0, where A = c·c − g²,
// B = p·c + r0·g and C = p·p − r0². Each root is computed in the form without cancellation.

#include "gradient.h"

#pragma STDC FP_CONTRACT OFF

typedef double f64x8 __attribute__((vector_size(64)));
typedef int64_t i64x8 __attribute__((vector_size(64)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32)));

CPIXELS_INLINE f64x8 choose(i64x8 mask, f64x8 a, f64x8 b) {
  return (f64x8)(((i64x8)a & mask) | ((i64x8)b & ~mask));
}

/// The numbers of a focal gradient.
enum { CENTRE_X, CENTRE_Y, GROWTH, RADIUS, SQUARE };

/// Returns, for each of eight pixels, the largest t whose circle has a radius of 0 or more; `none`
/// is set for pixels without one.
CPIXELS_INLINE f64x8 latest(const double numbers[8], f64x8 x, f64x8 y, i64x8 *none) {
  const f64x8 zero = {0};
  double growth = numbers[GROWTH], radius = numbers[RADIUS], a = numbers[SQUARE];
  f64x8 b = x * numbers[CENTRE_X] + y * numbers[CENTRE_Y] + radius * growth;
  f64x8 c = x * x + y * y - radius * radius;
  f64x8 first, second;
  i64x8 missing;
  if (a == 0) {
    missing = b == 0;
    first = c / choose(missing, zero + 1, b * 2);
    second = first;
  } else {
    f64x8 inside = b * b - a * c;
    missing = ~(inside >= 0);
    f64x8 root = __builtin_elementwise_sqrt(choose(missing, zero, inside));
    f64x8 sum = choose(b < 0, b - root, b + root);
    f64x8 one = sum / a;
    f64x8 other = c / choose(sum == 0, zero + 1, sum);
    other = choose(sum == 0, one, other);
    first = choose(one > other, one, other);
    second = choose(one > other, other, one);
  }
  i64x8 fits = radius + first * growth >= 0;
  f64x8 t = choose(fits, first, second);
  *none = missing | ~(radius + t * growth >= 0);
  return t;
}

static void focal_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels) {
  const cpixels_gradient *self = (const cpixels_gradient *)source;
  double u = self->base[0] + y * self->down[0], v = self->base[1] + y * self->down[1];
  const f64x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  double entries = self->table.length;
  int32_t end = x + count;
  for (int32_t block = x & -CPIXELS_BLOCK; block < end; block += CPIXELS_BLOCK) {
    f32x8 halves[2];
    i32x8 without[2];
    for (int half = 0; half < 2; half++) {
      f64x8 column = lanes + (double)(block + 8 * half);
      i64x8 none;
      f64x8 t = latest(self->numbers, column * self->across[0] + u, column * self->across[1] + v,
                       &none);
      halves[half] = __builtin_convertvector(t * entries, f32x8);
      without[half] = __builtin_convertvector(none, i32x8);
    }
    f32x16 place;
    int32_t missing[CPIXELS_BLOCK];
    memcpy(&place, halves, sizeof(place));
    memcpy(missing, without, sizeof(missing));
    int32_t from = x > block ? x - block : 0;
    int32_t to = end - block < CPIXELS_BLOCK ? end - block : CPIXELS_BLOCK;
    i32x16 index = cpixels_table_index(&self->table, place);
    uint8_t *next = cpixels_write_block(&self->table, index, from, to, pixels);
    if (!self->source.is_opaque) {
      for (int32_t lane = from; lane < to; lane++) {
        if (missing[lane]) memset(pixels + 4 * (lane - from), 0, 4);
      }
    }
    pixels = next;
  }
}

void cpixels_gradient_make_focal(cpixels_gradient *gradient, const cpixels_paint *paint) {
  double x = paint->end[0] - paint->start[0], y = paint->end[1] - paint->start[1];
  double growth = paint->radii[1] - paint->radii[0], distance = x * x + y * y;
  double square = distance - growth * growth;
  // The circles touch from within; the remainder is rounding error.
  if (square * square <= 1e-24 * distance * distance) square = 0;
  gradient->source.row = focal_row;
  gradient->numbers[CENTRE_X] = x;
  gradient->numbers[CENTRE_Y] = y;
  gradient->numbers[GROWTH] = growth;
  gradient->numbers[RADIUS] = paint->radii[0];
  gradient->numbers[SQUARE] = square;
  // Every pixel is on a circle only if one of the two circles contains the other.
  if (square >= 0) gradient->source.is_opaque = 0;
}
