// From edges to coverage, a pixel row at a time.
//
// Along a row the edges fall into clusters whose columns overlap. Left of a cluster the winding
// number is the same over the whole height of the row, so that each cluster can be resolved by
// itself: where its edges keep their order from the top of the row to its bottom, the areas between
// them are exact trapezoids. A cluster in which edges begin, end or cross is cut into bands in
// which they do not. Only edges where the path begins or ends are added up, so that no area counts
// twice and opposite windings don't cancel.

#include <stdlib.h>
#include <string.h>

#include "shape.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// A full pixel in units of the accumulator.
enum { FULL_BITS = 2 * SUBPIXEL_BITS + 1, FULL = 1 << FULL_BITS };

/// A cluster is cut at the ends of its edges unless there are more of them than this.
enum { MOST_BREAKS = 8 };

/// The lowest band in which crossing edges are still taken apart, in steps.
enum { LOWEST_BAND = SUBPIXELS / 64 };

/// Bands of a cluster that is too busy to be cut at the ends of its edges.
enum { BUSY_BANDS = 16 };

typedef struct {
  cpixels_shape *shape;
  int even_odd;
  int32_t row_top;
  int32_t last_column;  ///< index of the last column of the accumulator that is visible
} scanner;

// MARK: - Accumulating

static void touch(uint64_t *touched, int32_t first, int32_t last) {
  int32_t word = first >> 6, last_word = last >> 6;
  uint64_t head = ~(uint64_t)0 << (first & 63), tail = ~(uint64_t)0 >> (63 - (last & 63));
  if (word == last_word) {
    touched[word] |= head & tail;
    return;
  }
  touched[word] |= head;
  while (++word < last_word) touched[word] = ~(uint64_t)0;
  touched[last_word] |= tail;
}

/// Adds what lies right of an edge: from x `from` to x `to` (either may be less) over `height`
/// steps, `sign` +1 or −1.
static void accumulate(cpixels_shape *shape, int32_t from, int32_t to, int32_t height,
                       int32_t sign) {
  int32_t low = from < to ? from : to, high = from < to ? to : from;
  int32_t first = low >> SUBPIXEL_BITS, last = high >> SUBPIXEL_BITS;
  int32_t *cell = shape->accumulator + first;
  int32_t whole = sign * height * (2 * SUBPIXELS);
  if (first == last) {
    // A trapezoid in one column.
    int32_t part =
        sign * height * (2 * SUBPIXELS - (low - (first << SUBPIXEL_BITS)) -
                         (high - (first << SUBPIXEL_BITS)));
    cell[0] += part;
    cell[1] += whole - part;
    touch(shape->touched, first, first + 1);
    return;
  }
  // A triangle in the first column, a missing one in the last, a ramp between.
  double slope = (double)height / (double)(high - low);
  double head = (double)(((first + 1) << SUBPIXEL_BITS) - low);
  double tail = (double)(high - (last << SUBPIXEL_BITS));
  int32_t begin = sign * (int32_t)(head * head * slope + 0.5);
  int32_t missing = sign * (int32_t)(tail * tail * slope + 0.5);
  cell[0] += begin;
  int32_t before = begin;
  int32_t columns = last - first;
  if (columns > 1) {
    int32_t second =
        sign * (int32_t)((head * (2 * SUBPIXELS) + (double)SUBPIXELS * SUBPIXELS) * slope + 0.5);
    int32_t step = sign * (int32_t)((2.0 * SUBPIXELS * SUBPIXELS) * slope + 0.5);
    cell[1] += second - begin;
    for (int32_t column = 2; column < columns; column++) cell[column] += step;
    before = second + step * (columns - 2);
  }
  int32_t end = whole - missing;
  cell[columns] += end - before;
  cell[columns + 1] += whole - end;
  touch(shape->touched, first, last + 1);
}

// MARK: - Bands

static int is_inside(const scanner *scan, int32_t winding) {
  return scan->even_odd ? winding & 1 : winding != 0;
}

/// Where an edge is at `y` steps below the top of the row.
static int32_t x_at(const scanner *scan, const cpixels_active *edge, int32_t y) {
  int32_t absolute = scan->row_top + y;
  if (absolute <= edge->y0) return edge->x0;
  if (absolute >= edge->y1) return edge->x1;
  return (int32_t)(edge->x0 + (absolute - edge->y0) * edge->slope + 0.5);
}

