// Converts paths to edges on the fixed grid: transforms, flattens, clips to the box, rounds once.

#include <string.h>

#include "Paths/curves.h"
#include "add_line.h"
#include "flatten.h"
#include "steps.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

// MARK: - Edges

CPIXELS_INLINE int32_t width_of(const cpixels_shape *shape) {
  return shape->box.right - shape->box.left;
}

CPIXELS_INLINE int32_t height_of(const cpixels_shape *shape) {
  return shape->box.bottom - shape->box.top;
}

CPIXELS_INLINE void add_edge(cpixels_shape *shape, point from, point to) {
  int32_t x0 = cpixels_to_subpixels(from.x), y0 = cpixels_to_subpixels(from.y);
  int32_t x1 = cpixels_to_subpixels(to.x), y1 = cpixels_to_subpixels(to.y);
  if (y0 == y1) return;
  if (shape->count == shape->capacity &&
      !cpixels_reserve(&shape->edges, &shape->capacity, shape->count + 1, sizeof(cpixels_edge))) {
    shape->failed = 1;
    return;
  }
  cpixels_edge *edge = &shape->edges[shape->count++];
  if (y0 < y1) *edge = (cpixels_edge){x0, y0, x1, y1, 1};
  else *edge = (cpixels_edge){x1, y1, x0, y0, -1};
  if (edge->y0 < shape->min_y) shape->min_y = edge->y0;
  if (edge->y1 > shape->max_y) shape->max_y = edge->y1;
  if (x0 < shape->min_x) shape->min_x = x0;
  if (x0 > shape->max_x) shape->max_x = x0;
  if (x1 < shape->min_x) shape->min_x = x1;
  if (x1 > shape->max_x) shape->max_x = x1;
}

/// Adds an edge whose ends are within the height of the box. Parts left or right of the box are
/// projected onto its sides, which preserves their winding.
static void add_within_rows(cpixels_shape *shape, point from, point to) {
  double right = width_of(shape);
  double sides[2] = {0, right};
  for (int side = 0; side < 2; side++) {
    double x = sides[side];
    int crosses = (from.x < x && to.x > x) || (from.x > x && to.x < x);
    if (!crosses) continue;
    double y = from.y + (x - from.x) * ((to.y - from.y) / (to.x - from.x));
    double low = from.y < to.y ? from.y : to.y, high = from.y < to.y ? to.y : from.y;
    // Overflow may have produced NaN, which is clamped too.
    point crossing = {x, y > high ? high : y >= low ? y : low};
    add_within_rows(shape, from, crossing);
    add_within_rows(shape, crossing, to);
    return;
  }
  if (!(from.x > 0)) from.x = 0;
  if (!(to.x > 0)) to.x = 0;
  if (from.x > right) from.x = right;
  if (to.x > right) to.x = right;
  add_edge(shape, from, to);
}

void cpixels_add_line(cpixels_shape *shape, point from, point to) {
  double right = width_of(shape), bottom = height_of(shape);
  int inside = from.x >= 0 && from.x <= right && from.y >= 0 && from.y <= bottom && to.x >= 0 &&
               to.x <= right && to.y >= 0 && to.y <= bottom;
  if (inside) {
    add_edge(shape, from, to);
    return;
  }
  // This is false for NaN, which therefore adds nothing.
  int crosses_rows = (from.y < bottom || to.y < bottom) && (from.y > 0 || to.y > 0);
  if (!crosses_rows || !(from.x - from.x == 0) || !(to.x - to.x == 0)) return;
  double slope = (to.x - from.x) / (to.y - from.y);
  point ends[2] = {from, to};
  for (int end = 0; end < 2; end++) {
    double limit = ends[end].y < 0 ? 0 : bottom;
    if (ends[end].y >= 0 && ends[end].y <= bottom) continue;
    ends[end] = (point){from.x + (limit - from.y) * slope, limit};
  }
  add_within_rows(shape, ends[0], ends[1]);
}

// MARK: - Paths

CPIXELS_INLINE point transformed(const cpixels_shape *shape, const cpixels_matrix *m,
                                 const double *p) {
  return (point){
      m->a * p[0] + m->c * p[1] + (m->tx - shape->box.left),
      m->b * p[0] + m->d * p[1] + (m->ty - shape->box.top),
  };
}

