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

/// Returns the largest error of a position after so many entries, which comes from rounding.
///
/// Callers round coordinates, phases and the lengths of entries to 1/10,000 of a unit.
static double rounding_error(const cpixels_stroke_style *style, double entries) {
  double error = 1e-4 * (2 + entries), most = pattern_length(style) / 100;
  return error < most ? error : most;
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

/// The dashes of zero length at the ends of a line. The line is within rounding errors of them, but
/// doesn't pass them.
typedef struct {
  int at_start, at_end;
} end_dots;

/// Returns the dots of a line that begins and ends at positions of the pattern.
static end_dots find_end_dots(const cpixels_stroke_style *style, phase first, phase last,
                              int closed) {
  end_dots dots = {0, 0};
  double entries = magnitude(style->dash_phase) / pattern_length(style) * (double)style->dash_count;
  double error = rounding_error(style, entries);
  int begins_with_dash = first.entry % 2 == 0;
  if (!begins_with_dash) {
    double into = entry_length(style, first.entry) - first.left;
    dots.at_start = into < error && entry_length(style, first.entry - 1) == 0;
    begins_with_dash = dots.at_start || first.left < error;
  }
  if (last.entry % 2 == 1 && !(closed && begins_with_dash)) {
    error = rounding_error(style, entries + (double)last.entry);
    dots.at_end = last.left < error && entry_length(style, last.entry + 1) == 0;
  }
  return dots;
}

/// Returns the cost of a dash relative to a dash without round caps. The number of points in a
/// round cap grows with the square root of its radius over the tolerance.
static double dash_cost(const cpixels_stroker *s) {
  if (s->style->cap != CPIXELS_CAP_ROUND) return 1;
  return 1 + root(s->radius / s->tolerance) / 16;
}

int cpixels_is_dashed(const cpixels_stroker *s, const cpixels_vertex *line, size_t count) {
  const cpixels_stroke_style *style = s->style;
  if (!style->dash_count) return 0;
  double sum = 0;
  for (size_t index = 1; index < count; index++) sum += line[index].length;
  double dashes = sum / pattern_length(style) * (double)style->dash_count;
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
  if (now.entry % 2 == 0) add_to_dash(s, line[0]);
  for (size_t index = 1; index < count; index++) {
    const cpixels_vertex *from = &line[index - 1], *to = &line[index];
    double done = 0, spent = 0;
    while (to->length - done > now.left) {
      done += now.left;
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
    if (now.entry % 2 == 0) {
      cpixels_vertex rest = *to;
      rest.length = to->length - spent;
      add_to_dash(s, rest);
    }
  }
  if (now.entry % 2 == 0) end_dash(s);
  end_dots dots = find_end_dots(style, first, now, closed);
  if (dots.at_start) cpixels_stroke_point(s, line[0].at, line[0].out);
  if (dots.at_end) cpixels_stroke_point(s, line[count - 1].at, line[count - 1].in);
  s->dashed.count = 0;
}
