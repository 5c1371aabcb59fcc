/// Areas right of edges that are collected before they are added to the cells, four at a time.
/// Whether an edge is a boundary is unpredictable, so collecting doesn't branch.
#ifndef CPIXELS_SCAN_AREAS_H
#define CPIXELS_SCAN_AREAS_H

#include "scan_cells.h"

#pragma STDC FP_CONTRACT OFF

/// The largest number of collected areas. Four empty ones are written after the last.
enum { CPIXELS_MOST_AREAS = 128, CPIXELS_AREAS_SIZE = CPIXELS_MOST_AREAS + 4 };

typedef struct {
  int32_t count;
  int32_t lo[CPIXELS_AREAS_SIZE], hi[CPIXELS_AREAS_SIZE];  ///< the smaller and the greater x
  int32_t height[CPIXELS_AREAS_SIZE];  ///< in steps; negative if the area is subtracted
} cpixels_areas;

/// Collects the area right of an edge, over `height` steps, if `change` is +1 or −1 instead of 0.
CPIXELS_INLINE void cpixels_collect_area(cpixels_areas *areas, int32_t from, int32_t to,
                                         int32_t height, int32_t change) {
  int32_t index = areas->count;
  areas->lo[index] = __builtin_elementwise_min(from, to);
  areas->hi[index] = __builtin_elementwise_max(from, to);
  areas->height[index] = height * change;
  areas->count = index + (change & 1);
}

CPIXELS_INLINE i32x4 cpixels_four_of(const int32_t *numbers) {
  i32x4 four;
  memcpy(&four, numbers, sizeof(four));
  return four;
}

/// Adds those of four areas whose edges cross at most two columns, or end at the second one's right
/// side. Returns the others as bits.
CPIXELS_INLINE uint32_t cpixels_add_four_areas(int32_t *cells, const int32_t *los,
                                               const int32_t *his, const int32_t *heights) {
  i32x4 lo = cpixels_four_of(los), hi = cpixels_four_of(his);
  i32x4 signed_height = cpixels_four_of(heights);
  // The same numbers as in `cpixels_add_area`.
  i32x4 border = (lo | (SUBPIXELS - 1)) + 1, distance = hi - border;
  i32x4 is_long = distance > SUBPIXELS;
  i32x4 beyond = distance & (distance > 0) & ~is_long;
  signed_height &= ~is_long;
  i32x4 sign = signed_height >> 31, height = (signed_height ^ sign) - sign;
  f64x4 reach = __builtin_convertvector(beyond, f64x4);
  f64x4 width = __builtin_convertvector(hi - lo - (beyond == 0), f64x4);
  f64x4 tall = __builtin_convertvector(height, f64x4);
  i32x4 corner = __builtin_convertvector(reach * reach * tall / width + 0.5, i32x4);
  corner = (corner ^ sign) - sign;
  i32x4 part = signed_height * ((2 * border - lo - hi) & ~is_long) + corner;
  i32x4 middle = signed_height * (2 * SUBPIXELS) - part - corner;
  int32_t first[4], added[3][4];
  lo >>= SUBPIXEL_BITS;
  memcpy(first, &lo, sizeof(lo));
  memcpy(added[0], &part, sizeof(part));
  memcpy(added[1], &middle, sizeof(middle));
  memcpy(added[2], &corner, sizeof(corner));
  // Areas often change the same cells. A vector of two cells would be loaded only after both are
  // stored; volatile cells are changed one by one.
  for (int32_t index = 0; index < 4; index++) {
    volatile int32_t *cell = cells + first[index];
    cell[0] += added[0][index];
    cell[1] += added[1][index];
    cell[2] += added[2][index];
  }
  const i32x4 bits = {1, 2, 4, 8};
  return (uint32_t)__builtin_reduce_or(is_long & bits);
}

/// Adds the collected areas to the cells.
CPIXELS_INLINE void cpixels_add_areas(int32_t *cells, cpixels_areas *areas) {
  const i32x4 none = {0};
  int32_t count = areas->count;
  memcpy(areas->lo + count, &none, sizeof(none));
  memcpy(areas->hi + count, &none, sizeof(none));
  memcpy(areas->height + count, &none, sizeof(none));
  for (int32_t begin = 0; begin < count; begin += 4) {
    uint32_t others = cpixels_add_four_areas(cells, areas->lo + begin, areas->hi + begin,
                                             areas->height + begin);
    for (; others; others &= others - 1) {
      int32_t index = begin + __builtin_ctz(others), height = areas->height[index];
      cpixels_add_area(cells, areas->lo[index], areas->hi[index], height < 0 ? -height : height,
                       height < 0 ? -1 : 1);
    }
  }
  areas->count = 0;
}

#endif
