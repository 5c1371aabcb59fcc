/// Pairs: the two sides of a thin line that don't cross each other, in a row that each of them
/// crosses in one straight piece. Both areas are computed at once, usually without the row's cells.
#ifndef CPIXELS_SCAN_PAIRS_H
#define CPIXELS_SCAN_PAIRS_H

#include "scan_runs.h"

#pragma STDC FP_CONTRACT OFF

/// Returns whether a side crosses the row in one straight piece and has no written pieces.
CPIXELS_INLINE int cpixels_is_straight(const cpixels_side *side) { return side->piece_count == 0; }

/// Returns whether two straight sides don't cross, have opposite windings, and cross few columns: at
/// most two each, and four together.
CPIXELS_INLINE int cpixels_is_pair(const cpixels_side *left, const cpixels_side *right) {
  if (!cpixels_is_straight(left) || !cpixels_is_straight(right)) return 0;
  return (left->winding + right->winding == 0) & (left->xa <= right->xa) & (left->x <= right->x) &
         ((right->hi >> SUBPIXEL_BITS) - (left->lo >> SUBPIXEL_BITS) < 4) &
         ((left->hi >> SUBPIXEL_BITS) - (left->lo >> SUBPIXEL_BITS) <= 1) &
         ((right->hi >> SUBPIXEL_BITS) - (right->lo >> SUBPIXEL_BITS) <= 1);
}

/// The areas right of a pair's sides, in cell units.
typedef struct {
  int32_t part[2];    ///< in the first column that the side crosses
  int32_t corner[2];  ///< what is missing in the second one
} cpixels_pair_areas;

/// Computes the same areas as `cpixels_add_area`.
CPIXELS_INLINE cpixels_pair_areas cpixels_find_pair_areas(const cpixels_side *left,
                                                          const cpixels_side *right) {
  int32_t border[2] = {(left->lo | (SUBPIXELS - 1)) + 1, (right->lo | (SUBPIXELS - 1)) + 1};
  int32_t beyond[2] = {left->hi - border[0], right->hi - border[1]};
  for (int side = 0; side < 2; side++) beyond[side] = beyond[side] > 0 ? beyond[side] : 0;
  int32_t across[2] = {left->hi - left->lo, right->hi - right->lo};
  f64x2 reach = {beyond[0], beyond[1]}, width = {across[0] + !beyond[0], across[1] + !beyond[1]};
  f64x2 corners = reach * reach * SUBPIXELS / width + 0.5;
  cpixels_pair_areas areas;
  areas.corner[0] = (int32_t)corners[0];
  areas.corner[1] = (int32_t)corners[1];
  areas.part[0] = SUBPIXELS * (2 * border[0] - left->lo - left->hi) + areas.corner[0];
  areas.part[1] = SUBPIXELS * (2 * border[1] - right->lo - right->hi) + areas.corner[1];
  return areas;
}

/// Adds the areas of a pair to the cells.
CPIXELS_INLINE void cpixels_add_pair(int32_t *cells, const cpixels_side *left,
                                     const cpixels_side *right, cpixels_pair_areas areas) {
  int32_t *from = cells + (left->lo >> SUBPIXEL_BITS), *to = cells + (right->lo >> SUBPIXEL_BITS);
  from[0] += areas.part[0];
  from[1] += FULL - areas.part[0] - areas.corner[0];
  from[2] += areas.corner[0];
  to[0] -= areas.part[1];
  to[1] -= FULL - areas.part[1] - areas.corner[1];
  to[2] -= areas.corner[1];
}

/// Returns the coverage of the four columns from the left side on, for a right side that starts
/// `apart` columns, 0…3, after it.
CPIXELS_INLINE u8x4 cpixels_pair_coverage(cpixels_pair_areas areas, int32_t apart) {
  const int32_t right[7] = {0, 0, 0, areas.part[1], FULL - areas.corner[1], FULL, FULL};
  i32x4 area = {areas.part[0], FULL - areas.corner[0], FULL, FULL};
  const int32_t *beyond = right + 3 - apart;
  area -= (i32x4){beyond[0], beyond[1], beyond[2], beyond[3]};
  // Multiplies by 255 with a shift, because SSE2 has no product of 32-bit numbers. Areas that are
  // off by a few steps still give 0…255.
  area >>= FULL_BITS - 16;
  return __builtin_convertvector(((area << 8) - area + 32768) >> 16, u8x4);
}

/// Sends the area between the sides of a pair, or adds it to the cells if other changed columns are
/// close. The winding left of the pair must be 0. `next` is the first column of the next side.
CPIXELS_INLINE void cpixels_emit_pair(cpixels_runs *runs, const cpixels_side *left,
                                      const cpixels_side *right, int32_t next) {
  cpixels_scanner *scanner = runs->scanner;
  int32_t first = left->lo >> SUBPIXEL_BITS, end = (right->hi >> SUBPIXEL_BITS) + 1;
  int32_t pending = runs->end - runs->first;
  cpixels_pair_areas areas = cpixels_find_pair_areas(left, right);
  // Columns close to each other are sent as one run.
  if ((first + 4 <= scanner->visible_columns) & (next - end >= GAP_WORTH_A_RUN) &
      (!pending | (first - runs->end >= GAP_WORTH_A_RUN))) {
    if (pending) cpixels_runs_flush(runs);
    if (runs->area == 0) {
      u8x4 coverage = cpixels_pair_coverage(areas, (right->lo >> SUBPIXEL_BITS) - first);
      uint8_t bytes[4];
      memcpy(bytes, &coverage, sizeof(bytes));
      runs->sink->run(runs->sink, runs->left + first, runs->y, 4, 0, bytes);
      runs->first = runs->end = first + 4;
      return;
    }
  }
  cpixels_runs_add(runs, first, end);
  cpixels_add_pair(scanner->cells, left, right, areas);
}

#endif
