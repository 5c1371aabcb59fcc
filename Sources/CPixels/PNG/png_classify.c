#include "png_internal.h"

// Finding the smallest form of a picture. Rows that equal the row above and runs of one colour are
// skipped by `memcmp`, which is fast in a debug build too; only other pixels are examined one by
// one, until there are more than 256 colours.

typedef uint32_t pixels16 __attribute__((vector_size(64)));

enum { slots = 1024 };

typedef struct colors {
  uint32_t entries[256];
  uint16_t count;
  /// The index of an entry plus 1, or 0 for none, by hash.
  uint16_t table[slots];
} colors;

static unsigned slot_of(uint32_t color) { return (color * 0x9E3779B1u) >> 22; }

/// Adds a colour. Returns false if it would be the 257th.
static bool insert(colors *set, uint32_t color) {
  unsigned slot = slot_of(color);
  while (set->table[slot] != 0) {
    if (set->entries[set->table[slot] - 1] == color) return true;
    slot = (slot + 1) % slots;
  }
  if (set->count == 256) return false;
  set->entries[set->count++] = color;
  set->table[slot] = set->count;
  return true;
}

static bool collect_row(colors *set, const uint8_t *row, size_t bytes) {
  uint32_t last, color;
  memcpy(&last, row, 4);
  if (!insert(set, last)) return false;
  size_t at = 4;
  while (at < bytes) {
    size_t step = bytes - at < 64 ? bytes - at : 64;
    if (memcmp(row + at, row + at - 4, step) == 0) {
      at += step;
      continue;
    }
    for (size_t end = at + step; at < end; at += 4) {
      memcpy(&color, row + at, 4);
      if (color == last) continue;
      if (!insert(set, color)) return false;
      last = color;
    }
    memcpy(&last, row + at - 4, 4);
  }
  return true;
}

static bool collect(colors *set, const uint8_t *pixels, size_t stride, size_t height) {
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride;
    if (y > 0 && memcmp(row, row - stride, stride) == 0) continue;
    if (!collect_row(set, row, stride)) return false;
  }
  return true;
}

/// The common properties of all pixels.
typedef struct traits {
  bool opaque;
  bool gray;
  /// Whether every alpha is 0 or 255.
  bool binary;
} traits;

static traits traits_of(const uint8_t *pixels, size_t count) {
  pixels16 all = ~(pixels16){0}, channel_differences = {0}, partial = {0};
  size_t at = 0;
  while (at < count) {
    pixels16 block;
    if (count - at >= 16) {
      memcpy(&block, pixels + at * 4, 64);
    } else {
      // The last pixels are padded with copies of the first.
      uint32_t first, rest[16];
      memcpy(&first, pixels, 4);
      for (int i = 0; i < 16; i++) rest[i] = first;
      memcpy(rest, pixels + at * 4, (count - at) * 4);
      memcpy(&block, rest, 64);
    }
    all &= block;
    channel_differences |= (block ^ (block >> 8)) & 0xffff;
    partial |= ((block >> 24) + 1) & 0xfe;
    at += 16;
  }
  uint32_t alpha = 0xffffffffu, mixed = 0, fraction = 0;
  for (int i = 0; i < 16; i++) {
    alpha &= all[i];
    mixed |= channel_differences[i];
    fraction |= partial[i];
  }
  return (traits){.opaque = alpha >> 24 == 255, .gray = mixed == 0, .binary = fraction == 0};
}

/// Finds a colour, used by no opaque pixel, that all transparent pixels share.
static bool find_key(const uint8_t *pixels, size_t count, uint32_t *key) {
  size_t at = 0;
  while (at < count && pixels[at * 4 + 3] != 0) at++;
  if (at == count) return false;
  memcpy(key, pixels + at * 4, 4);
  pixels16 clashes = {0};
  for (size_t i = 0; i + 16 <= count; i += 16) {
    pixels16 block;
    memcpy(&block, pixels + i * 4, 64);
    pixels16 same_color = (pixels16)(((block ^ *key) & 0xffffff) == 0);
    pixels16 transparent = (pixels16)((block >> 24) == 0);
    clashes |= same_color ^ transparent;
  }
  uint32_t clash = 0;
  for (int i = 0; i < 16; i++) clash |= clashes[i];
  for (size_t i = count & ~(size_t)15; i < count; i++) {
    uint32_t pixel;
    memcpy(&pixel, pixels + i * 4, 4);
    clash |= (((pixel ^ *key) & 0xffffff) == 0) != (pixel >> 24 == 0);
  }
  return clash == 0;
}

