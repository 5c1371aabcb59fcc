// Convex shapes, such as circles and rectangles: a left and a right side that don't cross, so that
// the areas right of them can be added up row by row without asking for the winding.

#include "scan_cells.h"

#pragma STDC FP_CONTRACT OFF

// MARK: - Finding

/// The place of an edge's upper or lower end, as one number.
CPIXELS_INLINE uint64_t place_of(const int32_t *end) {
  uint64_t place;
  memcpy(&place, end, sizeof(place));
  return place;
}

int cpixels_find_flanks(const cpixels_shape *shape, cpixels_flank flanks[2]) {
  const cpixels_edge *edges = shape->edges, *edge = edges + shape->count - 1, *next = edges;
  uint32_t count = (uint32_t)shape->count, changes = 0, begin[2] = {0, 0};
  // Of all turns within a side, the signs.
  int64_t lefts = 0, rights = 0;
  int64_t dx = edge->x1 - edge->x0, dy = edge->y1 - edge->y0;
  for (uint32_t index = 0; index < count; index++, edge = next++) {
    int64_t next_dx = next->x1 - next->x0, next_dy = next->y1 - next->y0;
    if (edge->winding == next->winding) {
      int down = next->winding > 0;
      const int32_t *from = down ? &edge->x1 : &edge->x0, *to = down ? &next->x0 : &next->x1;
      if (place_of(from) != place_of(to)) return 0;
      int64_t cross = dx * next_dy - next_dx * dy;
      lefts |= cross;
      rights |= -cross;
    } else {
      if (changes == 2) return 0;
      begin[changes++] = index;
    }
    dx = next_dx, dy = next_dy;
  }
  int turns_left = lefts < 0, turns_right = rights < 0;
  if (turns_left && turns_right) return 0;
  if (changes != 2) return 0;
  // Path order goes down one side and up the other; `down` begins uppermost, `up` ends there.
  int first_is_down = edges[begin[0]].winding > 0;
  uint32_t down = begin[first_is_down ? 0 : 1], up = begin[first_is_down ? 1 : 0];
  uint32_t downs = (up + count - down) % count, ups = count - downs;
  cpixels_flank sides[2] = {{&edges[down], downs}, {&edges[(up + ups - 1) % count], ups}};
  const cpixels_edge *top[2] = {sides[0].edge, sides[1].edge};
  const cpixels_edge *low[2] = {&edges[(down + downs - 1) % count], &edges[up]};
  if (top[0]->y0 != top[1]->y0 || low[0]->y1 != low[1]->y1) return 0;
  // The side that bends to the left is on the left; straight sides are told apart by their ends.
  int left = turns_right;
  if (!turns_left && !turns_right) {
    left = top[0]->x0 > top[1]->x0 || (top[0]->x0 == top[1]->x0 && low[0]->x1 > low[1]->x1);
  }
  if (top[left]->x0 > top[!left]->x0 || low[left]->x1 > low[!left]->x1) return 0;
  flanks[0] = sides[left];
  flanks[1] = sides[!left];
  return 1;
}

// MARK: - Scanning

/// A side on its way down.
typedef struct {
  const cpixels_edge *edge;
  const cpixels_edge *first, *last;  ///< of the whole path, which goes on at its other end
  uint32_t left;                     ///< edges below this one
  int32_t x;                         ///< where it enters the row
  double slope;
} flank;

CPIXELS_INLINE double slope_of(const cpixels_edge *edge) {
  return (double)(edge->x1 - edge->x0) / (double)(edge->y1 - edge->y0);
}

static flank flank_of(const cpixels_shape *shape, cpixels_flank from) {
  return (flank){from.edge, shape->edges, shape->edges + shape->count - 1, from.count - 1,
                 from.edge->x0, slope_of(from.edge)};
}

CPIXELS_INLINE void next_edge(flank *side) {
  if (side->edge->winding > 0) side->edge = side->edge == side->last ? side->first : side->edge + 1;
  else side->edge = side->edge == side->first ? side->last : side->edge - 1;
  side->left--;
  side->slope = slope_of(side->edge);
}

/// The columns that a side crosses within a row.
typedef struct {
  int32_t first, last;
} columns;

/// Adds to the cells what lies right of a side within the row.
CPIXELS_INLINE columns add_row(flank *side, int32_t *cells, int32_t row_top, int32_t sign) {
  int32_t row_bottom = row_top + SUBPIXELS, x = side->x, low = x, high = x;
  const cpixels_edge *edge = side->edge;
  int32_t y = edge->y0 > row_top ? edge->y0 : row_top;
  while (edge->y1 <= row_bottom) {
    int32_t x1 = edge->x1, y1 = edge->y1;
    cpixels_add_area(cells, x, x1, y1 - y, sign);
    low = x1 < low ? x1 : low;
    high = x1 > high ? x1 : high;
    x = x1;
    y = y1;
    if (side->left == 0) break;
    next_edge(side);
    edge = side->edge;
  }
  if (edge->y1 > row_bottom && y < row_bottom) {
    int32_t x1 = (int32_t)(edge->x0 + (row_bottom - edge->y0) * side->slope + 0.5);
    cpixels_add_area(cells, x, x1, row_bottom - y, sign);
    low = x1 < low ? x1 : low;
    high = x1 > high ? x1 : high;
    x = x1;
  }
  side->x = x;
  return (columns){low >> SUBPIXEL_BITS, high >> SUBPIXEL_BITS};
}

