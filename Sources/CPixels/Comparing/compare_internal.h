#ifndef CPIXELS_COMPARE_INTERNAL_H
#define CPIXELS_COMPARE_INTERNAL_H

#include <string.h>

#include "include/cpixels_compare.h"

// Vectors of sixteen pixels. They are wider than the machine's registers and therefore never passed
// by value.

typedef uint8_t cpixels_bytes64 __attribute__((vector_size(64)));
typedef uint32_t cpixels_words16 __attribute__((vector_size(64)));
typedef int32_t cpixels_ints16 __attribute__((vector_size(64)));
typedef double cpixels_doubles16 __attribute__((vector_size(128)));
typedef int64_t cpixels_longs16 __attribute__((vector_size(128)));

void cpixels_distances_channel(const uint8_t *reference, const uint8_t *actual, double *distances);
double cpixels_distance_channel(const uint8_t *reference, const uint8_t *actual);

void cpixels_distances_yiq(const uint8_t *reference, const uint8_t *actual, uint64_t offset,
                           double *distances);
double cpixels_distance_yiq(const uint8_t *reference, const uint8_t *actual, uint64_t offset);

/// Returns the difference in brightness alone, first minus second.
double cpixels_brightness_step(const uint8_t *first, const uint8_t *second, uint64_t offset);

/// Computes one of the three metrics that need a colour space with cube roots.
double cpixels_distance_perceptual(int32_t metric, const uint8_t *reference,
                                   const uint8_t *actual);

#endif
