// The ends of open strokes.

#include "stroker.h"

#pragma STDC FP_CONTRACT OFF

/// Emits the half circle from one unit vector, through another, to the opposite of the first.
static void half_circle(cpixels_stroker *s, vec centre, vec from, vec over) {
  cpixels_arc(s, centre, from, over, cpixels_forward);
  cpixels_forward(s, add(centre, times(over, s->radius)));
  cpixels_arc(s, centre, over, times(from, -1), cpixels_forward);
}

void cpixels_cap_start(cpixels_stroker *s, vec at, vec direction) {
  vec side = normal(direction), reversed = times(direction, -1);
  if (s->style->cap == CPIXELS_CAP_ROUND) {
    // The polygon begins at the rear of the cap, in the middle.
    half_circle(s, at, times(side, -1), reversed);
  } else if (s->style->cap == CPIXELS_CAP_SQUARE) {
    vec beyond = add(at, times(reversed, s->radius)), offset = times(side, s->radius);
    cpixels_forward(s, subtract(beyond, offset));
    cpixels_forward(s, add(beyond, offset));
  }
}

void cpixels_cap_end(cpixels_stroker *s, vec at, vec direction) {
  vec side = normal(direction);
  if (s->style->cap == CPIXELS_CAP_ROUND) {
    half_circle(s, at, side, direction);
  } else if (s->style->cap == CPIXELS_CAP_SQUARE) {
    vec beyond = add(at, times(direction, s->radius)), offset = times(side, s->radius);
    cpixels_forward(s, add(beyond, offset));
    cpixels_forward(s, subtract(beyond, offset));
  }
  cpixels_end_strip(s);
}

void cpixels_stroke_point(cpixels_stroker *s, vec at, vec direction) {
  if (s->style->cap == CPIXELS_CAP_BUTT) return;
  vec offset = times(normal(direction), s->radius);
  cpixels_cap_start(s, at, direction);
  cpixels_forward(s, add(at, offset));
  cpixels_backward(s, subtract(at, offset));
  cpixels_cap_end(s, at, direction);
}
