#include "include/cpixels_sheet.h"

#include <string.h>

/// Copies text without its terminator.
static char *put(char *to, const char *text) {
  size_t length = strlen(text);
  memcpy(to, text, length);
  return to + length;
}

static char *put_number(char *to, uint32_t value) {
  if (value >= 100) *to++ = (char)('0' + value / 100);
  if (value >= 10) *to++ = (char)('0' + value / 10 % 10);
  *to++ = (char)('0' + value % 10);
  return to;
}

/// Writes the mean colour of a point's pixels over a checkerboard with squares of two points.
static char *put_color(char *to, const char *kind, const cpixels_picture *picture,
                       cpixels_points points, uint32_t column, uint32_t row) {
  uint64_t left = (uint64_t)column * picture->width / points.width;
  uint64_t right = ((uint64_t)column + 1) * picture->width / points.width;
  uint64_t top = (uint64_t)row * picture->height / points.height;
  uint64_t bottom = ((uint64_t)row + 1) * picture->height / points.height;
  uint64_t sums[3] = {0, 0, 0}, count = (right - left) * (bottom - top);
  uint32_t background = (column / 2 + row / 2) % 2 ? 240 : 200;
  for (uint64_t y = top; y < bottom; y++) {
    const uint8_t *pixel = picture->pixels + (y * picture->width + left) * 4;
    for (uint64_t x = left; x < right; x++, pixel += 4) {
      uint32_t alpha = pixel[3], under = background * (255 - alpha);
      for (int channel = 0; channel < 3; channel++) sums[channel] += pixel[channel] * alpha + under;
    }
  }
  to = put(to, kind);
  for (int channel = 0; channel < 3; channel++) {
    if (channel > 0) *to++ = ';';
    to = put_number(to, (uint32_t)(sums[channel] / (255 * count)));
  }
  return put(to, "m");
}

cpixels_points cpixels_points_within(const cpixels_picture *picture, uint32_t columns,
                                     uint32_t rows) {
  uint64_t width = picture->width, height = picture->height;
  if (width > columns) {
    height = height * columns / width;
    width = columns;
  }
  if (height > rows) {
    width = picture->width * (uint64_t)rows / picture->height;
    height = rows;
  }
  return (cpixels_points){(uint32_t)(width > 0 ? width : 1), (uint32_t)(height > 0 ? height : 1)};
}

size_t cpixels_half_blocks(const cpixels_picture *picture, cpixels_points points, uint32_t row,
                           char *text) {
  char *end = text;
  for (uint32_t column = 0; column < points.width; column++) {
    end = put_color(end, "\033[38;2;", picture, points, column, row);
    if (row + 1 < points.height) {
      end = put_color(end, "\033[48;2;", picture, points, column, row + 1);
    } else {
      end = put(end, "\033[49m");
    }
    end = put(end, "\u2580");
  }
  return (size_t)(put(end, "\033[0m") - text);
}
