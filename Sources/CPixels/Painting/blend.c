#include "blend.h"

#include <string.h>

#include "vectors.h"

/// v / 255, rounded to nearest, for a vector of products of two bytes, computed in 32 bits:
/// ⌊(v + 128) · 257 / 65,536⌋. It is one expression, so that even an unoptimised build computes
/// only the upper half of 16-bit products.
#define OF_255(value, narrow, wide) \
  __builtin_convertvector((__builtin_convertvector((value) + 128, wide) * 257) >> 16, narrow)

CPIXELS_INLINE uint32_t pixel_of(const uint8_t *pixels) {
  uint32_t pixel;
  memcpy(&pixel, pixels, 4);
  return pixel;
}

/// Loads one to three pixels, followed by clear ones. They are assembled in a register, because a
/// load after several partial stores would stall.
CPIXELS_INLINE u8x16 load_few(const uint8_t *pixels, int32_t count) {
  u32x4 some = {pixel_of(pixels), 0, 0, 0};
  if (count > 1) some[1] = pixel_of(pixels + 4);
  if (count > 2) some[2] = pixel_of(pixels + 8);
  return (u8x16)some;
}

/// Stores the first one to three of four pixels.
CPIXELS_INLINE void store_few(uint8_t *pixels, int32_t count, u8x16 some) {
  uint32_t pixel = ((u32x4)some)[0];
  memcpy(pixels, &pixel, 4);
  if (count > 1) {
    pixel = ((u32x4)some)[1];
    memcpy(pixels + 4, &pixel, 4);
  }
  if (count > 2) {
    pixel = ((u32x4)some)[2];
    memcpy(pixels + 8, &pixel, 4);
  }
}

/// Returns the coverage of four pixels, each repeated for the four channels of its pixel.
CPIXELS_INLINE u16x16 spread(uint32_t coverage) {
  u8x16 bytes = (u8x16)(u32x4){coverage, 0, 0, 0};
  bytes = __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  return __builtin_convertvector(bytes, u16x16);
}

/// Loads one to three bytes as the first of four, in memory order.
CPIXELS_INLINE uint32_t few_bytes(const uint8_t *bytes, int32_t count) {
  _Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "bytes are put together by shifts");
  uint32_t four = bytes[0];
  if (count > 1) four |= (uint32_t)bytes[1] << 8;
  if (count > 2) four |= (uint32_t)bytes[2] << 16;
  return four;
}

/// Composites four pixels with source-over.
CPIXELS_INLINE u8x16 over(u8x16 below, u16x16 source) {
  u16x16 alpha = __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15,
                                         15, 15, 15);
  u16x16 rest = __builtin_convertvector(below, u16x16) * (255 - alpha) + 128;
  return __builtin_convertvector(source + ((rest + (rest >> 8)) >> 8), u8x16);
}

/// Repeats a pixel four times.
CPIXELS_INLINE u8x16 four_of(const uint8_t color[4]) {
  uint32_t pixel = pixel_of(color);
  return (u8x16)(u32x4){pixel, pixel, pixel, pixel};
}

