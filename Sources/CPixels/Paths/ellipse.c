// Computes the outline of an ellipse, in C because unoptimised Swift is much slower.

#include "cpixels_path.h"

#pragma STDC FP_CONTRACT OFF

void cpixels_ellipse(double *values, double x, double y, double rx, double ry, double handle) {
  // Adding 0 turns −0 into 0, as transforming does.
  double left = x + -1 * rx + 0, right = x + rx + 0, top = y + -1 * ry + 0, bottom = y + ry + 0;
  double inner_left = x + -handle * rx + 0, inner_right = x + handle * rx + 0;
  double inner_top = y + -handle * ry + 0, inner_bottom = y + handle * ry + 0;
  double middle = x + 0 * rx + 0, center = y + 0 * ry + 0;
  const double points[13][2] = {
      {right, center},     {right, inner_bottom}, {inner_right, bottom}, {middle, bottom},
      {inner_left, bottom}, {left, inner_bottom}, {left, center},        {left, inner_top},
      {inner_left, top},   {middle, top},         {inner_right, top},    {right, inner_top},
      {right, center},
  };
  for (int point = 0; point < 13; point++) {
    values[2 * point] = points[point][0];
    values[2 * point + 1] = points[point][1];
  }
}
