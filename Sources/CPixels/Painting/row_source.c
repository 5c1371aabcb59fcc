#include "row_source.h"

#include <string.h>

#include "alpha.h"
#include "blend.h"
#include "blend_modes.h"
#include "clipped.h"
#include "gradient.h"
#include "image_paint.h"
#include "layer.h"
#include "mask.h"
#include "paint.h"

// MARK: - The sink

typedef struct {
  cpixels_sink sink;
  cpixels_canvas *canvas;
  const cpixels_row_source *source;
  int32_t blend;
} source_sink;

static uint8_t *pixel_at(const cpixels_canvas *canvas, int32_t x, int32_t y) {
  size_t row = (size_t)(y - canvas->top), column = (size_t)(x - canvas->left);
  return canvas->pixels + (row * (size_t)canvas->width + column) * 4;
}

static void paint_rows(cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                       const uint8_t *bytes) {
  const source_sink *self = (const source_sink *)sink;
  uint8_t *pixels = pixel_at(self->canvas, x, y);
  uint8_t row[CPIXELS_ROW_PIXELS * 4], constant[CPIXELS_ROW_PIXELS];
  int is_normal = self->blend == CPIXELS_BLEND_NORMAL;
  int replaces = is_normal && !bytes && coverage == 255 && self->source->is_opaque;
  if (!bytes && coverage < 255) memset(constant, coverage, sizeof(constant));
  while (length > 0) {
    int32_t count = length < CPIXELS_ROW_PIXELS ? length : CPIXELS_ROW_PIXELS;
    const uint8_t *shares = bytes ? bytes : coverage < 255 ? constant : NULL;
    self->source->row(self->source, x, y, count, replaces ? pixels : row);
    if (!is_normal) cpixels_row_blend(self->blend, pixels, count, row, shares);
    else if (!replaces) cpixels_row_over_row(pixels, count, row, shares);
    x += count;
    length -= count;
    pixels += (size_t)count * 4;
    if (bytes) bytes += count;
  }
}

static int fill(cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                const cpixels_row_source *source, int32_t blend, const cpixels_mask *mask) {
  source_sink sink = {{paint_rows}, canvas, source, blend};
  return cpixels_scan_onto(canvas, shape, even_odd, mask, &sink.sink);
}

// MARK: - Paints

typedef struct {
  cpixels_row_source source;
  uint8_t color[4];  ///< premultiplied
} solid_source;

static void solid_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels) {
  (void)x, (void)y;
  cpixels_row_fill(pixels, count, ((const solid_source *)source)->color);
}

int cpixels_fill_rows(cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_paint *paint, const cpixels_mask *mask) {
  if (paint->kind == CPIXELS_SOLID) {
    solid_source solid = {.source = {solid_row, paint->solid[3] == 65535}};
    cpixels_premultiply(paint->solid, solid.color);
    return fill(canvas, shape, even_odd, &solid.source, paint->blend, mask);
  }
  if (paint->kind == CPIXELS_IMAGE) {
    cpixels_image_source image;
    if (!cpixels_image_make(&image, paint)) return 0;
    int filled = fill(canvas, shape, even_odd, &image.source, paint->blend, mask);
    cpixels_image_free(&image);
    return filled;
  }
  cpixels_gradient gradient;
  if (!cpixels_gradient_make(&gradient, paint)) return 0;
  int filled = fill(canvas, shape, even_odd, &gradient.source, paint->blend, mask);
  cpixels_gradient_free(&gradient);
  return filled;
}

// MARK: - Layers

typedef struct {
  cpixels_row_source source;
  const cpixels_canvas *layer;
  uint16_t opacity;
} layer_source;

static void layer_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels) {
  const layer_source *self = (const layer_source *)source;
  memcpy(pixels, pixel_at(self->layer, x, y), (size_t)count * 4);
  if (self->opacity < 65535) cpixels_row_scale(pixels, count, self->opacity);
}

int cpixels_blend_layer(cpixels_canvas *canvas, const cpixels_canvas *layer, uint16_t opacity,
                        int32_t blend, const cpixels_mask *mask) {
  layer_source source = {{layer_row, 0}, layer, opacity};
  source_sink rows = {{paint_rows}, canvas, &source.source, blend};
  cpixels_masked_sink through = cpixels_masked(mask, &rows.sink);
  cpixels_sink *sink = mask ? &through.sink : &rows.sink;
  cpixels_run_layer(canvas, layer, sink);
  return 1;
}
