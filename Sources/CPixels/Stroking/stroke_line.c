// The outline of a line without caps and dashes: strips, fans, and wedges at corners.
//
// A strip is the area within half the stroke's width on both sides of the line, perpendicular to it:
// one quadrilateral per piece, all in one polygon. If the line turns more tightly than half its
// width, the normals at both ends of a piece cross on the inner side, at the pivot, and the
// quadrilateral is self-intersecting: its part before the pivot belongs to the strip, which passes
// through the pivot instead of the inner points, and its part beyond it has the opposite
// orientation. Those parts of consecutive pieces make a separate polygon, the fan: along the inner
// points, back along the pivots.
//
// All polygons have the same orientation, so that their union by the nonzero rule is the stroke.

#include "stroker.h"

#pragma STDC FP_CONTRACT OFF

/// The data that the strip needs about the piece between two vertices.
typedef struct {
  int32_t fan_side;          ///< the side on which the normals cross: −1 left, +1 right, 0 neither
  vec pivot;                 ///< the point at which they cross
  double bulge_left, bulge_right;  ///< leftward displacement that offsets the chords' loss
} piece;

static const piece straight = {0};

// MARK: - Pieces

/// Computes the piece between two vertices.
static piece piece_between(const cpixels_stroker *s, const cpixels_vertex *a,
                           const cpixels_vertex *b) {
  if (b->curve < 0) return straight;
  vec step = subtract(b->at, a->at);
  double turn = approximate_angle(a->out, b->in), sweep = s->radius * turn;
  // Along the middle direction, of length 2.
  double reach = 0.5 * dot(step, add(a->out, b->in));
  piece result = {
      .bulge_left = (reach + sweep) * turn / 12, .bulge_right = (reach - sweep) * turn / 12};
  double sine = cross(a->out, b->in);
  if (reach >= magnitude(sweep) || sine == 0) return result;
  result.fan_side = sine > 0 ? 1 : -1;
  vec before = normal(a->out), after = normal(b->in);
  double distance = cross(step, after) / cross(before, after);
  double limit = s->radius;
  if (distance > limit) distance = limit;
  if (distance < -limit) distance = -limit;
  result.pivot = add(a->at, times(before, distance));
  return result;
}

static inline cpixels_fan *fan_on(cpixels_stroker *s, int32_t side) {
  return &s->side_fans[side > 0];
}

/// Ends the fan on one side: its inner points in the direction that gives it the strip's
/// orientation.
static void end_fan(cpixels_stroker *s, int32_t side) {
  cpixels_fan *fan = fan_on(s, side);
  const vec *rim = fan->rim.items, *pivots = fan->pivots.items;
  size_t points = fan->rim.count, count = fan->pivots.count;
  for (size_t index = 0; index < points; index++) {
    cpixels_push(s, &s->fans, side > 0 ? rim[index] : rim[points - 1 - index]);
  }
  for (size_t index = 0; index < count; index++) {
    cpixels_push(s, &s->fans, side > 0 ? pivots[count - 1 - index] : pivots[index]);
  }
  size_t *end = cpixels_list_add(s, &s->fan_ends, sizeof(size_t));
  if (end) *end = s->fans.count;
  fan->rim.count = fan->pivots.count = 0;
}

/// Adds the two sides of the strip at a vertex between two pieces.
static void add_sides(cpixels_stroker *s, vec at, vec direction, const piece *before,
                      const piece *after, int is_end) {
  vec across = normal(direction);
  double left = s->radius, right = -s->radius;
  if (!is_end) {
    left += 0.5 * (before->bulge_left + after->bulge_left);
    right += 0.5 * (before->bulge_right + after->bulge_right);
  }
  for (int32_t side = -1; side <= 1; side += 2) {
    cpixels_emit emit = side < 0 ? cpixels_forward : cpixels_backward;
    vec point = add(at, times(across, side < 0 ? left : right));
    int was_fan = before->fan_side == side, is_fan = after->fan_side == side;
    if (was_fan || is_fan) cpixels_push(s, &fan_on(s, side)->rim, point);
    if (was_fan && !is_fan) end_fan(s, side);
    if (!was_fan || !is_fan) emit(s, point);
    if (is_fan) {
      emit(s, after->pivot);
      cpixels_push(s, &fan_on(s, side)->pivots, after->pivot);
    }
  }
}

// MARK: - Lines

/// Returns whether a corner turns so little that no join would be visible.
static int is_level(const cpixels_stroker *s, vec before, vec after) {
  return dot(before, after) > 0 &&
         s->radius * magnitude(cross(before, after)) <= s->tolerance / 64;
}

static double smaller(double a, double b) { return a < b ? a : b; }

void cpixels_stroke_line(cpixels_stroker *s, const cpixels_vertex *line, size_t count,
                         int closed) {
  const cpixels_vertex *end = &line[count - 1];
  piece before = straight;
  for (size_t index = 0; index < count; index++) {
    const cpixels_vertex *at = &line[index], *next = at + 1;
    if (at == end) {
      add_sides(s, at->at, at->in, &before, &straight, 1);
      break;
    }
    piece after = piece_between(s, at, next);
    if (index == 0) {
      if (!closed) cpixels_cap_start(s, at->at, at->out);
      add_sides(s, at->at, at->out, &straight, &after, 1);
    } else if (!at->corner || is_level(s, at->in, at->out)) {
      add_sides(s, at->at, at->out, &before, &after, at->corner);
    } else if (at->curve >= 0 || next->curve >= 0 ||
               !cpixels_join(s, at->at, at->in, at->out,
                             0.5 * smaller(at->length, next->length))) {
      add_sides(s, at->at, at->in, &before, &straight, 1);
      cpixels_end_strip(s);
      cpixels_wedge(s, at->at, at->in, at->out);
      add_sides(s, at->at, at->out, &straight, &after, 1);
    }
    before = after;
  }
  if (!closed) {
    cpixels_cap_end(s, end->at, end->in);
    return;
  }
  cpixels_end_strip(s);
  if (cross(end->in, line->out) != 0 || dot(end->in, line->out) < 0) {
    cpixels_wedge(s, end->at, end->in, line->out);
  }
}
