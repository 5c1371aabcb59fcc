/// Scan conversion of clusters with too many pieces, by sampling sixteen lines of the row at once.
///
/// Each edge becomes a vector of its crossings with the lines. The columns that it crosses are
/// counted first, so that the crossings of a column are stored together, those of edges running
/// down before those of edges running up. `scan_column.h` resolves a column from them.
///
/// Left of a column the winding is the same on all lines, except for edges that begin or end inside
/// the row: these are listed with the last column they cross.
#ifndef CPIXELS_LANES_H
#define CPIXELS_LANES_H

#include <stdlib.h>

#include "scan_cells.h"
#include "scan_straight.h"

enum { LINE_HEIGHT = SUBPIXELS / LINES };

/// The number of positions in a column.
enum { POSITIONS = 256 };

/// A position beyond all columns, for lines that an edge doesn't cross.
enum { NOWHERE = INT16_MAX };

/// An edge within the row that is not straight, begins or ends there, or crosses many columns.
typedef struct {
  i16x16 at;            ///< crossings with the lines, from the left of the first column
  int32_t first, last;  ///< the columns it crosses
  int32_t winding;
  uint32_t next;  ///< the edge before it with the same last column, plus 1; 0 for none
} crossing_edge;

/// Per direction, the number of edges that begin to cross columns at a column, and of those that
/// ended left of it.
typedef struct {
  int32_t begun[2], ended[2];
} edge_counts;

/// The sides of crowded rows with the same winding: copies of what is needed to follow them.
typedef struct {
  cpixels_side **sides;
  double *slopes;           ///< of the current edges; 0 if an edge is too flat
  double *from_x, *from_y;  ///< where the current edges begin
  int32_t *x;      ///< at the top of the next row; those of the sides aren't updated
  int32_t *reach;  ///< rows whose bottom is above this y are crossed in a straight, narrow line
  size_t count, capacity;
  size_t *ended;  ///< the members that ended in the row
  size_t ended_count;
} crowd;

/// A list of columns.
typedef struct {
  int32_t *columns;
  size_t count;
} column_list;

/// The columns to be measured by the nonzero rule whose windings are the same on all lines.
typedef struct {
  column_list singles, pairs, others;  ///< one crossing; one down and one up; any number
} column_lists;

/// The windings left of a column, if they differ between lines.
typedef struct {
  i32x16 excess;  ///< over the column's winding
  int differ;     ///< whether any excess is not 0
  int32_t more;   ///< the excess of lines further left that became the same on all lines
} line_windings;

/// A column whose windings differ between lines.
typedef struct {
  i32x16 excess;  ///< over the column's winding
  int32_t column;
} split_column;

/// Memory for a row, kept from row to row.
struct cpixels_lanes {
  crowd crowds[2];  ///< sides running down, and up; empty between rows that aren't crowded
  size_t joined;    ///< the number of sides in `order` that have been members or had ended before
  straight_edges straight[2];  ///< those running down, and up
  i32x4 least, most;           ///< the smallest and largest x of straight edges, each in four parts
  crossing_edge *edges;        ///< the others
  size_t count, edge_capacity;
  edge_counts *counts;  ///< per column; all are zero between rows
  int32_t *windings;    ///< per column, the winding on the left
  int32_t *from;        ///< per column, the slot of its first crossing
  int32_t *next[2];     ///< per direction and column, the slot of the next crossing
  uint32_t *listed;  ///< per column, the last edge ending there without crossing all lines, plus 1
  int some_listed;
  int16_t *areas;   ///< per column, 0…4080
  column_lists lists;
  split_column *split;  ///< the columns whose windings differ between lines
  size_t split_count;
  size_t column_count;
  crossings *cuts;
  size_t crossing_capacity;
  /// The crossings of one column, preceded by some that compensate for lines with different windings.
  crossings *line_crossings;
  crossings *sorted;  ///< those of one column
  size_t line_crossing_capacity, sorted_capacity;
  /// The changes of winding at each position of each line of one column, if they are counted.
  int32_t changes[POSITIONS][LINES];
};

/// Grows memory for items with the alignment of a vector, keeping the used part.
static inline int make_aligned(void *items, size_t *capacity, size_t used, size_t count,
                               size_t size) {
  if (count <= *capacity) return 1;
  size_t wanted = count * 2;
  void *old, *grown = aligned_alloc(64, (wanted * size + 63) / 64 * 64);
  if (!grown) return 0;
  memcpy(&old, items, sizeof(void *));
  if (used) memcpy(grown, old, used * size);
  free(old);
  memcpy(items, &grown, sizeof(void *));
  *capacity = wanted;
  return 1;
}

/// Returns the index of the list, in each column, to which an edge's crossings belong.
CPIXELS_INLINE int list_of(int even_odd, int32_t winding) { return !even_odd & (winding < 0); }

/// Counts the crossings of an edge.
CPIXELS_INLINE void count_crossings(edge_counts *counts, int list, int32_t first, int32_t last) {
  counts[first].begun[list]++;
  counts[last + 1].ended[list]++;
}

/// Frees a crowd's memory.
void cpixels_crowd_free(crowd *members);

/// Adds to the crowds the sides of the first `count` in `order` that didn't join yet. Returns 0 if
/// memory runs out.
int cpixels_join_crowd(cpixels_scanner *scanner, size_t count);

/// Moves the members of a crowd to the bottom of the row, and adds their crossings. Returns 0 if
/// memory runs out.
int cpixels_cross_crowd(cpixels_scanner *scanner, int list);

/// Adds the edge that starts with a piece and continues with those after it, up to `end`. Returns
/// the piece after it, or NULL if memory runs out. Extends `lo` and `hi` to the edge if it is not
/// straight.
cpixels_piece *const *cpixels_cross_pieces(cpixels_scanner *scanner, cpixels_piece *const *pieces,
                                           cpixels_piece *const *end, int32_t *lo, int32_t *hi);

/// Returns the area of a column with the nonzero rule. If `line_windings` isn't NULL, the lines
/// begin with these windings more than `winding`.
int32_t cpixels_area_by_winding(struct cpixels_lanes *lanes, const crossings *cuts, size_t down,
                                size_t up, int32_t winding, const i32x16 *line_windings);

/// The same with the even-odd rule.
int32_t cpixels_area_by_parity(struct cpixels_lanes *lanes, const crossings *cuts, size_t count,
                               int32_t winding, const i32x16 *line_windings);

/// Converts the counts of columns into windings and the slots of their crossings, and clears them.
/// An unused slot follows the slots of each column. With the nonzero rule, also lists the columns
/// to be measured, and sets the areas of the others. Returns the number of slots, or more than
/// INT32_MAX if there are too many.
size_t cpixels_place_columns(struct cpixels_lanes *lanes, int even_odd, int32_t first, int32_t end,
                             int32_t winding);

/// Adds the edges listed in a column, which don't cross all lines, to the windings right of it, and
/// empties the list.
void cpixels_take_listed(struct cpixels_lanes *lanes, int32_t column, line_windings *lines);

/// Computes the areas of columns, from `first` to before `end`.
void cpixels_measure_columns(cpixels_scanner *scanner, int32_t first, int32_t end);

/// Adds the measured areas to the cells. `winding` is the winding to the left of them.
void cpixels_add_columns(cpixels_scanner *scanner, int32_t first, int32_t end, int32_t winding);

#endif
