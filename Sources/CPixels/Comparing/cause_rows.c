#include "cause_internal.h"

// Causes that move whole rows, columns or pictures.

enum { most_inserted = 512, farthest = 32 };

/// The most bytes that are compared for one cause, so that large pictures don't take seconds.
static const uint64_t most_bytes = 256u << 20;

/// Returns whether `longer` continues after the inserted rows or columns as `shorter` does, and
/// that part isn't plain.
static bool fits(const cpixels_picture *shorter, const cpixels_picture *longer, bool is_rows,
                 uint32_t at, uint32_t count, uint64_t *budget) {
  uint32_t length = is_rows ? shorter->height : shorter->width;
  uint32_t other = is_rows ? longer->height : longer->width;
  uint32_t rest = length - at < other - at - count ? length - at : other - at - count;
  if (rest == 0) return length == at;
  uint32_t left = is_rows ? 0 : at, rows = is_rows ? rest : shorter->height;
  size_t bytes = (size_t)(is_rows ? shorter->width : rest) * 4;
  bool is_plain = true;
  const uint8_t *first = cause_pixel(shorter, left, is_rows ? at : 0);
  for (uint32_t i = 0; i < rows; i++) {
    const uint8_t *a = cause_pixel(shorter, left, is_rows ? at + i : i);
    const uint8_t *b = cause_pixel(longer, is_rows ? 0 : at + count, is_rows ? at + count + i : i);
    if (*budget < bytes) return false;
    *budget -= bytes;
    if (memcmp(a, b, bytes) != 0) return false;
    // Equal rows or columns look the same wherever they are moved.
    if (is_plain && is_rows) is_plain = memcmp(a, first, bytes) == 0;
    if (is_plain && !is_rows) is_plain = memcmp(a, a + 4, bytes - 4) == 0;
  }
  return !is_plain;
}

static bool find_inserted(const cause_pair *p, cpixels_cause *cause, bool is_rows) {
  const cpixels_picture *a = p->reference, *b = p->actual;
  if (is_rows ? a->width != b->width : a->height != b->height) return false;
  uint32_t before = is_rows ? a->height : a->width, after = is_rows ? b->height : b->width;
  uint32_t shorter = before < after ? before : after;
  uint32_t at = is_rows ? p->box.top : p->box.left;
  uint64_t budget = most_bytes;
  uint32_t first = 1, last = (shorter - at) / 2 < most_inserted ? (shorter - at) / 2 : most_inserted;
  if (before != after) first = last = before < after ? after - before : before - after;
  for (uint32_t count = first; count <= last; count++) {
    bool is_inserted = before <= after && fits(a, b, is_rows, at, count, &budget);
    bool is_removed = !is_inserted && after <= before && fits(b, a, is_rows, at, count, &budget);
    if (!is_inserted && !is_removed) continue;
    cause->kind = is_rows ? CPIXELS_CAUSE_ROWS : CPIXELS_CAUSE_COLUMNS;
    cause->x = is_inserted ? (int32_t)count : -(int32_t)count;
    cause->y = (int32_t)at;
    return true;
  }
  return false;
}

bool cpixels_cause_rows(const cause_pair *p, cpixels_cause *cause) {
  return find_inserted(p, cause, true);
}

bool cpixels_cause_columns(const cause_pair *p, cpixels_cause *cause) {
  return find_inserted(p, cause, false);
}

/// Returns whether everything that both pictures show was moved. The content that moved in from
/// outside is unknown.
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
  uint64_t budget = most_bytes;
  // Rings around the origin, so that the smallest shift is found first.
  for (int32_t ring = 1; ring <= farthest; ring++) {
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

/// Returns whether a picture is the part of a larger one that begins at a place.
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
  uint64_t budget = most_bytes;
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
