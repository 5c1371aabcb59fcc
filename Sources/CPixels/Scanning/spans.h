/// Runs of coverage along a row, and the sinks that receive them.
#ifndef CPIXELS_SPANS_H
#define CPIXELS_SPANS_H

#include <stdint.h>

/// A receiver of a shape's coverage, row by row from the top, runs from left to right.
typedef struct cpixels_sink {
  /// Receives `length` pixels from (x, y) on: `coverage` is 1…255 for all of them or, if `bytes` is
  /// not NULL, one byte each, some of which may be 0.
  void (*run)(struct cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
              const uint8_t *bytes);
  /// Receives a whole row of a simple shape at once: four pixels from (x, y) on and, after
  /// `between` more of the same coverage, 0…255, four others, with one byte each. Pixels whose byte
  /// is 0 may be beyond the end of the row, in writable memory. NULL if `run` must be used.
  void (*edges)(struct cpixels_sink *sink, int32_t x, int32_t y, int32_t between, uint8_t coverage,
                const uint8_t bytes[8]);
} cpixels_sink;

#endif
