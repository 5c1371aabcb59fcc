// Finds the slots of each column's crossings before they are computed, and lists the columns to be
// measured.
//
// A branch on the number of a column's crossings, or on whether a boundary of the shape crosses it,
// would often be mispredicted. Therefore, columns are added to a list per kind, four at a time and
// without branches, and each list is measured in a separate loop.

#include "lanes.h"

// MARK: - Listing

/// For each set of four columns, as bits: the columns in the set, from left to right, and their
/// number.
static const i32x4 columns_in_set[16] = {
    {0}, {0}, {1}, {0, 1}, {2}, {0, 2}, {1, 2}, {0, 1, 2},
    {3}, {0, 3}, {1, 3}, {0, 1, 3}, {2, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};
static const uint8_t size_of_set[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/// Adds a set of the four columns from `first` on to a list, without branches.
CPIXELS_INLINE void add_to_list(column_list *list, int32_t first, uint32_t set) {
  i32x4 columns = columns_in_set[set] + first;
  memcpy(list->columns + list->count, &columns, sizeof(columns));
  list->count += size_of_set[set];
}

/// The numbers of four columns.
typedef struct {
  i32x4 down, up;  ///< the number of edges running down, and up, that cross the column
  i32x4 winding;   ///< on the left
} four_columns;

/// Lists those of four columns that a boundary of the shape may cross, by the number of their
/// crossings, and sets the areas of the others.
CPIXELS_INLINE void list_four(column_lists *lists, int16_t *areas, int32_t first,
                              const four_columns *four) {
  const i32x4 bits = {1, 2, 4, 8};
  i32x4 down = four->down, up = four->up, winding = four->winding, count = down + up;
  i16x4 area = __builtin_convertvector(winding != 0, i16x4) & COLUMN_AREA;
  memcpy(areas + first, &area, sizeof(area));
  // Otherwise the crossings can't reduce the winding to 0 in any order.
  i32x4 is_listed = (winding <= up) & (winding + down >= 0);
  i32x4 is_single = is_listed & (count == 1), is_pair = is_listed & (down == 1) & (up == 1);
  i32x4 is_other = is_listed & (count > 1) & ~is_pair;
  uint32_t sets = (uint32_t)__builtin_reduce_or((is_single & bits) | (is_pair & (bits << 4)) |
                                                (is_other & (bits << 8)));
  add_to_list(&lists->singles, first, sets & 15);
  add_to_list(&lists->pairs, first, sets >> 4 & 15);
  add_to_list(&lists->others, first, sets >> 8);
}

/// The same for one column. It is added to `others`, which may have any number of crossings.
CPIXELS_INLINE void list_one(column_lists *lists, int16_t *areas, int32_t column, int32_t down,
                             int32_t up, int32_t winding) {
  areas[column] = winding ? COLUMN_AREA : 0;
  if (down + up == 0 || winding > up || winding + down < 0) return;
  lists->others.columns[lists->others.count++] = column;
}

// MARK: - Edges that don't cross all lines

void cpixels_take_listed(struct cpixels_lanes *lanes, int32_t column, line_windings *lines) {
  for (uint32_t listed = lanes->listed[column]; listed;) {
    const crossing_edge *edge = &lanes->edges[listed - 1];
    lines->excess -= __builtin_convertvector(edge->at == NOWHERE, i32x16) & edge->winding;
    listed = edge->next;
  }
  // Edges that together cross all lines leave no difference between lines.
  lines->more += lines->excess[0];
  lines->excess -= lines->excess[0];
  lines->differ = __builtin_reduce_or(lines->excess) != 0;
  lanes->listed[column] = 0;
}

/// Lists four columns one by one, because edges are listed there, or the windings left of them
/// differ between lines. Adds `lines->more` to the windings.
CPIXELS_INLINE void list_singly(struct cpixels_lanes *lanes, column_lists *lists, int32_t first,
                                four_columns *four, line_windings *lines) {
  for (int32_t index = 0; index < 4; index++) {
    int32_t column = first + index, winding = four->winding[index] + lines->more;
    four->winding[index] = winding;
    if (lines->differ) {
      lanes->split[lanes->split_count++] = (split_column){lines->excess, column};
    } else {
      list_one(lists, lanes->areas, column, four->down[index], four->up[index], winding);
    }
    if (lanes->listed[column]) cpixels_take_listed(lanes, column, lines);
  }
}

/// Returns whether edges are listed in one of four columns.
CPIXELS_INLINE int are_listed(const uint32_t *listed) {
  u32x4 four;
  memcpy(&four, listed, sizeof(four));
  return __builtin_reduce_or(four) != 0;
}

// MARK: - Placing

/// Returns the counts of a column, and clears them.
CPIXELS_INLINE i32x4 take_counts(edge_counts *counts) {
  const i32x4 none = {0};
  i32x4 here;
  memcpy(&here, counts, sizeof(here));
  memcpy(counts, &none, sizeof(none));
  return here;
}

size_t cpixels_place_columns(struct cpixels_lanes *lanes, int even_odd, int32_t first, int32_t end,
                             int32_t winding) {
  const i32x4 none = {0};
  // Pointers in local variables aren't loaded again after each store.
  edge_counts *counts_of = lanes->counts;
  int32_t *winding_of = lanes->windings, *from_of = lanes->from;
  int32_t *down_of = lanes->next[0], *up_of = lanes->next[1];
  int16_t *areas = lanes->areas;
  column_lists lists = lanes->lists;
  lists.singles.count = lists.pairs.count = lists.others.count = 0;
  lanes->split_count = 0;
  line_windings lines = {{0}, 0, 0};
  int some_listed = lanes->some_listed & !even_odd;
  // The sums of all counts up to a column. Left of the first column, `winding` edges running down
  // have ended.
  i32x4 sums = {winding, 0, winding, 0}, more = {0};
  u32x4 at = {0}, all_bits = {0};
  for (int32_t index = first; index < end; index += 4) {
    edge_counts *counts = counts_of + index;
    i32x4 one = sums + take_counts(counts), two = one + take_counts(counts + 1);
    i32x4 three = two + take_counts(counts + 2);
    sums = three + take_counts(counts + 3);
    i32x4 left_ended = __builtin_shufflevector(one, two, 2, 6, 3, 7);
    i32x4 right_ended = __builtin_shufflevector(three, sums, 2, 6, 3, 7);
    i32x4 left = __builtin_shufflevector(one, two, 0, 4, 1, 5) - left_ended;
    i32x4 right = __builtin_shufflevector(three, sums, 0, 4, 1, 5) - right_ended;
    four_columns four = {__builtin_shufflevector(left, right, 0, 1, 4, 5),
                         __builtin_shufflevector(left, right, 2, 3, 6, 7),
                         __builtin_shufflevector(left_ended, right_ended, 0, 1, 4, 5) -
                             __builtin_shufflevector(left_ended, right_ended, 2, 3, 6, 7)};
    // Each column has an unused slot at its end.
    i32x4 slots = four.down + four.up + 1;
    i32x4 sum = slots + __builtin_shufflevector(none, slots, 0, 4, 5, 6);
    sum += __builtin_shufflevector(none, sum, 0, 0, 4, 5);
    u32x4 from = at + (u32x4)(sum - slots), up_from = from + (u32x4)four.down;
    at += (u32x4)__builtin_shufflevector(sum, sum, 3, 3, 3, 3);
    all_bits |= at;
    memcpy(from_of + index, &from, sizeof(from));
    memcpy(down_of + index, &from, sizeof(from));
    memcpy(up_of + index, &up_from, sizeof(up_from));
    if (some_listed && (lines.differ || are_listed(lanes->listed + index))) {
      list_singly(lanes, &lists, index, &four, &lines);
      more = none + lines.more;
    } else if (!even_odd) {
      four.winding += more;
      list_four(&lists, areas, index, &four);
    }
    memcpy(winding_of + index, &four.winding, sizeof(four.winding));
  }
  lanes->lists = lists;
  return all_bits[0] > INT32_MAX ? SIZE_MAX : at[0];
}
