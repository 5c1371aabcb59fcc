#include "cause_internal.h"
#include "exact_math.h"

// Causes that change the colours of pixels without moving them.

/// Returns the box around all differences, extended by one pixel on each side, where a change of
/// colours would also be visible.
static cpixels_area surroundings(const cause_pair *p) {
  cpixels_area box = p->box;
  if (box.left > 0) box.left--;
  if (box.top > 0) box.top--;
  if (box.right < p->reference->width) box.right++;
  if (box.bottom < p->reference->height) box.bottom++;
  return box;
}

typedef struct replacement {
  uint32_t from;
  uint32_t to;
  uint64_t count;
} replacement;

enum { most_colors = 1024 };

static replacement *entry_of(replacement *known, uint32_t from) {
  uint32_t at = (from * 2654435761u) >> 22;
  for (int tries = 0; tries < most_colors; tries++, at = (at + 1) % most_colors) {
    if (known[at].count == 0 || known[at].from == from) return known + at;
  }
  return NULL;
}

static bool is_near(uint32_t color, uint32_t other) {
  for (int shift = 0; shift < 32; shift += 8) {
    int step = (int)((color >> shift) & 255) - (int)((other >> shift) & 255);
    if (step > 40 || step < -40) return false;
  }
  return true;
}

/// Returns whether each colour of the reference was replaced by one other colour, in and around all
/// differences. Because of rounding at edges, pixels may have a similar colour instead, at most one
/// for every twenty different pixels.
bool cpixels_cause_recolored(const cause_pair *p, cpixels_cause *cause) {
  replacement known[most_colors];
  memset(known, 0, sizeof known);
  cpixels_area box = surroundings(p);
  uint64_t changed = 0, wrong = 0, colors = 0;
  for (uint32_t y = box.top; y < box.bottom; y++) {
    for (uint32_t x = box.left; x < box.right; x++) {
      uint32_t before = cause_color(p->reference, x, y), after = cause_color(p->actual, x, y);
      changed += before != after;
      replacement *entry = entry_of(known, before);
      if (!entry) return false;
      if (entry->count++ == 0) {
        entry->from = before;
        entry->to = after;
        colors += before != after;
      }
      if (!is_near(entry->to, after)) return false;
      wrong += entry->to != after;
    }
    if (wrong > p->different / 20) return false;
  }
  if (changed < p->different || colors * 4 > changed + 3) return false;
  replacement *most = NULL;
  for (int i = 0; i < most_colors; i++)
    if (known[i].from != known[i].to && (!most || known[i].count > most->count)) most = known + i;
  if (!most || most->count * 4 < changed) return false;
  cause->kind = CPIXELS_CAUSE_RECOLORED;
  memcpy(cause->from, &most->from, 4);
  memcpy(cause->to, &most->to, 4);
  return true;
}

/// Returns whether the alpha of all pixels was multiplied by the same factor.
static bool is_faded_alpha(const cause_pair *p, double *factor) {
  uint8_t most = 0;
  double k = 1;
  cpixels_area box = surroundings(p);
  for (uint32_t y = box.top; y < box.bottom; y++) {
    for (uint32_t x = box.left; x < box.right; x++) {
      const uint8_t *a = cause_pixel(p->reference, x, y), *b = cause_pixel(p->actual, x, y);
      if (a[3] <= most) continue;
      most = a[3];
      k = (double)b[3] / a[3];
    }
  }
  if (most < 16 || k == 1 || k * most < 8) return false;
  for (uint32_t y = box.top; y < box.bottom; y++) {
    for (uint32_t x = box.left; x < box.right; x++) {
      const uint8_t *a = cause_pixel(p->reference, x, y), *b = cause_pixel(p->actual, x, y);
      double wanted = a[3] * k - b[3];
      if (wanted > 1.5 || wanted < -1.5) return false;
      if (a[3] == 0 || b[3] == 0) continue;
      for (int i = 0; i < 3; i++) {
        // The lower the alpha, the coarser the rounding of the colour.
        int step = a[i] - b[i], allowed = 1 + 255 / (a[3] < b[3] ? a[3] : b[3]);
        if (step > allowed || -step > allowed) return false;
      }
    }
  }
  *factor = k;
  return true;
}

