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

/// Finds the point of a curve at `t`, from the polynomial, into `x` and `y`.
void cpixels_curve_point(const double *numbers, int32_t degree, double t, double *x, double *y);

#endif
