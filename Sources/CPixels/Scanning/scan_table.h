/// A table of the sides of a row, for rows that many sides cross, all of them in straight lines.
///
/// The numbers that are needed to follow the sides are kept in arrays, from row to row, so that
/// four sides are followed at once, and neighbours are adjacent in memory.
#ifndef CPIXELS_SCAN_TABLE_H
#define CPIXELS_SCAN_TABLE_H

#include "scanner.h"

enum {
  /// The smallest and the largest number of sides.
  CPIXELS_LEAST_IN_TABLE = 12,
  CPIXELS_MOST_IN_TABLE = 512,
  /// The smallest number of rows for which the table is filled.
  CPIXELS_LEAST_TABLE_ROWS = 3,
  /// Four entries after the last one are right of every column.
  CPIXELS_TABLE_ENTRIES = CPIXELS_MOST_IN_TABLE + 4,
};

/// The sides in the order of the scanner, with an array per number.
struct cpixels_table {
  cpixels_line lines[CPIXELS_TABLE_ENTRIES];  ///< in the row
  double slopes[CPIXELS_TABLE_ENTRIES];       ///< of the current edges
  /// The beginnings of the current edges.
  double from_x[CPIXELS_TABLE_ENTRIES], from_y[CPIXELS_TABLE_ENTRIES];
  int32_t x[CPIXELS_TABLE_ENTRIES];  ///< at the top of the next row
  int32_t windings[CPIXELS_TABLE_ENTRIES];
  /// One bit per side: whether it is left of the side before it.
  uint64_t unsorted[CPIXELS_TABLE_ENTRIES / 64 + 1];
  size_t count;
};

/// Returns the first row from `row` on that not all of the first `count` sides in `order` cross in
/// straight lines, or in which another side begins.
int32_t cpixels_end_of_straight_rows(const cpixels_scanner *scanner, int32_t row, size_t count);

/// Copies the first `count` sides in `order` to the table. Returns 0 if memory runs out.
int cpixels_fill_table(cpixels_scanner *scanner, size_t count);

/// Follows the sides to the bottom of the row, and sorts them.
void cpixels_follow_table(cpixels_scanner *scanner);

/// Updates the sides after the rows in the table.
void cpixels_leave_table(cpixels_scanner *scanner);

#endif
