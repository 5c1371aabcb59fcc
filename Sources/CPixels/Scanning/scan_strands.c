// Clusters of a few sides that cross the whole row in straight lines, as where two thin strokes
// cross.
//
// They are resolved like the clusters in `scan_bands.c`, with the same result, but without pieces.

#include "scan_areas.h"
#include "scan_sides.h"
#include "scan_strand.h"
#include "scan_swaps.h"

#pragma STDC FP_CONTRACT OFF

_Static_assert(CPIXELS_MOST_STRAND_COLUMNS < 1 << (28 - SUBPIXEL_BITS),
               "an x must fit into 28 bits of a strand");

/// The sides of the cluster, and the scanner with its cells.
typedef struct {
  cpixels_scanner *scanner;
  cpixels_side *const *sides;
  cpixels_areas *areas;  ///< those that aren't added to the cells yet
} cluster;

// MARK: - Emitting

/// Returns the side that a strand is a part of.
CPIXELS_INLINE const cpixels_side *side_of(const cluster *cluster, strand strand) {
  return cluster->sides[strand & 255];
}

/// Adds an edge within the band if it is a boundary. Returns the winding right of it.
CPIXELS_INLINE int32_t emit_edge(const cluster *cluster, int32_t winding, int32_t own, int32_t xa,
                                 int32_t xb, int32_t height) {
  int32_t after = winding + own;
  cpixels_collect_area(cluster->areas, xa, xb, height,
                       cpixels_is_inside(cluster->scanner, after) -
                           cpixels_is_inside(cluster->scanner, winding));
  return after;
}

/// Adds a strand if it is a boundary. Returns the winding right of it.
CPIXELS_INLINE int32_t emit(const cluster *cluster, strand strand, int32_t winding,
                            int32_t height) {
  return emit_edge(cluster, winding, side_of(cluster, strand)->winding, top_of(strand),
                   bottom_of(strand), height);
}

/// Returns `whole · upper / height`, rounded toward zero. The height is a power of two.
CPIXELS_INLINE int32_t part_of(int32_t whole, int32_t upper, int32_t height) {
  int64_t product = (int64_t)whole * upper;
  product += (product >> 63) & (height - 1);
  return (int32_t)(product >> __builtin_ctz((uint32_t)height));
}

/// Adds two strands that cross, cut at the crossing. Returns the winding right of them.
CPIXELS_INLINE int32_t emit_crossing(const cluster *cluster, strand left, strand right,
                                     int32_t winding, int32_t height) {
  int32_t own = side_of(cluster, left)->winding, other = side_of(cluster, right)->winding;
  int32_t after = winding + own + other;
  // Otherwise the strands can't reduce the winding to 0 in any order.
  if (!cluster->scanner->even_odd && (winding < -2 || winding > 2)) return after;
  int32_t upper = cpixels_height_above(top_of(left), bottom_of(left), top_of(right),
                                       bottom_of(right), height);
  int32_t lower = height - upper;
  int32_t x = top_of(left) + part_of(bottom_of(left) - top_of(left), upper, height);
  emit_edge(cluster, winding, own, top_of(left), x, upper);
  emit_edge(cluster, winding + own, other, top_of(right), x, upper);
  emit_edge(cluster, winding, other, x, bottom_of(right), lower);
  emit_edge(cluster, winding + other, own, x, bottom_of(left), lower);
  return after;
}

/// Adds strands in a band so low that their crossings don't matter, by x in the middle of the band.
static void emit_by_middle(const cluster *cluster, const strand *strands, int32_t count,
                           int32_t winding, int32_t height) {
  int32_t sorted[CPIXELS_MOST_STRANDS], sums[CPIXELS_MOST_STRANDS];
  for (int32_t index = 0; index < count; index++) {
    // Twice the x in the middle.
    int32_t sum = sums[index] = top_of(strands[index]) + bottom_of(strands[index]), end = index;
    for (; end > 0 && sums[sorted[end - 1]] > sum; end--) sorted[end] = sorted[end - 1];
    sorted[end] = index;
  }
  for (int32_t index = 0; index < count; index++) {
    winding = emit(cluster, strands[sorted[index]], winding, height);
  }
}

// MARK: - Resolving

