// The coverage of a shape as one byte per pixel, for Scripts/coverage.

#include <string.h>

#include "Scanning/scan.h"

typedef struct {
  cpixels_sink sink;
  uint8_t *bytes;
  int32_t side;
} collector;

static void take(cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                 const uint8_t *bytes) {
  collector *to = (collector *)sink;
  uint8_t *row = to->bytes + (size_t)y * (size_t)to->side + x;
  if (bytes) memcpy(row, bytes, (size_t)length);
  else memset(row, coverage, (size_t)length);
}

/// Writes `side` × `side` bytes; returns 0 if memory runs out.
int coverage_of_shape(cpixels_shape *shape, int even_odd, int32_t side, uint8_t *bytes) {
  memset(bytes, 0, (size_t)side * (size_t)side);
  collector to = {{take}, bytes, side};
  return cpixels_scan(shape, even_odd, &to.sink);
}
