/// Drawing enlarged pictures, over a checkerboard or with marked differences.
///
/// Everything is clipped to the sheet. Nothing allocates.
#ifndef CPIXELS_SHEET_H
#define CPIXELS_SHEET_H

#include "cpixels_compare.h"

/// The picture to draw into, straight RGBA; everything drawn is opaque.
typedef struct cpixels_sheet {
  uint8_t *pixels;
  uint32_t width;
  uint32_t height;
} cpixels_sheet;

/// The part of a picture that a sheet shows, and its magnification.
typedef struct cpixels_placement {
  /// The part, in the picture's pixels. Its first pixel is drawn at the top left of the sheet.
  cpixels_area part;
  /// The position of the sheet in a larger picture, to which checkerboard and hatching are aligned.
  uint32_t x;
  uint32_t y;
  /// The sheet pixels per pixel of the picture, at least 1.
  uint32_t magnification;
} cpixels_placement;

/// Draws a picture over a checkerboard. Pixels of the part that the picture doesn't have are
/// hatched.
void cpixels_sheet_picture(cpixels_sheet *sheet, const cpixels_picture *picture,
                          const cpixels_placement *placement);

/// Draws the faded reference, and over it the pixels of a comparison's mask that aren't equal:
/// different pixels in strong red, pixels that only one picture has in hatched red, pixels
/// classified as anti-aliasing in blue, and pixels within tolerance in yellow.
void cpixels_sheet_difference(cpixels_sheet *sheet, const cpixels_picture *reference,
                              const cpixels_picture *actual, const uint8_t *mask,
                              const cpixels_placement *placement);

/// Writes a mask as a picture: each mark in the colours above, the rest transparent. `pixels` has
/// room for four bytes per mark.
void cpixels_mask_picture(const uint8_t *mask, size_t count, uint8_t *pixels);

/// Reads a mask from a picture written by `cpixels_mask_picture`. Other colours count as equal.
///
/// `mask` has room for one byte per pixel. `box` receives the smallest box around the pixels marked
/// different; returns false if there are none.
bool cpixels_read_mask(const cpixels_picture *picture, uint8_t *mask, cpixels_area *box);

/// The number of points of a picture that a terminal shows, horizontally and vertically.
typedef struct cpixels_points {
  uint32_t width;
  uint32_t height;
} cpixels_points;

/// Returns the number of points with which a picture is shown: at most one per pixel, `columns`
/// across and `rows` down, both at least 1.
cpixels_points cpixels_points_within(const cpixels_picture *picture, uint32_t columns,
                                     uint32_t rows);

/// The largest number of bytes of one line in half blocks, per character and at its end.
enum { CPIXELS_HALF_BLOCK_BYTES = 41, CPIXELS_HALF_BLOCKS_END = 4 };

/// Writes the points of rows `row` and, if there is one, `row` + 1 as a line of upper half blocks
/// in UTF-8, with terminal colour codes. Returns the number of bytes.
///
/// A point has the mean colour of its pixels, over a checkerboard. `points` are those of
/// `cpixels_points_within`, so that each has at least one pixel.
size_t cpixels_half_blocks(const cpixels_picture *picture, cpixels_points points, uint32_t row,
                           char *text);

#endif
