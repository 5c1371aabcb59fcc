// Clusters too busy to be taken apart piece by piece: sixteen lines of the row at once.
//
// Every line through the row is cut by the pieces at exact places, and along it the winding is
// resolved. For each column the places where pieces cut the sixteen lines are kept as vectors, one
// number a line, sorted by a network, and walked through.

#include <stdlib.h>
#include <string.h>

#include "scan_cells.h"

#pragma STDC FP_CONTRACT OFF

typedef int16_t i16x16 __attribute__((vector_size(32)));

enum { LANES = 16, LANE_HEIGHT = SUBPIXELS / LANES };

/// Places within a column are kept in 1/1024 of it, in front of the winding, −1…1, plus 1. A line
/// that the piece does not cut within the column has one beyond all others, of no winding.
enum { PLACE_BITS = 10, PLACES = 1 << PLACE_BITS, NOWHERE = (PLACES << 2) + 1 };

/// Where one piece cuts the lines within one column.
typedef struct {
  i16x16 keys;
  uint32_t next;  ///< the entry before it in the same column, plus 1; 0 for none
} entry;

struct cpixels_lanes {
  entry *entries;
  size_t count, capacity;
  uint32_t *heads;  ///< for each column its last entry, plus 1
  size_t head_capacity;
  i16x16 *keys;
  size_t key_capacity;
};

void cpixels_lanes_free(struct cpixels_lanes *lanes) {
  if (!lanes) return;
  free(lanes->entries);
  free(lanes->heads);
  free(lanes->keys);
  free(lanes);
}

/// Grows memory whose items need the alignment of a vector. What it held is kept.
static int make_aligned(void *items, size_t *capacity, size_t used, size_t count, size_t size) {
  if (count <= *capacity) return 1;
  size_t wanted = count * 2;
  void *old, *grown = aligned_alloc(64, (wanted * size + 63) / 64 * 64);
  if (!grown) return 0;
  memcpy(&old, items, sizeof(void *));
  if (used) memcpy(grown, old, used * size);
  free(old);
  memcpy(items, &grown, sizeof(void *));
  *capacity = wanted;
  return 1;
}

// MARK: - Cutting

static const i16x16 numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/// The first line at or below a height.
CPIXELS_INLINE int32_t line_below(int32_t y) { return (y + LANE_HEIGHT / 2 - 1) / LANE_HEIGHT; }

/// Adds an entry to a column.
CPIXELS_INLINE void add_entry(struct cpixels_lanes *lanes, int32_t column, i16x16 keys) {
  entry *added = &lanes->entries[lanes->count++];
  added->keys = keys;
  added->next = lanes->heads[column];
  lanes->heads[column] = (uint32_t)lanes->count;
}

/// How many columns can be told apart by the sixteen bits of a line's x.
enum { NARROW = 7 };

/// Notes where a piece cuts the lines from `first` to before `end`: first at `x`, then each time
/// `step` further, within `lo` and `hi`, which are less than eight columns apart.
CPIXELS_INLINE void cut_narrow(struct cpixels_lanes *lanes, int32_t winding, int32_t first,
                               int32_t end, int32_t x, int32_t step, int32_t lo, int32_t hi) {
  int32_t column = lo >> SUBPIXEL_BITS, origin = column << SUBPIXEL_BITS;
  i16x16 xs = (int16_t)(x - origin) + (numbers - (int16_t)first) * (int16_t)step;
  i16x16 least = (i16x16){0} + (int16_t)(lo - origin), most = (i16x16){0} + (int16_t)(hi - origin);
  xs = __builtin_elementwise_min(__builtin_elementwise_max(xs, least), most);
  i16x16 cuts = (numbers >= (int16_t)first) & (numbers < (int16_t)end);
  i16x16 keys = (xs & ((PLACES - 1) << 2)) + (int16_t)(winding + 1);
  i16x16 columns = xs >> SUBPIXEL_BITS;
  int16_t count = (int16_t)((hi >> SUBPIXEL_BITS) - column);
  for (int16_t index = 0; index <= count; index++) {
    i16x16 here = cuts & (columns == index);
    add_entry(lanes, column + index, (keys & here) | (NOWHERE & ~here));
  }
}

