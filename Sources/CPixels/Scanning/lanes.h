/// Clusters too busy to be taken apart piece by piece: sixteen lines of the row at once.
///
/// Each edge becomes a vector of the crossings where it cuts the lines. The columns that it crosses are
/// counted first, so that the cuts of a column then stand side by side, those of edges running down
/// before those of edges running up. How a column is resolved from them is in `scan_column.h`.
///
/// Left of a column the winding is the same on all lines, but for edges that begin or end inside the
/// row: these are listed with the last column they cross.
#ifndef CPIXELS_LANES_H
#define CPIXELS_LANES_H

#include <stdlib.h>

#include "scan_cells.h"
#include "scan_straight.h"

enum { LINE_HEIGHT = SUBPIXELS / LINES };

/// A place beyond all columns, for lines that an edge does not cut.
enum { NOWHERE = INT16_MAX };

/// An edge within the row that is not straight, begins or ends there, or crosses many columns.
typedef struct {
  i16x16 at;            ///< where it cuts the lines, in crossings from the left of the first column
  int32_t first, last;  ///< the columns it crosses
  int32_t winding;
  uint32_t next;  ///< the edge before it with the same last column, plus 1; 0 for none
} cut_edge;

/// What is known of a column. Of the edges running down, and up, at first how many begin to cross
/// columns here, and how many have ended to left of it; then where the next cut goes, and the winding
/// on the left.
typedef union {
  struct {
    int32_t begun[2], ended[2];
  };
  struct {
    int32_t next[2], winding;
  };
} column;

/// Room for a row, kept from row to row.
struct cpixels_lanes {
  straight_edges straight[2];  ///< those running down, and up
  cut_edge *edges;             ///< the others
  size_t count, edge_capacity;
  column *columns;  ///< of the row; after them, one that nobody looks at
  uint32_t *listed;  ///< for each the last edge that ends there without cutting all lines, plus 1
  int some_listed;
  size_t column_count;
  crossings *cuts;
  size_t cut_capacity;
  crossings *evened, *sorted;  ///< for those of one column, with what makes up for uneven windings
  size_t evened_capacity, sorted_capacity;
};

/// Grows memory whose items need the alignment of a vector. What was used of it is kept.
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

/// Which of a column's lists the cuts of an edge belong to.
CPIXELS_INLINE int list_of(int even_odd, int32_t winding) { return !even_odd & (winding < 0); }

/// Counts the cuts of an edge.
CPIXELS_INLINE void count_cuts(column *columns, int list, int32_t first, int32_t last) {
  columns[first].begun[list]++;
  columns[last + 1].ended[list]++;
}

/// Adds the edge that begins with a piece and goes on with those which follow it, up to `end`.
/// Returns the piece after it, NULL when memory ran out. Moves `lo` and `hi` to where it reaches if
/// it is not straight.
cpixels_piece *const *cpixels_cut_pieces(cpixels_scanner *scanner, cpixels_piece *const *pieces,
                                         cpixels_piece *const *end, int32_t *lo, int32_t *hi);

/// Adds the coverage of columns, from `first` to before `end`, to the cells, and clears the columns.
/// `winding` is left of them.
void cpixels_resolve_columns(cpixels_scanner *scanner, int32_t first, int32_t end,
                             int32_t winding);

#endif
