// Linear gradients with a spread or a blend mode.

#include "gradient.h"

#pragma STDC FP_CONTRACT OFF

static void linear_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                       uint8_t *pixels) {
  const cpixels_gradient *self = (const cpixels_gradient *)source;
  double base = self->base[0] + y * self->down[0];
  f32x16 lanes = CPIXELS_LANES * (float)self->across[0];
  int32_t end = x + count;
  for (int32_t block = x & -CPIXELS_BLOCK; block < end; block += CPIXELS_BLOCK) {
    f32x16 place = lanes + (float)(base + block * self->across[0]);
    int32_t from = x > block ? x - block : 0;
    int32_t to = end - block < CPIXELS_BLOCK ? end - block : CPIXELS_BLOCK;
    i32x16 index = cpixels_table_index(&self->table, place);
    pixels = cpixels_write_block(&self->table, index, from, to, pixels);
  }
}

void cpixels_gradient_make_linear(cpixels_gradient *gradient) { gradient->source.row = linear_row; }
