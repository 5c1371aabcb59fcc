// Computes the coverage of columns from their crossings.

#include "lanes.h"

// MARK: - Measuring

/// Measures the listed columns with one crossing.
static void measure_singles(struct cpixels_lanes *lanes) {
  column_list singles = lanes->lists.singles;
  for (size_t index = 0; index < singles.count; index++) {
    int32_t column = singles.columns[index], left = sum_of(lanes->cuts[lanes->from[column]]);
    lanes->areas[column] = (int16_t)(lanes->windings[column] ? left : COLUMN_AREA - left);
  }
}

/// Measures the listed columns with one edge running down and one running up.
static void measure_pairs(struct cpixels_lanes *lanes) {
  column_list pairs = lanes->lists.pairs;
  for (size_t index = 0; index < pairs.count; index++) {
    int32_t column = pairs.columns[index], winding = lanes->windings[column];
    const crossings *cuts = lanes->cuts + lanes->from[column];
    // The edges enclose the inside if the winding left of them is 0, else the outside.
    crossings between = stretch(cuts[0], cuts[1]) & all_at(winding > 0 ? 0 : 255);
    between |= stretch(cuts[1], cuts[0]) & all_at(winding < 0 ? 0 : 255);
    int32_t area = sum_of(between);
    lanes->areas[column] = (int16_t)(winding ? COLUMN_AREA - area : area);
  }
}

/// Measures the other listed columns.
static void measure_others(struct cpixels_lanes *lanes) {
  few_crossings room = no_crossings();
  column_list others = lanes->lists.others;
  for (size_t index = 0; index < others.count; index++) {
    int32_t column = others.columns[index], winding = lanes->windings[column];
    int32_t from = lanes->from[column], middle = lanes->next[0][column];
    const crossings *cuts = lanes->cuts + from;
    uint32_t down = (uint32_t)(middle - from), up = (uint32_t)(lanes->next[1][column] - middle);
    int is_few = down <= FEW && up <= FEW;
    lanes->areas[column] =
        (int16_t)(is_few ? COLUMN_AREA - outside_of_few(cuts, down, up, winding, &room)
                         : cpixels_area_by_winding(lanes, cuts, down, up, winding, NULL));
  }
}

/// Measures the columns whose windings differ between lines.
static void measure_split(struct cpixels_lanes *lanes) {
  for (size_t index = 0; index < lanes->split_count; index++) {
    const split_column *split = &lanes->split[index];
    int32_t column = split->column, from = lanes->from[column], middle = lanes->next[0][column];
    lanes->areas[column] = (int16_t)cpixels_area_by_winding(
        lanes, lanes->cuts + from, (size_t)(middle - from),
        (size_t)(lanes->next[1][column] - middle), lanes->windings[column], &split->excess);
  }
}

/// Measures columns with the even-odd rule.
static void measure_by_parity(struct cpixels_lanes *lanes, int32_t first, int32_t end) {
  line_windings lines = {{0}, 0, 0};
  for (int32_t index = first; index < end; index++) {
    int32_t from = lanes->from[index];
    lanes->areas[index] = (int16_t)cpixels_area_by_parity(
        lanes, lanes->cuts + from, (size_t)(lanes->next[1][index] - from),
        lanes->windings[index] + lines.more, lines.differ ? &lines.excess : NULL);
    if (lanes->some_listed && lanes->listed[index]) cpixels_take_listed(lanes, index, &lines);
  }
}

void cpixels_measure_columns(cpixels_scanner *scanner, int32_t first, int32_t end) {
  struct cpixels_lanes *lanes = scanner->lanes;
  if (scanner->even_odd) {
    measure_by_parity(lanes, first, end);
  } else {
    measure_singles(lanes);
    measure_pairs(lanes);
    measure_others(lanes);
    measure_split(lanes);
  }
  // The columns after them are converted with them.
  memset(lanes->areas + end, 0, 7 * sizeof(int16_t));
}

// MARK: - Converting

/// Converts the areas of columns, 0…4080, to cell units.
CPIXELS_INLINE i32x4 cell_areas(i32x4 areas) {
  // 257/256 is 256/255 up to rounding, so that 4080 becomes 4096.
  return (((areas << 8) + areas + 128) >> 8) << (FULL_BITS - 12);
}

void cpixels_add_columns(cpixels_scanner *scanner, int32_t first, int32_t end, int32_t winding) {
  int32_t *cells = scanner->cells;
  const int16_t *areas = scanner->lanes->areas;
  i32x4 before = cell_areas((i32x4){0} + (cpixels_is_inside(scanner, winding)
                                              ? COLUMN_AREA : 0));
  int32_t column = first;
  for (; column + 4 <= end; column += 4) {
    i16x4 four;
    i32x4 sum;
    memcpy(&four, areas + column, sizeof(four));
    memcpy(&sum, cells + column, sizeof(sum));
    i32x4 here = cell_areas(__builtin_convertvector(four, i32x4));
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
  const int16_t *areas = scanner->lanes->areas;
  uint8_t *coverage = scanner->coverage;
  for (int32_t column = first; column < end; column += 8) {
    i16x8 area;
    memcpy(&area, areas + column, sizeof(area));
    // ⌊(255·v + 2048) / 4096⌋, the same as from cells, where v is the area in 1/4096 of a column.
    // It is written so that 16 bits suffice.
    area += (area + 128) >> 8;
    area = (area + ((2048 - area) >> 8)) >> 4;
    u8x8 packed = __builtin_convertvector(area, u8x8);
    memcpy(coverage + column, &packed, sizeof(packed));
  }
}
