/// Adding straight lines of any position to a shape.
#ifndef CPIXELS_ADD_LINE_H
#define CPIXELS_ADD_LINE_H

#include "edges.h"

typedef struct {
  double x, y;
} point;

/// Adds a straight line. Its points are in pixels, relative to the top left corner of the box.
void cpixels_add_line(cpixels_shape *shape, point from, point to);

#endif