/// The same for any distance between `lo` and `hi`: only the columns of the lines get entries.
static void cut_wide(struct cpixels_lanes *lanes, int32_t winding, int32_t first, int32_t end,
                     int32_t x, int32_t step, int32_t lo, int32_t hi) {
  for (int32_t line = first; line < end; line++, x += step) {
    int32_t at = x < lo ? lo : x > hi ? hi : x;
    i16x16 keys = (i16x16){0} + NOWHERE;
    keys[line] = (int16_t)((((at & (SUBPIXELS - 1)) >> (SUBPIXEL_BITS - PLACE_BITS)) << 2) +
                           winding + 1);
    add_entry(lanes, at >> SUBPIXEL_BITS, keys);
  }
}

/// Notes where a piece cuts the lines. Returns 0 when memory ran out.
CPIXELS_INLINE int cut(struct cpixels_lanes *lanes, const cpixels_piece *piece, int32_t row_top,
                       int32_t origin) {
  int32_t first = line_below(piece->ya), end = line_below(piece->yb);
  if (first >= end) return 1;
  if (!make_aligned(&lanes->entries, &lanes->capacity, lanes->count, lanes->count + LANES,
                    sizeof(entry))) {
    return 0;
  }
  int32_t lo = (piece->xa < piece->xb ? piece->xa : piece->xb) - origin;
  int32_t hi = (piece->xa < piece->xb ? piece->xb : piece->xa) - origin;
  const cpixels_edge *edge = piece->edge;
  int32_t down = row_top + first * LANE_HEIGHT + LANE_HEIGHT / 2 - edge->y0;
  int32_t x = (int32_t)(edge->x0 + down * piece->slope + 0.5) - origin;
  x = x < lo ? lo : x > hi ? hi : x;
  // Of a piece that cuts one line only, how far it moves to the next may be beyond all numbers.
  int32_t step = end - first > 1 ? (int32_t)(piece->slope * LANE_HEIGHT) : 0;
  if ((hi >> SUBPIXEL_BITS) - (lo >> SUBPIXEL_BITS) <= NARROW) {
    cut_narrow(lanes, piece->winding, first, end, x, step, lo, hi);
  } else {
    cut_wide(lanes, piece->winding, first, end, x, step, lo, hi);
  }
  return 1;
}

// MARK: - Walking

CPIXELS_INLINE i16x16 inside(int even_odd, i16x16 winding) {
  return even_odd ? -(winding & 1) : (i16x16)(winding != 0);
}

/// Puts two vectors in order line by line.
CPIXELS_INLINE void exchange(i16x16 *left, i16x16 *right) {
  i16x16 a = *left, b = *right;
  *left = __builtin_elementwise_min(a, b);
  *right = __builtin_elementwise_max(a, b);
}

/// Sorts many vectors line by line by merge exchange: Knuth, The Art of Computer Programming,
/// volume 3, 5.2.2, algorithm M.
static void merge_exchange(i16x16 *keys, size_t count) {
  size_t most = 1;
  while (most * 2 < count) most *= 2;
  for (size_t step = most; step > 0; step /= 2) {
    size_t distance = step, parity = 0;
    for (size_t width = most;; width /= 2) {
      for (size_t index = 0; index + distance < count; index++) {
        if ((index & step) == parity) exchange(&keys[index], &keys[index + distance]);
      }
      if (width == step) break;
      distance = width - step;
      parity = step;
    }
  }
}

/// Sorts vectors line by line.
static void sort_lines(i16x16 *keys, size_t count) {
  enum { FEW = 16 };
  if (count > FEW) return merge_exchange(keys, count);
  for (size_t round = 1; round < count; round++) {
    for (size_t index = round; index > 0; index--) exchange(&keys[index - 1], &keys[index]);
  }
}

