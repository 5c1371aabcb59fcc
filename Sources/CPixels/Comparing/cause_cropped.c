#include "cause_internal.h"

/// Returns whether a picture is the part of a larger one that begins at a point.
static bool is_part(const cpixels_picture *small, const cpixels_picture *large, uint32_t x,
                    uint32_t y, uint64_t *budget) {
  size_t bytes = (size_t)small->width * 4;
  for (uint32_t row = 0; row < small->height; row++) {
    if (*budget < bytes) return false;
    *budget -= bytes;
    if (memcmp(cause_pixel(small, 0, row), cause_pixel(large, x, y + row), bytes) != 0)
      return false;
  }
  return true;
}

bool cpixels_cause_cropped(const cause_pair *p, cpixels_cause *cause) {
  const cpixels_picture *small = p->actual, *large = p->reference;
  bool is_cropped = small->width <= large->width && small->height <= large->height;
  if (!is_cropped) {
    small = p->reference;
    large = p->actual;
    if (small->width > large->width || small->height > large->height) return false;
  }
  cpixels_area whole = cause_whole(small);
  if (cause_is_plain(small, &whole)) return false;
  uint64_t budget = cause_max_bytes;
  for (uint32_t y = 0; y <= large->height - small->height; y++) {
    for (uint32_t x = 0; x <= large->width - small->width; x++) {
      if (!is_part(small, large, x, y, &budget)) continue;
      cause->kind = is_cropped ? CPIXELS_CAUSE_CROPPED : CPIXELS_CAUSE_EXTENDED;
      cause->to_area = (cpixels_area){x, y, x + small->width, y + small->height};
      return true;
    }
    if (budget < (uint64_t)small->width * 4) return false;
  }
  return false;
}
