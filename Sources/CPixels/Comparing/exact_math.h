#ifndef CPIXELS_EXACT_MATH_H
#define CPIXELS_EXACT_MATH_H

// The mathematical functions that colour metrics need, computed with + − × ÷ √ only. These five are
// exact to the last bit on every machine, unlike the functions of a platform's library, and a
// difference in the last bit may decide whether a pixel counts. The errors are below 1e-12.

/// The linear light of an sRGB channel's value, 0…1.
extern const double cpixels_srgb_to_linear[256];

/// Returns the cube root of a number from 1e-300 on; 0 for smaller ones.
double cpixels_cube_root(double value);

/// Returns the square root, correctly rounded.
double cpixels_square_root(double value);

/// Returns the angle of the vector (x, y) in degrees, 0 ..< 360; 0 for the zero vector.
double cpixels_angle(double y, double x);

/// Return the sine and the cosine of an angle in degrees, within ±1e6.
double cpixels_sine(double degrees);
double cpixels_cosine(double degrees);

/// Returns e to the power of a number from −700 to 0.
double cpixels_exponential(double value);

#endif
