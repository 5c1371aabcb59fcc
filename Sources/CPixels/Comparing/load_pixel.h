/// A pixel as one number.
#ifndef CPIXELS_LOAD_PIXEL_H
#define CPIXELS_LOAD_PIXEL_H

#include <stdint.h>
#include <string.h>

/// Loads a pixel, red in the lowest byte. Requires a little-endian machine.
static inline uint32_t cpixels_load_pixel(const uint8_t *pixel) {
  uint32_t value;
  memcpy(&value, pixel, 4);
  return value;
}

#endif
