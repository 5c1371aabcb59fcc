#include <stdlib.h>
#include <zlib.h>

#include "png_digest.h"
#include "png_output.h"
#include "png_rows.h"

typedef cpixels_png_output output;

static bool reserve(output *to, size_t more) {
  if (more > SIZE_MAX / 4 || to->count > SIZE_MAX / 4) return false;
  if (to->capacity - to->count >= more) return true;
  size_t capacity = (to->count + more) * 3 / 2;
  uint8_t *bytes = realloc(to->bytes, capacity);
  if (!bytes) return false;
  to->bytes = bytes;
  to->capacity = capacity;
  return true;
}

bool cpixels_png_append_chunk(output *to, uint32_t name, const uint8_t *data, uint32_t length) {
  if (!reserve(to, (size_t)length + 12)) return false;
  uint8_t *chunk = to->bytes + to->count;
  cpixels_png_store(chunk, length);
  cpixels_png_store(chunk + 4, name);
  if (length > 0) memcpy(chunk + 8, data, length);
  cpixels_png_store(chunk + 8 + length, (uint32_t)crc32(0, chunk + 4, length + 4));
  to->count += (size_t)length + 12;
  return true;
}

bool cpixels_png_append_head(output *to, const cpixels_png_form *form, uint32_t width,
                             uint32_t height, uint32_t pixels_per_meter) {
  if (!reserve(to, 8)) return false;
  memcpy(to->bytes, cpixels_png_signature, 8);
  to->count = 8;
  uint8_t data[768] = {0};
  cpixels_png_store(data, width);
  cpixels_png_store(data + 4, height);
  data[8] = form->depth;
  data[9] = form->color_type;
  if (!cpixels_png_append_chunk(to, CPIXELS_PNG_IHDR, data, 13)) return false;
  data[0] = 0;  // perceptual
  if (!cpixels_png_append_chunk(to, CPIXELS_PNG_SRGB, data, 1)) return false;
  cpixels_png_store(data, pixels_per_meter);
  cpixels_png_store(data + 4, pixels_per_meter);
  data[8] = 1;  // the unit is the metre
  if (!cpixels_png_append_chunk(to, CPIXELS_PNG_PHYS, data, 9)) return false;
  if (form->color_type == 3) {
    for (unsigned i = 0; i < form->palette_count; i++) memcpy(data + 3 * i, &form->palette[i], 3);
    if (!cpixels_png_append_chunk(to, CPIXELS_PNG_PLTE, data, 3u * form->palette_count)) return false;
    for (unsigned i = 0; i < form->palette_transparent; i++)
      data[i] = (uint8_t)(form->palette[i] >> 24);
    if (form->palette_transparent > 0)
      return cpixels_png_append_chunk(to, CPIXELS_PNG_TRNS, data, form->palette_transparent);
  } else if (form->keyed) {
    static const uint8_t steps[9] = {0, 255, 85, 0, 17, 0, 0, 0, 1};
    uint32_t samples = form->color_type == 0 ? 1 : 3;
    memset(data, 0, 6);
    for (uint32_t i = 0; i < samples; i++)
      data[2 * i + 1] = (uint8_t)(form->key[i] / steps[form->depth]);
    return cpixels_png_append_chunk(to, CPIXELS_PNG_TRNS, data, 2 * samples);
  }
  return true;
}

/// The state of the compressor's input.
typedef struct writer {
  const uint8_t *pixels;
  size_t stride;
  uint32_t height;
  cpixels_png_packer packer;
  /// Two packed rows, this one and the one above, each with margin and slack.
  uint8_t *rows[2];
  /// A filter byte and a filtered row, for each of the five filters.
  uint8_t *filtered[5];
  uint8_t *memory;
  z_stream deflater;
} writer;

static bool writer_begin(writer *w, const uint8_t *pixels, uint32_t width, uint32_t height,
                         const cpixels_png_form *form) {
  memset(w, 0, sizeof *w);
  w->pixels = pixels;
  w->stride = (size_t)width * 4;
  w->height = height;
  if (!cpixels_png_packer_begin(&w->packer, form, width)) return false;
  size_t each = w->packer.row_bytes + CPIXELS_PNG_MARGIN + CPIXELS_PNG_SLACK;
  w->memory = calloc(7, each);
  if (!w->memory) return false;
  for (int i = 0; i < 2; i++) w->rows[i] = w->memory + (size_t)i * each + CPIXELS_PNG_MARGIN;
  for (int i = 0; i < 5; i++) {
    w->filtered[i] = w->memory + (size_t)(i + 2) * each + CPIXELS_PNG_MARGIN - 1;
    w->filtered[i][0] = (uint8_t)i;
  }
  return true;
}

