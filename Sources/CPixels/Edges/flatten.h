/// Curves that lie inside the box, turned into edges many points at a time.
#ifndef CPIXELS_FLATTEN_H
#define CPIXELS_FLATTEN_H

#include "edges.h"

/// The most pieces of a curve that are made at once; longer ones are cut before.
enum { CPIXELS_PIECES_AT_ONCE = 256 };

/// Whether the curve and what its joints may be moved outward lie inside the box.
int cpixels_curve_is_inside(const cpixels_shape *shape, const double *numbers, int32_t degree);

/// Adds the edges of a curve that is inside the box, in at most CPIXELS_PIECES_AT_ONCE pieces.
///
/// `numbers` are the x and y of 3 (`degree` 2) or 4 (`degree` 3) control points, in pixels from the
/// box's corner. The joints are those of `cpixels_curve_joint`.
void cpixels_add_curve_inside(cpixels_shape *shape, const double *numbers, int32_t degree,
                              int32_t pieces);

#endif
