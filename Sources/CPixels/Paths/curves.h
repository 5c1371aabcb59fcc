/// Flattening curves: the number of straight pieces, and the joints between them.
#ifndef CPIXELS_CURVES_H
#define CPIXELS_CURVES_H

#include <stdint.h>

/// The largest number of pieces of one curve.
enum { CPIXELS_MOST_PIECES = 4096 };

/// Returns the number of equal parameter steps that keep a curve within `tolerance` of its chords,
/// by the bound of Wang (1984).
///
/// `numbers` are the x and y of 3 (`degree` 2) or 4 (`degree` 3) control points.
int32_t cpixels_curve_segments(const double *numbers, int32_t degree, double tolerance);

/// Computes the position of the joint after `piece` of `pieces` equal steps, into `x` and `y`.
///
/// Chords between points of a curve are all on its inner side. The joint is moved outward, along
/// the curve's second derivative, so that the areas on both sides of the chords are equal.
void cpixels_curve_point(const double *numbers, int32_t degree, int32_t piece, int32_t pieces,
                         double *x, double *y);

#endif
