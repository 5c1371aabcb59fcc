/// One column of a row on sixteen lines: the length of each line that is inside.
///
/// An edge is a vector of sixteen crossings, one byte per line: its position on the line, from 0 at
/// the column's left side to 255 at its right. A crossing left of the column is 0; one right of it,
/// or none, is 255, so that every edge crosses every line once. The areas of columns are in 1/255
/// of a line of one column, 4080 in all.
///
/// Edges running down and edges running up are sorted separately. On a line, let k crossings of
/// edges running down and j of edges running up be on the left. With the winding b at the column's
/// left side, the point is outside if b + k − j = 0. For each k that is one interval, from the
/// later of the kth and jth crossings to the earlier of the two next ones, if not empty. So
/// crossings needn't carry their winding, and all lines are measured at once.
#ifndef CPIXELS_SCAN_COLUMN_H
#define CPIXELS_SCAN_COLUMN_H

#include "vectors.h"

enum { LINES = 16, COLUMN_AREA = 255 * LINES };

typedef u8x16 crossings;

CPIXELS_INLINE crossings earlier(crossings a, crossings b) { return __builtin_elementwise_min(a, b); }
CPIXELS_INLINE crossings later(crossings a, crossings b) { return __builtin_elementwise_max(a, b); }

/// Returns the distance from one position to another, or 0 if the second is before the first.
CPIXELS_INLINE crossings stretch(crossings from, crossings to) {
  return __builtin_elementwise_sub_sat(to, from);
}

/// Returns the sum of all lines.
CPIXELS_INLINE int32_t sum_of(crossings lengths) {
  return __builtin_reduce_add(__builtin_convertvector(lengths, u16x16));
}

CPIXELS_INLINE crossings all_at(uint8_t place) { return (crossings){0} + place; }

// MARK: - Sorting

/// Puts two vectors in order line by line.
CPIXELS_INLINE void exchange(crossings *left, crossings *right) {
  crossings a = *left, b = *right;
  *left = earlier(a, b);
  *right = later(a, b);
}

CPIXELS_INLINE void sort_four(crossings *cuts) {
  exchange(&cuts[0], &cuts[1]);
  exchange(&cuts[2], &cuts[3]);
  exchange(&cuts[0], &cuts[2]);
  exchange(&cuts[1], &cuts[3]);
  exchange(&cuts[1], &cuts[2]);
}

/// Sorts eight with 19 exchanges, the fewest possible (Knuth, The Art of Computer Programming,
/// volume 3, 5.3.4). The eight vectors are local variables, so that they stay in registers.
CPIXELS_INLINE void sort_eight(crossings *cuts) {
  crossings a = cuts[0], b = cuts[1], c = cuts[2], d = cuts[3];
  crossings e = cuts[4], f = cuts[5], g = cuts[6], h = cuts[7];
  exchange(&a, &c), exchange(&b, &d), exchange(&e, &g), exchange(&f, &h);
  exchange(&a, &e), exchange(&b, &f), exchange(&c, &g), exchange(&d, &h);
  exchange(&a, &b), exchange(&c, &d), exchange(&e, &f), exchange(&g, &h);
  exchange(&c, &e), exchange(&d, &f);
  exchange(&b, &e), exchange(&d, &g);
  exchange(&b, &c), exchange(&d, &e), exchange(&f, &g);
  cuts[0] = a, cuts[1] = b, cuts[2] = c, cuts[3] = d;
  cuts[4] = e, cuts[5] = f, cuts[6] = g, cuts[7] = h;
}

/// Sorts eight that first rise and then fall, or the reverse, line by line.
CPIXELS_INLINE void sort_bitonic_eight(crossings *cuts) {
  crossings a = cuts[0], b = cuts[1], c = cuts[2], d = cuts[3];
  crossings e = cuts[4], f = cuts[5], g = cuts[6], h = cuts[7];
  exchange(&a, &e), exchange(&b, &f), exchange(&c, &g), exchange(&d, &h);
  exchange(&a, &c), exchange(&b, &d), exchange(&e, &g), exchange(&f, &h);
  exchange(&a, &b), exchange(&c, &d), exchange(&e, &f), exchange(&g, &h);
  cuts[0] = a, cuts[1] = b, cuts[2] = c, cuts[3] = d;
  cuts[4] = e, cuts[5] = f, cuts[6] = g, cuts[7] = h;
}

/// Merges two sorted runs line by line with Batcher's bitonic sort (Knuth, as above). The first run
/// is `length` long, a multiple of eight; the second one is at most as long. If it is shorter, the
/// missing entries count as the largest, which no exchange moves.
static void merge_runs(crossings *cuts, size_t length, size_t count) {
  for (size_t index = length; index < count; index++) {
    exchange(&cuts[2 * length - 1 - index], &cuts[index]);
  }
  for (size_t step = length / 2; step >= 8; step /= 2) {
    for (size_t begin = 0; begin + step < count; begin += 2 * step) {
      size_t end = begin + 2 * step < count ? begin + 2 * step : count;
      for (size_t index = begin + step; index < end; index++) {
        exchange(&cuts[index - step], &cuts[index]);
      }
    }
  }
  for (size_t index = 0; index < count; index += 8) sort_bitonic_eight(cuts + index);
}

