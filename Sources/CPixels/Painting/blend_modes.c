// The formulas are those of W3C's Compositing and Blending Level 1, multiplied out for premultiplied
// colours: s and d are source and backdrop with their alphas sa and da, all 0…255. Numbers up to
// 2²⁴ are exact in single precision, so that the modes made of sums and products give each byte
// exactly rounded. Modes that divide or take a root use IEEE precision; a byte could differ from
// the exact result only if that is within 1e-4 of the middle between two bytes.

#include "blend_modes.h"

#include <string.h>

#include "blend.h"
#include "cpixels_raster.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// Sixteen pixels, one vector per channel.
typedef struct {
  f32x16 red, green, blue, alpha;
} sixteen;

#define EVERY_FOURTH(bytes, first)                                                               \
  __builtin_convertvector(                                                                       \
      __builtin_shufflevector(bytes, bytes, (first), (first) + 4, (first) + 8, (first) + 12,     \
                              (first) + 16, (first) + 20, (first) + 24, (first) + 28,            \
                              (first) + 32, (first) + 36, (first) + 40, (first) + 44,            \
                              (first) + 48, (first) + 52, (first) + 56, (first) + 60),           \
      f32x16)

CPIXELS_INLINE sixteen load(const uint8_t *pixels) {
  u8x64 bytes;
  memcpy(&bytes, pixels, 64);
  return (sixteen){EVERY_FOURTH(bytes, 0), EVERY_FOURTH(bytes, 1), EVERY_FOURTH(bytes, 2),
                   EVERY_FOURTH(bytes, 3)};
}

CPIXELS_INLINE void store(sixteen pixels, uint8_t *bytes) {
  i32x16 red = __builtin_convertvector(pixels.red, i32x16);
  i32x16 green = __builtin_convertvector(pixels.green, i32x16);
  i32x16 blue = __builtin_convertvector(pixels.blue, i32x16);
  i32x16 alpha = __builtin_convertvector(pixels.alpha, i32x16);
  i32x16 words = red | green << 8 | blue << 16 | alpha << 24;
  memcpy(bytes, &words, 64);
}

CPIXELS_INLINE f32x16 choose(i32x16 mask, f32x16 a, f32x16 b) {
  return (f32x16)(((i32x16)a & mask) | ((i32x16)b & ~mask));
}
CPIXELS_INLINE f32x16 least(f32x16 a, f32x16 b) { return choose(a < b, a, b); }
CPIXELS_INLINE f32x16 most(f32x16 a, f32x16 b) { return choose(a > b, a, b); }

/// Divides two vectors; lanes whose divisor isn't above 0 become 0.
CPIXELS_INLINE f32x16 quotient(f32x16 a, f32x16 b) {
  const f32x16 zero = {0};
  i32x16 divides = b > 0;
  return choose(divides, a / choose(divides, b, zero + 1), zero);
}

/// Scales a product of two bytes back to a byte, rounded to nearest.
CPIXELS_INLINE f32x16 to_byte(f32x16 product) {
  i32x16 whole = __builtin_convertvector(product / 255 + 0.5f, i32x16);
  return __builtin_convertvector(whole, f32x16);
}

// MARK: - Modes of one channel

/// sa·da·B(d/da, s/sa) for the modes that blend each channel separately.
CPIXELS_INLINE f32x16 blended(int32_t mode, f32x16 s, f32x16 d, f32x16 sa, f32x16 da) {
  const f32x16 zero = {0};
  f32x16 twice = s + s - sa, full = sa * da, root, share, curve;
  switch (mode) {
    case CPIXELS_BLEND_MULTIPLY:
      return s * d;
    case CPIXELS_BLEND_SCREEN:
      return s * da + d * sa - s * d;
    case CPIXELS_BLEND_OVERLAY:
      return choose(d + d <= da, 2 * s * d, full - 2 * (da - d) * (sa - s));
    case CPIXELS_BLEND_HARD_LIGHT:
      return choose(s + s <= sa, 2 * s * d, full - 2 * (da - d) * (sa - s));
    case CPIXELS_BLEND_DARKEN:
      return least(s * da, d * sa);
    case CPIXELS_BLEND_LIGHTEN:
      return most(s * da, d * sa);
    case CPIXELS_BLEND_DIFFERENCE:
      return most(s * da, d * sa) - least(s * da, d * sa);
    case CPIXELS_BLEND_EXCLUSION:
      return s * da + d * sa - 2 * s * d;
    case CPIXELS_BLEND_COLOR_DODGE:
      share = choose(s < sa, least(full, quotient(d * sa * sa, sa - s)), full);
      return choose(d > 0, share, zero);
    case CPIXELS_BLEND_COLOR_BURN:
      share = choose(s > 0, full - least(full, quotient((da - d) * sa * sa, s)), zero);
      return choose(d < da, share, full);
    case CPIXELS_BLEND_SOFT_LIGHT:
      share = quotient(d, da);
      root = __builtin_elementwise_sqrt(share);
      curve = choose(4 * share <= 1, ((16 * share - 12) * share + 4) * share, root);
      return choose(twice <= 0, d * (sa + twice * (1 - share)),
                    d * sa + twice * da * (curve - share));
    default:
      return s * da;
  }
}

