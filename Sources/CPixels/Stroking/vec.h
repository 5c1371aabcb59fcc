/// Points and directions in the plane.
#ifndef CPIXELS_VEC_H
#define CPIXELS_VEC_H

#pragma STDC FP_CONTRACT OFF

// Inlined in debug builds too, where a call would cost more than the function.
#define CPIXELS_VEC static inline __attribute__((always_inline))

typedef struct {
  double x, y;
} vec;

CPIXELS_VEC double root(double value) { return __builtin_elementwise_sqrt(value); }
CPIXELS_VEC double magnitude(double value) { return value < 0 ? -value : value; }
CPIXELS_VEC vec add(vec a, vec b) { return (vec){a.x + b.x, a.y + b.y}; }
CPIXELS_VEC vec subtract(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y}; }
CPIXELS_VEC vec times(vec a, double k) { return (vec){a.x * k, a.y * k}; }
CPIXELS_VEC double dot(vec a, vec b) { return a.x * b.x + a.y * b.y; }
CPIXELS_VEC double cross(vec a, vec b) { return a.x * b.y - a.y * b.x; }
CPIXELS_VEC double length(vec a) { return root(a.x * a.x + a.y * a.y); }
CPIXELS_VEC vec unit(vec a) { return times(a, 1 / length(a)); }
CPIXELS_VEC int is_zero(vec a) { return a.x == 0 && a.y == 0; }
CPIXELS_VEC int is_same(vec a, vec b) { return a.x == b.x && a.y == b.y; }

/// Returns a direction rotated by 90°, to the left side of a line with y growing down.
CPIXELS_VEC vec normal(vec direction) { return (vec){direction.y, -direction.x}; }

/// Returns an estimate of the angle in radians between two unit vectors, with the sign of the turn.
/// It is a tenth too large at 60°, and two thirds too large at 120°.
CPIXELS_VEC double approximate_angle(vec from, vec to) {
  return 2 * cross(from, to) / (1 + dot(from, to));
}

#endif
