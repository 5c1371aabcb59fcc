// The steps that resolve rows with too many pieces. See `lanes.h`.

#include "lanes.h"
#include "scan_sides.h"

#pragma STDC FP_CONTRACT OFF

void cpixels_lanes_free(struct cpixels_lanes *lanes) {
  if (!lanes) return;
  for (int list = 0; list < 2; list++) {
    free_straight(&lanes->straight[list]);
    cpixels_crowd_free(&lanes->crowds[list]);
  }
  free(lanes->edges);
  free(lanes->columns);
  free(lanes->listed);
  free(lanes->areas);
  free(lanes->others);
  free(lanes->cuts);
  free(lanes->line_crossings);
  free(lanes->sorted);
  free(lanes);
}

/// Allocates columns; all are zero between rows.
static int make_columns(struct cpixels_lanes *lanes, size_t count) {
  if (count <= lanes->column_count) return 1;
  free(lanes->columns);
  free(lanes->listed);
  free(lanes->areas);
  free(lanes->others);
  lanes->columns = calloc(count + 1, sizeof(column));
  lanes->listed = calloc(count + 1, sizeof(uint32_t));
  lanes->areas = malloc((count + 4) * sizeof(int32_t));
  lanes->others = malloc(count * sizeof(int32_t));
  int complete = lanes->columns && lanes->listed && lanes->areas && lanes->others;
  lanes->column_count = complete ? count : 0;
  return lanes->column_count != 0;
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

/// Converts the counts of columns into the positions of their crossings. Returns the number of
/// crossings.
static size_t place_columns(column *columns, int32_t count, int32_t winding) {
  size_t at = 0;
  int32_t down = 0, up = 0;
  for (int32_t index = 0; index < count; index++) {
    column here = columns[index];
    down += here.begun[0] - here.ended[0];
    up += here.begun[1] - here.ended[1];
    winding += here.ended[0] - here.ended[1];
    columns[index] = (column){
        .next = {(int32_t)at, (int32_t)at + down}, .winding = winding, .from = (int32_t)at};
    at += (size_t)(down + up);
  }
  return at;
}

/// Writes a crossing to a column, or to a dummy position if it doesn't count.
CPIXELS_INLINE void write_crossing(crossings *cuts, column *to, int list, i16x16 at, int counts) {
  const i16x16 least = {0}, most = least + 255;
  at = __builtin_elementwise_max(__builtin_elementwise_min(at, most), least);
  cuts[to->next[list]] = __builtin_convertvector(at, crossings);
  to->next[list] += counts;
}

/// Writes the crossings of straight edges to the columns they cross.
static void spread_straight(struct cpixels_lanes *lanes, int list) {
  enum { COLUMN = 16 * (POSITIONS - 1) };
  crossings *cuts = lanes->cuts;
  column *columns = lanes->columns, *no_column = &columns[lanes->column_count];
  const int32_t *crossed = lanes->straight[list].first, *shapes = lanes->straight[list].second;
  for (size_t index = 0, count = lanes->straight[list].count; index < count; index++) {
    int32_t more = columns_beyond_first(crossed[index]);
    column *at_column = &columns[first_column(crossed[index])];
    i16x16 at = straight_crossings(shapes[index]);
    write_crossing(cuts, at_column, list, at >> 4, 1);
    // Whether there is a second column is unpredictable, so this doesn't branch.
    at -= COLUMN;
    write_crossing(cuts, more ? at_column + 1 : no_column, list, at >> 4, more != 0);
    for (int32_t next = 2; next <= more; next++) {
      at -= COLUMN;
      write_crossing(cuts, at_column + next, list, at >> 4, 1);
    }
  }
}

/// Writes the crossings of all edges to the columns they cross.
static void spread_crossings(struct cpixels_lanes *lanes, int even_odd, size_t count) {
  crossings *cuts = lanes->cuts;
  column *columns = lanes->columns, *no_column = &columns[lanes->column_count];
  no_column->next[0] = no_column->next[1] = (int32_t)count;
  for (int list = 0; list < 2; list++) spread_straight(lanes, list);
  for (size_t index = 0; index < lanes->count; index++) {
    const crossing_edge *edge = &lanes->edges[index];
    i16x16 at = edge->at;
    int list = list_of(even_odd, edge->winding);
    for (int32_t place = edge->first; place <= edge->last; place++) {
      write_crossing(cuts, &columns[place], list, at, 1);
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
  return 1;
}

/// Resolves the row after its edges were added. The smallest and largest x of non-straight edges
/// are already known. Measures the columns up to the second after that of the largest x. Returns 0
/// if memory runs out.
static int end_row(cpixels_scanner *scanner, int32_t *all_lo, int32_t *all_hi, int32_t winding) {
  struct cpixels_lanes *lanes = scanner->lanes;
  for (int list = 0; list < 2; list++) {
    straight_edges *straight = &lanes->straight[list];
    convert_straight(straight, all_lo, all_hi);
    const int32_t *crossed = straight->first;
    column *columns = lanes->columns;
    for (size_t index = 0, count = straight->count; index < count; index++) {
      int32_t first = first_column(crossed[index]);
      count_crossings(columns, list, first, first + columns_beyond_first(crossed[index]));
    }
  }
  int32_t lo = *all_lo, hi = *all_hi;
  if (lo > hi) return 1;
  int32_t first = lo >> SUBPIXEL_BITS, end = (hi >> SUBPIXEL_BITS) + 2;
  size_t cuts = place_columns(lanes->columns + first, end - first, winding);
  if (cuts > INT32_MAX || !make_crossings(lanes, cuts)) return 0;
  spread_crossings(lanes, scanner->even_odd, cuts);
  cpixels_measure_columns(scanner, first, end);
  return 1;
}

/// Abandons a row for which there is no memory.
static int drop_row(struct cpixels_lanes *lanes) {
  free(lanes->columns);
  lanes->columns = NULL;
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
