// Converts a path's segments to the vertices of a centre line.
//
// A curve is cut so finely that its chords, and those of both sides of the stroke, are within the
// tolerance: over a piece of length l that turns by an angle a, the outer side is an arc of length
// l + radius·a, whose chord is off by (l + radius·a)·a/8. If a curve turns at a point, as in a
// cusp, the vertices keep their position and only their directions turn.

#include <string.h>

#include "curve_parts.h"
#include "stroker.h"

#pragma STDC FP_CONTRACT OFF

/// The largest depth of repeated cuts.
enum { MAX_CUTS = 20 };

/// The number of vertices of one curve beyond which pieces are no longer cut.
enum { MAX_VERTICES = 1 << 15 };

void cpixels_line_to(cpixels_stroker *s, vec to) {
  cpixels_vertex *last = (cpixels_vertex *)s->line.items + (s->line.count - 1);
  vec step = subtract(to, last->at);
  double reach = length(step);
  if (!(reach > 0)) return;
  vec direction = times(step, 1 / reach);
  last->out = direction;
  cpixels_vertex *next = cpixels_list_add(s, &s->line, sizeof(cpixels_vertex));
  if (!next) return;
  *next = (cpixels_vertex){
      .at = to, .in = direction, .corner = 1, .curve = -1, .length = reach};
}

// MARK: - The hodograph

/// Returns an upper bound of the rounding errors of a hodograph's control vectors, with a large
/// margin.
static double rounding_errors(vec a, vec b, vec c) {
  return 0x1p-46 * (magnitude(a.x) + magnitude(a.y) + (magnitude(b.x) + magnitude(b.y)) +
                    (magnitude(c.x) + magnitude(c.y)));
}

static hodograph hodograph_of(const cpixels_curve *curve) {
  vec first = subtract(curve->points[1], curve->points[0]);
  vec second = subtract(curve->points[2], curve->points[1]);
  if (curve->degree == 2) {
    vec bend = times(subtract(second, first), 0.5);
    return (hodograph){first, bend, {0, 0}, 2, rounding_errors(first, bend, (vec){0, 0})};
  }
  vec third = subtract(curve->points[3], curve->points[2]);
  vec bend = subtract(second, first), change = subtract(subtract(third, second), bend);
  return (hodograph){first, bend, change, 3, rounding_errors(first, bend, change)};
}

/// Returns the point at fraction `t` between two points.
static inline vec between(vec from, vec to, double t) {
  return add(times(from, 1 - t), times(to, t));
}

/// Evaluates a curve with de Casteljau's algorithm.
static vec point_at(const cpixels_curve *curve, double t) {
  const vec *p = curve->points;
  vec first = between(p[0], p[1], t), second = between(p[1], p[2], t);
  vec third = between(first, second, t);
  if (curve->degree == 2) return third;
  return between(third, between(second, between(p[2], p[3], t), t), t);
}

/// Returns the length of a curve between two parameters, by Gauss's rule with three points.
static double length_between(const hodograph *h, double begin, double end) {
  static const double places[3] = {0.1127016653792583, 0.5, 0.8872983346207417};
  static const double weights[3] = {5.0 / 18, 8.0 / 18, 5.0 / 18};
  double sum = 0;
  for (int node = 0; node < 3; node++) {
    double t = begin + (end - begin) * places[node];
    sum += weights[node] * length(control(h, t, t));
  }
  return h->factor * sum * (end - begin);
}

// MARK: - Cutting

typedef struct {
  cpixels_stroker *s;
  const cpixels_curve *curve;
  hodograph h;
  int32_t index;  ///< of the curve in the stroker's list
  size_t most;    ///< the number of vertices from which pieces are no longer cut
} cutter;

static cpixels_vertex *last_vertex(const cutter *c) {
  return (cpixels_vertex *)c->s->line.items + (c->s->line.count - 1);
}

