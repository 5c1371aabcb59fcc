/// Painting a shape on a canvas that may be smaller than the shape's box.
#ifndef CPIXELS_CLIPPED_H
#define CPIXELS_CLIPPED_H

#include "cpixels_raster.h"
#include "Scanning/sink.h"

/// Scans a shape into a sink that paints on `canvas`, through `mask` (NULL for none). The sink
/// receives only the pixels on the canvas. Returns 0 if memory runs out.
int cpixels_scan_onto(const cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_mask *mask, cpixels_sink *sink);

#endif
