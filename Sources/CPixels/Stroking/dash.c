// Dashes: the visible pieces of a centre line.

#include "stroker.h"

#pragma STDC FP_CONTRACT OFF

/// The cost of a line's dashes and gaps from which the line is drawn solid.
enum { MAX_COST = 1000000 };

/// The position of a line in the pattern.
typedef struct {
  size_t entry;  ///< even entries are dashes, odd ones gaps
  double left;   ///< the remaining length of the entry
} phase;

static double pattern_length(const cpixels_stroke_style *style) {
  double sum = 0;
  for (size_t index = 0; index < style->dash_count; index++) sum += style->dash[index];
  return style->dash_count % 2 ? 2 * sum : sum;
}

static double entry_length(const cpixels_stroke_style *style, size_t entry) {
  return style->dash[entry % style->dash_count];
}

/// The rounding errors of a line in the pattern. Callers round coordinates and lengths to 1/10,000
/// of a unit.
typedef struct {
  double numbers;  ///< the number of rounded numbers on which the start of the line depends
  double limit;    ///< the largest error that is considered, as larger ones would move dots visibly
} rounding;

static rounding rounding_of(const cpixels_stroke_style *style) {
  double whole = pattern_length(style), entries = (double)style->dash_count;
  if (style->dash_count % 2) entries *= 2;
  double periods = 1 + magnitude(style->dash_phase) / whole;
  return (rounding){entries * periods + 2, whole / 100 < 0.05 ? whole / 100 : 0.05};
}

/// Returns the largest error of a position that depends on this many more rounded numbers.
static double largest_error(rounding of, size_t more) {
  double error = 1e-4 * (of.numbers + (double)more);
  return error < of.limit ? error : of.limit;
}

static phase first_phase(const cpixels_stroke_style *style) {
  double whole = pattern_length(style);
  double periods = style->dash_phase / whole;
  // Beyond this, a double has no fraction.
  double into = magnitude(periods) < 0x1p52 ? (periods - (double)(int64_t)periods) * whole : 0;
  if (into < 0) into += whole;
  size_t entry = 0;
  while (into >= entry_length(style, entry) && entry < 2 * style->dash_count) {
    into -= entry_length(style, entry);
    entry++;
  }
  return (phase){entry, entry_length(style, entry) - into};
}

static int is_dot(const cpixels_stroke_style *style, size_t entry) {
  return entry % 2 == 0 && entry_length(style, entry) == 0;
}

/// Returns whether the line starts at a dash of zero length, or within a rounding error after it.
static int starts_after_dot(const cpixels_stroke_style *style, phase first, rounding errors) {
  if (first.entry == 0 || !is_dot(style, first.entry - 1)) return 0;
  return entry_length(style, first.entry) - first.left < largest_error(errors, 0);
}

/// Returns whether the current gap ends at a dash of zero length within an error of the end of the
/// line. `remaining` is the length of the line from the position on.
static int ends_with_dot(const cpixels_stroke_style *style, phase now, double remaining,
                         double error) {
  if (now.entry % 2 == 0 || !is_dot(style, now.entry + 1)) return 0;
  return now.left > remaining - error && now.left < remaining + error;
}

/// Returns the cost of a dash relative to a dash without round caps. The number of points in a
/// round cap grows with the square root of its radius over the tolerance.
static double dash_cost(const cpixels_stroker *s) {
  if (s->style->cap != CPIXELS_CAP_ROUND) return 1;
  return 1 + root(s->radius / s->tolerance) / 16;
}

static double line_length(const cpixels_vertex *line, size_t count) {
  double sum = 0;
  for (size_t index = 1; index < count; index++) sum += line[index].length;
  return sum;
}

int cpixels_is_dashed(const cpixels_stroker *s, const cpixels_vertex *line, size_t count) {
  const cpixels_stroke_style *style = s->style;
  if (!style->dash_count) return 0;
  double dashes = line_length(line, count) / pattern_length(style) * (double)style->dash_count;
  return dashes * dash_cost(s) < MAX_COST;
}

static void add_to_dash(cpixels_stroker *s, cpixels_vertex next) {
  cpixels_vertex *slot = cpixels_list_add(s, &s->dashed, sizeof next);
  if (slot) *slot = next;
}

static void end_dash(cpixels_stroker *s) {
  const cpixels_vertex *line = s->dashed.items;
  size_t count = s->dashed.count;
  s->dashed.count = 0;
  // If a dash ends at the start of a piece, its last piece is empty.
  if (count > 1 && line[count - 1].length == 0 && line[count - 1].curve < 0) count--;
  if (count > 1) cpixels_stroke_line(s, line, count, 0);
  else if (count == 1) cpixels_stroke_point(s, line->at, line->out);
}

/// Returns the vertex at the length `done` along the piece from `from` to `to`.
static cpixels_vertex cut_piece(const cpixels_stroker *s, const cpixels_vertex *from,
                                const cpixels_vertex *to, double done) {
  cpixels_vertex cut = *to;
  cut.corner = 0;
  if (to->curve < 0) {
    cut.at = add(from->at, times(to->in, done));
  } else {
    const cpixels_curve *curve = (const cpixels_curve *)s->curves.items + to->curve;
    cpixels_cut_curve(curve, to->begin, to->end, done, &cut.end, &cut.at, &cut.in);
  }
  cut.out = cut.in;
  return cut;
}

void cpixels_stroke_dashes(cpixels_stroker *s, const cpixels_vertex *line, size_t count,
                           int closed) {
  const cpixels_stroke_style *style = s->style;
  phase first = first_phase(style), now = first;
  rounding errors = rounding_of(style);
  int starts_with_dot = starts_after_dot(style, first, errors);
  if (starts_with_dot) cpixels_stroke_point(s, line[0].at, line[0].out);
  if (now.entry % 2 == 0) add_to_dash(s, line[0]);
  double remaining = line_length(line, count), error;
  int ends_at_dot = 0;
  for (size_t index = 1; index < count && !ends_at_dot; index++) {
    const cpixels_vertex *from = &line[index - 1], *to = &line[index];
    double done = 0, spent = 0;
    while (to->length - done > now.left) {
      error = largest_error(errors, 2 * count + now.entry);
      ends_at_dot = ends_with_dot(style, now, remaining, error);
      if (ends_at_dot) break;
      done += now.left;
      remaining -= now.left;
      cpixels_vertex cut = cut_piece(s, from, to, done);
      cut.length = done - spent;
      if (now.entry % 2 == 0) {
        add_to_dash(s, cut);
        end_dash(s);
      }
      now.entry++;
      now.left = entry_length(style, now.entry);
      if (now.entry % 2 == 0) add_to_dash(s, cut);
      spent = done;
    }
    now.left -= to->length - done;
    remaining -= to->length - done;
    if (now.entry % 2 == 0) {
      cpixels_vertex rest = *to;
      rest.length = to->length - spent;
      add_to_dash(s, rest);
    }
  }
  error = largest_error(errors, 2 * count + now.entry);
  // On a closed line, the dash at its start may already cover the dot at its end.
  int is_drawn =
      closed && (starts_with_dot || first.entry % 2 == 0 || first.left < error);
  if (now.entry % 2 == 0) {
    end_dash(s);
  } else if ((ends_at_dot || ends_with_dot(style, now, 0, error)) && !is_drawn) {
    cpixels_stroke_point(s, line[count - 1].at, line[count - 1].in);
  }
  s->dashed.count = 0;
}
