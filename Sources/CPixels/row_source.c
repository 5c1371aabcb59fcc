#include "row_source.h"

#include <string.h>

#include "blend.h"
#include "mask.h"
#include "shape.h"

typedef struct {
  cpixels_sink sink;
  cpixels_canvas *canvas;
  const cpixels_row_source *source;
} source_sink;

static void paint_from_source(cpixels_sink *sink, int32_t x, int32_t y, int32_t length,
                              uint8_t coverage, const uint8_t *bytes) {
  const source_sink *self = (const source_sink *)sink;
  const cpixels_canvas *canvas = self->canvas;
  uint8_t row[CPIXELS_ROW_PIXELS * 4], constant[CPIXELS_ROW_PIXELS];
  size_t first = (size_t)(y - canvas->top) * (size_t)canvas->width + (size_t)(x - canvas->left);
  uint8_t *pixels = canvas->pixels + first * 4;
  int replaces = !bytes && coverage == 255 && self->source->is_opaque;
  if (!bytes && coverage < 255) memset(constant, coverage, sizeof(constant));
  while (length > 0) {
    int32_t count = length < CPIXELS_ROW_PIXELS ? length : CPIXELS_ROW_PIXELS;
    self->source->row(self->source, x, y, count, replaces ? pixels : row);
    if (!replaces) {
      const uint8_t *shares = bytes ? bytes : coverage < 255 ? constant : NULL;
      cpixels_row_over_row(pixels, count, row, shares);
    }
    x += count;
    length -= count;
    pixels += (size_t)count * 4;
    if (bytes) bytes += count;
  }
}

int cpixels_fill_from(cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_row_source *source, const cpixels_mask *mask) {
  source_sink sink = {{paint_from_source}, canvas, source};
  cpixels_masked_sink through = cpixels_masked(mask, &sink.sink);
  return cpixels_scan(shape, even_odd, mask ? &through.sink : &sink.sink);
}
