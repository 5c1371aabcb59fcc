#include <zlib.h>

#include "png_internal.h"

/// The state of the scan, which determines the chunks that may follow.
typedef struct scan {
  const uint8_t *file;
  size_t count;
  size_t offset;
  bool in_data;
  bool after_data;
} scan;

static bool is_letter(uint8_t byte) {
  return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

/// Reads the name and length of the chunk at the offset, and checks that it is complete and that
/// its checksum is right.
static bool chunk_at(const scan *at, uint32_t *name, uint32_t *length, cpixels_png_error *error) {
  size_t left = at->count - at->offset;
  if (left < 8) {
    // A file that ends between chunks is truncated; report the next expected chunk.
    return cpixels_png_fail(error, CPIXELS_PNG_TRUNCATED, left == 0 ? CPIXELS_PNG_IEND : 0,
                            at->offset + left, left, 8 - left);
  }
  const uint8_t *bytes = at->file + at->offset;
  *length = cpixels_png_load(bytes);
  *name = cpixels_png_load(bytes + 4);
  for (int i = 4; i < 8; i++) {
    if (!is_letter(bytes[i]))
      return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_NAME, *name, at->offset, *name, 0);
  }
  if (bytes[6] & 0x20)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_NAME, *name, at->offset, *name, 0);
  if (*length > 0x7fffffffu)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_LENGTH, *name, at->offset, *length, 0x7fffffffu);
  uint64_t needed = (uint64_t)*length + 12;
  if (needed > left) {
    return cpixels_png_fail(error, CPIXELS_PNG_TRUNCATED, *name, at->count, left,
                            needed - left);
  }
  uint32_t stored = cpixels_png_load(bytes + 8 + *length);
  uint32_t computed = (uint32_t)crc32(0, bytes + 4, *length + 4);
  if (stored != computed)
    return cpixels_png_fail(error, CPIXELS_PNG_CRC, *name, at->offset, stored, computed);
  return true;
}

static bool depth_fits(unsigned color_type, unsigned depth) {
  switch (color_type) {
    case 0: return depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
    case 3: return depth == 1 || depth == 2 || depth == 4 || depth == 8;
    case 2:
    case 4:
    case 6: return depth == 8 || depth == 16;
    default: return false;
  }
}

/// Returns the number of bytes in all rows of a picture or of one of its seven passes, including
/// filter bytes.
static uint64_t bytes_of_rows(uint64_t width, uint64_t height, uint64_t bits) {
  if (width == 0 || height == 0) return 0;
  return ((width * bits + 7) / 8 + 1) * height;
}

static uint64_t inflated_bytes(const cpixels_png_header *header) {
  static const uint8_t first_x[7] = {0, 4, 0, 2, 0, 1, 0}, first_y[7] = {0, 0, 4, 0, 2, 0, 1};
  static const uint8_t step_x[7] = {8, 8, 4, 4, 2, 2, 1}, step_y[7] = {8, 8, 8, 4, 4, 2, 2};
  uint64_t bits = (uint64_t)cpixels_png_channels(header->color_type) * header->depth;
  if (!header->interlaced) return bytes_of_rows(header->width, header->height, bits);
  uint64_t sum = 0;
  for (int pass = 0; pass < 7; pass++) {
    uint64_t width = ((uint64_t)header->width + step_x[pass] - 1 - first_x[pass]) / step_x[pass];
    uint64_t height = ((uint64_t)header->height + step_y[pass] - 1 - first_y[pass]) / step_y[pass];
    sum += bytes_of_rows(width, height, bits);
  }
  return sum;
}

static bool check_limits(const cpixels_png_header *header, const cpixels_png_limits *limits,
                         cpixels_png_error *error) {
  uint64_t width = header->width, height = header->height;
  uint64_t longest = width > height ? width : height;
  if (longest > limits->side)
    return cpixels_png_fail(error, CPIXELS_PNG_LIMIT_SIDE, 0, 16, longest, limits->side);
  // Both factors are below 2^31, so none of these products overflows.
  uint64_t pixels = width * height;
  if (pixels > limits->pixels)
    return cpixels_png_fail(error, CPIXELS_PNG_LIMIT_PIXELS, 0, 16, pixels, limits->pixels);
  // The result, four rows of the widest pixel for libpng, and the two decompressors.
  uint64_t memory = pixels * 4 + width * 8 * 4 + 262144;
  if (memory > limits->memory)
    return cpixels_png_fail(error, CPIXELS_PNG_LIMIT_MEMORY, 0, 16, memory, limits->memory);
  return true;
}

