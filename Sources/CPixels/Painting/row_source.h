/// Paints that produce their pixels row by row.
#ifndef CPIXELS_ROW_SOURCE_H
#define CPIXELS_ROW_SOURCE_H

#include "cpixels_raster.h"

/// The largest number of pixels requested from a source at once.
enum { CPIXELS_ROW_PIXELS = 256 };

/// A source of premultiplied pixels. A pixel depends only on its position, never on where a row
/// began, so that clips and layers can't change it.
typedef struct cpixels_row_source {
  /// Writes `count` pixels of row y, starting at x; `count` is at most CPIXELS_ROW_PIXELS.
  void (*row)(const struct cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
              uint8_t *pixels);
  int is_opaque;  ///< whether all its pixels are opaque
} cpixels_row_source;

/// Paints a shape with any kind of paint and any blend mode, through `mask` (NULL for none).
///
/// Returns 0 if memory runs out.
int cpixels_fill_rows(cpixels_canvas *canvas, cpixels_shape *shape, int even_odd,
                      const cpixels_paint *paint, const cpixels_mask *mask);

#endif
