/// Comparing two pictures pixel by pixel, and drawing their difference.
///
/// Pixels are straight 8-bit RGBA, red first, rows from top to bottom without padding. Sides are at
/// most 2^30. No function keeps a pointer; functions that allocate say so. The results never depend
/// on the platform's mathematical library or on compiler optimisation.
#ifndef CPIXELS_COMPARE_H
#define CPIXELS_COMPARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A picture owned by the caller.
typedef struct cpixels_picture {
  const uint8_t *pixels;
  uint32_t width;
  uint32_t height;
} cpixels_picture;

/// A rectangle of pixels, columns `left ..< right` and rows `top ..< bottom`.
typedef struct cpixels_area {
  uint32_t left;
  uint32_t top;
  uint32_t right;
  uint32_t bottom;
} cpixels_area;

/// The metrics for the distance of two pixels.
enum cpixels_metric {
  /// The largest difference of the four channels, 0…255.
  CPIXELS_METRIC_CHANNEL = 0,
  /// The distance in YIQ as pixelmatch 7.2.0 measures it: squared, 0…35,215.
  CPIXELS_METRIC_YIQ = 1,
  /// CIEDE2000; a step of 2.3 is just noticeable. Transparent pixels have the larger of the
  /// distances over black and over white, as with the next two metrics.
  CPIXELS_METRIC_DELTA_E_2000 = 2,
  /// CIE94 for graphic arts, with the chroma of the reference.
  CPIXELS_METRIC_DELTA_E_94 = 3,
  /// OKLab with the toe of its lightness, |ΔL| + √(Δa² + Δb²); black and white are 1 apart.
  CPIXELS_METRIC_HYAB = 4,
};

/// The result for a pixel.
enum cpixels_mark {
  CPIXELS_MARK_EQUAL = 0,
  /// The bytes differ by no more than the rule allows.
  CPIXELS_MARK_WITHIN = 1,
  /// The pixel differs but is classified as anti-aliasing.
  CPIXELS_MARK_ANTIALIASED = 2,
  /// The pixel differs, or only one picture has it.
  CPIXELS_MARK_DIFFERENT = 3,
};

/// The definition of a different pixel.
typedef struct cpixels_rule {
  int32_t metric;
  /// The largest distance that counts as equal, in the metric's unit.
  double allowed;
  /// Whether pixels that look like anti-aliasing in either picture are not counted.
  bool ignores_antialiasing;
  /// Boxes whose pixels are not compared.
  const cpixels_area *ignored;
  size_t ignored_count;
} cpixels_rule;

/// The measured numbers. Positions are meaningless if the count they belong to is 0.
typedef struct cpixels_difference {
  /// The pixels in one picture or both, outside ignored boxes.
  uint64_t compared;
  /// The pixels with different bytes, or that only one picture has.
  uint64_t unequal;
  /// The pixels marked antialiased, and different.
  uint64_t antialiased;
  uint64_t different;
  /// The largest distance of a pixel not marked antialiased, and the first pixel that has it.
  double worst;
  uint32_t worst_x;
  uint32_t worst_y;
  /// The smallest box around all pixels marked different.
  cpixels_area box;
  /// The bits that differ, over all unequal pixels that both pictures have; red in the lowest byte.
  uint32_t changed_bits;
} cpixels_difference;

/// Returns whether two pictures have the same size and equal bytes.
bool cpixels_identical(const cpixels_picture *reference, const cpixels_picture *actual);

/// Compares two pictures, aligned at their top left corners.
///
/// `mask` has one byte per pixel of the larger width times the larger height, all zero; each
/// receives a `cpixels_mark`. Equal rows cost one `memcmp`. Allocates nothing.
void cpixels_compare(const cpixels_picture *reference, const cpixels_picture *actual,
                     const cpixels_rule *rule, uint8_t *mask, cpixels_difference *difference);

/// Computes the distances of sixteen pairs of pixels with the metric, in vectors if possible.
///
/// `offset` is the index of the first pixel in its picture, for YIQ's background behind
/// transparency.
void cpixels_distances(int32_t metric, const uint8_t reference[64], const uint8_t actual[64],
                       uint64_t offset, double distances[16]);

/// Returns the distance of two pixels, four bytes each, in a direct form of the formulas.
double cpixels_distance(int32_t metric, const uint8_t reference[4], const uint8_t actual[4],
                        uint64_t offset);

/// CIEDE2000 and CIE94 (graphic arts; the first colour is the standard) of two CIELAB colours.
double cpixels_delta_e_2000(const double standard[3], const double sample[3]);
double cpixels_delta_e_94(const double standard[3], const double sample[3]);

/// Converts an opaque sRGB colour to CIELAB under D65.
void cpixels_lab(const uint8_t rgb[3], double lab[3]);

/// Returns whether the pixel of `picture` looks like anti-aliasing and the same position of
/// `other`, which has the same size, doesn't contradict it (Vyšniauskas 2009, as in pixelmatch
/// 7.2.0).
bool cpixels_antialiased(const cpixels_picture *picture, const cpixels_picture *other, uint32_t x,
                         uint32_t y);

/// Finds the largest number of pixels marked different in any square of `side` pixels, and the
/// first such square's top left corner. Returns false if there is no memory (4 bytes per column).
bool cpixels_densest_window(const uint8_t *mask, uint32_t width, uint32_t height, uint32_t side,
                            uint64_t *count, uint32_t *x, uint32_t *y);

/// A group of neighbouring pixels marked different.
typedef struct cpixels_region {
  cpixels_area box;
  uint64_t count;
} cpixels_region;

/// Groups the pixels marked different, largest groups first; pixels in touching cells of 16 × 16
/// are one group.
///
/// Writes at most `capacity` groups; returns the number of all, or −1 if there is no memory (28
/// bytes per cell).
int64_t cpixels_regions(const uint8_t *mask, uint32_t width, uint32_t height,
                        cpixels_region *regions, size_t capacity);

/// Finds the smallest shift (dx, dy), each at most `reach` from 0, that turns the reference into
/// the actual picture wherever they differ. Both have the same size; `mask` and `difference` are
/// results of `cpixels_compare`.
bool cpixels_find_shift(const cpixels_picture *reference, const cpixels_picture *actual,
                        const uint8_t *mask, const cpixels_difference *difference, int32_t reach,
                        int32_t *dx, int32_t *dy);

/// Returns whether all pixels marked different result from replacing colours, each colour of the
/// reference always by the same one. At most 64 colours. Writes the most frequent pair.
bool cpixels_find_recoloring(const cpixels_picture *reference, const cpixels_picture *actual,
                             const uint8_t *mask, uint8_t from[4], uint8_t to[4]);

/// Returns whether all pixels marked different look like anti-aliasing in either picture. Both have
/// the same size.
bool cpixels_only_antialiasing(const cpixels_picture *reference, const cpixels_picture *actual,
                               const uint8_t *mask);

#endif
