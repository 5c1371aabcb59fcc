#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <zlib.h>

#include "png_internal.h"

// libpng reads a stream that is put together here: signature, IHDR, PLTE and tRNS as they stand
// in the file, then the rows, which this file inflates itself, wrapped as stored blocks. So
// libpng sees no other chunk, never more rows than the header says, and never a length that was
// not checked. All of its jumps end in `cpixels_png_read`.

enum { block_bytes = 65535 };

/// The stream that libpng reads, and what is needed to produce it.
typedef struct source {
  const uint8_t *file;
  const cpixels_png_header *header;
  cpixels_png_error *error;

  /// The piece that libpng is reading, and what follows it.
  const uint8_t *piece;
  size_t left;
  enum { at_header, at_palette, at_transparency, at_block, at_payload, at_trailer, at_nothing } next;

  z_stream inflater;
  /// The next IDAT chunk of the file.
  size_t chunk;
  /// Bytes of rows not inflated yet.
  uint64_t rows_left;

  size_t payload;
  uint8_t frame[32];
  uint8_t block[block_bytes];
} source;

/// Hands the next IDAT chunk of the file to the decompressor; false where there is none.
static bool refill(source *from) {
  while (from->inflater.avail_in == 0) {
    const uint8_t *chunk = from->file + from->chunk;
    if (cpixels_png_load(chunk + 4) != CPIXELS_PNG_IDAT) return false;
    uint32_t length = cpixels_png_load(chunk);
    from->inflater.next_in = (Bytef *)(uintptr_t)(chunk + 8);
    from->inflater.avail_in = length;
    from->chunk += (size_t)length + 12;
  }
  return true;
}

static bool fail_compression(source *from, int status) {
  if (status == Z_MEM_ERROR)
    return cpixels_png_fail(from->error, CPIXELS_PNG_MEMORY, CPIXELS_PNG_IDAT, 0, 0, 0);
  cpixels_png_fail(from->error, CPIXELS_PNG_COMPRESSION, CPIXELS_PNG_IDAT, from->chunk, 0, 0);
  cpixels_png_explain(from->error, from->inflater.msg ? from->inflater.msg : "damaged");
  return false;
}

/// Says how many bytes of rows there are; `more` were inflated since the last whole block.
static bool fail_rows(source *from, int32_t problem, size_t more) {
  uint64_t all = from->header->row_bytes;
  return cpixels_png_fail(from->error, problem, CPIXELS_PNG_IDAT, from->header->data_offset,
                          all - from->rows_left + more, all);
}

/// Inflates exactly the next `wanted` bytes of rows.
static bool inflate_rows(source *from, size_t wanted) {
  from->inflater.next_out = from->block;
  from->inflater.avail_out = (uInt)wanted;
  while (from->inflater.avail_out > 0) {
    // Without input `inflate` may still have output, so an empty refill is no error by itself.
    bool fed = refill(from);
    int status = inflate(&from->inflater, Z_NO_FLUSH);
    if (status == Z_STREAM_END && from->inflater.avail_out > 0)
      return fail_rows(from, CPIXELS_PNG_ROWS_MISSING, wanted - from->inflater.avail_out);
    if (status == Z_BUF_ERROR && !fed)
      return fail_rows(from, CPIXELS_PNG_ROWS_MISSING, wanted - from->inflater.avail_out);
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
      return fail_compression(from, status);
    if (status == Z_STREAM_END) break;
  }
  return true;
}

/// After the last row: the stream must end here, with the right checksum, and so must the chunks.
static bool finish_rows(source *from) {
  uint8_t beyond;
  int status = Z_OK;
  from->inflater.next_out = &beyond;
  from->inflater.avail_out = 1;
  while (status != Z_STREAM_END) {
    bool fed = refill(from);
    status = inflate(&from->inflater, Z_NO_FLUSH);
    if (from->inflater.avail_out == 0) return fail_rows(from, CPIXELS_PNG_ROWS_EXTRA, 0);
    if (status == Z_BUF_ERROR && !fed) {
      cpixels_png_fail(from->error, CPIXELS_PNG_COMPRESSION, CPIXELS_PNG_IDAT, from->chunk, 0, 0);
      cpixels_png_explain(from->error, "the stream has no end");
      return false;
    }
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
      return fail_compression(from, status);
  }
  if (refill(from)) return fail_rows(from, CPIXELS_PNG_ROWS_EXTRA, 0);
  return true;
}

static void serve(source *from, const uint8_t *piece, size_t count) {
  from->piece = piece;
  from->left = count;
}

