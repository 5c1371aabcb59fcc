// The position of a pixel in the picture is an integer in units of 1/2²⁴ pixel, which gives the
// four nearest pixels and their weights, in units of 1/256. Products of weights are exact, and the
// sum of the premultiplied channels is rounded once. If several pixels fall into one target pixel,
// their means are interpolated instead.

#include "image_paint.h"

#include <stdlib.h>
#include <string.h>

#include "alpha.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

enum { FRACTION_BITS = 24 };
static const int64_t ONE = 1 << FRACTION_BITS;

// MARK: - Places

static int32_t wrapped(int64_t at, int32_t count, int32_t spread) {
  if (at >= 0 && at < count) return (int32_t)at;
  if (spread == CPIXELS_PAD) return at < 0 ? 0 : count - 1;
  int64_t period = spread == CPIXELS_REFLECT ? 2 * (int64_t)count : count;
  int64_t within = at % period;
  if (within < 0) within += period;
  return (int32_t)(within < count ? within : period - 1 - within);
}

/// Returns the weight of the next tile's near edge relative to this tile's far edge. It is the part
/// of a target pixel beyond the seam, because tiles aren't interpolated across seams.
static uint32_t across_seam(int64_t at, int32_t steepness) {
  int64_t beyond = 128 + ((((at & (ONE - 1)) - ONE / 2) * steepness) >> FRACTION_BITS);
  return beyond < 0 ? 0 : beyond > 256 ? 256 : (uint32_t)beyond;
}

static const uint8_t *pixel(const cpixels_image_source *image, int32_t x, int32_t y) {
  return image->pixels + ((size_t)y * (size_t)image->width + (size_t)x) * 4;
}

// MARK: - Rows

/// Copies a row if its pixels coincide with those of a row of the picture.
static int copy_row(const cpixels_image_source *image, int64_t u, int64_t v, int32_t count,
                    uint8_t *pixels) {
  int64_t column = u >> FRACTION_BITS, row = v >> FRACTION_BITS;
  int is_even = image->across[0] == ONE && image->across[1] == 0;
  int lies_on = !image->is_smooth || ((u | v) & (ONE - 1)) == 0;
  int lies_within = column >= 0 && column + count <= image->width && row >= 0 && row < image->height;
  if (!is_even || !lies_on || !lies_within) return 0;
  memcpy(pixels, pixel(image, (int32_t)column, (int32_t)row), (size_t)count * 4);
  return 1;
}

static void nearest_row(const cpixels_image_source *image, int64_t u, int64_t v, int32_t count,
                        uint8_t *pixels) {
  for (int32_t index = 0; index < count; index++, pixels += 4) {
    int32_t x = wrapped(u >> FRACTION_BITS, image->width, image->spread);
    int32_t y = wrapped(v >> FRACTION_BITS, image->height, image->spread);
    memcpy(pixels, pixel(image, x, y), 4);
    u += image->across[0];
    v += image->across[1];
  }
}

/// Repeats the numbers of four pixels for the four channels of each.
CPIXELS_INLINE u32x16 spread_four(const uint32_t n[4]) {
  return (u32x16){n[0], n[0], n[0], n[0], n[1], n[1], n[1], n[1],
                  n[2], n[2], n[2], n[2], n[3], n[3], n[3], n[3]};
}

CPIXELS_INLINE u32x16 wide(const uint8_t bytes[16]) {
  u8x16 some;
  memcpy(&some, bytes, 16);
  return __builtin_convertvector(some, u32x16);
}

