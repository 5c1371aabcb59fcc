#ifndef CPIXELS_PNG_INTERNAL_H
#define CPIXELS_PNG_INTERNAL_H

#include <string.h>

#include "include/cpixels_png.h"

#define CPIXELS_PNG_NAME(a, b, c, d) \
  ((uint32_t)(a) << 24 | (uint32_t)(b) << 16 | (uint32_t)(c) << 8 | (uint32_t)(d))

enum {
  CPIXELS_PNG_IHDR = CPIXELS_PNG_NAME('I', 'H', 'D', 'R'),
  CPIXELS_PNG_PLTE = CPIXELS_PNG_NAME('P', 'L', 'T', 'E'),
  CPIXELS_PNG_IDAT = CPIXELS_PNG_NAME('I', 'D', 'A', 'T'),
  CPIXELS_PNG_IEND = CPIXELS_PNG_NAME('I', 'E', 'N', 'D'),
  CPIXELS_PNG_TRNS = CPIXELS_PNG_NAME('t', 'R', 'N', 'S'),
  CPIXELS_PNG_SRGB = CPIXELS_PNG_NAME('s', 'R', 'G', 'B'),
  CPIXELS_PNG_PHYS = CPIXELS_PNG_NAME('p', 'H', 'Y', 's'),
  /// Ancillary, private, unsafe to copy: a program that changes the picture drops it.
  CPIXELS_PNG_DIGEST = CPIXELS_PNG_NAME('s', 'n', 'A', 'P'),
};

static inline uint32_t cpixels_png_load(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static inline void cpixels_png_store(uint8_t *bytes, uint32_t value) {
  bytes[0] = (uint8_t)(value >> 24);
  bytes[1] = (uint8_t)(value >> 16);
  bytes[2] = (uint8_t)(value >> 8);
  bytes[3] = (uint8_t)value;
}

/// Fills in the error and returns false, for use in return statements.
static inline bool cpixels_png_fail(cpixels_png_error *error, int32_t problem, uint32_t chunk,
                                    uint64_t offset, uint64_t found, uint64_t expected) {
  error->problem = problem;
  error->chunk = chunk;
  error->offset = offset;
  error->found = found;
  error->expected = expected;
  error->detail[0] = 0;
  return false;
}

static inline void cpixels_png_explain(cpixels_png_error *error, const char *detail) {
  size_t length = detail ? strlen(detail) : 0;
  if (length >= sizeof error->detail) length = sizeof error->detail - 1;
  if (length > 0) memcpy(error->detail, detail, length);
  error->detail[length] = 0;
}

static const uint8_t cpixels_png_signature[8] = {137, 'P', 'N', 'G', '\r', '\n', 26, '\n'};

/// Returns the samples per pixel of each of PNG's colour types.
static inline unsigned cpixels_png_channels(unsigned color_type) {
  switch (color_type) {
    case 2: return 3;
    case 4: return 2;
    case 6: return 4;
    default: return 1;
  }
}

#endif
