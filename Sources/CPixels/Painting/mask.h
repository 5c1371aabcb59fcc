/// Masks as runs, and sending coverage through them.
#ifndef CPIXELS_MASK_H
#define CPIXELS_MASK_H

#include "cpixels_raster.h"
#include "Scanning/sink.h"

/// A sink that multiplies its input by a mask and passes it on.
typedef struct {
  cpixels_sink sink;
  const cpixels_mask *mask;
  cpixels_sink *next;
} cpixels_masked_sink;

/// Returns a sink that applies `mask` before `next`.
cpixels_masked_sink cpixels_masked(const cpixels_mask *mask, cpixels_sink *next);

#endif
