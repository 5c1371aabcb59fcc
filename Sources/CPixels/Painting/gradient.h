/// Table-based gradients: the position of a pixel along the gradient is an index into a colour
/// table.
#ifndef CPIXELS_GRADIENT_H
#define CPIXELS_GRADIENT_H

#include <string.h>

#include "cpixels_raster.h"
#include "row_source.h"
#include "vectors.h"

/// The colours of a gradient, premultiplied.
///
/// `length` entries, a power of two, hold the colours in the middle of as many equal parts. Padded
/// gradients have one more entry before and after, with the end colours; reflected ones have as
/// many again, in reverse order.
typedef struct {
  uint32_t *entries;
  int32_t length;
  int32_t spread;
} cpixels_color_table;

/// A prepared gradient: the source, its colours, and the transform from pixels to its own space.
typedef struct {
  cpixels_row_source source;
  cpixels_color_table table;
  /// u = across[0] · x + down[0] · y + base[0], and v accordingly, at the middle of the pixel (x,
  /// y).
  double across[2], down[2], base[2];
  /// Further numbers that depend on the kind of gradient.
  double numbers[8];
} cpixels_gradient;

/// Prepares a gradient of any kind. Returns 0 if memory runs out.
int cpixels_gradient_make(cpixels_gradient *gradient, const cpixels_paint *paint);

/// Frees the table.
void cpixels_gradient_free(cpixels_gradient *gradient);

/// Chooses the row function of a linear gradient.
void cpixels_gradient_make_linear(cpixels_gradient *gradient);

/// Chooses the row function of a radial gradient and fills in its numbers.
void cpixels_gradient_make_radial(cpixels_gradient *gradient, const cpixels_paint *paint);

/// Chooses the row function of an angular gradient.
void cpixels_gradient_make_angular(cpixels_gradient *gradient);

/// Chooses the row function of two circles with different centres.
void cpixels_gradient_make_focal(cpixels_gradient *gradient, const cpixels_paint *paint);

/// Pixels are computed in blocks of this size, aligned to column 0, even if only some are needed.
enum { CPIXELS_BLOCK = 16 };

/// 0, 1, 2, … 15.
#define CPIXELS_LANES ((f32x16){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})

/// Returns the bits of `a` at positions where the mask is set, and those of `b` at all others.
CPIXELS_INLINE f32x16 cpixels_select(i32x16 mask, f32x16 a, f32x16 b) {
  return (f32x16)(((i32x16)a & mask) | ((i32x16)b & ~mask));
}

/// Returns the table entry of each position, given in entries from the start. NaN gives the far
/// end.
CPIXELS_INLINE i32x16 cpixels_table_index(const cpixels_color_table *table, f32x16 place) {
  const f32x16 zero = {0};
  if (table->spread == CPIXELS_PAD) {
    // Given a number and NaN, these return the number.
    place = __builtin_elementwise_min(place + 1, zero + (float)(table->length + 1));
    return __builtin_convertvector(__builtin_elementwise_max(place, zero), i32x16);
  }
  f32x16 limit = zero + 1e9f;
  place = cpixels_select(place < limit, place, limit);
  place = cpixels_select(place > -limit, place, -limit);
  i32x16 whole = __builtin_convertvector(place, i32x16);
  whole += __builtin_convertvector(whole, f32x16) > place;
  int32_t period = table->spread == CPIXELS_REFLECT ? 2 * table->length : table->length;
  return whole & (period - 1);
}

/// Writes the pixels from ..< to of a block.
CPIXELS_INLINE uint8_t *cpixels_write_block(const cpixels_color_table *table, i32x16 index,
                                            int32_t from, int32_t to, uint8_t *pixels) {
  const uint32_t *entries = table->entries;
  int32_t at[CPIXELS_BLOCK];
  uint32_t out[CPIXELS_BLOCK];
  memcpy(at, &index, sizeof(at));
  out[0] = entries[at[0]], out[1] = entries[at[1]], out[2] = entries[at[2]];
  out[3] = entries[at[3]], out[4] = entries[at[4]], out[5] = entries[at[5]];
  out[6] = entries[at[6]], out[7] = entries[at[7]], out[8] = entries[at[8]];
  out[9] = entries[at[9]], out[10] = entries[at[10]], out[11] = entries[at[11]];
  out[12] = entries[at[12]], out[13] = entries[at[13]], out[14] = entries[at[14]];
  out[15] = entries[at[15]];
  size_t size = (size_t)(to - from) * 4;
  if (size == sizeof(out)) memcpy(pixels, out, sizeof(out));
  else memcpy(pixels, out + from, size);
  return pixels + size;
}

#endif
