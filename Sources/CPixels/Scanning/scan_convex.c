// Scan conversion of convex shapes, such as circles and rectangles. Their left and right sides
// don't cross, so the areas to the right of each can be summed row by row, without winding numbers.

#include "scan_edges.h"

#pragma STDC FP_CONTRACT OFF

// MARK: - Finding

/// Packs the position of an edge's upper or lower end into one number.
CPIXELS_INLINE uint64_t packed_position(const int32_t *end) {
  uint64_t position;
  memcpy(&position, end, sizeof(position));
  return position;
}

int cpixels_find_convex_sides(const cpixels_shape *shape, cpixels_convex_side left_and_right[2]) {
  const cpixels_edge *edges = shape->edges, *edge = edges + shape->count - 1, *next = edges;
  uint32_t count = (uint32_t)shape->count, changes = 0, begin[2] = {0, 0};
  // The signs of all turns within a side.
  int64_t lefts = 0, rights = 0;
  int64_t dx = edge->x1 - edge->x0, dy = edge->y1 - edge->y0;
  for (uint32_t index = 0; index < count; index++, edge = next++) {
    int64_t next_dx = next->x1 - next->x0, next_dy = next->y1 - next->y0;
    if (edge->winding == next->winding) {
      int down = next->winding > 0;
      const int32_t *from = down ? &edge->x1 : &edge->x0, *to = down ? &next->x0 : &next->x1;
      if (packed_position(from) != packed_position(to)) return 0;
      int64_t cross = dx * next_dy - next_dx * dy;
      lefts |= cross;
      rights |= -cross;
      // The outlines of most strokes turn both ways, and stop here after a few edges.
      if ((lefts & rights) < 0) return 0;
    } else {
      if (changes == 2) return 0;
      begin[changes++] = index;
    }
    dx = next_dx, dy = next_dy;
  }
  int turns_left = lefts < 0, turns_right = rights < 0;
  if (changes != 2) return 0;
  // The path runs down one side and up the other; `down` starts at the top, `up` ends there.
  int first_is_down = edges[begin[0]].winding > 0;
  uint32_t down = begin[first_is_down ? 0 : 1], up = begin[first_is_down ? 1 : 0];
  uint32_t downs = (up + count - down) % count, ups = count - downs;
  cpixels_convex_side sides[2] = {{&edges[down], downs}, {&edges[(up + ups - 1) % count], ups}};
  const cpixels_edge *top[2] = {sides[0].edge, sides[1].edge};
  const cpixels_edge *low[2] = {&edges[(down + downs - 1) % count], &edges[up]};
  if (top[0]->y0 != top[1]->y0 || low[0]->y1 != low[1]->y1) return 0;
  // The side that bends to the left is the left one; straight sides are distinguished by their
  // ends.
  int left = turns_right;
  if (!turns_left && !turns_right) {
    left = top[0]->x0 > top[1]->x0 || (top[0]->x0 == top[1]->x0 && low[0]->x1 > low[1]->x1);
  }
  if (top[left]->x0 > top[!left]->x0 || low[left]->x1 > low[!left]->x1) return 0;
  left_and_right[0] = sides[left];
  left_and_right[1] = sides[!left];
  return 1;
}

// MARK: - Scanning

/// The position of the scan on a side.
typedef struct {
  const cpixels_edge *edge;
  const cpixels_edge *end, *begin;  ///< the side wraps from the path's last edge to its first
  ptrdiff_t step;
  uint32_t remaining;  ///< the number of edges below this one
  int32_t x;           ///< x at the top of the row
  double slope;
} side_cursor;

/// The largest number of points kept per side and row. If there are more, the side is added to the
/// cells in several parts.
enum { MAX_POINTS = 16 };

/// A side within a row.
typedef struct {
  int32_t x[MAX_POINTS], y[MAX_POINTS];
  int32_t count;      ///< the number of pieces, one less than the number of points
  int32_t low, high;  ///< the smallest and largest x
  int64_t moment;     ///< the sum of each piece's height times the sum of its x
  i32x4 areas;        ///< the areas to its right in the crossed columns, if at most four
} side_in_row;

CPIXELS_INLINE double slope_of(const cpixels_edge *edge) {
  return (double)(edge->x1 - edge->x0) / (double)(edge->y1 - edge->y0);
}

static side_cursor cursor_on(const cpixels_shape *shape, cpixels_convex_side from) {
  const cpixels_edge *first = shape->edges, *last = shape->edges + shape->count - 1;
  int down = from.edge->winding > 0;
  return (side_cursor){from.edge, down ? last : first, down ? first : last, down ? 1 : -1,
                 from.count - 1, from.edge->x0, slope_of(from.edge)};
}

/// Follows a side to the bottom of the row, or to the side's end. Returns 0 if it stopped earlier
/// because there were too many points.
CPIXELS_INLINE int trace_row(side_cursor *side, int32_t row_top, side_in_row *row) {
  int32_t bottom = row_top + SUBPIXELS, count = 0;
  const cpixels_edge *edge = side->edge;
  int32_t x = side->x, y = edge->y0 > row_top ? edge->y0 : row_top, low = x, high = x;
  int64_t moment = 0;
  row->x[0] = x;
  row->y[0] = y;
  int ended = 0, is_whole = 1;
  while (!ended) {
    int32_t x1 = edge->x1, y1 = edge->y1;
    if (y1 > bottom) {
      x1 = (int32_t)(edge->x0 + (bottom - edge->y0) * side->slope + 0.5);
      y1 = bottom;
      ended = 1;
    } else if (side->remaining > 0) {
      edge = edge == side->end ? side->begin : edge + side->step;
      side->remaining--;
      side->slope = slope_of(edge);
      ended = y1 == bottom;
    } else {
      ended = 1;
    }
    moment += (int64_t)(y1 - y) * (x + x1);
    low = x1 < low ? x1 : low;
    high = x1 > high ? x1 : high;
    row->x[++count] = x = x1;
    row->y[count] = y = y1;
    if (count == MAX_POINTS - 1 && !ended) ended = 1, is_whole = 0;
  }
  side->edge = edge;
  side->x = x;
  row->count = count;
  row->low = low;
  row->high = high;
  row->moment = moment;
  return is_whole;
}

