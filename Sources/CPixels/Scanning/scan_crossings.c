// Computes where the edge pieces of a row cross the row's sixteen lines.

#include "lanes.h"

#pragma STDC FP_CONTRACT OFF

/// Adds an edge that doesn't cross all lines to the list of its last column.
CPIXELS_INLINE void list_edge(struct cpixels_lanes *lanes, crossing_edge *edge) {
  edge->next = lanes->listed[edge->last];
  lanes->listed[edge->last] = (uint32_t)lanes->count;
  lanes->some_listed = 1;
}

/// The crossings of the pieces of one edge.
typedef struct {
  int32_t x[LINES + 3];  ///< four are written at a time
  int32_t begin, end;    ///< the crossed lines
  int32_t lo, hi;        ///< the smallest and largest x
} line_crossings;

/// Returns the first line at or below a y coordinate.
CPIXELS_INLINE int32_t line_below(int32_t y) { return (y + LINE_HEIGHT / 2 - 1) / LINE_HEIGHT; }

/// Computes the crossings of a piece.
CPIXELS_INLINE void cross_lines(line_crossings *cuts, const cpixels_piece *piece, int32_t row_top) {
  int32_t lo = piece->xa < piece->xb ? piece->xa : piece->xb;
  int32_t hi = piece->xa < piece->xb ? piece->xb : piece->xa;
  const cpixels_edge *edge = piece->edge;
  int32_t begin = line_below(piece->ya), end = line_below(piece->yb);
  if (begin >= end) return;
  i32x4 y = ((i32x4){0, 1, 2, 3} + begin) * LINE_HEIGHT + (row_top + LINE_HEIGHT / 2 - edge->y0);
  for (int32_t line = begin; line < end; line += 4, y += 4 * LINE_HEIGHT) {
    f64x4 at = (double)edge->x0 + __builtin_convertvector(y, f64x4) * piece->slope + 0.5;
    at = __builtin_elementwise_min(__builtin_elementwise_max(at, (f64x4){0} + lo), (f64x4){0} + hi);
    i32x4 x = __builtin_convertvector(at, i32x4);
    memcpy(cuts->x + line, &x, sizeof(x));
  }
  // The edge is straight, so its smallest and largest x are on the first and the last line.
  int32_t first = cuts->x[begin], last = cuts->x[end - 1];
  int32_t least = first < last ? first : last, most = first < last ? last : first;
  if (least < cuts->lo) cuts->lo = least;
  if (most > cuts->hi) cuts->hi = most;
  if (begin < cuts->begin) cuts->begin = begin;
  if (end > cuts->end) cuts->end = end;
}

static const i16x16 numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/// The largest number of columns that an edge may cross before it is split into one edge per line.
enum { WIDE = 64 };

/// Adds an edge that crosses the lines from `begin` to before `end`. Its crossings span at most
/// WIDE columns. Returns 0 if memory runs out.
static int add_lines(struct cpixels_lanes *lanes, int even_odd, int32_t winding,
                     const line_crossings *cuts, int32_t begin, int32_t end, int32_t lo,
                     int32_t hi) {
  if (!make_aligned(&lanes->edges, &lanes->edge_capacity, lanes->count, lanes->count + 1,
                    sizeof(crossing_edge))) {
    return 0;
  }
  int32_t first = lo >> SUBPIXEL_BITS;
  crossing_edge *edge = &lanes->edges[lanes->count++];
  i32x16 x;
  memcpy(&x, cuts->x, sizeof(x));
  x -= first << SUBPIXEL_BITS;
  i32x16 at = (((x << 8) - x + 128) >> 8) + __builtin_convertvector(thresholds, i32x16);
  i16x16 is_crossed = (numbers >= (int16_t)begin) & (numbers < (int16_t)end);
  edge->at = (__builtin_convertvector(at >> 4, i16x16) & is_crossed) | (NOWHERE & ~is_crossed);
  edge->first = first;
  edge->last = hi >> SUBPIXEL_BITS;
  edge->winding = winding;
  edge->next = 0;
  count_crossings(lanes->counts, list_of(even_odd, winding), first, edge->last);
  if (end - begin < LINES) list_edge(lanes, edge);
  return 1;
}

/// Adds an edge of any shape. Returns 0 if memory runs out.
static int add_crossings(struct cpixels_lanes *lanes, int even_odd, int32_t winding,
                         const line_crossings *cuts) {
  if (cuts->begin >= cuts->end) return 1;
  if ((cuts->hi >> SUBPIXEL_BITS) - (cuts->lo >> SUBPIXEL_BITS) <= WIDE) {
    return add_lines(lanes, even_odd, winding, cuts, cuts->begin, cuts->end, cuts->lo, cuts->hi);
  }
  int succeeded = 1;
  for (int32_t line = cuts->begin; line < cuts->end; line++) {
    int32_t x = cuts->x[line];
    succeeded &= add_lines(lanes, even_odd, winding, cuts, line, line + 1, x, x);
  }
  return succeeded;
}

/// Returns whether a piece starts at the end of another.
CPIXELS_INLINE int continues(const cpixels_piece *piece, const cpixels_piece *next) {
  return piece->yb == next->ya && piece->xb == next->xa && piece->winding == next->winding;
}

cpixels_piece *const *cpixels_cross_pieces(cpixels_scanner *scanner, cpixels_piece *const *pieces,
                                           cpixels_piece *const *end, int32_t *lo, int32_t *hi) {
  struct cpixels_lanes *lanes = scanner->lanes;
  const cpixels_piece *piece = *pieces++;
  int32_t even_odd = scanner->even_odd;
  if (piece->ya == 0 && piece->yb == SUBPIXELS && is_narrow(piece->xa, piece->xb)) {
    add_straight(&lanes->straight[list_of(even_odd, piece->winding)], (i32x4){0} + piece->xa,
                 (i32x4){0} + piece->xb, 1, &lanes->least, &lanes->most);
    return pieces;
  }
  line_crossings cuts = {.begin = LINES, .lo = INT32_MAX};
  cross_lines(&cuts, piece, scanner->row_top);
  while (pieces < end && continues(piece, *pieces)) {
    piece = *pieces++;
    cross_lines(&cuts, piece, scanner->row_top);
  }
  *lo = cuts.lo < *lo ? cuts.lo : *lo;
  *hi = cuts.hi > *hi ? cuts.hi : *hi;
  return add_crossings(lanes, even_odd, piece->winding, &cuts) ? pieces : NULL;
}
