#include "blend.h"

#include <string.h>

#include "vectors.h"

/// value / 255, rounded to nearest: exact for every product of two bytes.
#define DIVIDE_BY_255(value) (((value) + 128 + (((value) + 128) >> 8)) >> 8)

/// Copies one to three pixels without a call.
CPIXELS_INLINE void copy_few(void *to, const void *from, int32_t count) {
  memcpy(to, from, 4);
  if (count > 1) memcpy((char *)to + 4, (const char *)from + 4, 4);
  if (count > 2) memcpy((char *)to + 8, (const char *)from + 8, 4);
}

/// The coverage of four pixels, each repeated for the four channels of its pixel.
CPIXELS_INLINE u16x16 spread(uint32_t coverage) {
  u8x16 bytes = {0};
  memcpy(&bytes, &coverage, 4);
  bytes = __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  return __builtin_convertvector(bytes, u16x16);
}

CPIXELS_INLINE uint32_t four_bytes(const uint8_t *bytes) {
  uint32_t four;
  memcpy(&four, bytes, 4);
  return four;
}

/// One to three bytes as the first of four, in the order of memory.
CPIXELS_INLINE uint32_t few_bytes(const uint8_t *bytes, int32_t count) {
  uint8_t four[4] = {bytes[0], count > 1 ? bytes[1] : 0, count > 2 ? bytes[2] : 0, 0};
  return four_bytes(four);
}

/// Source over for four pixels.
CPIXELS_INLINE u8x16 over(u8x16 below, u16x16 source) {
  u16x16 alpha = __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15,
                                         15, 15, 15);
  u16x16 rest = __builtin_convertvector(below, u16x16) * (255 - alpha) + 128;
  return __builtin_convertvector(source + ((rest + (rest >> 8)) >> 8), u8x16);
}

CPIXELS_INLINE u16x16 four_of(const uint8_t color[4]) {
  u8x16 bytes;
  for (int pixel = 0; pixel < 4; pixel++) memcpy((char *)&bytes + 4 * pixel, color, 4);
  return __builtin_convertvector(bytes, u16x16);
}

void cpixels_row_fill(uint8_t *pixels, int32_t count, const uint8_t color[4]) {
  u8x64 pattern;
  for (int pixel = 0; pixel < 16; pixel++) memcpy((char *)&pattern + 4 * pixel, color, 4);
  if (count >= 16) {
    uint8_t *last = pixels + 4 * (size_t)count - 64;
    for (; pixels < last; pixels += 64) memcpy(pixels, &pattern, 64);
    memcpy(last, &pattern, 64);
    return;
  }
  for (; count >= 4; count -= 4, pixels += 16) memcpy(pixels, &pattern, 16);
  if (count > 0) copy_few(pixels, &pattern, count);
}

