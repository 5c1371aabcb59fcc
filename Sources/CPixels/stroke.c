// The outline of a stroke as a union of strips, wedges and caps.
//
// A subpath is flattened to a centre line. As long as the line turns gently, its two offset lines
// form one strip; on the inner side of a turn they meet in one point. Where the turn is too tight
// for that (the inner offsets would pass one another), the strip ends and a new one begins, and the
// corner is filled by a wedge of its own. All pieces turn the same way, so that their union by the
// nonzero rule is the stroke, without holes or spikes.

#include <stdlib.h>
#include <string.h>

#include "curves.h"
#include "polygons.h"

#pragma STDC FP_CONTRACT OFF

enum { MOST_DASHES = 1000000 };

typedef struct {
  double x, y;
} vec;

/// A vertex of a centre line.
typedef struct {
  vec at;
  int32_t smooth;  ///< 1 inside a flattened curve, where the line only seems to have a corner
  vec in, out;     ///< the curve's own directions where it ends and begins; zero for the line's
  double reach;    ///< along the curve from the vertex before; 0 for a straight line
} vertex;

typedef struct {
  void *items;
  size_t count, capacity;
} list;

typedef struct {
  const cpixels_pen *pen;
  cpixels_polygons *out;
  double radius;     ///< half the width
  double tolerance;  ///< for curves and arcs
  list line;         ///< vertices of the centre line
  list dashed;       ///< vertices of one dash
  list back;         ///< points of the strip's way back
} stroker;

static double root(double value) { return __builtin_elementwise_sqrt(value); }
static vec add(vec a, vec b) { return (vec){a.x + b.x, a.y + b.y}; }
static vec subtract(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y}; }
static vec times(vec a, double k) { return (vec){a.x * k, a.y * k}; }
static double dot(vec a, vec b) { return a.x * b.x + a.y * b.y; }
static double cross(vec a, vec b) { return a.x * b.y - a.y * b.x; }
static double length(vec a) { return root(a.x * a.x + a.y * a.y); }
static vec normal(vec direction) { return (vec){direction.y, -direction.x}; }
static vec unit(vec a) { return times(a, 1 / length(a)); }
static int is_zero(vec a) { return a.x == 0 && a.y == 0; }
static vec first_of(vec a, vec b) { return is_zero(a) ? b : a; }

/// Makes room for one more item and returns where it goes, or NULL when memory ran out.
static void *list_add(list *items, size_t size) {
  if (items->count == items->capacity) {
    size_t capacity = items->capacity ? items->capacity * 2 : 64;
    void *grown = realloc(items->items, capacity * size);
    if (!grown) return NULL;
    items->items = grown;
    items->capacity = capacity;
  }
  return (char *)items->items + size * items->count++;
}

static void forward(stroker *s, vec point) { cpixels_polygons_add(s->out, point.x, point.y); }

static void backward(stroker *s, vec point) {
  vec *slot = list_add(&s->back, sizeof(vec));
  if (slot) *slot = point;
  else s->out->failed = 1;
}

/// Ends the strip: its way there is in the polygon already, its way back follows in reverse.
static void end_strip(stroker *s) {
  vec *points = s->back.items;
  for (size_t index = s->back.count; index > 0; index--) forward(s, points[index - 1]);
  s->back.count = 0;
  cpixels_polygons_end(s->out);
}

// MARK: - Arcs

/// Whether the chord between two unit vectors stays within the tolerance of the arc.
static int is_flat(const stroker *s, vec from, vec to) {
  double cosine_of_half = root(0.5 * (1 + dot(from, to)));
  return s->radius * (1 - cosine_of_half) <= s->tolerance;
}

static void arc_between(stroker *s, vec centre, vec from, vec to, int depth,
                        void (*emit)(stroker *, vec)) {
  if (depth == 0 || is_flat(s, from, to)) return;
  vec middle = unit(add(from, to));
  arc_between(s, centre, from, middle, depth - 1, emit);
  emit(s, add(centre, times(middle, s->radius)));
  arc_between(s, centre, middle, to, depth - 1, emit);
}

/// Emits the points inside the arc from one unit vector over `over` to another.
static void arc_over(stroker *s, vec centre, vec from, vec over, vec to,
                     void (*emit)(stroker *, vec)) {
  arc_between(s, centre, from, over, 12, emit);
  emit(s, add(centre, times(over, s->radius)));
  arc_between(s, centre, over, to, 12, emit);
}

// MARK: - Joins

