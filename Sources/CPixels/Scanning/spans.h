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
  /// A whole row of a simple shape at once: four pixels from (x, y) on and, after `between` more of
  /// the same coverage, 0…255, four others, with one byte each. Those whose byte is 0 may lie beyond
  /// the end of the row, where there is nothing but memory. NULL where it has to be `run`.
  void (*edges)(struct cpixels_sink *sink, int32_t x, int32_t y, int32_t between, uint8_t coverage,
                const uint8_t bytes[8]);
} cpixels_sink;

#endif
