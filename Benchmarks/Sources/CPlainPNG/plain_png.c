#include "CPlainPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} buffer;

static void append(png_structp png, png_bytep bytes, size_t count) {
  buffer *out = png_get_io_ptr(png);
  if (out->count + count > out->capacity) {
    out->capacity = (out->count + count) * 2;
    uint8_t *grown = realloc(out->bytes, out->capacity);
    if (!grown) png_error(png, "no memory");
    out->bytes = grown;
  }
  memcpy(out->bytes + out->count, bytes, count);
  out->count += count;
}

static void flush(png_structp png) { (void)png; }

uint8_t *plain_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, int is_rgb,
                         size_t *count) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  buffer *out = calloc(1, sizeof(buffer));
  if (!info || !out || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    if (out) free(out->bytes);
    free(out);
    return NULL;
  }
  png_set_write_fn(png, out, append, flush);
  png_set_compression_level(png, 6);
  png_set_filter(png, 0, PNG_FILTER_NONE);
  png_set_IHDR(png, info, width, height, 8, is_rgb ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  // Drops the fourth byte of every pixel.
  if (is_rgb) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t row = 0; row < height; row++) {
    png_write_row(png, pixels + (size_t)row * width * 4);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  uint8_t *bytes = out->bytes;
  *count = out->count;
  free(out);
  return bytes;
}

typedef struct {
  const uint8_t *bytes;
  size_t remaining;
} source;

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->remaining) png_error(png, "cut short");
  memcpy(bytes, from->bytes, count);
  from->bytes += count;
  from->remaining -= count;
}

int plain_png_read(const uint8_t *file, size_t count, uint8_t *pixels, uint32_t width,
                   uint32_t height) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  source from = {file, count};
  png_set_read_fn(png, &from, read_bytes);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "another size");
  }
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  for (uint32_t row = 0; row < height; row++) {
    png_read_row(png, pixels + (size_t)row * width * 4, NULL);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}
