// A library to preload over libm. Each function's result is off by one unit in the last place, up
// or down depending on a bit of the argument. Built and used by Scripts/same-bytes.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Returns the next floating-point number above or below a result.
static double off(double result, double argument) {
  if (!isfinite(result) || result == 0) return result;
  uint64_t bits, sign;
  memcpy(&bits, &result, 8);
  memcpy(&sign, &argument, 8);
  bits += (sign ^ sign >> 17 ^ sign >> 31) & 1 ? 1 : (uint64_t)-1;
  memcpy(&result, &bits, 8);
  return result;
}

static float off_float(float result, float argument) {
  if (!isfinite(result) || result == 0) return result;
  uint32_t bits, sign;
  memcpy(&bits, &result, 4);
  memcpy(&sign, &argument, 4);
  bits += (sign ^ sign >> 7) & 1 ? 1 : (uint32_t)-1;
  memcpy(&result, &bits, 4);
  return result;
}

static void *original(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

#define ONE(name)                                                                        \
  double name(double x) {                                                                \
    static double (*next)(double);                                                       \
    if (!next) next = (double (*)(double))original(#name);                               \
    return off(next(x), x);                                                              \
  }                                                                                      \
  float name##f(float x) {                                                               \
    static float (*next)(float);                                                         \
    if (!next) next = (float (*)(float))original(#name "f");                             \
    return off_float(next(x), x);                                                        \
  }
#define TWO(name)                                                                        \
  double name(double x, double y) {                                                      \
    static double (*next)(double, double);                                               \
    if (!next) next = (double (*)(double, double))original(#name);                       \
    return off(next(x, y), y);                                                           \
  }                                                                                      \
  float name##f(float x, float y) {                                                      \
    static float (*next)(float, float);                                                  \
    if (!next) next = (float (*)(float, float))original(#name "f");                      \
    return off_float(next(x, y), y);                                                     \
  }

ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan) ONE(sinh) ONE(cosh) ONE(tanh)
ONE(exp) ONE(exp2) ONE(expm1) ONE(log) ONE(log2) ONE(log10) ONE(log1p) ONE(cbrt)
TWO(atan2) TWO(pow) TWO(hypot)

double fma(double x, double y, double z) {
  static double (*next)(double, double, double);
  if (!next) next = (double (*)(double, double, double))original("fma");
  return off(next(x, y, z), z);
}

float fmaf(float x, float y, float z) {
  static float (*next)(float, float, float);
  if (!next) next = (float (*)(float, float, float))original("fmaf");
  return off_float(next(x, y, z), z);
}

void sincos(double x, double *sine, double *cosine) {
  *sine = sin(x);
  *cosine = cos(x);
}

void sincosf(float x, float *sine, float *cosine) {
  *sine = sinf(x);
  *cosine = cosf(x);
}
