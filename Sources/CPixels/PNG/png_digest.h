#ifndef CPIXELS_PNG_DIGEST_H
#define CPIXELS_PNG_DIGEST_H

#include "png_internal.h"

/// A version byte, the digest of the pixels, the digest of the file.
enum { CPIXELS_PNG_DIGEST_LENGTH = 33 };

/// Computes the digest chunk's data for a file whose first `count` bytes, all before that chunk,
/// are written. The chunk is always followed by the twelve bytes of IEND.
void cpixels_png_make_digests(const uint8_t *file, size_t count, const uint8_t *pixels,
                              uint32_t width, uint32_t height,
                              uint8_t digests[CPIXELS_PNG_DIGEST_LENGTH]);

#endif
