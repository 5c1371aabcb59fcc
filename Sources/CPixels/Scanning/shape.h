/// A shape's edges, and scanning them into runs of coverage.
#ifndef CPIXELS_SHAPE_H
#define CPIXELS_SHAPE_H

#include "cpixels_raster.h"
#include "spans.h"

/// Subpixels: a pixel is 4096 steps wide and high.
enum { SUBPIXEL_BITS = 12, SUBPIXELS = 1 << SUBPIXEL_BITS };

/// How far a chord may be from its curve, in pixels.
#define CPIXELS_FLATNESS 0.025

/// A straight edge from top to bottom, in steps from the shape's box.
typedef struct {
  int32_t x0, y0, x1, y1;
  int32_t winding;  ///< +1 where the path runs down, −1 where it runs up
} cpixels_edge;

/// Room for scanning; see `scan.h`.
typedef struct cpixels_scanner cpixels_scanner;

struct cpixels_shape {
  cpixels_box box;
  int failed;
  cpixels_edge *edges;
  size_t count, capacity;
  int32_t min_x, max_x, min_y, max_y;  ///< of all edges, in steps
  cpixels_polygons polygons;           ///< room for one polygon of a stroke
  cpixels_scanner *scanner;            ///< NULL before the first scan
};

/// Makes room for `count` items of `size` bytes in `items`. Returns 0 when memory ran out.
int cpixels_make_room(void *items, size_t *capacity, size_t count, size_t size);

/// Sends the coverage of the shape to a sink, in pixels of the whole picture.
int cpixels_scan(cpixels_shape *shape, int even_odd, cpixels_sink *sink);

/// Frees the room for scanning; NULL is allowed.
void cpixels_scanner_free(cpixels_scanner *scanner);

#endif
