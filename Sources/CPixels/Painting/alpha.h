/// Operations on rows of bytes and of premultiplied pixels: multiplying by a factor, copying the
/// alpha, dividing by it.
#ifndef CPIXELS_ALPHA_H
#define CPIXELS_ALPHA_H

#include <stdint.h>

/// Multiplies `count` bytes by one byte, in units of 1/255.
void cpixels_bytes_scale(uint8_t *bytes, int32_t count, uint8_t factor);

/// Multiplies `count` bytes by as many others, in units of 1/255.
void cpixels_bytes_multiply(uint8_t *bytes, int32_t count, const uint8_t *factors);

/// Multiplies pixels by a factor in units of 1/65,535.
void cpixels_row_scale(uint8_t *pixels, int32_t count, uint16_t factor);

/// Copies the alpha of `count` pixels.
void cpixels_row_alpha(const uint8_t *pixels, int32_t count, uint8_t *alpha);

/// Converts premultiplied pixels to straight ones, rounded to nearest; clear ones become all zero.
void cpixels_row_straight(const uint8_t *pixels, int32_t count, uint8_t *straight);

#endif
