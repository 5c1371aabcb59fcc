// Colour meshes: a grid of cells, each of them two triangles with linearly interpolated colours.
//
// Pictures are painted at twice the size and scaled down, so that inner edges are smooth. Corners
// are on a grid of 1/256 of such a pixel, and the pixels that a triangle covers are determined with
// integers.

#include <stdlib.h>
#include <string.h>

#include "cpixels_raster.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

enum { UNIT = 256, CORNER = 6 };

/// The target: straight pixels, twice as large as requested.
typedef struct {
  uint8_t *pixels;
  int64_t width, height;
} sheet;

typedef struct {
  int64_t x, y;  ///< in units of 1/256 of a pixel
  f64x4 color;   ///< 0…255
} corner;

CPIXELS_INLINE corner corner_at(const double *values) {
  // Coordinates beyond this are clamped, so that products fit into 64 bits.
  const double limit = 4194304;
  double place[2];
  for (int axis = 0; axis < 2; axis++) {
    double value = values[axis] * (2 * UNIT);
    if (!(value > -limit * UNIT)) value = -limit * UNIT;
    if (value > limit * UNIT) value = limit * UNIT;
    place[axis] = value < 0 ? value - 0.5 : value + 0.5;
  }
  corner result = {(int64_t)place[0], (int64_t)place[1],
                   {values[2] * 255, values[3] * 255, values[4] * 255, values[5] * 255}};
  return result;
}

static int64_t floor_divide(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return quotient - (a % b != 0 && (a < 0) != (b < 0));
}

/// Narrows a range of columns of a row to those whose centres are on the inner side of an edge.
static void narrow(const corner *from, const corner *to, int64_t y, int64_t *first,
                   int64_t *last) {
  int64_t dx = to->x - from->x, dy = to->y - from->y;
  // A point is inside if dx · (y − from.y) − dy · (x − from.x) ≥ 0, for x = 256 · column + 128.
  int64_t room = dx * (y - from->y) - dy * (UNIT / 2 - from->x);
  if (dy > 0) {
    int64_t column = floor_divide(room, dy * UNIT);
    if (column < *last) *last = column;
  } else if (dy < 0) {
    int64_t column = -floor_divide(room, -dy * UNIT);
    if (column > *first) *first = column;
  } else if (room < 0) {
    *last = *first - 1;
  }
}

static int64_t least(int64_t a, int64_t b, int64_t c) {
  int64_t low = a < b ? a : b;
  return low < c ? low : c;
}

static int64_t greatest(int64_t a, int64_t b, int64_t c) { return -least(-a, -b, -c); }

static void paint_triangle(const sheet *sheet, const corner *a, const corner *b,
                           const corner *c) {
  int64_t area = (b->x - a->x) * (c->y - a->y) - (b->y - a->y) * (c->x - a->x);
  if (area == 0) return;
  if (area < 0) {
    const corner *other = b;
    b = c;
    c = other;
    area = -area;
  }
  int64_t top = floor_divide(least(a->y, b->y, c->y), UNIT);
  int64_t bottom = floor_divide(greatest(a->y, b->y, c->y), UNIT);
  if (top < 0) top = 0;
  if (bottom >= sheet->height) bottom = sheet->height - 1;
  f64x4 to_b = b->color - a->color, to_c = c->color - a->color;
  f64x4 across = (to_b * (double)(c->y - a->y) - to_c * (double)(b->y - a->y)) / (double)area;
  f64x4 down = (to_c * (double)(b->x - a->x) - to_b * (double)(c->x - a->x)) / (double)area;
  f64x4 step = across * UNIT;
  const f64x4 zero = {0}, full = zero + 255;
  for (int64_t row = top; row <= bottom; row++) {
    int64_t y = row * UNIT + UNIT / 2;
    int64_t first = 0, last = sheet->width - 1;
    narrow(a, b, y, &first, &last);
    narrow(b, c, y, &first, &last);
    narrow(c, a, y, &first, &last);
    if (first > last) continue;
    f64x4 color = a->color + down * (double)(y - a->y) +
                  across * (double)(first * UNIT + UNIT / 2 - a->x);
    uint8_t *pixel = sheet->pixels + (size_t)(row * sheet->width + first) * 4;
    for (int64_t column = first; column <= last; column++) {
      f64x4 shown = __builtin_elementwise_min(__builtin_elementwise_max(color, zero), full);
      u8x4 bytes = __builtin_convertvector(__builtin_convertvector(shown + 0.5, i32x4), u8x4);
      memcpy(pixel, &bytes, 4);
      pixel += 4;
      color += step;
    }
  }
}

/// Averages four pixels: colours weighted by alpha, alphas evenly.
CPIXELS_INLINE u8x4 joined(const uint8_t *upper, const uint8_t *lower) {
  const uint8_t *places[4] = {upper, upper + 4, lower, lower + 4};
  i32x4 sum = {0};
  int32_t alpha = 0;
  for (int index = 0; index < 4; index++) {
    u8x4 pixel;
    memcpy(&pixel, places[index], 4);
    int32_t weight = pixel[3];
    sum += __builtin_convertvector(pixel, i32x4) * weight;
    alpha += weight;
  }
  u8x4 result = {0};
  if (alpha == 0) return result;
  result = __builtin_convertvector((sum + alpha / 2) / alpha, u8x4);
  result[3] = (uint8_t)((alpha + 2) / 4);
  return result;
}

int cpixels_mesh(const double *vertices, size_t columns, size_t rows, const uint8_t background[4],
                 int32_t width, int32_t height, uint8_t *pixels) {
  sheet sheet = {NULL, (int64_t)width * 2, (int64_t)height * 2};
  size_t count = (size_t)sheet.width * (size_t)sheet.height;
  sheet.pixels = malloc(count * 4);
  if (!sheet.pixels) return 0;
  for (size_t index = 0; index < count; index++) memcpy(sheet.pixels + index * 4, background, 4);
  for (size_t row = 0; row + 1 < rows; row++) {
    for (size_t column = 0; column + 1 < columns; column++) {
      const double *upper = vertices + (row * columns + column) * CORNER;
      const double *lower = upper + columns * CORNER;
      corner a = corner_at(upper), b = corner_at(upper + CORNER);
      corner c = corner_at(lower + CORNER), d = corner_at(lower);
      paint_triangle(&sheet, &a, &b, &c);
      paint_triangle(&sheet, &a, &c, &d);
    }
  }
  for (int32_t row = 0; row < height; row++) {
    const uint8_t *upper = sheet.pixels + (size_t)row * 2 * (size_t)sheet.width * 4;
    const uint8_t *lower = upper + (size_t)sheet.width * 4;
    for (int32_t column = 0; column < width; column++) {
      u8x4 pixel = joined(upper + (size_t)column * 8, lower + (size_t)column * 8);
      memcpy(pixels, &pixel, 4);
      pixels += 4;
    }
  }
  free(sheet.pixels);
  return 1;
}