/// Walks through the sorted cuts of a column, and returns the covered area, in 1/1024 of a line of
/// it. The winding of each line is moved to the column's right side.
CPIXELS_INLINE int32_t walk(int even_odd, const i16x16 *keys, size_t count, i16x16 *winding) {
  i16x16 covered = {0}, at = {0}, now = *winding;
  for (size_t index = 0; index < count; index++) {
    i16x16 place = keys[index] >> 2;
    covered += (place - at) & inside(even_odd, now);
    at = place;
    now += (keys[index] & 3) - 1;
  }
  covered += (PLACES - at) & inside(even_odd, now);
  *winding = now;
  // At most 16 · 1024.
  return __builtin_reduce_add(covered);
}

/// Whether no order of the cuts brings any line's winding to 0.
CPIXELS_INLINE int is_buried(i16x16 winding, size_t count) {
  i16x16 negative = winding < 0;
  i16x16 depth = (winding ^ negative) - negative;
  return (size_t)__builtin_reduce_min(depth) > count;
}

/// Resolves a column from its last entry on. Returns the covered area, in 1/1024 of a line of it;
/// the winding is moved to the column's right side.
CPIXELS_INLINE int32_t resolve_column(struct cpixels_lanes *lanes, uint32_t next, int even_odd,
                                      i16x16 *winding) {
  i16x16 turned = {0};
  size_t cuts = 0;
  while (next) {
    const entry *some = &lanes->entries[next - 1];
    lanes->keys[cuts++] = some->keys;
    turned += (some->keys & 3) - 1;
    next = some->next;
  }
  if (!even_odd && is_buried(*winding, cuts)) {
    *winding += turned;
    return LANES * PLACES;
  }
  sort_lines(lanes->keys, cuts);
  return walk(even_odd, lanes->keys, cuts, winding);
}

int cpixels_resolve_lanes(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                          int32_t winding) {
  if (!scanner->lanes) scanner->lanes = calloc(1, sizeof(struct cpixels_lanes));
  struct cpixels_lanes *lanes = scanner->lanes;
  if (!lanes) return 0;
  // No order of the pieces takes so much winding to 0.
  if (!scanner->even_odd && (size_t)(winding < 0 ? -winding : winding) > count) return 1;
  int32_t lo = INT32_MAX, hi = 0;
  for (size_t index = 0; index < count; index++) {
    const cpixels_piece *piece = pieces[index];
    int32_t low = piece->xa < piece->xb ? piece->xa : piece->xb;
    int32_t high = piece->xa < piece->xb ? piece->xb : piece->xa;
    if (low < lo) lo = low;
    if (high > hi) hi = high;
  }
  int32_t first_column = lo >> SUBPIXEL_BITS;
  int32_t columns = (hi >> SUBPIXEL_BITS) - first_column + 1;
  if (!cpixels_make_room(&lanes->heads, &lanes->head_capacity, (size_t)columns, sizeof(uint32_t)) ||
      !make_aligned(&lanes->keys, &lanes->key_capacity, 0, count, sizeof(i16x16))) {
    return 0;
  }
  memset(lanes->heads, 0, (size_t)columns * sizeof(uint32_t));
  lanes->count = 0;
  for (size_t index = 0; index < count; index++) {
    if (!cut(lanes, pieces[index], scanner->row_top, first_column << SUBPIXEL_BITS)) return 0;
  }
  enum { UNIT = FULL / (LANES * PLACES) };
  i16x16 windings = {0};
  windings += (int16_t)winding;
  int32_t before = cpixels_is_inside(scanner->even_odd, winding) ? LANES * PLACES : 0;
  int32_t beyond = before;  // in a column without cuts
  int32_t *cells = scanner->cells + first_column;
  for (int32_t column = 0; column < columns; column++) {
    uint32_t next = lanes->heads[column];
    int32_t covered = beyond;
    if (next) {
      covered = resolve_column(lanes, next, scanner->even_odd, &windings);
      beyond = PLACES * -__builtin_reduce_add(inside(scanner->even_odd, windings));
    }
    cells[column] += (covered - before) * UNIT;
    before = covered;
  }
  cells[columns] += (beyond - before) * UNIT;
  return 1;
}
