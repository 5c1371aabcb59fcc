// Converts edges to coverage, one pixel row at a time.
//
// Consecutive downward edges form a chain, one side of a shape. Along a row the chains fall into
// clusters whose columns overlap. Left of a cluster the winding number is the same over the whole
// height of the row, so each cluster can be resolved separately. Most clusters are a single chain,
// or chains that don't cross: if one separates inside from outside, the areas right of its pieces
// are summed, which is exact; `scan_pairs.h` does that at once for both sides of a part of the
// shape. `scan_strands.c`, `scan_bands.c` and `scan_lanes.c` handle the others. Only edges at the
// boundary of the shape are summed, so that no area counts twice and opposite windings don't cancel.
//
// `scan_table_rows.c` scans rows of many straight chains, and `scan_lanes.c` crowded rows.

#include "scan.h"

#include <stdlib.h>
#include <string.h>

#include "scan_order.h"
#include "scan_pairs.h"
#include "scan_sides.h"
#include "scan_straight_rows.h"
#include "scan_table_rows.h"

#pragma STDC FP_CONTRACT OFF

// MARK: - Rows

/// Hashes a height inside the row, so that sums of different heights are unlikely to be equal.
static uint64_t mix(int32_t y) {
  uint64_t value = (uint64_t)y * 0x9E3779B97F4A7C15u;
  value = (value ^ (value >> 29)) * 0xBF58476D1CE4E5B9u;
  return value ^ (value >> 32);
}

/// Returns a side's contribution to a sum that is 0 if as much winding begins as ends at every
/// height inside the row, that is, if the winding beyond the sides is constant over the row.
CPIXELS_INLINE uint64_t imbalance(const cpixels_side *side) {
  if (cpixels_is_straight(side) || (side->ya == 0 && side->yb == SUBPIXELS)) return 0;
  uint64_t sum = 0;
  if (side->ya > 0) sum += mix(side->ya);
  if (side->yb < SUBPIXELS) sum -= mix(side->yb);
  return sum * (uint64_t)side->winding;
}

/// Returns whether a side that crosses the whole row is nowhere right of the next one. Sides are
/// straight between the ends of their pieces, so checking those is enough.
CPIXELS_INLINE int stays_left(const cpixels_side *side, const cpixels_side *next) {
  const cpixels_piece *left = side->pieces, *right = next->pieces;
  if (left->xa > right->xa) return 0;
  while (1) {
    if (left->yb == right->yb) {
      if (left->xb > right->xb) return 0;
      if (left->yb == SUBPIXELS) return 1;
      left++;
      right++;
    } else if (left->yb < right->yb) {
      if (left->xb > right->xa + (left->yb - right->ya) * right->slope) return 0;
      left++;
    } else {
      if (left->xa + (right->yb - left->ya) * left->slope > right->xb) return 0;
      right++;
    }
  }
}

/// Writes the pieces of straight sides.
static void write_pieces(cpixels_scanner *scanner, cpixels_side **order, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (!cpixels_is_straight(order[index])) continue;
    scanner->next_piece = cpixels_write_piece(order[index], scanner->next_piece);
  }
}

/// Returns whether all sides are straight.
CPIXELS_INLINE int are_straight(cpixels_side *const *order, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (!cpixels_is_straight(order[index])) return 0;
  }
  return 1;
}

/// Returns whether sides cross the whole row without crossing one another.
CPIXELS_INLINE int keep_order(cpixels_scanner *scanner, cpixels_side **order, size_t count) {
  for (size_t index = 0; index < count; index++) {
    cpixels_side *side = order[index], *last = index > 0 ? order[index - 1] : side;
    if (cpixels_is_straight(side) & cpixels_is_straight(last)) {
      if ((last->xa > side->xa) | (last->x > side->x)) return 0;
      continue;
    }
    write_pieces(scanner, order, count);
    if (side->ya > 0 || side->yb < SUBPIXELS) return 0;
    if (index > 0 && !stays_left(last, side)) return 0;
  }
  return 1;
}

/// Adds the area right of a side if that is a boundary. Returns the winding right of it.
CPIXELS_INLINE int32_t emit_side(cpixels_runs *runs, const cpixels_side *side, int32_t winding) {
  int32_t after = winding + side->winding;
  const cpixels_scanner *scanner = runs->scanner;
  int32_t change = cpixels_is_inside(scanner, after) - cpixels_is_inside(scanner, winding);
  if (!change) return after;
  cpixels_runs_add(runs, side->lo >> SUBPIXEL_BITS, (side->hi >> SUBPIXEL_BITS) + 1);
  if (cpixels_is_straight(side)) {
    cpixels_add_area(scanner->cells, side->xa, side->x, SUBPIXELS, change);
    return after;
  }
  for (uint32_t index = 0; index < side->piece_count; index++) {
    const cpixels_piece *piece = &side->pieces[index];
    cpixels_add_area(scanner->cells, piece->xa, piece->xb, piece->yb - piece->ya, change);
  }
  return after;
}

