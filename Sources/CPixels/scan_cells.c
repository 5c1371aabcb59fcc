// From the cells of a row to runs of coverage.

#include "scan_cells.h"

#include <string.h>

/// Turns differences into coverage from `first` up to `end`, and clears them. Returns the area at
/// the end.
CPIXELS_INLINE int32_t integrate(cpixels_scanner *scanner, int32_t first, int32_t end,
                                 int32_t area) {
  int32_t column = first;
  int32_t *cells = scanner->cells;
  uint8_t *coverage = scanner->coverage;
  for (; column + 16 <= end; column += 16) {
    const i32x16 zero = {0};
    i32x16 sum;
    memcpy(&sum, cells + column, sizeof(i32x16));
    memcpy(cells + column, &zero, sizeof(i32x16));
    sum += __builtin_shufflevector(zero, sum, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                                   28, 29, 30);
    sum += __builtin_shufflevector(zero, sum, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                                   28, 29);
    sum += __builtin_shufflevector(zero, sum, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                                   26, 27);
    sum += __builtin_shufflevector(zero, sum, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22,
                                   23);
    sum += area;
    area = sum[15];
    i32x16 share = sum >> (FULL_BITS - 16);
    share &= share > 0;
    i32x16 over = share > 65536;
    share = (share & ~over) | (over & 65536);
    // 255 times, as SSE2 has no product of 32-bit numbers.
    share = ((share << 8) - share + 32768) >> 16;
    u8x16 packed = __builtin_convertvector(share, u8x16);
    memcpy(coverage + column, &packed, sizeof(u8x16));
  }
  for (; column < end; column++) {
    area += cells[column];
    cells[column] = 0;
    coverage[column] = (uint8_t)cpixels_coverage_of(area);
  }
  return area;
}

/// The first column from `column` on whose bit is `value`, or `end`.
CPIXELS_INLINE int32_t find_bit(const uint64_t *touched, int32_t column, int32_t end, int value) {
  uint64_t flip = value ? 0 : ~(uint64_t)0;
  while (column < end) {
    uint64_t word = (touched[column >> 6] ^ flip) >> (column & 63);
    if (word) {
      column += __builtin_ctzll(word);
      return column < end ? column : end;
    }
    column = (column | 63) + 1;
  }
  return end;
}

void cpixels_emit_row(cpixels_scanner *scanner, cpixels_box box, int32_t row, int32_t low,
                      int32_t high, cpixels_sink *sink) {
  enum { GAP_WORTH_A_RUN = 8 };
  int32_t end = high + 2 < scanner->last_column ? high + 2 : scanner->last_column;
  int32_t column = low, area = 0, y = box.top + row;
  while (column < end) {
    int32_t first = find_bit(scanner->touched, column, end, 1);
    int32_t coverage = cpixels_coverage_of(area);
    if (first > column && coverage) {
      sink->run(sink, box.left + column, y, first - column, (uint8_t)coverage, NULL);
    }
    if (first == end) break;
    int32_t last = first;
    while (1) {
      last = find_bit(scanner->touched, last, end, 0);
      int32_t next = find_bit(scanner->touched, last, end, 1);
      if (next == end || next - last >= GAP_WORTH_A_RUN) break;
      last = next;
    }
    area = integrate(scanner, first, last, area);
    sink->run(sink, box.left + first, y, last - first, 0, scanner->coverage + first);
    column = last;
  }
  // Two cells beyond the box take what touches its right side.
  scanner->cells[scanner->last_column] = scanner->cells[scanner->last_column + 1] = 0;
  for (int32_t word = low >> 6; word <= (high + 2) >> 6; word++) scanner->touched[word] = 0;
}
