// Clusters of a few sides that cross the whole row in straight lines, as where two thin strokes
// cross.
//
// They are resolved like the clusters in `scan_bands.c`, with the same result, but without pieces.

#include "scan_sides.h"
#include "scan_swaps.h"

#pragma STDC FP_CONTRACT OFF

/// The sides of the cluster, and the scanner with its cells.
typedef struct {
  cpixels_scanner *scanner;
  cpixels_side *const *sides;
} cluster;

/// The parts of sides within a band of the row.
///
/// The keys and the sides are separate so that each is loaded as it was stored. A processor would
/// wait for a load that combines two stores.
typedef struct {
  int64_t keys[CPIXELS_MOST_STRANDS];   ///< by which strands are sorted; see `key_of`
  int32_t sides[CPIXELS_MOST_STRANDS];  ///< the indices of the sides
} strands;

// MARK: - Sorting

/// Returns a number that is greater for a strand further right at the top of the band, or as far
/// right there and further right at its bottom.
CPIXELS_INLINE int64_t key_of(int32_t xa, int32_t xb) {
  return (int64_t)((uint64_t)(uint32_t)xa << 32 | (uint32_t)xb);
}

/// Returns a key's x at the top of the band.
CPIXELS_INLINE int32_t top_of(int64_t key) { return (int32_t)(key >> 32); }

/// Returns a key's x at the bottom of the band.
CPIXELS_INLINE int32_t bottom_of(int64_t key) { return (int32_t)key; }

/// Inserts a strand into `count` sorted ones.
CPIXELS_INLINE void insert(strands *sorted, int32_t count, int64_t key, int32_t side) {
  int32_t index = count;
  for (; index > 0 && sorted->keys[index - 1] > key; index--) {
    sorted->keys[index] = sorted->keys[index - 1];
    sorted->sides[index] = sorted->sides[index - 1];
  }
  sorted->keys[index] = key;
  sorted->sides[index] = side;
}

/// Puts two strands in order without branches, because the order is unpredictable.
CPIXELS_INLINE void exchange(int64_t *left, int64_t *right, int32_t *left_side,
                             int32_t *right_side) {
  int64_t is_after = -(int64_t)(*left > *right), change = (*left ^ *right) & is_after;
  int32_t side_change = (*left_side ^ *right_side) & (int32_t)is_after;
  *left ^= change, *right ^= change;
  *left_side ^= side_change, *right_side ^= side_change;
}

/// Sorts three strands.
CPIXELS_INLINE void sort_three(strands *sorted, const int64_t *keys, const int32_t *sides) {
  int64_t a = keys[0], b = keys[1], c = keys[2];
  int32_t a_side = sides[0], b_side = sides[1], c_side = sides[2];
  exchange(&a, &b, &a_side, &b_side);
  exchange(&b, &c, &b_side, &c_side);
  exchange(&a, &b, &a_side, &b_side);
  sorted->keys[0] = a, sorted->keys[1] = b, sorted->keys[2] = c;
  sorted->sides[0] = a_side, sorted->sides[1] = b_side, sorted->sides[2] = c_side;
}

// MARK: - Emitting

/// Adds a strand if it is a boundary. Returns the winding right of it.
CPIXELS_INLINE int32_t emit(const cluster *cluster, int64_t key, int32_t side, int32_t winding,
                            int32_t height) {
  return cpixels_emit_piece(cluster->scanner, winding, cluster->sides[side]->winding,
                            top_of(key), bottom_of(key), height);
}

/// Adds two strands that cross. Returns the winding right of them.
CPIXELS_INLINE int32_t emit_crossing(const cluster *cluster, const int64_t *keys,
                                     const int32_t *sides, int32_t winding, int32_t height) {
  int32_t left = cluster->sides[sides[0]]->winding, right = cluster->sides[sides[1]]->winding;
  // Otherwise the strands can't reduce the winding to 0 in any order.
  if (cluster->scanner->even_odd || (winding >= -2 && winding <= 2)) {
    cpixels_emit_crossing(
        cluster->scanner, (cpixels_stretch){top_of(keys[0]), bottom_of(keys[0]), left},
        (cpixels_stretch){top_of(keys[1]), bottom_of(keys[1]), right}, winding, height);
  }
  return winding + left + right;
}

/// Adds strands in a band so low that their crossings don't matter, by x in the middle of the band.
static void emit_by_middle(const cluster *cluster, const int64_t *keys, const int32_t *sides,
                           int32_t count, int32_t winding, int32_t height) {
  int32_t sorted[CPIXELS_MOST_STRANDS], sums[CPIXELS_MOST_STRANDS];
  for (int32_t index = 0; index < count; index++) {
    // Twice the x in the middle.
    int32_t sum = sums[index] = top_of(keys[index]) + bottom_of(keys[index]), end = index;
    for (; end > 0 && sums[sorted[end - 1]] > sum; end--) sorted[end] = sorted[end - 1];
    sorted[end] = index;
  }
  for (int32_t index = 0; index < count; index++) {
    int32_t next = sorted[index];
    winding = emit(cluster, keys[next], sides[next], winding, height);
  }
}

// MARK: - Resolving

