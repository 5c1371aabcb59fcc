#include "clipped.h"

#include <stddef.h>

#include "Edges/edges.h"
#include "integers.h"
#include "mask.h"
#include "Scanning/scan.h"

/// A sink that passes on the pixels that are on a canvas.
typedef struct {
  cpixels_sink sink;
  const cpixels_canvas *canvas;
  cpixels_sink *next;
} clipped_sink;

static void run_on_canvas(cpixels_sink *sink, int32_t x, int32_t y, int32_t length,
                          uint8_t coverage, const uint8_t *bytes) {
  const clipped_sink *clipped = (const clipped_sink *)sink;
  const cpixels_canvas *canvas = clipped->canvas;
  int32_t from = larger(x, canvas->left), to = smaller(x + length, canvas->left + canvas->width);
  if (from >= to || y < canvas->top || y >= canvas->top + canvas->height) return;
  clipped->next->run(clipped->next, from, y, to - from, coverage, bytes ? bytes + (from - x) : NULL);
}

static int contains(const cpixels_canvas *canvas, cpixels_box box) {
  return box.left >= canvas->left && box.right <= canvas->left + canvas->width &&
         box.top >= canvas->top && box.bottom <= canvas->top + canvas->height;
}

int cpixels_scan_onto(const cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_mask *mask, cpixels_sink *sink) {
  clipped_sink clipped = {{run_on_canvas, NULL}, canvas, sink};
  if (!contains(canvas, shape->box)) sink = &clipped.sink;
  cpixels_masked_sink through = cpixels_masked(mask, sink);
  return cpixels_scan(shape, even_odd, mask ? &through.sink : sink);
}