/// Adds a vertex inside the curve; its outgoing direction is set by the next piece.
static void add_joint(cutter *c, double begin, double end, vec in) {
  cpixels_vertex *joint = cpixels_list_add(c->s, &c->s->line, sizeof(cpixels_vertex));
  if (!joint) return;
  *joint = (cpixels_vertex){
      .at = point_at(c->curve, end), .in = in, .out = in, .curve = c->index, .begin = begin,
      .end = end};
  if (c->s->style->dash_count && end > begin) joint->length = length_between(&c->h, begin, end);
}

/// Adds vertices at one position whose directions turn to `to`.
static void add_turn(cutter *c, double t, vec to, int depth) {
  vec from = last_vertex(c)->out;
  double turn = approximate_angle(from, to);
  int is_fine = dot(from, to) > 0.5 && c->s->radius * turn * turn <= 8 * c->s->tolerance;
  if (is_fine || depth == 0) {
    if (!is_same(from, to)) add_joint(c, t, t, to);
    return;
  }
  // Opposite directions turn to the left.
  vec middle = dot(from, to) > -0.999999 ? unit(add(from, to)) : normal(from);
  add_turn(c, t, middle, depth - 1);
  add_turn(c, t, to, depth - 1);
}

/// Finds the directions of a part's headings, without those that have none. Returns their number.
static int find_directions(const curve_parts *parts, int index, vec directions[3]) {
  const headings *all[3] = {&parts->first, &parts->middle, &parts->last};
  int count = 0;
  for (int place = 0; place < 3; place++) {
    if (all[place]->size[index] > 0) directions[count++] = heading_in(all[place], index).direction;
  }
  return count;
}

/// The measures of a part that decide whether it is cut.
typedef struct {
  double reach, turn;
  int is_tight;
} extent;

/// Returns the measures of a part between those of its headings that have directions.
static extent measure_some(const curve_parts *parts, int index, const vec *directions, int count) {
  // The sum of the turns, as one fraction.
  double turn = 0, below = 1;
  int is_tight = 0;
  for (int place = 1; place < count; place++) {
    double along = dot(directions[place - 1], directions[place]);
    is_tight |= along < 0.5;
    turn = turn * (1 + along) +
           below * 2 * magnitude(cross(directions[place - 1], directions[place]));
    below *= 1 + along;
  }
  return (extent){parts->reach[index], turn / below, is_tight};
}

/// Returns the number of parts to cut a part into.
static int count_parts(const cutter *c, extent of, int depth) {
  if (of.is_tight) return MAX_PARTS;
  double deviation = (of.reach + c->s->radius * of.turn) * of.turn / (8 * c->s->tolerance);
  // A part of a cut piece may exceed the limit slightly, which saves another cut.
  if (deviation <= (depth == MAX_CUTS ? 1 : 1.4)) return 1;
  return deviation <= 4 ? 2 : deviation <= 9 ? 3 : MAX_PARTS;
}

/// Returns whether a side of the stroke reverses inside a part: it moves forwards in one half and
/// backwards in the other, by more than about four times the tolerance each. A chord between the
/// part's ends would cut off the turning point. The distances are estimates, as for a curve that is
/// drawn at constant speed.
static int turns_back(const cutter *c, const curve_parts *parts, int index, double reach) {
  vec middle = heading_in(&parts->middle, index).direction;
  double first = cross(heading_in(&parts->first, index).direction, middle);
  double last = cross(middle, heading_in(&parts->last, index).direction);
  double half = 0.5 * reach, quarter = 0.25 * c->s->radius, limit = 4 * c->s->tolerance;
  double before = quarter * (3 * first + last), after = quarter * (first + 3 * last);
  // On the left and on the right.
  return (half + before > limit && half + after < -limit) ||
         (half + before < -limit && half + after > limit) ||
         (half - before > limit && half - after < -limit) ||
         (half - before < -limit && half - after > limit);
}

