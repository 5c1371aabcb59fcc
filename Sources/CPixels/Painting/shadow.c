// A shadow: the alpha of a layer, blurred and coloured, below the layer.
//
// Sixteen pixels are blurred at once, with the same arithmetic as the channels of a picture: along
// rows and then along columns, in units of 1/256 of a byte, rounded to bytes once. Sixteen rows or
// columns that equal the sixteen before them aren't blurred again, which saves most of the work for
// the inside of rectangles.

#include <stdlib.h>
#include <string.h>

#include "alpha.h"
#include "box_blur.h"
#include "cpixels_raster.h"
#include "integers.h"

#pragma STDC FP_CONTRACT OFF

enum { LANES = 16 };

/// Blurred rows, stored column by column. The height is rounded up to whole blocks of lanes.
typedef struct {
  size_t height;
  uint16_t *values;
} alpha_columns;

/// Swaps the rows and columns of a square of numbers.
CPIXELS_INLINE void transpose(i32x4 square[4]) {
  i32x4 top_left = __builtin_shufflevector(square[0], square[1], 0, 4, 1, 5);
  i32x4 top_right = __builtin_shufflevector(square[0], square[1], 2, 6, 3, 7);
  i32x4 bottom_left = __builtin_shufflevector(square[2], square[3], 0, 4, 1, 5);
  i32x4 bottom_right = __builtin_shufflevector(square[2], square[3], 2, 6, 3, 7);
  square[0] = __builtin_shufflevector(top_left, bottom_left, 0, 1, 4, 5);
  square[1] = __builtin_shufflevector(top_left, bottom_left, 2, 3, 6, 7);
  square[2] = __builtin_shufflevector(top_right, bottom_right, 0, 1, 4, 5);
  square[3] = __builtin_shufflevector(top_right, bottom_right, 2, 3, 6, 7);
}

/// Stores the first `count` rows of a square as four lanes of successive positions.
CPIXELS_INLINE void store(const i32x4 square[4], cpixels_lanes *places, int32_t lane,
                          int32_t count) {
  for (int32_t row = 0; row < count; row++) {
    memcpy((int32_t *)(places + row) + lane, square + row, sizeof(i32x4));
  }
}

/// Copies the alpha of up to sixteen rows from `top` on; rows below the layer are clear.
static void copy_alpha(const cpixels_canvas *layer, int32_t top, uint8_t *alpha) {
  size_t width = (size_t)layer->width;
  int32_t rows = smaller(layer->height - top, LANES);
  const uint8_t *pixels = layer->pixels + (size_t)top * width * 4;
  for (int32_t row = 0; row < rows; row++) {
    cpixels_row_alpha(pixels + (size_t)row * width * 4, layer->width, alpha + (size_t)row * width);
  }
  memset(alpha + (size_t)rows * width, 0, (size_t)(LANES - rows) * width);
}

/// Reads the alpha of sixteen rows, one lane per row.
static void read_rows(const uint8_t *alpha, int32_t width, cpixels_lanes *places) {
  for (int32_t y = 0; y < LANES; y += 4, alpha += 4 * (size_t)width) {
    for (int32_t x = 0; x < width; x += 4) {
      int32_t columns = smaller(width - x, 4);
      i32x4 square[4];
      for (int32_t row = 0; row < 4; row++) {
        u8x4 some = {0};
        memcpy(&some, alpha + (size_t)row * (size_t)width + x, (size_t)columns);
        square[row] = __builtin_convertvector(some, i32x4) << 8;
      }
      transpose(square);
      store(square, places + x, y, columns);
    }
  }
}

/// Reads up to sixteen blurred columns from `left` on, one lane per column.
static void read_columns(const alpha_columns *columns, int32_t left, int32_t end, int32_t height,
                         cpixels_lanes *places) {
  for (int32_t x = left; x < end; x += 4) {
    int32_t count = smaller(end - x, 4);
    const uint16_t *values = columns->values + (size_t)x * columns->height;
    for (int32_t y = 0; y < height; y += 4, values += 4) {
      i32x4 square[4] = {{0}};
      for (int32_t column = 0; column < count; column++) {
        u16x4 some;
        memcpy(&some, values + (size_t)column * columns->height, sizeof some);
        square[column] = __builtin_convertvector(some, i32x4);
      }
      transpose(square);
      store(square, places + y, x - left, smaller(height - y, 4));
    }
  }
}

