/// Scanning several rows at once that only a few pairs of steep straight sides cross.
#ifndef CPIXELS_SCAN_STRAIGHT_ROWS_H
#define CPIXELS_SCAN_STRAIGHT_ROWS_H

#include "scanner.h"
#include "vectors.h"

/// The largest numbers of rows and of sides that are scanned at once.
enum { CPIXELS_MOST_STRAIGHT_ROWS = 4, CPIXELS_MOST_STRAIGHT_SIDES = 8 };

/// Returns the number of rows, from `row` on, that all of the first `count` sides in `order` cross
/// in straight lines and in which no other side begins. Returns less than 2 if the sides aren't a
/// few pairs of steep ones, or if there is only one such row.
CPIXELS_INLINE int32_t cpixels_count_straight_rows(const cpixels_scanner *scanner, int32_t row,
                                                   size_t count) {
  if ((count & 1) | (count - 1 >= CPIXELS_MOST_STRAIGHT_SIDES)) return 0;
  int32_t end = row + CPIXELS_MOST_STRAIGHT_ROWS, winding = 0;
  for (size_t index = 0; index < count; index += 2) {
    const cpixels_side *left = scanner->order[index], *right = scanner->order[index + 1];
    if ((left->from_y > scanner->row_top) | (right->from_y > scanner->row_top)) return 0;
    int32_t to_y = left->to_y < right->to_y ? left->to_y : right->to_y;
    int32_t last = (to_y - 1) >> SUBPIXEL_BITS;
    end = last < end ? last : end;
    winding |= left->winding + right->winding;
    double left_square = left->slope * left->slope, right_square = right->slope * right->slope;
    if ((left_square > 1) | (right_square > 1) | (left->x > right->x)) return 0;
  }
  if (winding != 0) return 0;
  int32_t next = row + 1;
  while (next < end && scanner->buckets[next + 1] == scanner->begun) next++;
  return next < end ? next - row : end - row;
}

/// Sends the first of these rows, as many as possible without the row's cells, and moves the sides
/// below them. Returns the number of rows sent.
int32_t cpixels_scan_straight_rows(cpixels_scanner *scanner, cpixels_box box, int32_t row,
                                   int32_t rows, size_t count, cpixels_sink *sink);

#endif
