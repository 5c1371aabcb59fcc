#include "edges.h"

#include <stdlib.h>
#include <string.h>

int cpixels_reserve(void *items, size_t *capacity, size_t count, size_t size) {
  if (count <= *capacity) return 1;
  size_t wanted = *capacity * 2 > count ? *capacity * 2 : count;
  if (wanted > SIZE_MAX / size) return 0;
  void *old;
  memcpy(&old, items, sizeof(void *));
  void *grown = realloc(old, wanted * size);
  if (!grown) return 0;
  memcpy(items, &grown, sizeof(void *));
  *capacity = wanted;
  return 1;
}

void cpixels_shape_reset(cpixels_shape *shape, cpixels_box box) {
  shape->box = box;
  shape->failed = 0;
  shape->count = 0;
  shape->min_x = shape->min_y = INT32_MAX;
  shape->max_x = shape->max_y = INT32_MIN;
}

cpixels_box cpixels_shape_bounds(const cpixels_shape *shape) {
  if (shape->count == 0) return (cpixels_box){0, 0, 0, 0};
  return (cpixels_box){
      shape->box.left + (shape->min_x >> SUBPIXEL_BITS),
      shape->box.top + (shape->min_y >> SUBPIXEL_BITS),
      shape->box.left + ((shape->max_x + SUBPIXELS - 1) >> SUBPIXEL_BITS),
      shape->box.top + ((shape->max_y + SUBPIXELS - 1) >> SUBPIXEL_BITS),
  };
}