/// Sorts many vectors, a multiple of eight, line by line.
static void sort_many(crossings *cuts, size_t count) {
  for (size_t index = 0; index < count; index += 8) sort_eight(cuts + index);
  for (size_t length = 8; length < count; length *= 2) {
    for (size_t begin = 0; begin + length < count; begin += 2 * length) {
      size_t rest = count - begin;
      merge_runs(cuts + begin, length, rest < 2 * length ? rest : 2 * length);
    }
  }
}

/// The free entries that are needed after crossings to be sorted.
enum { ROOM_TO_SORT = 9 };

/// Sorts crossings line by line. Overwrites the entries after them, at least the first two, with
/// the right side.
CPIXELS_INLINE void sort_crossings(crossings *cuts, size_t count) {
  size_t size = count <= 4 ? 4 : (count + 7) & ~(size_t)7;
  for (size_t index = count; index < size + 2; index++) cuts[index] = all_at(255);
  if (size == 4) sort_four(cuts);
  else sort_many(cuts, size);
}

// MARK: - Measuring

/// Up to this many crossings of each list are measured without a branch on their number, which is
/// unpredictable.
enum { FEW = 2 };

/// All lines at the right side, like a missing crossing.
#define ABSENT \
  { 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255 }

/// The crossings of edges running up, between placeholders for missing ones.
typedef struct {
  crossings before[3], cuts[FEW], after[3];
} few_crossings;

CPIXELS_INLINE few_crossings no_crossings(void) {
  crossings end = all_at(255);
  return (few_crossings){{{0}, {0}, {0}}, {end, end}, {end, end, end}};
}

/// Measures the area outside the shape with the nonzero rule, for at most FEW edges running down
/// and as many running up. The winding is small enough that 0 is possible.
///
/// `cuts` has first those running down, then those running up; up to four are read.
CPIXELS_INLINE int32_t outside_of_few(const crossings *cuts, size_t down, size_t up, int32_t winding,
                                      few_crossings *room) {
  static const crossings absent[4] = {{0}, {0}, ABSENT, ABSENT};
  crossings left = cuts[0] | absent[2 - down], right = cuts[1] | absent[3 - down];
  exchange(&left, &right);
  room->cuts[0] = cuts[down] | absent[2 - up];
  room->cuts[1] = cuts[down + 1] | absent[3 - up];
  exchange(&room->cuts[0], &room->cuts[1]);
  const crossings *next = (const crossings *)room + 2 + winding;
  crossings outside = stretch(next[0], earlier(left, next[1]));
  outside += stretch(later(left, next[1]), earlier(right, next[2]));
  outside += stretch(later(right, next[2]), next[3]);
  return sum_of(outside);
}

/// Up to this many crossings of each list are measured without a loop.
enum { SEVERAL = 4 };

/// Reads at most SEVERAL crossings, sorts them, and fills up with the right side.
CPIXELS_INLINE void sort_several(crossings *sorted, const crossings *cuts, size_t count) {
  static const crossings absent[2 * SEVERAL] = {
      [SEVERAL] = ABSENT, [SEVERAL + 1] = ABSENT, [SEVERAL + 2] = ABSENT, [SEVERAL + 3] = ABSENT};
  const crossings *masks = absent + SEVERAL - count;
  for (int index = 0; index < SEVERAL; index++) sorted[index] = cuts[index] | masks[index];
  sort_four(sorted);
}

/// The same as `outside_of_few` for at most SEVERAL edges running down and as many running up. From
/// both lists, SEVERAL crossings are read.
CPIXELS_INLINE int32_t outside_of_several(const crossings *cuts, size_t down, size_t up,
                                          int32_t winding) {
  const crossings end = all_at(255);
  crossings downs[SEVERAL + 2] = {{0}, {0}, {0}, {0}, {0}, end};
  crossings ups[3 * SEVERAL + 2] = {[3 * SEVERAL - 3] = end, end, end, end, end};
  sort_several(downs + 1, cuts, down);
  sort_several(ups + SEVERAL + 1, cuts + down, up);
  const crossings *next = ups + SEVERAL + winding;
  crossings outside = {0};
  for (int index = 0; index <= SEVERAL; index++) {
    outside += stretch(later(downs[index], next[index]),
                       earlier(downs[index + 1], next[index + 1]));
  }
  return sum_of(outside);
}

/// The same for any number. `down` and `up` are sorted, start with one unused crossing at the left
/// side, and are followed by one at the right side.
CPIXELS_INLINE int32_t outside_of_many(const crossings *down, size_t down_count, const crossings *up,
                                       size_t up_count, int32_t winding) {
  int32_t first = winding < 0 ? -winding : 0, last = (int32_t)up_count - winding;
  if (last > (int32_t)down_count) last = (int32_t)down_count;
  crossings outside = {0};
  for (int32_t index = first; index <= last; index++) {
    const crossings *other = up + index + winding;
    outside += stretch(later(down[index], other[0]), earlier(down[index + 1], other[1]));
  }
  return sum_of(outside);
}

/// Measures the area inside the shape with the even-odd rule, if the winding to the left is even.
/// The crossings are sorted, and followed by two at the right side.
CPIXELS_INLINE crossings inside_by_parity(const crossings *cuts, size_t count) {
  crossings inside = {0};
  for (size_t index = 0; index < count; index += 2) inside += cuts[index + 1] - cuts[index];
  return inside;
}

#endif
