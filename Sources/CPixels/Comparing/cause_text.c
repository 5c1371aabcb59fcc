#include "cause_internal.h"

// Changed text: where the actual picture has a text, the reference shows other strokes in the same
// colour over the same background. The characters of the reference aren't known.

static void premultiplied(const uint8_t *pixel, double to[4]) {
  for (int i = 0; i < 3; i++) to[i] = pixel[i] * (pixel[3] / 255.0);
  to[3] = pixel[3];
}

/// Returns how much of a pixel a colour covers, 0…1; −1 if the pixel isn't the background with that
/// colour over it.
static double coverage(const uint8_t *pixel, const uint8_t *background, const uint8_t *color) {
  double p[4], g[4], c[4], most = 0, part = 0;
  premultiplied(pixel, p);
  premultiplied(background, g);
  premultiplied(color, c);
  for (int i = 0; i < 4; i++) {
    double step = c[i] - g[i], size = step < 0 ? -step : step;
    if (size <= most) continue;
    most = size;
    part = (p[i] - g[i]) / step;
  }
  if (part < 0) part = 0;
  if (part > 1) part = 1;
  for (int i = 0; i < 4; i++) {
    double off = g[i] + (c[i] - g[i]) * part - p[i];
    if (off > 3 || off < -3) return -1;
  }
  return part;
}

static bool contains(const cpixels_area *area, uint32_t x, uint32_t y) {
  return x >= area->left && x < area->right && y >= area->top && y < area->bottom;
}

/// Returns the index of the text that may have covered a pixel of the reference; `count` for none.
static size_t text_at(const cpixels_picture *reference, const cpixels_picture *background,
                      const cpixels_text *texts, size_t count, uint32_t x, uint32_t y) {
  const uint8_t *pixel = cause_pixel(reference, x, y), *below = cause_pixel(background, x, y);
  size_t i = 0;
  while (i < count &&
         !(contains(&texts[i].area, x, y) && coverage(pixel, below, texts[i].color) >= 0))
    i++;
  return i;
}

/// Returns whether the reference has a square of covered pixels in the text's colour that is too
/// large for any stroke of the text.
static bool has_block(const cpixels_picture *reference, const cpixels_picture *background,
                      const cpixels_text *text) {
  uint32_t side = text->stroke_width_limit;
  for (uint32_t x = text->area.left; x < text->area.right; x++) {
    for (uint32_t top = text->area.top; top + side <= text->area.bottom; top++) {
      if (x + side > text->area.right) return false;
      uint32_t covered = 0;
      for (uint32_t i = 0; i < side * side; i++, covered++) {
        uint32_t column = x + i % side, row = top + i / side;
        double part = coverage(cause_pixel(reference, column, row),
                               cause_pixel(background, column, row), text->color);
        if (part < 0.9) break;
      }
      if (covered == side * side) return true;
    }
  }
  return false;
}

/// Returns whether the reference shows strokes of a text.
static bool has_strokes(const cpixels_picture *reference, const cpixels_picture *background,
                        const cpixels_text *text) {
  for (uint32_t y = text->area.top; y < text->area.bottom; y++)
    for (uint32_t x = text->area.left; x < text->area.right; x++)
      if (coverage(cause_pixel(reference, x, y), cause_pixel(background, x, y), text->color) > 0.4)
        return true;
  return false;
}

bool cpixels_texts_changed(const cpixels_picture *reference, const cpixels_picture *actual,
                           const cpixels_picture *background, const cpixels_text *texts,
                           size_t count, cpixels_area *changed) {
  for (size_t i = 0; i < count; i++) changed[i] = (cpixels_area){UINT32_MAX, UINT32_MAX, 0, 0};
  bool has_change = false;
  for (uint32_t y = 0; y < actual->height; y++) {
    size_t bytes = (size_t)actual->width * 4;
    if (memcmp(cause_pixel(reference, 0, y), cause_pixel(actual, 0, y), bytes) == 0) continue;
    for (uint32_t x = 0; x < actual->width; x++) {
      if (cause_color(reference, x, y) == cause_color(actual, x, y)) continue;
      size_t i = text_at(reference, background, texts, count, x, y);
      if (i == count) return false;
      has_change = true;
      cpixels_area *box = changed + i;
      if (x < box->left) box->left = x;
      if (y < box->top) box->top = y;
      if (x >= box->right) box->right = x + 1;
      if (y >= box->bottom) box->bottom = y + 1;
    }
  }
  for (size_t i = 0; i < count; i++) {
    if (changed[i].left >= changed[i].right) {
      changed[i] = (cpixels_area){0, 0, 0, 0};
      continue;
    }
    // A line that was added or removed beside the text isn't a character.
    if (cause_height(changed + i) * 3 < texts[i].height) return false;
    if (has_block(reference, background, texts + i)) return false;
    if (!has_strokes(reference, background, texts + i)) return false;
  }
  return has_change;
}
