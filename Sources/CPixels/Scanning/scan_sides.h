/// Following the sides of a shape down the picture, row by row.
#ifndef CPIXELS_SCAN_SIDES_H
#define CPIXELS_SCAN_SIDES_H

#include <string.h>

#include "scanner.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// Makes an edge the side's current one.
CPIXELS_INLINE void cpixels_begin_edge(cpixels_side *side, const cpixels_edge *edge) {
  side->edge = edge;
  side->slope = (double)(edge->x1 - edge->x0) / (double)(edge->y1 - edge->y0);
  side->from_x = edge->x0;
  side->from_y = edge->y0;
  side->to_y = edge->y1;
}

CPIXELS_INLINE void cpixels_forget_extent(cpixels_scanner *scanner) {
  scanner->lo = INT32_MAX;
  scanner->hi = 0;
}

CPIXELS_INLINE void cpixels_extend(cpixels_scanner *scanner, int32_t lo, int32_t hi) {
  scanner->lo = lo < scanner->lo ? lo : scanner->lo;
  scanner->hi = hi > scanner->hi ? hi : scanner->hi;
}

/// Returns whether there are so many sides per column that most of them probably cross another. The
/// extent is that of the row above and of the sides that begin.
CPIXELS_INLINE int cpixels_is_crowded(const cpixels_scanner *scanner, size_t count) {
  enum { MANY = 64 };
  return count >= MANY && 2 * count > (size_t)((scanner->hi - scanner->lo) >> SUBPIXEL_BITS);
}

/// Returns the x of the side's current edge at a y between its ends.
CPIXELS_INLINE int32_t cpixels_x_at(const cpixels_side *side, int32_t y) {
  return (int32_t)(side->from_x + (y - side->from_y) * side->slope + 0.5);
}

/// Advances a side if it crosses the row in one straight piece and continues below. Returns 0 if it
/// doesn't.
CPIXELS_INLINE int cpixels_cross_row(cpixels_side *side, int32_t row_top) {
  int32_t row_bottom = row_top + SUBPIXELS;
  if (side->from_y > row_top || side->to_y <= row_bottom) return 0;
  int32_t xa = side->x, xb = cpixels_x_at(side, row_bottom);
  side->lo = __builtin_elementwise_min(xa, xb);
  side->hi = __builtin_elementwise_max(xa, xb);
  side->xa = xa;
  side->x = xb;
  side->piece_count = 0;
  return 1;
}

/// Writes the piece of a straight side, which isn't straight afterwards. Returns the piece's end.
CPIXELS_INLINE cpixels_piece *cpixels_write_piece(cpixels_side *side, cpixels_piece *piece) {
  piece->xa = side->xa, piece->xb = side->x, piece->ya = 0, piece->yb = SUBPIXELS;
  piece->winding = side->winding, piece->edge = side->edge, piece->slope = side->slope;
  side->ya = 0;
  side->yb = SUBPIXELS;
  side->pieces = piece;
  side->piece_count = 1;
  return piece + 1;
}

/// Writes the pieces of a side inside the row, and advances the side. Returns the pieces' end.
CPIXELS_INLINE cpixels_piece *cpixels_enter_row(cpixels_scanner *scanner, cpixels_side *side,
                                                cpixels_piece *piece) {
  int32_t row_top = scanner->row_top, row_bottom = row_top + SUBPIXELS;
  int32_t x = side->x, y = side->from_y > row_top ? side->from_y - row_top : 0;
  int32_t lo = x, hi = x;
  side->ya = y;
  side->pieces = piece;
  while (1) {
    int32_t continues = side->to_y > row_bottom;
    int32_t yb = continues ? SUBPIXELS : side->to_y - row_top;
    int32_t xb = continues ? cpixels_x_at(side, row_bottom) : side->edge->x1;
    // Field by field: an unoptimised build would call memcpy for the whole struct.
    piece->xa = x, piece->xb = xb, piece->ya = y, piece->yb = yb;
    piece->winding = side->winding, piece->edge = side->edge, piece->slope = side->slope;
    piece++;
    lo = xb < lo ? xb : lo;
    hi = xb > hi ? xb : hi;
    x = xb;
    y = yb;
    if (continues) break;
    if (side->left == 0) {
      side->edge = NULL;
      scanner->ended_count++;
      break;
    }
    side->left--;
    cpixels_begin_edge(side, side->edge + side->winding);
    if (y == SUBPIXELS) break;
  }
  side->x = x;
  side->yb = y;
  side->lo = lo;
  side->hi = hi;
  side->piece_count = (uint32_t)(piece - side->pieces);
  return piece;
}

/// Returns the x of four sides at a height. Those of sides whose edges don't reach it are
/// unspecified.
CPIXELS_INLINE i32x4 cpixels_x_of_four(const double *from_x, const double *from_y,
                                       const double *slopes, double y) {
  f64x4 x, top, slope;
  memcpy(&x, from_x, sizeof(x));
  memcpy(&top, from_y, sizeof(top));
  memcpy(&slope, slopes, sizeof(slope));
  return __builtin_convertvector(x + (y - top) * slope + 0.5, i32x4);
}

#endif
