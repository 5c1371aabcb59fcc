#include "png_rows.h"

typedef uint8_t bytes64 __attribute__((vector_size(64)));
typedef int8_t signed64 __attribute__((vector_size(64)));
typedef uint16_t sums64 __attribute__((vector_size(128)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef int16_t words32 __attribute__((vector_size(64)));

// Vectors wider than those of the machine are passed by pointer, because there is no stable calling
// convention for passing them by value.

static void widen(const uint8_t *from, words32 *wide) {
  bytes32 block;
  memcpy(&block, from, 32);
  *wide = __builtin_convertvector(block, words32);
}

static void make_absolute(words32 *value) {
  words32 sign = *value >> 15;
  *value = (*value ^ sign) - sign;
}

/// Writes the Paeth prediction: the one of left, above and above-left that is nearest to left +
/// above − above-left. In a tie, the first in this order is used.
static void paeth(const uint8_t *row, const uint8_t *above, size_t pixel_bytes, uint8_t *to) {
  words32 a, b, c;
  widen(row - pixel_bytes, &a);
  widen(above, &b);
  widen(above - pixel_bytes, &c);
  words32 from_a = b - c, from_b = a - c, from_c = a + b - c - c;
  make_absolute(&from_a);
  make_absolute(&from_b);
  make_absolute(&from_c);
  words32 is_a = (words32)((from_a <= from_b) & (from_a <= from_c));
  words32 is_b = (words32)(from_b <= from_c);
  words32 choice = (a & is_a) | (~is_a & ((b & is_b) | (c & ~is_b)));
  bytes32 narrow = __builtin_convertvector(choice, bytes32);
  memcpy(to, &narrow, 32);
}

static void predict(unsigned filter, const uint8_t *row, const uint8_t *above, size_t pixel_bytes,
                    uint8_t prediction[64]) {
  bytes64 left, up;
  switch (filter) {
    case 1: memcpy(prediction, row - pixel_bytes, 64); break;
    case 2: memcpy(prediction, above, 64); break;
    case 3:
      memcpy(&left, row - pixel_bytes, 64);
      memcpy(&up, above, 64);
      left = (left & up) + ((left ^ up) >> 1);
      memcpy(prediction, &left, 64);
      break;
    case 4:
      paeth(row, above, pixel_bytes, prediction);
      paeth(row + 32, above + 32, pixel_bytes, prediction + 32);
      break;
    default: memset(prediction, 0, 64);
  }
}

static uint64_t total(const sums64 *sums) {
  uint64_t sum = 0;
  for (int i = 0; i < 64; i++) sum += (*sums)[i];
  return sum;
}

uint64_t cpixels_png_filter(unsigned filter, const uint8_t *row, const uint8_t *above,
                            size_t count, size_t pixel_bytes, uint8_t *filtered) {
  uint64_t sum = 0;
  sums64 sums = {0};
  for (size_t at = 0; at < count; at += 64) {
    bytes64 block, prediction;
    predict(filter, row + at, above + at, pixel_bytes, (uint8_t *)&prediction);
    memcpy(&block, row + at, 64);
    block -= prediction;
    if (count - at < 64) {
      uint8_t tail[64] = {0};
      memcpy(tail, &block, count - at);
      memcpy(&block, tail, 64);
    }
    memcpy(filtered + at, &block, 64);
    bytes64 sign = (bytes64)((signed64)block >> 7);
    sums += __builtin_convertvector((block ^ sign) - sign, sums64);
    // A 16-bit lane can hold the sum of 511 values of at most 128.
    if (at / 64 % 256 == 255) {
      sum += total(&sums);
      sums = (sums64){0};
    }
  }
  return sum + total(&sums);
}
