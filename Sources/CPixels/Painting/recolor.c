// Changing the colours of a finished layer, pixel by pixel.

#include <string.h>

#include "alpha.h"
#include "cpixels_raster.h"
#include "vectors.h"

enum { CHUNK = 256, BITS = 12 };

/// Divides a product of two bytes by 255, rounded to nearest.
CPIXELS_INLINE i32x4 divided_by_255(i32x4 product) {
  i32x4 value = product + 128;
  return (value + (value >> 8)) >> 8;
}

void cpixels_recolor(cpixels_canvas *canvas, const int32_t matrix[16]) {
  i32x4 columns[4];
  for (int column = 0; column < 4; column++) {
    for (int row = 0; row < 4; row++) columns[column][row] = matrix[row * 4 + column];
  }
  i32x4 constant = columns[3] * 255 + (1 << (BITS - 1));
  const i32x4 most = {255, 255, 255, 255};
  size_t count = (size_t)canvas->width * (size_t)canvas->height;
  uint8_t *pixels = canvas->pixels;
  while (count > 0) {
    size_t some = count < CHUNK ? count : CHUNK;
    uint8_t straight[CHUNK * 4];
    cpixels_row_straight(pixels, (int32_t)some, straight);
    for (size_t index = 0; index < some * 4; index += 4) {
      i32x4 sum = columns[0] * straight[index] + columns[1] * straight[index + 1] +
                  columns[2] * straight[index + 2] + constant;
      sum >>= BITS;
      sum &= sum > 0;
      i32x4 above = sum > 255;
      sum = (sum & ~above) | (most & above);
      int32_t alpha = straight[index + 3] * sum[3] + 128;
      alpha = (alpha + (alpha >> 8)) >> 8;
      sum[3] = 255;
      u8x4 bytes = __builtin_convertvector(divided_by_255(sum * alpha), u8x4);
      memcpy(pixels + index, &bytes, 4);
    }
    pixels += some * 4;
    count -= some;
  }
}

void cpixels_threshold(cpixels_canvas *canvas, uint8_t lower, uint8_t upper,
                       const uint16_t color[4]) {
  cpixels_canvas pixel = {.width = 1, .height = 1};
  uint8_t painted[4];
  pixel.pixels = painted;
  cpixels_canvas_clear(&pixel, color);
  u8x16 paint = {0}, low = {0}, high = {0};
  for (int lane = 0; lane < 16; lane++) {
    paint[lane] = painted[lane % 4];
    low[lane] = lower;
    high[lane] = upper;
  }
  size_t bytes = (size_t)canvas->width * (size_t)canvas->height * 4;
  for (size_t index = 0; index < bytes; index += 16) {
    size_t size = bytes - index < 16 ? bytes - index : 16;
    u8x16 some = {0};
    memcpy(&some, canvas->pixels + index, size);
    u8x16 alpha = __builtin_shufflevector(some, some, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15,
                                          15, 15, 15);
    u8x16 inside = (u8x16)(alpha >= low) & (u8x16)(alpha <= high);
    some = paint & inside;
    memcpy(canvas->pixels + index, &some, size);
  }
}
