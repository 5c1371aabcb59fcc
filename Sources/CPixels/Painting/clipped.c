#include "clipped.h"

#include <stddef.h>

#include "Edges/edges.h"
#include "mask.h"
#include "Scanning/scan.h"

static void run_on_canvas(cpixels_sink *sink, int32_t x, int32_t y, int32_t length,
                          uint8_t coverage, const uint8_t *bytes) {
  const cpixels_clipped_sink *clipped = (const cpixels_clipped_sink *)sink;
  const cpixels_canvas *canvas = clipped->canvas;
  int32_t right = canvas->left + canvas->width;
  int32_t from = x > canvas->left ? x : canvas->left, to = x + length < right ? x + length : right;
  if (from >= to || y < canvas->top || y >= canvas->top + canvas->height) return;
  clipped->next->run(clipped->next, from, y, to - from, coverage, bytes ? bytes + (from - x) : NULL);
}

cpixels_clipped_sink cpixels_clipped(const cpixels_canvas *canvas, cpixels_sink *next) {
  return (cpixels_clipped_sink){{run_on_canvas, NULL}, canvas, next};
}

static int contains(const cpixels_canvas *canvas, cpixels_box box) {
  return box.left >= canvas->left && box.right <= canvas->left + canvas->width &&
         box.top >= canvas->top && box.bottom <= canvas->top + canvas->height;
}

int cpixels_scan_onto(const cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_mask *mask, cpixels_sink *sink) {
  cpixels_clipped_sink clipped = cpixels_clipped(canvas, sink);
  if (!contains(canvas, shape->box)) sink = &clipped.sink;
  cpixels_masked_sink through = cpixels_masked(mask, sink);
  return cpixels_scan(shape, even_odd, mask ? &through.sink : sink);
}