/// Emits what lies between the outer offset points of a corner. `from` and `to` are unit vectors
/// from the corner to them; `incoming` is the direction before the corner.
static void outer_join(stroker *s, vec corner, vec from, vec to, vec incoming, int smooth,
                       void (*emit)(stroker *, vec)) {
  double cosine = dot(from, to);
  int32_t join = smooth ? CPIXELS_JOIN_ROUND : s->pen->join;
  if (join == CPIXELS_JOIN_ROUND) {
    if (cosine > -0.9999) arc_between(s, corner, from, to, 12, emit);
    else arc_over(s, corner, from, incoming, to, emit);
    return;
  }
  // 1/cos(turn/2) ≤ limit, squared: 2 ≤ limit²·(1 + cos(turn)).
  double limit = s->pen->miter_limit;
  if (join == CPIXELS_JOIN_MITER && cosine > -0.9999999 && 2 <= limit * limit * (1 + cosine)) {
    emit(s, add(corner, times(add(from, to), s->radius / (1 + cosine))));
  }
}

/// Fills a corner between two strips by a polygon of its own: the corner, the two offsets on the
/// outer side, and the join between them. Inside a curve tighter than half its width the pen sweeps
/// over the inner side too.
static void wedge(stroker *s, vec corner, vec before, vec after, int smooth) {
  vec first = normal(before), last = normal(after);
  if (cross(before, after) <= 0) {
    // From the later offset to the earlier one, so that it turns like the strips.
    vec earlier = first;
    first = times(last, -1);
    last = times(earlier, -1);
  }
  for (int side = 0; side < (smooth ? 2 : 1); side++) {
    forward(s, corner);
    forward(s, add(corner, times(first, s->radius)));
    outer_join(s, corner, first, last, before, smooth, forward);
    forward(s, add(corner, times(last, s->radius)));
    cpixels_polygons_end(s->out);
    first = times(first, -1);
    last = times(last, -1);
    before = times(before, -1);
  }
}

/// Goes round a corner inside the strip, or returns 0 where it is too tight for that.
static int turn(stroker *s, vertex corner, vec before, vec after, double room) {
  vec from = normal(before), to = normal(after);
  double cosine = dot(before, after);
  if (cosine < 0) return 0;
  vec meeting = times(add(from, to), s->radius / (1 + cosine));
  double sine = cross(before, after);
  // The inner offsets are shortened by radius · tan(turn/2).
  double trim = s->radius * (sine < 0 ? -sine : sine) / (1 + cosine);
  if (trim > room) return 0;
  if (corner.smooth && is_flat(s, from, to)) {
    forward(s, add(corner.at, meeting));
    backward(s, subtract(corner.at, meeting));
  } else if (sine > 0) {
    forward(s, add(corner.at, times(from, s->radius)));
    outer_join(s, corner.at, from, to, before, corner.smooth, forward);
    forward(s, add(corner.at, times(to, s->radius)));
    backward(s, subtract(corner.at, meeting));
  } else {
    forward(s, add(corner.at, meeting));
    backward(s, subtract(corner.at, times(from, s->radius)));
    outer_join(s, corner.at, times(from, -1), times(to, -1), before, corner.smooth, backward);
    backward(s, subtract(corner.at, times(to, s->radius)));
  }
  return 1;
}

// MARK: - Lines

/// The pen's offset points where a strip begins, ends, or goes on.
static void offset_points(stroker *s, vec at, vec direction) {
  vec offset = times(normal(direction), s->radius);
  forward(s, add(at, offset));
  backward(s, subtract(at, offset));
}

static void cap_at_start(stroker *s, vec at, vec direction) {
  vec side = normal(direction);
  if (s->pen->cap == CPIXELS_CAP_SQUARE) {
    at = subtract(at, times(direction, s->radius));
  } else if (s->pen->cap == CPIXELS_CAP_ROUND) {
    // The polygon begins in the middle of the way round the back.
    arc_over(s, at, times(side, -1), times(direction, -1), side, forward);
  }
  offset_points(s, at, direction);
}

static void cap_at_end(stroker *s, vec at, vec direction) {
  vec side = normal(direction);
  if (s->pen->cap == CPIXELS_CAP_SQUARE) at = add(at, times(direction, s->radius));
  vec offset = times(side, s->radius);
  forward(s, add(at, offset));
  if (s->pen->cap == CPIXELS_CAP_ROUND) {
    arc_over(s, at, side, direction, times(side, -1), forward);
  }
  backward(s, subtract(at, offset));
  end_strip(s);
}