/// Adds the boundary edges among `count` edges that are in order and cross the whole band.
static void emit_band(const scanner *scan, cpixels_active **edges, size_t count, int32_t winding,
                      int32_t height) {
  for (size_t index = 0; index < count; index++) {
    const cpixels_active *edge = edges[index];
    int32_t after = winding + edge->winding;
    int32_t change = is_inside(scan, after) - is_inside(scan, winding);
    if (change) accumulate(scan->shape, edge->xa, edge->xb, height, change);
    winding = after;
  }
}

static int keeps_order(cpixels_active **edges, size_t count) {
  for (size_t index = 1; index < count; index++) {
    if (edges[index]->xb < edges[index - 1]->xb) return 0;
  }
  return 1;
}

/// Sorts by x at the top of the band, then by x at its bottom. The order is nearly right already.
static void sort_by_top(cpixels_active **edges, size_t count) {
  for (size_t index = 1; index < count; index++) {
    cpixels_active *edge = edges[index];
    size_t place = index;
    while (place > 0 && (edges[place - 1]->xa > edge->xa ||
                         (edges[place - 1]->xa == edge->xa && edges[place - 1]->xb > edge->xb))) {
      edges[place] = edges[place - 1];
      place--;
    }
    edges[place] = edge;
  }
}

/// Sorts by x in the middle of the band.
static void sort_by_middle(cpixels_active **edges, size_t count) {
  for (size_t index = 1; index < count; index++) {
    cpixels_active *edge = edges[index];
    int32_t sum = edge->xa + edge->xb;
    size_t place = index;
    while (place > 0 && edges[place - 1]->xa + edges[place - 1]->xb > sum) {
      edges[place] = edges[place - 1];
      place--;
    }
    edges[place] = edge;
  }
}

/// Resolves the edges of a band, all of which cross it from `top` to `bottom`. Where they cross one
/// another, the band is halved until they don't, or until it is low enough.
static void resolve_band(const scanner *scan, cpixels_active **edges, size_t count,
                         int32_t winding, int32_t top, int32_t bottom) {
  for (size_t index = 0; index < count; index++) {
    edges[index]->xa = x_at(scan, edges[index], top);
    edges[index]->xb = x_at(scan, edges[index], bottom);
  }
  sort_by_top(edges, count);
  if (!keeps_order(edges, count)) {
    if (bottom - top > LOWEST_BAND) {
      int32_t middle = (top + bottom) / 2;
      resolve_band(scan, edges, count, winding, top, middle);
      resolve_band(scan, edges, count, winding, middle, bottom);
      return;
    }
    sort_by_middle(edges, count);
  }
  emit_band(scan, edges, count, winding, bottom - top);
}

/// Resolves the edges of a cluster that cross the band from `top` to `bottom`.
static void resolve_crossing(const scanner *scan, cpixels_active **edges, size_t count,
                             int32_t winding, int32_t top, int32_t bottom) {
  cpixels_active **band = scan->shape->band;
  size_t crossing = 0;
  for (size_t index = 0; index < count; index++) {
    if (edges[index]->ya <= top && edges[index]->yb >= bottom) band[crossing++] = edges[index];
  }
  resolve_band(scan, band, crossing, winding, top, bottom);
}

/// Resolves a cluster in bands of one sixteenth of a row, the ends of its edges moved to the
/// nearest of them.
static void resolve_busy(const scanner *scan, cpixels_active **edges, size_t count,
                         int32_t winding) {
  enum { HEIGHT = SUBPIXELS / BUSY_BANDS };
  for (size_t index = 0; index < count; index++) {
    edges[index]->ya = (edges[index]->ya + HEIGHT / 2) / HEIGHT * HEIGHT;
    edges[index]->yb = (edges[index]->yb + HEIGHT / 2) / HEIGHT * HEIGHT;
  }
  for (int32_t top = 0; top < SUBPIXELS; top += HEIGHT) {
    int32_t bottom = top + HEIGHT, inside = winding;
    // Edges that don't cross the band stay in the order, at the place where they begin or end.
    for (size_t index = 0; index < count; index++) {
      edges[index]->xa = x_at(scan, edges[index], top);
      edges[index]->xb = x_at(scan, edges[index], bottom);
    }
    sort_by_middle(edges, count);
    for (size_t index = 0; index < count; index++) {
      const cpixels_active *edge = edges[index];
      if (edge->ya > top || edge->yb < bottom) continue;
      int32_t after = inside + edge->winding;
      int32_t change = is_inside(scan, after) - is_inside(scan, inside);
      if (change) accumulate(scan->shape, edge->xa, edge->xb, HEIGHT, change);
      inside = after;
    }
  }
}