static uint32_t red(uint32_t color) { return color & 255; }
static uint32_t alpha(uint32_t color) { return color >> 24; }
static bool is_gray(uint32_t color) { return ((color ^ (color >> 8)) & 0xffff) == 0; }

/// Returns the number of bits in which every grey of the palette is exact.
static uint8_t gray_depth(const colors *set) {
  uint8_t depth = 1;
  for (unsigned i = 0; i < set->count; i++) {
    uint32_t value = red(set->entries[i]);
    uint8_t needed = value % 255 == 0 ? 1 : value % 85 == 0 ? 2 : value % 17 == 0 ? 4 : 8;
    if (needed > depth) depth = needed;
  }
  return depth;
}

/// Returns the bytes of rows and chunks that the form needs, before compression.
static uint64_t cost(const cpixels_png_form *form, uint32_t width, uint32_t height) {
  uint64_t bits = (uint64_t)cpixels_png_channels(form->color_type) * form->depth;
  uint64_t bytes = ((width * bits + 7) / 8) * height;
  if (form->color_type == 3) {
    bytes += 12 + 3u * form->palette_count;
    if (form->palette_transparent > 0) bytes += 12u + form->palette_transparent;
  }
  if (form->keyed) bytes += form->color_type == 0 ? 14 : 18;
  return bytes;
}

static void keep_smaller(cpixels_png_form *best, const cpixels_png_form *form, uint32_t width,
                         uint32_t height) {
  if (best->depth == 0 || cost(form, width, height) < cost(best, width, height)) *best = *form;
}

/// Returns the palette form: entries in order of appearance, transparent ones first, because tRNS
/// covers only the beginning of the palette.
static cpixels_png_form palette_form(const colors *set) {
  cpixels_png_form form = {.color_type = 3, .palette_count = set->count};
  for (int opaque = 0; opaque < 2; opaque++) {
    for (unsigned i = 0, at = opaque ? form.palette_transparent : 0; i < set->count; i++) {
      if ((alpha(set->entries[i]) == 255) != opaque) continue;
      form.palette[at++] = set->entries[i];
      if (!opaque) form.palette_transparent++;
    }
  }
  form.depth = set->count <= 2 ? 1 : set->count <= 4 ? 2 : set->count <= 16 ? 4 : 8;
  return form;
}

void cpixels_png_classify(const uint8_t *pixels, uint32_t width, uint32_t height,
                          cpixels_png_form *form) {
  colors set = {.count = 0};
  size_t stride = (size_t)width * 4, count = (size_t)width * height;
  bool few = collect(&set, pixels, stride, height);
  // With few colours it is enough to look at the palette.
  const uint8_t *sample = few ? (const uint8_t *)set.entries : pixels;
  size_t sampled = few ? set.count : count;
  traits traits = traits_of(sample, sampled);
  uint32_t key = 0;
  bool keyed = !traits.opaque && traits.binary && find_key(sample, sampled, &key);

  memset(form, 0, sizeof *form);
  cpixels_png_form candidate = {.depth = 8};
  if (traits.gray && (traits.opaque || (keyed && is_gray(key)))) {
    candidate.color_type = 0;
    candidate.depth = few ? gray_depth(&set) : 8;
    candidate.keyed = !traits.opaque;
    memset(candidate.key, (int)red(key), 3);
    keep_smaller(form, &candidate, width, height);
  }
  if (few) {
    candidate = palette_form(&set);
    keep_smaller(form, &candidate, width, height);
  }
  candidate = (cpixels_png_form){.color_type = 4, .depth = 8};
  if (traits.gray) keep_smaller(form, &candidate, width, height);
  if (traits.opaque || keyed) {
    candidate = (cpixels_png_form){.color_type = 2, .depth = 8, .keyed = !traits.opaque};
    for (int i = 0; i < 3; i++) candidate.key[i] = (uint8_t)(key >> (8 * i));
    keep_smaller(form, &candidate, width, height);
  }
  candidate = (cpixels_png_form){.color_type = 6, .depth = 8};
  keep_smaller(form, &candidate, width, height);
}
