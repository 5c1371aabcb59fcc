// Joins a shape's edges, in path order, into chains sorted by the row in which they begin.

#include <string.h>

#include "scanner.h"

/// Returns whether the path continues from one edge to the next in the same direction.
static inline int continues(const cpixels_edge *edge, const cpixels_edge *next) {
  if (edge->winding != next->winding) return 0;
  return edge->winding > 0 ? edge->x1 == next->x0 && edge->y1 == next->y0
                           : edge->x0 == next->x1 && edge->y0 == next->y1;
}

/// Sorts the chains by the row in which they begin.
static int fill_buckets(cpixels_scanner *scanner, const cpixels_shape *shape) {
  size_t rows = (size_t)(shape->box.bottom - shape->box.top);
  if (!cpixels_reserve(&scanner->buckets, &scanner->bucket_capacity, rows + 2,
                       sizeof(uint32_t)) ||
      !cpixels_reserve(&scanner->sorted, &scanner->sorted_capacity, scanner->chain_count,
                       sizeof(uint32_t))) {
    return 0;
  }
  size_t first = (size_t)(shape->min_y >> SUBPIXEL_BITS);
  size_t last = (size_t)((shape->max_y - 1) >> SUBPIXEL_BITS);
  uint32_t *buckets = scanner->buckets;
  memset(buckets + first, 0, (last + 3 - first) * sizeof(uint32_t));
  for (size_t index = 0; index < scanner->chain_count; index++) {
    buckets[(shape->edges[scanner->chains[index].first].y0 >> SUBPIXEL_BITS) + 2]++;
  }
  for (size_t row = first + 2; row < last + 3; row++) buckets[row] += buckets[row - 1];
  for (size_t index = 0; index < scanner->chain_count; index++) {
    int32_t row = shape->edges[scanner->chains[index].first].y0 >> SUBPIXEL_BITS;
    scanner->sorted[buckets[row + 1]++] = (uint32_t)index;
  }
  return 1;
}

int cpixels_find_chains(cpixels_scanner *scanner, const cpixels_shape *shape) {
  if (!cpixels_reserve(&scanner->chains, &scanner->chain_capacity, shape->count,
                       sizeof(cpixels_chain))) {
    return 0;
  }
  const cpixels_edge *edges = shape->edges;
  size_t found = 0, begin = 0;
  for (size_t index = 0; index < shape->count; index++) {
    if (index + 1 < shape->count && continues(&edges[index], &edges[index + 1])) continue;
    int32_t winding = edges[begin].winding;
    size_t first = winding > 0 ? begin : index;
    scanner->chains[found++] =
        (cpixels_chain){(uint32_t)first, (uint32_t)(index + 1 - begin), winding};
    begin = index + 1;
  }
  scanner->chain_count = found;
  scanner->begun = 0;
  return fill_buckets(scanner, shape);
}
