// Arcs and the corners of strokes.

#include "stroker.h"

#pragma STDC FP_CONTRACT OFF

// MARK: - Arcs

static void halve_arc(cpixels_stroker *s, vec centre, vec from, vec to, int depth, double radius,
                      cpixels_emit emit) {
  if (depth == 0) return;
  vec middle = unit(add(from, to));
  halve_arc(s, centre, from, middle, depth - 1, radius, emit);
  emit(s, add(centre, times(middle, radius)));
  halve_arc(s, centre, middle, to, depth - 1, radius, emit);
}

void cpixels_arc(cpixels_stroker *s, vec centre, vec from, vec to, cpixels_emit emit) {
  double cosine_of_half = root(0.5 * (1 + dot(from, to)));
  int depth = 0;
  while (depth < 12 && s->radius * (1 - cosine_of_half) > s->tolerance) {
    cosine_of_half = root(0.5 * (1 + cosine_of_half));
    depth++;
  }
  // Chords are inside the arc, by two thirds of their height on average. The points are moved
  // outward by as much, so that the areas on both sides are equal.
  double radius = s->radius * (1 + 2.0 / 3 * (1 - cosine_of_half));
  halve_arc(s, centre, from, to, depth, radius, emit);
}

// MARK: - Joins

/// Emits the points between the outer offset points of a corner. `from` and `to` are unit vectors
/// from the corner to them; `incoming` is the direction before the corner.
static void outer_join(cpixels_stroker *s, vec corner, vec from, vec to, vec incoming,
                       cpixels_emit emit) {
  double cosine = dot(from, to);
  if (s->style->join == CPIXELS_JOIN_ROUND) {
    if (cosine > -0.9999) {
      cpixels_arc(s, corner, from, to, emit);
      return;
    }
    // The line turns back, so the half circle is drawn as two arcs.
    cpixels_arc(s, corner, from, incoming, emit);
    emit(s, add(corner, times(incoming, s->radius)));
    cpixels_arc(s, corner, incoming, to, emit);
    return;
  }
  // 1/cos(turn/2) ≤ limit, squared: 2 ≤ limit²·(1 + cos(turn)).
  double limit = s->style->miter_limit;
  int is_mitered = s->style->join == CPIXELS_JOIN_MITER && cosine > -0.9999999 &&
                   2 <= limit * limit * (1 + cosine);
  if (is_mitered) emit(s, add(corner, times(add(from, to), s->radius / (1 + cosine))));
}

void cpixels_wedge(cpixels_stroker *s, vec corner, vec before, vec after) {
  vec first = normal(before), last = normal(after);
  if (cross(before, after) <= 0) {
    // The join runs from the later offset to the earlier one, so that it has the orientation of the
    // strips.
    vec earlier = first;
    first = times(last, -1);
    last = times(earlier, -1);
  }
  cpixels_forward(s, corner);
  cpixels_forward(s, add(corner, times(first, s->radius)));
  outer_join(s, corner, first, last, before, cpixels_forward);
  cpixels_forward(s, add(corner, times(last, s->radius)));
  cpixels_polygons_end(s->out);
}

int cpixels_join(cpixels_stroker *s, vec corner, vec before, vec after, double available) {
  vec from = normal(before), to = normal(after);
  double cosine = dot(before, after);
  if (cosine < 0) return 0;
  double sine = cross(before, after);
  // The inner offsets are shortened by radius · tan(turn/2).
  if (s->radius * magnitude(sine) / (1 + cosine) > available) return 0;
  vec meeting = times(add(from, to), s->radius / (1 + cosine));
  if (sine > 0) {
    cpixels_forward(s, add(corner, times(from, s->radius)));
    outer_join(s, corner, from, to, before, cpixels_forward);
    cpixels_forward(s, add(corner, times(to, s->radius)));
    cpixels_backward(s, subtract(corner, meeting));
  } else {
    cpixels_forward(s, add(corner, meeting));
    cpixels_backward(s, subtract(corner, times(from, s->radius)));
    outer_join(s, corner, times(from, -1), times(to, -1), before, cpixels_backward);
    cpixels_backward(s, subtract(corner, times(to, s->radius)));
  }
  return 1;
}
