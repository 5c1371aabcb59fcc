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

/// Writes the colour of a point over a checkerboard with squares of two points.
static char *put_color(char *to, const char *kind, const cpixels_picture *picture,
                       cpixels_points points, uint32_t column, uint32_t row) {
  uint64_t x = (2 * (uint64_t)column + 1) * picture->width / (2 * (uint64_t)points.width);
  uint64_t y = (2 * (uint64_t)row + 1) * picture->height / (2 * (uint64_t)points.height);
  const uint8_t *pixel = picture->pixels + (y * picture->width + x) * 4;
  uint32_t alpha = pixel[3], ground = (column / 2 + row / 2) % 2 ? 240 : 200;
  to = put(to, kind);
  for (int channel = 0; channel < 3; channel++) {
    if (channel > 0) *to++ = ';';
    to = put_number(to, (pixel[channel] * alpha + ground * (255 - alpha)) / 255);
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