/// Returns whether all points are beyond one side of the box, so that only the end points matter.
static int is_outside_one_side(const cpixels_shape *shape, const double *coordinates,
                               int32_t degree) {
  double right = width_of(shape), bottom = height_of(shape);
  int left_of = 1, right_of = 1, above = 1, below = 1;
  for (int32_t index = 0; index <= degree; index++) {
    double x = coordinates[2 * index], y = coordinates[2 * index + 1];
    left_of &= x <= 0;
    right_of &= x >= right;
    above &= y <= 0;
    below &= y >= bottom;
  }
  return left_of | right_of | above | below;
}

/// Returns whether all coordinates are finite. Large ones may overflow when they are transformed.
static int is_finite(const double *coordinates, int32_t degree) {
  int finite = 1;
  for (int32_t index = 0; index < 2 * (degree + 1); index++) {
    finite &= coordinates[index] - coordinates[index] == 0;
  }
  return finite;
}

/// Splits a Bézier curve at its midpoint with de Casteljau's algorithm.
static void halve(const double *coordinates, int32_t degree, double *first, double *second) {
  double work[8];
  memcpy(work, coordinates, sizeof(double) * 2 * (size_t)(degree + 1));
  for (int32_t level = 0; level <= degree; level++) {
    memcpy(first + 2 * level, work, sizeof(double) * 2);
    memcpy(second + 2 * (degree - level), work + 2 * (degree - level), sizeof(double) * 2);
    for (int32_t index = 0; index < 2 * (degree - level); index++) {
      work[index] = 0.5 * (work[index] + work[index + 2]);
    }
  }
}

/// Adds a curve in pixels. A very long curve is halved first, so that parts beyond a side of the
/// box, where only the end points matter, aren't flattened. A curve with an infinite or NaN
/// coordinate is replaced by a line, because halving it needn't yield parts that are beyond a side.
static void add_curve(cpixels_shape *shape, const double *coordinates, int32_t degree, int depth) {
  point at = {coordinates[0], coordinates[1]};
  point end = {coordinates[2 * degree], coordinates[2 * degree + 1]};
  int32_t segments = 1;
  if (cpixels_curve_is_inside(shape, coordinates, degree)) {
    segments = cpixels_curve_segments(coordinates, degree, CPIXELS_FLATNESS);
    if (segments <= CPIXELS_PIECES_AT_ONCE) {
      cpixels_add_curve_inside(shape, coordinates, degree, segments);
      return;
    }
  }
  if (!is_outside_one_side(shape, coordinates, degree) && is_finite(coordinates, degree)) {
    segments = cpixels_curve_segments(coordinates, degree, CPIXELS_FLATNESS);
    if (segments > CPIXELS_PIECES_AT_ONCE && depth < 24) {
      double first[8], second[8];
      halve(coordinates, degree, first, second);
      add_curve(shape, first, degree, depth + 1);
      add_curve(shape, second, degree, depth + 1);
      return;
    }
  }
  for (int32_t segment = 1; segment < segments; segment++) {
    point next;
    cpixels_curve_point(coordinates, degree, segment, segments, &next.x, &next.y);
    cpixels_add_line(shape, at, next);
    at = next;
  }
  cpixels_add_line(shape, at, end);
}

void cpixels_shape_add_path(cpixels_shape *shape, const cpixels_path *path,
                            const cpixels_matrix *matrix) {
  const double *coordinates = path->coordinates;
  point start = {0, 0}, current = {0, 0};
  for (size_t index = 0; index < path->verb_count; index++) {
    switch (path->verbs[index]) {
      case CPIXELS_MOVE:
        cpixels_add_line(shape, current, start);
        start = current = transformed(shape, matrix, coordinates);
        coordinates += 2;
        break;
      case CPIXELS_LINE: {
        point next = transformed(shape, matrix, coordinates);
        cpixels_add_line(shape, current, next);
        current = next;
        coordinates += 2;
        break;
      }
      case CPIXELS_QUAD:
      case CPIXELS_CUBIC: {
        int32_t degree = path->verbs[index] == CPIXELS_QUAD ? 2 : 3;
        double curve[8] = {current.x, current.y};
        for (int32_t control = 1; control <= degree; control++) {
          point next = transformed(shape, matrix, coordinates);
          curve[2 * control] = next.x;
          curve[2 * control + 1] = next.y;
          current = next;
          coordinates += 2;
        }
        add_curve(shape, curve, degree, 0);
        break;
      }
      default:
        cpixels_add_line(shape, current, start);
        current = start;
        break;
    }
  }
  cpixels_add_line(shape, current, start);
}
