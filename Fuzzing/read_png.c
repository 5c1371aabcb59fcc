// Reads the input as a PNG. A file that is accepted is written again and must read as the same
// pixels; its digest must match the pixels, and must not match them after one bit of the file is
// changed.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPixels.h"

static const cpixels_png_limits limits = {
    .side = 4096, .pixels = 1 << 20, .file = 1 << 24, .memory = 1 << 24};

static uint8_t *read_file(const uint8_t *file, size_t count, cpixels_png_header *header) {
  cpixels_png_error error;
  if (!cpixels_png_check(file, count, &limits, header, &error)) {
    if (error.problem == CPIXELS_PNG_OK) abort();
    return NULL;
  }
  size_t size = (size_t)header->width * header->height * 4;
  uint8_t *pixels = malloc(size);
  if (!pixels) abort();
  if (cpixels_png_read(file, count, header, pixels, size, &error)) return pixels;
  if (error.problem == CPIXELS_PNG_OK) abort();
  free(pixels);
  return NULL;
}

static void write_and_read(const uint8_t *pixels, const cpixels_png_header *header) {
  uint8_t *file;
  size_t count;
  cpixels_png_error error;
  if (!cpixels_png_write(pixels, header->width, header->height, 2835, &file, &count, &error))
    abort();
  if (cpixels_png_matches(file, count, pixels, header->width, header->height) != 1) abort();
  cpixels_png_header again;
  uint8_t *copy = read_file(file, count, &again);
  if (!copy || again.width != header->width || again.height != header->height) abort();
  if (memcmp(copy, pixels, (size_t)header->width * header->height * 4) != 0) abort();
  size_t bit = (count * 2654435761u + pixels[0] * 40503u) % (count * 8);
  file[bit / 8] ^= (uint8_t)(1u << bit % 8);
  if (cpixels_png_matches(file, count, pixels, header->width, header->height) == 1) abort();
  free(copy);
  cpixels_png_free(file);
}

int LLVMFuzzerTestOneInput(const uint8_t *file, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *file, size_t count) {
  cpixels_png_header header;
  uint8_t *pixels = read_file(file, count, &header);
  if (!pixels) return 0;
  write_and_read(pixels, &header);
  free(pixels);
  return 0;
}
