/// Points and directions in the plane.
#ifndef CPIXELS_VEC_H
#define CPIXELS_VEC_H

#pragma STDC FP_CONTRACT OFF

typedef struct {
  double x, y;
} vec;

static inline double root(double value) { return __builtin_elementwise_sqrt(value); }
static inline double positive(double value) { return value < 0 ? -value : value; }
static inline vec add(vec a, vec b) { return (vec){a.x + b.x, a.y + b.y}; }
static inline vec subtract(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y}; }
static inline vec times(vec a, double k) { return (vec){a.x * k, a.y * k}; }
static inline double dot(vec a, vec b) { return a.x * b.x + a.y * b.y; }
static inline double cross(vec a, vec b) { return a.x * b.y - a.y * b.x; }
static inline double length(vec a) { return root(a.x * a.x + a.y * a.y); }
static inline vec unit(vec a) { return times(a, 1 / length(a)); }
static inline int is_zero(vec a) { return a.x == 0 && a.y == 0; }
static inline int is_same(vec a, vec b) { return a.x == b.x && a.y == b.y; }

/// A direction turned by 90°, to the left side of a line where y points down.
static inline vec normal(vec direction) { return (vec){direction.y, -direction.x}; }

/// The angle in radians between two unit vectors less than 120° apart, with the sign of the turn;
/// up to a tenth too large.
static inline double turn_between(vec from, vec to) {
  return 2 * cross(from, to) / (1 + dot(from, to));
}

#endif
