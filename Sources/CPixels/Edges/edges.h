/// A shape's edges, on a fixed grid inside its box.
#ifndef CPIXELS_EDGES_H
#define CPIXELS_EDGES_H

#include "Paths/polygons.h"
#include "cpixels_raster.h"

/// The steps per pixel, horizontally and vertically.
enum { SUBPIXEL_BITS = 12, SUBPIXELS = 1 << SUBPIXEL_BITS };

/// The largest distance of a chord from its curve, in pixels.
#define CPIXELS_FLATNESS 0.025

/// A straight edge from top to bottom, in steps from the shape's box.
typedef struct {
  int32_t x0, y0, x1, y1;
  int32_t winding;  ///< +1 if the path runs down, −1 if it runs up
} cpixels_edge;

/// Memory for scanning; see `Scanning/scanner.h`.
typedef struct cpixels_scanner cpixels_scanner;

struct cpixels_shape {
  cpixels_box box;
  int failed;
  cpixels_edge *edges;
  size_t count, capacity;
  int32_t min_x, max_x, min_y, max_y;  ///< of all edges, in steps
  cpixels_polygons polygons;           ///< memory for one polygon of a stroke
  cpixels_scanner *scanner;            ///< NULL before the first scan
};

/// Makes room for `count` items of `size` bytes in `items`. Returns 0 if memory runs out.
int cpixels_reserve(void *items, size_t *capacity, size_t count, size_t size);

#endif