/// A line of no length: a dot under a round cap, a square under a square one.
static void stroke_point(stroker *s, vec at) {
  if (s->pen->cap == CPIXELS_CAP_BUTT) return;
  cap_at_start(s, at, (vec){1, 0});
  cap_at_end(s, at, (vec){1, 0});
}

static double smaller(double a, double b) { return a < b ? a : b; }

/// The direction to which the end of a strip is square: the curve's own, unless the strip's first
/// or last piece is so short that its sides would cross.
static vec strip_end(const stroker *s, vec own, vec chord, double reach) {
  if (is_zero(own)) return chord;
  double sine = cross(own, chord);
  int is_safe = dot(own, chord) > 0.5 && s->radius * (sine < 0 ? -sine : sine) <= 0.5 * reach;
  return is_safe ? own : chord;
}

static int differ(vec a, vec b) { return a.x != b.x || a.y != b.y; }

/// Begins the first strip of a line, with its cap or without.
static void begin_line(stroker *s, vec at, vec own, vec strip, int closed) {
  if (differ(own, strip)) {
    if (!closed) {
      cap_at_start(s, at, own);
      offset_points(s, at, own);
      end_strip(s);
    }
    wedge(s, at, own, strip, 1);
    offset_points(s, at, strip);
  } else if (closed) {
    offset_points(s, at, strip);
  } else {
    cap_at_start(s, at, strip);
  }
}

/// Ends the last strip of a line, with its cap or without.
static void end_line(stroker *s, vec at, vec strip, vec own, int closed) {
  if (closed || differ(own, strip)) {
    offset_points(s, at, strip);
    end_strip(s);
    if (differ(own, strip)) wedge(s, at, strip, own, 1);
    if (closed) return;
    offset_points(s, at, own);
  }
  cap_at_end(s, at, own);
}

/// Ends a strip at a corner that is too tight for it, fills the corner, and begins another.
static void break_strip(stroker *s, const vertex *corner, vec strip, vec before, vec after,
                        vec next_strip) {
  offset_points(s, corner->at, strip);
  end_strip(s);
  if (differ(strip, before)) wedge(s, corner->at, strip, before, 1);
  wedge(s, corner->at, before, after, corner->smooth);
  if (differ(after, next_strip)) wedge(s, corner->at, after, next_strip, 1);
  offset_points(s, corner->at, next_strip);
}

/// Strokes a line whose neighbouring vertices differ. A closed line ends with its first vertex.
static void stroke_line(stroker *s, const vertex *line, size_t count, int closed) {
  vec step = subtract(line[1].at, line[0].at);
  double reach = length(step);
  vec direction = times(step, 1 / reach);
  vec first = first_of(line[0].out, direction);
  begin_line(s, line[0].at, first, strip_end(s, line[0].out, direction, reach), closed);
  for (size_t index = 1; index + 1 < count; index++) {
    const vertex *corner = &line[index];
    step = subtract(line[index + 1].at, corner->at);
    double next_reach = length(step);
    vec next = times(step, 1 / next_reach);
    vec before = first_of(corner->in, direction), after = first_of(corner->out, next);
    vec strip = strip_end(s, corner->in, direction, reach);
    vec next_strip = strip_end(s, corner->out, next, next_reach);
    if (differ(strip, before) || differ(next_strip, after) ||
        !turn(s, *corner, before, after, 0.5 * smaller(reach, next_reach))) {
      break_strip(s, corner, strip, before, after, next_strip);
    }
    direction = next;
    reach = next_reach;
  }
  const vertex *end = &line[count - 1];
  vec last = first_of(end->in, direction);
  end_line(s, end->at, strip_end(s, end->in, direction, reach), last, closed);
  if (closed && (cross(last, first) != 0 || dot(last, first) < 0)) {
    wedge(s, end->at, last, first, line[0].smooth);
  }
}

// MARK: - Dashes

static double pattern_length(const cpixels_pen *pen) {
  double sum = 0;
  for (size_t index = 0; index < pen->dash_count; index++) sum += pen->dash[index];
  return pen->dash_count % 2 ? 2 * sum : sum;
}

/// The length of the way to a vertex from the one before.
static double reach_of(const vertex *at) {
  return at->reach > 0 ? at->reach : length(subtract(at->at, at[-1].at));
}

static double line_length(const vertex *line, size_t count) {
  double sum = 0;
  for (size_t index = 1; index < count; index++) sum += reach_of(&line[index]);
  return sum;
}

