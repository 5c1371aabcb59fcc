/// The data of scan conversion: chains of edges, their pieces within a row, and the row's cells, in
/// which coverage is summed.
///
/// Unless noted, heights are in steps from the top of the row, and x in steps from the left of the
/// box.
#ifndef CPIXELS_SCANNER_H
#define CPIXELS_SCANNER_H

#include "Edges/edges.h"
#include "sink.h"

/// Consecutive downward edges: a side of a shape.
typedef struct {
  uint32_t first;   ///< the uppermost edge
  uint32_t count;   ///< the number of edges
  int32_t winding;  ///< of all edges; also the index step to the next edge below
} cpixels_chain;

/// The part of one edge inside the row.
typedef struct {
  int32_t xa, xb;  ///< x at the entry and exit of the row, or of the current band
  int32_t ya, yb;  ///< y of the beginning and the end, 0…4096
  int32_t winding;
  const cpixels_edge *edge;
  double slope;  ///< steps to the right per step down
} cpixels_piece;

/// The part of a side in the row.
typedef struct {
  int32_t lo, hi;  ///< the smallest and largest x in the row
  int32_t xa;      ///< x at the top of the row, if the side is straight
  int32_t x;       ///< x at the top of the next row
} cpixels_line;

/// A chain that is active in the current row.
typedef struct {
  union {
    struct {
      int32_t lo, hi, xa, x;
    };
    cpixels_line line;
  };
  int32_t ya, yb;  ///< y of the beginning and the end, 0…4096; unset if the side is straight
  int32_t winding;
  double slope;
  int32_t from_x, from_y, to_y;  ///< ends of the current edge, from the top of the box
  const cpixels_edge *edge;      ///< the current edge; NULL at the end of the side
  uint32_t left;                 ///< the number of edges below the current one
  cpixels_piece *pieces;  ///< in the row, from top to bottom
  uint32_t piece_count;   ///< 0 if the side is straight: crosses the row in one piece, not written
} cpixels_side;

/// The largest number of groups that are sent at once.
enum { CPIXELS_MOST_FOURS = 32 };

/// Groups of four pixels of the row that aren't sent yet.
typedef struct {
  int32_t count;
  int32_t x[CPIXELS_MOST_FOURS];  ///< of the first pixel, in the picture
  uint8_t bytes[CPIXELS_MOST_FOURS][4];
} cpixels_fours;

// MARK: - The table of straight sides, see scan_table.h

enum {
  /// The smallest and the largest number of sides.
  CPIXELS_LEAST_IN_TABLE = 12,
  CPIXELS_MOST_IN_TABLE = 512,
  /// The smallest number of rows for which the table is filled.
  CPIXELS_LEAST_TABLE_ROWS = 3,
  /// The number of entries. The four after the last side are right of every column.
  CPIXELS_TABLE_ENTRIES = CPIXELS_MOST_IN_TABLE + 4,
};

/// The sides of a row in the order of the scanner, with an array per number.
typedef struct {
  cpixels_line lines[CPIXELS_TABLE_ENTRIES];  ///< in the row
  double slopes[CPIXELS_TABLE_ENTRIES];       ///< of the current edges
  /// The start points of the current edges.
  double from_x[CPIXELS_TABLE_ENTRIES], from_y[CPIXELS_TABLE_ENTRIES];
  int32_t x[CPIXELS_TABLE_ENTRIES];  ///< at the top of the next row
  int32_t windings[CPIXELS_TABLE_ENTRIES];
  /// One bit per side: whether it is left of the side before it.
  uint64_t unsorted[CPIXELS_TABLE_ENTRIES / 64 + 1];
  size_t count;
} cpixels_table;

/// Memory for scanning, kept from shape to shape, and the state of the scan.
struct cpixels_scanner {
  int even_odd;
  int32_t inside_bits;  ///< a mask: a winding is inside if it has any of these bits
  int32_t row_top;
  int32_t table_row;  ///< the table isn't tried in rows above this one
  int32_t lo, hi;  ///< the smallest and largest x of all sides in the row
  size_t ended_count;  ///< the number of sides in `order` that ended
  int32_t visible_columns;  ///< columns beyond this number aren't drawn
  cpixels_chain *chains;
  size_t chain_count, chain_capacity;
  uint32_t *buckets;  ///< the first entry of `sorted` for each row
  size_t bucket_capacity;
  uint32_t *sorted;  ///< chains by the row in which they begin
  uint32_t begun;    ///< the number of them that are sides already
  size_t sorted_capacity;
  cpixels_side *sides;
  cpixels_side **order;  ///< from left to right
  size_t side_capacity;
  cpixels_piece *pieces;
  cpixels_piece *next_piece;  ///< the end of the pieces written in the row
  cpixels_piece **cluster;  ///< pieces that are resolved together
  cpixels_piece **band;     ///< the pieces of the cluster that cross a band
  void **spare;             ///< for sorting what isn't nearly sorted
  int32_t *least;           ///< for each piece in the band, the smallest bottom x of those after it
  size_t piece_capacity;
  int32_t *cells;  ///< the increase of each column's coverage over the previous one
  uint8_t *coverage;
  cpixels_fours fours;  ///< empty between rows
  size_t columns;
  struct cpixels_lanes *lanes;
  cpixels_table *table;  ///< NULL before the first rows in it
};

