/// Adding polygons to a shape, as strokes are made of.
#ifndef CPIXELS_ADD_POLYGON_H
#define CPIXELS_ADD_POLYGON_H

#include "edges.h"

/// The shape that polygons are added to, and the matrix from their space to pixels.
typedef struct {
  cpixels_shape *shape;
  const cpixels_matrix *matrix;
} cpixels_polygon_target;

/// Adds a closed polygon to the `cpixels_polygon_target` at `context`; its points are moved to pixels
/// where they are. Nothing of one that lies on one outer side of the box can be seen.
void cpixels_add_polygon(void *context, double *numbers, size_t count);

#endif