// MARK: - Clusters

/// Collects where edges of the cluster begin or end inside the row, in order and once each.
/// Returns their number, or MOST_BREAKS + 1 where there are more.
static size_t find_breaks(cpixels_active **edges, size_t count, int32_t *breaks) {
  size_t found = 0;
  for (size_t index = 0; index < count; index++) {
    int32_t ends[2] = {edges[index]->ya, edges[index]->yb};
    for (int end = 0; end < 2; end++) {
      int32_t y = ends[end];
      if (y <= 0 || y >= SUBPIXELS) continue;
      size_t place = found;
      while (place > 0 && breaks[place - 1] > y) place--;
      if (place > 0 && breaks[place - 1] == y) continue;
      if (found == MOST_BREAKS) return MOST_BREAKS + 1;
      memmove(breaks + place + 1, breaks + place, (found - place) * sizeof(int32_t));
      breaks[place] = y;
      found++;
    }
  }
  return found;
}

/// Resolves edges whose columns overlap; returns the winding right of them.
static int32_t resolve_cluster(const scanner *scan, cpixels_active **edges, size_t count,
                               int32_t winding) {
  int32_t after = winding;
  int spans_row = 1;
  for (size_t index = 0; index < count; index++) {
    const cpixels_active *edge = edges[index];
    spans_row &= edge->ya == 0 && edge->yb == SUBPIXELS;
    // Every edge that crosses the middle line counts, so that the sum is the winding beyond.
    if (edge->ya <= SUBPIXELS / 2 && edge->yb > SUBPIXELS / 2) after += edge->winding;
  }
  if (spans_row) {
    sort_by_top(edges, count);
    if (keeps_order(edges, count)) {
      emit_band(scan, edges, count, winding, SUBPIXELS);
      return after;
    }
  }
  int32_t breaks[MOST_BREAKS + 2];
  size_t found = find_breaks(edges, count, breaks + 1);
  if (found > MOST_BREAKS || count > 64) {
    resolve_busy(scan, edges, count, winding);
    return after;
  }
  breaks[0] = 0;
  breaks[found + 1] = SUBPIXELS;
  for (size_t index = 0; index <= found; index++) {
    resolve_crossing(scan, edges, count, winding, breaks[index], breaks[index + 1]);
  }
  return after;
}

// MARK: - Runs

static int32_t coverage_of(int32_t area) {
  int32_t share = area >> (FULL_BITS - 16);
  if (share < 0) share = 0;
  if (share > 65536) share = 65536;
  return (share * 255 + 32768) >> 16;
}

/// Turns differences into coverage from `first` up to `end`, and clears them. Returns the area at
/// the end.
static int32_t integrate(cpixels_shape *shape, int32_t first, int32_t end, int32_t area) {
  int32_t column = first;
  for (; column + 16 <= end; column += 16) {
    const i32x16 zero = {0};
    i32x16 sum;
    memcpy(&sum, shape->accumulator + column, sizeof(i32x16));
    memcpy(shape->accumulator + column, &zero, sizeof(i32x16));
    sum += __builtin_shufflevector(zero, sum, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                                   28, 29, 30);
    sum += __builtin_shufflevector(zero, sum, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                                   28, 29);
    sum += __builtin_shufflevector(zero, sum, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                                   26, 27);
    sum += __builtin_shufflevector(zero, sum, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22,
                                   23);
    sum += area;
    area = sum[15];
    i32x16 share = sum >> (FULL_BITS - 16);
    share &= share > 0;
    i32x16 over = share > 65536;
    share = (share & ~over) | (over & 65536);
    share = (share * 255 + 32768) >> 16;
    u8x16 packed = __builtin_convertvector(share, u8x16);
    memcpy(shape->coverage + column, &packed, sizeof(u8x16));
  }
  for (; column < end; column++) {
    area += shape->accumulator[column];
    shape->accumulator[column] = 0;
    shape->coverage[column] = (uint8_t)coverage_of(area);
  }
  return area;
}

