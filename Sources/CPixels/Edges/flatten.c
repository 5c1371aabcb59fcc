// The points of a curve are the values of a polynomial in the index of the piece. Two of them, x
// and y each, are computed in one vector; everything after that is integer arithmetic.

#include "flatten.h"

#include <string.h>

#include "add_edges.h"
#include "steps.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// A point's x and y, twice.
CPIXELS_INLINE f64x4 point_at(const double *numbers) {
  return (f64x4){numbers[0], numbers[1], numbers[0], numbers[1]};
}

int cpixels_curve_is_inside(const cpixels_shape *shape, const double *numbers, int32_t degree) {
  // Joints move by at most two thirds of the flatness.
  const double margin = CPIXELS_FLATNESS;
  double right = shape->box.right - shape->box.left - margin;
  double bottom = shape->box.bottom - shape->box.top - margin;
  int inside = 1;
  for (int32_t index = 0; index <= degree; index++, numbers += 2) {
    inside &= (numbers[0] >= margin) & (numbers[0] <= right) & (numbers[1] >= margin) &
              (numbers[1] <= bottom);
  }
  return inside;
}

/// The values of a polynomial: alternating x and y of two points.
typedef struct {
  f64x4 a, b, c, d;  ///< coefficients in descending powers of the piece's index
} curve_points;

/// Computes points of a curve. A chord over a step h is off by h²/8 · P″ in its middle, two thirds
/// of that on average. P″ is linear along a cubic, so the point moved outward by that amount is a
/// cubic as well.
CPIXELS_INLINE curve_points curve_points_of(const double *numbers, int32_t degree, int32_t pieces) {
  double step = 1.0 / pieces;
  f64x4 p0 = point_at(numbers), p1 = point_at(numbers + 2), p2 = point_at(numbers + 4);
  f64x4 a = {0}, b = p0 - 2 * p1 + p2, c = 2 * (p1 - p0);
  if (degree == 3) {
    a = point_at(numbers + 6) - p0 + 3 * (p1 - p2);
    b = 3 * b;
    c = 3 * (p1 - p0);
  }
  a = a * (step * step * step);
  b = b * (step * step);
  return (curve_points){a * SUBPIXELS, b * SUBPIXELS, (c * step - a * 0.5) * SUBPIXELS,
                        (p0 - b * (1.0 / 6)) * SUBPIXELS + CPIXELS_HALF_STEP};
}

/// Extends the shape's bounds to an even number of points.
CPIXELS_INLINE void add_to_bounds(cpixels_shape *shape, const int32_t *points, int32_t count) {
  i32x4 least, most, two;
  memcpy(&least, points, sizeof(least));
  most = least;
  for (int32_t index = 2; index < count; index += 2) {
    memcpy(&two, points + 2 * index, sizeof(two));
    least = __builtin_elementwise_min(least, two);
    most = __builtin_elementwise_max(most, two);
  }
  least = __builtin_elementwise_min(least, __builtin_shufflevector(least, least, 2, 3, 0, 1));
  most = __builtin_elementwise_max(most, __builtin_shufflevector(most, most, 2, 3, 0, 1));
  if (least[0] < shape->min_x) shape->min_x = least[0];
  if (least[1] < shape->min_y) shape->min_y = least[1];
  if (most[0] > shape->max_x) shape->max_x = most[0];
  if (most[1] > shape->max_y) shape->max_y = most[1];
}

void cpixels_add_curve_inside(cpixels_shape *shape, const double *numbers, int32_t degree,
                              int32_t pieces) {
  size_t before = shape->count, wanted = before + (size_t)pieces;
  if (wanted > shape->capacity &&
      !cpixels_reserve(&shape->edges, &shape->capacity, wanted, sizeof(cpixels_edge))) {
    shape->failed = 1;
    return;
  }
  int32_t points[2 * CPIXELS_PIECES_AT_ONCE + 6];
  curve_points at = curve_points_of(numbers, degree, pieces);
  f64x4 number = {0, 0, 1, 1};
  for (int32_t piece = 0; piece < pieces; piece += 2, number += 2) {
    f64x4 value = ((at.a * number + at.b) * number + at.c) * number + at.d;
    i32x4 two = __builtin_convertvector(value, i32x4);
    memcpy(points + 2 * piece, &two, sizeof(two));
  }
  points[0] = cpixels_to_subpixels(numbers[0]);
  points[1] = cpixels_to_subpixels(numbers[1]);
  // The last point is repeated to make the number even.
  int32_t *end = points + 2 * pieces;
  end[0] = end[2] = cpixels_to_subpixels(numbers[2 * degree]);
  end[1] = end[3] = cpixels_to_subpixels(numbers[2 * degree + 1]);
  cpixels_add_edges(shape, points, pieces);
  // The points of horizontal edges, which are dropped, count too; other edges end at their height.
  if (shape->count > before) add_to_bounds(shape, points, pieces + 1 + (pieces + 1) % 2);
}
