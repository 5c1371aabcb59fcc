/// Bitmaps as paint.
#ifndef CPIXELS_IMAGE_PAINT_H
#define CPIXELS_IMAGE_PAINT_H

#include "row_source.h"

/// A prepared bitmap.
typedef struct {
  cpixels_row_source source;
  uint8_t *pixels;  ///< premultiplied
  int32_t width, height, spread, is_smooth;
  uint16_t opacity;
  /// The position in the bitmap, in 1/2²⁴ pixel: across · x + down · y + base.
  int64_t across[2], down[2], base[2];
  /// The number of target pixels per pixel of the bitmap, in 1/256, at least 1. It sets the width
  /// of the transition between tiles.
  int32_t steepness[2];
} cpixels_image_source;

/// Prepares a CPIXELS_IMAGE paint. Returns 0 if memory runs out.
int cpixels_image_make(cpixels_image_source *image, const cpixels_paint *paint);

/// Frees the pixels.
void cpixels_image_free(cpixels_image_source *image);

#endif