/// The first column from `column` on whose bit is `value`, or `end`.
static int32_t find_bit(const uint64_t *touched, int32_t column, int32_t end, int value) {
  while (column < end) {
    uint64_t word = touched[column >> 6];
    if (!value) word = ~word;
    word >>= column & 63;
    if (word) {
      column += __builtin_ctzll(word);
      return column < end ? column : end;
    }
    column = (column | 63) + 1;
  }
  return end;
}

/// Sends the row's runs to the sink and clears the accumulator.
static void emit_row(const scanner *scan, int32_t row, int32_t low, int32_t high,
                     cpixels_sink *sink) {
  enum { GAP_WORTH_A_RUN = 8 };
  cpixels_shape *shape = scan->shape;
  int32_t end = high + 2 < scan->last_column ? high + 2 : scan->last_column;
  int32_t column = low, area = 0;
  while (column < end) {
    int32_t first = find_bit(shape->touched, column, end, 1);
    int32_t coverage = coverage_of(area);
    if (first > column && coverage) {
      sink->run(sink, shape->box.left + column, shape->box.top + row, first - column,
                (uint8_t)coverage, NULL);
    }
    if (first == end) break;
    int32_t last = first;
    while (1) {
      last = find_bit(shape->touched, last, end, 0);
      int32_t next = find_bit(shape->touched, last, end, 1);
      if (next == end || next - last >= GAP_WORTH_A_RUN) break;
      last = next;
    }
    area = integrate(shape, first, last, area);
    sink->run(sink, shape->box.left + first, shape->box.top + row, last - first, 0,
              shape->coverage + first);
    column = last;
  }
  // Two columns beyond the box take what touches its right side.
  for (column = scan->last_column; column <= scan->last_column + 1; column++) {
    shape->accumulator[column] = 0;
  }
  memset(shape->touched + (low >> 6), 0,
         (size_t)(((high + 2) >> 6) - (low >> 6) + 1) * sizeof(uint64_t));
}

// MARK: - Rows

/// Sorts the edges by the row in which they begin.
static int fill_buckets(cpixels_shape *shape, int32_t rows) {
  if (!cpixels_make_room(&shape->buckets, &shape->bucket_capacity, (size_t)rows + 2,
                         sizeof(uint32_t)) ||
      !cpixels_make_room(&shape->sorted, &shape->sorted_capacity, shape->count,
                         sizeof(uint32_t))) {
    return 0;
  }
  memset(shape->buckets, 0, ((size_t)rows + 2) * sizeof(uint32_t));
  for (size_t index = 0; index < shape->count; index++) {
    shape->buckets[(shape->edges[index].y0 >> SUBPIXEL_BITS) + 2]++;
  }
  for (int32_t row = 2; row < rows + 2; row++) shape->buckets[row] += shape->buckets[row - 1];
  for (size_t index = 0; index < shape->count; index++) {
    shape->sorted[shape->buckets[(shape->edges[index].y0 >> SUBPIXEL_BITS) + 1]++] =
        (uint32_t)index;
  }
  return 1;
}

/// Makes room for a row of the box's width and for all edges at once.
static int make_scan_room(cpixels_shape *shape) {
  size_t columns = (size_t)(shape->box.right - shape->box.left) + 3;
  if (columns > shape->columns) {
    free(shape->accumulator);
    free(shape->touched);
    free(shape->coverage);
    shape->accumulator = calloc(columns, sizeof(int32_t));
    shape->touched = calloc(columns / 64 + 2, sizeof(uint64_t));
    shape->coverage = malloc(columns);
    shape->columns = columns;
    if (!shape->accumulator || !shape->touched || !shape->coverage) {
      shape->columns = 0;
      return 0;
    }
  }
  if (shape->count > shape->active_capacity) {
    size_t capacity = shape->count * 2;
    free(shape->active);
    free(shape->order);
    free(shape->band);
    shape->active = malloc(capacity * sizeof(cpixels_active));
    shape->order = malloc(capacity * sizeof(cpixels_active *));
    shape->band = malloc(capacity * sizeof(cpixels_active *));
    shape->active_capacity = capacity;
    if (!shape->active || !shape->order || !shape->band) {
      shape->active_capacity = 0;
      return 0;
    }
  }
  return 1;
}