int32_t cpixels_resolve_side_cluster(cpixels_scanner *scanner, cpixels_side **order, size_t count,
                                     int32_t winding, int *failed) {
  if (count <= CPIXELS_MOST_STRANDS && scanner->visible_columns <= CPIXELS_MOST_STRAND_COLUMNS &&
      are_straight(order, count)) {
    return cpixels_resolve_strands(scanner, order, count, winding);
  }
  size_t pieces = 0;
  int32_t after = winding;
  write_pieces(scanner, order, count);
  for (size_t index = 0; index < count; index++) {
    const cpixels_side *side = order[index];
    for (uint32_t piece = 0; piece < side->piece_count; piece++) {
      scanner->cluster[pieces++] = &side->pieces[piece];
    }
    // Only sides that cross the middle line count, so that the sum is the winding right of them.
    if (side->ya <= SUBPIXELS / 2 && side->yb > SUBPIXELS / 2) after += side->winding;
  }
  if (!cpixels_resolve_cluster(scanner, scanner->cluster, pieces, winding)) *failed = 1;
  return after;
}

/// Resolves the row's sides cluster by cluster. Returns 0 if memory runs out.
CPIXELS_INLINE int resolve_row(cpixels_scanner *scanner, size_t count, cpixels_runs *runs) {
  cpixels_side **order = scanner->order;
  int32_t winding = 0, hi = 0;
  int failed = 0;
  size_t begin = 0;
  while (begin < count) {
    const cpixels_side *side = order[begin];
    if ((begin + 1 < count) & (winding == 0)) {
      const cpixels_side *right = order[begin + 1];
      int32_t next = begin + 2 < count ? order[begin + 2]->lo : INT32_MAX;
      if (next > right->hi && cpixels_emit_pair(runs, side, right, next)) {
        hi = right->hi > hi ? right->hi : hi;
        begin += 2;
        continue;
      }
    }
    int32_t reach = side->hi;
    uint64_t open = imbalance(side);
    size_t end = begin + 1;
    // Horizontal lines aren't edges, so the imbalance keeps the sides that they connect in one
    // cluster.
    while (end < count && (order[end]->lo <= reach || open)) {
      if (order[end]->hi > reach) reach = order[end]->hi;
      open += imbalance(order[end]);
      end++;
    }
    if (reach > hi) hi = reach;
    if (end == begin + 1 || keep_order(scanner, order + begin, end - begin)) {
      for (; begin < end; begin++) winding = emit_side(runs, order[begin], winding);
    } else {
      cpixels_runs_add(runs, side->lo >> SUBPIXEL_BITS, (reach >> SUBPIXEL_BITS) + 1);
      winding = cpixels_resolve_side_cluster(scanner, order + begin, end - begin, winding,
                                             &failed);
    }
    begin = end;
  }
  scanner->lo = count > 0 ? order[0]->lo : INT32_MAX;
  scanner->hi = hi;
  return !failed;
}

/// Adds the chains that begin in a row to the sides. Returns the new number of sides.
CPIXELS_INLINE size_t begin_sides(cpixels_scanner *scanner, const cpixels_shape *shape, int32_t row,
                                  size_t live) {
  while (scanner->begun < scanner->buckets[row + 1]) {
    const cpixels_chain *chain = &scanner->chains[scanner->sorted[scanner->begun]];
    const cpixels_edge *edge = &shape->edges[chain->first];
    cpixels_side *side = &scanner->sides[scanner->begun++];
    *side = (cpixels_side){.winding = chain->winding, .x = edge->x0, .left = chain->count - 1};
    cpixels_begin_edge(side, edge);
    cpixels_extend(scanner, edge->x0, edge->x0);
    scanner->order[live++] = side;
  }
  return live;
}

/// Drops the sides that ended above the row. Returns the number left.
CPIXELS_INLINE size_t drop_ended(cpixels_scanner *scanner, size_t live) {
  if (scanner->ended_count == 0) return live;
  cpixels_side **order = scanner->order;
  size_t kept = 0;
  for (size_t index = 0; index < live; index++) {
    if (order[index]->edge) order[kept++] = order[index];
  }
  scanner->ended_count = 0;
  return kept;
}