/// Adds the collected areas to the cells if those of the next band might not fit. A band collects at
/// most two areas per strand, and the bands around it may collect as many afterwards.
static void make_room(const cluster *cluster) {
  enum { AREAS_OF_BANDS = 4 * CPIXELS_MOST_STRANDS };
  if (cluster->areas->count <= CPIXELS_MOST_AREAS - AREAS_OF_BANDS) return;
  cpixels_add_areas(cluster->scanner->cells, cluster->areas);
}

static void resolve_three(const cluster *cluster, const strand strands[3], int32_t winding,
                          int32_t top, int32_t bottom);
static void resolve_four(const cluster *cluster, const strand strands[4], int32_t winding,
                         int32_t top, int32_t bottom);
static void resolve(const cluster *cluster, const strand *strands, int32_t count, int32_t winding,
                    int32_t top, int32_t bottom);

/// Resolves three or more strands that swap positions, in two bands of half the height.
static void resolve_halves(const cluster *cluster, const strand *strands, int32_t count,
                           int32_t winding, int32_t top, int32_t bottom) {
  int32_t depth = winding < 0 ? -winding : winding;
  // The strands can't reduce this winding to 0 in any order.
  if (!cluster->scanner->even_odd && depth > count) return;
  make_room(cluster);
  if (bottom - top <= LOWEST_BAND) {
    emit_by_middle(cluster, strands, count, winding, bottom - top);
    return;
  }
  int32_t middle = (top + bottom) / 2, y = cluster->scanner->row_top + middle;
  strand upper[CPIXELS_MOST_STRANDS], lower[CPIXELS_MOST_STRANDS];
  for (int32_t index = 0; index < count; index++) {
    int32_t x = cpixels_x_at(side_of(cluster, strands[index]), y);
    upper[index] = upper_part(strands[index], x);
    lower[index] = lower_part(strands[index], x);
  }
  if (count == 3) {
    sort_three(upper);
    sort_three(lower);
    resolve_three(cluster, upper, winding, top, middle);
    make_room(cluster);
    resolve_three(cluster, lower, winding, middle, bottom);
  } else if (count == 4) {
    sort_four(upper);
    sort_four(lower);
    resolve_four(cluster, upper, winding, top, middle);
    make_room(cluster);
    resolve_four(cluster, lower, winding, middle, bottom);
  } else {
    sort_strands(upper, count);
    sort_strands(lower, count);
    resolve(cluster, upper, count, winding, top, middle);
    make_room(cluster);
    resolve(cluster, lower, count, winding, middle, bottom);
  }
}

/// Resolves three sorted strands, as where a side crosses both sides of a thin stroke.
static void resolve_three(const cluster *cluster, const strand strands[3], int32_t winding,
                          int32_t top, int32_t bottom) {
  int32_t height = bottom - top;
  strand a = strands[0], b = strands[1], c = strands[2];
  int32_t first = bottom_of(a), second = bottom_of(b), third = bottom_of(c);
  switch ((first > second) + 2 * (second > third) + 4 * (first > third)) {
    case 0:
      winding = emit(cluster, a, winding, height);
      winding = emit(cluster, b, winding, height);
      emit(cluster, c, winding, height);
      break;
    case 1:
      winding = emit_crossing(cluster, a, b, winding, height);
      emit(cluster, c, winding, height);
      break;
    case 2:
      winding = emit(cluster, a, winding, height);
      emit_crossing(cluster, b, c, winding, height);
      break;
    default:
      resolve_halves(cluster, strands, 3, winding, top, bottom);
  }
}

/// Adds a strand like `emit`. Isn't inlined, because that would make `resolve_four` long.
static __attribute__((noinline)) int32_t emit_one(const cluster *cluster, strand strand,
                                                  int32_t winding, int32_t height) {
  return emit(cluster, strand, winding, height);
}

/// Adds two strands like `emit_crossing`.
static __attribute__((noinline)) int32_t emit_two(const cluster *cluster, strand left,
                                                  strand right, int32_t winding, int32_t height) {
  return emit_crossing(cluster, left, right, winding, height);
}

