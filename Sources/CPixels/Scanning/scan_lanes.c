// The steps that resolve rows with too many pieces. See `lanes.h`.

#include "lanes.h"
#include "scan_sides.h"

#pragma STDC FP_CONTRACT OFF

static void free_columns(struct cpixels_lanes *lanes) {
  free(lanes->counts);
  free(lanes->windings);
  free(lanes->from);
  free(lanes->next[0]);
  free(lanes->next[1]);
  free(lanes->listed);
  free(lanes->areas);
  free(lanes->split);
  free(lanes->lists.singles.columns);
  free(lanes->lists.pairs.columns);
  free(lanes->lists.others.columns);
}

void cpixels_lanes_free(struct cpixels_lanes *lanes) {
  if (!lanes) return;
  for (int list = 0; list < 2; list++) {
    free_straight(&lanes->straight[list]);
    cpixels_crowd_free(&lanes->crowds[list]);
  }
  free_columns(lanes);
  free(lanes->edges);
  free(lanes->cuts);
  free(lanes->line_crossings);
  free(lanes->sorted);
  free(lanes);
}

/// Allocates columns; their counts are zero between rows. Returns 0 if memory runs out.
static int make_columns(struct cpixels_lanes *lanes, size_t count) {
  if (count <= lanes->column_count) return 1;
  free_columns(lanes);
  // Columns are processed four at a time, and their areas eight at a time.
  size_t size = (count + 4) * sizeof(int32_t);
  lanes->counts = calloc(count + 4, sizeof(edge_counts));
  lanes->listed = calloc(count + 4, sizeof(uint32_t));
  lanes->areas = malloc((count + 8) * sizeof(int16_t));
  lanes->split = aligned_alloc(64, (count + 4) * sizeof(split_column));
  int32_t **arrays[] = {&lanes->windings,
                        &lanes->from,
                        &lanes->next[0],
                        &lanes->next[1],
                        &lanes->lists.singles.columns,
                        &lanes->lists.pairs.columns,
                        &lanes->lists.others.columns};
  int complete = lanes->counts && lanes->listed && lanes->areas && lanes->split;
  for (int array = 0; array < 7; array++) {
    *arrays[array] = malloc(size);
    complete &= *arrays[array] != NULL;
  }
  lanes->column_count = complete ? count : 0;
  return complete;
}

/// Allocates the crossings of all columns, and those of one.
static int make_crossings(struct cpixels_lanes *lanes, size_t count) {
  enum { READ_BEYOND_END = 4, MAX_LISTS = 2 };
  // Windings of lines differ by at most the number of crossings in the column, plus two.
  size_t of_one = 2 * count + 2, to_sort = of_one + MAX_LISTS * (ROOM_TO_SORT + 2);
  return make_aligned(&lanes->cuts, &lanes->crossing_capacity, 0, count + READ_BEYOND_END,
                      sizeof(crossings)) &&
         make_aligned(&lanes->line_crossings, &lanes->line_crossing_capacity, 0,
                      of_one + READ_BEYOND_END,
                      sizeof(crossings)) &&
         make_aligned(&lanes->sorted, &lanes->sorted_capacity, 0, to_sort, sizeof(crossings));
}

// MARK: - Columns

/// Clamps the positions of crossings to a column. A macro, because an unoptimised build would copy
/// a function's arguments several times.
#define CLAMPED(at)                                                                            \
  __builtin_convertvector(                                                                     \
      __builtin_elementwise_max(__builtin_elementwise_min(at, (i16x16){0} + (POSITIONS - 1)),  \
                                (i16x16){0}),                                                  \
      crossings)

/// Writes the crossings of straight edges to the columns they cross.
static void spread_straight(struct cpixels_lanes *lanes, int list) {
  enum { COLUMN = 16 * (POSITIONS - 1) };
  crossings *cuts = lanes->cuts;
  int32_t *next_cut = lanes->next[list];
  const int32_t *crossed = lanes->straight[list].columns, *shapes = lanes->straight[list].shapes;
  for (size_t index = 0, count = lanes->straight[list].count; index < count; index++) {
    int32_t columns = crossed[index], more = columns_beyond_first(columns);
    int32_t *next = &next_cut[first_column(columns)];
    i16x16 at = straight_crossings(shapes[index]);
    cuts[next[0]] = CLAMPED(at >> 4);
    next[0] += 1;
    at -= COLUMN;
    // Whether there is a second column is unpredictable, so this doesn't branch. If there is none,
    // the slot is overwritten later or is the column's unused one.
    cuts[next[1]] = CLAMPED(at >> 4);
    next[1] += more != 0;
    for (int32_t further = 2; further <= more; further++) {
      at -= COLUMN;
      cuts[next[further]] = CLAMPED(at >> 4);
      next[further] += 1;
    }
  }
}

