/// Measuring the parts of a curve: their directions and how much they turn.
///
/// Whether a part is cut further depends on divisions and roots, which are slow in sequence, so they
/// are computed for all parts of a curve at once, one per lane of a vector.
#ifndef CPIXELS_CURVE_PARTS_H
#define CPIXELS_CURVE_PARTS_H

#include "vec.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// The largest number of parts that are measured at once.
enum { MAX_PARTS = 4 };

/// A third (half, for a quadratic curve) of the derivative, as a + b·(u + v) + c·u·v: its value
/// at t is that at u = v = t, and between two parameters it has the control vectors at (u, u),
/// (u, v), (v, v).
typedef struct {
  vec a, b, c;
  double factor;  ///< the derivative is this many times longer
  double errors;  ///< control vectors up to this length may consist of rounding errors alone
} hodograph;

CPIXELS_VEC vec control(const hodograph *h, double u, double v) {
  return add(h->a, add(times(h->b, u + v), times(h->c, u * v)));
}

/// A control vector of the hodograph.
typedef struct {
  vec direction;
  double size;  ///< its length; 0 without a direction
} heading;

/// Returns the heading of a vector; none if the vector is at most as long as its rounding errors.
CPIXELS_VEC heading heading_of(vec along, double errors) {
  double size = length(along);
  if (!(size > errors)) return (heading){{0, 0}, 0};
  return (heading){times(along, 1 / size), size};
}

/// Returns the heading from one point to another; none if they differ only by rounding errors.
CPIXELS_VEC heading heading_between(vec from, vec to) {
  double extent = magnitude(from.x) + magnitude(from.y) + magnitude(to.x) + magnitude(to.y);
  return heading_of(subtract(to, from), extent * 0x1p-46);
}

/// One heading per part.
typedef struct {
  f64x4 x, y, size;
} headings;

CPIXELS_VEC heading heading_in(const headings *all, int index) {
  return (heading){{all->x[index], all->y[index]}, all->size[index]};
}

CPIXELS_VEC f64x4 either(i64x4 is_first, f64x4 first, f64x4 second) {
  return (f64x4)(((i64x4)first & is_first) | ((i64x4)second & ~is_first));
}

/// Returns the headings of the control vectors at two parameters per part.
CPIXELS_VEC headings headings_at(const hodograph *h, f64x4 u, f64x4 v) {
  f64x4 sum = u + v, product = u * v;
  f64x4 x = h->a.x + (h->b.x * sum + h->c.x * product);
  f64x4 y = h->a.y + (h->b.y * sum + h->c.y * product);
  f64x4 size = __builtin_elementwise_sqrt(x * x + y * y), factor = 1 / size;
  i64x4 is_known = size > h->errors;
  return (headings){either(is_known, x * factor, (f64x4){0}),
                    either(is_known, y * factor, (f64x4){0}), either(is_known, size, (f64x4){0})};
}

/// The parts of a curve, in order.
typedef struct {
  f64x4 begin, end;              ///< parameters
  headings first, middle, last;  ///< of the control vectors of the part's hodograph
  f64x4 reach;                   ///< at least the length
  f64x4 turn;         ///< the sum of the angles between the headings, see `approximate_angle`
  i64x4 is_tight;     ///< all bits are set if one of the angles is above 60°
  i64x4 is_complete;  ///< all bits are set if all headings have a direction
} curve_parts;

/// A sum of angles, as a fraction.
typedef struct {
  f64x4 above, below;
  i64x4 is_tight;
} turns;

CPIXELS_VEC turns add_angle(turns sum, const headings *from, const headings *to) {
  f64x4 along = from->x * to->x + from->y * to->y, cross = from->x * to->y - from->y * to->x;
  f64x4 above = sum.above * (1 + along) + sum.below * 2 * either(cross < 0, -cross, cross);
  return (turns){above, sum.below * (1 + along), sum.is_tight | (along < 0.5)};
}

/// Cuts the curve between two parameters, at which it has these headings, into `count` parts.
CPIXELS_VEC curve_parts parts_of(const hodograph *h, double begin, double end, int count,
                                 heading first, heading last) {
  const f64x4 numbers = {0, 1, 2, 3};
  i64x4 is_last = (numbers + 1 == count);
  f64x4 from = begin + (end - begin) * numbers / count;
  f64x4 to = either(is_last, (f64x4){0} + end, begin + (end - begin) * (numbers + 1) / count);
  curve_parts parts = {.begin = from, .end = to, .middle = headings_at(h, from, to)};
  headings ends = headings_at(h, to, to);
  ends.x = either(is_last, (f64x4){0} + last.direction.x, ends.x);
  ends.y = either(is_last, (f64x4){0} + last.direction.y, ends.y);
  ends.size = either(is_last, (f64x4){0} + last.size, ends.size);
  parts.last = ends;
  parts.first.x = __builtin_shufflevector((f64x4){0} + first.direction.x, ends.x, 3, 4, 5, 6);
  parts.first.y = __builtin_shufflevector((f64x4){0} + first.direction.y, ends.y, 3, 4, 5, 6);
  parts.first.size = __builtin_shufflevector((f64x4){0} + first.size, ends.size, 3, 4, 5, 6);
  parts.is_complete = (parts.first.size > 0) & (parts.middle.size > 0) & (ends.size > 0);
  f64x4 across = to - from;
  parts.reach = parts.first.size * across + parts.middle.size * across + ends.size * across;
  if (h->factor == 2) parts.reach *= 2.0 / 3;
  turns sum = {{0}, (f64x4){0} + 1, {0}};
  sum = add_angle(sum, &parts.first, &parts.middle);
  sum = add_angle(sum, &parts.middle, &parts.last);
  parts.turn = sum.above / sum.below;
  parts.is_tight = sum.is_tight;
  return parts;
}

#endif
