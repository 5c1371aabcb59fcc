#include "png_source.h"

/// Passes the next IDAT chunk of the file to the decompressor. Returns false if there is none.
static bool refill(cpixels_png_source *from) {
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

static bool fail_compression(cpixels_png_source *from, int status) {
  if (status == Z_MEM_ERROR)
    return cpixels_png_fail(from->error, CPIXELS_PNG_MEMORY, CPIXELS_PNG_IDAT, 0, 0, 0);
  cpixels_png_fail(from->error, CPIXELS_PNG_COMPRESSION, CPIXELS_PNG_IDAT, from->chunk, 0, 0);
  cpixels_png_explain(from->error, from->inflater.msg ? from->inflater.msg : "damaged");
  return false;
}

/// Fails with the number of row bytes found; `more` were inflated since the last whole block.
static bool fail_rows(cpixels_png_source *from, int32_t problem, size_t more) {
  uint64_t all = from->header->row_bytes;
  return cpixels_png_fail(from->error, problem, CPIXELS_PNG_IDAT, from->header->data_offset,
                          all - from->rows_left + more, all);
}

/// Inflates exactly the next `wanted` bytes of rows.
static bool inflate_rows(cpixels_png_source *from, size_t wanted) {
  from->inflater.next_out = from->block;
  from->inflater.avail_out = (uInt)wanted;
  while (from->inflater.avail_out > 0) {
    // Without input `inflate` may still produce output, so an empty refill alone isn't an error.
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

/// Checks, after the last row, that the stream ends with the right checksum and that no chunks
/// follow.
static bool finish_rows(cpixels_png_source *from) {
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

static void serve(cpixels_png_source *from, const uint8_t *piece, size_t count) {
  from->piece = piece;
  from->left = count;
}

/// Inflates the next rows, and serves the header of an IDAT chunk that contains them as one stored
/// block. libpng joins the chunks.
static bool serve_block(cpixels_png_source *from) {
  bool first = from->rows_left == from->header->row_bytes;
  from->payload = from->rows_left < CPIXELS_PNG_BLOCK ? (size_t)from->rows_left : CPIXELS_PNG_BLOCK;
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

/// Serves the bytes after a block: the stream's checksum after the last one, and the chunk's
/// (unread).
static void serve_trailer(cpixels_png_source *from) {
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

static bool advance(cpixels_png_source *from) {
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
      // A palette's alpha values are applied here, not by libpng.
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

bool cpixels_png_source_begin(cpixels_png_source *from, const uint8_t *file,
                              const cpixels_png_header *header, cpixels_png_error *error) {
  memset(from, 0, sizeof *from);
  from->file = file;
  from->header = header;
  from->error = error;
  from->chunk = header->data_offset;
  from->rows_left = header->row_bytes;
  return inflateInit(&from->inflater) == Z_OK;
}

void cpixels_png_source_end(cpixels_png_source *from) { inflateEnd(&from->inflater); }

bool cpixels_png_source_read(cpixels_png_source *from, uint8_t *bytes, size_t count) {
  while (count > 0) {
    if (from->left == 0) {
      if (!advance(from)) return false;
      continue;
    }
    size_t step = count < from->left ? count : from->left;
    memcpy(bytes, from->piece, step);
    bytes += step;
    count -= step;
    from->piece += step;
    from->left -= step;
  }
  return true;
}
