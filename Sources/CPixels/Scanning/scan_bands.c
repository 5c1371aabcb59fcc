// Clusters of pieces whose columns overlap, cut into bands in which no piece begins or ends.
//
// If the pieces of a band keep their order from its top to its bottom, the areas between them are
// exact trapezoids. Otherwise they form groups that swap positions: two that cross are cut at their
// crossing; for larger groups the band is halved until it is low enough.

#include <string.h>

#include "scan_swaps.h"

#pragma STDC FP_CONTRACT OFF

/// A cluster is cut at the ends of its pieces unless there are more of them than this.
enum { MAX_BREAKS = 8 };

/// Returns the x of a piece `y` steps below the top of the row.
CPIXELS_INLINE int32_t x_at(const cpixels_scanner *scanner, const cpixels_piece *piece, int32_t y) {
  const cpixels_edge *edge = piece->edge;
  int32_t absolute = scanner->row_top + y;
  // Whether the edge begins or ends there is unpredictable, so this doesn't branch.
  int32_t down = __builtin_elementwise_max(absolute - edge->y0, 0);
  int32_t height = edge->y1 - edge->y0;
  int32_t x = (int32_t)(edge->x0 + __builtin_elementwise_min(down, height) * piece->slope + 0.5);
  return down >= height ? edge->x1 : x;
}

static int is_after_at_top(const void *left, const void *right) {
  const cpixels_piece *a = left, *b = right;
  return a->xa > b->xa || (a->xa == b->xa && a->xb > b->xb);
}

static int is_after_in_the_middle(const void *left, const void *right) {
  const cpixels_piece *a = left, *b = right;
  return a->xa + a->xb > b->xa + b->xb;
}

/// Sorts pieces that are nearly sorted.
CPIXELS_INLINE void sort_pieces(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                                cpixels_is_after *is_after) {
  size_t moves = CPIXELS_MOVES_TO_SORT * count;
  for (size_t index = 1; index < count; index++) {
    cpixels_piece *piece = pieces[index];
    size_t place = index;
    while (place > 0 && is_after(pieces[place - 1], piece)) {
      pieces[place] = pieces[place - 1];
      place--;
    }
    pieces[place] = piece;
    if (index - place > moves) {
      cpixels_merge_sort((void **)pieces, scanner->spare, count, is_after);
      return;
    }
    moves -= index - place;
  }
}

/// Sorts by x at the top of the band, then by x at its bottom.
static void sort_by_top(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count) {
  sort_pieces(scanner, pieces, count, is_after_at_top);
}

/// Sorts by x in the middle of the band.
static void sort_by_middle(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count) {
  sort_pieces(scanner, pieces, count, is_after_in_the_middle);
}

static void resolve_sorted(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                           int32_t winding, int32_t top, int32_t bottom);

CPIXELS_INLINE cpixels_stretch stretch_of(const cpixels_piece *piece) {
  return (cpixels_stretch){piece->xa, piece->xb, piece->winding};
}

/// Resolves three or more pieces that cross.
static void resolve_crossing(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                             int32_t winding, int32_t top, int32_t bottom) {
  if (bottom - top <= LOWEST_BAND) {
    sort_by_middle(scanner, pieces, count);
    for (size_t index = 0; index < count; index++) {
      const cpixels_piece *piece = pieces[index];
      winding = cpixels_emit_piece(scanner, winding, piece->winding, piece->xa, piece->xb,
                                   bottom - top);
    }
    return;
  }
  int32_t middle = (top + bottom) / 2;
  for (int half = 0; half < 2; half++) {
    int32_t from = half ? middle : top, to = half ? bottom : middle;
    for (size_t index = 0; index < count; index++) {
      pieces[index]->xa = x_at(scanner, pieces[index], from);
      pieces[index]->xb = x_at(scanner, pieces[index], to);
    }
    sort_by_top(scanner, pieces, count);
    resolve_sorted(scanner, pieces, count, winding, from, to);
  }
}

/// Resolves pieces that swap positions.
static void resolve_group(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                          int32_t winding, int32_t top, int32_t bottom) {
  size_t depth = (size_t)(winding < 0 ? -winding : winding);
  // The pieces can't reduce this winding to 0 in any order.
  if (!scanner->even_odd && depth > count) return;
  if (count == 2) {
    cpixels_emit_crossing(scanner, stretch_of(pieces[0]), stretch_of(pieces[1]), winding,
                          bottom - top);
  } else {
    resolve_crossing(scanner, pieces, count, winding, top, bottom);
  }
}

