/// Adding areas to the cells of a row, and turning cells into coverage.
#ifndef CPIXELS_SCAN_CELLS_H
#define CPIXELS_SCAN_CELLS_H

#include <string.h>

#include "scanner.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// A full pixel in cell units.
enum { FULL_BITS = 2 * SUBPIXEL_BITS + 1, FULL = 1 << FULL_BITS };

CPIXELS_INLINE int cpixels_is_inside(const cpixels_scanner *scanner, int32_t winding) {
  return (winding & scanner->inside_bits) != 0;
}

/// Adds to a row's cells the area right of an edge: from x `from` to x `to` (either may be smaller)
/// over `height` steps, `sign` +1 or −1. The last cell that it may write is the second after that of
/// the greater x.
CPIXELS_INLINE void cpixels_add_area(int32_t *cells, int32_t from, int32_t to, int32_t height,
                                     int32_t sign) {
  int32_t low = __builtin_elementwise_min(from, to), high = __builtin_elementwise_max(from, to);
  int32_t first = low >> SUBPIXEL_BITS, border = (first + 1) << SUBPIXEL_BITS;
  int32_t *cell = cells + first;
  int32_t whole = sign * height * (2 * SUBPIXELS);
  if (high - border <= SUBPIXELS) {
    // If the edge crosses one or two columns, the area in the first is that of a trapezoid up to
    // the border between them, corrected by the part beyond the border.
    int64_t beyond = high > border ? high - border : 0;
    int32_t corner =
        sign * (int32_t)((double)(beyond * beyond * height) / (double)(high - low + !beyond) + 0.5);
    int32_t part = sign * height * (2 * border - low - high) + corner;
    cell[0] += part;
    cell[1] += whole - part - corner;
    cell[2] += corner;
    return;
  }
  int32_t last = high >> SUBPIXEL_BITS;
  // Otherwise the area is a triangle in the first column, a full column minus a triangle in the
  // last, and a ramp between.
  double slope = (double)height / (double)(high - low);
  double head = (double)(((first + 1) << SUBPIXEL_BITS) - low);
  double tail = (double)(high - (last << SUBPIXEL_BITS));
  int32_t begin = sign * (int32_t)(head * head * slope + 0.5);
  int32_t missing = sign * (int32_t)(tail * tail * slope + 0.5);
  cell[0] += begin;
  int32_t before = begin;
  int32_t columns = last - first;
  if (columns > 1) {
    int32_t second =
        sign * (int32_t)((head * (2 * SUBPIXELS) + (double)SUBPIXELS * SUBPIXELS) * slope + 0.5);
    int32_t step = sign * (int32_t)((2.0 * SUBPIXELS * SUBPIXELS) * slope + 0.5);
    cell[1] += second - begin;
    for (int32_t column = 2; column < columns; column++) cell[column] += step;
    before = second + step * (columns - 2);
  }
  int32_t end = whole - missing;
  cell[columns] += end - before;
  cell[columns + 1] += whole - end;
}

/// Returns the coverage for a cell's area, 0…255, rounded to nearest.
CPIXELS_INLINE int32_t cpixels_coverage_of(int32_t area) {
  int32_t share = area >> (FULL_BITS - 16);
  if (share < 0) share = 0;
  if (share > 65536) share = 65536;
  return (share * 255 + 32768) >> 16;
}

/// Converts areas into coverage. Areas that are off by a few steps still give 0…255.
CPIXELS_INLINE u8x4 cpixels_coverage_of_four(i32x4 area) {
  // Multiplies by 255 with a shift, because SSE2 has no product of 32-bit numbers.
  area >>= FULL_BITS - 16;
  return __builtin_convertvector(((area << 8) - area + 32768) >> 16, u8x4);
}

/// Returns `end`, increased so that the number of columns from `first` is a multiple of four, or
/// unchanged if that would exceed the limit.
CPIXELS_INLINE int32_t cpixels_round_up(int32_t first, int32_t end, int32_t limit) {
  int32_t rounded = first + ((end - first + 3) & ~3);
  return rounded <= limit ? rounded : end;
}

/// Converts cells into coverage from `first` up to `end`, four at a time, and clears them. Returns
/// the area at the end.
CPIXELS_INLINE int32_t cpixels_integrate(cpixels_scanner *scanner, int32_t first, int32_t end,
                                         int32_t area) {
  const i32x4 zero = {0};
  int32_t *cells = scanner->cells;
  uint8_t *coverage = scanner->coverage;
  int32_t column = first;
  for (; column + 4 <= end; column += 4) {
    const volatile int32_t *four = cells + column;
    i32x4 sum = {four[0], four[1], four[2], four[3]};
    memcpy(cells + column, &zero, sizeof(zero));
    sum += __builtin_shufflevector(zero, sum, 0, 4, 5, 6);
    sum += __builtin_shufflevector(zero, sum, 0, 0, 4, 5);
    sum += area;
    area = sum[3];
    i32x4 share = sum >> (FULL_BITS - 16);
    share &= share > 0;
    i32x4 over = share > 65536;
    share = (share & ~over) | (over & 65536);
    // Multiplies by 255 with a shift, because SSE2 has no product of 32-bit numbers.
    share = ((share << 8) - share + 32768) >> 16;
    u8x4 packed = __builtin_convertvector(share, u8x4);
    memcpy(coverage + column, &packed, sizeof(packed));
  }
  for (; column < end; column++) {
    area += cells[column];
    cells[column] = 0;
    coverage[column] = (uint8_t)cpixels_coverage_of(area);
  }
  return area;
}

#endif
