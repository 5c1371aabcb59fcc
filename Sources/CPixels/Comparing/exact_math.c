#include "exact_math.h"

#include <stdint.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static const double pi = 3.14159265358979323846;

// Compiles to the processor's instruction, not to a library call.
double cpixels_square_root(double value) { return __builtin_elementwise_sqrt(value); }

double cpixels_cube_root(double value) {
  if (!(value > 1e-300)) return 0;
  // A third of the exponent is correct within 6 %; each of Newton's steps squares the error.
  uint64_t bits;
  memcpy(&bits, &value, 8);
  bits = bits / 3 + 0x2A9F7893782DA1CEu;
  double root;
  memcpy(&root, &bits, 8);
  for (int i = 0; i < 5; i++) root -= (root * root * root - value) / (3 * root * root);
  return root;
}

/// Returns the arc tangent of 0…1, in radians.
static double arc_tangent(double value) {
  // Halving the angle twice leaves at most π/16, for which a short series suffices.
  for (int i = 0; i < 2; i++) value /= 1 + cpixels_square_root(1 + value * value);
  double square = value * value, sum = 0;
  for (int n = 17; n >= 1; n -= 2) sum = 1.0 / n - square * sum;
  return 4 * value * sum;
}

double cpixels_angle(double y, double x) {
  double across = x < 0 ? -x : x, up = y < 0 ? -y : y;
  if (across == 0 && up == 0) return 0;
  double degrees = up <= across ? arc_tangent(up / across) * 180 / pi
                                : 90 - arc_tangent(across / up) * 180 / pi;
  if (x < 0) degrees = 180 - degrees;
  if (y < 0) degrees = 360 - degrees;
  return degrees >= 360 ? degrees - 360 : degrees;
}

double cpixels_sine(double degrees) {
  double revolutions = degrees / 360;
  int64_t whole = (int64_t)revolutions;
  if ((double)whole > revolutions) whole--;
  degrees -= 360 * (double)whole;
  if (degrees > 270) {
    degrees -= 360;
  } else if (degrees > 90) {
    degrees = 180 - degrees;
  }
  double angle = degrees * pi / 180, square = angle * angle, sum = 0;
  for (int n = 20; n >= 2; n -= 2) sum = (1 - sum) * square / (n * (n + 1));
  return angle * (1 - sum);
}

double cpixels_cosine(double degrees) { return cpixels_sine(degrees + 90); }

double cpixels_exponential(double value) {
  if (value < -700) return 0;
  int64_t power = (int64_t)(value / 0.69314718055994530942 - 0.5);
  double rest = value - (double)power * 0.69314718055994530942, sum = 1;
  for (int n = 16; n >= 1; n--) sum = 1 + sum * rest / n;
  uint64_t bits = (uint64_t)(power + 1023) << 52;
  double scale;
  memcpy(&scale, &bits, 8);
  return sum * scale;
}
