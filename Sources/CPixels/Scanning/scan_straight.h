/// Edges that cross a whole row in a straight line and few columns, like most edges in most rows.
#ifndef CPIXELS_SCAN_STRAIGHT_H
#define CPIXELS_SCAN_STRAIGHT_H

#include <stdlib.h>

#include "scanner.h"
#include "scan_column.h"
#include "vectors.h"

typedef int16_t i16x16 __attribute__((vector_size(32)));

/// Positions are rounded to 1/255 of a column, with a different threshold on each of the row's 16
/// lines, so that for steep edges the average is as accurate as if the steps were 1/16 as large.
static const i16x16 thresholds = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};

/// The largest number of columns beyond the first that 16 bits can represent in steps of 1/16 of a
/// position.
enum { MAX_FURTHER_COLUMNS = 7 };

/// Edges, two numbers each.
typedef struct {
  int32_t *columns;  ///< eight times the first crossed column plus the number of further columns
  /// In 1/16 of a position, the edge's middle in the low 16 bits, and its extent in the high 16 bits.
  int32_t *shapes;
  size_t count, capacity;
} straight_edges;

static inline void free_straight(straight_edges *edges) {
  free(edges->columns);
  free(edges->shapes);
}

/// Removes all edges and reserves memory for `count` new ones. Returns 0 if memory runs out.
static inline int reserve_straight(straight_edges *edges, size_t count) {
  edges->count = 0;
  if (count <= edges->capacity) return 1;
  free_straight(edges);
  // Edges are written four at a time.
  size_t capacity = 2 * count + 4;
  edges->columns = malloc((capacity + 4) * sizeof(int32_t));
  edges->shapes = malloc((capacity + 4) * sizeof(int32_t));
  edges->capacity = edges->columns && edges->shapes ? capacity : 0;
  return edges->capacity != 0;
}

/// Returns whether an edge that crosses the whole row crosses few enough columns to be added.
CPIXELS_INLINE int is_narrow(int32_t xa, int32_t xb) {
  enum { FAR = MAX_FURTHER_COLUMNS * SUBPIXELS };
  return (uint32_t)(xb - xa + FAR) <= 2 * FAR;
}

/// Adds the first `count` of four edges, and extends `least` and `most` to the x of all four.
CPIXELS_INLINE void add_straight(straight_edges *edges, i32x4 from, i32x4 to, size_t count,
                                 i32x4 *least, i32x4 *most) {
  i32x4 delta = to - from, leftward = delta & (delta >> 31);
  i32x4 low = from + leftward, high = to - leftward;
  *least = __builtin_elementwise_min(*least, low);
  *most = __builtin_elementwise_max(*most, high);
  i32x4 first = low >> SUBPIXEL_BITS, more = (high >> SUBPIXEL_BITS) - first;
  // Converts from 4096 steps per column to 16 · 255.
  i32x4 sum = from + to - (first << (SUBPIXEL_BITS + 1));
  i32x4 middle = ((sum << 8) - sum + 256) >> 9, across = ((delta << 8) - delta) >> 8;
  i32x4 columns = (first << 3) + more, shapes = (across << 16) | middle;
  memcpy(edges->columns + edges->count, &columns, sizeof(columns));
  memcpy(edges->shapes + edges->count, &shapes, sizeof(shapes));
  edges->count += count;
}

CPIXELS_INLINE int32_t first_column(int32_t columns) { return columns >> 3; }

CPIXELS_INLINE int32_t columns_beyond_first(int32_t columns) { return columns & 7; }

/// Computes an edge's crossings with the lines, relative to the left of its first column, in 1/16
/// of a position.
CPIXELS_INLINE i16x16 straight_crossings(int32_t shape) {
  // Line i is at (2i − 15)/32 of the row's height from the middle.
  static const i16x16 down = {-15 * 2048, -13 * 2048, -11 * 2048, -9 * 2048, -7 * 2048, -5 * 2048,
                              -3 * 2048,  -1 * 2048,  1 * 2048,   3 * 2048,  5 * 2048,  7 * 2048,
                              9 * 2048,   11 * 2048,  13 * 2048,  15 * 2048};
  return __builtin_convertvector((__builtin_convertvector(down, i32x16) * (shape >> 16)) >> 16,
                                 i16x16) +
         (int16_t)shape + thresholds;
}

#endif