// MARK: - Modes of the whole colour

CPIXELS_INLINE f32x16 luminosity(sixteen c) {
  return (30 * c.red + 59 * c.green + 11 * c.blue) / 100;
}
CPIXELS_INLINE f32x16 lowest(sixteen c) { return least(c.red, least(c.green, c.blue)); }
CPIXELS_INLINE f32x16 highest(sixteen c) { return most(c.red, most(c.green, c.blue)); }

/// Applies an expression of `x` to the three channels.
#define EACH(color, expression)                    \
  do {                                             \
    f32x16 x = (color).red;                        \
    (color).red = (expression);                    \
    x = (color).green;                             \
    (color).green = (expression);                  \
    x = (color).blue;                              \
    (color).blue = (expression);                   \
  } while (0)

/// W3C's SetSat.
CPIXELS_INLINE sixteen with_saturation(sixteen c, f32x16 saturation) {
  f32x16 low = lowest(c), range = highest(c) - low;
  EACH(c, quotient((x - low) * saturation, range));
  return c;
}

/// W3C's SetLum with its ClipColor; `full` is the largest value of a channel.
CPIXELS_INLINE sixteen with_luminosity(sixteen c, f32x16 goal, f32x16 full) {
  const f32x16 zero = {0};
  f32x16 rise = goal - luminosity(c);
  EACH(c, x + rise);
  f32x16 low = lowest(c), high = highest(c);
  i32x16 under = low < 0, over = high > full;
  EACH(c, choose(under, goal + quotient((x - goal) * goal, goal - low), x));
  EACH(c, choose(over, goal + quotient((x - goal) * (full - goal), high - goal), x));
  EACH(c, least(most(x, zero), full));
  return c;
}

CPIXELS_INLINE sixteen blended_whole(int32_t mode, sixteen s, sixteen d) {
  f32x16 full = s.alpha * d.alpha;
  sixteen source = s, backdrop = d;
  EACH(source, x * d.alpha);
  EACH(backdrop, x * s.alpha);
  f32x16 goal = luminosity(mode == CPIXELS_BLEND_LUMINOSITY ? source : backdrop);
  switch (mode) {
    case CPIXELS_BLEND_HUE:
      source = with_saturation(source, highest(backdrop) - lowest(backdrop));
      break;
    case CPIXELS_BLEND_SATURATION:
      source = with_saturation(backdrop, highest(source) - lowest(source));
      break;
    case CPIXELS_BLEND_LUMINOSITY:
      source = backdrop;
      break;
    default:
      break;
  }
  return with_luminosity(source, goal, full);
}

// MARK: - Pixels

/// Composites a blended source: s·(1 − da) + d·(1 − sa) + sa·da·B.
CPIXELS_INLINE sixteen blend(int32_t mode, sixteen s, sixteen d) {
  f32x16 rest = 255 - s.alpha, below = 255 - d.alpha;
  sixteen b = s;
  if (mode >= CPIXELS_BLEND_HUE && mode <= CPIXELS_BLEND_LUMINOSITY) {
    b = blended_whole(mode, s, d);
  } else {
    b.red = blended(mode, s.red, d.red, s.alpha, d.alpha);
    b.green = blended(mode, s.green, d.green, s.alpha, d.alpha);
    b.blue = blended(mode, s.blue, d.blue, s.alpha, d.alpha);
  }
  sixteen result;
  result.alpha = to_byte(255 * d.alpha + s.alpha * below);
  result.red = least(to_byte(s.red * below + d.red * rest + b.red), result.alpha);
  result.green = least(to_byte(s.green * below + d.green * rest + b.green), result.alpha);
  result.blue = least(to_byte(s.blue * below + d.blue * rest + b.blue), result.alpha);
  return result;
}

