#ifndef CPIXELS_TEXT_H
#define CPIXELS_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// These functions are in C because an SVG file may contain 100,000 numbers, and a debug build of Swift
// takes a microsecond per number.

/// The most bytes that `cpixels_decimal` writes.
enum { cpixels_decimal_capacity = 32 };

/// Writes a number in ASCII without an exponent or −0, and returns the number of bytes.
///
/// The number is rounded to `places` decimals, 0…9, ties away from zero, and clamped to ±`limit`, which
/// must be at most 1e9; NaN is written as 0. Zeros at the end of the decimals are omitted unless `is_fixed`.
/// `text` must have room for `cpixels_decimal_capacity` bytes.
size_t cpixels_decimal(double value, double limit, int places, bool is_fixed, uint8_t *text);

/// Returns whether `count` bytes of UTF-8 may contain a character that has to be escaped in XML. It
/// may also return true for other characters in U+F000…U+FFFF.
bool cpixels_has_xml_special(const uint8_t *text, size_t count);

#endif