/// Finds where in the pattern a line begins: the entry, and what is left of it.
static size_t find_phase(const cpixels_pen *pen, double *left) {
  double whole = pattern_length(pen);
  double phase = pen->dash_phase / whole;
  phase = (phase - (double)(int64_t)phase) * whole;
  if (phase < 0) phase += whole;
  size_t entry = 0;
  while (phase >= pen->dash[entry % pen->dash_count] && entry < 2 * pen->dash_count) {
    phase -= pen->dash[entry % pen->dash_count];
    entry++;
  }
  *left = pen->dash[entry % pen->dash_count] - phase;
  return entry;
}

static void dash_vertex(stroker *s, vertex next) {
  vertex *items = s->dashed.items;
  if (s->dashed.count) {
    vec last = items[s->dashed.count - 1].at;
    if (last.x == next.at.x && last.y == next.at.y) return;
  }
  vertex *slot = list_add(&s->dashed, sizeof(vertex));
  if (slot) *slot = next;
  else s->out->failed = 1;
}

static void end_dash(stroker *s) {
  if (s->dashed.count > 1) stroke_line(s, s->dashed.items, s->dashed.count, 0);
  else if (s->dashed.count == 1) stroke_point(s, ((vertex *)s->dashed.items)[0].at);
  s->dashed.count = 0;
}

/// The direction of the line at a vertex: the curve's own, or half-way between the chords.
static vec direction_at(const vertex *line, size_t count, size_t index, int leaving) {
  const vertex *at = &line[index];
  vec own = leaving ? at->out : at->in;
  if (!is_zero(own)) return own;
  vec in = index > 0 ? unit(subtract(at->at, line[index - 1].at)) : (vec){0, 0};
  vec out = index + 1 < count ? unit(subtract(line[index + 1].at, at->at)) : (vec){0, 0};
  if (!at->smooth) return leaving ? out : in;
  return unit(add(in, out));
}

static void stroke_dashed(stroker *s, const vertex *line, size_t count) {
  const cpixels_pen *pen = s->pen;
  double left;
  size_t entry = find_phase(pen, &left);
  if (entry % 2 == 0) dash_vertex(s, line[0]);
  for (size_t index = 1; index < count; index++) {
    vec from = line[index - 1].at, step = subtract(line[index].at, from);
    double reach = reach_of(&line[index]), done = 0;
    vec leaving = direction_at(line, count, index - 1, 1);
    vec arriving = direction_at(line, count, index, 0);
    while (reach - done > left) {
      done += left;
      double share = done / reach;
      vec direction = unit(add(times(leaving, 1 - share), times(arriving, share)));
      vertex cut = {add(from, times(step, share)), 0, direction, direction, 0};
      if (entry % 2 == 0) {
        dash_vertex(s, cut);
        end_dash(s);
      }
      entry++;
      left = pen->dash[entry % pen->dash_count];
      if (entry % 2 == 0) dash_vertex(s, cut);
    }
    left -= reach - done;
    if (entry % 2 == 0) dash_vertex(s, line[index]);
  }
  if (entry % 2 == 0) end_dash(s);
  s->dashed.count = 0;
}

// MARK: - Subpaths

/// Adds a vertex, or merges it with the last one at the same place.
static void add_vertex(stroker *s, vertex next) {
  vertex *items = s->line.items;
  if (s->line.count) {
    vertex *last = &items[s->line.count - 1];
    if (last->at.x == next.at.x && last->at.y == next.at.y) {
      last->smooth &= next.smooth;
      last->out = next.out;
      last->reach += next.reach;
      return;
    }
  }
  vertex *slot = list_add(&s->line, sizeof(vertex));
  if (slot) *slot = next;
  else s->out->failed = 1;
}

static void add_corner(stroker *s, vec at) { add_vertex(s, (vertex){.at = at}); }

static void end_subpath(stroker *s, int closed, int drawn) {
  vertex *line = s->line.items;
  size_t count = s->line.count;
  s->line.count = 0;
  if (count == 0 || !drawn) return;
  if (count == 1) {
    stroke_point(s, line[0].at);
    return;
  }
  if (closed) {
    vec first = line[0].at, last = line[count - 1].at;
    if (first.x != last.x || first.y != last.y) {
      s->line.count = count;
      add_corner(s, first);
      line = s->line.items;
      count = s->line.count;
      s->line.count = 0;
    }
  }
  const cpixels_pen *pen = s->pen;
  if (pen->dash_count &&
      line_length(line, count) / pattern_length(pen) * (double)pen->dash_count < MOST_DASHES) {
    stroke_dashed(s, line, count);
  } else {
    stroke_line(s, line, count, closed);
  }
}