/// Adds the vertices of a part of a curve.
static void cut(cutter *c, const curve_parts *parts, int index, int depth) {
  double begin = parts->begin[index], end = parts->end[index];
  extent of = {parts->reach[index], parts->turn[index], parts->is_tight[index] != 0};
  vec last = heading_in(&parts->last, index).direction;
  vec directions[3];
  int count = 3;
  if (!parts->is_complete[index] || of.is_tight) {
    count = find_directions(parts, index, directions);
    if (count == 0) return;
    // The previous part may end at a cusp, where the curve has no direction; its turn is missing.
    if (dot(last_vertex(c)->out, directions[0]) < 0.5) add_turn(c, begin, directions[0], 12);
    of = measure_some(parts, index, directions, count);
    last = directions[count - 1];
  }
  // False for a curve so long that its length isn't finite.
  int may_cut = depth > 0 && c->s->line.count < c->most && of.reach < 1e300;
  if (of.is_tight && (of.reach <= c->s->tolerance / 64 || !may_cut)) {
    for (int place = 1; place < count; place++) add_turn(c, begin, directions[place], 12);
    add_joint(c, begin, end, last);
    return;
  }
  int pieces = count_parts(c, of, depth);
  if (pieces == 1 && 2 * c->s->radius * of.turn > of.reach &&
      turns_back(c, parts, index, of.reach)) {
    pieces = 2;
  }
  if (pieces == 1 || !may_cut) {
    add_joint(c, begin, end, last);
    return;
  }
  curve_parts cuts = parts_of(&c->h, begin, end, pieces, heading_in(&parts->first, index),
                              heading_in(&parts->last, index));
  for (int piece = 0; piece < pieces; piece++) cut(c, &cuts, piece, depth - 1);
}

void cpixels_curve_to(cpixels_stroker *s, const cpixels_curve *curve) {
  cutter c = {s, curve, hodograph_of(curve), (int32_t)s->curves.count,
              s->line.count + MAX_VERTICES};
  const vec *points = curve->points;
  int32_t end_index = curve->degree;
  // The headings at the ends are computed from the points, which is more accurate than from the
  // hodograph.
  heading first = heading_between(points[0], points[1]), out = first;
  heading last = heading_between(points[end_index - 1], points[end_index]);
  for (int32_t index = 2; index <= end_index && out.size == 0; index++) {
    out = heading_between(points[0], points[index]);
  }
  if (out.size == 0) return;
  if (s->style->dash_count) {
    cpixels_curve *slot = cpixels_list_add(s, &s->curves, sizeof(cpixels_curve));
    if (!slot) return;
    *slot = *curve;
  }
  last_vertex(&c)->out = out.direction;
  curve_parts whole = parts_of(&c.h, 0, 1, 1, first, last);
  cut(&c, &whole, 0, MAX_CUTS);
  cpixels_vertex *end = last_vertex(&c);
  end->at = points[end_index];
  end->out = (vec){0, 0};
  end->corner = 1;
}

void cpixels_cut_curve(const cpixels_curve *curve, double begin, double end, double length_to_go,
                       double *parameter, vec *at, vec *direction) {
  hodograph h = hodograph_of(curve);
  double low = begin, high = end, t = begin;
  double whole = length_between(&h, begin, end);
  if (whole > 0) t = begin + (end - begin) * (length_to_go / whole);
  // Newton's steps, kept within the known bounds.
  for (int step = 0; step < 8; step++) {
    if (!(t > low && t < high)) t = 0.5 * (low + high);
    double excess = length_between(&h, begin, t) - length_to_go;
    if (excess > 0) high = t;
    else low = t;
    double speed = h.factor * length(control(&h, t, t));
    if (!(speed > 0) || magnitude(excess) <= 1e-12 * whole) break;
    t -= excess / speed;
  }
  if (!(t >= begin && t <= end)) t = 0.5 * (low + high);
  *parameter = t;
  *at = point_at(curve, t);
  heading along = heading_of(control(&h, t, t), h.errors);
  if (along.size == 0) along = heading_of(control(&h, begin, end), h.errors);
  if (along.size > 0) *direction = along.direction;
}
