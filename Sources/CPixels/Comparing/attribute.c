#include "load_pixel.h"

#include "include/cpixels_compare.h"

// Finds the painted elements that a difference belongs to.

/// Returns the index of the element that a pixel shows, or −1 for none. In the given picture each
/// element has a different colour.
static int64_t element_at(const uint8_t *pixel, size_t count) {
  size_t index = pixel[0] | (size_t)pixel[1] << 8;
  bool is_whole = pixel[3] == 255 && pixel[2] == (uint8_t)(index * 97 + 13);
  return is_whole && index < count ? (int64_t)index : -1;
}

static uint64_t gap(uint32_t at, uint32_t start, uint32_t end) {
  return at < start ? start - at : at >= end ? at - end + 1 : 0;
}

/// Returns the distance of a pixel from the bounds of an element; 0 inside.
static uint64_t distance(const cpixels_element *element, uint32_t x, uint32_t y) {
  return gap(x, element->box.left, element->box.right) +
         gap(y, element->box.top, element->box.bottom);
}

/// Returns the element that changed at a pixel. If the pixel had the colour of an element that is
/// no longer there, that element changed. If it had the colour of an element below the one shown,
/// the one shown changed.
static int64_t changed_element(const cpixels_element *elements, size_t count, int64_t shown,
                               uint32_t before, uint32_t x, uint32_t y) {
  int64_t nearest = -1;
  uint64_t least = UINT64_MAX;
  for (size_t i = count; i-- > 0;) {
    if (!elements[i].is_solid || elements[i].color != before || (int64_t)i == shown) continue;
    uint64_t apart = distance(elements + i, x, y);
    if ((int64_t)i < shown && apart == 0) return shown;
    if (apart >= least) continue;
    least = apart;
    nearest = (int64_t)i;
  }
  return nearest >= 0 ? nearest : shown;
}

void cpixels_attribute(const cpixels_picture *reference, const cpixels_picture *actual,
                       const cpixels_picture *shown, const cpixels_element *elements, size_t count,
                       uint64_t *votes) {
  uint32_t width = reference->width < actual->width ? reference->width : actual->width;
  uint32_t height = reference->height < actual->height ? reference->height : actual->height;
  if (shown->width < width) width = shown->width;
  if (shown->height < height) height = shown->height;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *a = reference->pixels + (size_t)y * reference->width * 4;
    const uint8_t *b = actual->pixels + (size_t)y * actual->width * 4;
    const uint8_t *c = shown->pixels + (size_t)y * shown->width * 4;
    if (memcmp(a, b, (size_t)width * 4) == 0) continue;
    for (uint32_t x = 0; x < width; x++) {
      uint32_t before = cpixels_load_pixel(a + x * 4);
      if (before == cpixels_load_pixel(b + x * 4)) continue;
      int64_t now = element_at(c + x * 4, count);
      int64_t changed = changed_element(elements, count, now, before, x, y);
      if (changed >= 0) votes[changed]++;
    }
  }
}