/// Serves the frame of a stored block: an IDAT chunk for each, as libpng joins them.
static bool serve_block(source *from) {
  bool first = from->rows_left == from->header->row_bytes;
  from->payload = from->rows_left < block_bytes ? (size_t)from->rows_left : block_bytes;
  if (!inflate_rows(from, from->payload)) return false;
  from->rows_left -= from->payload;
  bool last = from->rows_left == 0;
  if (last && !finish_rows(from)) return false;
  uint8_t *frame = from->frame;
  size_t size = 8;
  cpixels_png_store(frame, (uint32_t)(from->payload + 5 + (first ? 2 : 0) + (last ? 4 : 0)));
  cpixels_png_store(frame + 4, CPIXELS_PNG_IDAT);
  if (first) {
    frame[size++] = 0x78;
    frame[size++] = 0x01;
  }
  frame[size++] = last ? 1 : 0;
  frame[size++] = (uint8_t)from->payload;
  frame[size++] = (uint8_t)(from->payload >> 8);
  frame[size++] = (uint8_t)~from->payload;
  frame[size++] = (uint8_t)(~from->payload >> 8);
  serve(from, frame, size);
  from->next = at_payload;
  return true;
}

/// Serves what follows a block: the stream's checksum after the last, and the chunk's (unread).
static void serve_trailer(source *from) {
  size_t size = 0;
  from->next = at_block;
  if (from->rows_left == 0) {
    cpixels_png_store(from->frame, (uint32_t)from->inflater.adler);
    size = 4;
    from->next = at_nothing;
  }
  memset(from->frame + size, 0, 4);
  serve(from, from->frame, size + 4);
}

static bool advance(source *from) {
  const cpixels_png_header *header = from->header;
  switch (from->next) {
    case at_header:
      serve(from, from->file, 33);
      from->next = at_palette;
      return true;
    case at_palette:
      from->next = at_transparency;
      // The palette of a picture in full colour is only a suggestion.
      if (header->palette_offset != 0 && header->color_type == 3)
        serve(from, from->file + header->palette_offset, (size_t)header->palette_length + 12);
      return true;
    case at_transparency:
      from->next = at_block;
      // A palette's alphas are applied here, not by libpng.
      if (header->transparency_offset != 0 && header->color_type != 3)
        serve(from, from->file + header->transparency_offset,
              (size_t)header->transparency_length + 12);
      return true;
    case at_block: return serve_block(from);
    case at_payload:
      serve(from, from->block, from->payload);
      from->next = at_trailer;
      return true;
    case at_trailer:
      serve_trailer(from);
      return true;
    case at_nothing: break;
  }
  return fail_rows(from, CPIXELS_PNG_ROWS_MISSING, 0);
}

static void read_source(png_structp png, png_bytep bytes, size_t count) {
  source *from = png_get_io_ptr(png);
  while (count > 0) {
    if (from->left == 0) {
      if (!advance(from)) png_error(png, "unreadable");
      continue;
    }
    size_t step = count < from->left ? count : from->left;
    memcpy(bytes, from->piece, step);
    bytes += step;
    count -= step;
    from->piece += step;
    from->left -= step;
  }
}

static PNG_NORETURN void on_error(png_structp png, png_const_charp message) {
  source *from = png_get_error_ptr(png);
  // What the source itself found wrong is more exact than what libpng makes of it.
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

/// Asks libpng for straight 8-bit RGBA, or for a palette's indices, one a byte: libpng doesn't tell
/// of an index beyond the palette once it has made a colour of it.
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

/// Everything between libpng's creation and its end, in the one function that it may jump to.
static bool read_rows(png_structp png, png_infop info, source *from, uint8_t *pixels) {
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
  // Indices go to the end of their row, from where they are widened in place.
  size_t start = header->color_type == 3 ? stride - header->width : 0;
  if (png_get_rowbytes(png, info) != stride - start) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < header->height; y++)
      png_read_row(png, pixels + y * stride + start, NULL);
  }
  return true;
}

/// The colours of a palette, and how many there are.
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

/// Widens the indices at the end of a row to colours; false where one is beyond the palette. The
/// colours written never reach an index that wasn't read.
static bool widen_indices(const palette *p, uint8_t *row, size_t width) {
  const uint8_t *indices = row + width * 3;
  for (size_t at = 0; at < width; at++) {
    unsigned index = indices[at];
    if (index >= p->count) return false;
    memcpy(row + at * 4, &p->colors[index], 4);
  }
  return true;
}

static bool apply_palette(const source *from, uint8_t *pixels) {
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
  source *from = calloc(1, sizeof *from);
  if (!from) return cpixels_png_fail(error, CPIXELS_PNG_MEMORY, 0, 0, sizeof *from, 0);
  from->file = file;
  from->header = header;
  from->error = error;
  from->chunk = header->data_offset;
  from->rows_left = header->row_bytes;
  bool done = false;
  png_structp png = NULL;
  png_infop info = NULL;
  if (inflateInit(&from->inflater) == Z_OK) {
    png = png_create_read_struct(PNG_LIBPNG_VER_STRING, from, on_error, on_warning);
    if (png) info = png_create_info_struct(png);
    if (info) done = read_rows(png, info, from, pixels);
    if (done && header->color_type == 3) done = apply_palette(from, pixels);
    inflateEnd(&from->inflater);
  }
  if (!done && error->problem == CPIXELS_PNG_OK)
    cpixels_png_fail(error, CPIXELS_PNG_MEMORY, 0, 0, 0, 0);
  png_destroy_read_struct(png ? &png : NULL, info ? &info : NULL, NULL);
  free(from);
  return done;
}
