/// The smaller and the larger of two integers.
#ifndef CPIXELS_INTEGERS_H
#define CPIXELS_INTEGERS_H

#include <stdint.h>

static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

#endif