CPIXELS_INLINE u8x64 four_times(u8x16 four) {
  return __builtin_shufflevector(
      four, four, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8,
      9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3,
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

void cpixels_row_fill(uint8_t *pixels, int32_t count, const uint8_t color[4]) {
  u8x16 four = four_of(color);
  if (count >= 16) {
    u8x64 pattern = four_times(four);
    uint8_t *last = pixels + 4 * (size_t)count - 64;
    for (; pixels < last; pixels += 64) memcpy(pixels, &pattern, 64);
    memcpy(last, &pattern, 64);
    return;
  }
  for (; count >= 4; count -= 4, pixels += 16) memcpy(pixels, &four, 16);
  if (count > 0) store_few(pixels, count, four);
}

/// Multiplies bytes by `rest`, in units of 1/255, and composites a colour over them. Two bytes are
/// processed at a time, as the lower and the upper half of a number, which avoids unpacking.
#define OVER_PAIRS(below, rest, color, narrow, wide) \
  ((OF_255((below & 255) * (rest), narrow, wide) | \
    OF_255((below >> 8) * (rest), narrow, wide) << 8) + (color))

/// Composites a colour that isn't opaque over all pixels except the last one to three. Returns the
/// position of these.
CPIXELS_INLINE uint8_t *over_fours(uint8_t *pixels, int32_t count, u8x16 color) {
  uint16_t rest = (uint16_t)(255 - color[3]);
  if (count >= 16) {
    u16x32 pattern = (u16x32)four_times(color);
    for (; count >= 16; count -= 16, pixels += 64) {
      u16x32 below;
      memcpy(&below, pixels, 64);
      below = OVER_PAIRS(below, rest, pattern, u16x32, u32x32);
      memcpy(pixels, &below, 64);
    }
  }
  for (; count >= 4; count -= 4, pixels += 16) {
    u16x8 below;
    memcpy(&below, pixels, 16);
    below = OVER_PAIRS(below, rest, (u16x8)color, u16x8, u32x8);
    memcpy(pixels, &below, 16);
  }
  return pixels;
}

void cpixels_row_over(uint8_t *pixels, int32_t count, const uint8_t color[4]) {
  if (color[3] == 255) {
    cpixels_row_fill(pixels, count, color);
    return;
  }
  u8x16 four = four_of(color);
  pixels = over_fours(pixels, count, four);
  if ((count & 3) == 0) return;
  u16x8 below = (u16x8)load_few(pixels, count & 3);
  below = OVER_PAIRS(below, (uint16_t)(255 - color[3]), (u16x8)four, u16x8, u32x8);
  store_few(pixels, count & 3, (u8x16)below);
}

/// Composites a colour over four pixels, each by its coverage.
CPIXELS_INLINE u8x16 over_covered(u8x16 below, u16x16 source, uint32_t coverage) {
  u16x16 part = source * spread(coverage) + 128;
  return over(below, (part + (part >> 8)) >> 8);
}

/// The same for an opaque colour, whose alpha is the coverage itself.
CPIXELS_INLINE u8x16 opaque_over_covered(u8x16 below, u16x8 color, uint32_t coverage) {
  const u8x16 none = {0};
  u8x16 bytes = (u8x16)(u32x4){coverage, 0, 0, 0};
  u16x8 share = (u16x8)__builtin_shufflevector(bytes, none, 0, 16, 0, 16, 1, 16, 1, 16, 2, 16, 2,
                                               16, 3, 16, 3, 16);
  u16x8 part = OF_255((color & 255) * share, u16x8, u32x8) |
               OF_255((color >> 8) * share, u16x8, u32x8) << 8;
  u16x8 pairs = (u16x8)below;
  return (u8x16)OVER_PAIRS(pairs, 255 - share, part, u16x8, u32x8);
}

static void opaque_row_over_covered(uint8_t *pixels, int32_t count, u16x8 color,
                                    const uint8_t *coverage) {
  for (; count >= 4; count -= 4, pixels += 16, coverage += 4) {
    u8x16 below;
    memcpy(&below, pixels, 16);
    below = opaque_over_covered(below, color, pixel_of(coverage));
    memcpy(pixels, &below, 16);
  }
  if (count <= 0) return;
  u8x16 below =
      opaque_over_covered(load_few(pixels, count), color, few_bytes(coverage, count));
  store_few(pixels, count, below);
}

void cpixels_row_over_covered(uint8_t *pixels, int32_t count, const uint8_t color[4],
                              const uint8_t *coverage) {
  if (color[3] == 255) {
    opaque_row_over_covered(pixels, count, (u16x8)four_of(color), coverage);
    return;
  }
  u16x16 source = __builtin_convertvector(four_of(color), u16x16);
  for (; count >= 4; count -= 4, pixels += 16, coverage += 4) {
    u8x16 below;
    memcpy(&below, pixels, 16);
    below = over_covered(below, source, pixel_of(coverage));
    memcpy(pixels, &below, 16);
  }
  if (count <= 0) return;
  u8x16 below = over_covered(load_few(pixels, count), source, few_bytes(coverage, count));
  store_few(pixels, count, below);
}

void cpixels_row_over_fours(uint8_t *row, int32_t left, int32_t count, const int32_t *x,
                            const uint8_t color[4], const uint8_t *coverage) {
  u8x16 four = four_of(color);
  u16x16 source = __builtin_convertvector(four, u16x16);
  int is_opaque = color[3] == 255;
  for (int32_t index = 0; index < count; index++, coverage += 4) {
    uint8_t *pixels = row + 4 * (size_t)(x[index] - left);
    u8x16 below;
    memcpy(&below, pixels, 16);
    below = is_opaque ? opaque_over_covered(below, (u16x8)four, pixel_of(coverage))
                      : over_covered(below, source, pixel_of(coverage));
    memcpy(pixels, &below, 16);
  }
}

/// Returns the coverage of eight pixels, each repeated for the four channels of its pixel.
CPIXELS_INLINE u16x32 spread_eight(const uint8_t coverage[8]) {
  u8x8 bytes;
  memcpy(&bytes, coverage, sizeof(bytes));
  return __builtin_convertvector(
      __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
                              4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7),
      u16x32);
}

/// Composites a colour over the first and the last four pixels of a row.
CPIXELS_INLINE void over_eight(uint8_t *first, uint8_t *last, const uint8_t color[4],
                               const uint8_t coverage[8]) {
  u8x16 left, right, four = four_of(color);
  memcpy(&left, first, 16);
  memcpy(&right, last, 16);
  u8x32 below = __builtin_shufflevector(left, right, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                                        14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
                                        29, 30, 31);
  u8x32 source = __builtin_shufflevector(four, four, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                                         14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
                                         15);
  u16x32 part = OF_255(__builtin_convertvector(source, u16x32) * spread_eight(coverage), u16x32,
                       u32x32);
  u16x32 rest = 255 - __builtin_shufflevector(part, part, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11,
                                              15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27,
                                              27, 27, 27, 31, 31, 31, 31);
  below = __builtin_convertvector(
      part + OF_255(__builtin_convertvector(below, u16x32) * rest, u16x32, u32x32), u8x32);
  left = __builtin_shufflevector(below, below, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  right = __builtin_shufflevector(below, below, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
                                  29, 30, 31);
  memcpy(first, &left, 16);
  memcpy(last, &right, 16);
}

/// Composites a colour that isn't opaque over the last one to three pixels of a row; the one to
/// three before them are unchanged.
CPIXELS_INLINE void over_last(uint8_t *end, int32_t count, u8x16 color) {
  static const uint8_t last[32] = {[16] = 255, 255, 255, 255, 255, 255, 255, 255,
                                   255,        255, 255, 255, 255, 255, 255, 255};
  u8x16 mask, below;
  memcpy(&mask, last + 4 * count, 16);
  memcpy(&below, end - 16, 16);
  below = over(below, __builtin_convertvector(color & mask, u16x16));
  memcpy(end - 16, &below, 16);
}

void cpixels_row_over_edges(uint8_t *pixels, int32_t between, const uint8_t color[4],
                            const uint8_t color_between[4], const uint8_t coverage[8]) {
  uint8_t *inside = pixels + 16;
  over_eight(pixels, inside + 4 * (size_t)between, color, coverage);
  if (color_between[3] == 255) {
    if (between > 0) cpixels_row_fill(inside, between, color_between);
    return;
  }
  u8x16 four = four_of(color_between);
  uint8_t *rest = over_fours(inside, between, four);
  if (between & 3) over_last(rest + 4 * (between & 3), between & 3, four);
}

/// Composites sixteen premultiplied pixels. Opaque ones replace those below, and clear ones leave
/// them unchanged.
CPIXELS_INLINE void sixteen_over(uint8_t *pixels, const uint8_t *source) {
  u32x16 above;
  memcpy(&above, source, 64);
  // The first pixel mostly rules out both cases.
  if (source[3] == 255) {
    if (__builtin_reduce_and(above) >> 24 == 255) {
      memcpy(pixels, &above, 64);
      return;
    }
  } else if (pixel_of(source) == 0 && __builtin_reduce_or(above) == 0) {
    return;
  }
  for (int32_t index = 0; index < 64; index += 16) {
    u8x16 below, some;
    memcpy(&below, pixels + index, 16);
    memcpy(&some, source + index, 16);
    below = over(below, __builtin_convertvector(some, u16x16));
    memcpy(pixels + index, &below, 16);
  }
}

void cpixels_row_over_row(uint8_t *pixels, int32_t count, const uint8_t *source,
                          const uint8_t *coverage) {
  for (; !coverage && count >= 16; count -= 16, pixels += 64, source += 64) {
    sixteen_over(pixels, source);
  }
  const uint32_t all = 0xFFFFFFFF;
  for (; count >= 4; count -= 4, pixels += 16, source += 16) {
    u8x16 below, above;
    memcpy(&below, pixels, 16);
    memcpy(&above, source, 16);
    u16x16 color = __builtin_convertvector(above, u16x16);
    below = coverage ? over_covered(below, color, pixel_of(coverage)) : over(below, color);
    memcpy(pixels, &below, 16);
    if (coverage) coverage += 4;
  }
  if (count <= 0) return;
  u16x16 above = __builtin_convertvector(load_few(source, count), u16x16);
  u8x16 below = over_covered(load_few(pixels, count), above,
                             coverage ? few_bytes(coverage, count) : all);
  store_few(pixels, count, below);
}
