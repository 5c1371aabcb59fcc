// A shape with the memory for scanning it.

#include <stdlib.h>

#include "Edges/edges.h"
#include "scan.h"

cpixels_shape *cpixels_shape_make(void) { return calloc(1, sizeof(cpixels_shape)); }

void cpixels_shape_free(cpixels_shape *shape) {
  if (!shape) return;
  free(shape->edges);
  cpixels_scanner_free(shape->scanner);
  cpixels_polygons_free(&shape->polygons);
  free(shape);
}
