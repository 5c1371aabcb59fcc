#include "alpha.h"

#include <string.h>

#include "vectors.h"

/// value / 255, rounded to nearest: exact for every product of two bytes.
#define DIVIDE_BY_255(value) (((value) + 128 + (((value) + 128) >> 8)) >> 8)

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
/// never so close below an integer that its rounding could reach it.
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
  while (count > 0) {
    size_t size = count < 16 ? (size_t)count * 4 : 64;
    u32x16 some = ~(u32x16){0};
    memcpy(&some, pixels, size);
    if (__builtin_reduce_and(some) >> 24 != 255) {
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
