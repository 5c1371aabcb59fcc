#include <png.h>
#include <setjmp.h>
#include <stdlib.h>

#include "png_source.h"

// All of libpng's `longjmp` calls end in `read_rows`.

static void read_source(png_structp png, png_bytep bytes, size_t count) {
  if (!cpixels_png_source_read(png_get_io_ptr(png), bytes, count)) png_error(png, "unreadable");
}

static PNG_NORETURN void on_error(png_structp png, png_const_charp message) {
  cpixels_png_source *from = png_get_error_ptr(png);
  // An error found by the source is more precise than libpng's.
  if (from->error->problem == CPIXELS_PNG_OK) {
    cpixels_png_fail(from->error, CPIXELS_PNG_ROWS, CPIXELS_PNG_IDAT, from->header->data_offset, 0,
                     0);
    cpixels_png_explain(from->error, message);
  }
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Requests straight 8-bit RGBA, or a palette's indices, one per byte, because libpng doesn't
/// report an index beyond the palette after converting it to a colour.
static void request_pixels(png_structp png, const cpixels_png_header *header) {
  if (header->color_type == 3) {
    png_set_packing(png);
    return;
  }
  png_set_expand(png);
  if (header->depth == 16) png_set_scale_16(png);
  if (header->color_type == 0 || header->color_type == 4) png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

/// Runs all code between the creation and the destruction of libpng's structs, in the only function
/// that libpng may jump to.
static bool read_rows(png_structp png, png_infop info, cpixels_png_source *from, uint8_t *pixels) {
  const cpixels_png_header *header = from->header;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_read_fn(png, from, read_source);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_benign_errors(png, 0);
  png_set_user_limits(png, header->width, header->height);
  png_read_info(png, info);
  request_pixels(png, header);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)header->width * 4;
  // Indices are stored at the end of their row and widened in place from there.
  size_t start = header->color_type == 3 ? stride - header->width : 0;
  if (png_get_rowbytes(png, info) != stride - start) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < header->height; y++)
      png_read_row(png, pixels + y * stride + start, NULL);
  }
  return true;
}

/// The colours of a palette, and their number.
typedef struct palette {
  uint32_t colors[256];
  unsigned count;
} palette;

static void load_palette(const uint8_t *file, const cpixels_png_header *header, palette *p) {
  const uint8_t *rgb = file + header->palette_offset + 8;
  const uint8_t *alphas = file + header->transparency_offset + 8;
  memset(p, 0, sizeof *p);
  p->count = header->palette_length / 3;
  for (unsigned i = 0; i < p->count; i++) {
    uint8_t color[4] = {rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2], 255};
    if (i < header->transparency_length) color[3] = alphas[i];
    memcpy(&p->colors[i], color, 4);
  }
}

/// Widens the indices at the end of a row to colours. Returns false if one is beyond the palette.
/// The written colours never overtake the unread indices.
static bool widen_indices(const palette *p, uint8_t *row, size_t width) {
  const uint8_t *indices = row + width * 3;
  for (size_t at = 0; at < width; at++) {
    unsigned index = indices[at];
    if (index >= p->count) return false;
    memcpy(row + at * 4, &p->colors[index], 4);
  }
  return true;
}

static bool apply_palette(const cpixels_png_source *from, uint8_t *pixels) {
  const cpixels_png_header *header = from->header;
  palette p;
  load_palette(from->file, header, &p);
  for (uint32_t y = 0; y < header->height; y++) {
    if (widen_indices(&p, pixels + (size_t)y * header->width * 4, header->width)) continue;
    cpixels_png_fail(from->error, CPIXELS_PNG_ROWS, CPIXELS_PNG_IDAT, header->data_offset, y, 0);
    cpixels_png_explain(from->error, "palette index out of range");
    return false;
  }
  return true;
}

bool cpixels_png_read(const uint8_t *file, size_t count, const cpixels_png_header *header,
                      uint8_t *pixels, size_t capacity, cpixels_png_error *error) {
  memset(error, 0, sizeof *error);
  uint64_t needed = (uint64_t)header->width * header->height;
  if (needed == 0 || needed > capacity / 4 || header->data_offset == 0 ||
      header->data_offset >= count)
    return cpixels_png_fail(error, CPIXELS_PNG_ARGUMENT, 0, 0, capacity, needed * 4);
  // Too large for the stack of a secondary thread.
  cpixels_png_source *from = malloc(sizeof *from);
  if (!from) return cpixels_png_fail(error, CPIXELS_PNG_MEMORY, 0, 0, sizeof *from, 0);
  bool done = false;
  png_structp png = NULL;
  png_infop info = NULL;
  if (cpixels_png_source_begin(from, file, header, error)) {
    png = png_create_read_struct(PNG_LIBPNG_VER_STRING, from, on_error, on_warning);
    if (png) info = png_create_info_struct(png);
    if (info) done = read_rows(png, info, from, pixels);
    if (done && header->color_type == 3) done = apply_palette(from, pixels);
  }
  cpixels_png_source_end(from);
  if (!done && error->problem == CPIXELS_PNG_OK)
    cpixels_png_fail(error, CPIXELS_PNG_MEMORY, 0, 0, 0, 0);
  png_destroy_read_struct(png ? &png : NULL, info ? &info : NULL, NULL);
  free(from);
  return done;
}
