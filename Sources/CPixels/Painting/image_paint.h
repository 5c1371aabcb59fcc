/// Pictures as paint.
#ifndef CPIXELS_IMAGE_PAINT_H
#define CPIXELS_IMAGE_PAINT_H

#include "row_source.h"

/// A picture made ready.
typedef struct {
  cpixels_row_source source;
  uint8_t *pixels;  ///< premultiplied
  int32_t width, height, spread, is_smooth;
  uint16_t opacity;
  /// The place in the picture, in 1/2²⁴ pixel: across · x + down · y + base.
  int64_t across[2], down[2], base[2];
  /// How many pixels of the target a pixel of the picture takes, in 1/256, at least 1: how steeply
  /// one tile passes into the next.
  int32_t steepness[2];
} cpixels_image_source;

/// Makes a CPIXELS_IMAGE paint ready. Returns 0 when memory ran out.
int cpixels_image_make(cpixels_image_source *image, const cpixels_paint *paint);

/// Frees the pixels.
void cpixels_image_free(cpixels_image_source *image);

#endif
