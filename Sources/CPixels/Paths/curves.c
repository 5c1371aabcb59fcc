#include "curves.h"

#pragma STDC FP_CONTRACT OFF

static double second_difference(const double *p) {
  double x = p[4] - 2 * p[2] + p[0];
  double y = p[5] - 2 * p[3] + p[1];
  return x * x + y * y;
}

int32_t cpixels_curve_segments(const double *numbers, int32_t degree, double tolerance) {
  double bend = second_difference(numbers);
  if (degree == 3) {
    double other = second_difference(numbers + 2);
    if (other > bend) bend = other;
  }
  double factor = degree * (degree - 1) / 8.0;
  double pieces =
      __builtin_elementwise_sqrt(factor * __builtin_elementwise_sqrt(bend) / tolerance);
  if (!(pieces < CPIXELS_MOST_PIECES)) return CPIXELS_MOST_PIECES;
  int32_t whole = (int32_t)pieces;
  return whole + (whole < pieces) + (pieces == 0);
}

void cpixels_curve_point(const double *p, int32_t degree, int32_t piece, int32_t pieces, double *x,
                         double *y) {
  double t = piece / (double)pieces, s = 1 - t;
  // A chord over a step h is off by h²/8 · P″ in its middle, two thirds of that on average.
  double outward = 1.0 / (12.0 * pieces * pieces);
  if (degree == 2) {
    double w0 = s * s, w1 = 2 * s * t, w2 = t * t, k = 2 * outward;
    *x = w0 * p[0] + w1 * p[2] + w2 * p[4] - k * (p[0] - 2 * p[2] + p[4]);
    *y = w0 * p[1] + w1 * p[3] + w2 * p[5] - k * (p[1] - 2 * p[3] + p[5]);
  } else {
    double w0 = s * s * s, w1 = 3 * s * s * t, w2 = 3 * s * t * t, w3 = t * t * t;
    double k0 = 6 * s * outward, k1 = 6 * t * outward;
    *x = w0 * p[0] + w1 * p[2] + w2 * p[4] + w3 * p[6] -
         (k0 * (p[0] - 2 * p[2] + p[4]) + k1 * (p[2] - 2 * p[4] + p[6]));
    *y = w0 * p[1] + w1 * p[3] + w2 * p[5] + w3 * p[7] -
         (k0 * (p[1] - 2 * p[3] + p[5]) + k1 * (p[3] - 2 * p[5] + p[7]));
  }
}
