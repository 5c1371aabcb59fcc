#ifndef CPIXELS_PNG_ROWS_H
#define CPIXELS_PNG_ROWS_H

#include "png_internal.h"

// Rows of a picture as a PNG holds them: packed into the chosen form, then filtered.

enum {
  /// The zeros before a row, so that filters can read a left neighbour of the first pixel.
  CPIXELS_PNG_MARGIN = 64,
  /// The writable bytes after a row, so that kernels can work in whole vectors.
  CPIXELS_PNG_SLACK = 128,
};

/// The state for converting rows of RGBA into rows of a form.
typedef struct cpixels_png_packer {
  const cpixels_png_form *form;
  uint32_t width;
  /// The number of bytes of a packed row, and of a pixel (at least 1).
  size_t row_bytes;
  size_t pixel_bytes;
  /// The palette indices of a row before they are packed into bits.
  uint8_t *indices;
  /// The index of a colour plus 1, or 0 for none, by hash.
  uint16_t table[1024];
} cpixels_png_packer;

/// Prepares the packer. Returns false if there is no memory. Release it with
/// `cpixels_png_packer_end`.
bool cpixels_png_packer_begin(cpixels_png_packer *packer, const cpixels_png_form *form,
                              uint32_t width);
void cpixels_png_packer_end(cpixels_png_packer *packer);

/// Packs a row of `width` pixels into `row_bytes` bytes; `packed` has slack after it.
void cpixels_png_pack(cpixels_png_packer *packer, const uint8_t *pixels, uint8_t *packed);

/// Applies filter 0…4 to a row. `row` and `above` have a margin before and slack after them,
/// `filtered` has slack after it. Returns the sum of the filtered bytes' distances from zero, by
/// which filters are chosen.
uint64_t cpixels_png_filter(unsigned filter, const uint8_t *row, const uint8_t *above,
                            size_t count, size_t pixel_bytes, uint8_t *filtered);

#endif
