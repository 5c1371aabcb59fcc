#include "cause_internal.h"

// Inserted and removed rows and columns.

enum { max_inserted = 512 };

/// Returns whether `longer` continues after the inserted rows or columns as `shorter` does, and
/// that part isn't plain.
static bool fits(const cpixels_picture *shorter, const cpixels_picture *longer, bool is_rows,
                 uint32_t at, uint32_t count, uint64_t *budget) {
  uint32_t length = is_rows ? shorter->height : shorter->width;
  uint32_t other = is_rows ? longer->height : longer->width;
  // The first difference may be beyond the shorter picture's end if the part after it is ignored.
  if (at > length) return false;
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
  uint64_t budget = cause_max_bytes;
  uint32_t first = 1, last = (shorter - at) / 2 < max_inserted ? (shorter - at) / 2 : max_inserted;
  uint32_t end = is_rows ? p->box.bottom : p->box.right;
  if (before != after) {
    first = last = before < after ? after - before : before - after;
  } else if (last > end - at - 1) {
    // If nothing differs after the inserted rows, no rows have moved: those of a regular pattern
    // would be equal to the ones that they replace.
    last = end - at - 1;
  }
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