/// Sends the columns from the smallest to the largest x of a crowded row.
CPIXELS_INLINE void send_crowded(cpixels_scanner *scanner, cpixels_runs *runs) {
  if (scanner->lo > scanner->hi) return;
  int32_t first = scanner->lo >> SUBPIXEL_BITS, end = (scanner->hi >> SUBPIXEL_BITS) + 1;
  int32_t visible = scanner->visible_columns;
  end = cpixels_round_up(first, end < visible ? end : visible, visible);
  if (first >= end) return;
  cpixels_cover_columns(scanner, first, end);
  runs->sink->run(runs->sink, runs->left + first, runs->y, end - first, 0,
                  scanner->coverage + first);
}

/// Scans one crowded row of the sides. Returns 0 if memory runs out.
CPIXELS_INLINE int scan_crowded_row(cpixels_scanner *scanner, size_t count, cpixels_runs *runs) {
  if (!cpixels_resolve_sides(scanner, count)) return 0;
  send_crowded(scanner, runs);
  return 1;
}

/// Scans another row of the sides. Returns 0 if memory runs out.
CPIXELS_INLINE int scan_row(cpixels_scanner *scanner, size_t live, cpixels_runs *runs) {
  enter_row(scanner, live);
  if (!resolve_row(scanner, live, runs)) return 0;
  cpixels_runs_flush(runs);
  if (scanner->fours.count > 0) cpixels_runs_send_fours(runs);
  return 1;
}

/// Scans a shape whose chains are found. Returns 0 if memory runs out. Isn't inlined, because
/// convex shapes would then save and restore registers that they don't use.
__attribute__((noinline)) static int scan_rows(const cpixels_shape *shape, cpixels_sink *sink) {
  cpixels_scanner *scanner = shape->scanner;
  int32_t last_row = (shape->max_y - 1) >> SUBPIXEL_BITS;
  cpixels_forget_extent(scanner);
  scanner->ended_count = 0;
  scanner->table_row = 0;
  size_t live = 0;
  int succeeded = 1;
  for (int32_t row = shape->min_y >> SUBPIXEL_BITS; succeeded && row <= last_row; row++) {
    scanner->row_top = row << SUBPIXEL_BITS;
    live = begin_sides(scanner, shape, row, live);
    cpixels_runs runs = cpixels_runs_begin(scanner, shape->box, row, sink);
    if (cpixels_is_crowded(scanner, live - scanner->ended_count)) {
      succeeded = scan_crowded_row(scanner, live, &runs);
      continue;
    }
    if (scanner->lanes) cpixels_leave_crowd(scanner);
    live = drop_ended(scanner, live);
    int32_t sent = 0;
    if (live >= CPIXELS_LEAST_IN_TABLE) {
      sent = cpixels_scan_table_rows(scanner, shape->box, row, live, sink);
    } else {
      int32_t rows = cpixels_count_straight_rows(scanner, row, live);
      if (rows > 1) sent = cpixels_scan_straight_rows(scanner, shape->box, row, rows, live, sink);
    }
    if (sent != 0) {
      succeeded = sent > 0;
      row += sent - 1;
      continue;
    }
    succeeded = scan_row(scanner, live, &runs);
  }
  cpixels_leave_crowd(scanner);
  // The next shape expects cleared cells and no groups.
  if (!succeeded) {
    memset(scanner->cells, 0, scanner->columns * sizeof(int32_t));
    scanner->fours.count = 0;
  }
  return succeeded;
}

int cpixels_scan(cpixels_shape *shape, int even_odd, cpixels_sink *sink) {
  if (shape->failed) return 0;
  if (shape->count == 0) return 1;
  if (!shape->scanner) shape->scanner = calloc(1, sizeof(cpixels_scanner));
  cpixels_scanner *scanner = shape->scanner;
  size_t columns = (size_t)(shape->box.right - shape->box.left);
  if (!scanner || !cpixels_make_cells(scanner, columns)) return 0;
  scanner->visible_columns = (int32_t)columns;
  cpixels_convex_side sides[2];
  if (cpixels_find_convex_sides(shape, sides)) {
    cpixels_scan_convex(shape, sides, sink);
    return 1;
  }
  scanner->even_odd = even_odd;
  scanner->inside_bits = even_odd ? 1 : -1;
  return cpixels_find_chains(scanner, shape) && cpixels_make_pieces(scanner, shape->count) &&
         scan_rows(shape, sink);
}

void cpixels_scanner_free(cpixels_scanner *scanner) {
  if (!scanner) return;
  cpixels_scanner_free_memory(scanner);
  cpixels_lanes_free(scanner->lanes);
  free(scanner);
}
