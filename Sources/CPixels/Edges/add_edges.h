/// Adding the edges between consecutive points on the fixed grid.
#ifndef CPIXELS_ADD_EDGES_H
#define CPIXELS_ADD_EDGES_H

#include "edges.h"
#include "vectors.h"

/// Adds the edges between `pieces + 1` points in steps, with alternating x and y. There is room for
/// `pieces` edges.
CPIXELS_INLINE void cpixels_add_edges(cpixels_shape *shape, const int32_t *points,
                                      int32_t pieces) {
  cpixels_edge *edge = shape->edges + shape->count;
  int32_t x0 = points[0], y0 = points[1];
  for (const int32_t *next = points + 2, *end = next + 2 * pieces; next < end; next += 2) {
    int32_t x1 = next[0], y1 = next[1];
    // Field by field: an unoptimised build would call memcpy for the whole struct.
    if (y1 > y0) {
      edge->x0 = x0, edge->y0 = y0, edge->x1 = x1, edge->y1 = y1, edge->winding = 1;
      edge++;
    } else if (y1 < y0) {
      edge->x0 = x1, edge->y0 = y1, edge->x1 = x0, edge->y1 = y0, edge->winding = -1;
      edge++;
    }
    x0 = x1, y0 = y1;
  }
  shape->count = (size_t)(edge - shape->edges);
}

#endif
