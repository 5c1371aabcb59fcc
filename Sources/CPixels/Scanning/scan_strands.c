// Clusters of a few sides that cross the whole row in straight lines, as where two thin strokes
// cross.
//
// They are resolved like the clusters in `scan_bands.c`, with the same result, but without pieces.

#include "scan_swaps.h"

#pragma STDC FP_CONTRACT OFF

/// A straight side within a band of the row. Its first two numbers are its place in the order: by x
/// at the top of the band, then at its bottom.
typedef struct {
  int32_t xb, xa;  ///< x at the bottom and top of the band
  int32_t winding;
  int32_t side;  ///< the index of the side
} strand;

/// The sides of the cluster, and the scanner with its cells.
typedef struct {
  cpixels_scanner *scanner;
  cpixels_side *const *sides;
} cluster;

/// Returns a number by which strands are sorted.
CPIXELS_INLINE int64_t order_of(const strand *strand) {
  _Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the second number counts more");
  int64_t order;
  memcpy(&order, strand, sizeof(order));
  return order;
}

/// Inserts a strand into `count` sorted ones.
CPIXELS_INLINE void insert(strand *strands, int32_t count, strand new) {
  int64_t order = order_of(&new);
  strand *place = strands + count;
  for (; place > strands && order_of(place - 1) > order; place--) *place = place[-1];
  *place = new;
}

/// Returns the x of a side `y` steps below the top of the row.
CPIXELS_INLINE int32_t x_at(const cluster *cluster, int32_t index, int32_t y) {
  const cpixels_side *side = cluster->sides[index];
  int32_t down = cluster->scanner->row_top + y - side->from_y;
  return (int32_t)(side->from_x + down * side->slope + 0.5);
}

CPIXELS_INLINE cpixels_stretch stretch_of(const strand *strand) {
  return (cpixels_stretch){strand->xa, strand->xb, strand->winding};
}

static void resolve(const cluster *cluster, const strand *strands, int32_t count, int32_t winding,
                    int32_t top, int32_t bottom);

/// Adds strands in a band so low that their crossings don't matter, by x in the middle of the band.
static void emit_by_middle(const cluster *cluster, const strand *strands, int32_t count,
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
    winding = cpixels_emit_piece(cluster->scanner, winding, sorted[index].winding,
                                 sorted[index].xa, sorted[index].xb, height);
  }
}

/// Resolves three or more strands that swap positions, in two bands of half the height.
static void resolve_halves(const cluster *cluster, const strand *strands, int32_t count,
                           int32_t winding, int32_t top, int32_t bottom) {
  if (bottom - top <= LOWEST_BAND) {
    emit_by_middle(cluster, strands, count, winding, bottom - top);
    return;
  }
  int32_t middle = (top + bottom) / 2;
  strand upper[CPIXELS_MOST_STRANDS], lower[CPIXELS_MOST_STRANDS];
  for (int32_t index = 0; index < count; index++) {
    strand new = strands[index];
    int32_t x = x_at(cluster, new.side, middle);
    insert(lower, index, (strand){new.xb, x, new.winding, new.side});
    insert(upper, index, (strand){x, new.xa, new.winding, new.side});
  }
  resolve(cluster, upper, count, winding, top, middle);
  resolve(cluster, lower, count, winding, middle, bottom);
}

/// Resolves strands sorted by x at the top of the band.
static void resolve(const cluster *cluster, const strand *strands, int32_t count, int32_t winding,
                    int32_t top, int32_t bottom) {
  cpixels_scanner *scanner = cluster->scanner;
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
        resolve_halves(cluster, first, swapping, winding, top, bottom);
      }
    }
    winding += sum;
    begin = end;
  }
}

int32_t cpixels_resolve_strands(cpixels_scanner *scanner, cpixels_side *const *sides,
                                size_t count, int32_t winding) {
  cluster cluster = {scanner, sides};
  strand strands[CPIXELS_MOST_STRANDS];
  int32_t after = winding;
  for (int32_t index = 0; index < (int32_t)count; index++) {
    const cpixels_side *side = sides[index];
    after += side->winding;
    insert(strands, index, (strand){side->x, side->xa, side->winding, index});
  }
  resolve(&cluster, strands, (int32_t)count, winding, 0, SUBPIXELS);
  return after;
}
