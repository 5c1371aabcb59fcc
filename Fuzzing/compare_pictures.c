// Compares two pictures made from the input with every metric, looks for regions, windows and
// causes, and draws the difference. Only crashes and broken invariants are findings.

#include <stdlib.h>
#include <string.h>

#include "CPixels.h"

static uint8_t *picture_of(const uint8_t *data, size_t count, size_t from, uint32_t width,
                           uint32_t height) {
  size_t size = (size_t)width * height * 4;
  uint8_t *pixels = malloc(size);
  if (!pixels) abort();
  for (size_t i = 0; i < size; i++) pixels[i] = data[(from + i) % count];
  return pixels;
}

static void draw(const cpixels_picture *a, const cpixels_picture *b, const uint8_t *mask,
                 cpixels_area whole, const uint8_t *data) {
  uint8_t pixels[64 * 48 * 4];
  cpixels_sheet sheet = {.pixels = pixels, .width = 64, .height = 48};
  cpixels_placement at = {
      .part = whole, .x = data[0], .y = data[1] % 50, .magnification = 1 + data[2] % 9};
  cpixels_sheet_picture(&sheet, a, &at);
  cpixels_sheet_difference(&sheet, a, b, mask, &at);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t count) {
  if (count < 24) return 0;
  uint32_t sides[4];
  for (int i = 0; i < 4; i++) sides[i] = 1 + data[i] % 40;
  if (data[4] & 1) sides[2] = sides[0], sides[3] = sides[1];
  cpixels_picture a = {.width = sides[0], .height = sides[1]};
  cpixels_picture b = {.width = sides[2], .height = sides[3]};
  uint8_t *first = picture_of(data, count, 8, a.width, a.height);
  uint8_t *second = picture_of(data, count, 8 + data[5] % 8, b.width, b.height);
  a.pixels = first;
  b.pixels = second;
  cpixels_area whole = {.right = a.width > b.width ? a.width : b.width,
                       .bottom = a.height > b.height ? a.height : b.height};
  size_t all = (size_t)whole.right * whole.bottom;
  uint8_t *mask = calloc(all, 1), *drawn = malloc(all * 4);
  if (!mask || !drawn) abort();
  cpixels_area ignored[2];
  memcpy(ignored, data + 8, 16);
  ignored[1] = (cpixels_area){data[6] % 40, data[7] % 40, data[8] % 50, data[9] % 50};
  cpixels_rule rule = {.metric = data[4] / 2 % 5,
                       .allowed = data[5] / 16.0,
                       .ignores_antialiasing = data[4] >> 7,
                       .ignored = ignored,
                       .ignored_count = data[4] / 16 % 3};
  cpixels_difference found;
  cpixels_compare(&a, &b, &rule, mask, &found);
  if (found.different + found.antialiased > found.unequal || found.unequal > found.compared)
    abort();

  uint64_t densest, in_regions = 0;
  cpixels_region regions[1600];
  if (!cpixels_densest_window(mask, whole.right, whole.bottom, 1 + data[7] % 50, &densest))
    abort();
  if (densest > found.different || (densest == 0) != (found.different == 0)) abort();
  int64_t groups = cpixels_regions(mask, whole.right, whole.bottom, regions, 1600);
  for (int64_t i = 0; i < groups; i++) in_regions += regions[i].count;
  if (in_regions != found.different) abort();
  cpixels_cause cause;
  if (found.different > 0) cpixels_find_cause(&a, &b, mask, &found, &cause);
  draw(&a, &b, mask, whole, data);
  cpixels_mask_picture(mask, all, drawn);
  free(first);
  free(second);
  free(mask);
  free(drawn);
  return 0;
}
