#include <stdlib.h>

#include "png_rows.h"

typedef uint32_t pixels16 __attribute__((vector_size(64)));
typedef uint16_t pairs16 __attribute__((vector_size(32)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));

static unsigned slot_of(uint32_t color) { return (color * 0x9E3779B1u) >> 22; }

bool cpixels_png_packer_begin(cpixels_png_packer *packer, const cpixels_png_form *form,
                              uint32_t width) {
  memset(packer, 0, sizeof *packer);
  packer->form = form;
  packer->width = width;
  size_t bits = (size_t)cpixels_png_channels(form->color_type) * form->depth;
  packer->row_bytes = ((size_t)width * bits + 7) / 8;
  packer->pixel_bytes = bits < 8 ? 1 : bits / 8;
  for (unsigned i = 0; i < form->palette_count; i++) {
    unsigned slot = slot_of(form->palette[i]);
    while (packer->table[slot] != 0) slot = (slot + 1) % 1024;
    packer->table[slot] = (uint16_t)(i + 1);
  }
  packer->indices = calloc((size_t)width + CPIXELS_PNG_SLACK, 1);
  return packer->indices != NULL;
}

void cpixels_png_packer_end(cpixels_png_packer *packer) {
  free(packer->indices);
  packer->indices = NULL;
}

static uint8_t index_of(const cpixels_png_packer *packer, uint32_t color) {
  unsigned slot = slot_of(color);
  // Every colour of the picture is in the table; the empty slot only ends the search.
  while (packer->table[slot] != 0) {
    unsigned index = packer->table[slot] - 1u;
    if (packer->form->palette[index] == color) return (uint8_t)index;
    slot = (slot + 1) % 1024;
  }
  return 0;
}

/// Writes one palette index per byte; runs of one colour are found by `memcmp`.
static void look_up(const cpixels_png_packer *packer, const uint8_t *pixels, uint8_t *indices) {
  uint32_t last, color;
  memcpy(&last, pixels, 4);
  uint8_t index = index_of(packer, last);
  indices[0] = index;
  size_t at = 1, width = packer->width;
  while (at < width) {
    size_t step = width - at < 16 ? width - at : 16;
    if (memcmp(pixels + at * 4, pixels + at * 4 - 4, step * 4) == 0) {
      memset(indices + at, index, step);
      at += step;
      continue;
    }
    for (size_t end = at + step; at < end; at++) {
      memcpy(&color, pixels + at * 4, 4);
      if (color != last) {
        last = color;
        index = index_of(packer, color);
      }
      indices[at] = index;
    }
  }
}

/// Writes the red byte of every pixel.
static void take_gray(const uint8_t *pixels, size_t width, uint8_t *gray) {
  size_t at = 0;
  for (; at + 16 <= width; at += 16) {
    pixels16 block;
    memcpy(&block, pixels + at * 4, 64);
    bytes16 narrow = __builtin_convertvector(block & 255, bytes16);
    memcpy(gray + at, &narrow, 16);
  }
  for (; at < width; at++) gray[at] = pixels[at * 4];
}

static void take_gray_alpha(const uint8_t *pixels, size_t width, uint8_t *packed) {
  size_t at = 0;
  for (; at + 16 <= width; at += 16) {
    pixels16 block;
    memcpy(&block, pixels + at * 4, 64);
    pairs16 narrow = __builtin_convertvector((block & 255) | (block >> 16 & 0xff00), pairs16);
    memcpy(packed + at * 2, &narrow, 32);
  }
  for (; at < width; at++) {
    packed[at * 2] = pixels[at * 4];
    packed[at * 2 + 1] = pixels[at * 4 + 3];
  }
}

static void take_rgb(const uint8_t *pixels, size_t width, uint8_t *packed) {
  size_t at = 0;
  for (; at + 4 <= width; at += 4) {
    uint32_t from[4], to[3];
    memcpy(from, pixels + at * 4, 16);
    to[0] = (from[0] & 0xffffff) | from[1] << 24;
    to[1] = (from[1] >> 8 & 0xffff) | from[2] << 16;
    to[2] = (from[2] >> 16 & 0xff) | from[3] << 8;
    memcpy(packed + at * 3, to, 12);
  }
  for (; at < width; at++) memcpy(packed + at * 3, pixels + at * 4, 3);
}

/// Packs samples of one byte into bits, the first sample in the highest bits. `scale` is the grey
/// value of a step, or 1.
static void pack_bits(const uint8_t *samples, size_t width, unsigned depth, unsigned scale,
                      uint8_t *packed) {
  unsigned each = 8 / depth;
  for (size_t at = 0; at < width; at += each) {
    unsigned byte = 0;
    // After the last sample, the buffer is padded with zeros.
    for (unsigned i = 0; i < each; i++) byte = byte << depth | samples[at + i] / scale;
    *packed++ = (uint8_t)byte;
  }
}

void cpixels_png_pack(cpixels_png_packer *packer, const uint8_t *pixels, uint8_t *packed) {
  static const uint8_t scales[5] = {0, 255, 85, 0, 17};
  size_t width = packer->width;
  unsigned depth = packer->form->depth;
  switch (packer->form->color_type) {
    case 0:
      if (depth == 8) {
        take_gray(pixels, width, packed);
      } else {
        take_gray(pixels, width, packer->indices);
        pack_bits(packer->indices, width, depth, scales[depth], packed);
      }
      break;
    case 2: take_rgb(pixels, width, packed); break;
    case 3:
      look_up(packer, pixels, depth == 8 ? packed : packer->indices);
      if (depth < 8) pack_bits(packer->indices, width, depth, 1, packed);
      break;
    case 4: take_gray_alpha(pixels, width, packed); break;
    default: memcpy(packed, pixels, width * 4); break;
  }
}
