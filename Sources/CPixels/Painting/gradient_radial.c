// Gradients between two concentric circles.

#include "gradient.h"

#pragma STDC FP_CONTRACT OFF

// Single precision is far finer than the table, and its square root is correctly rounded on every
// machine.
static void radial_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                       uint8_t *pixels) {
  const cpixels_gradient *self = (const cpixels_gradient *)source;
  double u = self->base[0] + y * self->down[0], v = self->base[1] + y * self->down[1];
  f32x16 right = CPIXELS_LANES * (float)self->across[0];
  f32x16 below = CPIXELS_LANES * (float)self->across[1];
  float sign = (float)self->numbers[0], before = (float)self->numbers[1];
  int32_t end = x + count;
  for (int32_t block = x & -CPIXELS_BLOCK; block < end; block += CPIXELS_BLOCK) {
    f32x16 along = right + (float)(u + block * self->across[0]);
    f32x16 down = below + (float)(v + block * self->across[1]);
    f32x16 place = __builtin_elementwise_sqrt(along * along + down * down) * sign - before;
    int32_t from = x > block ? x - block : 0;
    int32_t to = end - block < CPIXELS_BLOCK ? end - block : CPIXELS_BLOCK;
    i32x16 index = cpixels_table_index(&self->table, place);
    pixels = cpixels_write_block(&self->table, index, from, to, pixels);
  }
}

void cpixels_gradient_make_radial(cpixels_gradient *gradient, const cpixels_paint *paint) {
  double growth = paint->radii[1] - paint->radii[0];
  gradient->source.row = radial_row;
  gradient->numbers[0] = growth < 0 ? -1 : 1;
  gradient->numbers[1] = paint->radii[0] * gradient->table.length / growth;
}
