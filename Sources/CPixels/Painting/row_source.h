/// Paints that make their pixels row by row, and painting with them.
#ifndef CPIXELS_ROW_SOURCE_H
#define CPIXELS_ROW_SOURCE_H

#include "cpixels_raster.h"

/// How many pixels are asked of a source at once, at most.
enum { CPIXELS_ROW_PIXELS = 256 };

/// What makes premultiplied pixels. A pixel depends on its place alone, never on where a row was
/// begun, so that clips and layers can't change it.
typedef struct cpixels_row_source {
  /// Writes the pixels from (x, y) on, at most CPIXELS_ROW_PIXELS.
  void (*row)(const struct cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
              uint8_t *pixels);
  int is_opaque;  ///< whether all its pixels are
} cpixels_row_source;

/// Paints a shape with a paint of any kind and blend mode, through `mask` (NULL for none).
///
/// Returns 0 when memory ran out.
int cpixels_fill_rows(cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_paint *paint, const cpixels_mask *mask);

#endif
