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
  /// The largest difference among the four channels, 0…255.
  CPIXELS_METRIC_CHANNEL = 0,
  /// The squared distance in YIQ, 0…35,215, computed like pixelmatch 7.2.0.
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

/// The rule that decides which pixels are different.
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
  /// The number of pixels in one picture or both, outside ignored boxes.
  uint64_t compared;
  /// The number of pixels with different bytes, or that only one picture has.
  uint64_t unequal;
  /// The numbers of pixels marked antialiased, and marked different.
  uint64_t antialiased;
  uint64_t different;
  /// The largest distance of a pixel not marked antialiased, and the first pixel that has it.
  double worst;
  uint32_t worst_x;
  uint32_t worst_y;
  /// The smallest box around all pixels marked different.
  cpixels_area box;
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

/// Returns the distance of two pixels, four bytes each, computed directly from the formulas.
double cpixels_distance(int32_t metric, const uint8_t reference[4], const uint8_t actual[4],
                        uint64_t offset);

/// Return the CIEDE2000 and CIE94 (graphic arts; the first colour is the standard) differences of
/// two CIELAB colours.
double cpixels_delta_e_2000(const double standard[3], const double sample[3]);
double cpixels_delta_e_94(const double standard[3], const double sample[3]);

/// Converts an opaque sRGB colour to CIELAB under D65.
void cpixels_lab(const uint8_t rgb[3], double lab[3]);

/// Returns whether the pixel of `picture` looks like anti-aliasing and the same position of
/// `other`, which has the same size, doesn't contradict it (Vyšniauskas 2009, as in pixelmatch
/// 7.2.0).
bool cpixels_antialiased(const cpixels_picture *picture, const cpixels_picture *other, uint32_t x,
                         uint32_t y);

/// Finds the largest number of pixels marked different in any square of `side` pixels. Returns false
/// if there is no memory (4 bytes per column).
bool cpixels_densest_window(const uint8_t *mask, uint32_t width, uint32_t height, uint32_t side,
                            uint64_t *count);

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

/// A painted element, for finding out which ones changed.
typedef struct cpixels_element {
  /// Its colour, if it is painted in a single one.
  uint32_t color;
  bool is_solid;
  /// The pixels that it may touch.
  cpixels_area box;
} cpixels_element;

/// Counts the differing pixels of each element. There are at most 65,536, in painting order.
///
/// `shown` is the actual picture with the element i in the colour i & 255, i >> 8, (97 i + 13) & 255;
/// pixels with another colour belong to none. `votes` has one number per element, all zero.
void cpixels_attribute(const cpixels_picture *reference, const cpixels_picture *actual,
                       const cpixels_picture *shown, const cpixels_element *elements, size_t count,
                       uint64_t *votes);

/// The kinds of causes of a difference.
enum cpixels_cause_kind {
  CPIXELS_CAUSE_NONE = 0,
  /// Content was moved by (x, y).
  CPIXELS_CAUSE_MOVED = 1,
  /// Content in `from_area` of the reference has the size of `to_area` in the actual picture.
  CPIXELS_CAUSE_RESIZED = 2,
  /// Colours were replaced; `from` and `to` are the pair with the most pixels.
  CPIXELS_CAUSE_RECOLORED = 3,
  /// The opacity was multiplied by `number`.
  CPIXELS_CAUSE_OPACITY = 4,
  /// Only anti-aliasing differs; `number` is the square of the distance in pixels by which edges
  /// moved.
  CPIXELS_CAUSE_EDGES = 5,
  /// `x` rows were inserted, or −`x` removed, at the row `y`.
  CPIXELS_CAUSE_ROWS = 6,
  /// `x` columns were inserted, or −`x` removed, at the column `y`.
  CPIXELS_CAUSE_COLUMNS = 7,
  /// The actual picture is `to_area` of the reference.
  CPIXELS_CAUSE_CROPPED = 8,
  /// The reference is `to_area` of the actual picture.
  CPIXELS_CAUSE_EXTENDED = 9,
  /// The picture was drawn `number` times as large.
  CPIXELS_CAUSE_SCALED = 10,
  /// The colours were converted; `x` is a `cpixels_profile`.
  CPIXELS_CAUSE_PROFILE = 11,
};

/// The conversions of colours that are recognised.
enum cpixels_profile {
  CPIXELS_PROFILE_TO_DISPLAY_P3 = 0,
  CPIXELS_PROFILE_FROM_DISPLAY_P3 = 1,
  /// sRGB values were replaced by linear light.
  CPIXELS_PROFILE_LINEAR = 2,
  /// sRGB values were taken for linear light and encoded a second time.
  CPIXELS_PROFILE_ENCODED_TWICE = 3,
  CPIXELS_PROFILES = 4,
};

/// A cause with its numbers; those that its kind doesn't mention are zero.
typedef struct cpixels_cause {
  int32_t kind;
  int32_t x;
  int32_t y;
  double number;
  cpixels_area from_area;
  cpixels_area to_area;
  uint8_t from[4];
  uint8_t to[4];
} cpixels_cause;

/// Finds the cause of a difference. A cause counts only if applying it to the reference gives the
/// actual picture, up to rounding. `mask` and `difference` are results of `cpixels_compare`, with
/// at least one pixel marked different. Allocates nothing.
bool cpixels_find_cause(const cpixels_picture *reference, const cpixels_picture *actual,
                        const uint8_t *mask, const cpixels_difference *difference,
                        cpixels_cause *cause);

/// A text of the actual picture, which may have had other characters in the reference.
typedef struct cpixels_text {
  uint8_t color[4];
  /// The pixels that the text may touch, whatever its characters are; within the picture.
  cpixels_area area;
  /// The height of the text as it is now.
  uint32_t height;
  /// The side of a square that no stroke of the text covers.
  uint32_t stroke_width_limit;
} cpixels_text;

/// Returns whether nothing but texts differs: wherever the pictures differ, the reference is the
/// background with strokes in the colour of a text there. `background` is the actual picture
/// without its texts. All pictures have the same size. `changed` receives the box around the
/// differences of each text, empty if there are none. Allocates nothing.
bool cpixels_texts_changed(const cpixels_picture *reference, const cpixels_picture *actual,
                           const cpixels_picture *background, const cpixels_text *texts,
                           size_t count, cpixels_area *changed);

#endif
