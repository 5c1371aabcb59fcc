// Computes the coverage of columns from their crossings.
//
// The number of a column's crossings is unpredictable. Columns with at most one are measured
// without branches; the others are listed, and measured in a loop of their own.

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

/// Measures columns whose windings are the same on all lines, `more` than the columns', by the
/// nonzero rule. Only lists those where a boundary of the shape may cross and that have several
/// crossings, after `other_count` others; returns the new number.
static int32_t measure_level(struct cpixels_lanes *lanes, int32_t first, int32_t end, int32_t more,
                             int32_t other_count) {
  const crossings *cuts = lanes->cuts;
  int32_t *areas = lanes->areas, *others = lanes->others;
  column *columns = lanes->columns;
  for (int32_t index = first; index < end; index++) {
    column *here = &columns[index];
    int32_t winding = here->winding += more, from = here->from;
    uint32_t down = (uint32_t)(here->next[0] - from), count = (uint32_t)(here->next[1] - from);
    // Otherwise the crossings can't reduce the winding to 0 in any order.
    int is_crossed = (uint32_t)winding + down <= count;
    int32_t left = sum_of(cuts[from]), area = winding ? left : COLUMN_AREA - left;
    area = count ? area : 0;
    areas[index] = is_crossed ? area : COLUMN_AREA;
    others[other_count] = index;
    other_count += is_crossed & (count > 1);
  }
  return other_count;
}

/// Measures columns by the nonzero rule, except those that `measure_level` lists. Returns their
/// number.
static int32_t measure_simple(struct cpixels_lanes *lanes, int32_t first, int32_t end) {
  if (!lanes->some_listed) return measure_level(lanes, first, end, 0, 0);
  line_windings lines = {{0}, 0, 0};
  int32_t other_count = 0;
  for (int32_t index = first; index < end; index++) {
    if (!lines.differ) {
      int32_t begin = index;
      while (index + 1 < end && !lanes->listed[index]) index++;
      other_count = measure_level(lanes, begin, index + 1, lines.more, other_count);
    } else {
      column here = lanes->columns[index];
      uint32_t down = (uint32_t)(here.next[0] - here.from);
      uint32_t up = (uint32_t)(here.next[1] - here.next[0]);
      lanes->areas[index] = cpixels_area_by_winding(lanes, lanes->cuts + here.from, down, up,
                                                    here.winding + lines.more, &lines.excess);
    }
    if (lanes->listed[index]) pass_listed(lanes, index, &lines);
  }
  return other_count;
}

/// Measures the listed columns.
static void measure_others(struct cpixels_lanes *lanes, int32_t count) {
  few_crossings room = no_crossings();
  const int32_t *others = lanes->others;
  int32_t *areas = lanes->areas;
  for (int32_t index = 0; index < count; index++) {
    column here = lanes->columns[others[index]];
    const crossings *cuts = lanes->cuts + here.from;
    uint32_t down = (uint32_t)(here.next[0] - here.from);
    uint32_t up = (uint32_t)(here.next[1] - here.next[0]);
    areas[others[index]] =
        down <= FEW && up <= FEW
            ? COLUMN_AREA - outside_of_few(cuts, down, up, here.winding, &room)
            : cpixels_area_by_winding(lanes, cuts, down, up, here.winding, NULL);
  }
}

/// Measures columns with the even-odd rule.
static void measure_by_parity(struct cpixels_lanes *lanes, int32_t first, int32_t end) {
  line_windings lines = {{0}, 0, 0};
  for (int32_t index = first; index < end; index++) {
    column here = lanes->columns[index];
    lanes->areas[index] = cpixels_area_by_parity(
        lanes, lanes->cuts + here.from, (size_t)(here.next[1] - here.from),
        here.winding + lines.more, lines.differ ? &lines.excess : NULL);
    if (lanes->some_listed && lanes->listed[index]) pass_listed(lanes, index, &lines);
  }
}

void cpixels_measure_columns(cpixels_scanner *scanner, int32_t first, int32_t end) {
  struct cpixels_lanes *lanes = scanner->lanes;
  if (scanner->even_odd) measure_by_parity(lanes, first, end);
  else measure_others(lanes, measure_simple(lanes, first, end));
  // The columns after them are converted with them.
  memset(lanes->areas + end, 0, 3 * sizeof(int32_t));
  memset(lanes->columns + first, 0, (size_t)(end - first) * sizeof(column));
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