static void writer_end(writer *w) {
  cpixels_png_packer_end(&w->packer);
  free(w->memory);
}

/// Filters the packed row: with no filter, or with the filter whose result is nearest to zero.
static const uint8_t *filtered_row(writer *w, bool adaptive) {
  size_t count = w->packer.row_bytes, pixel = w->packer.pixel_bytes;
  if (!adaptive) {
    memcpy(w->filtered[0] + 1, w->rows[0], count);
    return w->filtered[0];
  }
  unsigned best = 0;
  uint64_t least = UINT64_MAX;
  for (unsigned filter = 0; filter < 5; filter++) {
    uint64_t sum =
        cpixels_png_filter(filter, w->rows[0], w->rows[1], count, pixel, w->filtered[filter] + 1);
    if (sum < least) {
      least = sum;
      best = filter;
    }
  }
  return w->filtered[best];
}

/// Packs, filters and compresses rows `from ..< to`; grows the output as needed.
static bool compress_rows(writer *w, uint32_t from, uint32_t to, bool adaptive, output *out) {
  const uint8_t *bytes = NULL;
  for (uint32_t y = from; y < to; y++) {
    const uint8_t *pixels = w->pixels + y * w->stride;
    // A row equal to the one above is already packed, and without a filter it is also already
    // filtered.
    bool repeated = y > from && memcmp(pixels, pixels - w->stride, w->stride) == 0;
    uint8_t *above = w->rows[0];
    if (repeated) {
      if (adaptive) memcpy(w->rows[1], w->rows[0], w->packer.row_bytes);
    } else {
      w->rows[0] = w->rows[1];
      w->rows[1] = above;
      cpixels_png_pack(&w->packer, pixels, w->rows[0]);
    }
    if (!repeated || adaptive) bytes = filtered_row(w, adaptive);
    w->deflater.next_in = (Bytef *)(uintptr_t)bytes;
    w->deflater.avail_in = (uInt)(w->packer.row_bytes + 1);
    int flush = y + 1 == to ? Z_FINISH : Z_NO_FLUSH;
    for (;;) {
      if (!reserve(out, 65536)) return false;
      size_t available = out->capacity - out->count;
      w->deflater.next_out = out->bytes + out->count;
      w->deflater.avail_out = available > 0x40000000 ? 0x40000000 : (uInt)available;
      uInt before = w->deflater.avail_out;
      int status = deflate(&w->deflater, flush);
      out->count += before - w->deflater.avail_out;
      if (status == Z_STREAM_END) break;
      if (status != Z_OK && status != Z_BUF_ERROR) return false;
      if (flush == Z_NO_FLUSH && w->deflater.avail_in == 0) break;
    }
  }
  return true;
}

/// Compresses rows `from ..< to` as a separate stream.
///
/// Drawings are best left unfiltered: deflate finds their repetitions if it searches for long ones
/// at a few hundred positions, a tenth of the effort of level 9. Photographs are filtered, and gain
/// little above level 6.
static bool compress_band(writer *w, uint32_t from, uint32_t to, bool adaptive,
                          output *out) {
  memset(w->rows[1], 0, w->packer.row_bytes);
  memset(w->rows[0], 0, w->packer.row_bytes);
  memset(&w->deflater, 0, sizeof w->deflater);
  int strategy = adaptive ? Z_FILTERED : Z_DEFAULT_STRATEGY;
  if (deflateInit2(&w->deflater, 6, Z_DEFLATED, 15, 8, strategy) != Z_OK) return false;
  if (!adaptive) deflateTune(&w->deflater, 16, 258, 258, 400);
  bool done = compress_rows(w, from, to, adaptive, out);
  deflateEnd(&w->deflater);
  return done;
}