/// Resolves four sorted strands, as where two thin strokes cross. This is the most frequent number.
static void resolve_four(const cluster *cluster, const strand strands[4], int32_t winding,
                         int32_t top, int32_t bottom) {
  int32_t height = bottom - top;
  strand a = strands[0], b = strands[1], c = strands[2], d = strands[3];
  int32_t first = bottom_of(a), second = bottom_of(b);
  int32_t third = bottom_of(c), fourth = bottom_of(d);
  int32_t most = __builtin_elementwise_max(first, second);
  int32_t least = __builtin_elementwise_min(third, fourth);
  // The gaps between strands that no strand crosses, as bits.
  int32_t apart = (first <= __builtin_elementwise_min(second, least)) + 2 * (most <= least) +
                  4 * (__builtin_elementwise_max(most, third) <= fourth);
  switch (apart) {
    case 0:
      resolve_halves(cluster, strands, 4, winding, top, bottom);
      break;
    case 1:
      winding = emit_one(cluster, a, winding, height);
      resolve_halves(cluster, strands + 1, 3, winding, top, bottom);
      break;
    case 2:
      winding = emit_two(cluster, a, b, winding, height);
      emit_two(cluster, c, d, winding, height);
      break;
    case 3:
      winding = emit_one(cluster, a, winding, height);
      winding = emit_one(cluster, b, winding, height);
      emit_two(cluster, c, d, winding, height);
      break;
    case 4:
      resolve_halves(cluster, strands, 3, winding, top, bottom);
      winding += side_of(cluster, a)->winding + side_of(cluster, b)->winding +
                 side_of(cluster, c)->winding;
      emit_one(cluster, d, winding, height);
      break;
    case 5:
      winding = emit_one(cluster, a, winding, height);
      winding = emit_two(cluster, b, c, winding, height);
      emit_one(cluster, d, winding, height);
      break;
    case 6:
      winding = emit_two(cluster, a, b, winding, height);
      winding = emit_one(cluster, c, winding, height);
      emit_one(cluster, d, winding, height);
      break;
    default:
      winding = emit_one(cluster, a, winding, height);
      winding = emit_one(cluster, b, winding, height);
      winding = emit_one(cluster, c, winding, height);
      emit_one(cluster, d, winding, height);
  }
}

/// Resolves any number of sorted strands.
static void resolve(const cluster *cluster, const strand *strands, int32_t count, int32_t winding,
                    int32_t top, int32_t bottom) {
  // The smallest x at the bottom of all strands after each one.
  int32_t least[CPIXELS_MOST_STRANDS], lowest = INT32_MAX;
  for (int32_t index = count; index-- > 0;) {
    least[index] = lowest;
    lowest = __builtin_elementwise_min(lowest, bottom_of(strands[index]));
  }
  for (int32_t begin = 0, end; begin < count; begin = end) {
    int32_t reach = bottom_of(strands[begin]), after = winding;
    for (end = begin; reach > least[end]; end++) {
      reach = __builtin_elementwise_max(reach, bottom_of(strands[end + 1]));
      after += side_of(cluster, strands[end])->winding;
    }
    after += side_of(cluster, strands[end])->winding;
    int32_t swapping = ++end - begin;
    if (swapping == 1) {
      emit_one(cluster, strands[begin], winding, bottom - top);
    } else if (swapping == 2) {
      emit_two(cluster, strands[begin], strands[begin + 1], winding, bottom - top);
    } else {
      resolve_halves(cluster, strands + begin, swapping, winding, top, bottom);
    }
    winding = after;
  }
}

int32_t cpixels_resolve_strands(cpixels_scanner *scanner, cpixels_side *const *sides,
                                size_t count, int32_t winding) {
  cpixels_areas areas;
  areas.count = 0;
  cluster all = {scanner, sides, &areas};
  strand strands[CPIXELS_MOST_STRANDS];
  int32_t after = winding;
  for (int32_t index = 0; index < (int32_t)count; index++) {
    const cpixels_side *side = sides[index];
    after += side->winding;
    strands[index] = strand_of(side->xa, side->x, index);
  }
  if (count == 4) {
    sort_four(strands);
    resolve_four(&all, strands, winding, 0, SUBPIXELS);
  } else if (count == 3) {
    sort_three(strands);
    resolve_three(&all, strands, winding, 0, SUBPIXELS);
  } else {
    sort_strands(strands, (int32_t)count);
    resolve(&all, strands, (int32_t)count, winding, 0, SUBPIXELS);
  }
  cpixels_add_areas(scanner->cells, &areas);
  return after;
}