static void smooth_row(const cpixels_image_source *image, int64_t u, int64_t v, int32_t count,
                       uint8_t *pixels) {
  for (; count > 0; count -= 4, pixels += 16) {
    uint8_t corners[4][16] = {{0}};
    uint32_t right[4] = {0}, below[4] = {0};
    int32_t some = count < 4 ? count : 4;
    for (int32_t index = 0; index < some;
         index++, u += image->across[0], v += image->across[1]) {
      int64_t column = u >> FRACTION_BITS, row = v >> FRACTION_BITS;
      right[index] = (uint32_t)(u >> (FRACTION_BITS - 8)) & 255;
      below[index] = (uint32_t)(v >> (FRACTION_BITS - 8)) & 255;
      if (column >= 0 && row >= 0 && column + 1 < image->width && row + 1 < image->height) {
        const uint8_t *first = image->pixels + (row * image->width + column) * 4;
        const uint8_t *second = first + (size_t)image->width * 4;
        memcpy(corners[0] + 4 * index, first, 4);
        memcpy(corners[1] + 4 * index, first + 4, 4);
        memcpy(corners[2] + 4 * index, second, 4);
        memcpy(corners[3] + 4 * index, second + 4, 4);
        continue;
      }
      int32_t x = wrapped(column, image->width, image->spread);
      int32_t y = wrapped(row, image->height, image->spread);
      int32_t next_x = wrapped(column + 1, image->width, image->spread);
      int32_t next_y = wrapped(row + 1, image->height, image->spread);
      if (image->spread == CPIXELS_REPEAT) {
        if (next_x <= x) right[index] = across_seam(u, image->steepness[0]);
        if (next_y <= y) below[index] = across_seam(v, image->steepness[1]);
      }
      memcpy(corners[0] + 4 * index, pixel(image, x, y), 4);
      memcpy(corners[1] + 4 * index, pixel(image, next_x, y), 4);
      memcpy(corners[2] + 4 * index, pixel(image, x, next_y), 4);
      memcpy(corners[3] + 4 * index, pixel(image, next_x, next_y), 4);
    }
    u32x16 x = spread_four(right), y = spread_four(below);
    u32x16 upper = wide(corners[0]) * (256 - x) + wide(corners[1]) * x;
    u32x16 lower = wide(corners[2]) * (256 - x) + wide(corners[3]) * x;
    u32x16 sum = upper * (256 - y) + lower * y + 32768;
    u8x16 four = __builtin_convertvector(sum >> 16, u8x16);
    memcpy(pixels, &four, (size_t)some * 4);
  }
}

static void image_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels) {
  const cpixels_image_source *image = (const cpixels_image_source *)source;
  int64_t u = image->base[0] + x * image->across[0] + y * image->down[0];
  int64_t v = image->base[1] + x * image->across[1] + y * image->down[1];
  if (!copy_row(image, u, v, count, pixels)) {
    if (image->is_smooth) smooth_row(image, u, v, count, pixels);
    else nearest_row(image, u, v, count, pixels);
  }
  if (image->opacity < 65535) cpixels_row_scale(pixels, count, image->opacity);
}

// MARK: - Making

