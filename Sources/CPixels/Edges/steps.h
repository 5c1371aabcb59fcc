/// Rounding coordinates to the fixed grid.
#ifndef CPIXELS_STEPS_H
#define CPIXELS_STEPS_H

#include "edges.h"
#include "vectors.h"

/// Half a step, plus a small offset so that rounding errors don't decide mathematical ties.
#define CPIXELS_HALF_STEP (0.5 + 0x1p-12)

/// Rounds a coordinate inside the box, which is therefore not negative.
CPIXELS_INLINE int32_t cpixels_to_subpixels(double value) {
  return (int32_t)(value * SUBPIXELS + CPIXELS_HALF_STEP);
}

#endif
