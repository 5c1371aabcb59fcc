/// Compositing rows of premultiplied 8-bit pixels with any blend mode.
#ifndef CPIXELS_BLEND_MODES_H
#define CPIXELS_BLEND_MODES_H

#include <stdint.h>

/// Blends a row of premultiplied pixels with the one below it, each by its coverage (NULL means
/// full coverage). `mode` is one of CPIXELS_BLEND_…, CPIXELS_BLEND_NORMAL included.
void cpixels_row_blend(int32_t mode, uint8_t *pixels, int32_t count, const uint8_t *source,
                       const uint8_t *coverage);

#endif
