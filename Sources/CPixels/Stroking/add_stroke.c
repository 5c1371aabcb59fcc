// Converts a stroked path to the edges of its polygons.

#include "Edges/add_polygon.h"

#pragma STDC FP_CONTRACT OFF

/// Returns the largest factor by which the matrix stretches a length: its larger singular value.
static double largest_stretch(const cpixels_matrix *m) {
  double sum = m->a * m->a + m->b * m->b + m->c * m->c + m->d * m->d;
  double determinant = m->a * m->d - m->b * m->c;
  double spread = sum * sum - 4 * determinant * determinant;
  double root = spread > 0 ? __builtin_elementwise_sqrt(spread) : 0;
  return __builtin_elementwise_sqrt(0.5 * (sum + root));
}

void cpixels_shape_add_stroke(cpixels_shape *shape, const cpixels_path *path,
                              const cpixels_stroke_style *style, const cpixels_matrix *matrix) {
  double stretch = largest_stretch(matrix);
  if (!(stretch > 0) || !(stretch - stretch == 0)) return;
  cpixels_polygon_target to = {shape, matrix};
  cpixels_polygons *polygons = &shape->polygons;
  polygons->take = cpixels_add_polygon;
  polygons->context = &to;
  polygons->count = polygons->end_count = 0;
  polygons->failed = 0;
  cpixels_stroke(path, style, CPIXELS_FLATNESS / stretch, polygons);
  polygons->context = NULL;
  if (polygons->failed) shape->failed = 1;
}
