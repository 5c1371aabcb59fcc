#ifndef CPIXELS_EXACT_MATH_H
#define CPIXELS_EXACT_MATH_H

// What colour metrics need of a mathematical library, made of + − × ÷ √ alone. Those five are
// exact to the last bit on every machine, which the functions of a platform's library are not, and
// a difference in the last bit may decide whether a pixel counts. The errors are below 1e-12.

/// Linear light of an sRGB channel's value, 0…1.
extern const double cpixels_srgb_to_linear[256];

/// The cube root of a number from 1e-300 on; 0 for smaller ones.
double cpixels_cube_root(double value);

/// The square root, correctly rounded.
double cpixels_square_root(double value);

/// The angle of the vector (x, y) in degrees, 0 ..< 360; 0 for the null vector.
double cpixels_angle(double y, double x);

/// Sine and cosine of an angle in degrees, within ±1e6.
double cpixels_sine(double degrees);
double cpixels_cosine(double degrees);

/// e to the power of a number from −700 to 0.
double cpixels_exponential(double value);

#endif
