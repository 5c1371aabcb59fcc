// Canvases, and painting runs of coverage into them.

#include <stdlib.h>
#include <string.h>

#include "alpha.h"
#include "blend.h"
#include "clipped.h"
#include "integers.h"
#include "layer.h"
#include "mask.h"
#include "paint.h"
#include "row_source.h"
#include "vectors.h"

int cpixels_canvas_make(cpixels_canvas *canvas, cpixels_box box) {
  *canvas = (cpixels_canvas){NULL, box.left, box.top, box.right - box.left, box.bottom - box.top};
  if (canvas->width < 1 || canvas->height < 1) return 0;
  // The number of extra pixels allocated after the last one, because rows are painted in groups of
  // four.
  enum { BEYOND = 8 };
  canvas->pixels = calloc((size_t)canvas->height * (size_t)canvas->width + BEYOND, 4);
  return canvas->pixels != NULL;
}

void cpixels_canvas_free(cpixels_canvas *canvas) {
  free(canvas->pixels);
  canvas->pixels = NULL;
}

static uint8_t *pixel_at(const cpixels_canvas *canvas, int32_t x, int32_t y) {
  size_t row = (size_t)(y - canvas->top), column = (size_t)(x - canvas->left);
  return canvas->pixels + (row * (size_t)canvas->width + column) * 4;
}

int cpixels_canvas_resize(cpixels_canvas *canvas, cpixels_box box) {
  cpixels_canvas resized = {NULL, box.left, box.top, 0, 0};
  if (box.right > box.left && box.bottom > box.top && !cpixels_canvas_make(&resized, box)) return 0;
  int32_t left = larger(box.left, canvas->left);
  int32_t right = smaller(box.right, canvas->left + canvas->width);
  int32_t top = larger(box.top, canvas->top);
  int32_t bottom = smaller(box.bottom, canvas->top + canvas->height);
  for (int32_t y = top; left < right && y < bottom; y++) {
    memcpy(pixel_at(&resized, left, y), pixel_at(canvas, left, y), (size_t)(right - left) * 4);
  }
  free(canvas->pixels);
  *canvas = resized;
  return 1;
}

/// Returns whether `count` pixels are clear. They are compared with themselves, one pixel further,
/// because comparing memory is fast in debug builds too.
static int is_clear_row(const uint8_t *pixels, int32_t count) {
  static const uint8_t clear[4] = {0};
  return memcmp(pixels, clear, 4) == 0 && memcmp(pixels, pixels + 4, (size_t)(count - 1) * 4) == 0;
}

/// Returns whether the column `x` is clear from the row `top` to the one above `bottom`.
static int is_clear_column(const cpixels_canvas *canvas, int32_t x, int32_t top, int32_t bottom) {
  const uint8_t *pixel = pixel_at(canvas, x, top);
  for (int32_t y = top; y < bottom; y++, pixel += (size_t)canvas->width * 4) {
    if (!is_clear_row(pixel, 1)) return 0;
  }
  return 1;
}

cpixels_box cpixels_canvas_content(const cpixels_canvas *canvas) {
  cpixels_box box = {canvas->left, canvas->top, canvas->left + canvas->width,
                     canvas->top + canvas->height};
  int32_t width = canvas->width;
  while (box.top < box.bottom && is_clear_row(pixel_at(canvas, box.left, box.top), width)) {
    box.top++;
  }
  if (box.top == box.bottom) return (cpixels_box){box.left, box.top, box.left, box.top};
  while (is_clear_row(pixel_at(canvas, box.left, box.bottom - 1), width)) box.bottom--;
  while (is_clear_column(canvas, box.left, box.top, box.bottom)) box.left++;
  while (is_clear_column(canvas, box.right - 1, box.top, box.bottom)) box.right--;
  return box;
}

void cpixels_canvas_clear(cpixels_canvas *canvas, const uint16_t color[4]) {
  uint8_t premultiplied[4];
  cpixels_premultiply(color, premultiplied);
  for (int32_t row = 0; row < canvas->height; row++) {
    cpixels_row_fill(pixel_at(canvas, canvas->left, canvas->top + row), canvas->width,
                     premultiplied);
  }
}

