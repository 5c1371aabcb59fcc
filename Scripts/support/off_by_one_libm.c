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
  uint64_t bits, argument_bits;
  memcpy(&bits, &result, 8);
  memcpy(&argument_bits, &argument, 8);
  uint64_t mixed = argument_bits ^ argument_bits >> 17 ^ argument_bits >> 31;
  bits += mixed & 1 ? 1 : (uint64_t)-1;
  memcpy(&result, &bits, 8);
  return result;
}

static float off_float(float result, float argument) {
  if (!isfinite(result) || result == 0) return result;
  uint32_t bits, argument_bits;
  memcpy(&bits, &result, 4);
  memcpy(&argument_bits, &argument, 4);
  bits += (argument_bits ^ argument_bits >> 7) & 1 ? 1 : (uint32_t)-1;
  memcpy(&result, &bits, 4);
  return result;
}

static void *original(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

#define UNARY(name)                                                                      \
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
#define BINARY(name)                                                                     \
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

UNARY(sin) UNARY(cos) UNARY(tan) UNARY(asin) UNARY(acos) UNARY(atan)
UNARY(sinh) UNARY(cosh) UNARY(tanh) UNARY(exp) UNARY(exp2) UNARY(expm1)
UNARY(log) UNARY(log2) UNARY(log10) UNARY(log1p) UNARY(cbrt)
BINARY(atan2) BINARY(pow) BINARY(hypot)

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
