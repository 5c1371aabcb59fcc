#ifndef CPIXELS_PNG_OUTPUT_H
#define CPIXELS_PNG_OUTPUT_H

#include "png_internal.h"

/// The largest size of an IDAT chunk that is written; PNG allows 2^31 - 1.
#define CPIXELS_PNG_LARGEST ((size_t)0x40000000)

/// A file under construction; a struct of zeros is an empty file. `bytes` is released with `free`.
typedef struct cpixels_png_output {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpixels_png_output;

/// Appends a chunk with its checksum. Like the other functions here, returns false if memory runs
/// out.
bool cpixels_png_append_chunk(cpixels_png_output *to, uint32_t name, const uint8_t *data,
                              uint32_t length);

/// Begins a file: everything before the first IDAT chunk.
bool cpixels_png_append_head(cpixels_png_output *to, const cpixels_png_form *form, uint32_t width,
                             uint32_t height, uint32_t pixels_per_meter);

/// Appends the compressed rows of a picture, without chunks.
bool cpixels_png_compress(const uint8_t *pixels, uint32_t width, uint32_t height,
                          const cpixels_png_form *form, cpixels_png_output *data);

#endif