void cpixels_canvas_straight(const cpixels_canvas *canvas, uint8_t *bytes) {
  for (int32_t row = 0; row < canvas->height; row++) {
    cpixels_row_straight(pixel_at(canvas, canvas->left, canvas->top + row), canvas->width,
                         bytes + (size_t)row * (size_t)canvas->width * 4);
  }
}

// MARK: - Sinks

typedef struct {
  cpixels_sink sink;
  cpixels_canvas *canvas;
  uint8_t color[4];  ///< premultiplied
} solid_sink;

/// Starts loading the pixels some rows below, where the sides of a shape continue. Otherwise, every
/// row of a large picture would wait for memory.
CPIXELS_INLINE void prefetch_below(const cpixels_canvas *canvas, const uint8_t *pixels) {
  enum { ROWS = 6 };
  // Computed as an integer, because a pointer beyond the end of the picture is undefined.
  uintptr_t below = (uintptr_t)pixels + (size_t)canvas->width * 4 * ROWS;
  __builtin_prefetch((const void *)below, 1);
}

static void paint_solid(cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                        const uint8_t *bytes) {
  solid_sink *solid = (solid_sink *)sink;
  uint8_t *pixels = pixel_at(solid->canvas, x, y);
  if (bytes) {
    prefetch_below(solid->canvas, pixels);
    cpixels_row_over_covered(pixels, length, solid->color, bytes);
  } else if (coverage == 255) {
    cpixels_row_over(pixels, length, solid->color);
  } else {
    uint8_t color[4];
    memcpy(color, solid->color, 4);
    cpixels_bytes_scale(color, 4, coverage);
    cpixels_row_over(pixels, length, color);
  }
}

static void paint_solid_edges(cpixels_sink *sink, int32_t x, int32_t y, int32_t between,
                              uint8_t coverage, const uint8_t bytes[8]) {
  solid_sink *solid = (solid_sink *)sink;
  uint8_t *pixels = pixel_at(solid->canvas, x, y);
  prefetch_below(solid->canvas, pixels);
  if (coverage == 255) {
    cpixels_row_over_edges(pixels, between, solid->color, solid->color, bytes);
  } else {
    uint8_t color[4];
    memcpy(color, solid->color, 4);
    cpixels_bytes_scale(color, 4, coverage);
    cpixels_row_over_edges(pixels, between, solid->color, color, bytes);
  }
}

static void paint_solid_fours(cpixels_sink *sink, int32_t y, int32_t count, const int32_t *x,
                              const uint8_t *bytes) {
  solid_sink *solid = (solid_sink *)sink;
  const cpixels_canvas *canvas = solid->canvas;
  int32_t left = canvas->left;
  uint8_t *row = pixel_at(canvas, left, y);
  for (int32_t index = 0; index < count; index++) {
    prefetch_below(canvas, row + 4 * (size_t)(x[index] - left));
  }
  cpixels_row_over_fours(row, left, count, x, solid->color, bytes);
}

enum { CHUNK = 256 };

/// Paints a row of premultiplied pixels, at most CHUNK, with one coverage or one per pixel.
static void paint_row(cpixels_canvas *canvas, int32_t x, int32_t y, int32_t count,
                      const uint8_t *source, uint8_t coverage, const uint8_t *bytes) {
  uint8_t constant[CHUNK];
  if (!bytes && coverage < 255) {
    memset(constant, coverage, (size_t)count);
    bytes = constant;
  }
  cpixels_row_over_row(pixel_at(canvas, x, y), count, source, bytes);
}

typedef struct {
  solid_sink solid;  ///< paints a row of a single colour
  int32_t row;       ///< the row of that colour
  cpixels_ramp ramp;
} ramp_sink;

