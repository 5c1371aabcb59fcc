/// Sending the area between two sides that each cross at most four columns, without the row's
/// cells.
///
/// A side has the areas to its right, within the row, in the four columns from its leftmost one on,
/// in cell units.
#ifndef CPIXELS_SCAN_EDGES_H
#define CPIXELS_SCAN_EDGES_H

#include "scan_cells.h"

#pragma STDC FP_CONTRACT OFF

/// Returns the areas right of a side in four columns, of which the side's leftmost one is number
/// `apart`, 0…3.
///
/// A variable index into memory would have to wait until the areas are stored.
CPIXELS_INLINE i32x4 cpixels_areas_from(i32x4 areas, int32_t apart) {
  const i32x4 none = {0};
  i32x4 by_one = none - (apart & 1), by_two = none - (apart >> 1);
  areas = (__builtin_shufflevector(none, areas, 0, 4, 5, 6) & by_one) | (areas & ~by_one);
  return (__builtin_shufflevector(none, areas, 0, 0, 4, 5) & by_two) | (areas & ~by_two);
}

/// Sends the four pixels from the left side on, which is at x, and the four from the right side on,
/// `apart` columns after it. If the two groups would overlap, the second one directly follows the
/// first, and the right side is within the eight pixels. Both sides have the same height.
CPIXELS_INLINE void cpixels_send_edges(const i32x4 *left, const i32x4 *right, int32_t height,
                                       int32_t apart, cpixels_sink *sink, int32_t x, int32_t y) {
  i32x4 whole = (i32x4){0} + 2 * SUBPIXELS * height;
  i32x8 area = __builtin_shufflevector(*left, whole, 0, 1, 2, 3, 4, 5, 6, 7);
  if (apart < 4) {
    i32x4 padded[3] = {{0}, *right, whole};
    i32x8 shifted;
    memcpy(&shifted, (const int32_t *)padded + 4 - apart, sizeof(shifted));
    area -= shifted;
  } else {
    const i32x4 none = {0};
    area -= __builtin_shufflevector(none, *right, 0, 1, 2, 3, 4, 5, 6, 7);
  }
  // Multiplies by 255 with a shift, because SSE2 has no product of 32-bit numbers. Areas that are
  // off by a few steps still give 0…255.
  area >>= FULL_BITS - 16;
  u8x8 coverage = __builtin_convertvector(((area << 8) - area + 32768) >> 16, u8x8);
  uint8_t bytes[8];
  memcpy(bytes, &coverage, sizeof(bytes));
  int32_t inside = height == SUBPIXELS ? 255 : cpixels_coverage_of(2 * SUBPIXELS * height);
  sink->edges(sink, x, y, apart < 4 ? 0 : apart - 4, (uint8_t)inside, bytes);
}

#endif
