// Computes the coverage of columns from their crossings.
//
// The number of a column's crossings is unpredictable, and so is whether a boundary of the shape
// crosses it at all. Therefore, columns are first listed by these, four at a time and without
// branches, and each list is measured in a separate loop.

#include "lanes.h"

// MARK: - Measuring

/// The windings left of a column, if they differ between lines.
typedef struct {
  i16x16 excess;  ///< over the column's winding
  int differ;     ///< whether any excess is not 0
  int32_t more;   ///< the excess of lines further left that became the same on all lines
} line_windings;

/// Adds the edges listed in a column, which don't cross all lines, to the windings right of it.
static void pass_listed(struct cpixels_lanes *lanes, int32_t index, line_windings *lines) {
  for (uint32_t listed = lanes->listed[index]; listed;) {
    const crossing_edge *edge = &lanes->edges[listed - 1];
    lines->excess -= (edge->at == NOWHERE) & (int16_t)edge->winding;
    listed = edge->next;
  }
  // Edges that together cross all lines leave no difference between lines.
  lines->more += lines->excess[0];
  lines->excess -= lines->excess[0];
  lines->differ = __builtin_reduce_or(lines->excess) != 0;
  lanes->listed[index] = 0;
}

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

/// Prepares columns whose windings are the same on all lines, `more` than the columns', for the
/// nonzero rule: lists those where a boundary of the shape may cross, by the number of their
/// crossings, and sets the areas of the others.
static void list_columns(struct cpixels_lanes *lanes, int32_t first, int32_t end, int32_t more) {
  const i32x4 numbers = {0, 1, 2, 3}, bits = {1, 2, 4, 8};
  column_list singles = lanes->singles, pairs = lanes->pairs, others = lanes->others;
  const int32_t *from_of = lanes->from, *down_of = lanes->next[0], *up_of = lanes->next[1];
  int32_t *winding_of = lanes->windings, *areas = lanes->areas;
  for (int32_t index = first; index < end; index += 4) {
    i32x4 winding, from, down, up, is_listed = numbers < end - index;
    memcpy(&winding, winding_of + index, sizeof(winding));
    memcpy(&from, from_of + index, sizeof(from));
    memcpy(&down, down_of + index, sizeof(down));
    memcpy(&up, up_of + index, sizeof(up));
    i32x4 count = up - from;
    up -= down;
    down -= from;
    winding += is_listed & more;
    i32x4 area = (winding != 0) & COLUMN_AREA;
    memcpy(winding_of + index, &winding, sizeof(winding));
    memcpy(areas + index, &area, sizeof(area));
    // Otherwise the crossings can't reduce the winding to 0 in any order.
    is_listed &= (winding <= up) & (winding + down >= 0);
    i32x4 is_single = is_listed & (count == 1), is_pair = is_listed & (down == 1) & (up == 1);
    i32x4 is_other = is_listed & (count > 1) & ~is_pair;
    uint32_t sets = (uint32_t)__builtin_reduce_or(
        (is_single & bits) | (is_pair & (bits << 4)) | (is_other & (bits << 8)));
    add_to_list(&singles, index, sets & 15);
    add_to_list(&pairs, index, sets >> 4 & 15);
    add_to_list(&others, index, sets >> 8);
  }
  lanes->singles = singles, lanes->pairs = pairs, lanes->others = others;
}

/// Measures a column whose windings differ between lines by the nonzero rule.
static void measure_by_line(struct cpixels_lanes *lanes, int32_t index,
                            const line_windings *lines) {
  int32_t from = lanes->from[index], middle = lanes->next[0][index];
  lanes->areas[index] = cpixels_area_by_winding(
      lanes, lanes->cuts + from, (size_t)(middle - from),
      (size_t)(lanes->next[1][index] - middle), lanes->windings[index] + lines->more,
      &lines->excess);
}

/// Returns the first column in which edges are listed, or `last` if there is none before it.
CPIXELS_INLINE int32_t next_listed(const uint32_t *listed, int32_t first, int32_t last) {
  for (; first + 4 <= last; first += 4) {
    u32x4 four;
    memcpy(&four, listed + first, sizeof(four));
    if (__builtin_reduce_or(four)) break;
  }
  while (first < last && !listed[first]) first++;
  return first;
}

/// Lists the columns to be measured by the nonzero rule, and measures those whose windings differ
/// between lines.
static void list_all_columns(struct cpixels_lanes *lanes, int32_t first, int32_t end) {
  lanes->singles.count = lanes->pairs.count = lanes->others.count = 0;
  if (!lanes->some_listed) {
    list_columns(lanes, first, end, 0);
    return;
  }
  line_windings lines = {{0}, 0, 0};
  for (int32_t index = first; index < end; index++) {
    if (!lines.differ) {
      int32_t begin = index;
      index = next_listed(lanes->listed, begin, end - 1);
      list_columns(lanes, begin, index + 1, lines.more);
    } else {
      measure_by_line(lanes, index, &lines);
    }
    if (lanes->listed[index]) pass_listed(lanes, index, &lines);
  }
}

