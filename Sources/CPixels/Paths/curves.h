/// How many straight pieces a curve needs.
#ifndef CPIXELS_CURVES_H
#define CPIXELS_CURVES_H

#include <stdint.h>

/// The most pieces that one curve is cut into.
enum { CPIXELS_MOST_PIECES = 4096 };

/// Returns the number of equal steps of the parameter that keep a curve within `tolerance` of its
/// chords, by the bound of Wang (1984).
///
/// `numbers` are the x and y of 3 (`degree` 2) or 4 (`degree` 3) control points.
int32_t cpixels_curve_pieces(const double *numbers, int32_t degree, double tolerance);

/// Finds where the joint after `piece` of `pieces` equal steps goes, into `x` and `y`.
///
/// Chords between points of a curve all lie on its inner side. The joint is moved outward, by the
/// curve's second derivative, as far as makes the areas on both sides of the chords equal.
void cpixels_curve_joint(const double *numbers, int32_t degree, int32_t piece, int32_t pieces,
                         double *x, double *y);

#endif