/// Returns s·`source` + d·`backdrop` for each channel, including alpha.
CPIXELS_INLINE sixteen weigh(sixteen s, sixteen d, f32x16 source, f32x16 backdrop) {
  return (sixteen){to_byte(s.red * source + d.red * backdrop),
                   to_byte(s.green * source + d.green * backdrop),
                   to_byte(s.blue * source + d.blue * backdrop),
                   to_byte(s.alpha * source + d.alpha * backdrop)};
}

CPIXELS_INLINE sixteen plus_lighter(sixteen s, sixteen d) {
  const f32x16 full = (f32x16){0} + 255;
  return (sixteen){least(s.red + d.red, full), least(s.green + d.green, full),
                   least(s.blue + d.blue, full), least(s.alpha + d.alpha, full)};
}

/// Adds the inverted colours: max(0, a − (sa − s) − (da − d)), a = min(1, sa + da).
CPIXELS_INLINE sixteen plus_darker(sixteen s, sixteen d) {
  const f32x16 zero = {0};
  f32x16 alpha = least(s.alpha + d.alpha, zero + 255);
  f32x16 base = alpha - s.alpha - d.alpha;
  return (sixteen){most(base + s.red + d.red, zero), most(base + s.green + d.green, zero),
                   most(base + s.blue + d.blue, zero), alpha};
}

CPIXELS_INLINE sixteen composite(int32_t mode, sixteen s, sixteen d) {
  const f32x16 zero = {0};
  switch (mode) {
    case CPIXELS_BLEND_SOURCE_ATOP:
      return weigh(s, d, d.alpha, 255 - s.alpha);
    case CPIXELS_BLEND_DESTINATION_OVER:
      return weigh(s, d, 255 - d.alpha, zero + 255);
    case CPIXELS_BLEND_DESTINATION_OUT:
      return weigh(s, d, zero, 255 - s.alpha);
    case CPIXELS_BLEND_XOR:
      return weigh(s, d, 255 - d.alpha, 255 - s.alpha);
    case CPIXELS_BLEND_CLEAR:
      return weigh(s, d, zero, zero);
    case CPIXELS_BLEND_COPY:
      return s;
    case CPIXELS_BLEND_SOURCE_IN:
      return weigh(s, d, d.alpha, zero);
    case CPIXELS_BLEND_SOURCE_OUT:
      return weigh(s, d, 255 - d.alpha, zero);
    case CPIXELS_BLEND_DESTINATION_IN:
      return weigh(s, d, zero, s.alpha);
    case CPIXELS_BLEND_DESTINATION_ATOP:
      return weigh(s, d, 255 - d.alpha, s.alpha);
    case CPIXELS_BLEND_PLUS_LIGHTER:
      return plus_lighter(s, d);
    case CPIXELS_BLEND_PLUS_DARKER:
      return plus_darker(s, d);
    default:
      return blend(mode, s, d);
  }
}

void cpixels_row_blend(int32_t mode, uint8_t *pixels, int32_t count, const uint8_t *source,
                       const uint8_t *coverage) {
  while (count > 0) {
    size_t some = count < 16 ? (size_t)count : 16;
    uint8_t above[64] = {0}, below[64] = {0};
    memcpy(above, source, some * 4);
    memcpy(below, pixels, some * 4);
    sixteen s = load(above), d = load(below);
    f32x16 share = (f32x16){0} + 255;
    if (coverage) {
      uint8_t shares[16] = {0};
      u8x16 bytes;
      memcpy(shares, coverage, some);
      memcpy(&bytes, shares, 16);
      share = __builtin_convertvector(bytes, f32x16);
      coverage += 16;
    }
    int takes_place = mode >= CPIXELS_BLEND_CLEAR;
    if (coverage && !takes_place) {
      EACH(s, to_byte(x * share));
      s.alpha = to_byte(s.alpha * share);
    }
    sixteen result = composite(mode, s, d);
    if (coverage && takes_place) result = weigh(result, d, share, 255 - share);
    store(result, below);
    memcpy(pixels, below, some * 4);
    count -= 16;
    pixels += 64;
    source += 64;
  }
}
