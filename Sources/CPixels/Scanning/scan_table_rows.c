#include "scan_table_rows.h"

#include "scan_pairs.h"
#include "scan_sides.h"

#pragma STDC FP_CONTRACT OFF

/// Returns whether lines don't cross one another.
CPIXELS_INLINE int keep_order(const cpixels_line *lines, size_t count) {
  int in_order = 1;
  for (size_t index = 1; index < count; index++) {
    const cpixels_line *left = &lines[index - 1], *right = &lines[index];
    in_order &= (left->xa <= right->xa) & (left->x <= right->x);
  }
  return in_order;
}

/// Sends the area between two lines that don't cross, or adds it to the cells. `next` is the first
/// column of the next line.
CPIXELS_INLINE void emit_pair(cpixels_runs *runs, const cpixels_line *left,
                              const cpixels_line *right, int32_t next) {
  // Most pairs are within four columns and have room there. It is unpredictable which pairs do, so
  // all conditions are computed before a single branch. Changed columns to the left aren't sent
  // first, because groups of four may be sent in any order.
  int32_t first = left->lo >> SUBPIXEL_BITS, end = (right->hi >> SUBPIXEL_BITS) + 1;
  int32_t begin = right->lo >> SUBPIXEL_BITS, left_end = (left->hi >> SUBPIXEL_BITS) + 1;
  int is_narrow = (end - first <= 4) & (first + 4 <= runs->scanner->visible_columns) &
                  (left_end - first <= 2) & (end - begin <= 2);
  int has_room = (first >= runs->end) & (next >= end) & (runs->area == 0);
  if ((runs->sink->edges != NULL) & (runs->sink->fours != NULL) && (is_narrow & has_room)) {
    i32x4 left_areas, right_areas;
    cpixels_find_pair_areas(left, right, &left_areas, &right_areas);
    i32x4 areas = left_areas - cpixels_areas_from(right_areas, begin - first);
    cpixels_runs_add_four(runs, first, cpixels_coverage_of_four(areas));
  } else {
    cpixels_emit_straight_pair(runs, left, right, next);
  }
}

/// Adds the area right of a line if that is a boundary. Returns the winding right of it.
CPIXELS_INLINE int32_t emit_line(cpixels_runs *runs, const cpixels_line *line, int32_t own,
                                 int32_t winding) {
  int32_t after = winding + own;
  const cpixels_scanner *scanner = runs->scanner;
  int32_t change = cpixels_is_inside(scanner, after) - cpixels_is_inside(scanner, winding);
  if (!change) return after;
  cpixels_runs_add(runs, line->lo >> SUBPIXEL_BITS, (line->hi >> SUBPIXEL_BITS) + 1);
  cpixels_add_area(scanner->cells, line->xa, line->x, SUBPIXELS, change);
  return after;
}

/// Resolves sides whose columns overlap and that cross. Returns the winding right of them.
__attribute__((noinline)) static int32_t resolve_cluster(cpixels_scanner *scanner, size_t begin,
                                                         size_t count, int32_t winding,
                                                         int *failed) {
  cpixels_side **sides = scanner->order + begin;
  for (size_t index = 0; index < count; index++) {
    sides[index]->line = scanner->table->lines[begin + index];
    sides[index]->piece_count = 0;
  }
  return cpixels_resolve_side_cluster(scanner, sides, count, winding, failed);
}

/// Resolves the row's sides cluster by cluster, and finds the row's extent. Returns 0 if memory
/// runs out.
CPIXELS_INLINE int resolve_row(cpixels_scanner *scanner, cpixels_runs *runs) {
  const cpixels_line *lines = scanner->table->lines;
  const int32_t *windings = scanner->table->windings;
  size_t count = scanner->table->count, begin = 0;
  int32_t winding = 0, hi = 0;
  int failed = 0;
  scanner->next_piece = scanner->pieces;
  while (begin < count) {
    const cpixels_line *line = lines + begin, *right = line + 1, *next = line + 2;
    if ((winding == 0) & (windings[begin] + windings[begin + 1] == 0) & (next->lo > right->hi) &
        (line->xa <= right->xa) & (line->x <= right->x)) {
      emit_pair(runs, line, right, next->lo >> SUBPIXEL_BITS);
      hi = right->hi > hi ? right->hi : hi;
      begin += 2;
      continue;
    }
    int32_t reach = line->hi;
    size_t end = begin + 1;
    for (; end < count && lines[end].lo <= reach; end++) {
      reach = lines[end].hi > reach ? lines[end].hi : reach;
    }
    hi = reach > hi ? reach : hi;
    if (keep_order(line, end - begin)) {
      for (; begin < end; begin++) {
        winding = emit_line(runs, &lines[begin], windings[begin], winding);
      }
      continue;
    }
    cpixels_runs_add(runs, line->lo >> SUBPIXEL_BITS, (reach >> SUBPIXEL_BITS) + 1);
    winding = resolve_cluster(scanner, begin, end - begin, winding, &failed);
    begin = end;
  }
  scanner->lo = lines[0].lo;
  scanner->hi = hi;
  return !failed;
}

int32_t cpixels_scan_table_rows(cpixels_scanner *scanner, cpixels_box box, int32_t row,
                                size_t count, cpixels_sink *sink) {
  if (row < scanner->table_row || count > CPIXELS_MOST_IN_TABLE) return 0;
  int32_t first = row, end = cpixels_end_of_straight_rows(scanner, row, count);
  scanner->table_row = end;
  if (end - row < CPIXELS_LEAST_TABLE_ROWS) return 0;
  int succeeded = cpixels_fill_table(scanner, count);
  while (succeeded && row < end && (row == first || !cpixels_is_crowded(scanner, count))) {
    scanner->row_top = row << SUBPIXEL_BITS;
    cpixels_runs runs = cpixels_runs_begin(scanner, box, row, sink);
    cpixels_follow_table(scanner);
    succeeded = resolve_row(scanner, &runs);
    cpixels_runs_flush(&runs);
    if (scanner->fours.count > 0) cpixels_runs_send_fours(&runs);
    row++;
  }
  if (!succeeded) return -1;
  cpixels_leave_table(scanner);
  return row - first;
}
