// The area of one column with any number of crossings.

#include "lanes.h"

/// Copies crossings to memory in which they can be sorted, after one at the left side.
CPIXELS_INLINE crossings *sort_copy(crossings *copy, const crossings *cuts, size_t count) {
  copy[0] = all_at(0);
  for (size_t index = 0; index < count; index++) copy[index + 1] = cuts[index];
  sort_crossings(copy + 1, count);
  return copy;
}

/// The number of crossings from which a column is measured by counting the crossings at each
/// position. Counting takes time in proportion to their number; sorting takes more.
enum { MANY_TO_SORT = 256 };

/// Adds the change of winding at crossings to their positions.
static void count_changes(struct cpixels_lanes *lanes, const crossings *cuts, size_t count,
                          int32_t change) {
  for (size_t index = 0; index < count; index++) {
    uint8_t places[LINES];
    memcpy(places, &cuts[index], sizeof(places));
    for (int32_t line = 0; line < LINES; line++) lanes->changes[places[line]][line] += change;
  }
}

/// Returns the total length of the parts of all lines whose winding has no bit in common with
/// `mask`. The winding is `winding` at the column's left side. Clears the changes.
static int32_t length_without(struct cpixels_lanes *lanes, int32_t winding, int32_t mask) {
  i32x16 windings = (i32x16){0} + winding, length = {0};
  // The last position is the column's right side.
  for (int32_t place = 0; place + 1 < POSITIONS; place++) {
    i32x16 changes;
    memcpy(&changes, lanes->changes[place], sizeof(changes));
    windings += changes;
    length -= (windings & mask) == 0;
  }
  memset(lanes->changes, 0, sizeof(lanes->changes));
  return __builtin_reduce_add(length);
}

/// Measures the outside with the nonzero rule, for any number of crossings.
static int32_t outside_of(struct cpixels_lanes *lanes, const crossings *cuts, size_t down,
                          size_t up, int32_t winding) {
  // The crossings can't reduce this winding to 0 in any order.
  if (winding > (int32_t)up || winding < -(int32_t)down) return 0;
  if (down <= FEW && up <= FEW) {
    few_crossings room = no_crossings();
    return outside_of_few(cuts, down, up, winding, &room);
  }
  if (down <= SEVERAL && up <= SEVERAL) return outside_of_several(cuts, down, up, winding);
  if (down + up >= MANY_TO_SORT) {
    count_changes(lanes, cuts, down, 1);
    count_changes(lanes, cuts + down, up, -1);
    return length_without(lanes, winding, -1);
  }
  crossings *downs = sort_copy(lanes->sorted, cuts, down);
  crossings *ups = sort_copy(lanes->sorted + down + ROOM_TO_SORT + 2, cuts + down, up);
  return outside_of_many(downs, down, ups, up, winding);
}

/// The same for a winding left of the column that differs between lines: an edge at the column's
/// left side adds the excess over the smallest winding.
static int32_t outside_by_line(struct cpixels_lanes *lanes, const crossings *cuts, size_t down,
                               size_t up, i32x16 windings) {
  if (down + up == 0) {
    return COLUMN_AREA - sum_of(__builtin_convertvector(windings != 0, crossings));
  }
  int32_t winding = __builtin_reduce_min(windings);
  size_t more = (size_t)(__builtin_reduce_max(windings) - winding);
  crossings *all = lanes->line_crossings;
  for (size_t index = 0; index < more; index++) {
    int32_t enough = winding + 1 + (int32_t)index;
    all[index] = ~__builtin_convertvector(windings >= enough, crossings);
  }
  for (size_t index = 0; index < down + up; index++) all[more + index] = cuts[index];
  return outside_of(lanes, all, more + down, up, winding);
}

/// Clamps the windings left of a column to the range that its edges can bring to 0, plus one.
CPIXELS_INLINE i32x16 windings_of(i32x16 line_windings, int32_t winding, size_t down, size_t up) {
  i32x16 least = (i32x16){0} - (int32_t)(down + 1), most = (i32x16){0} + (int32_t)(up + 1);
  return __builtin_elementwise_min(__builtin_elementwise_max(line_windings + winding, least), most);
}

/// Returns the area of a column with many crossings with the even-odd rule. `odd` is 255 on lines
/// whose winding at the column's left side is odd.
static int32_t area_of_many_by_parity(struct cpixels_lanes *lanes, const crossings *cuts,
                                      size_t count, crossings odd) {
  count_changes(lanes, cuts, count, 1);
  for (int32_t line = 0; line < LINES; line++) lanes->changes[0][line] += odd[line] != 0;
  return COLUMN_AREA - length_without(lanes, 0, 1);
}

int32_t cpixels_area_by_parity(struct cpixels_lanes *lanes, const crossings *cuts, size_t count,
                               int32_t winding, const i32x16 *line_windings) {
  crossings odd = all_at(winding & 1 ? 255 : 0);
  if (line_windings) odd ^= __builtin_convertvector(-(*line_windings & 1), crossings);
  if (count == 0) return sum_of(odd);
  if (count >= MANY_TO_SORT) return area_of_many_by_parity(lanes, cuts, count, odd);
  crossings *sorted = lanes->sorted;
  for (size_t index = 0; index < count; index++) sorted[index] = cuts[index];
  sort_crossings(sorted, count);
  return sum_of(inside_by_parity(sorted, count) ^ odd);
}

int32_t cpixels_area_by_winding(struct cpixels_lanes *lanes, const crossings *cuts, size_t down,
                                size_t up, int32_t winding, const i32x16 *line_windings) {
  if (!line_windings) return COLUMN_AREA - outside_of(lanes, cuts, down, up, winding);
  i32x16 windings = windings_of(*line_windings, winding, down, up);
  return COLUMN_AREA - outside_by_line(lanes, cuts, down, up, windings);
}
