// Sorting in bounded time: rows are usually nearly sorted, but malicious input isn't.

#include <string.h>

#include "scanner.h"

/// Merges two adjacent sorted runs into `merged`.
static void merge(void **left, size_t left_count, void **right, size_t right_count, void **merged,
                  cpixels_is_after *is_after) {
  while (left_count > 0 && right_count > 0) {
    if (is_after(*left, *right)) {
      *merged++ = *right++;
      right_count--;
    } else {
      *merged++ = *left++;
      left_count--;
    }
  }
  memcpy(merged, left, left_count * sizeof(void *));
  memcpy(merged + left_count, right, right_count * sizeof(void *));
}

void cpixels_merge_sort(void **items, void **spare, size_t count, cpixels_is_after *is_after) {
  void **from = items, **to = spare;
  for (size_t width = 1; width < count; width *= 2) {
    for (size_t begin = 0; begin < count; begin += 2 * width) {
      size_t left = count - begin < width ? count - begin : width;
      size_t rest = count - begin - left;
      size_t right = rest < width ? rest : width;
      merge(from + begin, left, from + begin + left, right, to + begin, is_after);
    }
    void **swapped = from;
    from = to;
    to = swapped;
  }
  if (from != items) memcpy(items, from, count * sizeof(void *));
}
