#include "compare_internal.h"
#include "load_pixel.h"

void cpixels_distances(int32_t metric, const uint8_t reference[64], const uint8_t actual[64],
                       uint64_t offset, double distances[16]) {
  if (metric == CPIXELS_METRIC_CHANNEL) {
    cpixels_distances_channel(reference, actual, distances);
  } else if (metric == CPIXELS_METRIC_YIQ) {
    cpixels_distances_yiq(reference, actual, offset, distances);
  } else {
    for (int i = 0; i < 16; i++)
      distances[i] = cpixels_distance_perceptual(metric, reference + i * 4, actual + i * 4);
  }
}

double cpixels_distance(int32_t metric, const uint8_t reference[4], const uint8_t actual[4],
                        uint64_t offset) {
  if (metric == CPIXELS_METRIC_CHANNEL) return cpixels_distance_channel(reference, actual);
  if (metric == CPIXELS_METRIC_YIQ) return cpixels_distance_yiq(reference, actual, offset);
  return cpixels_distance_perceptual(metric, reference, actual);
}

/// An entry of the cache of distances. Drawings have few colours, so most pairs of pixels recur.
typedef struct cached_distance {
  uint32_t reference;
  uint32_t actual;
  double distance;
} cached_distance;

enum { cache_size = 1024 };

/// The state of a comparison.
typedef struct comparison {
  const cpixels_picture *reference;
  const cpixels_picture *actual;
  const cpixels_rule *rule;
  /// The largest distance that counts as equal, in the unit of the distances.
  double allowed;
  uint8_t *mask;
  uint32_t mask_width;
  cpixels_difference *found;
  cached_distance cache[cache_size];
} comparison;

static void mark_different(comparison *c, uint32_t x, uint32_t y) {
  cpixels_difference *found = c->found;
  c->mask[(size_t)y * c->mask_width + x] = CPIXELS_MARK_DIFFERENT;
  cpixels_area *box = &found->box;
  if (found->different == 0) *box = (cpixels_area){x, y, x + 1, y + 1};
  if (x < box->left) box->left = x;
  if (x >= box->right) box->right = x + 1;
  if (y < box->top) box->top = y;
  if (y >= box->bottom) box->bottom = y + 1;
  found->different++;
}

static bool is_antialiased(const comparison *c, uint32_t x, uint32_t y) {
  bool same_size =
      c->reference->width == c->actual->width && c->reference->height == c->actual->height;
  return same_size && (cpixels_antialiased(c->reference, c->actual, x, y) ||
                       cpixels_antialiased(c->actual, c->reference, x, y));
}

/// Counts and marks a pixel whose two values differ.
static void classify_pixel(comparison *c, uint32_t x, uint32_t y, double distance) {
  cpixels_difference *found = c->found;
  found->unequal++;
  if (distance > c->allowed && c->rule->ignores_antialiasing && is_antialiased(c, x, y)) {
    found->antialiased++;
    c->mask[(size_t)y * c->mask_width + x] = CPIXELS_MARK_ANTIALIASED;
    return;
  }
  if (distance > found->worst || found->unequal - found->antialiased == 1) {
    found->worst = distance;
    found->worst_x = x;
    found->worst_y = y;
  }
  if (distance > c->allowed) {
    mark_different(c, x, y);
  } else {
    c->mask[(size_t)y * c->mask_width + x] = CPIXELS_MARK_WITHIN;
  }
}

static double lookup_distance(comparison *c, uint32_t a, uint32_t b) {
  // Two equal pixels have the distance 0, which is also the value of an empty cache entry.
  cached_distance *entry = &c->cache[((a * 0x9E3779B1u) ^ (b * 0x85EBCA77u)) >> 22];
  if (entry->reference != a || entry->actual != b) {
    uint8_t pixels[8];
    memcpy(pixels, &a, 4);
    memcpy(pixels + 4, &b, 4);
    *entry = (cached_distance){a, b, cpixels_distance(c->rule->metric, pixels, pixels + 4, 0)};
  }
  return entry->distance;
}