static void paint_ramp(cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                       const uint8_t *bytes) {
  ramp_sink *self = (ramp_sink *)sink;
  cpixels_canvas *canvas = self->solid.canvas;
  if (!bytes && coverage == 255 && self->ramp.is_opaque) {
    cpixels_ramp_row(&self->ramp, x, y, length, pixel_at(canvas, x, y));
    return;
  }
  uint8_t row[CHUNK * 4];
  while (length > 0) {
    int32_t count = length < CHUNK ? length : CHUNK;
    cpixels_ramp_row(&self->ramp, x, y, count, row);
    paint_row(canvas, x, y, count, row, coverage, bytes);
    x += count;
    length -= count;
    if (bytes) bytes += count;
  }
}

/// Sets the colour of a row of a gradient that is constant along rows.
CPIXELS_INLINE void set_level_color(ramp_sink *self, int32_t x, int32_t y) {
  if (self->row == y) return;
  self->row = y;
  cpixels_ramp_row(&self->ramp, x, y, 1, self->solid.color);
}

/// Paints a gradient that is constant along a row.
static void paint_level_ramp(cpixels_sink *sink, int32_t x, int32_t y, int32_t length,
                             uint8_t coverage, const uint8_t *bytes) {
  ramp_sink *self = (ramp_sink *)sink;
  set_level_color(self, x, y);
  paint_solid(sink, x, y, length, coverage, bytes);
}

static void paint_level_ramp_edges(cpixels_sink *sink, int32_t x, int32_t y, int32_t between,
                                   uint8_t coverage, const uint8_t bytes[8]) {
  ramp_sink *self = (ramp_sink *)sink;
  set_level_color(self, x, y);
  paint_solid_edges(sink, x, y, between, coverage, bytes);
}

typedef struct {
  cpixels_sink sink;
  cpixels_canvas *canvas;
  const cpixels_canvas *layer;
  uint16_t opacity;
} layer_sink;

static void paint_layer(cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                        const uint8_t *bytes) {
  layer_sink *self = (layer_sink *)sink;
  uint8_t row[CHUNK * 4];
  while (length > 0) {
    int32_t count = length < CHUNK ? length : CHUNK;
    const uint8_t *source = pixel_at(self->layer, x, y);
    if (self->opacity < 65535) {
      memcpy(row, source, (size_t)count * 4);
      cpixels_row_scale(row, count, self->opacity);
      source = row;
    }
    paint_row(self->canvas, x, y, count, source, coverage, bytes);
    x += count;
    length -= count;
    if (bytes) bytes += count;
  }
}

// MARK: - Painting

int cpixels_fill(cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                 const cpixels_paint *paint, const cpixels_mask *mask) {
  if (paint->kind > CPIXELS_LINEAR || paint->spread != CPIXELS_PAD || paint->blend) {
    return cpixels_fill_rows(canvas, shape, even_odd, paint, mask);
  }
  if (paint->kind == CPIXELS_LINEAR) {
    ramp_sink sink = {{{paint_ramp}, canvas, {0}}, INT32_MIN, cpixels_ramp_of(paint)};
    if (sink.ramp.across == 0) {
      sink.solid.sink = (cpixels_sink){paint_level_ramp, paint_level_ramp_edges};
    }
    return cpixels_scan_onto(canvas, shape, even_odd, mask, &sink.solid.sink);
  }
  solid_sink sink = {{paint_solid, paint_solid_edges, paint_solid_fours}, canvas, {0}};
  cpixels_premultiply(paint->solid, sink.color);
  return cpixels_scan_onto(canvas, shape, even_odd, mask, &sink.sink);
}

int cpixels_draw_layer(cpixels_canvas *canvas, const cpixels_canvas *layer, uint16_t opacity,
                       const cpixels_mask *mask) {
  layer_sink target = {{paint_layer}, canvas, layer, opacity};
  cpixels_masked_sink through = cpixels_masked(mask, &target.sink);
  cpixels_sink *sink = mask ? &through.sink : &target.sink;
  cpixels_run_layer(canvas, layer, sink);
  return 1;
}
