#ifndef CPIXELS_CAUSE_INTERNAL_H
#define CPIXELS_CAUSE_INTERNAL_H

#include <string.h>

#include "include/cpixels_compare.h"
#include "load_pixel.h"

// The causes of a difference. A cause counts only if applying it to the reference gives the actual
// picture.

/// Two pictures with their differences.
typedef struct cause_pair {
  const cpixels_picture *reference;
  const cpixels_picture *actual;
  /// One mark per pixel; used only if both pictures have the same size.
  const uint8_t *mask;
  /// The box around all differences, and their number.
  cpixels_area box;
  uint64_t different;
} cause_pair;

/// The most bytes that are compared for one cause, so that large pictures don't take seconds.
static const uint64_t cause_max_bytes = 256u << 20;

static inline const uint8_t *cause_pixel(const cpixels_picture *picture, uint32_t x, uint32_t y) {
  return picture->pixels + ((size_t)y * picture->width + x) * 4;
}

static inline uint32_t cause_color(const cpixels_picture *picture, uint32_t x, uint32_t y) {
  return cpixels_load_pixel(cause_pixel(picture, x, y));
}

static inline uint32_t cause_width(const cpixels_area *area) { return area->right - area->left; }
static inline uint32_t cause_height(const cpixels_area *area) { return area->bottom - area->top; }

/// Returns whether all pixels of a part have one colour.
static inline bool cause_is_plain(const cpixels_picture *picture, const cpixels_area *part) {
  uint32_t first = cause_color(picture, part->left, part->top);
  for (uint32_t y = part->top; y < part->bottom; y++)
    for (uint32_t x = part->left; x < part->right; x++)
      if (cause_color(picture, x, y) != first) return false;
  return true;
}

static inline cpixels_area cause_whole(const cpixels_picture *picture) {
  return (cpixels_area){0, 0, picture->width, picture->height};
}

/// Finds a part around the differences that is surrounded by a single colour, the background, in
/// both pictures, and the parts inside it that have other colours. Returns false if there is none.
bool cpixels_cause_object(const cause_pair *pair, uint32_t *background, cpixels_area *part,
                          cpixels_area *reference, cpixels_area *actual);

bool cpixels_cause_moved(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_resized(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_shifted(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_recolored(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_opacity(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_edges(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_rows(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_columns(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_cropped(const cause_pair *pair, cpixels_cause *cause);
bool cpixels_cause_profile(const cause_pair *pair, cpixels_cause *cause);

/// Returns whether two parts show the same content at different sizes: both are averaged to the
/// smaller width and height, and almost no pixel may differ clearly.
bool cpixels_cause_looks_scaled(const cpixels_picture *reference, const cpixels_area *from,
                                const cpixels_picture *actual, const cpixels_area *to);

#endif