/// Returns whether most pixels of some rows equal a neighbour to the left or above. That is the
/// case in drawings and in gradients, which repeat along their level lines, but not in photographs.
static bool is_flat(const writer *w, uint32_t from, uint32_t to) {
  size_t equal = 0, all = 0;
  for (uint32_t y = from > 0 ? from : 1; y < to; y++) {
    const uint8_t *row = w->pixels + y * w->stride, *above = row - w->stride;
    for (size_t at = 4; at + 8 <= w->stride; at += 4, all++) {
      equal += memcmp(row + at, row + at - 4, 4) == 0 || memcmp(row + at, above + at, 4) == 0 ||
               memcmp(row + at, above + at - 4, 4) == 0 || memcmp(row + at, above + at + 4, 4) == 0;
    }
  }
  return 2 * equal >= all;
}

/// Determines whether filtered rows compress better, by trying bands of the picture.
static bool choose_filters(writer *w, bool *adaptive) {
  enum { bands = 4 };
  *adaptive = false;
  // Indices and packed bits aren't quantities, so their differences are meaningless.
  if (w->packer.form->color_type == 3 || w->packer.form->depth < 8) return true;
  uint32_t rows = w->height < 256 ? w->height / 32 + 1 : 8;
  size_t sizes[2] = {0, 0};
  for (uint32_t band = 0; band < bands; band++) {
    uint32_t from = (uint32_t)((uint64_t)w->height * (2 * band + 1) / (2 * bands));
    uint32_t to = from + rows < w->height ? from + rows : w->height;
    if (is_flat(w, from, to)) continue;
    for (int filters = 0; filters < 2; filters++) {
      output trial = {0};
      bool done = compress_band(w, from, to, filters == 1, &trial);
      sizes[filters] += trial.count;
      free(trial.bytes);
      if (!done) return false;
    }
  }
  // A few rows don't reveal long repetitions, so filters must win by a clear margin.
  *adaptive = sizes[1] < sizes[0] / 10 * 9;
  return true;
}

bool cpixels_png_compress(const uint8_t *pixels, uint32_t width, uint32_t height,
                          const cpixels_png_form *form, output *data) {
  bool adaptive;
  writer w;
  bool done = writer_begin(&w, pixels, width, height, form) && choose_filters(&w, &adaptive) &&
              compress_band(&w, 0, height, adaptive, data);
  writer_end(&w);
  return done;
}

/// Compresses the rows and cuts the result into chunks.
static bool append_data(output *to, const uint8_t *pixels, uint32_t width, uint32_t height,
                        const cpixels_png_form *form) {
  output data = {0};
  bool done = cpixels_png_compress(pixels, width, height, form, &data);
  for (size_t at = 0; done && at < data.count;) {
    size_t step = data.count - at < CPIXELS_PNG_LARGEST ? data.count - at : CPIXELS_PNG_LARGEST;
    done = cpixels_png_append_chunk(to, CPIXELS_PNG_IDAT, data.bytes + at, (uint32_t)step);
    at += step;
  }
  free(data.bytes);
  return done;
}

bool cpixels_png_write(const uint8_t *pixels, uint32_t width, uint32_t height,
                       uint32_t pixels_per_meter, uint8_t **file, size_t *count,
                       cpixels_png_error *error) {
  memset(error, 0, sizeof *error);
  *file = NULL;
  *count = 0;
  bool possible = width > 0 && height > 0 && width <= 0x1fffffff && height <= 0x7fffffff &&
                  pixels_per_meter <= 0x7fffffff;
  if (!possible) return cpixels_png_fail(error, CPIXELS_PNG_ARGUMENT, 0, 0, width, 0x1fffffff);
  cpixels_png_form form;
  cpixels_png_classify(pixels, width, height, &form);
  output to = {0};
  bool done = cpixels_png_append_head(&to, &form, width, height, pixels_per_meter) &&
              append_data(&to, pixels, width, height, &form);
  uint8_t digests[CPIXELS_PNG_DIGEST_LENGTH];
  if (done) {
    cpixels_png_make_digests(to.bytes, to.count, pixels, width, height, digests);
    done = cpixels_png_append_chunk(&to, CPIXELS_PNG_DIGEST, digests, sizeof digests) &&
           cpixels_png_append_chunk(&to, CPIXELS_PNG_IEND, NULL, 0);
  }
  if (!done) {
    free(to.bytes);
    return cpixels_png_fail(error, CPIXELS_PNG_MEMORY, 0, 0, 0, 0);
  }
  *file = to.bytes;
  *count = to.count;
  return true;
}

void cpixels_png_free(uint8_t *file) { free(file); }
