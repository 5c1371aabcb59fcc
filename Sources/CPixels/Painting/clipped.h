/// Sending coverage to a canvas that may be smaller than a shape's box.
#ifndef CPIXELS_CLIPPED_H
#define CPIXELS_CLIPPED_H

#include "cpixels_raster.h"
#include "Scanning/sink.h"

/// A sink that passes on the pixels that are on a canvas.
typedef struct {
  cpixels_sink sink;
  const cpixels_canvas *canvas;
  cpixels_sink *next;
} cpixels_clipped_sink;

/// Returns a sink that passes on the pixels on `canvas`.
cpixels_clipped_sink cpixels_clipped(const cpixels_canvas *canvas, cpixels_sink *next);

/// Scans a shape into a sink that paints on `canvas`, through `mask` (NULL for none). Returns 0 if
/// memory runs out.
int cpixels_scan_onto(const cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_mask *mask, cpixels_sink *sink);

#endif
