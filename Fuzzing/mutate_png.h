// Corrects the checksums of a damaged file, so that the damage reaches the decoder.

#include <string.h>
#include <zlib.h>

#include "CPixels.h"

static uint32_t load_be(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void store_be(uint8_t *p, uint32_t v) {
  for (int i = 0; i < 4; i++) p[i] = (uint8_t)(v >> (24 - 8 * i));
}

static void correct_checksums(uint8_t *file, size_t count) {
  size_t at = 8;
  while (at + 12 <= count) {
    uint32_t length = load_be(file + at);
    if (length > count - at - 12) return;
    store_be(file + at + 8 + length, (uint32_t)crc32(0, file + at + 4, length + 4));
    at += (size_t)length + 12;
  }
}
