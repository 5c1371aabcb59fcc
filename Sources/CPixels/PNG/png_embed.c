// PNG files for embedding in text. zlib's output changes between releases, but a text with a
// picture must not change, so this is a separate, simple compressor with stable output. Each row is
// stored as its difference from the row above. Repeats are found by looking up the last position of
// the same three bytes, and are written with the fixed codes of RFC 1951.

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "cpixels_png.h"

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  uint64_t bits;  ///< pending bits, lowest first
  int bit_count;
  int failed;
} writer;

static void put(writer *out, const void *bytes, size_t count) {
  if (out->count + count > out->capacity) {
    size_t capacity = (out->count + count) * 2 + 1024;
    uint8_t *grown = out->failed ? NULL : realloc(out->bytes, capacity);
    if (!grown) {
      out->failed = 1;
      return;
    }
    out->bytes = grown;
    out->capacity = capacity;
  }
  memcpy(out->bytes + out->count, bytes, count);
  out->count += count;
}

static void put_number(writer *out, uint32_t number) {
  uint8_t bytes[4] = {(uint8_t)(number >> 24), (uint8_t)(number >> 16), (uint8_t)(number >> 8),
                      (uint8_t)number};
  put(out, bytes, 4);
}

static void put_bits(writer *out, uint32_t bits, int count) {
  out->bits |= (uint64_t)bits << out->bit_count;
  out->bit_count += count;
  while (out->bit_count >= 8) {
    uint8_t byte = (uint8_t)out->bits;
    put(out, &byte, 1);
    out->bits >>= 8;
    out->bit_count -= 8;
  }
}

/// Writes a code with its highest bit first.
static void put_code(writer *out, uint32_t code, int count) {
  uint32_t reversed = 0;
  for (int bit = 0; bit < count; bit++) reversed |= (code >> bit & 1) << (count - 1 - bit);
  put_bits(out, reversed, count);
}

static void put_symbol(writer *out, uint32_t symbol) {
  if (symbol < 144) put_code(out, 0x30 + symbol, 8);
  else if (symbol < 256) put_code(out, 0x190 + symbol - 144, 9);
  else if (symbol < 280) put_code(out, symbol - 256, 7);
  else put_code(out, 0xC0 + symbol - 280, 8);
}

/// Writes a repeat of 3…258 bytes from 1…32,768 bytes back.
static void put_repeat(writer *out, uint32_t length, uint32_t distance) {
  uint32_t rest = length - 3, extra = 0;
  if (length == 258) {
    put_symbol(out, 285);
  } else {
    while (rest >> extra >= 8) extra++;
    put_symbol(out, 257 + 4 * extra + (rest >> extra));
    put_bits(out, rest & ((1u << extra) - 1), (int)extra);
  }
  rest = distance - 1, extra = 0;
  while (rest >> extra >= 4) extra++;
  put_code(out, 2 * extra + (rest >> extra), 5);
  put_bits(out, rest & ((1u << extra) - 1), (int)extra);
}

enum { HASH_BITS = 15, WINDOW = 32768 };

static uint32_t hash_of(const uint8_t *bytes) {
  uint32_t three = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
  return three * 2654435761u >> (32 - HASH_BITS);
}

static uint32_t repeat_length(const uint8_t *bytes, size_t from, size_t to, size_t count) {
  uint32_t length = 0;
  while (length < 258 && to + length < count && bytes[from + length] == bytes[to + length]) {
    length++;
  }
  return length;
}

/// Writes a zlib stream.
static void put_compressed(writer *out, const uint8_t *bytes, size_t count) {
  size_t *last = calloc(1 << HASH_BITS, sizeof(size_t));  // the last position of each hash + 1
  if (!last) {
    out->failed = 1;
    return;
  }
  put(out, "\x78\x01", 2);
  put_bits(out, 3, 3);
  for (size_t at = 0; at < count;) {
    uint32_t length = 0;
    size_t from = 0;
    if (at + 3 <= count) {
      uint32_t hash = hash_of(bytes + at);
      from = last[hash];
      last[hash] = at + 1;
      if (from && at - (from - 1) <= WINDOW) length = repeat_length(bytes, from - 1, at, count);
    }
    if (length < 3) {
      put_symbol(out, bytes[at++]);
      continue;
    }
    put_repeat(out, length, (uint32_t)(at - (from - 1)));
    // Long repeats are uniform, so recording every position in them has no benefit.
    for (uint32_t step = 1; step < length && step < 16 && at + step + 3 <= count; step++) {
      last[hash_of(bytes + at + step)] = at + step + 1;
    }
    at += length;
  }
  put_symbol(out, 256);
  if (out->bit_count > 0) put_bits(out, 0, 8 - out->bit_count);
  put_number(out, (uint32_t)adler32_z(1, bytes, count));
  free(last);
}

static void put_chunk(writer *out, const char type[4], const void *bytes, size_t count) {
  put_number(out, (uint32_t)count);
  size_t begin = out->count;
  put(out, type, 4);
  if (count > 0) put(out, bytes, count);
  if (out->failed) return;
  put_number(out, (uint32_t)crc32_z(0, out->bytes + begin, count + 4));
}

/// Returns the filtered rows: the difference from the row above.
static uint8_t *filtered(const uint8_t *rgba, size_t row, size_t height) {
  uint8_t *rows = malloc((row + 1) * height);
  if (!rows) return NULL;
  for (size_t y = 0; y < height; y++) {
    uint8_t *to = rows + y * (row + 1);
    const uint8_t *from = rgba + y * row;
    *to++ = 2;
    memcpy(to, from, row);
    for (size_t index = 0; y > 0 && index < row; index++) {
      to[index] = (uint8_t)(from[index] - *(from + index - row));
    }
  }
  return rows;
}

bool cpixels_png_embed(const uint8_t *rgba, uint32_t width, uint32_t height, uint8_t **file,
                       size_t *count) {
  writer out = {0}, data = {0};
  size_t row = (size_t)width * 4;
  uint8_t *rows = filtered(rgba, row, height);
  if (!rows) return false;
  put_compressed(&data, rows, (row + 1) * height);
  free(rows);
  put(&out, "\x89PNG\r\n\x1A\n", 8);
  uint8_t header[13] = {(uint8_t)(width >> 24), (uint8_t)(width >> 16), (uint8_t)(width >> 8),
                        (uint8_t)width, (uint8_t)(height >> 24), (uint8_t)(height >> 16),
                        (uint8_t)(height >> 8), (uint8_t)height, 8, 6, 0, 0, 0};
  put_chunk(&out, "IHDR", header, 13);
  if (!data.failed && data.count <= 0x7FFFFFFF) put_chunk(&out, "IDAT", data.bytes, data.count);
  else out.failed = 1;
  put_chunk(&out, "IEND", NULL, 0);
  free(data.bytes);
  if (out.failed) {
    free(out.bytes);
    return false;
  }
  *file = out.bytes;
  *count = out.count;
  return true;
}
