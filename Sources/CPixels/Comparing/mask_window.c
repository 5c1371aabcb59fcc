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
                            uint64_t *count, uint32_t *x, uint32_t *y) {
  *count = 0;
  *x = 0;
  *y = 0;
  if (side == 0 || width == 0 || height == 0) return true;
  uint32_t *sums = calloc(width, sizeof *sums);
  if (!sums) return false;
  uint32_t across = side < width ? side : width, down = side < height ? side : height;
  for (uint32_t bottom = 0; bottom < height; bottom++) {
    add_row(sums, mask + (size_t)bottom * width, width, 1);
    if (bottom >= down) add_row(sums, mask + (size_t)(bottom - down) * width, width, (uint32_t)-1);
    if (bottom + 1 < down) continue;
    uint64_t inside = 0;
    for (uint32_t right = 0; right < width; right++) {
      inside += sums[right];
      if (right >= across) inside -= sums[right - across];
      if (inside > *count && right + 1 >= across) {
        *count = inside;
        *x = right + 1 - across;
        *y = bottom + 1 - down;
      }
    }
  }
  free(sums);
  return true;
}
