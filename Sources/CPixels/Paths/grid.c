#include "cpixels_path.h"

#pragma STDC FP_CONTRACT OFF

void cpixels_round_to_grid(double *values, size_t count, double steps, double nudge, double limit) {
  for (size_t index = 0; index < count; index++) {
    double value = values[index];
    if (value != value) value = 0;
    if (value > limit) value = limit;
    if (value < -limit) value = -limit;
    double scaled = value * steps + (0.5 + nudge);
    double whole = (double)(int64_t)scaled;
    if (whole > scaled) whole -= 1;
    values[index] = whole / steps + 0.0;
  }
}

void cpixels_bounds(const double *coordinates, size_t count, double bounds[4]) {
  bounds[0] = bounds[1] = __builtin_inf();
  bounds[2] = bounds[3] = -__builtin_inf();
  for (size_t index = 0; index + 1 < count; index += 2) {
    double x = coordinates[index], y = coordinates[index + 1];
    if (x < bounds[0]) bounds[0] = x;
    if (y < bounds[1]) bounds[1] = y;
    if (x > bounds[2]) bounds[2] = x;
    if (y > bounds[3]) bounds[3] = y;
  }
}
