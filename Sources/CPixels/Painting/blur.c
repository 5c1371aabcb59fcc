// Gaussian blur of a picture by box blurs, along rows and then along columns.
//
// The four channels of four pixels are blurred at once. Values are kept in units of 1/256 of a byte
// and rounded to bytes once, after the last pass.

#include "box_blur.h"

#include <stdlib.h>
#include <string.h>

#include "cpixels_raster.h"
#include "integers.h"

#pragma STDC FP_CONTRACT OFF

/// Blurs rows, four at a time, into rows as wide as the result, in units of 1/256 of a byte.
static int blur_rows(const cpixels_canvas *to, const cpixels_canvas *from, uint16_t *fine,
                     double deviation, int repeats) {
  cpixels_blur_line line;
  int made = cpixels_blur_line_make(&line, deviation, repeats, from->left,
                                    from->left + from->width, to->left, to->left + to->width);
  for (int32_t top = 0; made && top < from->height; top += 4) {
    int32_t rows = smaller(from->height - top, 4);
    const uint8_t *pixels = from->pixels + (size_t)top * (size_t)from->width * 4;
    cpixels_blur_line_clear(&line);
    cpixels_lanes *source = cpixels_blur_line_at(&line, from->left);
    for (int32_t x = 0; x < from->width; x++, pixels += 4) {
      u8x16 bytes = {0};
      for (int32_t row = 0; row < rows; row++) {
        memcpy((char *)&bytes + 4 * row, pixels + (size_t)row * (size_t)from->width * 4, 4);
      }
      source[x] = __builtin_convertvector(bytes, cpixels_lanes) << 8;
    }
    cpixels_blur_line_apply(&line);
    const cpixels_lanes *result = cpixels_blur_line_at(&line, to->left);
    for (int32_t x = 0; x < to->width; x++) {
      u16x16 values = __builtin_convertvector(result[x], u16x16);
      for (int32_t row = 0; row < rows; row++) {
        size_t pixel = (size_t)(top + row) * (size_t)to->width + (size_t)x;
        memcpy(fine + pixel * 4, (char *)&values + 8 * row, 8);
      }
    }
  }
  cpixels_blur_line_free(&line);
  return made;
}

/// Blurs columns, four at a time, back to bytes.
static int blur_columns(cpixels_canvas *to, const cpixels_canvas *from, const uint16_t *fine,
                        double deviation, int repeats) {
  size_t width = (size_t)to->width;
  cpixels_blur_line line;
  int made = cpixels_blur_line_make(&line, deviation, repeats, from->top, from->top + from->height,
                                    to->top, to->top + to->height);
  for (size_t left = 0; made && left < width; left += 4) {
    size_t columns = width - left < 4 ? width - left : 4;
    cpixels_blur_line_clear(&line);
    cpixels_lanes *source = cpixels_blur_line_at(&line, from->top);
    for (int32_t y = 0; y < from->height; y++) {
      u16x16 values = {0};
      memcpy(&values, fine + ((size_t)y * width + left) * 4, columns * 8);
      source[y] = __builtin_convertvector(values, cpixels_lanes);
    }
    cpixels_blur_line_apply(&line);
    const cpixels_lanes *result = cpixels_blur_line_at(&line, to->top);
    for (int32_t y = 0; y < to->height; y++) {
      cpixels_lanes value = (result[y] + 128) >> 8;
      u8x16 bytes = __builtin_convertvector(value, u8x16);
      memcpy(to->pixels + ((size_t)y * width + left) * 4, &bytes, columns * 4);
    }
  }
  cpixels_blur_line_free(&line);
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
