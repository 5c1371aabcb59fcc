/// Comparing whole numbers.
#ifndef CPIXELS_INTEGERS_H
#define CPIXELS_INTEGERS_H

#include <stdint.h>

static inline int32_t lesser(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t greater(int32_t a, int32_t b) { return a > b ? a : b; }

#endif
