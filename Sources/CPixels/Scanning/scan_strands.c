// Clusters of a few sides that cross the whole row in straight lines, as where two thin strokes
// cross.
//
// They are resolved like the clusters in `scan_bands.c`, with the same result, but with copies of
// the sides' numbers instead of pieces.

#include "scan_swaps.h"

#pragma STDC FP_CONTRACT OFF

/// A straight side within a band of the row.
typedef struct {
  int32_t xa, xb;  ///< x at the top and bottom of the band
  double slope;
  int32_t from_x, from_y;  ///< a point on the side; y from the top of the row
  int32_t winding;
} strand;

/// Returns whether a strand belongs after another: by x at the top of the band, then at its bottom.
CPIXELS_INLINE int is_after(const strand *left, const strand *right) {
  return left->xa > right->xa || (left->xa == right->xa && left->xb > right->xb);
}

/// Returns the place for a new strand after `count` sorted ones, and moves those that belong after
/// it.
CPIXELS_INLINE strand *make_place(strand *strands, int32_t count, const strand *new) {
  int32_t place = count;
  for (; place > 0 && is_after(&strands[place - 1], new); place--) {
    strands[place] = strands[place - 1];
  }
  return &strands[place];
}

CPIXELS_INLINE cpixels_stretch stretch_of(const strand *strand) {
  return (cpixels_stretch){strand->xa, strand->xb, strand->winding};
}

static void resolve(cpixels_scanner *scanner, const strand *strands, int32_t count,
                    int32_t winding, int32_t top, int32_t bottom);

/// Adds strands in a band so low that their crossings don't matter, by x in the middle of the band.
static void emit_by_middle(cpixels_scanner *scanner, const strand *strands, int32_t count,
                           int32_t winding, int32_t height) {
  strand sorted[CPIXELS_MOST_STRANDS];
  for (int32_t index = 0; index < count; index++) {
    strand new = strands[index];
    int32_t place = index;
    for (; place > 0 && sorted[place - 1].xa + sorted[place - 1].xb > new.xa + new.xb; place--) {
      sorted[place] = sorted[place - 1];
    }
    sorted[place] = new;
  }
  for (int32_t index = 0; index < count; index++) {
    winding = cpixels_emit_piece(scanner, winding, sorted[index].winding, sorted[index].xa,
                                 sorted[index].xb, height);
  }
}

/// Resolves three or more strands that swap positions, in two bands of half the height.
static void resolve_halves(cpixels_scanner *scanner, const strand *strands, int32_t count,
                           int32_t winding, int32_t top, int32_t bottom) {
  if (bottom - top <= LOWEST_BAND) {
    emit_by_middle(scanner, strands, count, winding, bottom - top);
    return;
  }
  int32_t middle = (top + bottom) / 2, x[CPIXELS_MOST_STRANDS];
  strand half[CPIXELS_MOST_STRANDS];
  for (int32_t index = 0; index < count; index++) {
    strand new = strands[index];
    x[index] = new.xb = (int32_t)(new.from_x + (middle - new.from_y) * new.slope + 0.5);
    *make_place(half, index, &new) = new;
  }
  resolve(scanner, half, count, winding, top, middle);
  for (int32_t index = 0; index < count; index++) {
    strand new = strands[index];
    new.xa = x[index];
    *make_place(half, index, &new) = new;
  }
  resolve(scanner, half, count, winding, middle, bottom);
}

/// Resolves strands sorted by x at the top of the band.
static void resolve(cpixels_scanner *scanner, const strand *strands, int32_t count,
                    int32_t winding, int32_t top, int32_t bottom) {
  // The smallest x at the bottom of all strands after each one.
  int32_t least[CPIXELS_MOST_STRANDS], lowest = INT32_MAX;
  for (int32_t index = count; index-- > 0;) {
    least[index] = lowest;
    lowest = strands[index].xb < lowest ? strands[index].xb : lowest;
  }
  for (int32_t begin = 0; begin < count;) {
    const strand *first = &strands[begin];
    int32_t reach = first->xb, end = begin, sum = first->winding;
    if (reach <= least[begin]) {
      winding = cpixels_emit_piece(scanner, winding, sum, first->xa, reach, bottom - top);
      begin++;
      continue;
    }
    while (reach > least[end]) {
      end++;
      reach = strands[end].xb > reach ? strands[end].xb : reach;
      sum += strands[end].winding;
    }
    int32_t swapping = ++end - begin, depth = winding < 0 ? -winding : winding;
    // Otherwise the strands can't reduce the winding to 0 in any order.
    if (scanner->even_odd || depth <= swapping) {
      if (swapping == 2) {
        cpixels_emit_crossing(scanner, stretch_of(first), stretch_of(first + 1), winding,
                              bottom - top);
      } else {
        resolve_halves(scanner, first, swapping, winding, top, bottom);
      }
    }
    winding += sum;
    begin = end;
  }
}

int32_t cpixels_resolve_strands(cpixels_scanner *scanner, cpixels_side *const *sides,
                                size_t count, int32_t winding) {
  strand strands[CPIXELS_MOST_STRANDS];
  int32_t after = winding;
  for (int32_t index = 0; index < (int32_t)count; index++) {
    const cpixels_side *side = sides[index];
    strand new = {side->xa, side->x, side->slope, side->from_x, side->from_y - scanner->row_top,
                  side->winding};
    after += side->winding;
    *make_place(strands, index, &new) = new;
  }
  resolve(scanner, strands, (int32_t)count, winding, 0, SUBPIXELS);
  return after;
}
