// Gradients around a point.

#include "gradient.h"

#pragma STDC FP_CONTRACT OFF

/// Returns the direction of each vector in turns, 0…1, clockwise from +x with y growing down.
///
/// The minimax polynomial approximates the arc tangent of 0…1 in turns with an error of 4e-8, below
/// the 1e-7 of single precision and the 1.2e-4 of one table entry.
CPIXELS_INLINE f32x16 turns_of(f32x16 x, f32x16 y) {
  const f32x16 zero = {0};
  f32x16 across = cpixels_select(x < 0, -x, x), down = cpixels_select(y < 0, -y, y);
  i32x16 steep = down > across;
  f32x16 longer = cpixels_select(steep, down, across);
  f32x16 shorter = cpixels_select(steep, across, down);
  f32x16 ratio = shorter / cpixels_select(longer > 0, longer, zero + 1);
  f32x16 square = ratio * ratio;
  f32x16 sum = square * 0x1.1c32a0p-10f + -0x1.5e811ap-8f;
  sum = sum * square + 0x1.9f4096p-7f;
  sum = sum * square + -0x1.591264p-6f;
  sum = sum * square + 0x1.0240f6p-5f;
  sum = sum * square + -0x1.b26414p-5f;
  sum = sum * square + 0x1.45f2b4p-3f;
  f32x16 turns = sum * ratio;
  turns = cpixels_select(steep, 0.25f - turns, turns);
  turns = cpixels_select(x < 0, 0.5f - turns, turns);
  return cpixels_select(y < 0, 1 - turns, turns);
}

static void angular_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                        uint8_t *pixels) {
  const cpixels_gradient *self = (const cpixels_gradient *)source;
  double u = self->base[0] + y * self->down[0], v = self->base[1] + y * self->down[1];
  f32x16 right = CPIXELS_LANES * (float)self->across[0];
  f32x16 below = CPIXELS_LANES * (float)self->across[1];
  float entries = (float)self->table.length;
  float before = (float)(self->numbers[0] * self->table.length);
  int32_t end = x + count;
  for (int32_t block = x & -CPIXELS_BLOCK; block < end; block += CPIXELS_BLOCK) {
    f32x16 along = right + (float)(u + block * self->across[0]);
    f32x16 down = below + (float)(v + block * self->across[1]);
    // A pixel on the boundary between two entries belongs to the later one, independent of
    // rounding.
    f32x16 place = turns_of(along, down) * entries - before + 0x1p-6f;
    int32_t from = x > block ? x - block : 0;
    int32_t to = end - block < CPIXELS_BLOCK ? end - block : CPIXELS_BLOCK;
    i32x16 index = cpixels_table_index(&self->table, place);
    pixels = cpixels_write_block(&self->table, index, from, to, pixels);
  }
}

void cpixels_gradient_make_angular(cpixels_gradient *gradient) {
  gradient->source.row = angular_row;
}