static void resolve_three(const cluster *cluster, const int64_t *keys, const int32_t *sides,
                          int32_t winding, int32_t top, int32_t bottom);
static void resolve(const cluster *cluster, const int64_t *keys, const int32_t *sides,
                    int32_t count, int32_t winding, int32_t top, int32_t bottom);

/// Resolves three or more strands that swap positions, in two bands of half the height.
static void resolve_halves(const cluster *cluster, const int64_t *keys, const int32_t *sides,
                           int32_t count, int32_t winding, int32_t top, int32_t bottom) {
  int32_t depth = winding < 0 ? -winding : winding;
  // The strands can't reduce this winding to 0 in any order.
  if (!cluster->scanner->even_odd && depth > count) return;
  if (bottom - top <= LOWEST_BAND) {
    emit_by_middle(cluster, keys, sides, count, winding, bottom - top);
    return;
  }
  int32_t middle = (top + bottom) / 2, y = cluster->scanner->row_top + middle;
  strands upper, lower;
  if (count == 3) {
    int64_t above[3], below[3];
    for (int32_t index = 0; index < 3; index++) {
      int32_t x = cpixels_x_at(cluster->sides[sides[index]], y);
      above[index] = key_of(top_of(keys[index]), x);
      below[index] = key_of(x, bottom_of(keys[index]));
    }
    sort_three(&upper, above, sides);
    sort_three(&lower, below, sides);
    resolve_three(cluster, upper.keys, upper.sides, winding, top, middle);
    resolve_three(cluster, lower.keys, lower.sides, winding, middle, bottom);
    return;
  }
  for (int32_t index = 0; index < count; index++) {
    int32_t x = cpixels_x_at(cluster->sides[sides[index]], y);
    insert(&upper, index, key_of(top_of(keys[index]), x), sides[index]);
    insert(&lower, index, key_of(x, bottom_of(keys[index])), sides[index]);
  }
  resolve(cluster, upper.keys, upper.sides, count, winding, top, middle);
  resolve(cluster, lower.keys, lower.sides, count, winding, middle, bottom);
}

/// Resolves three sorted strands, as where a side crosses both sides of a thin stroke. This is the
/// most frequent number.
static void resolve_three(const cluster *cluster, const int64_t *keys, const int32_t *sides,
                          int32_t winding, int32_t top, int32_t bottom) {
  int32_t height = bottom - top;
  int32_t first = bottom_of(keys[0]), second = bottom_of(keys[1]);
  int32_t third = bottom_of(keys[2]);
  switch ((first > second) + 2 * (second > third) + 4 * (first > third)) {
    case 0:
      winding = emit(cluster, keys[0], sides[0], winding, height);
      winding = emit(cluster, keys[1], sides[1], winding, height);
      emit(cluster, keys[2], sides[2], winding, height);
      break;
    case 1:
      winding = emit_crossing(cluster, keys, sides, winding, height);
      emit(cluster, keys[2], sides[2], winding, height);
      break;
    case 2:
      winding = emit(cluster, keys[0], sides[0], winding, height);
      emit_crossing(cluster, keys + 1, sides + 1, winding, height);
      break;
    default:
      resolve_halves(cluster, keys, sides, 3, winding, top, bottom);
  }
}

/// Resolves any number of sorted strands.
static void resolve(const cluster *cluster, const int64_t *keys, const int32_t *sides,
                    int32_t count, int32_t winding, int32_t top, int32_t bottom) {
  // The smallest x at the bottom of all strands after each one.
  int32_t least[CPIXELS_MOST_STRANDS], lowest = INT32_MAX;
  for (int32_t index = count; index-- > 0;) {
    least[index] = lowest;
    lowest = __builtin_elementwise_min(lowest, bottom_of(keys[index]));
  }
  for (int32_t begin = 0, end; begin < count; begin = end) {
    int32_t reach = bottom_of(keys[begin]), after = winding;
    for (end = begin; reach > least[end]; end++) {
      reach = __builtin_elementwise_max(reach, bottom_of(keys[end + 1]));
      after += cluster->sides[sides[end]]->winding;
    }
    after += cluster->sides[sides[end]]->winding;
    int32_t swapping = ++end - begin;
    if (swapping == 1) {
      emit(cluster, keys[begin], sides[begin], winding, bottom - top);
    } else if (swapping == 2) {
      emit_crossing(cluster, keys + begin, sides + begin, winding, bottom - top);
    } else {
      resolve_halves(cluster, keys + begin, sides + begin, swapping, winding, top, bottom);
    }
    winding = after;
  }
}

int32_t cpixels_resolve_strands(cpixels_scanner *scanner, cpixels_side *const *sides,
                                size_t count, int32_t winding) {
  cluster all = {scanner, sides};
  strands sorted;
  int32_t after = winding;
  for (int32_t index = 0; index < (int32_t)count; index++) {
    const cpixels_side *side = sides[index];
    after += side->winding;
    insert(&sorted, index, key_of(side->xa, side->x), index);
  }
  resolve(&all, sorted.keys, sorted.sides, (int32_t)count, winding, 0, SUBPIXELS);
  return after;
}