static bool read_header(const scan *at, const cpixels_png_limits *limits,
                        cpixels_png_header *header, cpixels_png_error *error) {
  uint32_t name, length;
  if (!chunk_at(at, &name, &length, error)) return false;
  if (name != CPIXELS_PNG_IHDR)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_ORDER, name, at->offset, 0, 0);
  if (length != 13)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_SIZE, name, at->offset, length, 13);
  const uint8_t *data = at->file + at->offset + 8;
  header->width = cpixels_png_load(data);
  header->height = cpixels_png_load(data + 4);
  header->depth = data[8];
  header->color_type = data[9];
  uint32_t sides[2] = {header->width, header->height};
  for (int i = 0; i < 2; i++) {
    if (sides[i] == 0 || sides[i] > 0x7fffffffu)
      return cpixels_png_fail(error, CPIXELS_PNG_SIDE, name, at->offset, sides[i], 0x7fffffffu);
  }
  if (!depth_fits(data[9], data[8]))
    return cpixels_png_fail(error, CPIXELS_PNG_COLOR_TYPE, name, at->offset,
                            (uint64_t)data[9] << 8 | data[8], 0);
  if (data[10] != 0 || data[11] != 0 || data[12] > 1)
    return cpixels_png_fail(error, CPIXELS_PNG_METHOD, name, at->offset, 0, 0);
  header->interlaced = data[12] == 1;
  return check_limits(header, limits, error);
}

static bool read_palette(const scan *at, uint32_t length, cpixels_png_header *header,
                         cpixels_png_error *error) {
  bool misplaced = header->palette_offset != 0 || header->transparency_offset != 0 || at->in_data ||
                   header->color_type == 0 || header->color_type == 4;
  if (misplaced)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_ORDER, CPIXELS_PNG_PLTE, at->offset, 0, 0);
  uint32_t most = header->color_type == 3 ? 3u << header->depth : 768;
  if (length == 0 || length % 3 != 0 || length > most)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_SIZE, CPIXELS_PNG_PLTE, at->offset, length, most);
  header->palette_offset = at->offset;
  header->palette_length = length;
  return true;
}

static bool read_transparency(const scan *at, uint32_t length, cpixels_png_header *header,
                              cpixels_png_error *error) {
  bool misplaced = header->transparency_offset != 0 || at->in_data || header->color_type == 4 ||
                   header->color_type == 6 ||
                   (header->color_type == 3 && header->palette_offset == 0);
  if (misplaced)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_ORDER, CPIXELS_PNG_TRNS, at->offset, 0, 0);
  uint32_t most = header->color_type == 0   ? 2
                  : header->color_type == 2 ? 6
                                            : header->palette_length / 3;
  bool fits = header->color_type == 3 ? length >= 1 && length <= most : length == most;
  if (!fits)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_SIZE, CPIXELS_PNG_TRNS, at->offset, length, most);
  header->transparency_offset = at->offset;
  header->transparency_length = length;
  return true;
}

static bool read_data(scan *at, cpixels_png_header *header, cpixels_png_error *error) {
  if (at->after_data)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_ORDER, CPIXELS_PNG_IDAT, at->offset, 0, 0);
  if (header->color_type == 3 && header->palette_offset == 0)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_MISSING, CPIXELS_PNG_PLTE, at->offset, 0, 0);
  if (!at->in_data) header->data_offset = at->offset;
  at->in_data = true;
  return true;
}

static bool read_end(const scan *at, uint32_t length, cpixels_png_error *error) {
  if (length != 0)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_SIZE, CPIXELS_PNG_IEND, at->offset, length, 0);
  if (!at->in_data)
    return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_MISSING, CPIXELS_PNG_IDAT, at->offset, 0, 0);
  size_t trailing = at->count - at->offset - 12;
  if (trailing > 0)
    return cpixels_png_fail(error, CPIXELS_PNG_TRAILING, 0, at->offset + 12, trailing, 0);
  return true;
}

bool cpixels_png_check(const uint8_t *file, size_t count, const cpixels_png_limits *limits,
                      cpixels_png_header *header, cpixels_png_error *error) {
  memset(header, 0, sizeof *header);
  memset(error, 0, sizeof *error);
  if (count > limits->file)
    return cpixels_png_fail(error, CPIXELS_PNG_LIMIT_FILE, 0, 0, count, limits->file);
  size_t compared = count < 8 ? count : 8;
  if (memcmp(file, cpixels_png_signature, compared) != 0)
    return cpixels_png_fail(error, CPIXELS_PNG_SIGNATURE, 0, 0, 0, 0);
  if (count < 8)
    return cpixels_png_fail(error, CPIXELS_PNG_TRUNCATED, 0, count, count, 8 - count);
  scan at = {.file = file, .count = count, .offset = 8};
  if (!read_header(&at, limits, header, error)) return false;
  at.offset += 25;
  for (;;) {
    uint32_t name, length;
    if (!chunk_at(&at, &name, &length, error)) return false;
    if (name != CPIXELS_PNG_IDAT && at.in_data) at.after_data = true;
    switch (name) {
      case CPIXELS_PNG_PLTE:
        if (!read_palette(&at, length, header, error)) return false;
        break;
      case CPIXELS_PNG_TRNS:
        if (!read_transparency(&at, length, header, error)) return false;
        break;
      case CPIXELS_PNG_IDAT:
        if (!read_data(&at, header, error)) return false;
        break;
      case CPIXELS_PNG_IEND:
        header->row_bytes = inflated_bytes(header);
        return read_end(&at, length, error);
      case CPIXELS_PNG_IHDR:
        return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_ORDER, name, at.offset, 0, 0);
      default:
        if (!(name & 0x20000000u))
          return cpixels_png_fail(error, CPIXELS_PNG_CHUNK_UNKNOWN, name, at.offset, 0, 0);
    }
    at.offset += (size_t)length + 12;
  }
}
