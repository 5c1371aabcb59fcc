#include "compare_internal.h"
#include "load_pixel.h"

#pragma STDC FP_CONTRACT OFF

// Kotsarenko and Ramos 2010, "Measuring perceived color difference using YIQ NTSC transmission
// color space in mobile applications", with the rounding of pixelmatch 7.2.0: the same operations
// on doubles in the same order, so that borderline pixels give the same result.

/// Blends both pixels with a background that depends on the position of the first one, so that no
/// colour is invisible on it.
static void blended_step(const uint8_t *a, const uint8_t *b, uint64_t offset, double step[3]) {
  double k = (double)(offset * 4);
  double behind[3] = {
      48,
      48 + 159 * (double)((int64_t)(k / 1.618033988749895) % 2),
      48 + 159 * (double)((int64_t)(k / 2.618033988749895) % 2),
  };
  double a_alpha = a[3], b_alpha = b[3], alpha_step = a_alpha - b_alpha;
  for (int i = 0; i < 3; i++)
    step[i] = (a[i] * a_alpha - b[i] * b_alpha - behind[i] * alpha_step) / 255;
}

static void step_between(const uint8_t *a, const uint8_t *b, uint64_t offset, double step[3]) {
  if (a[3] < 255 || b[3] < 255) {
    blended_step(a, b, offset, step);
  } else {
    for (int i = 0; i < 3; i++) step[i] = (double)a[i] - b[i];
  }
}

double cpixels_brightness_step(const uint8_t *first, const uint8_t *second, uint64_t offset) {
  if (cpixels_load_pixel(first) == cpixels_load_pixel(second)) return 0;
  double step[3];
  step_between(first, second, offset, step);
  return step[0] * 0.29889531 + step[1] * 0.58662247 + step[2] * 0.11448223;
}

double cpixels_distance_yiq(const uint8_t *reference, const uint8_t *actual, uint64_t offset) {
  if (cpixels_load_pixel(reference) == cpixels_load_pixel(actual)) return 0;
  double step[3];
  step_between(reference, actual, offset, step);
  double y = step[0] * 0.29889531 + step[1] * 0.58662247 + step[2] * 0.11448223;
  double i = step[0] * 0.59597799 - step[1] * 0.27417610 - step[2] * 0.32180189;
  double q = step[0] * 0.21147017 - step[1] * 0.52261711 + step[2] * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

void cpixels_distances_yiq(const uint8_t *reference, const uint8_t *actual, uint64_t offset,
                           double *distances) {
  cpixels_words16 a, b;
  memcpy(&a, reference, 64);
  memcpy(&b, actual, 64);
  cpixels_words16 alphas = a & b;
  uint32_t common = 255;
  for (int i = 0; i < 16; i++) common &= alphas[i] >> 24;
  if (common != 255) {
    for (uint64_t i = 0; i < 16; i++)
      distances[i] = cpixels_distance_yiq(reference + i * 4, actual + i * 4, offset + i);
    return;
  }
  cpixels_ints16 red = (cpixels_ints16)(a & 255) - (cpixels_ints16)(b & 255);
  cpixels_ints16 green = (cpixels_ints16)(a >> 8 & 255) - (cpixels_ints16)(b >> 8 & 255);
  cpixels_ints16 blue = (cpixels_ints16)(a >> 16 & 255) - (cpixels_ints16)(b >> 16 & 255);
  cpixels_doubles16 dr = __builtin_convertvector(red, cpixels_doubles16);
  cpixels_doubles16 dg = __builtin_convertvector(green, cpixels_doubles16);
  cpixels_doubles16 db = __builtin_convertvector(blue, cpixels_doubles16);
  cpixels_doubles16 y = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
  cpixels_doubles16 i = dr * 0.59597799 - dg * 0.27417610 - db * 0.32180189;
  cpixels_doubles16 q = dr * 0.21147017 - dg * 0.52261711 + db * 0.31114694;
  cpixels_doubles16 sum = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
  memcpy(distances, &sum, sizeof sum);
}
