/// Converting curves inside the box into edges, several points at a time.
#ifndef CPIXELS_FLATTEN_H
#define CPIXELS_FLATTEN_H

#include "edges.h"

/// The largest number of pieces of a curve computed at once; longer curves are split first.
enum { CPIXELS_PIECES_AT_ONCE = 256 };

/// Returns whether the curve, with the outward displacement of its points, is inside the box.
int cpixels_curve_is_inside(const cpixels_shape *shape, const double *numbers, int32_t degree);

/// Adds the edges of a curve that is inside the box, in at most CPIXELS_PIECES_AT_ONCE pieces.
///
/// `numbers` are the x and y of 3 (`degree` 2) or 4 (`degree` 3) control points, in pixels from the
/// box's corner. The points are those of `cpixels_curve_point`.
void cpixels_add_curve_inside(cpixels_shape *shape, const double *numbers, int32_t degree,
                              int32_t pieces);

#endif
