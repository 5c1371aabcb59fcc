/// Adding the areas right of straight pieces, some of which swap positions in a band of the row.
#ifndef CPIXELS_SCAN_SWAPS_H
#define CPIXELS_SCAN_SWAPS_H

#include "scan_cells.h"

#pragma STDC FP_CONTRACT OFF

/// The lowest band in which crossing pieces are still resolved exactly, in steps.
enum { LOWEST_BAND = SUBPIXELS / 64 };

/// Adds one piece of the band if it is a boundary; returns the winding right of it.
CPIXELS_INLINE int32_t cpixels_emit_piece(cpixels_scanner *scanner, int32_t winding, int32_t own,
                                          int32_t xa, int32_t xb, int32_t height) {
  int32_t after = winding + own;
  int32_t change = cpixels_is_inside(scanner, after) - cpixels_is_inside(scanner, winding);
  if (change) cpixels_add_area(scanner->cells, xa, xb, height, change);
  return after;
}

/// The part of a piece within a band.
typedef struct {
  int32_t xa, xb;  ///< x at the top and bottom of the band
  int32_t winding;
} cpixels_stretch;

/// Returns the height above the crossing of two edges within a band of some height. The first edge
/// is further left at the top of the band.
CPIXELS_INLINE int32_t cpixels_height_above(int32_t left_top, int32_t left_bottom,
                                            int32_t right_top, int32_t right_bottom,
                                            int32_t height) {
  double apart = right_top - left_top, passed = left_bottom - right_bottom;
  return (int32_t)(height * (apart / (apart + passed)) + 0.5);
}

/// Adds two pieces that cross, cut at the crossing.
CPIXELS_INLINE void cpixels_emit_crossing(cpixels_scanner *scanner, cpixels_stretch left,
                                          cpixels_stretch right, int32_t winding, int32_t height) {
  int32_t upper = cpixels_height_above(left.xa, left.xb, right.xa, right.xb, height);
  int32_t lower = height - upper;
  int32_t x = left.xa + (int32_t)((double)(left.xb - left.xa) * upper / height);
  if (upper > 0) {
    int32_t between = cpixels_emit_piece(scanner, winding, left.winding, left.xa, x, upper);
    cpixels_emit_piece(scanner, between, right.winding, right.xa, x, upper);
  }
  if (lower > 0) {
    int32_t between = cpixels_emit_piece(scanner, winding, right.winding, x, right.xb, lower);
    cpixels_emit_piece(scanner, between, left.winding, x, left.xb, lower);
  }
}

#endif
