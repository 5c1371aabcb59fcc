/// Runs of coverage along a row, on their way from the scanner to what takes them.
#ifndef CPIXELS_SPANS_H
#define CPIXELS_SPANS_H

#include <stdint.h>

/// What takes the coverage of a shape, row by row from the top, runs from left to right.
typedef struct cpixels_sink {
  /// `length` pixels from (x, y) on: `coverage` is 1…255 for all of them, or, where `bytes` is not
  /// NULL, one byte each, of which some may be 0.
  void (*run)(struct cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
              const uint8_t *bytes);
} cpixels_sink;

#endif
