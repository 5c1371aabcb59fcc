#ifndef CPIXELS_TEXT_H
#define CPIXELS_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Texts are written in C because an SVG file may contain 100,000 numbers, and a debug build of Swift
// takes a microsecond per number.

/// The most bytes that `cpixels_decimal` writes.
enum { cpixels_decimal_capacity = 32 };

/// Writes a number in ASCII without an exponent or −0, and returns the number of bytes.
///
/// The number is rounded to `places` decimals, 0…9, ties away from zero, and clamped to ±`limit`, at
/// most 1e9; NaN is written as 0. Zeros at the end of the decimals are omitted unless `is_fixed`.
/// `text` has room for `cpixels_decimal_capacity` bytes.
size_t cpixels_decimal(double value, double limit, int places, bool is_fixed, uint8_t *text);

/// Returns whether `count` bytes of UTF-8 contain a byte of a character that XML requires to be
/// escaped in an attribute, or that it can't contain. Some characters near U+FFFD also count.
bool cpixels_has_xml_special(const uint8_t *text, size_t count);

#endif
