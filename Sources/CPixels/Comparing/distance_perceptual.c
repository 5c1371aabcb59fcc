#include "compare_internal.h"
#include "exact_math.h"
#include "load_pixel.h"

#pragma STDC FP_CONTRACT OFF

// Distances in CIELAB and OKLab.

static double square(double value) { return value * value; }

static double lightness_function(double value) {
  // 216/24389 and 24389/27 are the exact ratios behind CIE's rounded 0.008856 and 903.3.
  if (value > 216.0 / 24389) return cpixels_cube_root(value);
  return (24389.0 / 27 * value + 16) / 116;
}

void cpixels_lab(const uint8_t rgb[3], double lab[3]) {
  static const double to_xyz[3][3] = {
      {0.4124564, 0.3575761, 0.1804375},
      {0.2126729, 0.7151522, 0.0721750},
      {0.0193339, 0.1191920, 0.9503041},
  };
  double f[3];
  for (int i = 0; i < 3; i++) {
    const double *row = to_xyz[i];
    double sum = 0;
    for (int j = 0; j < 3; j++) sum += row[j] * cpixels_srgb_to_linear[rgb[j]];
    // White is the matrix's image of (1, 1, 1), so that greys have no chroma.
    f[i] = lightness_function(sum / (row[0] + row[1] + row[2]));
  }
  lab[0] = 116 * f[1] - 16;
  lab[1] = 500 * (f[0] - f[1]);
  lab[2] = 200 * (f[1] - f[2]);
}

double cpixels_delta_e_94(const double standard[3], const double sample[3]) {
  double c1 = cpixels_square_root(square(standard[1]) + square(standard[2]));
  double c2 = cpixels_square_root(square(sample[1]) + square(sample[2]));
  double dl = standard[0] - sample[0], dc = c1 - c2;
  double hue = square(standard[1] - sample[1]) + square(standard[2] - sample[2]) - square(dc);
  if (hue < 0) hue = 0;
  double sc = 1 + 0.045 * c1, sh = 1 + 0.015 * c1;
  return cpixels_square_root(square(dl) + square(dc / sc) + hue / square(sh));
}

static double seventh_power(double value) {
  double cube = value * value * value;
  return cube * cube * value;
}

/// √(C⁷ / (C⁷ + 25⁷))
static double chroma_weight(double chroma) {
  double power = seventh_power(chroma);
  return cpixels_square_root(power / (power + 6103515625.0));
}

// Sharma, Wu and Dalal 2005, "The CIEDE2000 color-difference formula", with the paper's names.
double cpixels_delta_e_2000(const double standard[3], const double sample[3]) {
  double c1 = cpixels_square_root(square(standard[1]) + square(standard[2]));
  double c2 = cpixels_square_root(square(sample[1]) + square(sample[2]));
  double g = 0.5 * (1 - chroma_weight((c1 + c2) / 2));
  double a1 = (1 + g) * standard[1], a2 = (1 + g) * sample[1];
  c1 = cpixels_square_root(square(a1) + square(standard[2]));
  c2 = cpixels_square_root(square(a2) + square(sample[2]));
  double h1 = cpixels_angle(standard[2], a1), h2 = cpixels_angle(sample[2], a2);
  bool has_hue = c1 * c2 != 0;

  // Opposite hues count as 180° apart, independent of rounding.
  const double half = 180 + 1e-9;
  double hue_difference = has_hue ? h2 - h1 : 0;
  if (hue_difference > half) hue_difference -= 360;
  if (hue_difference < -half) hue_difference += 360;
  double dl = sample[0] - standard[0], dc = c2 - c1;
  double dh = 2 * cpixels_square_root(c1 * c2) * cpixels_sine(hue_difference / 2);

  double l = (standard[0] + sample[0]) / 2, c = (c1 + c2) / 2, h = h1 + h2;
  if (has_hue) {
    double apart = h1 > h2 ? h1 - h2 : h2 - h1;
    if (apart > half) h += h < 360 ? 360 : -360;
    h /= 2;
  }
  double t = 1 - 0.17 * cpixels_cosine(h - 30) + 0.24 * cpixels_cosine(2 * h) +
             0.32 * cpixels_cosine(3 * h + 6) - 0.20 * cpixels_cosine(4 * h - 63);
  double bend = 30 * cpixels_exponential(-square((h - 275) / 25));
  double rt = -cpixels_sine(2 * bend) * 2 * chroma_weight(c);
  double sl = 1 + 0.015 * square(l - 50) / cpixels_square_root(20 + square(l - 50));
  double sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
  return cpixels_square_root(square(dl / sl) + square(dc / sc) + square(dh / sh) +
                             rt * (dc / sc) * (dh / sh));
}

/// OKLab with Ottosson's toe function for the lightness, which makes it similar to CIELAB's.
static void to_oklab(const uint8_t rgb[3], double lab[3]) {
  static const double to_lms[3][3] = {
      {0.4122214708, 0.5363325363, 0.0514459929},
      {0.2119034982, 0.6806995451, 0.1073969566},
      {0.0883024619, 0.2817188376, 0.6299787005},
  };
  double root[3];
  for (int i = 0; i < 3; i++) {
    double sum = 0;
    for (int j = 0; j < 3; j++) sum += to_lms[i][j] * cpixels_srgb_to_linear[rgb[j]];
    root[i] = cpixels_cube_root(sum);
  }
  double l = 0.2104542553 * root[0] + 0.7936177850 * root[1] - 0.0040720468 * root[2];
  const double k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2);
  double shifted = k3 * l - k1;
  lab[0] = 0.5 * (shifted + cpixels_square_root(shifted * shifted + 4 * k2 * k3 * l));
  lab[1] = 1.9779984951 * root[0] - 2.4285922050 * root[1] + 0.4505937099 * root[2];
  lab[2] = 0.0259040371 * root[0] + 0.7827717662 * root[1] - 0.8086757660 * root[2];
}

static double distance_of_opaque(int32_t metric, const uint8_t *reference, const uint8_t *actual) {
  double a[3], b[3];
  if (metric == CPIXELS_METRIC_HYAB) {
    to_oklab(reference, a);
    to_oklab(actual, b);
    double dl = a[0] > b[0] ? a[0] - b[0] : b[0] - a[0];
    return dl + cpixels_square_root(square(a[1] - b[1]) + square(a[2] - b[2]));
  }
  cpixels_lab(reference, a);
  cpixels_lab(actual, b);
  return metric == CPIXELS_METRIC_DELTA_E_94 ? cpixels_delta_e_94(a, b)
                                             : cpixels_delta_e_2000(a, b);
}

static void blend(const uint8_t *pixel, unsigned background, uint8_t *opaque) {
  unsigned alpha = pixel[3];
  for (int i = 0; i < 3; i++)
    opaque[i] = (uint8_t)((pixel[i] * alpha + background * (255 - alpha) + 127) / 255);
}

double cpixels_distance_perceptual(int32_t metric, const uint8_t *reference,
                                   const uint8_t *actual) {
  if (cpixels_load_pixel(reference) == cpixels_load_pixel(actual)) return 0;
  if (reference[3] == 255 && actual[3] == 255)
    return distance_of_opaque(metric, reference, actual);
  // Colours that are invisible on white are visible on black, and vice versa.
  double most = 0;
  for (unsigned background = 0; background < 256; background += 255) {
    uint8_t a[3], b[3];
    blend(reference, background, a);
    blend(actual, background, b);
    double distance = distance_of_opaque(metric, a, b);
    if (distance > most) most = distance;
  }
  return most;
}
