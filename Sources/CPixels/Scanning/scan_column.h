/// One column of a row, taken along sixteen lines: how much of each line is inside.
///
/// An edge is a vector of sixteen crossings, one byte a line: where it cuts the line, from 0 at the
/// column's left side to 255 at its right. One that is cut left of the column stands at 0, one that
/// is cut right of it, or not at all, at 255, so that every edge cuts every line once. The areas of
/// columns are in 1/255 of a line of one, 4080 in all.
///
/// Edges running down and edges running up are sorted apart. Along a line, let k of those that run
/// down lie to the left, and j of those that run up: with the winding b at the column's left side
/// it is outside where b + k − j = 0. For each k that is one stretch, between the later of the two
/// kth and jth cuts and the earlier of the two next ones, if there is anything between them. So no
/// cut has to be told from the others by its winding, and all lines are counted at once.
#ifndef CPIXELS_SCAN_COLUMN_H
#define CPIXELS_SCAN_COLUMN_H

#include "vectors.h"

enum { LINES = 16, COLUMN_AREA = 255 * LINES };

typedef u8x16 crossings;

CPIXELS_INLINE crossings earlier(crossings a, crossings b) { return __builtin_elementwise_min(a, b); }
CPIXELS_INLINE crossings later(crossings a, crossings b) { return __builtin_elementwise_max(a, b); }

/// From one place to another, 0 if that lies before it.
CPIXELS_INLINE crossings stretch(crossings from, crossings to) {
  return __builtin_elementwise_sub_sat(to, from);
}

/// The sum of all lines.
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

/// Knuth, The Art of Computer Programming, volume 3, 5.3.4: 19 exchanges, the fewest there are.
CPIXELS_INLINE void sort_eight(crossings *cuts) {
  static const uint8_t pairs[19][2] = {{0, 2}, {1, 3}, {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6},
                                       {3, 7}, {0, 1}, {2, 3}, {4, 5}, {6, 7}, {2, 4}, {3, 5},
                                       {1, 4}, {3, 6}, {1, 2}, {3, 4}, {5, 6}};
  crossings work[8];
  for (int index = 0; index < 8; index++) work[index] = cuts[index];
#pragma clang loop unroll(full)
  for (int pair = 0; pair < 19; pair++) exchange(&work[pairs[pair][0]], &work[pairs[pair][1]]);
  for (int index = 0; index < 8; index++) cuts[index] = work[index];
}

/// Sorts many vectors, a multiple of eight, line by line: eights first, then by Batcher's odd-even
/// merge (Knuth, as above).
static void sort_many(crossings *cuts, size_t count) {
  for (size_t index = 0; index < count; index += 8) sort_eight(cuts + index);
  for (size_t sorted = 8; sorted < count; sorted *= 2) {
    for (size_t step = sorted; step > 0; step /= 2) {
      for (size_t begin = step % sorted; begin + step < count; begin += 2 * step) {
        // From one pair of sorted runs to the next there is nothing to do.
        if (step < sorted && (begin + step) % (2 * sorted) == 0) continue;
        size_t room = count - step - begin, length = room < step ? room : step;
        for (size_t index = begin; index < begin + length; index++) {
          exchange(&cuts[index], &cuts[index + step]);
        }
      }
    }
  }
}

/// Room that is needed after cuts which are sorted.
enum { ROOM_TO_SORT = 9 };

/// Sorts cuts line by line. What follows them is overwritten, first of all by two at the right side.
CPIXELS_INLINE void sort_cuts(crossings *cuts, size_t count) {
  size_t size = count <= 4 ? 4 : (count + 7) & ~(size_t)7;
  for (size_t index = count; index < size + 2; index++) cuts[index] = all_at(255);
  if (size == 4) sort_four(cuts);
  else sort_many(cuts, size);
}

// MARK: - Measuring

/// So many cuts of each list are measured without asking how many there are, which could not be
/// foreseen.
enum { FEW = 2 };

/// Room for the cuts of edges that run up, between others that stand for those there aren't.
typedef struct {
  crossings before[3], cuts[FEW], after[3];
} few_crossings;

CPIXELS_INLINE few_crossings no_crossings(void) {
  crossings end = all_at(255);
  return (few_crossings){{{0}, {0}, {0}}, {end, end}, {end, end, end}};
}

/// Measures what is outside by the nonzero rule, for at most FEW edges that run down and as many that
/// run up. The winding is at most as large as makes 0 possible.
///
/// `cuts` are first those that run down, then those that run up; up to four are read.
CPIXELS_INLINE int32_t outside_of_few(const crossings *cuts, size_t down, size_t up, int32_t winding,
                                      few_crossings *room) {
  static const crossings absent[4] = {{0},
                                   {0},
                                   {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
                                    255, 255, 255},
                                   {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
                                    255, 255, 255}};
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

/// The same for any number. `down` and `up` are sorted, begin by one at the left side that does not
/// count, and are followed by one at the right side.
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

/// Measures what is inside by the even-odd rule, where the winding left of sorted cuts is even.
/// They are followed by two at the right side.
CPIXELS_INLINE crossings inside_by_turns(const crossings *cuts, size_t count) {
  crossings inside = {0};
  for (size_t index = 0; index < count; index += 2) inside += cuts[index + 1] - cuts[index];
  return inside;
}

#endif
