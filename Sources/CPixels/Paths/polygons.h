/// Growing a list of polygons.
#ifndef CPIXELS_POLYGONS_H
#define CPIXELS_POLYGONS_H

#include "cpixels_path.h"

/// Makes room for more points. Returns 0 if memory runs out.
int cpixels_polygons_grow(cpixels_polygons *polygons);

/// Adds a point to the current polygon.
static inline void cpixels_polygons_add(cpixels_polygons *polygons, double x, double y) {
  if (polygons->count + 2 > polygons->capacity && !cpixels_polygons_grow(polygons)) return;
  polygons->coordinates[polygons->count] = x;
  polygons->coordinates[polygons->count + 1] = y;
  polygons->count += 2;
}

/// Ends the current polygon; fewer than three points are dropped.
void cpixels_polygons_end(cpixels_polygons *polygons);

#endif
