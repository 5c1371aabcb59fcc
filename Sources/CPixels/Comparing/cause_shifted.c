#include "cause_internal.h"

/// The largest shift that is searched for, in pixels.
enum { max_shift = 32 };

/// Returns whether everything that both pictures show was moved, which must explain three quarters
/// of the differences. Content that moved in from outside isn't compared.
static bool is_shifted(const cause_pair *p, int32_t dx, int32_t dy, uint64_t *budget) {
  int64_t width = p->reference->width, height = p->reference->height;
  int64_t left = dx > 0 ? dx : 0, right = dx < 0 ? width + dx : width;
  int64_t top = dy > 0 ? dy : 0, bottom = dy < 0 ? height + dy : height;
  if (right - left < width / 2 + 1 || bottom - top < height / 2 + 1) return false;
  size_t bytes = (size_t)(right - left) * 4;
  for (int64_t y = top; y < bottom; y++) {
    if (*budget < bytes) return false;
    *budget -= bytes;
    if (memcmp(cause_pixel(p->reference, (uint32_t)(left - dx), (uint32_t)(y - dy)),
               cause_pixel(p->actual, (uint32_t)left, (uint32_t)y), bytes) != 0)
      return false;
  }
  uint64_t explained = 0;
  for (int64_t y = top; y < bottom; y++)
    for (int64_t x = left; x < right; x++)
      explained += p->mask[y * width + x] == CPIXELS_MARK_DIFFERENT;
  return explained * 4 >= p->different * 3;
}

bool cpixels_cause_shifted(const cause_pair *p, cpixels_cause *cause) {
  uint64_t budget = cause_max_bytes;
  // Rings around the origin, so that the smallest shift is found first.
  for (int32_t ring = 1; ring <= max_shift; ring++) {
    for (int32_t y = -ring; y <= ring; y++) {
      bool whole = y == -ring || y == ring;
      for (int32_t x = -ring; x <= ring; x += whole ? 1 : 2 * ring) {
        if (!is_shifted(p, x, y, &budget)) continue;
        cause->kind = CPIXELS_CAUSE_MOVED;
        cause->x = x;
        cause->y = y;
        return true;
      }
    }
  }
  return false;
}
