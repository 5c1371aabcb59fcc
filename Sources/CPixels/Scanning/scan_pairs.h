/// Pairs: a left and a right side of a shape that cross the whole row without crossing each other.
/// Usually, both areas are computed at once, without the row's cells.
#ifndef CPIXELS_SCAN_PAIRS_H
#define CPIXELS_SCAN_PAIRS_H

#include "scan_edges.h"
#include "scan_runs.h"

#pragma STDC FP_CONTRACT OFF

/// Returns whether a side crosses the row in one straight piece and has no written pieces.
CPIXELS_INLINE int cpixels_is_straight(const cpixels_side *side) { return side->piece_count == 0; }

/// Returns the number of columns that a side crosses beyond its first one.
CPIXELS_INLINE int32_t cpixels_further_columns(int32_t lo, int32_t hi) {
  return (hi >> SUBPIXEL_BITS) - (lo >> SUBPIXEL_BITS);
}

// MARK: - Straight sides

/// Returns whether two straight sides cross at most two columns each.
CPIXELS_INLINE int cpixels_are_steep(const cpixels_line *left, const cpixels_line *right) {
  int32_t more = cpixels_further_columns(left->lo, left->hi) |
                 cpixels_further_columns(right->lo, right->hi);
  return more <= 1;
}

/// Computes the areas right of two straight sides that cross at most two columns each, in the four
/// columns from the leftmost one of each on: the same areas as `cpixels_add_area`.
CPIXELS_INLINE void cpixels_find_pair_areas(const cpixels_line *left, const cpixels_line *right,
                                            i32x4 *left_areas, i32x4 *right_areas) {
  const i32x4 none = {0}, full = none + FULL;
  i32x4 lo = {left->lo, right->lo}, hi = {left->hi, right->hi};
  i32x4 border = (lo | (SUBPIXELS - 1)) + 1;
  i32x4 beyond = __builtin_elementwise_max(hi - border, none), across = hi - lo - (beyond == 0);
  f64x2 reach = __builtin_convertvector(__builtin_shufflevector(beyond, beyond, 0, 1), f64x2);
  f64x2 width = __builtin_convertvector(__builtin_shufflevector(across, across, 0, 1), f64x2);
  i32x2 corners = __builtin_convertvector(reach * reach * SUBPIXELS / width + 0.5, i32x2);
  // What is missing in the second column.
  i32x4 corner = __builtin_shufflevector(corners, corners, 0, 1, 0, 1);
  // Baseline x86-64 has no instruction for this multiplication, so the value is shifted. It is
  // unsigned because shifting a negative number is undefined.
  i32x4 part = (i32x4)((u32x4)(2 * border - lo - hi) << SUBPIXEL_BITS) + corner;
  i32x4 both = __builtin_shufflevector(part, full - corner, 0, 4, 1, 5);
  *left_areas = __builtin_shufflevector(both, full, 0, 1, 4, 5);
  *right_areas = __builtin_shufflevector(both, full, 2, 3, 4, 5);
}

// MARK: - Sides of several pieces

/// Returns whether two sides have opposite windings, cross the whole row, and have no column in
/// common.
CPIXELS_INLINE int cpixels_are_apart(const cpixels_side *left, const cpixels_side *right) {
  return (left->hi < right->lo) &
         (cpixels_is_straight(left) | ((left->ya == 0) & (left->yb == SUBPIXELS))) &
         (cpixels_is_straight(right) | ((right->ya == 0) & (right->yb == SUBPIXELS)));
}

/// Adds the areas right of a piece to those of four columns, of which the first one is `first`.
/// Returns 0 if the piece crosses more than two columns.
CPIXELS_INLINE int cpixels_add_piece(i32x4 *areas, int32_t from, int32_t to, int32_t height,
                                     int32_t first) {
  const i32x4 columns = {0, 1, 2, 3};
  int32_t low = from < to ? from : to, high = from < to ? to : from;
  if (cpixels_further_columns(low, high) > 1) return 0;
  int32_t border = (low | (SUBPIXELS - 1)) + 1, whole = 2 * SUBPIXELS * height;
  // The same numbers as in `cpixels_add_area`.
  int64_t beyond = high > border ? high - border : 0;
  int32_t corner =
      (int32_t)((double)(beyond * beyond * height) / (double)(high - low + !beyond) + 0.5);
  int32_t part = height * (2 * border - low - high) + corner;
  i32x4 from_low = columns - ((low >> SUBPIXEL_BITS) - first);
  *areas += ((from_low == 0) & part) + ((from_low == 1) & (whole - corner)) +
            ((from_low > 1) & whole);
  return 1;
}