/// Finds where an edge enters and leaves the row.
static void enter_row(const scanner *scan, cpixels_active *edge) {
  int32_t row_top = scan->row_top, row_bottom = row_top + SUBPIXELS;
  if (edge->y0 > row_top) {
    edge->ya = edge->y0 - row_top;
    edge->xa = edge->x0;
  } else {
    edge->ya = 0;
    edge->xa = x_at(scan, edge, 0);
  }
  edge->yb = edge->y1 < row_bottom ? edge->y1 - row_top : SUBPIXELS;
  edge->xb = x_at(scan, edge, edge->yb);
  edge->lo = edge->xa < edge->xb ? edge->xa : edge->xb;
  edge->hi = edge->xa < edge->xb ? edge->xb : edge->xa;
}

static void sort_by_low(cpixels_active **order, size_t count) {
  for (size_t index = 1; index < count; index++) {
    cpixels_active *edge = order[index];
    size_t place = index;
    while (place > 0 && order[place - 1]->lo > edge->lo) {
      order[place] = order[place - 1];
      place--;
    }
    order[place] = edge;
  }
}

/// A number for a height inside the row, such that sums of different ones don't meet by chance.
static uint64_t mix(int32_t y) {
  uint64_t value = (uint64_t)y * 0x9E3779B97F4A7C15u;
  value = (value ^ (value >> 29)) * 0xBF58476D1CE4E5B9u;
  return value ^ (value >> 32);
}

/// What an edge adds to a sum that is 0 where as much winding begins as ends at every height inside
/// the row: where the winding beyond the edges is the same over the whole row.
static uint64_t imbalance(const cpixels_active *edge) {
  uint64_t sum = 0;
  if (edge->ya > 0) sum += mix(edge->ya);
  if (edge->yb < SUBPIXELS) sum -= mix(edge->yb);
  return sum * (uint64_t)edge->winding;
}

/// Resolves the row's edges cluster by cluster.
static void resolve_row(const scanner *scan, cpixels_active **order, size_t count) {
  int32_t winding = 0;
  size_t begin = 0;
  while (begin < count) {
    int32_t reach = order[begin]->hi;
    uint64_t open = imbalance(order[begin]);
    size_t end = begin + 1;
    // Horizontal lines are no edges: what they connect stays together by the balance.
    while (end < count && (order[end]->lo <= reach || open)) {
      if (order[end]->hi > reach) reach = order[end]->hi;
      open += imbalance(order[end]);
      end++;
    }
    if (end == begin + 1) {
      emit_band(scan, order + begin, 1, winding, SUBPIXELS);
      winding += order[begin]->winding;
    } else {
      winding = resolve_cluster(scan, order + begin, end - begin, winding);
    }
    begin = end;
  }
}

int cpixels_scan(cpixels_shape *shape, int even_odd, cpixels_sink *sink) {
  if (shape->failed) return 0;
  if (shape->count == 0) return 1;
  int32_t rows = shape->box.bottom - shape->box.top;
  if (!make_scan_room(shape) || !fill_buckets(shape, rows)) return 0;
  scanner scan = {shape, even_odd, 0, shape->box.right - shape->box.left};
  int32_t low = shape->min_x >> SUBPIXEL_BITS, high = shape->max_x >> SUBPIXEL_BITS;
  cpixels_active **order = shape->order;
  size_t live = 0, used = 0;
  int32_t last_row = (shape->max_y - 1) >> SUBPIXEL_BITS;
  uint32_t next = 0;
  for (int32_t row = shape->min_y >> SUBPIXEL_BITS; row <= last_row; row++) {
    scan.row_top = row << SUBPIXEL_BITS;
    for (; next < shape->buckets[row + 1]; next++) {
      const cpixels_edge *edge = &shape->edges[shape->sorted[next]];
      cpixels_active *active = &shape->active[used++];
      *active = (cpixels_active){
          .winding = edge->winding, .x0 = edge->x0, .y0 = edge->y0, .x1 = edge->x1,
          .y1 = edge->y1,
          .slope = (double)(edge->x1 - edge->x0) / (double)(edge->y1 - edge->y0)};
      order[live++] = active;
    }
    for (size_t index = 0; index < live; index++) enter_row(&scan, order[index]);
    sort_by_low(order, live);
    resolve_row(&scan, order, live);
    emit_row(&scan, row, low, high, sink);
    size_t kept = 0;
    for (size_t index = 0; index < live; index++) {
      if (order[index]->y1 > scan.row_top + SUBPIXELS) order[kept++] = order[index];
    }
    live = kept;
  }
  return 1;
}
