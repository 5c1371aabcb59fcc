#include "scan_table.h"

#include <stdlib.h>
#include <string.h>

#include "scan_sides.h"

#pragma STDC FP_CONTRACT OFF

typedef cpixels_table table;

// MARK: - Filling

int32_t cpixels_end_of_straight_rows(const cpixels_scanner *scanner, int32_t row, size_t count) {
  int32_t least = INT32_MAX;
  for (size_t index = 0; index < count; index++) {
    const cpixels_side *side = scanner->order[index];
    if (side->from_y > scanner->row_top) return row;
    least = side->to_y < least ? side->to_y : least;
  }
  int32_t end = (least - 1) >> SUBPIXEL_BITS, next = row + 1;
  while (next < end && scanner->buckets[next + 1] == scanner->begun) next++;
  return next < end ? next : end;
}

/// Sets the entries after the last one.
static void end_table(table *table) {
  enum { BEYOND_ALL = 1 << 30 };
  for (size_t index = table->count; index < table->count + 4; index++) {
    table->lines[index] = (cpixels_line){BEYOND_ALL, BEYOND_ALL, BEYOND_ALL, BEYOND_ALL};
    table->slopes[index] = table->from_y[index] = 0;
    table->from_x[index] = table->x[index] = BEYOND_ALL;
    table->windings[index] = 0;
  }
}

int cpixels_fill_table(cpixels_scanner *scanner, size_t count) {
  if (!scanner->table) scanner->table = malloc(sizeof(*scanner->table));
  table *table = scanner->table;
  if (!table) return 0;
  for (size_t index = 0; index < count; index++) {
    const cpixels_side *side = scanner->order[index];
    table->slopes[index] = side->slope;
    table->from_x[index] = side->from_x, table->from_y[index] = side->from_y;
    table->x[index] = side->x, table->windings[index] = side->winding;
  }
  table->count = count;
  end_table(table);
  return 1;
}

void cpixels_leave_table(cpixels_scanner *scanner) {
  const table *table = scanner->table;
  for (size_t index = 0; index < table->count; index++) {
    scanner->order[index]->x = table->x[index];
  }
}

// MARK: - Following

/// Writes the lines of four sides.
CPIXELS_INLINE void write_lines(cpixels_line *lines, i32x4 lo, i32x4 hi, i32x4 top, i32x4 x) {
  i32x4 low = __builtin_shufflevector(lo, hi, 0, 4, 1, 5);
  i32x4 high = __builtin_shufflevector(lo, hi, 2, 6, 3, 7);
  i32x4 low_x = __builtin_shufflevector(top, x, 0, 4, 1, 5);
  i32x4 high_x = __builtin_shufflevector(top, x, 2, 6, 3, 7);
  i32x4 four[4] = {
      __builtin_shufflevector(low, low_x, 0, 1, 4, 5),
      __builtin_shufflevector(low, low_x, 2, 3, 6, 7),
      __builtin_shufflevector(high, high_x, 0, 1, 4, 5),
      __builtin_shufflevector(high, high_x, 2, 3, 6, 7),
  };
  memcpy(lines, four, sizeof(four));
}

/// Follows the sides to the bottom of the row, and finds those that aren't in order. Returns 1 if
/// there are none.
CPIXELS_INLINE int follow(table *table, int32_t row_bottom) {
  const i32x4 bits = {1, 2, 4, 8};
  i32x4 last = (i32x4){0} + INT32_MIN;
  uint64_t any = 0;
  for (size_t begin = 0, count = table->count; begin < count; begin += 64) {
    uint64_t unsorted = 0;
    for (size_t index = begin; index < begin + 64 && index < count; index += 4) {
      i32x4 top, x = cpixels_x_of_four(table->from_x + index, table->from_y + index,
                                       table->slopes + index, row_bottom);
      memcpy(&top, table->x + index, sizeof(top));
      memcpy(table->x + index, &x, sizeof(x));
      i32x4 delta = x - top, leftward = delta & (delta >> 31);
      i32x4 lo = top + leftward, hi = x - leftward;
      write_lines(table->lines + index, lo, hi, top, x);
      i32x4 is_left = __builtin_shufflevector(last, lo, 3, 4, 5, 6) > lo;
      uint32_t lanes = (uint32_t)__builtin_reduce_or(is_left & bits);
      unsorted |= (uint64_t)lanes << (index - begin);
      last = lo;
    }
    table->unsorted[begin / 64] = unsorted;
    any |= unsorted;
  }
  return any == 0;
}

// MARK: - Sorting

static int begins_after(const void *left, const void *right) {
  return ((const cpixels_side *)left)->lo > ((const cpixels_side *)right)->lo;
}

/// Moves a side to the left of those that are further right. Returns the number of moves.
CPIXELS_INLINE size_t insert(table *table, cpixels_side **order, size_t index) {
  cpixels_line line = table->lines[index];
  double slope = table->slopes[index];
  double from_x = table->from_x[index], from_y = table->from_y[index];
  int32_t x = table->x[index], winding = table->windings[index];
  cpixels_side *side = order[index];
  size_t place = index;
  do {
    table->lines[place] = table->lines[place - 1];
    table->slopes[place] = table->slopes[place - 1];
    table->from_x[place] = table->from_x[place - 1];
    table->from_y[place] = table->from_y[place - 1];
    table->x[place] = table->x[place - 1];
    table->windings[place] = table->windings[place - 1];
    order[place] = order[place - 1];
    place--;
  } while (place > 0 && table->lines[place - 1].lo > line.lo);
  table->lines[place] = line;
  table->slopes[place] = slope;
  table->from_x[place] = from_x, table->from_y[place] = from_y;
  table->x[place] = x, table->windings[place] = winding;
  order[place] = side;
  return index - place;
}

/// Sorts the sides by their leftmost point. Returns 0 if that would take too many moves.
static int sort(table *table, cpixels_side **order) {
  const cpixels_line *lines = table->lines;
  size_t moves = CPIXELS_MOVES_TO_SORT * table->count;
  for (size_t begin = 0; begin < table->count; begin += 64) {
    for (uint64_t unsorted = table->unsorted[begin / 64]; unsorted; unsorted &= unsorted - 1) {
      size_t index = begin + (size_t)__builtin_ctzll(unsorted);
      // The next side may now be left of the one before it, which was moved right.
      for (; index < table->count && lines[index].lo < lines[index - 1].lo; index++) {
        size_t moved = insert(table, order, index);
        if (moved > moves) return 0;
        moves -= moved;
      }
    }
  }
  return 1;
}

/// Sorts sides that aren't nearly sorted.
static void sort_by_merging(cpixels_scanner *scanner) {
  table *table = scanner->table;
  cpixels_side **order = scanner->order;
  size_t count = table->count;
  for (size_t index = 0; index < count; index++) order[index]->line = table->lines[index];
  cpixels_merge_sort((void **)order, scanner->spare, count, begins_after);
  cpixels_fill_table(scanner, count);
  for (size_t index = 0; index < count; index++) table->lines[index] = order[index]->line;
}

void cpixels_follow_table(cpixels_scanner *scanner) {
  table *table = scanner->table;
  if (follow(table, scanner->row_top + SUBPIXELS)) return;
  if (!sort(table, scanner->order)) sort_by_merging(scanner);
}