/// Rounds to 1/2²⁴; NaN and large values are clamped so that sums don't overflow.
static int64_t fixed(double value, double limit) {
  if (!(value < limit)) value = limit;
  if (!(value > -limit)) value = -limit;
  double scaled = value * (double)ONE;
  return (int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

static void premultiply(const uint8_t *straight, uint8_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index += 4) {
    size_t size = (count - index < 4 ? count - index : 4) * 4;
    u8x16 some = {0};
    memcpy(&some, straight + index * 4, size);
    u8x16 alpha = __builtin_shufflevector(some, some, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15,
                                          15, 15, 15);
    const u8x16 keep = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
    u16x16 product = __builtin_convertvector(some, u16x16) *
                         __builtin_convertvector(alpha | keep, u16x16) + 128;
    some = __builtin_convertvector((product + (product >> 8)) >> 8, u8x16);
    memcpy(pixels + index * 4, &some, size);
  }
}

/// Returns the number of pixels along an axis whose mean becomes one pixel: as many as fall into a
/// target pixel, because interpolation between neighbours would skip the others. Tiles aren't
/// reduced, because each mean would have to fit into one tile.
static int32_t reduction(double step, int32_t count, const cpixels_paint *paint) {
  if (!paint->is_smooth || paint->spread != CPIXELS_PAD || step < 2) return 1;
  return step < count ? (int32_t)step : count;
}

/// Replaces the pixels of an image by the means of blocks; those at the right and bottom edge can be
/// smaller. Returns 0 if memory runs out.
static int reduce(cpixels_image_source *image, const int32_t factors[2]) {
  int32_t width = (image->width + factors[0] - 1) / factors[0];
  int32_t height = (image->height + factors[1] - 1) / factors[1];
  uint8_t *means = malloc((size_t)width * (size_t)height * 4);
  if (!means) return 0;
  for (int32_t row = 0; row < height; row++) {
    int32_t top = row * factors[1];
    int32_t lines = image->height - top < factors[1] ? image->height - top : factors[1];
    for (int32_t column = 0; column < width; column++) {
      int32_t left = column * factors[0];
      int32_t across = image->width - left < factors[0] ? image->width - left : factors[0];
      uint64_t sums[4] = {0}, count = (uint64_t)lines * (uint64_t)across;
      for (int32_t y = top; y < top + lines; y++) {
        const uint8_t *from = pixel(image, left, y);
        u32x4 line = {0};
        for (int32_t x = 0; x < across; x++, from += 4) {
          line += (u32x4){from[0], from[1], from[2], from[3]};
        }
        for (int channel = 0; channel < 4; channel++) sums[channel] += line[channel];
      }
      uint8_t *mean = means + ((size_t)row * (size_t)width + (size_t)column) * 4;
      for (int channel = 0; channel < 4; channel++) {
        mean[channel] = (uint8_t)((sums[channel] + count / 2) / count);
      }
    }
  }
  free(image->pixels);
  image->pixels = means;
  image->width = width;
  image->height = height;
  return 1;
}

int cpixels_is_opaque(const uint8_t *pixels, size_t count) {
  u8x16 all = (u8x16){0} + 255;
  for (; count >= 4; count -= 4, pixels += 16) {
    u8x16 some;
    memcpy(&some, pixels, 16);
    all &= some;
  }
  uint8_t alpha = all[3] & all[7] & all[11] & all[15];
  for (; count > 0; count--, pixels += 4) alpha &= pixels[3];
  return alpha == 255;
}

void cpixels_copy_part(const uint8_t *pixels, size_t width, size_t left, size_t top,
                       size_t part_width, size_t part_height, uint8_t *part) {
  for (size_t row = 0; row < part_height; row++) {
    memcpy(part + row * part_width * 4, pixels + ((top + row) * width + left) * 4, part_width * 4);
  }
}

int cpixels_image_make(cpixels_image_source *image, const cpixels_paint *paint) {
  size_t count = (size_t)paint->image_width * (size_t)paint->image_height;
  *image = (cpixels_image_source){
      .source = {image_row, paint->opacity == 65535 && cpixels_is_opaque(paint->image, count)},
      .pixels = malloc(count * 4),
      .width = paint->image_width,
      .height = paint->image_height,
      .spread = paint->spread,
      .is_smooth = paint->is_smooth,
      .opacity = paint->opacity};
  if (!image->pixels) return 0;
  premultiply(paint->image, image->pixels, count);
  const cpixels_matrix *m = &paint->matrix;
  double determinant = m->a * m->d - m->b * m->c;
  double inverse = determinant * determinant > 0 ? 1 / determinant : 0;
  double across[2] = {m->d * inverse, -m->b * inverse}, down[2] = {-m->c * inverse, m->a * inverse};
  int32_t sides[2] = {image->width, image->height}, factors[2] = {1, 1};
  for (int axis = 0; axis < 2; axis++) {
    double step =
        __builtin_elementwise_sqrt(across[axis] * across[axis] + down[axis] * down[axis]);
    factors[axis] = reduction(step, sides[axis], paint);
    double size = factors[axis];
    double base = (across[axis] * (0.5 - m->tx) + down[axis] * (0.5 - m->ty)) / size;
    image->across[axis] = fixed(across[axis] / size, 1 << 22);
    image->down[axis] = fixed(down[axis] / size, 1 << 22);
    step /= size;
    image->steepness[axis] = (int32_t)(step >= 1 ? 256 : step > 0.001 ? 256 / step : 256000);
    // Smooth bitmaps are interpolated between pixel centres; in others a pixel extends from edge to
    // edge.
    image->base[axis] = fixed(base - (paint->is_smooth ? 0.5 : 0), 274877906944.0);
  }
  if ((factors[0] > 1 || factors[1] > 1) && !reduce(image, factors)) {
    cpixels_image_free(image);
    return 0;
  }
  return 1;
}

void cpixels_image_free(cpixels_image_source *image) {
  free(image->pixels);
  image->pixels = NULL;
}