/// Resolves pieces that cross the whole band and are sorted by x at its top.
static void resolve_sorted(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                           int32_t winding, int32_t top, int32_t bottom) {
  // `pieces` is a part of `band`, so this is the part of `least` with the same indices.
  int32_t *least = scanner->least + (pieces - scanner->band);
  int32_t lowest = INT32_MAX;
  for (size_t index = count; index-- > 0;) {
    least[index] = lowest;
    if (pieces[index]->xb < lowest) lowest = pieces[index]->xb;
  }
  size_t begin = 0;
  while (begin < count) {
    int32_t reach = pieces[begin]->xb;
    if (reach <= least[begin]) {
      winding = cpixels_emit_piece(scanner, winding, pieces[begin]->winding, pieces[begin]->xa,
                                   reach, bottom - top);
      begin++;
      continue;
    }
    size_t end = begin;
    int32_t sum = 0;
    while (1) {
      if (pieces[end]->xb > reach) reach = pieces[end]->xb;
      sum += pieces[end]->winding;
      if (reach <= least[end]) break;
      end++;
    }
    end++;
    resolve_group(scanner, pieces + begin, end - begin, winding, top, bottom);
    winding += sum;
    begin = end;
  }
}

/// Resolves the pieces of a cluster that cross the band from `top` to `bottom`.
static void resolve_band(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                         int32_t winding, int32_t top, int32_t bottom) {
  cpixels_piece **band = scanner->band;
  size_t crossing = 0;
  for (size_t index = 0; index < count; index++) {
    cpixels_piece *piece = pieces[index];
    band[crossing] = piece;
    crossing += (piece->ya <= top) & (piece->yb >= bottom);
  }
  for (size_t index = 0; index < crossing; index++) {
    band[index]->xa = x_at(scanner, band[index], top);
    band[index]->xb = x_at(scanner, band[index], bottom);
  }
  sort_by_top(scanner, band, crossing);
  resolve_sorted(scanner, band, crossing, winding, top, bottom);
}

/// Collects the heights inside the row at which pieces of the cluster begin or end, sorted and
/// unique. Returns their number, or MAX_BREAKS + 1 if there are more.
static size_t find_breaks(cpixels_piece **pieces, size_t count, int32_t *breaks) {
  size_t found = 0;
  for (size_t index = 0; index < count; index++) {
    int32_t ends[2] = {pieces[index]->ya, pieces[index]->yb};
    for (int end = 0; end < 2; end++) {
      int32_t y = ends[end];
      if (y <= 0 || y >= SUBPIXELS) continue;
      size_t place = found;
      while (place > 0 && breaks[place - 1] > y) place--;
      if (place > 0 && breaks[place - 1] == y) continue;
      if (found == MAX_BREAKS) return MAX_BREAKS + 1;
      memmove(breaks + place + 1, breaks + place, (found - place) * sizeof(int32_t));
      breaks[place] = y;
      found++;
    }
  }
  return found;
}

/// Returns whether there are so many pieces per column that most of them probably cross another.
static int is_dense(cpixels_piece **pieces, size_t count) {
  enum { MANY = 32, PER_COLUMN = 2 };
  if (count < MANY) return 0;
  int32_t lo = INT32_MAX, hi = INT32_MIN;
  for (size_t index = 0; index < count; index++) {
    if (pieces[index]->xa < lo) lo = pieces[index]->xa;
    if (pieces[index]->xa > hi) hi = pieces[index]->xa;
  }
  return count > (size_t)((hi - lo) >> SUBPIXEL_BITS) * PER_COLUMN;
}

int cpixels_resolve_cluster(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                            int32_t winding) {
  int32_t breaks[MAX_BREAKS + 2];
  size_t found = find_breaks(pieces, count, breaks + 1);
  if (found > MAX_BREAKS || is_dense(pieces, count)) {
    return cpixels_resolve_lanes(scanner, pieces, count, winding);
  }
  if (found == 0) {
    // The x values of the pieces are already those at the top and bottom of the row.
    memcpy(scanner->band, pieces, count * sizeof(cpixels_piece *));
    sort_by_top(scanner, scanner->band, count);
    resolve_sorted(scanner, scanner->band, count, winding, 0, SUBPIXELS);
    return 1;
  }
  breaks[0] = 0;
  breaks[found + 1] = SUBPIXELS;
  for (size_t index = 0; index <= found; index++) {
    resolve_band(scanner, pieces, count, winding, breaks[index], breaks[index + 1]);
  }
  return 1;
}
