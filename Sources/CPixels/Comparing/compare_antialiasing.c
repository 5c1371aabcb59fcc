#include "compare_internal.h"
#include "load_pixel.h"

#pragma STDC FP_CONTRACT OFF

// Vyšniauskas 2009, "Anti-aliased Pixel and Intensity Slope Detector", with the rules and the order
// of pixelmatch 7.2.0: columns in the outer loop, rows in the inner; the first of equal extremes
// wins.

/// The neighbourhood of a pixel: 3 × 3, clipped to the picture.
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

typedef uint32_t words8 __attribute__((vector_size(32)));
typedef int32_t ints8 __attribute__((vector_size(32)));
typedef double doubles8 __attribute__((vector_size(64)));

/// Loads the eight neighbours of an inner pixel: columns in the outer loop, rows in the inner.
static void gather(const cpixels_picture *picture, uint32_t x, uint32_t y, words8 *near) {
  size_t stride = (size_t)picture->width * 4;
  const uint8_t *corner = picture->pixels + (y - 1) * stride + (size_t)(x - 1) * 4;
  uint32_t rows[3][3];
  for (int i = 0; i < 3; i++) memcpy(rows[i], corner + (size_t)i * stride, 12);
  *near = (words8){rows[0][0], rows[1][0], rows[2][0], rows[0][1],
                   rows[2][1], rows[0][2], rows[1][2], rows[2][2]};
}

/// Returns how many of the eight equal the pixel.
static int count_equal(const words8 *near, uint32_t center) {
  words8 equal = (words8)(*near == center) & 1;
  // The sum is at most eight, so each of the two lanes in a half fits into four bits.
  uint64_t halves[4];
  memcpy(halves, &equal, 32);
  uint64_t sum = halves[0] + halves[1] + halves[2] + halves[3];
  return (int)(sum & 15) + (int)(sum >> 32);
}

/// Returns whether at least three neighbours (the edge counts as one) equal this pixel.
static bool has_many_siblings(const cpixels_picture *picture, uint32_t x, uint32_t y) {
  neighborhood near = around(picture, x, y);
  size_t stride = (size_t)picture->width * 4;
  const uint8_t *row = picture->pixels + near.top * stride;
  uint32_t center = cpixels_load_pixel(picture->pixels + y * stride + (size_t)x * 4);
  if (!near.at_edge) {
    words8 all;
    gather(picture, x, y, &all);
    return count_equal(&all, center) > 2;
  }
  // The pixel itself is visited once and counts as its own sibling, which makes up for the edge.
  int siblings = 0;
  for (uint32_t j = near.top; j <= near.bottom; j++, row += stride) {
    for (uint32_t i = near.left; i <= near.right; i++)
      siblings += cpixels_load_pixel(row + (size_t)i * 4) == center;
  }
  return siblings > 2;
}

/// The brightest and the darkest neighbour of a pixel.
typedef struct extremes {
  double least, most;
  uint32_t least_x, least_y, most_x, most_y;
  int equal;
} extremes;

static void consider(extremes *found, double step, uint32_t x, uint32_t y) {
  if (step == 0) {
    found->equal++;
  } else if (step < found->least) {
    found->least = step;
    found->least_x = x;
    found->least_y = y;
  } else if (step > found->most) {
    found->most = step;
    found->most_x = x;
    found->most_y = y;
  }
}

/// Finds the extremes around an opaque pixel with eight opaque neighbours, computing all brightness
/// differences at once. The operations are those of `cpixels_brightness_step`, so the results are
/// equal to the last bit.
static void find_in_vectors(const words8 *near, uint32_t center, uint32_t x, uint32_t y,
                            extremes *found) {
  static const int8_t dx[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, dy[8] = {-1, 0, 1, -1, 1, -1, 0, 1};
  doubles8 sum = {0};
  static const double weights[3] = {0.29889531, 0.58662247, 0.11448223};
  for (unsigned channel = 0; channel < 3; channel++) {
    ints8 value = (ints8)(*near >> (8 * channel) & 255);
    ints8 step = (int32_t)(center >> (8 * channel) & 255) - value;
    sum += __builtin_convertvector(step, doubles8) * weights[channel];
  }
  for (int i = 0; i < 8; i++)
    consider(found, sum[i], x + (uint32_t)dx[i], y + (uint32_t)dy[i]);
}

static bool all_opaque(const words8 *near, uint32_t center) {
  uint64_t halves[4];
  memcpy(halves, near, 32);
  uint64_t common = halves[0] & halves[1] & halves[2] & halves[3];
  return (common & center & common >> 32) >> 24 == 255;
}

/// Finds the extremes around any pixel.
static void find_one_by_one(const cpixels_picture *picture, const neighborhood *near, uint32_t x,
                            uint32_t y, extremes *found) {
  uint64_t offset = (uint64_t)y * picture->width + x;
  const uint8_t *center = picture->pixels + offset * 4;
  for (uint32_t i = near->left; i <= near->right; i++) {
    for (uint32_t j = near->top; j <= near->bottom; j++) {
      if (i == x && j == y) continue;
      const uint8_t *pixel = picture->pixels + ((uint64_t)j * picture->width + i) * 4;
      consider(found, cpixels_brightness_step(center, pixel, offset), i, j);
    }
  }
}

bool cpixels_antialiased(const cpixels_picture *picture, const cpixels_picture *other, uint32_t x,
                         uint32_t y) {
  neighborhood near = around(picture, x, y);
  extremes found = {.equal = near.at_edge ? 1 : 0};
  words8 all;
  uint32_t center =
      cpixels_load_pixel(picture->pixels + ((uint64_t)y * picture->width + x) * 4);
  if (!near.at_edge) {
    gather(picture, x, y, &all);
    if (count_equal(&all, center) > 2) return false;
  }
  if (!near.at_edge && all_opaque(&all, center)) {
    find_in_vectors(&all, center, x, y, &found);
  } else {
    find_one_by_one(picture, &near, x, y, &found);
  }
  if (found.equal > 2 || found.least == 0 || found.most == 0) return false;
  return (has_many_siblings(picture, found.least_x, found.least_y) &&
          has_many_siblings(other, found.least_x, found.least_y)) ||
         (has_many_siblings(picture, found.most_x, found.most_y) &&
          has_many_siblings(other, found.most_x, found.most_y));
}
