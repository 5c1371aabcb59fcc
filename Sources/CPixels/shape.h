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

/// An edge within the current row.
typedef struct {
  int32_t lo, hi;  ///< the columns it crosses, in steps
  int32_t xa, xb;  ///< where it enters and leaves the row
  int32_t ya, yb;  ///< 0…4096 from the top of the row
  int32_t winding;
  int32_t x0, y0, x1, y1;
  double slope;  ///< steps right per step down
} cpixels_active;

struct cpixels_shape {
  cpixels_box box;
  int failed;
  cpixels_edge *edges;
  size_t count, capacity;
  int32_t min_x, max_x, min_y, max_y;  ///< of all edges, in steps
  cpixels_polygons polygons;           ///< of a stroke, before its transform
  // Room for scanning, grown as needed.
  uint32_t *buckets;  ///< for each row the first of `sorted`
  size_t bucket_capacity;
  uint32_t *sorted;  ///< edges by the row in which they begin
  size_t sorted_capacity;
  cpixels_active *active;
  cpixels_active **order;  ///< active edges from left to right
  cpixels_active **band;   ///< a cluster's edges within a band
  size_t active_capacity;
  int32_t *accumulator;  ///< for each column what its coverage has more than the one before
  uint64_t *touched;     ///< a bit for each column of `accumulator` that may not be 0
  uint8_t *coverage;
  size_t columns;
};

/// Makes room for `count` items of `size` bytes in `items`. Returns 0 when memory ran out.
int cpixels_make_room(void *items, size_t *capacity, size_t count, size_t size);

/// Sends the coverage of the shape to a sink, in pixels of the whole picture.
int cpixels_scan(cpixels_shape *shape, int even_odd, cpixels_sink *sink);

#endif
