// Converts a path to the outline of its stroke, subpath by subpath.

#include <stdlib.h>

#include "stroker.h"

#pragma STDC FP_CONTRACT OFF

static void begin_subpath(cpixels_stroker *s, vec at) {
  s->line.count = s->curves.count = 0;
  cpixels_vertex *first = cpixels_list_add(s, &s->line, sizeof(cpixels_vertex));
  if (first) *first = (cpixels_vertex){.at = at, .corner = 1, .curve = -1};
}

static void end_subpath(cpixels_stroker *s, int closed, int drawn) {
  if (s->line.count == 0 || !drawn) return;
  if (closed) cpixels_line_to(s, ((cpixels_vertex *)s->line.items)->at);
  const cpixels_vertex *line = s->line.items;
  size_t count = s->line.count;
  if (count == 1) {
    cpixels_stroke_point(s, line->at, (vec){1, 0});
  } else if (cpixels_is_dashed(s, line, count)) {
    cpixels_stroke_dashes(s, line, count, closed);
  } else {
    cpixels_stroke_line(s, line, count, closed);
  }
}

static void free_lists(cpixels_stroker *s) {
  cpixels_fan *left = &s->side_fans[0], *right = &s->side_fans[1];
  cpixels_list *lists[] = {&s->line,   &s->curves,    &s->dashed,   &s->back,
                           &left->rim, &left->pivots, &right->rim,  &right->pivots,
                           &s->fans,   &s->fan_ends};
  for (size_t index = 0; index < sizeof lists / sizeof *lists; index++) free(lists[index]->items);
}

void cpixels_stroke(const cpixels_path *path, const cpixels_stroke_style *style, double tolerance,
                    cpixels_polygons *polygons) {
  if (!(style->width > 0)) return;
  cpixels_stroker s = {
      .style = style, .out = polygons, .radius = 0.5 * style->width, .tolerance = tolerance};
  const double *numbers = path->coordinates;
  vec start = {0, 0}, current = {0, 0};
  int drawn = 0;
  int moved = 0;  // a subpath of only a move and a close is a point
  begin_subpath(&s, start);
  for (size_t index = 0; index < path->verb_count && !polygons->failed; index++) {
    switch (path->verbs[index]) {
      case CPIXELS_MOVE:
        end_subpath(&s, 0, drawn);
        start = current = (vec){numbers[0], numbers[1]};
        begin_subpath(&s, start);
        drawn = 0;
        moved = 1;
        numbers += 2;
        break;
      case CPIXELS_LINE:
        current = (vec){numbers[0], numbers[1]};
        cpixels_line_to(&s, current);
        drawn = 1;
        numbers += 2;
        break;
      case CPIXELS_QUAD:
      case CPIXELS_CUBIC: {
        cpixels_curve curve = {
            .points = {current}, .degree = path->verbs[index] == CPIXELS_QUAD ? 2 : 3};
        for (int32_t control = 1; control <= curve.degree; control++) {
          curve.points[control] = (vec){numbers[0], numbers[1]};
          numbers += 2;
        }
        cpixels_curve_to(&s, &curve);
        current = curve.points[curve.degree];
        drawn = 1;
        break;
      }
      default:
        end_subpath(&s, 1, drawn || moved);
        begin_subpath(&s, start);
        current = start;
        drawn = moved = 0;
        break;
    }
  }
  if (!polygons->failed) end_subpath(&s, 0, drawn);
  free_lists(&s);
}