/// Writes the crossings of all edges to the columns they cross.
static void spread_crossings(struct cpixels_lanes *lanes, int even_odd) {
  crossings *cuts = lanes->cuts;
  spread_straight(lanes, 0);
  spread_straight(lanes, 1);
  for (size_t index = 0; index < lanes->count; index++) {
    const crossing_edge *edge = &lanes->edges[index];
    i16x16 at = edge->at;
    int32_t *next = lanes->next[list_of(even_odd, edge->winding)];
    for (int32_t place = edge->first; place <= edge->last; place++) {
      cuts[next[place]] = CLAMPED(at);
      next[place] += 1;
      at -= POSITIONS - 1;
    }
  }
}

// MARK: - Rows

/// Prepares a row of at most `count` edges. Returns 0 if memory runs out.
static int begin_row(cpixels_scanner *scanner, size_t count) {
  if (!scanner->lanes) scanner->lanes = calloc(1, sizeof(struct cpixels_lanes));
  struct cpixels_lanes *lanes = scanner->lanes;
  if (!lanes || !make_columns(lanes, scanner->columns) ||
      !reserve_straight(&lanes->straight[0], count) ||
      !reserve_straight(&lanes->straight[1], count)) {
    return 0;
  }
  lanes->count = 0;
  lanes->some_listed = 0;
  lanes->least = (i32x4){0} + INT32_MAX;
  lanes->most = (i32x4){0};
  return 1;
}

/// Resolves the row after its edges were added. The smallest and largest x of non-straight edges
/// are already known. Measures the columns up to the second after that of the largest x. Returns 0
/// if memory runs out.
static int end_row(cpixels_scanner *scanner, int32_t *all_lo, int32_t *all_hi, int32_t winding) {
  struct cpixels_lanes *lanes = scanner->lanes;
  for (int list = 0; list < 2; list++) {
    straight_edges *straight = &lanes->straight[list];
    const int32_t *crossed = straight->columns;
    edge_counts *counts = lanes->counts;
    // Counting an edge takes hardly more instructions than the loop itself.
#pragma clang loop unroll_count(4)
    for (size_t index = 0, count = straight->count; index < count; index++) {
      int32_t columns = crossed[index], first = first_column(columns);
      count_crossings(counts, list, first, first + columns_beyond_first(columns));
    }
  }
  int32_t least = __builtin_reduce_min(lanes->least), most = __builtin_reduce_max(lanes->most);
  int32_t lo = *all_lo = __builtin_elementwise_min(*all_lo, least);
  int32_t hi = *all_hi = __builtin_elementwise_max(*all_hi, most);
  if (lo > hi) return 1;
  int32_t first = lo >> SUBPIXEL_BITS, end = (hi >> SUBPIXEL_BITS) + 2;
  size_t slots = cpixels_place_columns(lanes, scanner->even_odd, first, end, winding);
  if (slots > INT32_MAX || !make_crossings(lanes, slots)) return 0;
  spread_crossings(lanes, scanner->even_odd);
  cpixels_measure_columns(scanner, first, end);
  return 1;
}

/// Abandons a row for which there is no memory.
static int drop_row(struct cpixels_lanes *lanes) {
  free(lanes->counts);
  lanes->counts = NULL;
  lanes->column_count = 0;
  return 0;
}

int cpixels_resolve_lanes(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                          int32_t winding) {
  // The pieces can't reduce this winding to 0 in any order.
  if (!scanner->even_odd && (size_t)(winding < 0 ? -winding : winding) > count) return 1;
  if (!begin_row(scanner, count)) return 0;
  int32_t lo = INT32_MAX, hi = 0;
  cpixels_piece *const *piece = pieces, *const *end = pieces + count;
  while (piece && piece < end) piece = cpixels_cross_pieces(scanner, piece, end, &lo, &hi);
  if (!piece || !end_row(scanner, &lo, &hi, winding)) return drop_row(scanner->lanes);
  if (lo > hi) return 1;
  cpixels_add_columns(scanner, lo >> SUBPIXEL_BITS, (hi >> SUBPIXEL_BITS) + 2, winding);
  return 1;
}

int cpixels_resolve_sides(cpixels_scanner *scanner, size_t count) {
  if (!begin_row(scanner, count)) return 0;
  cpixels_forget_extent(scanner);
  int succeeded = cpixels_join_crowd(scanner, count) && cpixels_cross_crowd(scanner, 0) &&
                  cpixels_cross_crowd(scanner, 1) &&
                  end_row(scanner, &scanner->lo, &scanner->hi, 0);
  return succeeded || drop_row(scanner->lanes);
}