static int blur_rows(const cpixels_canvas *to, const cpixels_canvas *from, double deviation,
                     alpha_columns *columns) {
  cpixels_blur_line line;
  size_t size = LANES * (size_t)from->width;
  uint8_t *alphas = malloc(2 * size), *alpha = alphas, *former = alphas + size;
  int made = cpixels_blur_line_make(&line, deviation, 0, from->left, from->left + from->width,
                                    to->left, to->left + to->width) && alphas;
  for (int32_t top = 0; made && top < from->height; top += LANES) {
    copy_alpha(from, top, alpha);
    if (top == 0 || memcmp(alpha, former, size) != 0) {
      cpixels_blur_line_clear(&line);
      read_rows(alpha, from->width, cpixels_blur_line_at(&line, from->left));
      cpixels_blur_line_apply(&line);
      uint8_t *swapped = alpha;
      alpha = former, former = swapped;
    }
    const cpixels_lanes *result = cpixels_blur_line_at(&line, to->left);
    uint16_t *values = columns->values + top;
    for (int32_t x = 0; x < to->width; x++, values += columns->height) {
      u16x16 some = __builtin_convertvector(result[x], u16x16);
      memcpy(values, &some, sizeof some);
    }
  }
  free(alphas);
  cpixels_blur_line_free(&line);
  return made;
}

/// Paints up to sixteen pixels in a premultiplied colour with factors for the alpha per channel.
CPIXELS_INLINE void paint(uint8_t *pixels, u8x16 alphas, int32_t count, u32x16 factors) {
  for (int32_t x = 0; x < count; x += 4, pixels += 16) {
    u8x16 some = __builtin_shufflevector(alphas, alphas, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3,
                                         3, 3);
    u32x16 product = __builtin_convertvector(some, u32x16) * factors + 32768;
    some = __builtin_convertvector((product + (product >> 16)) >> 16, u8x16);
    memcpy(pixels, &some, (size_t)smaller(count - x, 4) * 4);
    alphas = __builtin_shufflevector(alphas, alphas, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1,
                                     2, 3);
  }
}

/// Returns whether sixteen columns have the same values as the sixteen before them.
static int equals_columns_before(const alpha_columns *columns, int32_t left, int32_t end) {
  if (left == 0 || end - left < LANES) return 0;
  const uint16_t *values = columns->values + (size_t)left * columns->height;
  size_t size = LANES * columns->height * sizeof(uint16_t);
  return memcmp(values, values - LANES * columns->height, size) == 0;
}

static int blur_columns(cpixels_canvas *to, const cpixels_canvas *from, double deviation,
                        const alpha_columns *columns, u32x16 factors) {
  cpixels_blur_line line;
  size_t row = (size_t)to->width * 4;
  int made = cpixels_blur_line_make(&line, deviation, 0, from->top, from->top + from->height,
                                    to->top, to->top + to->height);
  for (int32_t left = 0; made && left < to->width; left += LANES) {
    int32_t end = smaller(left + LANES, to->width);
    if (!equals_columns_before(columns, left, end)) {
      cpixels_blur_line_clear(&line);
      read_columns(columns, left, end, from->height, cpixels_blur_line_at(&line, from->top));
      cpixels_blur_line_apply(&line);
    }
    const cpixels_lanes *result = cpixels_blur_line_at(&line, to->top);
    uint8_t *pixels = to->pixels + (size_t)left * 4;
    for (int32_t y = 0; y < to->height; y++, pixels += row) {
      if (y > 0 && memcmp(result + y, result + y - 1, sizeof(cpixels_lanes)) == 0) {
        memcpy(pixels, pixels - row, (size_t)(end - left) * 4);
        continue;
      }
      u8x16 alphas = __builtin_convertvector((result[y] + 128) >> 8, u8x16);
      paint(pixels, alphas, end - left, factors);
    }
  }
  cpixels_blur_line_free(&line);
  return made;
}

/// Returns the factors for an alpha that give the premultiplied channels of four pixels, in units of
/// 1/65535.
static u32x16 factors_of(const uint16_t color[4]) {
  u32x16 factors = {0};
  for (int lane = 0; lane < 16; lane++) {
    uint32_t alpha = lane % 4 == 3 ? 65535 : color[3];
    factors[lane] = (color[lane % 4] * alpha + 32767) / 65535;
  }
  return factors;
}

int cpixels_shadow(cpixels_canvas *shadow, const cpixels_canvas *layer, const uint16_t color[4],
                   const double deviation[2], const int32_t offset[2]) {
  cpixels_canvas moved = *layer;
  moved.left += offset[0];
  moved.top += offset[1];
  size_t height = ((size_t)layer->height + LANES - 1) / LANES * LANES;
  alpha_columns columns = {height, malloc((size_t)shadow->width * height * sizeof(uint16_t))};
  int drawn = columns.values && blur_rows(shadow, &moved, deviation[0], &columns) &&
              blur_columns(shadow, &moved, deviation[1], &columns, factors_of(color));
  free(columns.values);
  return drawn && cpixels_draw_layer(shadow, layer, 65535, NULL);
}