/// Measures the listed columns with one crossing.
static void measure_singles(struct cpixels_lanes *lanes) {
  column_list singles = lanes->singles;
  for (size_t index = 0; index < singles.count; index++) {
    int32_t column = singles.columns[index], left = sum_of(lanes->cuts[lanes->from[column]]);
    lanes->areas[column] = lanes->windings[column] ? left : COLUMN_AREA - left;
  }
}

/// Measures the listed columns with one edge running down and one running up.
static void measure_pairs(struct cpixels_lanes *lanes) {
  column_list pairs = lanes->pairs;
  for (size_t index = 0; index < pairs.count; index++) {
    int32_t column = pairs.columns[index], winding = lanes->windings[column];
    const crossings *cuts = lanes->cuts + lanes->from[column];
    // The edges enclose the inside if the winding left of them is 0, else the outside.
    crossings between = stretch(cuts[0], cuts[1]) & all_at(winding > 0 ? 0 : 255);
    between |= stretch(cuts[1], cuts[0]) & all_at(winding < 0 ? 0 : 255);
    int32_t area = sum_of(between);
    lanes->areas[column] = winding ? COLUMN_AREA - area : area;
  }
}

/// Measures the other listed columns.
static void measure_others(struct cpixels_lanes *lanes) {
  few_crossings room = no_crossings();
  column_list others = lanes->others;
  for (size_t index = 0; index < others.count; index++) {
    int32_t column = others.columns[index], winding = lanes->windings[column];
    int32_t from = lanes->from[column], middle = lanes->next[0][column];
    const crossings *cuts = lanes->cuts + from;
    uint32_t down = (uint32_t)(middle - from), up = (uint32_t)(lanes->next[1][column] - middle);
    lanes->areas[column] =
        down <= FEW && up <= FEW ? COLUMN_AREA - outside_of_few(cuts, down, up, winding, &room)
                                 : cpixels_area_by_winding(lanes, cuts, down, up, winding, NULL);
  }
}

/// Measures columns with the even-odd rule.
static void measure_by_parity(struct cpixels_lanes *lanes, int32_t first, int32_t end) {
  line_windings lines = {{0}, 0, 0};
  for (int32_t index = first; index < end; index++) {
    int32_t from = lanes->from[index];
    lanes->areas[index] = cpixels_area_by_parity(
        lanes, lanes->cuts + from, (size_t)(lanes->next[1][index] - from),
        lanes->windings[index] + lines.more, lines.differ ? &lines.excess : NULL);
    if (lanes->some_listed && lanes->listed[index]) pass_listed(lanes, index, &lines);
  }
}

void cpixels_measure_columns(cpixels_scanner *scanner, int32_t first, int32_t end) {
  struct cpixels_lanes *lanes = scanner->lanes;
  if (scanner->even_odd) {
    measure_by_parity(lanes, first, end);
  } else {
    list_all_columns(lanes, first, end);
    measure_singles(lanes);
    measure_pairs(lanes);
    measure_others(lanes);
  }
  // The columns after them are converted with them.
  memset(lanes->areas + end, 0, 3 * sizeof(int32_t));
}

// MARK: - Converting

/// Converts the areas of columns, 0…4080, to cell units.
CPIXELS_INLINE i32x4 cell_areas(i32x4 areas) {
  // 257/256 is 256/255 up to rounding, so that 4080 becomes 4096.
  return (((areas << 8) + areas + 128) >> 8) << (FULL_BITS - 12);
}

void cpixels_add_columns(cpixels_scanner *scanner, int32_t first, int32_t end, int32_t winding) {
  int32_t *cells = scanner->cells;
  const int32_t *areas = scanner->lanes->areas;
  i32x4 before = cell_areas((i32x4){0} + (cpixels_is_inside(scanner->even_odd, winding)
                                              ? COLUMN_AREA : 0));
  int32_t column = first;
  for (; column + 4 <= end; column += 4) {
    i32x4 here, sum;
    memcpy(&here, areas + column, sizeof(here));
    memcpy(&sum, cells + column, sizeof(sum));
    here = cell_areas(here);
    sum += here - __builtin_shufflevector(before, here, 3, 4, 5, 6);
    memcpy(cells + column, &sum, sizeof(sum));
    before = here;
  }
  for (; column < end; column++) {
    i32x4 here = cell_areas((i32x4){0} + areas[column]);
    cells[column] += here[3] - before[3];
    before = here;
  }
}

void cpixels_cover_columns(cpixels_scanner *scanner, int32_t first, int32_t end) {
  const int32_t *areas = scanner->lanes->areas;
  for (int32_t column = first; column < end; column += 4) {
    i32x4 four;
    memcpy(&four, areas + column, sizeof(four));
    u8x4 packed = cpixels_coverage_of_four(cell_areas(four));
    memcpy(scanner->coverage + column, &packed, sizeof(packed));
  }
}