/// Returns whether the distances of all colours from the background were multiplied by the same
/// factor. A single colour alone proves nothing.
static bool is_faded_color(const cause_pair *p, double *factor) {
  uint32_t background;
  cpixels_area part, from, to;
  if (!cpixels_cause_object(p, &background, &part, &from, &to)) return false;
  uint8_t c[4];
  memcpy(c, &background, 4);
  if (c[3] != 255) return false;
  int strongest = 0, first[3] = {0};
  double k = 1;
  for (uint32_t y = part.top; y < part.bottom; y++) {
    for (uint32_t x = part.left; x < part.right; x++) {
      const uint8_t *a = cause_pixel(p->reference, x, y), *b = cause_pixel(p->actual, x, y);
      if (a[3] != 255 || b[3] != 255) return false;
      for (int i = 0; i < 3; i++) {
        int step = a[i] - c[i];
        if ((step < 0 ? -step : step) <= strongest) continue;
        strongest = step < 0 ? -step : step;
        k = (double)(b[i] - c[i]) / step;
        for (int j = 0; j < 3; j++) first[j] = a[j] - c[j];
      }
    }
  }
  if (strongest < 32 || k <= 0.02 || k == 1) return false;
  bool has_second = false;
  for (uint32_t y = part.top; y < part.bottom; y++) {
    for (uint32_t x = part.left; x < part.right; x++) {
      const uint8_t *a = cause_pixel(p->reference, x, y), *b = cause_pixel(p->actual, x, y);
      int step[3];
      for (int i = 0; i < 3; i++) {
        step[i] = a[i] - c[i];
        double off = c[i] + step[i] * k - b[i];
        if (off > 2.5 || off < -2.5) return false;
      }
      for (int i = 0; i < 3; i++) {
        int64_t cross = (int64_t)step[i] * first[(i + 1) % 3] - (int64_t)step[(i + 1) % 3] * first[i];
        has_second |= cross > 40 * strongest || cross < -40 * strongest;
      }
    }
  }
  *factor = k;
  return has_second;
}

bool cpixels_cause_opacity(const cause_pair *p, cpixels_cause *cause) {
  cause->kind = CPIXELS_CAUSE_OPACITY;
  return is_faded_alpha(p, &cause->number) || is_faded_color(p, &cause->number);
}

// MARK: - Profiles

/// Returns the sRGB value of linear light, clamped to 0…255.
static int encoded(double light) {
  int low = 0, high = 255;
  while (low < high) {
    int middle = (low + high) / 2;
    double edge = (cpixels_srgb_to_linear[middle] + cpixels_srgb_to_linear[middle + 1]) / 2;
    if (light > edge) low = middle + 1; else high = middle;
  }
  return low;
}

static void convert(int profile, const uint8_t from[4], int to[3]) {
  // Between the primaries of sRGB and Display P3, both with the white point D65.
  static const double matrices[2][9] = {
      {0.8224621, 0.1775380, 0, 0.0331941, 0.9668058, 0, 0.0170827, 0.0723974, 0.9105199},
      {1.2249401, -0.2249404, 0, -0.0420569, 1.0420571, 0, -0.0196376, -0.0786361, 1.0982735},
  };
  if (profile == CPIXELS_PROFILE_LINEAR) {
    for (int i = 0; i < 3; i++) to[i] = (int)(cpixels_srgb_to_linear[from[i]] * 255 + 0.5);
    return;
  }
  if (profile == CPIXELS_PROFILE_ENCODED_TWICE) {
    for (int i = 0; i < 3; i++) to[i] = encoded(from[i] / 255.0);
    return;
  }
  const double *m = matrices[profile == CPIXELS_PROFILE_FROM_DISPLAY_P3];
  for (int i = 0; i < 3; i++, m += 3)
    to[i] = encoded(m[0] * cpixels_srgb_to_linear[from[0]] + m[1] * cpixels_srgb_to_linear[from[1]] +
                    m[2] * cpixels_srgb_to_linear[from[2]]);
}

static bool is_converted(const cause_pair *p, int profile) {
  uint32_t last = 0, seen[3] = {0};
  int wanted[3] = {0}, changed = 0;
  bool has_last = false;
  size_t count = (size_t)p->reference->width * p->reference->height;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *a = p->reference->pixels + i * 4, *b = p->actual->pixels + i * 4;
    if (a[3] != b[3]) return false;
    if (a[3] == 0) continue;
    uint32_t color = cpixels_load_pixel(a);
    if (!has_last || color != last) convert(profile, a, wanted);
    last = color;
    has_last = true;
    bool is_far = false;
    for (int j = 0; j < 3; j++) {
      int step = wanted[j] - b[j], moved = a[j] - b[j];
      if (step > 3 || step < -3) return false;
      is_far |= moved > 6 || moved < -6;
    }
    bool is_known = false;
    for (int j = 0; j < changed; j++) is_known |= seen[j] == color;
    if (is_far && !is_known && changed < 3) seen[changed++] = color;
  }
  // One or two colours may fit the conversion by chance.
  return changed == 3;
}

bool cpixels_cause_profile(const cause_pair *p, cpixels_cause *cause) {
  for (int profile = 0; profile < CPIXELS_PROFILES; profile++) {
    if (!is_converted(p, profile)) continue;
    cause->kind = CPIXELS_CAUSE_PROFILE;
    cause->x = profile;
    return true;
  }
  return false;
}
