#include "polygons.h"

#include <stdlib.h>

void cpixels_polygons_free(cpixels_polygons *polygons) {
  free(polygons->coordinates);
  free(polygons->ends);
  *polygons = (cpixels_polygons){0};
}

int cpixels_polygons_grow(cpixels_polygons *polygons) {
  size_t capacity = polygons->capacity ? polygons->capacity * 2 : 256;
  double *grown = realloc(polygons->coordinates, capacity * sizeof(double));
  if (!grown) {
    polygons->failed = 1;
    return 0;
  }
  polygons->coordinates = grown;
  polygons->capacity = capacity;
  return 1;
}

void cpixels_polygons_end(cpixels_polygons *polygons) {
  size_t points = polygons->count / 2;
  size_t begin = polygons->end_count ? polygons->ends[polygons->end_count - 1] : 0;
  if (points - begin < 3) {
    polygons->count = begin * 2;
    return;
  }
  if (polygons->take) {
    polygons->take(polygons->context, polygons->coordinates, points);
    polygons->count = 0;
    return;
  }
  if (polygons->end_count == polygons->end_capacity) {
    size_t capacity = polygons->end_capacity ? polygons->end_capacity * 2 : 16;
    size_t *grown = realloc(polygons->ends, capacity * sizeof(size_t));
    if (!grown) {
      polygons->failed = 1;
      polygons->count = begin * 2;
      return;
    }
    polygons->ends = grown;
    polygons->end_capacity = capacity;
  }
  polygons->ends[polygons->end_count++] = points;
}
