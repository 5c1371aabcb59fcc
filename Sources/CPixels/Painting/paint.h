/// Rows of premultiplied pixels from a paint.
#ifndef CPIXELS_PAINT_H
#define CPIXELS_PAINT_H

#include "cpixels_raster.h"

/// Premultiplies a straight 16-bit colour and rounds it to 8 bits.
void cpixels_premultiply(const uint16_t color[4], uint8_t premultiplied[4]);

/// A prepared linear gradient: t = base + column · across + row · down, at pixel centres.
typedef struct {
  double base, across, down;
  const cpixels_stop *stops;
  size_t stop_count;
  int is_opaque;  ///< whether every stop is opaque
} cpixels_ramp;

/// Prepares a linear paint.
cpixels_ramp cpixels_ramp_of(const cpixels_paint *paint);

/// Writes the premultiplied pixels of a gradient from (x, y) on.
void cpixels_ramp_row(const cpixels_ramp *ramp, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels);

#endif
