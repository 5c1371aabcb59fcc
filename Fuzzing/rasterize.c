// Fuzzes filling and stroking: the input bytes are a few paths with pens and transforms, drawn over
// each other on a canvas whose rectangle changes between them. No input may cause writes out of
// bounds, overflow or undefined behaviour.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cpixels_raster.h"

typedef struct {
  const uint8_t *bytes;
  size_t count;
} source;

static uint8_t next_byte(source *from) {
  if (from->count == 0) return 0;
  from->count--;
  return *from->bytes++;
}

/// Returns a number: mostly near the canvas on a coarse grid, sometimes huge, tiny, or any finite
/// one.
static double next_number(source *from) {
  uint8_t kind = next_byte(from);
  if (kind < 160) return kind - 48;
  if (kind < 224) return (next_byte(from) * 256 + next_byte(from)) / 512.0 - 32;
  if (kind < 240) return (next_byte(from) - 128) * 1e-5;
  if (kind < 248) return (next_byte(from) - 128) * 1e6;
  uint64_t bits = 0;
  for (int index = 0; index < 8; index++) bits = bits << 8 | next_byte(from);
  double value;
  memcpy(&value, &bits, 8);
  return value - value == 0 ? value : 0;
}

enum { MOST_VERBS = 64, MOST_DASHES = 4 };

static void draw(source *from, cpixels_canvas *canvas, cpixels_shape *shape, cpixels_box box) {
  uint8_t verbs[MOST_VERBS];
  double numbers[6 * MOST_VERBS];
  static const int counts[] = {2, 2, 4, 6, 0};
  size_t verb_count = 0, number_count = 0, wanted = next_byte(from) % MOST_VERBS + 1;
  while (verb_count < wanted) {
    uint8_t verb = verb_count ? next_byte(from) % 5 : CPIXELS_MOVE;
    verbs[verb_count++] = verb;
    for (int index = 0; index < counts[verb]; index++) numbers[number_count++] = next_number(from);
  }
  cpixels_path path = {verbs, verb_count, numbers};
  cpixels_matrix matrix = {1, 0, 0, 1, 0, 0};
  uint8_t flags = next_byte(from);
  if (flags & 1) {
    matrix = (cpixels_matrix){next_number(from) / 16, next_number(from) / 16,
                              next_number(from) / 16, next_number(from) / 16,
                              next_number(from),      next_number(from)};
  }
  cpixels_shape_reset(shape, box);
  if (flags & 2) {
    double dash[MOST_DASHES], sum = 0;
    cpixels_stroke_style style = {next_number(from), next_byte(from) % 3, next_byte(from) % 3,
                       next_number(from), dash,                (flags >> 2) % (MOST_DASHES + 1),
                       next_number(from)};
    if (style.width < 0) style.width = -style.width;
    for (size_t index = 0; index < style.dash_count; index++) {
      double entry = next_number(from);
      sum += dash[index] = entry < 0 ? -entry : entry;
    }
    // A pattern needs a length. Very many dashes test nothing new, and are slow.
    if (!(sum > 4)) style.dash_count = 0;
    for (size_t index = 0; style.dash_count && index < number_count; index++) {
      if (numbers[index] > 1000 || numbers[index] < -1000) numbers[index] /= 1e300;
    }
    cpixels_shape_add_stroke(shape, &path, &style, &matrix);
  } else {
    cpixels_shape_add_path(shape, &path, &matrix);
  }
  cpixels_paint paint = {.kind = CPIXELS_SOLID, .solid = {0x8080, 0, 0xFFFF, 0xC0C0}};
  cpixels_fill(canvas, shape, flags >> 7, &paint, NULL);
}

/// Changes the rectangle of the canvas to that of its content, or to any part of the box.
static void resize(source *from, cpixels_canvas *canvas, cpixels_box box) {
  uint8_t kind = next_byte(from);
  if (kind & 1) cpixels_canvas_resize(canvas, cpixels_canvas_content(canvas));
  if (kind & 2) {
    int32_t left = box.left + next_byte(from) % 97, top = box.top + next_byte(from) % 97;
    int32_t right = left + next_byte(from) % 97, bottom = top + next_byte(from) % 97;
    if (right > box.right) right = box.right;
    if (bottom > box.bottom) bottom = box.bottom;
    cpixels_canvas_resize(canvas, (cpixels_box){left, top, right, bottom});
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  source from = {bytes, count};
  cpixels_canvas canvas;
  int32_t left = (int8_t)next_byte(&from), top = (int8_t)next_byte(&from);
  int32_t width = next_byte(&from) % 97 + 1, height = next_byte(&from) % 97 + 1;
  cpixels_box box = {left, top, left + width, top + height};
  if (!cpixels_canvas_make(&canvas, box)) return 0;
  cpixels_shape *shape = cpixels_shape_make();
  for (int path = 0; path < 4 && from.count; path++) {
    draw(&from, &canvas, shape, box);
    resize(&from, &canvas, box);
  }
  cpixels_shape_free(shape);
  cpixels_canvas_free(&canvas);
  return 0;
}