/// Compares up to sixteen pixels of a row.
static void compare_block(comparison *c, uint32_t x, uint32_t y, uint32_t count) {
  uint64_t offset = (uint64_t)y * c->reference->width + x;
  const uint8_t *a = c->reference->pixels + offset * 4;
  const uint8_t *b = c->actual->pixels + ((uint64_t)y * c->actual->width + x) * 4;
  if (memcmp(a, b, (size_t)count * 4) == 0) return;
  uint8_t padded[2][64] = {{0}};
  if (count < 16) {
    memcpy(padded[0], a, (size_t)count * 4);
    memcpy(padded[1], b, (size_t)count * 4);
    a = padded[0];
    b = padded[1];
  }
  double distances[16];
  bool has_kernel =
      c->rule->metric == CPIXELS_METRIC_CHANNEL || c->rule->metric == CPIXELS_METRIC_YIQ;
  if (has_kernel) cpixels_distances(c->rule->metric, a, b, offset, distances);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t before = cpixels_load_pixel(a + i * 4), after = cpixels_load_pixel(b + i * 4);
    if (before == after) continue;
    classify_pixel(c, x + i, y, has_kernel ? distances[i] : lookup_distance(c, before, after));
  }
}

static void compare_span(comparison *c, uint32_t y, uint32_t from, uint32_t to) {
  for (uint32_t x = from; x < to; x += 16) compare_block(c, x, y, to - x < 16 ? to - x : 16);
}

/// Marks pixels that only one of the pictures has.
static void mark_span(comparison *c, uint32_t y, uint32_t from, uint32_t to) {
  mark_different(c, from, y);
  mark_different(c, to - 1, y);
  // The two calls have counted two pixels already.
  c->found->different += to - from;
  c->found->different -= 2;
  c->found->unequal += to - from;
  memset(c->mask + (size_t)y * c->mask_width + from, CPIXELS_MARK_DIFFERENT, to - from);
}

static void count_span(comparison *c, uint32_t y, uint32_t from, uint32_t to) {
  (void)y;
  c->found->compared += to - from;
}

/// Calls a function for the parts of a row that no ignored box covers.
static void each_span(comparison *c, uint32_t y, uint32_t from, uint32_t to,
                      void (*visit)(comparison *, uint32_t, uint32_t, uint32_t)) {
  while (from < to) {
    uint32_t end = to, resume = to;
    // The first box in the remaining part ends the span and is skipped.
    for (size_t i = 0; i < c->rule->ignored_count; i++) {
      const cpixels_area *box = &c->rule->ignored[i];
      bool misses = y < box->top || y >= box->bottom || box->right <= from || box->left >= end ||
                    box->left >= box->right;
      if (misses) continue;
      end = box->left > from ? box->left : from;
      resume = box->right;
    }
    if (end > from) visit(c, y, from, end);
    from = resume;
  }
}

static uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }
static uint32_t larger(uint32_t a, uint32_t b) { return a > b ? a : b; }

void cpixels_compare(const cpixels_picture *reference, const cpixels_picture *actual,
                     const cpixels_rule *rule, uint8_t *mask, cpixels_difference *difference) {
  memset(difference, 0, sizeof *difference);
  comparison c = {.reference = reference, .actual = actual, .rule = rule, .mask = mask};
  c.found = difference;
  c.allowed = rule->allowed;
  c.mask_width = larger(reference->width, actual->width);
  uint32_t height = larger(reference->height, actual->height);
  uint32_t shared_width = smaller(reference->width, actual->width);
  uint32_t shared_height = smaller(reference->height, actual->height);
  if (rule->ignored_count == 0) difference->compared = (uint64_t)c.mask_width * height;
  for (uint32_t y = 0; y < height; y++) {
    if (rule->ignored_count > 0) each_span(&c, y, 0, c.mask_width, count_span);
    uint32_t shared = y < shared_height ? shared_width : 0;
    const uint8_t *a = reference->pixels + (size_t)y * reference->width * 4;
    const uint8_t *b = actual->pixels + (size_t)y * actual->width * 4;
    if (shared > 0 && memcmp(a, b, (size_t)shared * 4) != 0)
      each_span(&c, y, 0, shared, compare_span);
    if (shared < c.mask_width) each_span(&c, y, shared, c.mask_width, mark_span);
  }
}