/// Returns twice the area between a border and a side to its right.
CPIXELS_INLINE int32_t area_beyond(const side_in_row *row, int32_t border) {
  int32_t area = 0;
  for (int32_t index = 0; index < row->count; index++) {
    int32_t from = row->x[index], to = row->x[index + 1];
    int32_t low = from < to ? from : to, high = from < to ? to : from;
    if (high <= border) continue;
    int64_t height = row->y[index + 1] - row->y[index], beyond = high - border;
    if (low >= border) area += (int32_t)(height * (low - border + beyond));
    else area += (int32_t)((double)(beyond * beyond * height) / (double)(high - low) + 0.5);
  }
  return area;
}

/// Computes the areas to the right of a side in the four columns from its leftmost one on. Returns
/// 0 if the side crosses more columns.
CPIXELS_INLINE int find_areas(side_in_row *row) {
  int32_t border = (row->low | (SUBPIXELS - 1)) + 1, reach = row->high - border;
  if (reach > 3 * SUBPIXELS) return 0;
  int64_t height = row->y[row->count] - row->y[0];
  int32_t whole = (int32_t)(2 * SUBPIXELS * height), beyond[3] = {0, 0, 0};
  if (reach > 0) beyond[0] = area_beyond(row, border);
  if (reach > SUBPIXELS) {
    beyond[1] = area_beyond(row, border + SUBPIXELS);
    beyond[2] = area_beyond(row, border + 2 * SUBPIXELS);
  }
  row->areas = (i32x4){(int32_t)(2 * border * height - row->moment) + beyond[0],
                       whole - beyond[0] + beyond[1], whole - beyond[1] + beyond[2],
                       whole - beyond[2]};
  return 1;
}

/// Adds the area to the right of a side's points to the cells.
CPIXELS_INLINE void add_points(int32_t *cells, const side_in_row *row, int32_t sign) {
  for (int32_t index = 0; index < row->count; index++) {
    cpixels_add_area(cells, row->x[index], row->x[index + 1], row->y[index + 1] - row->y[index],
                     sign);
  }
}

/// The columns that a side crosses within a row.
typedef struct {
  int32_t first, last;
} columns;

/// Adds the area to the right of a side to the cells. `row` has the first part of the side; if it
/// isn't whole, the others are traced.
static columns add_row(side_cursor *side, int32_t row_top, int is_whole, side_in_row *row, int32_t *cells,
                       int32_t sign) {
  int32_t low = row->low, high = row->high;
  add_points(cells, row, sign);
  while (!is_whole) {
    // The next edge begins at the last point, so tracing continues there, not at the row's top.
    is_whole = trace_row(side, row_top, row);
    add_points(cells, row, sign);
    low = row->low < low ? row->low : low;
    high = row->high > high ? row->high : high;
  }
  return (columns){low >> SUBPIXEL_BITS, high >> SUBPIXEL_BITS};
}

/// Sends a row with two arbitrary sides.
static void send_runs(cpixels_scanner *scanner, cpixels_sink *sink, int32_t x, int32_t y,
                      columns left, columns right) {
  int32_t *cells = scanner->cells, visible = scanner->visible_columns;
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
    // The run starts before the right side if that makes its length a multiple of 4.
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
  // The columns beyond the last one, and the cell after the right side.
  for (int32_t column = end; column <= right.last + 1; column++) cells[column] = 0;
}

void cpixels_scan_convex(cpixels_shape *shape, const cpixels_convex_side left_and_right[2], cpixels_sink *sink) {
  cpixels_scanner *scanner = shape->scanner;
  side_cursor left = cursor_on(shape, left_and_right[0]), right = cursor_on(shape, left_and_right[1]);
  side_in_row on_left, on_right;
  int32_t last_row = (shape->max_y - 1) >> SUBPIXEL_BITS;
  int32_t limit = sink->edges ? scanner->visible_columns << SUBPIXEL_BITS : -1;
  for (int32_t row = shape->min_y >> SUBPIXEL_BITS; row <= last_row; row++) {
    int32_t x = shape->box.left, y = shape->box.top + row, top = row << SUBPIXEL_BITS;
    int left_is_whole = trace_row(&left, top, &on_left);
    int right_is_whole = trace_row(&right, top, &on_right);
    int32_t apart = (on_right.low >> SUBPIXEL_BITS) - (on_left.low >> SUBPIXEL_BITS);
    int are_simple = left_is_whole & right_is_whole & (on_right.high < limit) & (apart >= 0) &&
                     find_areas(&on_left) && find_areas(&on_right);
    if (are_simple) {
      int32_t height = on_left.y[on_left.count] - on_left.y[0];
      cpixels_send_edges(&on_left.areas, &on_right.areas, height, apart, sink,
                         x + (on_left.low >> SUBPIXEL_BITS), y);
    } else {
      columns from = add_row(&left, top, left_is_whole, &on_left, scanner->cells, 1);
      columns to = add_row(&right, top, right_is_whole, &on_right, scanner->cells, -1);
      send_runs(scanner, sink, x, y, from, to);
    }
  }
}
