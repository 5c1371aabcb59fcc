// Rows that only a few pairs of steep straight sides cross, like most rows of a stroked curve.
//
// Up to four rows are computed at once, one per lane of a vector. Their coverage is the same as
// that of single rows.

#include "scan_straight_rows.h"

#include "scan_edges.h"
#include "scan_sides.h"

#pragma STDC FP_CONTRACT OFF

// MARK: - Sides

/// A side in four rows.
typedef struct {
  i32x4 x;               ///< at the bottom of the row
  i32x4 lo, hi;          ///< the smallest and largest x
  i32x4 first, further;  ///< its first column, and the number of columns beyond that
  i32x4 part, rest;      ///< the areas right of it in the first and the second column
} side_in_rows;

CPIXELS_INLINE i32x4 smaller(i32x4 a, i32x4 b) { return __builtin_elementwise_min(a, b); }
CPIXELS_INLINE i32x4 larger(i32x4 a, i32x4 b) { return __builtin_elementwise_max(a, b); }

/// Follows a side down rows with these bottoms. Rows that the side's edge doesn't reach have
/// unspecified numbers.
CPIXELS_INLINE side_in_rows follow(const cpixels_side *side, i32x4 bottom) {
  i32x4 reached = smaller(bottom, (i32x4){0} + side->to_y);
  f64x4 down = __builtin_convertvector(reached - side->from_y, f64x4);
  i32x4 x = __builtin_convertvector((double)side->from_x + down * side->slope + 0.5, i32x4);
  i32x4 top = __builtin_shufflevector((i32x4){0} + side->x, x, 3, 4, 5, 6);
  i32x4 lo = smaller(top, x), hi = larger(top, x);
  // The same areas as in `cpixels_find_pair_areas`.
  i32x4 border = (lo | (SUBPIXELS - 1)) + 1, beyond = larger(hi - border, (i32x4){0});
  f64x4 reach = __builtin_convertvector(beyond, f64x4);
  f64x4 width = __builtin_convertvector(hi - lo - (beyond == 0), f64x4);
  i32x4 corner = __builtin_convertvector(reach * reach * SUBPIXELS / width + 0.5, i32x4);
  i32x4 part = ((2 * border - lo - hi) << SUBPIXEL_BITS) + corner;
  i32x4 first = lo >> SUBPIXEL_BITS;
  return (side_in_rows){x, lo, hi, first, (hi >> SUBPIXEL_BITS) - first, part, FULL - corner};
}

// MARK: - Pairs

/// The area between two sides in four rows.
typedef struct {
  side_in_rows left, right;
  i32x4 apart;      ///< the number of columns between the first ones of both sides
  i32x4 is_narrow;  ///< all bits are set if the area is within four columns
  i32x4 coverage;   ///< of these columns, one byte each, the first one lowest
} pair_in_rows;

CPIXELS_INLINE i32x4 coverage_of(i32x4 area) {
  area >>= FULL_BITS - 16;
  return ((area << 8) - area + 32768) >> 16;
}

/// Computes the coverage of four columns from the left side's first one on.
CPIXELS_INLINE i32x4 cover(const side_in_rows *left, const side_in_rows *right, i32x4 apart) {
  const i32x4 full = (i32x4){0} + FULL;
  // In which column the right side begins.
  i32x4 at0 = apart == 0, at1 = apart == 1, at2 = apart == 2, at3 = apart == 3;
  i32x4 part = right->part, rest = right->rest;
  i32x4 areas[4] = {
      left->part - (at0 & part),
      left->rest - ((at1 & part) | (at0 & rest)),
      full - ((at2 & part) | (at1 & rest) | (at0 & full)),
      full - ((at3 & part) | (at2 & rest) | ((at0 | at1) & full)),
  };
  return coverage_of(areas[0]) | coverage_of(areas[1]) << 8 | coverage_of(areas[2]) << 16 |
         coverage_of(areas[3]) << 24;
}

/// Computes a pair. Returns a mask of the rows in which it can be sent at once: its columns are
/// visible, no side crosses more than two, and the sides don't cross each other. `taken` is the
/// first free column after the previous pair, and is changed to that after this one.
CPIXELS_INLINE i32x4 find_pair(pair_in_rows *pair, cpixels_side *const *sides, i32x4 bottom,
                               int32_t visible, int has_edges, i32x4 *taken) {
  side_in_rows left = follow(sides[0], bottom), right = follow(sides[1], bottom);
  i32x4 apart = right.first - left.first, end = right.first + right.further + 1;
  i32x4 reach = left.first + 4, is_narrow = (end <= reach) & (reach <= visible);
  i32x4 can_send = (left.x <= right.x) & ((left.further | right.further) <= 1) &
                   (left.first >= *taken) & (end <= visible);
  if (!has_edges) can_send &= is_narrow;
  *taken = has_edges ? end : reach;
  *pair = (pair_in_rows){left, right, apart, is_narrow, cover(&left, &right, apart)};
  return can_send;
}

CPIXELS_INLINE i32x4 areas_of(const side_in_rows *side, int32_t row) {
  return (i32x4){side->part[row], side->rest[row], FULL, FULL};
}

/// Sends one row of a pair. x is that of the row's first column.
CPIXELS_INLINE void send_row(const pair_in_rows *pair, int32_t row, cpixels_sink *sink, int32_t x,
                             int32_t y) {
  x += pair->left.first[row];
  if (pair->is_narrow[row]) {
    _Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first byte is the lowest");
    sink->run(sink, x, y, 4, 0, (const uint8_t *)&pair->coverage + 4 * row);
    return;
  }
  i32x4 left = areas_of(&pair->left, row), right = areas_of(&pair->right, row);
  cpixels_send_edges(&left, &right, SUBPIXELS, pair->apart[row], sink, x, y);
}

// MARK: - Rows

/// Moves the sides to the bottom of a row.
CPIXELS_INLINE void move_sides(cpixels_scanner *scanner, const pair_in_rows *pairs, int32_t count,
                               int32_t row) {
  cpixels_forget_extent(scanner);
  for (int32_t index = 0; index < count; index++) {
    const side_in_rows *left = &pairs[index].left, *right = &pairs[index].right;
    scanner->order[2 * index]->x = left->x[row];
    scanner->order[2 * index + 1]->x = right->x[row];
    cpixels_extend(scanner, left->lo[row], right->hi[row]);
  }
}

int32_t cpixels_scan_straight_rows(cpixels_scanner *scanner, cpixels_box box, int32_t row,
                                   int32_t rows, size_t count, cpixels_sink *sink) {
  const i32x4 numbers = {0, 1, 2, 3};
  i32x4 bottom = scanner->row_top + ((numbers + 1) << SUBPIXEL_BITS);
  i32x4 can_send = numbers < rows, taken = {0};
  pair_in_rows pairs[CPIXELS_MOST_STRAIGHT_SIDES / 2];
  int32_t pair_count = (int32_t)count / 2;
  for (int32_t index = 0; index < pair_count; index++) {
    can_send &= find_pair(&pairs[index], scanner->order + 2 * index, bottom,
                          scanner->visible_columns, sink->edges != NULL, &taken);
  }
  int32_t sent = 0;
  for (; sent < rows && can_send[sent]; sent++) {
    for (int32_t index = 0; index < pair_count; index++) {
      send_row(&pairs[index], sent, sink, box.left, box.top + row + sent);
    }
  }
  if (sent > 0) move_sides(scanner, pairs, pair_count, sent - 1);
  return sent;
}
