/// Scanning rows that many sides cross, all of them in straight lines.
#ifndef CPIXELS_SCAN_TABLE_ROWS_H
#define CPIXELS_SCAN_TABLE_ROWS_H

#include "scan_table.h"
#include "sink.h"

/// Scans the rows from `row` on that the first `count` sides in `order` all cross in straight
/// lines, and in which no other side begins, until one is crowded. `row` isn't crowded, and `count`
/// is at least CPIXELS_LEAST_IN_TABLE. Returns the number of rows, which is 0 if they are too few or
/// the sides too many for the table, or −1 if memory runs out.
int32_t cpixels_scan_table_rows(cpixels_scanner *scanner, cpixels_box box, int32_t row,
                                size_t count, cpixels_sink *sink);

#endif
