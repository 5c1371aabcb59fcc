// Convex shapes, such as circles and rectangles: a left and a right side that don't cross, so that
// the areas right of them can be added up row by row without asking for the winding.

#include "scan_cells.h"

#pragma STDC FP_CONTRACT OFF

// MARK: - Finding

/// Whether an edge goes on into the next one along the path, turning to the same side as those
/// before, if at all. `turn` has the sign of the side, and is 0 before the first turn.
static int turns_alike(const cpixels_edge *edge, const cpixels_edge *next, int64_t *turn) {
  int meets = edge->winding > 0 ? edge->x1 == next->x0 && edge->y1 == next->y0
                                : edge->x0 == next->x1 && edge->y0 == next->y1;
  if (!meets) return 0;
  int64_t cross = (int64_t)(edge->x1 - edge->x0) * (next->y1 - next->y0) -
                  (int64_t)(next->x1 - next->x0) * (edge->y1 - edge->y0);
  if ((cross > 0 && *turn < 0) || (cross < 0 && *turn > 0)) return 0;
  if (cross) *turn = cross;
  return 1;
}

int cpixels_find_flanks(const cpixels_shape *shape, cpixels_flank flanks[2]) {
  const cpixels_edge *edges = shape->edges;
  uint32_t count = (uint32_t)shape->count, changes = 0, begin[2] = {0, 0};
  int64_t turn = 0;
  for (uint32_t index = 0; index < count; index++) {
    uint32_t next = index + 1 < count ? index + 1 : 0;
    if (edges[index].winding == edges[next].winding) {
      if (!turns_alike(&edges[index], &edges[next], &turn)) return 0;
    } else {
      if (changes == 2) return 0;
      begin[changes++] = next;
    }
  }
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
  int left = turn < 0 ? 0
             : turn > 0 ? 1
                        : top[0]->x0 > top[1]->x0 ||
                              (top[0]->x0 == top[1]->x0 && low[0]->x1 > low[1]->x1);
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

/// Adds to the cells what lies right of a side within the row, and finds the columns it crosses.
CPIXELS_INLINE void add_row(flank *side, int32_t *cells, int32_t row_top, int32_t sign, int32_t *lo,
                            int32_t *hi) {
  int32_t row_bottom = row_top + SUBPIXELS, x = side->x, low = x, high = x;
  int32_t y = side->edge->y0 > row_top ? side->edge->y0 : row_top;
  while (side->edge->y1 <= row_bottom) {
    int32_t x1 = side->edge->x1, y1 = side->edge->y1;
    cpixels_add_area(cells, x, x1, y1 - y, sign);
    low = x1 < low ? x1 : low;
    high = x1 > high ? x1 : high;
    x = x1;
    y = y1;
    if (side->left == 0) break;
    next_edge(side);
  }
  if (side->edge->y1 > row_bottom && y < row_bottom) {
    int32_t xb =
        (int32_t)(side->edge->x0 + (row_bottom - side->edge->y0) * side->slope + 0.5);
    cpixels_add_area(cells, x, xb, row_bottom - y, sign);
    low = xb < low ? xb : low;
    high = xb > high ? xb : high;
    x = xb;
  }
  side->x = x;
  *lo = low >> SUBPIXEL_BITS;
  *hi = high >> SUBPIXEL_BITS;
}

void cpixels_scan_convex(cpixels_shape *shape, const cpixels_flank flanks[2], cpixels_sink *sink) {
  cpixels_scanner *scanner = shape->scanner;
  int32_t *cells = scanner->cells;
  int32_t visible = scanner->last_column, x = shape->box.left;
  flank left = flank_of(shape, flanks[0]), right = flank_of(shape, flanks[1]);
  int32_t last_row = (shape->max_y - 1) >> SUBPIXEL_BITS;
  for (int32_t row = shape->min_y >> SUBPIXEL_BITS; row <= last_row; row++) {
    int32_t y = shape->box.top + row, left_lo, left_hi, right_lo, right_hi;
    add_row(&left, cells, row << SUBPIXEL_BITS, 1, &left_lo, &left_hi);
    add_row(&right, cells, row << SUBPIXEL_BITS, -1, &right_lo, &right_hi);
    int32_t end = right_hi + 1 < visible ? right_hi + 1 : visible;
    int32_t left_end = cpixels_round_up(left_lo, left_hi + 1, right_lo);
    if (left_hi + 1 < right_lo) {
      int32_t area = cpixels_integrate(scanner, left_lo, left_end, 0);
      sink->run(sink, x + left_lo, y, left_end - left_lo, 0, scanner->coverage + left_lo);
      if (left_end == left_hi + 1) {
        area += cells[left_end];
        cells[left_end] = 0;
      }
      // The other way round on the right: some columns before it, so that they are a multiple of 4.
      int32_t right_begin = end - ((end - right_lo + 3) & ~3);
      if (right_begin < left_end) right_begin = right_lo;
      int32_t coverage = cpixels_coverage_of(area);
      if (coverage && right_begin > left_end) {
        sink->run(sink, x + left_end, y, right_begin - left_end, (uint8_t)coverage, NULL);
      }
      left_lo = right_begin;
      cpixels_integrate(scanner, right_begin, end, area);
    } else {
      cpixels_integrate(scanner, left_lo, end, 0);
    }
    if (end > left_lo) {
      sink->run(sink, x + left_lo, y, end - left_lo, 0, scanner->coverage + left_lo);
    }
    // What is beyond the last column, and the cell after the right side.
    for (int32_t column = end; column <= right_hi + 1; column++) cells[column] = 0;
  }
}