/// Computes the areas right of a side in the four columns from its leftmost one on. Returns 0 if
/// the side crosses more columns, or one of its pieces more than two.
CPIXELS_INLINE int cpixels_find_side_areas(const cpixels_side *side, i32x4 *areas) {
  int32_t first = side->lo >> SUBPIXEL_BITS;
  *areas = (i32x4){0};
  if (cpixels_further_columns(side->lo, side->hi) > 3) return 0;
  if (cpixels_is_straight(side)) {
    return cpixels_add_piece(areas, side->xa, side->x, SUBPIXELS, first);
  }
  for (uint32_t index = 0; index < side->piece_count; index++) {
    const cpixels_piece *piece = &side->pieces[index];
    if (!cpixels_add_piece(areas, piece->xa, piece->xb, piece->yb - piece->ya, first)) return 0;
  }
  return 1;
}

// MARK: - Sending

/// Sends the area between two sides whose areas are known, or returns 0 if other changed columns
/// are too close. `next` is the first column of the next side.
CPIXELS_INLINE int cpixels_send_pair(cpixels_runs *runs, const cpixels_line *left,
                                     const cpixels_line *right, i32x4 left_areas,
                                     i32x4 right_areas, int32_t next) {
  int32_t first = left->lo >> SUBPIXEL_BITS, end = (right->hi >> SUBPIXEL_BITS) + 1;
  int32_t visible = runs->scanner->visible_columns;
  cpixels_sink *sink = runs->sink;
  int has_pending = runs->end > runs->first, may_overlap = sink->edges != NULL;
  // Four columns are sent, and a pending run with up to three columns after its last one.
  int32_t room = may_overlap ? end : first + 4;
  int32_t taken = runs->end + (has_pending && !may_overlap ? 3 : 0);
  if ((first < taken) | (next < end) | (end > visible)) return 0;
  int is_narrow = (end - first <= 4) & (first + 4 <= visible) & (next >= room);
  if (!is_narrow && !sink->edges) return 0;
  if (has_pending) cpixels_runs_flush(runs);
  if (runs->area != 0) return 0;
  int32_t apart = (right->lo >> SUBPIXEL_BITS) - first;
  if (is_narrow) {
    i32x4 areas = left_areas - cpixels_areas_from(right_areas, apart);
    cpixels_runs_add_four(runs, first, cpixels_coverage_of_four(areas));
    end = room;
  } else {
    cpixels_send_edges(&left_areas, &right_areas, SUBPIXELS, apart, sink, runs->left + first,
                       runs->y);
  }
  runs->first = runs->end = end;
  return 1;
}

/// Sends the area between two straight sides that don't cross, or adds it to the cells.
CPIXELS_INLINE void cpixels_emit_straight_pair(cpixels_runs *runs, const cpixels_line *left,
                                               const cpixels_line *right, int32_t next) {
  if (cpixels_are_steep(left, right)) {
    i32x4 left_areas, right_areas;
    cpixels_find_pair_areas(left, right, &left_areas, &right_areas);
    if (cpixels_send_pair(runs, left, right, left_areas, right_areas, next)) return;
  }
  int32_t *cells = runs->scanner->cells;
  int32_t begin = right->lo >> SUBPIXEL_BITS, end = (right->hi >> SUBPIXEL_BITS) + 1;
  int32_t left_end = (left->hi >> SUBPIXEL_BITS) + 1;
  int are_far = begin - left_end >= GAP_WORTH_A_RUN;
  cpixels_runs_add(runs, left->lo >> SUBPIXEL_BITS, are_far ? left_end : end);
  cpixels_add_area(cells, left->xa, left->x, SUBPIXELS, 1);
  if (are_far) cpixels_runs_add(runs, begin, end);
  cpixels_add_area(cells, right->xa, right->x, SUBPIXELS, -1);
}

/// Sends the area between two consecutive sides, or adds it to the cells, if the sides are a pair.
/// Returns whether they are. The winding left of them must be 0, and `next`, the smallest x of the
/// next side, greater than every x of the right one.
CPIXELS_INLINE int cpixels_emit_pair(cpixels_runs *runs, const cpixels_side *left,
                                     const cpixels_side *right, int32_t next) {
  if (left->winding + right->winding != 0) return 0;
  if (cpixels_is_straight(left) & cpixels_is_straight(right)) {
    if ((left->xa > right->xa) | (left->x > right->x)) return 0;
    cpixels_emit_straight_pair(runs, &left->line, &right->line, next >> SUBPIXEL_BITS);
    return 1;
  }
  i32x4 left_areas, right_areas;
  return cpixels_are_apart(left, right) && cpixels_find_side_areas(left, &left_areas) &&
         cpixels_find_side_areas(right, &right_areas) &&
         cpixels_send_pair(runs, &left->line, &right->line, left_areas, right_areas,
                           next >> SUBPIXEL_BITS);
}

#endif