/// Frees a scanner's memory except its lanes.
void cpixels_scanner_free_memory(cpixels_scanner *scanner);

/// Allocates a row of `visible` columns. Returns 0 if memory runs out.
int cpixels_make_cells(cpixels_scanner *scanner, size_t visible);

/// Allocates the sides of all chains, and one piece per edge plus one per chain. Returns 0 if
/// memory runs out.
int cpixels_make_pieces(cpixels_scanner *scanner, size_t edges);

/// Finds the shape's chains and sorts them by the row in which they begin. Returns 0 if memory runs
/// out.
int cpixels_find_chains(cpixels_scanner *scanner, const cpixels_shape *shape);

/// Adds to the cells the area covered by a cluster of `count` pieces; `winding` is the winding to
/// the left of it. Returns 0 if memory runs out.
int cpixels_resolve_cluster(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                            int32_t winding);

/// The same for many pieces that cross or end in the row, computed on sixteen lines of the row.
int cpixels_resolve_lanes(cpixels_scanner *scanner, cpixels_piece **pieces, size_t count,
                          int32_t winding);

enum {
  /// The largest number of sides that `cpixels_resolve_strands` accepts.
  CPIXELS_MOST_STRANDS = 16,
  /// The largest number of visible columns for which it works. Layers of filters may be wider.
  CPIXELS_MOST_STRAND_COLUMNS = 65535,
};

/// Adds to the cells the area covered by a cluster of a few straight sides; `winding` is the winding
/// to the left of it. Returns the winding to the right of it.
int32_t cpixels_resolve_strands(cpixels_scanner *scanner, cpixels_side *const *sides, size_t count,
                                int32_t winding);

/// Adds to the cells the area covered by a cluster of sides; `winding` is the winding to the left
/// of it. Returns the winding to the right of it. Sets `failed` if memory runs out. Isn't inlined,
/// because that would take registers from the loop over a row's sides.
__attribute__((noinline)) int32_t cpixels_resolve_side_cluster(cpixels_scanner *scanner,
                                                               cpixels_side **order,
                                                               size_t count, int32_t winding,
                                                               int *failed);

/// Measures the area covered by the first `count` sides in `order`, computed on sixteen lines of the
/// row. Finds the smallest and largest x. Returns 0 if memory runs out.
int cpixels_resolve_sides(cpixels_scanner *scanner, size_t count);

/// Converts the measured areas of columns to coverage, eight at a time. Writes up to seven bytes of
/// coverage after the last column.
void cpixels_cover_columns(cpixels_scanner *scanner, int32_t first, int32_t end);

/// Updates the sides after rows resolved by `cpixels_resolve_sides`, which doesn't, and before other
/// rows and shapes.
void cpixels_leave_crowd(cpixels_scanner *scanner);

/// The number of moves per item below which insertion sort is faster than merging.
enum { CPIXELS_MOVES_TO_SORT = 32 };

/// Returns whether `left` belongs after `right`.
typedef int cpixels_is_after(const void *left, const void *right);

/// Sorts stably by merging: the same result as insertion sort, in O(n log n) for any order. `spare`
/// is as long as `items`.
void cpixels_merge_sort(void **items, void **spare, size_t count, cpixels_is_after *is_after);

/// One of the two sides of a convex shape.
typedef struct {
  const cpixels_edge *edge;  ///< the uppermost
  uint32_t count;            ///< the number of edges
} cpixels_convex_side;

/// Finds the left and the right side of a shape that is one convex polygon. Returns 0 if it isn't.
int cpixels_find_convex_sides(const cpixels_shape *shape, cpixels_convex_side left_and_right[2]);

/// Scans a convex shape, with memory already allocated.
void cpixels_scan_convex(cpixels_shape *shape, const cpixels_convex_side left_and_right[2], cpixels_sink *sink);

/// Frees the memory of `cpixels_resolve_lanes`; NULL is allowed.
void cpixels_lanes_free(struct cpixels_lanes *lanes);

#endif
