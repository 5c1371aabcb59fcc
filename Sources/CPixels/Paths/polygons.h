/// Growing a list of polygons.
#ifndef CPIXELS_POLYGONS_H
#define CPIXELS_POLYGONS_H

#include "cpixels_path.h"

/// Adds a point to the polygon that is being made.
void cpixels_polygons_add(cpixels_polygons *polygons, double x, double y);

/// Ends the polygon that is being made; fewer than three points are dropped.
void cpixels_polygons_end(cpixels_polygons *polygons);

#endif
