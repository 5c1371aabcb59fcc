#include "compare_internal.h"

// Vyšniauskas 2009, "Anti-aliased Pixel and Intensity Slope Detector", with the rules and the order
// of pixelmatch 7.2.0: columns outside, rows inside, the first of equal extremes wins.

/// The neighbourhood of a pixel: 3 × 3, cut at the picture's edges.
typedef struct neighborhood {
  uint32_t left, top, right, bottom;
  bool at_edge;
} neighborhood;

static neighborhood around(const cpixels_picture *picture, uint32_t x, uint32_t y) {
  neighborhood near = {
      .left = x > 0 ? x - 1 : 0,
      .top = y > 0 ? y - 1 : 0,
      .right = x + 1 < picture->width ? x + 1 : x,
      .bottom = y + 1 < picture->height ? y + 1 : y,
  };
  near.at_edge = near.left == x || near.right == x || near.top == y || near.bottom == y;
  return near;
}

/// Whether at least three neighbours (the edge counts as one) have exactly this pixel's bytes.
static bool has_many_siblings(const cpixels_picture *picture, uint32_t x, uint32_t y) {
  neighborhood near = around(picture, x, y);
  size_t stride = (size_t)picture->width * 4;
  const uint8_t *row = picture->pixels + near.top * stride;
  uint32_t center = cpixels_load_pixel(picture->pixels + y * stride + (size_t)x * 4);
  // The pixel itself is met once, and is its own sibling.
  int siblings = near.at_edge ? 0 : -1;
  for (uint32_t j = near.top; j <= near.bottom; j++, row += stride) {
    for (uint32_t i = near.left; i <= near.right; i++)
      siblings += cpixels_load_pixel(row + (size_t)i * 4) == center;
  }
  return siblings > 2;
}

bool cpixels_antialiased(const cpixels_picture *picture, const cpixels_picture *other, uint32_t x,
                         uint32_t y) {
  neighborhood near = around(picture, x, y);
  uint64_t offset = (uint64_t)y * picture->width + x;
  const uint8_t *center = picture->pixels + offset * 4;
  int equal = near.at_edge ? 1 : 0;
  double least = 0, most = 0;
  uint32_t least_x = 0, least_y = 0, most_x = 0, most_y = 0;
  for (uint32_t i = near.left; i <= near.right; i++) {
    for (uint32_t j = near.top; j <= near.bottom; j++) {
      if (i == x && j == y) continue;
      const uint8_t *pixel = picture->pixels + ((uint64_t)j * picture->width + i) * 4;
      double step = cpixels_brightness_step(center, pixel, offset);
      if (step == 0) {
        if (++equal > 2) return false;
      } else if (step < least) {
        least = step;
        least_x = i;
        least_y = j;
      } else if (step > most) {
        most = step;
        most_x = i;
        most_y = j;
      }
    }
  }
  if (least == 0 || most == 0) return false;
  return (has_many_siblings(picture, least_x, least_y) &&
          has_many_siblings(other, least_x, least_y)) ||
         (has_many_siblings(picture, most_x, most_y) && has_many_siblings(other, most_x, most_y));
}
