/// Sending a row's cells to a sink as runs, while the row is resolved from left to right.
#ifndef CPIXELS_SCAN_RUNS_H
#define CPIXELS_SCAN_RUNS_H

#include "scan_cells.h"

/// The columns whose cells were changed last, and the coverage to the left of them.
typedef struct {
  cpixels_scanner *scanner;
  cpixels_sink *sink;
  int32_t left, y;      ///< position of the row's first column in the picture
  int32_t first, end;   ///< unsent columns; the cell after them may be nonzero as well
  int32_t area;         ///< the area of the column before `first`
} cpixels_runs;

/// The smallest number of unchanged columns that separates two runs.
enum { GAP_WORTH_A_RUN = 8 };

CPIXELS_INLINE cpixels_runs cpixels_runs_begin(cpixels_scanner *scanner, cpixels_box box,
                                               int32_t row, cpixels_sink *sink) {
  return (cpixels_runs){scanner, sink, box.left, box.top + row, 0, 0, 0};
}

/// Sends the collected groups of four pixels.
CPIXELS_INLINE void cpixels_runs_send_fours(cpixels_runs *runs) {
  cpixels_fours *fours = &runs->scanner->fours;
  runs->sink->fours(runs->sink, runs->y, fours->count, fours->x, fours->bytes[0]);
  fours->count = 0;
}

/// Collects four pixels from a column on, or sends them at once if the sink doesn't implement
/// `fours`. A processor would wait for the coverage of a group before painting it, so many groups
/// are computed first.
CPIXELS_INLINE void cpixels_runs_add_four(cpixels_runs *runs, int32_t column, u8x4 coverage) {
  cpixels_fours *fours = &runs->scanner->fours;
  int32_t x = runs->left + column;
  memcpy(fours->bytes[fours->count], &coverage, sizeof(coverage));
  if (!runs->sink->fours) {
    runs->sink->run(runs->sink, x, runs->y, 4, 0, fours->bytes[0]);
    return;
  }
  fours->x[fours->count++] = x;
  if (fours->count == CPIXELS_MOST_FOURS) cpixels_runs_send_fours(runs);
}

/// Sends the changed columns.
CPIXELS_INLINE void cpixels_runs_flush(cpixels_runs *runs) {
  if (runs->end == runs->first) return;
  cpixels_scanner *scanner = runs->scanner;
  int32_t last = scanner->visible_columns, end = runs->end < last ? runs->end : last;
  end = cpixels_round_up(runs->first, end, last);
  runs->area = cpixels_integrate(scanner, runs->first, end, runs->area);
  if (end > runs->first) {
    runs->sink->run(runs->sink, runs->left + runs->first, runs->y, end - runs->first, 0,
                    scanner->coverage + runs->first);
  }
  // The cell after the columns, and the area on the right side of the box.
  int32_t column = end;
  for (; column <= runs->end; column++) {
    runs->area += scanner->cells[column];
    scanner->cells[column] = 0;
  }
  runs->first = runs->end = end > runs->end ? end : runs->end;
}

/// Records that the cells of the columns from `first` up to `end`, and the one after, may be
/// nonzero.
CPIXELS_INLINE void cpixels_runs_add(cpixels_runs *runs, int32_t first, int32_t end) {
  if (runs->end > runs->first && first - runs->end < GAP_WORTH_A_RUN) {
    if (end > runs->end) runs->end = end;
    return;
  }
  cpixels_runs_flush(runs);
  int32_t coverage = cpixels_coverage_of(runs->area);
  if (coverage && first > runs->end) {
    runs->sink->run(runs->sink, runs->left + runs->end, runs->y, first - runs->end,
                    (uint8_t)coverage, NULL);
  }
  runs->first = first;
  runs->end = end;
}

#endif
