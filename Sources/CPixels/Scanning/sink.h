/// Sinks, which receive the coverage of a shape.
#ifndef CPIXELS_SINK_H
#define CPIXELS_SINK_H

#include <stdint.h>

/// A receiver of a shape's coverage, row by row from the top, with the runs of a row from left to
/// right. If it implements `edges`, it may receive a pixel several times, all but once with
/// coverage 0. If it implements `fours`, it may receive the pixels of a row in any order.
typedef struct cpixels_sink {
  /// Receives the coverage of `length` pixels from (x, y) on. If `bytes` is NULL, all have the same
  /// `coverage`, 1…255. Otherwise `bytes` has one byte per pixel, 0…255, and `coverage` is ignored.
  void (*run)(struct cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
              const uint8_t *bytes);
  /// Receives the pixels between two sides of a shape at once: four pixels from (x, y) on, then
  /// `between` pixels that all have the same `coverage`, 0…255, then four more. `bytes` has the
  /// coverage of the first four and of the last four. Pixels whose byte is 0 may be beyond the end
  /// of the row, in writable memory. NULL if `run` must be used.
  void (*edges)(struct cpixels_sink *sink, int32_t x, int32_t y, int32_t between, uint8_t coverage,
                const uint8_t bytes[8]);
  /// Receives `count` groups of four pixels of row y at once, in any order: the first pixel of each
  /// is at x[index], and `bytes` has the coverage of all. NULL if `run` must be used.
  void (*fours)(struct cpixels_sink *sink, int32_t y, int32_t count, const int32_t *x,
                const uint8_t *bytes);
} cpixels_sink;

#endif