/// The direction in which a curve leaves its first point: to the first control point that differs.
static vec end_direction(const double *points, int32_t degree, int reversed) {
  int32_t origin = reversed ? degree : 0;
  vec at = {points[2 * origin], points[2 * origin + 1]};
  for (int32_t index = 1; index <= degree; index++) {
    int32_t other = reversed ? degree - index : index;
    vec way = subtract((vec){points[2 * other], points[2 * other + 1]}, at);
    if (!is_zero(way)) return unit(reversed ? times(way, -1) : way);
  }
  return (vec){0, 0};
}

/// The length of a curve between two parameters, by Gauss's rule with three points.
static double curve_length(const double *p, int32_t degree, double from, double to) {
  static const double places[3] = {0.1127016653792583, 0.5, 0.8872983346207417};
  static const double weights[3] = {5.0 / 18, 8.0 / 18, 5.0 / 18};
  double sum = 0;
  for (int node = 0; node < 3; node++) {
    double t = from + (to - from) * places[node], u = 1 - t;
    double speed[2];
    for (int axis = 0; axis < 2; axis++) {
      const double *q = p + axis;
      speed[axis] = degree == 2 ? 2 * (u * (q[2] - q[0]) + t * (q[4] - q[2]))
                                : 3 * (u * u * (q[2] - q[0]) + 2 * u * t * (q[4] - q[2]) +
                                       t * t * (q[6] - q[4]));
    }
    sum += weights[node] * length((vec){speed[0], speed[1]});
  }
  return sum * (to - from);
}

static void add_curve(stroker *s, vec from, const double *numbers, int32_t degree) {
  double points[8] = {from.x, from.y};
  memcpy(points + 2, numbers, sizeof(double) * 2 * (size_t)degree);
  int32_t pieces = cpixels_curve_pieces(points, degree, s->tolerance);
  vertex *line = s->line.items;
  if (s->line.count) line[s->line.count - 1].out = end_direction(points, degree, 0);
  for (int32_t piece = 1; piece < pieces; piece++) {
    vertex joint = {.smooth = 1};
    cpixels_curve_joint(points, degree, piece, pieces, &joint.at.x, &joint.at.y);
    if (s->pen->dash_count) {
      joint.reach =
          curve_length(points, degree, (piece - 1) / (double)pieces, piece / (double)pieces);
    }
    add_vertex(s, joint);
  }
  vertex end = {.at = {numbers[2 * degree - 2], numbers[2 * degree - 1]}};
  if (s->pen->dash_count) {
    end.reach = curve_length(points, degree, (pieces - 1) / (double)pieces, 1);
  }
  end.in = end_direction(points, degree, 1);
  add_vertex(s, end);
}

void cpixels_stroke(const cpixels_path *path, const cpixels_pen *pen, double tolerance,
                    cpixels_polygons *polygons) {
  if (!(pen->width > 0)) return;
  stroker s = {
      .pen = pen, .out = polygons, .radius = 0.5 * pen->width, .tolerance = tolerance};
  const double *numbers = path->coordinates;
  vec start = {0, 0}, current = {0, 0};
  int drawn = 0;
  for (size_t index = 0; index < path->verb_count; index++) {
    switch (path->verbs[index]) {
      case CPIXELS_MOVE:
        end_subpath(&s, 0, drawn);
        start = current = (vec){numbers[0], numbers[1]};
        drawn = 0;
        add_corner(&s, current);
        numbers += 2;
        break;
      case CPIXELS_LINE:
        current = (vec){numbers[0], numbers[1]};
        add_corner(&s, current);
        drawn = 1;
        numbers += 2;
        break;
      case CPIXELS_QUAD:
      case CPIXELS_CUBIC: {
        int32_t degree = path->verbs[index] == CPIXELS_QUAD ? 2 : 3;
        add_curve(&s, current, numbers, degree);
        numbers += 2 * degree;
        current = (vec){numbers[-2], numbers[-1]};
        drawn = 1;
        break;
      }
      default:
        end_subpath(&s, 1, 1);
        current = start;
        drawn = 0;
        break;
    }
  }
  end_subpath(&s, 0, drawn);
  free(s.line.items);
  free(s.dashed.items);
  free(s.back.items);
}
