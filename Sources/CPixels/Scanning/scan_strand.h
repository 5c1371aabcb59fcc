/// Strands: the parts of a cluster's sides within a band of the row. Each is one number, so that
/// they are sorted without branches.
#ifndef CPIXELS_SCAN_STRAND_H
#define CPIXELS_SCAN_STRAND_H

#include "vectors.h"

/// The part of a side within a band of the row. The upper 28 bits are x at the top of the band, the
/// next 28 bits x at its bottom, and the last 8 bits the index of the side. Strands are thus
/// ordered by x at the top, and then by x at the bottom. Those with the same x may have any order,
/// because their areas are equal.
typedef uint64_t strand;

CPIXELS_INLINE strand strand_of(int32_t top, int32_t bottom, int32_t side) {
  return (strand)(uint32_t)top << 36 | (strand)(uint32_t)bottom << 8 | (uint32_t)side;
}

/// Returns a strand's x at the top of the band.
CPIXELS_INLINE int32_t top_of(strand strand) { return (int32_t)(strand >> 36); }

/// Returns a strand's x at the bottom of the band.
CPIXELS_INLINE int32_t bottom_of(strand strand) { return (int32_t)(strand >> 8 & 0xFFFFFFF); }

/// Returns the part of a strand above the height at which it is at x.
CPIXELS_INLINE strand upper_part(strand whole, int32_t x) {
  return (whole & ~((strand)0xFFFFFFF << 8)) | (strand)(uint32_t)x << 8;
}

/// Returns the part of a strand below the height at which it is at x.
CPIXELS_INLINE strand lower_part(strand whole, int32_t x) {
  return (whole & (((strand)1 << 36) - 1)) | (strand)(uint32_t)x << 36;
}

// MARK: - Sorting

/// Puts two strands in order without branches, because the order is unpredictable.
CPIXELS_INLINE void exchange(strand *left, strand *right) {
  strand a = *left, b = *right;
  *left = a < b ? a : b;
  *right = a < b ? b : a;
}

CPIXELS_INLINE void sort_three(strand strands[3]) {
  exchange(&strands[0], &strands[1]);
  exchange(&strands[1], &strands[2]);
  exchange(&strands[0], &strands[1]);
}

CPIXELS_INLINE void sort_four(strand strands[4]) {
  exchange(&strands[0], &strands[1]);
  exchange(&strands[2], &strands[3]);
  exchange(&strands[0], &strands[2]);
  exchange(&strands[1], &strands[3]);
  exchange(&strands[1], &strands[2]);
}

/// Sorts any number of strands, with branches.
CPIXELS_INLINE void sort_strands(strand *strands, int32_t count) {
  for (int32_t index = 1; index < count; index++) {
    strand next = strands[index];
    int32_t place = index;
    for (; place > 0 && strands[place - 1] > next; place--) strands[place] = strands[place - 1];
    strands[place] = next;
  }
}

#endif
