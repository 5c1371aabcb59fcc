/// Adding the polygons of a stroke to a shape.
#ifndef CPIXELS_ADD_POLYGON_H
#define CPIXELS_ADD_POLYGON_H

#include "edges.h"

/// The shape that polygons are added to, and the matrix from their space to pixels.
typedef struct {
  cpixels_shape *shape;
  const cpixels_matrix *matrix;
} cpixels_polygon_target;

/// Adds a closed polygon to the `cpixels_polygon_target` at `context`; its points are transformed
/// to pixels in place. Polygons entirely beyond one side of the box are skipped.
void cpixels_add_polygon(void *context, double *numbers, size_t count);

#endif
