/// The scan of rows that many straight sides cross.
#ifndef CPIXELS_SCAN_TABLE_ROWS_H
#define CPIXELS_SCAN_TABLE_ROWS_H

#include "scan_table.h"
#include "sink.h"

/// Scans rows from `row` on, as long as the first `count` sides in `order` cross them in straight
/// lines, no other side begins, and the row isn't crowded. `row` itself must not be crowded, and
/// `count` must be at least CPIXELS_LEAST_IN_TABLE. Returns the number of scanned rows: 0 if there
/// are too few rows or too many sides for the table, and −1 if memory runs out.
int32_t cpixels_scan_table_rows(cpixels_scanner *scanner, cpixels_box box, int32_t row,
                                size_t count, cpixels_sink *sink);

#endif
