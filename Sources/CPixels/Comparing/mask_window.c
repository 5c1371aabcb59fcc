#include <stdlib.h>

#include "compare_internal.h"

typedef uint8_t bytes16 __attribute__((vector_size(16)));

/// Adds `sign` to the sum of each column whose pixel in the row is marked different.
static void add_row(uint32_t *sums, const uint8_t *row, uint32_t width, uint32_t sign) {
  uint32_t x = 0;
  for (; x + 16 <= width; x += 16) {
    bytes16 marks;
    cpixels_words16 columns;
    memcpy(&marks, row + x, 16);
    memcpy(&columns, sums + x, 64);
    bytes16 ones = (bytes16)(marks == CPIXELS_MARK_DIFFERENT) & 1;
    columns += __builtin_convertvector(ones, cpixels_words16) * sign;
    memcpy(sums + x, &columns, 64);
  }
  for (; x < width; x++) sums[x] += row[x] == CPIXELS_MARK_DIFFERENT ? sign : 0;
}

bool cpixels_densest_window(const uint8_t *mask, uint32_t width, uint32_t height, uint32_t side,
                            uint64_t *count) {
  *count = 0;
  if (side == 0 || width == 0 || height == 0) return true;
  uint32_t *sums = calloc(width, sizeof *sums);
  if (!sums) return false;
  for (uint32_t bottom = 0; bottom < height; bottom++) {
    add_row(sums, mask + (size_t)bottom * width, width, 1);
    if (bottom >= side) add_row(sums, mask + (size_t)(bottom - side) * width, width, (uint32_t)-1);
    uint64_t inside = 0;
    for (uint32_t right = 0; right < width; right++) {
      inside += sums[right];
      if (right >= side) inside -= sums[right - side];
      // A window that begins outside the picture contains no more than the first one inside.
      if (inside > *count) *count = inside;
    }
  }
  free(sums);
  return true;
}
