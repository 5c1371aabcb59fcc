/// Paths: points on a grid, polygons, outlines of strokes.
#ifndef CPIXELS_PATH_H
#define CPIXELS_PATH_H

#include <stddef.h>
#include <stdint.h>

/// The verbs of a path, one byte each.
enum {
  CPIXELS_MOVE = 0,   ///< x y
  CPIXELS_LINE = 1,   ///< x y
  CPIXELS_QUAD = 2,   ///< control, end: 4 numbers
  CPIXELS_CUBIC = 3,  ///< control, control, end: 6 numbers
  CPIXELS_CLOSE = 4,  ///< none
};

/// A path in flat form. The numbers are finite and match the verbs.
typedef struct {
  const uint8_t *verbs;
  size_t verb_count;
  const double *coordinates;
} cpixels_path;

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
typedef struct {
  double a, b, c, d, tx, ty;
} cpixels_matrix;

/// The ends of open lines.
enum { CPIXELS_CAP_BUTT = 0, CPIXELS_CAP_ROUND = 1, CPIXELS_CAP_SQUARE = 2 };

/// The corners of lines.
enum { CPIXELS_JOIN_MITER = 0, CPIXELS_JOIN_ROUND = 1, CPIXELS_JOIN_BEVEL = 2 };

/// The style of a stroke. Lengths are in the units of the path.
typedef struct {
  double width;        ///< above 0
  int32_t cap;         ///< one of CPIXELS_CAP_…
  int32_t join;        ///< one of CPIXELS_JOIN_…
  double miter_limit;  ///< miter length over width; beyond it a corner is bevelled
  const double *dash;  ///< alternating lengths of dashes and gaps, none negative, not all zero
  size_t dash_count;   ///< 0 for a solid line; a pattern with an odd count is repeated once
  double dash_phase;   ///< the offset into the pattern at which the line begins
} cpixels_stroke_style;

/// Closed polygons: alternating x and y, and for each polygon the number of points up to and
/// including its last one.
///
/// Initialise all fields with zero; release with `cpixels_polygons_free`.
typedef struct {
  /// Receives each polygon when it is finished. The polygon isn't kept then; NULL keeps all. It may
  /// change the numbers.
  void (*take)(void *context, double *numbers, size_t points);
  void *context;
  double *coordinates;
  size_t count;  ///< the number of numbers in `coordinates`
  size_t capacity;
  size_t *ends;
  size_t end_count;
  size_t end_capacity;
  int32_t failed;  ///< 1 if memory runs out; the polygons are then incomplete
} cpixels_polygons;

/// Frees the memory of `polygons` and empties it.
void cpixels_polygons_free(cpixels_polygons *polygons);

/// Adds the outline of a stroke: polygons whose union, by the nonzero rule, is the stroke.
///
/// All polygons have the same orientation. Curves deviate by at most about `tolerance`, in units of
/// the path. A line of 1,000,000 or more dashes and gaps, or fewer if the dashes have large
/// round caps, is drawn solid.
void cpixels_stroke(const cpixels_path *path, const cpixels_stroke_style *style, double tolerance,
                    cpixels_polygons *polygons);

/// Rounds numbers to multiples of 1/`steps`, halves upward.
///
/// A value is moved up by `nudge` steps first, so that the last bit of a mathematical tie never
/// determines the result. Values are clamped to ±`limit`; NaN and −0 become 0.
void cpixels_round_to_grid(double *values, size_t count, double steps, double nudge, double limit);

/// Writes the 26 coordinates of the ellipse with the given centre and radii: its rightmost point,
/// and four quarters, clockwise with y down, each with two control points and an end. `handle` is
/// the length of the control handles as a fraction of the radius.
void cpixels_ellipse(double *values, double x, double y, double rx, double ry, double handle);

/// Finds the smallest x and y and the largest x and y of `count` numbers, alternating x and y.
void cpixels_bounds(const double *coordinates, size_t count, double bounds[4]);

#endif
