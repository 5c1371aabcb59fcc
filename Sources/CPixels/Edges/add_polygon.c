// Converts the polygons of strokes to edges. Most polygons are entirely inside the box. They need
// no clipping, so their points are transformed and rounded two at a time.

#include "add_polygon.h"

#include <string.h>

#include "add_edges.h"
#include "add_line.h"
#include "steps.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// Transforms points to pixels in place. Returns whether all of them are inside the box, not on its
/// sides.
static int transform(const cpixels_shape *shape, const cpixels_matrix *m, double *coordinates,
                     size_t count) {
  double dx = m->tx - shape->box.left, dy = m->ty - shape->box.top;
  double right = shape->box.right - shape->box.left, bottom = shape->box.bottom - shape->box.top;
  const f64x4 by_x = {m->a, m->b, m->a, m->b}, by_y = {m->c, m->d, m->c, m->d};
  const f64x4 offset = {dx, dy, dx, dy}, least = {0}, most = {right, bottom, right, bottom};
  i64x4 inside = ~(i64x4){0};
  for (size_t left = count; left > 0; left -= left > 1 ? 2 : 1) {
    double *one = coordinates + 2 * (count - left), *other = left > 1 ? one + 2 : one;
    f64x4 x = {one[0], one[0], other[0], other[0]}, y = {one[1], one[1], other[1], other[1]};
    f64x4 moved = by_x * x + by_y * y + offset;
    inside &= (moved > least) & (moved < most);
    memcpy(one, &moved, 2 * sizeof(double));
    memcpy(other, (const double *)&moved + 2, 2 * sizeof(double));
  }
  return __builtin_reduce_and(inside) != 0;
}

// MARK: - Inside the box

/// Rounds points to steps, two at a time.
CPIXELS_INLINE void round_points(const double *coordinates, size_t count, int32_t *points) {
  for (; count > 1; count -= 2, coordinates += 4, points += 4) {
    f64x4 two;
    memcpy(&two, coordinates, sizeof(two));
    i32x4 rounded = __builtin_convertvector(two * SUBPIXELS + CPIXELS_HALF_STEP, i32x4);
    memcpy(points, &rounded, sizeof(rounded));
  }
  if (count == 0) return;
  points[0] = cpixels_to_subpixels(coordinates[0]);
  points[1] = cpixels_to_subpixels(coordinates[1]);
}

/// Extends the shape's bounds to its edges from `first` on.
CPIXELS_INLINE void extend_bounds(cpixels_shape *shape, size_t first) {
  i32x4 least = {shape->min_x, shape->min_y, shape->min_x, shape->min_y};
  i32x4 most = {shape->max_x, shape->max_y, shape->max_x, shape->max_y};
  for (size_t index = first; index < shape->count; index++) {
    i32x4 ends;
    memcpy(&ends, &shape->edges[index], sizeof(ends));
    least = __builtin_elementwise_min(least, ends);
    most = __builtin_elementwise_max(most, ends);
  }
  shape->min_x = least[0] < least[2] ? least[0] : least[2];
  shape->max_x = most[0] > most[2] ? most[0] : most[2];
  shape->min_y = least[1];
  shape->max_y = most[3];
}

/// Adds a polygon that is inside the box.
static void add_inside(cpixels_shape *shape, const double *coordinates, size_t count) {
  enum { AT_ONCE = 128 };
  size_t before = shape->count, wanted = before + count;
  if (wanted > shape->capacity &&
      !cpixels_reserve(&shape->edges, &shape->capacity, wanted, sizeof(cpixels_edge))) {
    shape->failed = 1;
    return;
  }
  // The last point of the previous part comes first.
  int32_t points[2 * AT_ONCE + 2], last[2];
  round_points(coordinates + 2 * (count - 1), 1, last);
  while (count > 0) {
    size_t part = count < AT_ONCE ? count : AT_ONCE;
    memcpy(points, last, sizeof(last));
    round_points(coordinates, part, points + 2);
    memcpy(last, points + 2 * part, sizeof(last));
    cpixels_add_edges(shape, points, (int32_t)part);
    coordinates += 2 * part;
    count -= part;
  }
  extend_bounds(shape, before);
}

// MARK: - Polygons

void cpixels_add_polygon(void *context, double *coordinates, size_t count) {
  const cpixels_polygon_target *target = context;
  cpixels_shape *shape = target->shape;
  if (transform(shape, target->matrix, coordinates, count)) {
    add_inside(shape, coordinates, count);
    return;
  }
  double bounds[4];
  cpixels_bounds(coordinates, 2 * count, bounds);
  cpixels_box box = shape->box;
  if (bounds[0] >= box.right - box.left || bounds[1] >= box.bottom - box.top || bounds[2] <= 0 ||
      bounds[3] <= 0) {
    return;
  }
  point last = {coordinates[2 * count - 2], coordinates[2 * count - 1]};
  for (size_t index = 0; index < count; index++) {
    point next = {coordinates[2 * index], coordinates[2 * index + 1]};
    cpixels_add_line(shape, last, next);
    last = next;
  }
}
