/// A table of the sides of a row, for rows that many straight sides cross.
///
/// The numbers that are needed to follow the sides are kept in arrays, from row to row, so that
/// four sides are followed at once, and neighbours are adjacent in memory.
#ifndef CPIXELS_SCAN_TABLE_H
#define CPIXELS_SCAN_TABLE_H

#include "scanner.h"

/// Returns the first row, from `row` on, in which another side begins, or which one of the first
/// `count` sides in `order` doesn't cross in a straight line.
int32_t cpixels_end_of_straight_rows(const cpixels_scanner *scanner, int32_t row, size_t count);

/// Copies the first `count` sides in `order` to the table. Returns 0 if memory runs out.
int cpixels_fill_table(cpixels_scanner *scanner, size_t count);

/// Follows the sides to the bottom of the row, and sorts them.
void cpixels_follow_table(cpixels_scanner *scanner);

/// Updates the sides after the rows in the table.
void cpixels_leave_table(cpixels_scanner *scanner);

#endif
