#include "compare_internal.h"
#include "load_pixel.h"

// The probable cause of a difference between two pictures.

/// Two pictures of one size, with their differences.
typedef struct pair {
  const cpixels_picture *reference;
  const cpixels_picture *actual;
  const uint8_t *mask;
  /// The box around all differences, enlarged by one pixel, and their number.
  cpixels_area box;
  uint64_t different;
} pair;

static uint64_t count_marks(const pair *p, int64_t left, int64_t top, int64_t right,
                            int64_t bottom) {
  uint64_t count = 0;
  for (int64_t y = top; y < bottom; y++) {
    const uint8_t *row = p->mask + y * p->reference->width;
    for (int64_t x = left; x < right; x++) count += row[x] == CPIXELS_MARK_DIFFERENT;
  }
  return count;
}

/// Returns whether the reference, moved by (dx, dy), is the actual picture inside the box. Columns
/// and rows from beyond the reference's edge are ignored, unless most differences are there.
static bool explains(const pair *p, int64_t dx, int64_t dy) {
  int64_t left = p->box.left, top = p->box.top, right = p->box.right, bottom = p->box.bottom;
  int64_t width = p->reference->width, height = p->reference->height;
  if (left < dx) left = dx;
  if (top < dy) top = dy;
  if (right > width + dx) right = width + dx;
  if (bottom > height + dy) bottom = height + dy;
  int64_t across = right - left;
  if (across <= 0 || bottom <= top) return false;
  for (int64_t y = top; y < bottom; y++) {
    const uint8_t *a = p->reference->pixels + ((y - dy) * width + left - dx) * 4;
    const uint8_t *b = p->actual->pixels + (y * width + left) * 4;
    if (memcmp(a, b, (size_t)across * 4) != 0) return false;
  }
  return count_marks(p, left, top, right, bottom) * 4 >= p->different * 3;
}

bool cpixels_find_shift(const cpixels_picture *reference, const cpixels_picture *actual,
                        const uint8_t *mask, const cpixels_difference *difference, int32_t reach,
                        int32_t *dx, int32_t *dy) {
  const cpixels_area *box = &difference->box;
  pair p = {.reference = reference, .actual = actual, .mask = mask};
  p.different = difference->different;
  p.box = (cpixels_area){
      .left = box->left > 0 ? box->left - 1 : 0,
      .top = box->top > 0 ? box->top - 1 : 0,
      .right = box->right < reference->width ? box->right + 1 : box->right,
      .bottom = box->bottom < reference->height ? box->bottom + 1 : box->bottom,
  };
  // Rings around the origin, so that the smallest shift is found first.
  for (int32_t ring = 1; ring <= reach; ring++) {
    for (int32_t y = -ring; y <= ring; y++) {
      bool whole = y == -ring || y == ring;
      for (int32_t x = -ring; x <= ring; x += whole ? 1 : 2 * ring) {
        if (!explains(&p, x, y)) continue;
        *dx = x;
        *dy = y;
        return true;
      }
    }
  }
  return false;
}

typedef struct replacement {
  uint32_t from;
  uint32_t to;
  uint64_t count;
} replacement;

/// Records that a colour was replaced; false if that contradicts an earlier replacement or there
/// are too many.
static bool note(replacement *known, int *count, int *last, uint32_t from, uint32_t to) {
  if (*count == 0 || known[*last].from != from) {
    int i = 0;
    while (i < *count && known[i].from != from) i++;
    if (i == 64) return false;
    if (i == *count) known[(*count)++] = (replacement){from, to, 0};
    *last = i;
  }
  known[*last].count++;
  return known[*last].to == to;
}

bool cpixels_find_recoloring(const cpixels_picture *reference, const cpixels_picture *actual,
                             const uint8_t *mask, uint8_t from[4], uint8_t to[4]) {
  replacement known[64] = {{0}};
  int count = 0, last = 0;
  size_t width = reference->width;
  for (size_t y = 0; y < reference->height; y++) {
    const uint8_t *marks = mask + y * width;
    for (size_t x = 0; x < width; x++) {
      const uint8_t *next = memchr(marks + x, CPIXELS_MARK_DIFFERENT, width - x);
      if (!next) break;
      x = (size_t)(next - marks);
      uint32_t before = cpixels_load_pixel(reference->pixels + (y * width + x) * 4);
      uint32_t after = cpixels_load_pixel(actual->pixels + (y * width + x) * 4);
      if (!note(known, &count, &last, before, after)) return false;
    }
  }
  if (count == 0) return false;
  int most = 0;
  for (int i = 1; i < count; i++)
    if (known[i].count > known[most].count) most = i;
  memcpy(from, &known[most].from, 4);
  memcpy(to, &known[most].to, 4);
  return true;
}

bool cpixels_only_antialiasing(const cpixels_picture *reference, const cpixels_picture *actual,
                               const uint8_t *mask) {
  size_t width = reference->width;
  for (uint32_t y = 0; y < reference->height; y++) {
    const uint8_t *marks = mask + (size_t)y * width;
    for (size_t x = 0; x < width; x++) {
      const uint8_t *next = memchr(marks + x, CPIXELS_MARK_DIFFERENT, width - x);
      if (!next) break;
      x = (size_t)(next - marks);
      uint32_t column = (uint32_t)x;
      bool is_antialiased = cpixels_antialiased(reference, actual, column, y) ||
                            cpixels_antialiased(actual, reference, column, y);
      if (!is_antialiased) return false;
    }
  }
  return true;
}
