// A strip under construction: its forward points are appended to the polygon immediately, its
// backward points are stored until the strip ends.

#include "stroker.h"

void cpixels_forward(cpixels_stroker *s, vec point) {
  cpixels_polygons_add(s->out, point.x, point.y);
}

void cpixels_backward(cpixels_stroker *s, vec point) { cpixels_push(s, &s->back, point); }

static void forward_reversed(cpixels_stroker *s, cpixels_list *list) {
  const vec *points = list->items;
  for (size_t index = list->count; index > 0; index--) cpixels_forward(s, points[index - 1]);
  list->count = 0;
}

void cpixels_end_strip(cpixels_stroker *s) {
  forward_reversed(s, &s->back);
  cpixels_polygons_end(s->out);
  const vec *points = s->fans.items;
  const size_t *ends = s->fan_ends.items;
  size_t index = 0;
  for (size_t fan = 0; fan < s->fan_ends.count; fan++) {
    while (index < ends[fan]) cpixels_forward(s, points[index++]);
    cpixels_polygons_end(s->out);
  }
  s->fans.count = s->fan_ends.count = 0;
}
