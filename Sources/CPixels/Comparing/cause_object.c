#include "cause_internal.h"

// Causes that apply to one object on a plain background: it was moved or resized.

/// A line of pixels beside a box.
typedef struct side {
  bool exists;
  bool is_plain;
  uint32_t color;
  uint32_t length;
} side;

static side side_in(const cause_pair *p, uint32_t left, uint32_t top, uint32_t right,
                 uint32_t bottom) {
  side found = {true, true, cause_color(p->reference, left, top), right - left + bottom - top - 1};
  for (uint32_t y = top; y < bottom && found.is_plain; y++)
    for (uint32_t x = left; x < right && found.is_plain; x++)
      found.is_plain = cause_color(p->reference, x, y) == found.color &&
                       cause_color(p->actual, x, y) == found.color;
  return found;
}

/// Finds the colour with the greatest total length of plain sides or, if the box has no sides, the
/// colour of the corners if all have the same one.
static bool find_background(const cause_pair *p, const cpixels_area *box, const side sides[4],
                            uint32_t *background) {
  uint64_t longest = 0;
  bool has_sides = false;
  for (int i = 0; i < 4; i++) {
    has_sides |= sides[i].exists;
    if (!sides[i].exists || !sides[i].is_plain) continue;
    uint64_t length = 0;
    for (int j = 0; j < 4; j++)
      if (sides[j].exists && sides[j].is_plain && sides[j].color == sides[i].color)
        length += sides[j].length;
    if (length <= longest) continue;
    longest = length;
    *background = sides[i].color;
  }
  if (longest > 0) return true;
  if (has_sides) return false;
  uint32_t columns[2] = {box->left, box->right - 1}, rows[2] = {box->top, box->bottom - 1};
  *background = cause_color(p->reference, columns[0], rows[0]);
  for (int i = 0; i < 4; i++)
    if (cause_color(p->reference, columns[i & 1], rows[i >> 1]) != *background ||
        cause_color(p->actual, columns[i & 1], rows[i >> 1]) != *background)
      return false;
  return true;
}

/// Finds the smallest box around the pixels that don't have the background colour.
static bool find_content(const cpixels_picture *picture, const cpixels_area *part,
                         uint32_t background, cpixels_area *content) {
  *content = (cpixels_area){part->right, part->bottom, part->left, part->top};
  for (uint32_t y = part->top; y < part->bottom; y++) {
    for (uint32_t x = part->left; x < part->right; x++) {
      if (cause_color(picture, x, y) == background) continue;
      if (x < content->left) content->left = x;
      if (x >= content->right) content->right = x + 1;
      if (y < content->top) content->top = y;
      if (y >= content->bottom) content->bottom = y + 1;
    }
  }
  return content->left < content->right;
}

bool cpixels_cause_object(const cause_pair *p, uint32_t *background, cpixels_area *part,
                          cpixels_area *reference, cpixels_area *actual) {
  cpixels_area box = p->box;
  uint32_t width = p->reference->width, height = p->reference->height;
  for (;;) {
    side sides[4] = {{0}};
    if (box.left > 0) sides[0] = side_in(p, box.left - 1, box.top, box.left, box.bottom);
    if (box.right < width) sides[1] = side_in(p, box.right, box.top, box.right + 1, box.bottom);
    if (box.top > 0) sides[2] = side_in(p, box.left, box.top - 1, box.right, box.top);
    if (box.bottom < height) sides[3] = side_in(p, box.left, box.bottom, box.right, box.bottom + 1);
    bool has_background = find_background(p, &box, sides, background), grows = false;
    for (int i = 0; i < 4; i++) {
      if (!sides[i].exists) continue;
      if (has_background && sides[i].is_plain && sides[i].color == *background) continue;
      grows = true;
      if (i == 0) box.left--;
      if (i == 1) box.right++;
      if (i == 2) box.top--;
      if (i == 3) box.bottom++;
    }
    if (grows) continue;
    if (!has_background) return false;
    *part = box;
    return find_content(p->reference, &box, *background, reference) &&
           find_content(p->actual, &box, *background, actual);
  }
}

bool cpixels_cause_moved(const cause_pair *p, cpixels_cause *cause) {
  uint32_t background;
  cpixels_area part, from, to;
  if (!cpixels_cause_object(p, &background, &part, &from, &to)) return false;
  if (cause_width(&from) != cause_width(&to) || cause_height(&from) != cause_height(&to))
    return false;
  if (from.left == to.left && from.top == to.top) return false;
  size_t length = (size_t)cause_width(&from) * 4;
  for (uint32_t y = 0; y < cause_height(&from); y++)
    if (memcmp(cause_pixel(p->reference, from.left, from.top + y),
               cause_pixel(p->actual, to.left, to.top + y), length) != 0)
      return false;
  cause->kind = CPIXELS_CAUSE_MOVED;
  cause->x = (int32_t)to.left - (int32_t)from.left;
  cause->y = (int32_t)to.top - (int32_t)from.top;
  return true;
}

bool cpixels_cause_resized(const cause_pair *p, cpixels_cause *cause) {
  uint32_t background;
  cpixels_area part, from, to;
  if (!cpixels_cause_object(p, &background, &part, &from, &to)) return false;
  if (cause_width(&from) == cause_width(&to) && cause_height(&from) == cause_height(&to))
    return false;
  if (!cpixels_cause_looks_scaled(p->reference, &from, p->actual, &to)) return false;
  cause->kind = CPIXELS_CAUSE_RESIZED;
  cause->from_area = from;
  cause->to_area = to;
  return true;
}
