// Numbers as decimal text.

#include "cpixels_text.h"

// The remainder below is exact only if the product was rounded before.
#pragma STDC FP_CONTRACT OFF

/// Returns a number's magnitude in steps of the last decimal.
static uint64_t steps_of(double magnitude, uint64_t per_unit) {
  double scaled = magnitude * (double)per_unit;
  uint64_t steps = (uint64_t)scaled;
  return scaled - (double)steps >= 0.5 ? steps + 1 : steps;
}

/// Writes at least `width` digits and returns the end of the text.
static uint8_t *write_digits(uint64_t value, int width, uint8_t *text) {
  uint8_t reversed[20];
  int count = 0;
  do {
    reversed[count++] = (uint8_t)('0' + value % 10);
    value /= 10;
  } while (value > 0);
  while (count < width) reversed[count++] = '0';
  while (count > 0) *text++ = reversed[--count];
  return text;
}

size_t cpixels_decimal(double value, double limit, int places, bool is_fixed, uint8_t *text) {
  if (places < 0) places = 0;
  if (places > 9) places = 9;
  uint64_t per_unit = 1;
  for (int place = 0; place < places; place++) per_unit *= 10;
  double magnitude = value < 0 ? -value : value;
  if (!(magnitude > 0)) magnitude = 0;
  if (magnitude > limit) magnitude = limit;
  uint64_t steps = steps_of(magnitude, per_unit);
  uint8_t *end = text;
  if (value < 0 && steps > 0) *end++ = '-';
  end = write_digits(steps / per_unit, 1, end);
  uint64_t decimals = steps % per_unit;
  if (places == 0 || (decimals == 0 && !is_fixed)) return (size_t)(end - text);
  *end++ = '.';
  end = write_digits(decimals, places, end);
  while (!is_fixed && end[-1] == '0') end--;
  return (size_t)(end - text);
}
