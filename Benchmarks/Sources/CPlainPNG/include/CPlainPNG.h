/// PNG with libpng alone, in its simplest use, for comparison.
#ifndef CPLAINPNG_H
#define CPLAINPNG_H

#include <stddef.h>
#include <stdint.h>

/// Writes straight RGBA at zlib's level 6 without filters, as RGB if `is_rgb` isn't 0, which drops the
/// opacity. Returns malloc'ed bytes, or NULL.
uint8_t *plain_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, int is_rgb,
                         size_t *count);

/// Reads any file as RGBA into `pixels`, `width · height · 4` bytes. Returns 0 on an error.
int plain_png_read(const uint8_t *file, size_t count, uint8_t *pixels, uint32_t width,
                   uint32_t height);

#endif