void cpixels_row_over(uint8_t *pixels, int32_t count, const uint8_t color[4]) {
  if (color[3] == 255) {
    cpixels_row_fill(pixels, count, color);
    return;
  }
  u8x16 four;
  for (int pixel = 0; pixel < 4; pixel++) memcpy((char *)&four + 4 * pixel, color, 4);
  uint16_t rest_of_alpha = (uint16_t)(255 - color[3]);
  if (count >= 16) {
    u8x64 pattern = __builtin_shufflevector(
        four, four, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8,
        9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3,
        4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (; count >= 16; count -= 16, pixels += 64) {
      u8x64 below;
      memcpy(&below, pixels, 64);
      u16x64 rest = __builtin_convertvector(below, u16x64) * rest_of_alpha + 128;
      below = pattern + __builtin_convertvector((rest + (rest >> 8)) >> 8, u8x64);
      memcpy(pixels, &below, 64);
    }
  }
  for (; count > 0; count -= 4, pixels += 16) {
    u8x16 below = {0};
    if (count >= 4) memcpy(&below, pixels, 16);
    else copy_few(&below, pixels, count);
    u16x16 rest = __builtin_convertvector(below, u16x16) * rest_of_alpha + 128;
    below = four + __builtin_convertvector((rest + (rest >> 8)) >> 8, u8x16);
    if (count >= 4) memcpy(pixels, &below, 16);
    else copy_few(pixels, &below, count);
  }
}

/// Source over for four pixels of a colour, each by its coverage.
CPIXELS_INLINE u8x16 over_covered(u8x16 below, u16x16 source, uint32_t coverage) {
  u16x16 part = source * spread(coverage) + 128;
  return over(below, (part + (part >> 8)) >> 8);
}

void cpixels_row_over_covered(uint8_t *pixels, int32_t count, const uint8_t color[4],
                              const uint8_t *coverage) {
  u16x16 source = four_of(color);
  for (; count >= 4; count -= 4, pixels += 16, coverage += 4) {
    u8x16 below;
    memcpy(&below, pixels, 16);
    below = over_covered(below, source, four_bytes(coverage));
    memcpy(pixels, &below, 16);
  }
  if (count <= 0) return;
  u8x16 below = {0};
  copy_few(&below, pixels, count);
  below = over_covered(below, source, few_bytes(coverage, count));
  copy_few(pixels, &below, count);
}

void cpixels_row_over_row(uint8_t *pixels, int32_t count, const uint8_t *source,
                          const uint8_t *coverage) {
  const uint32_t all = 0xFFFFFFFF;
  for (; count >= 4; count -= 4, pixels += 16, source += 16) {
    u8x16 below, above;
    memcpy(&below, pixels, 16);
    memcpy(&above, source, 16);
    u16x16 color = __builtin_convertvector(above, u16x16);
    below = coverage ? over_covered(below, color, four_bytes(coverage)) : over(below, color);
    memcpy(pixels, &below, 16);
    if (coverage) coverage += 4;
  }
  if (count <= 0) return;
  u8x16 below = {0}, above = {0};
  copy_few(&below, pixels, count);
  copy_few(&above, source, count);
  below = over_covered(below, __builtin_convertvector(above, u16x16),
                       coverage ? few_bytes(coverage, count) : all);
  copy_few(pixels, &below, count);
}

void cpixels_bytes_scale(uint8_t *bytes, int32_t count, uint8_t factor) {
  while (count > 0) {
    size_t size = count < 16 ? (size_t)count : 16;
    u8x16 some = {0};
    memcpy(&some, bytes, size);
    u16x16 product = __builtin_convertvector(some, u16x16) * factor;
    some = __builtin_convertvector(DIVIDE_BY_255(product), u8x16);
    memcpy(bytes, &some, size);
    count -= 16;
    bytes += 16;
  }
}

void cpixels_bytes_multiply(uint8_t *bytes, int32_t count, const uint8_t *factors) {
  while (count > 0) {
    size_t size = count < 16 ? (size_t)count : 16;
    u8x16 some = {0}, others = {0};
    memcpy(&some, bytes, size);
    memcpy(&others, factors, size);
    u16x16 product = __builtin_convertvector(some, u16x16) * __builtin_convertvector(others, u16x16);
    some = __builtin_convertvector(DIVIDE_BY_255(product), u8x16);
    memcpy(bytes, &some, size);
    count -= 16;
    bytes += 16;
    factors += 16;
  }
}

void cpixels_row_scale(uint8_t *pixels, int32_t count, uint16_t factor) {
  while (count > 0) {
    size_t size = count < 4 ? (size_t)count * 4 : 16;
    u8x16 some = {0};
    memcpy(&some, pixels, size);
    u32x16 product = __builtin_convertvector(some, u32x16) * factor;
    // value / 65,535, rounded to nearest: exact for products of a byte and 16 bits.
    product = (product + 32768 + ((product + 32768) >> 16)) >> 16;
    some = __builtin_convertvector(product, u8x16);
    memcpy(pixels, &some, size);
    count -= 4;
    pixels += 16;
  }
}

void cpixels_row_alpha(const uint8_t *pixels, int32_t count, uint8_t *alpha) {
  for (; count >= 16; count -= 16, pixels += 64, alpha += 16) {
    u8x64 some;
    memcpy(&some, pixels, 64);
    u8x16 picked = __builtin_shufflevector(some, some, 3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47,
                                           51, 55, 59, 63);
    memcpy(alpha, &picked, 16);
  }
  for (int32_t index = 0; index < count; index++) alpha[index] = pixels[4 * index + 3];
}

/// Divides four pixels by their alpha.
///
/// (255·c + a/2) / a in single precision: numerator and denominator are exact, and the quotient is
/// never so near below a whole number that its rounding could reach it.
CPIXELS_INLINE u8x16 straight_four(u8x16 some) {
  u8x16 alphas = __builtin_shufflevector(some, some, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15,
                                         15, 15);
  i32x16 alpha = __builtin_convertvector(alphas, i32x16);
  i32x16 clear = alpha == 0;
  i32x16 value = __builtin_convertvector(some, i32x16) * 255 + (alpha >> 1);
  f32x16 quotient =
      __builtin_convertvector(value, f32x16) / __builtin_convertvector(alpha - clear, f32x16);
  i32x16 whole = __builtin_convertvector(quotient, i32x16) & ~clear;
  u8x16 result = __builtin_convertvector(whole, u8x16);
  const u8x16 keep = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  return (result & ~keep) | (some & keep);
}

void cpixels_row_straight(const uint8_t *pixels, int32_t count, uint8_t *straight) {
  const u8x64 opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0,
                        0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255,
                        0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  while (count > 0) {
    size_t size = count < 16 ? (size_t)count * 4 : 64;
    u8x64 some = opaque;
    memcpy(&some, pixels, size);
    u8x64 alpha = some & opaque;
    if (memcmp(&alpha, &opaque, 64) != 0) {
      u8x16 four[4];
      memcpy(four, &some, 64);
      for (int index = 0; index < 4; index++) four[index] = straight_four(four[index]);
      memcpy(&some, four, 64);
    }
    memcpy(straight, &some, size);
    count -= 16;
    pixels += 64;
    straight += 64;
  }
}
