// Reading numbers of font tables, which are big-endian.

#ifndef CSHAPING_TABLES_H
#define CSHAPING_TABLES_H

#include <stdint.h>

#define TAG(a, b, c, d) \
  ((uint32_t)(a) << 24 | (uint32_t)(b) << 16 | (uint32_t)(c) << 8 | (uint32_t)(d))

static inline uint32_t read16(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 8 | bytes[1];
}

static inline uint32_t read32(const uint8_t *bytes) {
  return read16(bytes) << 16 | read16(bytes + 2);
}

// Flags of a component of a composite glyph.
enum {
  words_as_arguments = 0x0001,
  one_scale = 0x0008,
  more_components = 0x0020,
  two_scales = 0x0040,
  matrix = 0x0080,
};

#endif