/// Sends a row of which both sides are wherever they like.
static void send_runs(cpixels_scanner *scanner, cpixels_sink *sink, int32_t x, int32_t y,
                      columns left, columns right) {
  int32_t *cells = scanner->cells, visible = scanner->last_column;
  int32_t end = right.last + 1 < visible ? right.last + 1 : visible;
  int32_t begin = left.first;
  if (left.last + 1 < right.first) {
    int32_t left_end = cpixels_round_up(left.first, left.last + 1, right.first);
    int32_t area = cpixels_integrate(scanner, left.first, left_end, 0);
    sink->run(sink, x + left.first, y, left_end - left.first, 0, scanner->coverage + left.first);
    if (left_end == left.last + 1) {
      area += cells[left_end];
      cells[left_end] = 0;
    }
    // The other way round on the right: some columns before it, so that they are a multiple of 4.
    begin = end - ((end - right.first + 3) & ~3);
    if (begin < left_end) begin = right.first;
    int32_t coverage = cpixels_coverage_of(area);
    if (coverage && begin > left_end) {
      sink->run(sink, x + left_end, y, begin - left_end, (uint8_t)coverage, NULL);
    }
    cpixels_integrate(scanner, begin, end, area);
  } else {
    cpixels_integrate(scanner, begin, end, 0);
  }
  if (end > begin) sink->run(sink, x + begin, y, end - begin, 0, scanner->coverage + begin);
  // What is beyond the last column, and the cell after the right side.
  for (int32_t column = end; column <= right.last + 1; column++) cells[column] = 0;
}

/// Finds where the second four of eight cells begin that are all of the row's that aren't 0, if the
/// first four begin at its left side. Returns 0 where there is no such place.
CPIXELS_INLINE int32_t second_four(columns left, columns right) {
  if (right.last < left.first + 7) return left.first + 4;
  int fits = (left.last < left.first + 3) & (right.last < right.first + 3) &
             (right.first >= left.first + 4);
  return fits ? right.first : 0;
}

/// Turns twice four cells into coverage, which no others lie between, and clears them.
CPIXELS_INLINE void send_edges(int32_t *cells, cpixels_sink *sink, int32_t x, int32_t y,
                               int32_t first, int32_t second) {
  const i32x4 zero = {0};
  i32x4 left, right;
  memcpy(&left, cells + first, sizeof(left));
  memcpy(&right, cells + second, sizeof(right));
  memcpy(cells + first, &zero, sizeof(zero));
  memcpy(cells + second, &zero, sizeof(zero));
  i32x8 sum = __builtin_shufflevector(left, right, 0, 1, 2, 3, 4, 5, 6, 7);
  const i32x8 none = {0};
  sum += __builtin_shufflevector(sum, none, 8, 0, 1, 2, 8, 4, 5, 6);
  sum += __builtin_shufflevector(sum, none, 8, 8, 0, 1, 8, 8, 4, 5);
  sum += __builtin_shufflevector(sum, none, 8, 8, 8, 8, 3, 3, 3, 3);
  // 255 times the share, as SSE2 has no product of 32-bit numbers. Errors of a few steps don't
  // leave 0…255 behind.
  sum >>= FULL_BITS - 16;
  u8x8 coverage = __builtin_convertvector(((sum << 8) - sum + 32768) >> 16, u8x8);
  uint8_t bytes[8];
  memcpy(bytes, &coverage, sizeof(bytes));
  sink->edges(sink, x + first, y, second - first - 4, bytes[3], bytes);
}

void cpixels_scan_convex(cpixels_shape *shape, const cpixels_flank flanks[2], cpixels_sink *sink) {
  cpixels_scanner *scanner = shape->scanner;
  flank left = flank_of(shape, flanks[0]), right = flank_of(shape, flanks[1]);
  int32_t last_row = (shape->max_y - 1) >> SUBPIXEL_BITS;
  for (int32_t row = shape->min_y >> SUBPIXEL_BITS; row <= last_row; row++) {
    int32_t x = shape->box.left, y = shape->box.top + row;
    columns on_left = add_row(&left, scanner->cells, row << SUBPIXEL_BITS, 1);
    columns on_right = add_row(&right, scanner->cells, row << SUBPIXEL_BITS, -1);
    int32_t second = sink->edges && on_right.last < scanner->last_column
                         ? second_four(on_left, on_right) : 0;
    if (second) send_edges(scanner->cells, sink, x, y, on_left.first, second);
    else send_runs(scanner, sink, x, y, on_left, on_right);
  }
}
